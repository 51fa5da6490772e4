"""The verifier: what is refused, and that what is not refused cannot make the machine misbehave."""

from __future__ import annotations

import copy
import json
from base64 import b64decode, b64encode
from collections.abc import Callable
from functools import cache
from itertools import chain
from random import Random
from struct import pack, unpack
from typing import cast

import pytest

from irkit import I, L, proc, program
from orchard import orchard
from talisman.compiler.image.emit import emit
from talisman.compiler.ir import program as ir
from talisman.runtime.game.engine import native_machine
from talisman.runtime.game.game import Game, load
from talisman.runtime.image import image as images
from talisman.runtime.image import verify as verifying
from talisman.runtime.image.image import (
    ImageError,
    InvalidImage,
    MalformedImage,
    NewerImage,
    OlderImage,
    OversizeImage,
    TamperedImage,
    image_hash,
    read_image,
)
from talisman.runtime.table import ops
from talisman.runtime.table.limits import IMAGE_FORMAT
from talisman.runtime.table.opcodes import NAMES
from talisman.runtime.table.shape import tagged
from talisman.values import evolve

Data = dict[str, object]
Rows = list[list[int]]


@cache
def _text() -> str:
    return json.dumps(emit(orchard()))


def data() -> Data:
    """A fresh image as data."""
    return cast(Data, json.loads(_text()))


def tables(image: Data) -> dict[str, Rows]:
    """The tables of an image."""
    return cast(dict[str, Rows], image["tables"])


def words(image: Data) -> list[int]:
    """The code of an image."""
    raw = b64decode(cast(str, image["code"]))
    return list(unpack(f"<{len(raw) // 4}i", raw))


def signed(image: Data) -> Data:
    """The image with the hash it should have, as somebody would write who means harm."""
    image["hash"] = image_hash(image)
    return image


def with_code(image: Data, code: list[int]) -> Data:
    """The image with other code."""
    image["code"] = b64encode(pack(f"<{len(code)}i", *code)).decode()
    return signed(image)


def test_an_image_that_was_changed_is_refused_as_tampered() -> None:
    """The hash covers everything."""
    image = data()
    cast(list[str], image["texts"]).append("more")

    with pytest.raises(TamperedImage):
        load(image)


def test_an_image_of_another_format_is_refused_as_such() -> None:
    """One made for other instructions is newer, too; an older one has to be compiled again."""
    newer, other = data(), data()
    newer["format"] = IMAGE_FORMAT + 1
    tables(other)["opcodes"] = []
    for image in (newer, other):
        with pytest.raises(NewerImage):
            load(signed(image))
    older = data()
    older["format"] = IMAGE_FORMAT - 1
    with pytest.raises(OlderImage):
        load(signed(older))


@pytest.mark.parametrize(
    "change",
    [
        lambda image: image.pop("format"),
        lambda image: image.update(code="AAAA"),
        lambda image: image.update(code="?"),
        lambda image: image.update(code=1),
        lambda image: image.update(texts=[1]),
        lambda image: image.pop("text_kinds"),
        lambda image: image.update(text_kinds=["term"]),
        lambda image: image.update(seats=[1]),
        lambda image: image.update(seats=[1, True]),
        lambda image: image.update(packs=["x"]),
        lambda image: image["tables"].update(rules=[[1, 2]]),
        lambda image: image["tables"].update(rules=[[2**31] * 9]),
        lambda image: image["tables"].update(rules=7),
        lambda image: image["tables"].pop("zones"),
        lambda image: image["tables"].update(switches=[[]]),
        lambda image: image["tables"].update(names=[]),
        lambda image: image["tables"]["names"].update(slots=7),
        lambda image: image["layout"].update(stack="x"),
    ],
)
def test_data_of_another_form_is_refused_as_malformed(change: Callable[[Data], object]) -> None:
    """Never an exception of another kind."""
    image = data()
    change(image)

    with pytest.raises(MalformedImage):
        load(signed(image))


