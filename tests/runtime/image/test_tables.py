"""The tables that linking makes of an image, as text: what the machine reads, and what spares it to ask.

A question that is not asked ahead, or a row of a sieve that lets too much pass, changes nothing that happens
in a game: only here is it seen. `--snapshot-update` writes it anew: read the diff.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from syrupy.assertion import SnapshotAssertion

import lowkit
from irkit import I, L, proc, program
from langkit import Shared, kept
from orchard import orchard
from talisman.compiler.image.emit import emit
from talisman.compiler.ir import program as ir
from talisman.runtime.game.game import load
from talisman.runtime.image import sieve, weight
from talisman.runtime.image.image import place_of, proc_at
from talisman.runtime.image.link import Linked
from talisman.runtime.image.prelude import asked, asked_of, asleep, meant
from talisman.runtime.table.shape import grouped_rules, tagged
from talisman.runtime.table.words import ASKED
from worlds import linked

ROW = 24
"""Words in a line."""
WHAT = {number: name for name, number in ASKED.items()}
RULES = [name for name in lowkit.SOURCES if name.startswith("rule/")]


COUNTS = frozenset(("bw", "far", "main", "modbase", "ntagw", "size"))
"""Of what is known by name, what is no place in the tables; with it all that begins so:"""
COUNTING = ("b_", "n")


def thicket() -> ir.Program:
    """Many rules of two events: most are about one sort or one thing, some ask about another event."""
    colours = ("red", "blue", "green")
    things = [ir.Entity(f"thing{n}", f"Thing {n}", ("fruit", colours[n % 3])) for n in range(40)]
    no = (L("no"), I("RETI", 0))

    def asking(*code: ir.Ins) -> tuple[ir.Ins | ir.Label, ...]:
        return (I("EVGET", 6, 1), *code, I("RETI", 1), *no)

    codes = {
        "red": asking(I("JNTAG", 6, "red", "no")),
        "no blue": asking(I("JTAG", 6, "blue", "no")),
        "something": asking(I("JLTI", 6, 7, "no")),
        "the carrier": asking(I("JNE", 6, 0, "no")),
        "no carrier": asking(I("JEQ", 6, 0, "no")),
        "one": asking(I("JNEI", 6, 9, "no")),
        "not one": asking(I("JEQI", 6, 9, "no")),
        "who": (I("EVGET", 6, 0), I("JNTAG", 6, "seat", "no"), I("RETI", 1), *no),
        "nobody": (I("EVGET", 6, 0), I("JLTI", 6, 0, "no"), I("JNTAG", 6, "green", "no"), I("RETI", 1), *no),
        "may": (I("ASK", 6, "may", 1), I("JNZ", 6, "no"), I("RETI", 1), *no),
    }
    procs = [proc(name, *code, params=1) for name, code in codes.items()]
    procs += [proc(f"{one.name} forbids", *one.code, params=1, kind="forbid") for one in procs]
    hand = ("hand",)
    rules = [
        ir.Rule(f"{event} {phase} {n}", event, phase, f"{name}{more}", f"thing{n % 40}", 1 + n % 3, n % 2)
        for event, phase, names, more in (
            ("act", "after", (*[*codes][:6], "may"), ""),
            ("act", "guard", ("the carrier", "one"), ""),
            ("act", "replace", ("no carrier", "not one"), ""),
            ("may", "forbid", ("who", "nobody", "nobody"), " forbids"),
            ("may", "after", ("nobody", "who", "nobody"), ""),
        )
        for n in range(45)
        for name in (names[n % len(names)],)
    ]
    rules += [
        ir.Rule(f"all {n}", "act", "after", "the carrier", f"thing{n}", 4, zones=hand) for n in range(8)
    ]
    rules += [ir.Rule(f"alone {n}", "may", "guard", "red") for n in range(4)]
    rules += [ir.Rule(f"few {n}", "few", "after", "one") for n in range(3)]
    rules += [ir.Rule(f"fewer {n}", "few", "guard", "one") for n in range(2)]
    zones = [ir.ZoneClass("hand", "seat"), ir.ZoneClass("inside", "green"), ir.ZoneClass("pile")]
    return program(
        *procs,
        entities=things,
        tags=["fruit", *colours],
        events=[ir.Event("act"), ir.Event("may"), ir.Event("few")],
        rules=rules,
        zones=zones,
    )


def text(made: Linked) -> Iterator[str]:
    """Each table with its words."""
    counts = {name for name in made.where if name in COUNTS or name.startswith(COUNTING)}
    begins = sorted((place, name) for name, place in made.where.items() if name not in counts)
    places = sorted({0, len(made.tables), *(place for place, _ in begins)})
    names: dict[int, list[str]] = {}
    for place, name in begins:
        names.setdefault(place, []).append(name)
    for begin, end in zip(places, [*places[1:], len(made.tables)], strict=True):
        yield f"{begin} {' '.join(names.get(begin, ()))}"
        words = made.tables[begin:end]
        yield from (f"    {' '.join(map(str, words[at : at + ROW]))}" for at in range(0, len(words), ROW))
    yield from (f"{name} is {made.where[name]}" for name in sorted(counts))
    yield f"zones {list(made.zone_list)} {made.zone_of}"
    yield from (f"field {found}" for found in made.field_of)


def questions(rows: Sequence[int]) -> str:
    """Rows of what is asked, in words."""
    told = zip(*[iter(rows)] * 3, strict=True)
    return ", ".join(f"{WHAT[what]} {word} {operand}" for what, word, operand in told)


def ahead(made: Linked) -> Iterator[str]:
    """What is known of rules, modifiers and limits before their code runs."""
    image, owners = made.image, tagged(made.image.rows["tags"])
    names = image.names["procs"]
    for one in dict.fromkeys(rule[5] for rule in image.rows["rules"]):
        yield f"rule {names[one]}: {questions(asked(image, one))}"
    for _, kind, _, one, *_ in image.rows["modifiers"]:
        told = questions(asked_of(image, one, kind)) if one else ""
        yield f"modifier {names[one]}: {meant(image, one, kind)} {told}".rstrip()
    for one, *_ in image.rows["limits"]:
        yield f"limit {names[one]}: {asleep(image, one, owners)}"


@pytest.fixture(scope="module")
def shared(request: pytest.FixtureRequest) -> Shared:
    """One table for the words of all sources."""
    return lowkit.table(kept(request))


def test_tables_of_the_orchard(snapshot: SnapshotAssertion) -> None:
    """A program of every sort of row, made by hand."""
    assert "\n".join(text(load(emit(orchard())))) == snapshot


def test_tables_of_many_rules_of_one_event(snapshot: SnapshotAssertion) -> None:
    """A program with sieves, and with rules that ask whether another event may happen."""
    made = load(emit(thicket()))

    assert "\n".join((*ahead(made), *text(made))) == snapshot


@pytest.mark.parametrize("pack", ["tests/packs/race", "tests/packs/tricks"])
def test_tables_of_small_games(pack: str, snapshot: SnapshotAssertion) -> None:
    """Two games that are shipped with the tests."""
    made = linked(pack)

    assert "\n".join((*ahead(made), *text(made))) == snapshot


def test_what_is_asked_ahead(shared: Shared, snapshot: SnapshotAssertion) -> None:
    """The first questions of every rule in the sources of lowering rules, the base's own told once."""
    told: dict[str, str] = {}
    for name in ("", *RULES):
        for line in ahead(load(emit(lowkit.made(name, shared).program))):
            told.setdefault(line, name)

    assert "\n".join(f"{name:30} {line}".rstrip() for line, name in told.items()) == snapshot