@pytest.mark.parametrize("text", ["", "[]", "{", "7", f'{{"format": {IMAGE_FORMAT}}}', "[" * 100_000])
def test_text_that_is_no_image_is_refused_as_malformed(text: str) -> None:
    """Whatever it is."""
    with pytest.raises(MalformedImage):
        read_image(text)


@pytest.mark.parametrize(
    "change",
    [
        lambda made: made["start"].append([0, 0, 5]),
        lambda made: made["start"].append(list(made["start"][0])),
        lambda made: made["rules"].reverse(),
        lambda made: made["rules"][0].__setitem__(5, 0),
        lambda made: made["rules"][0].__setitem__(4, 5),
        lambda made: made["modifiers"].reverse(),
        lambda made: made["modifiers"][0].__setitem__(0, 5),
        lambda made: made["zonesets"].__setitem__(0, [1]),
        lambda made: made["events"][0].__setitem__(0, 2),
        lambda made: made["limits"][0].__setitem__(2, 30),
        lambda made: made["levels"][0].__setitem__(0, 1),
        lambda made: made["procs"][4].__setitem__(1, 5000),
        lambda made: made["procs"][5].__setitem__(0, 0),
        lambda made: made["procs"][0].__setitem__(1, 1),
        lambda made: made["tags"].pop(),
        lambda made: made["fields"][0].__setitem__(2, -1),
        lambda made: made["fields"][0].__setitem__(3, 3),
        lambda made: made["fields"][0].__setitem__(4, -1),
        lambda made: made["prompts"].append(1_000_000),
        lambda made: made["prompts"].insert(0, -1),
        lambda made: made["edges"][0].__setitem__(1, 1000),
        lambda made: made.__setitem__("main", 0),
        lambda made: made["names"]["zones"].__setitem__(0, "pile"),
        lambda made: made["switches"][0][0].__setitem__(0, 2),
    ],
)
def test_tables_that_mean_what_cannot_be_are_refused_as_invalid(change: Callable[[object], object]) -> None:
    """Ids out of range, orders that do not hold, layouts that do not fit."""
    image = data()
    change(image["tables"])

    with pytest.raises(InvalidImage):
        load(signed(image))


@pytest.mark.parametrize("kinds", [[], [99], [-1]])
def test_a_kind_of_text_that_nobody_knows_is_refused(kinds: list[int]) -> None:
    """Every text has one, and it is one of the list."""
    image = data()
    image["text_kinds"] = kinds + [0] * (len(cast(list[str], image["texts"])) - 1) * bool(kinds)

    with pytest.raises(InvalidImage):
        load(signed(image))


def test_a_thing_that_starts_inside_itself_is_refused() -> None:
    """A ring of bearers would never end."""
    image = data()
    names = cast(dict[str, list[str]], tables(image)["names"])
    bags = [names["entities"].index(f"bag{n}") for n in range(2)]
    inside = names["zones"].index("inside")
    rows = [row for row in tables(image)["start"] if row[0] not in bags]
    tables(image)["start"] = [*rows, [bags[0], inside, bags[1]], [bags[1], inside, bags[0]]]

    with pytest.raises(InvalidImage, match="inside itself"):
        load(signed(image))