def test_sieves_within_a_limit(monkeypatch: pytest.MonkeyPatch, snapshot: SnapshotAssertion) -> None:
    """Of many rules those get a sieve for which there is room left, in their order: from how much room on."""
    image = load(emit(thicket())).image
    questions = {rule[5]: asked(image, rule[5]) for rule in image.rows["rules"]}
    grouped, owners = grouped_rules(image.rows["rules"]), tagged(image.rows["tags"])
    lines = [""]
    for most in range(400):
        monkeypatch.setattr(sieve, "MAX_SIEVE_WORDS", most)
        found = [
            (one.event, one.phase, one.word, one.first)
            for one in sieve.sieves(image, questions, grouped, owners)
        ]
        if not lines[-1].endswith(f": {found}"):
            lines.append(f"{most}: {found}")

    assert "\n".join(lines) == snapshot


def test_what_linking_would_take(snapshot: SnapshotAssertion) -> None:
    """The words that are counted before any is taken."""
    images = (load(emit(orchard())).image, load(emit(thicket())).image, linked("tests/packs/race").image)

    assert "\n".join(str(list(weight._squares(image))) for image in images) == snapshot


def test_where_code_comes_from(snapshot: SnapshotAssertion) -> None:
    """The line and the procedure of each instruction, and of what is none."""
    image = linked("tests/packs/tricks").image
    end = len(image.code) // 4
    lines = [
        f"{at} {place_of(image, at)} {proc_at(image, at)}" for at in (-1, *range(60), end - 1, end, end + 1)
    ]

    assert "\n".join(lines) == snapshot