def test_a_thing_may_start_inside_another() -> None:
    """What lies in a zone of whoever bears such a zone is where it may be, whatever numbers the zone has."""
    game = orchard()
    things = [evolve(one, zone=("nook", "place0")) if one.name == "thing0" else one for one in game.entities]
    nook = ir.ZoneClass("nook", "place", "nobody")

    image = emit(evolve(game, entities=things, zones=[*game.zones, nook]))

    load(json.dumps(image))  # nothing is refused


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ((I("SETG", "n", 0), I("RETI", 0)), "pure"),
        ((I("RAISE", 6, "act", 0), I("RETI", 0)), "modifier"),
        ((I("OPTS"), I("RETI", 0)), "pure"),
        ((I("DIE", 6, "d", 0), I("RETI", 0)), "modifier"),
        ((I("CALL", 6, "main", 0), I("RETI", 0)), "pure"),
        ((I("EVSET", 0, 0), I("RETI", 0)), "forbid"),
        ((I("LDI", 0, 0), I("ENDL", "span", 0)), "forbid"),
        ((I("PROHIBIT", 1), I("RETI", 0)), "modifier"),
        ((I("OPT", 0, ""), I("RETI", 0)), "forbid"),
        ((I("OPTS"), I("OPTN", 0, ""), I("CALL", 6, "main", 0), I("DEC", 0, 1, ""), I("RETI", 0)), "code"),
        ((I("OPTS"), I("OPTN", 0, ""), I("RAISE", 6, "act", 0), I("DEC", 0, 1, ""), I("RETI", 0)), "code"),
        ((I("RETI", 0), I("LDI", 0, 0)), "code"),
        ((I("DIVI", 0, 0, 0), I("RETI", 0)), "code"),
        ((I("DIVI", 0, 0, -2), I("RETI", 0)), "code"),
        ((I("EVGET", 0, 6), I("RETI", 0)), "code"),
        ((I("PROHIBIT", 30), I("RETI", 0)), "code"),
        ((I("EVF"), I("RETI", 0)), "code"),
        ((I("ROLE", 0, "span", 3), I("RETI", 0)), "code"),
    ],
)
def test_code_that_does_what_it_may_not_is_refused(code: tuple[ir.Ins, ...], kind: str) -> None:
    """Writing where only looking is allowed, asking while options are collected, running over the end."""
    made = program(
        proc("odd", *code, kind=kind),
        proc("short", I("RETI", 0), level="span", regs=2),
        globals=[ir.Global("n")],
        events=[ir.Event("act")],
        purposes=["d"],
        levels=[ir.Level("span")],
    )

    with pytest.raises(InvalidImage):
        load(emit(made))


OFFERED = (I("OPTS"), I("OPTN", 0, ""))
CALLED = I("CALL", 6, "main", 0)


@pytest.mark.parametrize("asks", ["DEC", "DECH", "DECA"])
@pytest.mark.parametrize(
    ("between", "after", "good"),
    [
        ((), (CALLED,), True),
        ((CALLED,), (), False),
        ((CALLED, I("LDI", 5, 0), I("LDI", 5, 1)), (), False),
        ((I("JEQI", 0, 5, "never"), CALLED, L("never")), (), False),
        ((I("JEQI", 0, 5, "on"), CALLED, I("RETI", 0), L("on")), (), True),
        ((CALLED, *OFFERED), (), True),
        ((L("again"), I("OPTN", 0, ""), I("JEQI", 0, 5, "again")), (CALLED,), True),
    ],
)
def test_between_options_and_question_nothing_is_done(
    asks: str, between: tuple[ir.Ins, ...], after: tuple[ir.Ins, ...], good: bool
) -> None:
    """What does not lead to the question, or begins the options anew, may be done."""
    code = (*OFFERED, *between, I(asks, 2, 1, ""), *after, I("RETI", 0))
    image = emit(program(proc("odd", *code)))

    if good:
        load(image)
    else:
        with pytest.raises(InvalidImage, match="CALL between the options and the question"):
            load(image)


@pytest.mark.parametrize("word", [0, 1, 2])
def test_a_set_that_does_not_fit_is_refused(word: int) -> None:
    """How many registers it needs is said by the tag: of all seats and things of the program."""
    code = (I("EMPTY", 0, "seat"), I("JOIN", 2, 0, "seat"), I("AMONG", 2, 0, "seat"))
    image = emit(program(proc("odd", *code[word : word + 1], I("RETI", 0), regs=3)))
    load(copy.deepcopy(image))
    first = tables(image)["procs"][4][0] * 4
    changed = words(image)
    changed[first + (1, 2, 2)[word]] += 2

    with pytest.raises(InvalidImage, match="operand"):
        load(with_code(image, changed))


def test_the_machines_own_procedures_are_word_for_word_its_own() -> None:
    """Any other word in them is refused."""
    count = sum(row[6] for row in tables(data())["procs"][:4]) * 4
    for place in range(count):
        image = data()
        code = words(image)
        code[place] += 1
        with pytest.raises(InvalidImage):
            load(with_code(image, code))


def _mutants(count: int, seed: int) -> list[Data]:
    """Images with one word changed, in code or tables, signed anew."""
    picks = Random(seed)
    found: list[Data] = []
    names = [name for name in sorted(tables(data())) if isinstance(tables(data())[name], list)]
    for number in range(count):
        image = data()
        odd = picks.choice((0, 1, -1, 2, 3, 7, 16, 255, 4096, 2**31 - 1, -(2**31), picks.randint(-50, 300)))
        if number % 2:
            code = words(image)
            place = picks.randrange(len(code))
            code[place] = (
                odd
                if picks.random() < 0.5
                else max(-(2**31), min(2**31 - 1, code[place] + picks.choice((-4, -1, 1, 4))))
            )
            found.append(with_code(image, code))
            continue
        rows = tables(image)[picks.choice([name for name in names if name not in ("kinds", "purposes")])]
        if rows and isinstance(rows[0], list):
            row = picks.choice(rows)
            if row and isinstance(row[0], list):
                row = picks.choice(cast(list[list[int]], row))
            if row:
                row[picks.randrange(len(row))] = odd
        found.append(signed(image))
    return found


def _run(image: Data, native: bool) -> list[object]:
    """A mutant played at random for a while: what came out after each answer."""
    game = Game.new(load(image), 4, 5, native=native, fuel=20_000)
    picks = Random(1)
    found: list[object] = [game.status, game.hash()]
    for _ in range(40):
        if game.status != "asking":
            break
        found += [game.step(picks.randrange(game.choices)), game.hash()]
    return [*found, game.fault]


def test_images_with_one_word_changed_are_refused_or_run_without_harm() -> None:
    """No exception but a refusal comes out of loading or running one; both machines agree on all of them."""
    refused = ran = 0
    for image in _mutants(400, 9):
        try:
            load(copy.deepcopy(image))
        except ImageError:
            refused += 1
            continue
        ran += 1
        plain = _run(image, native=False)
        if native_machine() is not None:
            assert _run(image, native=True) == plain

    assert refused > 100
    assert ran > 50


def test_the_numbers_of_the_instructions_are_the_order_of_the_table() -> None:
    """The constants of the machine are those of the table; the generated files are current."""
    assert all(getattr(ops, name) == number for name, number in NAMES.items())


def _sizes() -> dict[str, tuple[str, int, str]]:
    """The bound of each size of an image, how large the image is, and what is said above the bound."""
    image = read_image(data())
    borne = {tag: len(of) for tag, of in tagged(image.rows["tags"]).items()}
    bearers = [
        (name, borne.get(row[0], 0))
        for table in ("fields", "zones")
        for name, row in zip(image.names[table], image.rows[table], strict=True)
    ]
    texts = (*image.texts, *chain.from_iterable(image.names.values()))
    return {
        "a text": ("MOST_TEXT", max(map(len, texts)), "a text of"),
        "names": ("MAX_NAMED_LETTERS", sum(len(name) * of for name, of in bearers), "names of"),
        "a state": ("MAX_WORDS", image.layout["size"], "a state of too many words"),
        "things": ("MAX_WORDS", 10 * len(image.rows["entities"]), "too many entities, fields or zones"),
    }


@pytest.mark.parametrize("what", _sizes())
def test_an_image_is_as_large_as_a_bound_and_no_larger(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each bound is met by what is just as large; one less, and the image is refused for that."""
    bound, size, words = _sizes()[what]

    def told(most: int) -> str:
        monkeypatch.setattr(verifying, bound, most)
        try:
            load(data())
        except OversizeImage as error:
            return str(error)
        return ""

    assert not told(size).startswith(words)
    assert told(size - 1).startswith(words)


def test_code_is_as_long_as_its_bound_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """In words, of which an instruction has four."""
    long = len(words(data()))
    monkeypatch.setattr(images, "MAX_IMAGE_WORDS", long)
    load(data())
    monkeypatch.setattr(images, "MAX_IMAGE_WORDS", long - 1)

    with pytest.raises(OversizeImage, match="too much code"):
        load(data())
