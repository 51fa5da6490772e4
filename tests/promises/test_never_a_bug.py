"""Whatever stands in a source, a scenario or on the command line: a message with a place, and never a bug."""

from __future__ import annotations

from pathlib import Path

import pytest

from countgame import image_text
from langkit import small_pack
from shellkit import Program
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.compiler.image import layout, room
from talisman.compiler.pack import PackSource
from talisman.compiler.source import Source
from talisman.compiler.syntax.lexer import LARGEST
from talisman.packs import open_cache
from talisman.runtime.image import weight
from talisman.runtime.image.image import read_image
from talisman.runtime.image.link import link
from talisman.runtime.image.verify import verify

RULE = 'rule "R": for each trader: when you begin a stay: '
BODY = 'rule "R"\n    for each trader: when you begin a stay:\n        '
TOO_MUCH = "    excess: discard a ware in it"
LIMIT = "limit bag limit: ware\n    of a trader\n    starts at {}\n    counts wares in the basket\n"

NUMBERS: dict[str, str] = {
    "amount": RULE + "gain {} coins",
    "per": RULE + "gain {} coin per 1 favour of Ann",
    "sum": RULE + "gain {0} + {0} coins",
    "start": "counter pip (pips)\n    of a trader\n    starts at {}",
    "ceiling": "counter pip (pips)\n    of a trader\n    ceiling {}",
    "size": "zone bag (bags)\n    of a trader\n    size {}\n    holds wares\n" + TOO_MUCH,
    "limit": LIMIT + "    excess: the holder discards that many wares of its choice",
    "parameter": "parameter fee: number\n    default {0}\n    from 0 to {0}",
    "worth": "worth\n    {} per coin",
    "property": "ware Cup: weight {}",
    "modifier": "ware Cup: +{} charm",
    "less": "ware Cup: -{} charm",
    "at least": RULE + "if your coins are at least {}: gain 1 coin",
    "at most": RULE + "if your coins are at most {}: gain 1 coin",
    "more than": RULE + "if your coins are more than {}: gain 1 coin",
    "less than": RULE + "if your coins are less than {}: gain 1 coin",
    "memory": "memory mark\n    of a trader\n" + RULE + "remember {} as your mark",
    "repeat": RULE + "repeat up to {} times: gain 1 coin",
    "dice": RULE + "roll {} dice",
    "row": BODY + "roll 1 die for luck\n            1-{}: nothing",
    "given": 'scenario "s"\n    given Ann with {0} coins\n    Ann begins a stay\n    expect Ann has 1 coin',
    "chooses": 'scenario "s"\n    Ann begins a stay\n    Ann chooses {}',
    "rolls": 'scenario "s"\n    dice {} for walking\n    Ann begins a stay',
}


def compiled(text: str) -> list[str]:
    """The codes of the problems of a source on the small market; what is compiled can be linked."""
    bag = Bag()
    source = Source("p", "p.tal", text + "\n")
    pack = PackSource("p", "1.0.0", "P", (source,), ("small",), (2, 4))
    made = compile_packs([small_pack(), pack], bag, open_cache(), scenarios=True)
    if made is not None:
        image = read_image(made.image)
        verify(image)
        link(image)
    return [problem.code for problem in bag.sorted() if problem.severity == "error"]


@pytest.mark.parametrize("what", NUMBERS)
def test_a_number_that_is_too_large_is_told_at_the_number(what: str) -> None:
    """One message, at the number, wherever it stands; the largest number is fine everywhere."""
    text = NUMBERS[what]
    for large in (LARGEST + 1, 2**31, 99_999_999_999, 10**400):
        assert set(compiled(text.format(large))) == {"E0116"}
    assert compiled(text.format(LARGEST)) == []


def test_numbers_of_copies_are_told_at_the_number() -> None:
    """More than any game has; a number in a name is none."""
    assert compiled("ware Cup x99999999999") == ["E0116"]
    assert compiled(RULE + "gain Lamp #99999999999") == ["E0116"]
    assert compiled('ware "Cup 99999999999"') == []


def kinds(count: int) -> str:
    """Kinds that each stand on the one before."""
    words = ["".join(chr(97 + int(digit)) for digit in str(number)) for number in range(count)]
    above = ["thing", *(f"k{word}" for word in words)]
    return "\n".join(f"kind k{word}: {up}" for word, up in zip(words, above, strict=False))


EDGES = "\n".join(
    f"space Sp{chr(97 + n)}\nedge Ed{chr(97 + n)}: Sp{chr(97 + n)} and Fountain" for n in range(26)
)
DOUBLING = "".join(
    f'number "the fame{chr(98 + n)}"\n    is the fame{chr(97 + n)} + the fame{chr(97 + n)}\n'
    for n in range(25)
)
DOUBLING = f'number "the famea"\n    is 1\n{DOUBLING}{RULE}gain the famez coins'
SOURCES: dict[str, tuple[str, list[str]]] = {
    "a number that means itself": (f'number "the foo"\n    is the foo\n{RULE}gain the foo coins', ["E0350"]),
    "numbers in a ring": (
        f'number "the foo"\n    is the bar\nnumber "the bar"\n    is the foo\n{RULE}gain the foo coins',
        ["E0350"],
    ),
    "a sentence that means itself": (f'sentence "frolic"\n    means: frolic\n{RULE}frolic', ["E0350"]),
    "a sentence that means itself later": (
        f'sentence "frolic"\n    means: until the end of this turn: when you begin a walk: frolic\n'
        f"{RULE}frolic",
        ["E0350"],
    ),
    "a condition that means itself": (
        f'condition "{{trader}} is/are odd"\n    true when it is odd\n{RULE}if you are odd: gain 1 coin',
        ["E0350"],
    ),
    "a condition with two holes": (
        f'condition "{{trader}} outdo/outdoes {{ware}} by {{ware}}"\n    true when it is fragile\n'
        f"{RULE}if you outdo a ware by a ware: gain 1 coin",
        [],
    ),
    "numbers that double": (DOUBLING, ["E0351"]),
    "60 kinds in a chain": (kinds(60), []),
    "a memory of nobody": (f"memory mark\n{RULE}remember 1 as your mark", ["E0406"]),
    "a memory of nobody, read": (f"memory mark\n{RULE}if your mark is 1: gain 1 coin", ["E0406"]),
    "a stat of nobody": (
        f"stat chosen stat\n{BODY}choose charm or patience\n"
        "        if your chosen stat is charm: gain 1 coin",
        ["E0406"],
    ),
    "that much of nothing": (
        'rule "R"\n    for each trader: you must gain 1 letter\n        the actor loses that much',
        ["E0313"],
    ),
    "that much of a duty": (
        'procedure fun (funs)\n    of a trader\n    duty "x": you must gain 1 letter\n'
        "        the actor loses that much",
        ["E0313"],
    ),
    "a copy that is not there": (RULE + "gain Lamp #9", ["E0301"]),
    "copy 0": (RULE + "gain Lamp #0", ["E0301"]),
    "a copy that is not given": (
        'scenario "s"\n    given Ann with Lamp #9\n    Ann begins a stay',
        ["E0301"],
    ),
    "more players than seats": (
        "trader Dan\ntrader Eve\n"
        'scenario "s"\n    given Ann at Fountain, Ben, Cleo, Dan, Eve\n    expect Ann is at Fountain',
        ["E0508"],
    ),
    "more seats than there are": (
        'scenario "s"\n    seats 99\n    given Ann at Fountain\n    expect Ann is at Fountain',
        ["E0508"],
    ),
    "a rule for each of a kind that anything may count as": (
        "guest Den: when visited: take a thing here as a letter\n"
        'rule "F": for each card: when this is cleared: each trader gains 1 coin',
        [],
    ),
    "a copy as a property": ("trader Dan: shop Fountain #4", ["E0301"]),
    "an edge to a copy": ("edge Way: Fountain #9 and Old Square", ["E0301"]),
    "a ring through a copy": ("space Hill\nring Round: Hill, Fountain, Hill #1000000000", ["E0410"]),
    "many edges with names": (EDGES, []),
    "what was seen among the top goes on": (
        "guest Den: when visited:"
        " see one of the top 3 cards of the stock, then put it into the stand of your space",
        [],
    ),
}


@pytest.mark.parametrize("what", SOURCES)
def test_no_source_is_a_bug(what: str) -> None:
    """A message where something is wrong, an image that may run where nothing is."""
    text, codes = SOURCES[what]

    assert compiled(text) == codes


@pytest.mark.parametrize("command", ["check", "compile", "play", "test"])
def test_what_is_compiled_is_verified(
    command: str, talisman: Program, own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An image that would be refused is not written, and every command says so of the pack."""
    assert talisman("new", "tiny").status == 0
    for module in (weight, room):
        monkeypatch.setattr(module, "MAX_TABLE_WORDS", 3)
    told = talisman(command, "tiny")

    assert told.status == 1
    assert "E0020" in told.out + told.err
    assert "the most of all is 3" in told.out + told.err
    assert not (own_folder / "build").exists()


def test_too_many_classes_are_told(
    talisman: Program, own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What an image cannot hold is no bug of the compiler."""

    def full(*packs: object, **options: object) -> None:
        raise layout.ImageLimit("more than 30 classes of modifiers")

    assert talisman("new", "tiny").status == 0
    monkeypatch.setattr("talisman.compiler.driver.compile_packs", full)
    told = talisman("compile", "tiny")

    assert (told.status, "more than 30 classes" in told.err) == (1, True)


HUGE = "99999999999"


@pytest.mark.parametrize(
    "args",
    [
        ("play", "x.talc", "--max-turns", HUGE, "--quiet"),
        ("play", "x.talc", "--max-rounds", HUGE, "--quiet"),
        ("play", "x.talc", "--games", "2", "--jobs", HUGE, "--quiet"),
        ("play", "x.talc", "--seed", HUGE, "--quiet"),
        ("play", "x.talc", "--games", HUGE * 3, "--max-turns", "1", "--quiet"),
        ("play", "x.talc", "--seed", HUGE, "--quiet", "--record", "game.tal"),
        ("simulate", "x.talc", "--games", "2", "--seed", str(2**63 - 1), "--out", "many"),
    ],
)
def test_large_arguments(args: tuple[str, ...], talisman: Program, own_folder: Path) -> None:
    """A number on the command line is used or refused."""
    (own_folder / "x.talc").write_text(image_text(12))
    told = talisman(*args)

    assert told.status in (0, 2), told.err


def test_a_coverage_of_too_many_games_is_refused(talisman: Program, own_folder: Path) -> None:
    """Before anybody counts them."""
    assert talisman("new", "tiny").status == 0
    told = talisman("test", "tiny", "--coverage", "--games", HUGE * 3, "--only", "none")

    assert told.status == 2, told.err


def test_odd_places_and_rows_are_asked_for_in_vain(talisman: Program, own_folder: Path) -> None:
    """A line of five thousand digits, a row and a book without a name."""
    assert talisman("new", "tiny").status == 0
    for args in (("say", "tiny", f"play.tal:{'9' * 5_000}"), ("rulebook", "tiny", ""), ("say", "tiny", ":")):
        told = talisman(*args)
        assert told.status in (1, 2), told.err


def test_scenarios_with_numbers_that_nothing_has(talisman: Program, own_folder: Path) -> None:
    """A scenario fails in words, whatever it gives, rolls and chooses."""
    assert talisman("new", "tiny").status == 0
    begins = "    Ann begins a turn\n"
    lines = {
        "given": f"    given Ann with {LARGEST} points\n{begins}",
        "given twice": f"    given Ann with {LARGEST} points\n" * 3 + begins,
        "rolls": f'    dice {LARGEST} for luck\n{begins}    Ann chooses "try your luck"\n',
        "chooses": f"{begins}    Ann chooses {LARGEST}\n",
    }
    text = "".join(f'scenario "{name}"\n{body}    expect not asked Bob\n' for name, body in lines.items())
    (own_folder / "tiny" / "scenarios" / "odd.tal").write_text(text)
    told = talisman("test", "tiny")

    assert told.status == 1, told.err


def test_without_memory_it_is_said(talisman: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory that runs out is no bug, and writing a report would need more of it."""

    def none(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr("talisman.packs.find.read_manifest", none)
    told = talisman("check", "classic")

    assert (told.status, told.err) == (3, "error: there is not enough memory for this\n")


SAME_NAMES: dict[str, str] = {
    "a copy": 'ware Cup x2\nware "Cup #2"',
    "a copy, before": 'ware "Cup #2"\nware Cup x2',
    "a thing and its kind": 'ware Cup\nletter Cup\nware "Cup (letter)"',
    "a thing and its kind, before": 'ware "Cup (letter)"\nware Cup\nletter Cup',
    "nothing and its kind": 'ware ""\nware "(ware)"',
    "a roll": 'ware "roll 1"',
    "a seat": 'ware "seat 1"',
    "dice for nothing": "purpose no purpose",
    "dice by themselves": "purpose at random",
    "dice that shuffle": "purpose shuffling the stock",
    "a ring the other way": 'space Aa\nspace Bb\nring Loop: Aa, Bb\nring "Loop back": Bb, Aa',
    "a path as a ring": 'space Aa\nspace Bb\nring Loop: Aa, Bb\npath "Loop back": Bb, Aa',
}


@pytest.mark.parametrize("what", SAME_NAMES)
def test_what_gets_a_name_by_itself_shares_it_with_nothing(what: str) -> None:
    """Two things under one name would be one, or a bug where they are counted."""
    assert set(compiled(SAME_NAMES[what])) == {"E0498"}


@pytest.mark.parametrize("text", ['ware "Cup # 2"', 'ware "Cup (blue)"', 'ware ""', 'ware ""\nletter ""'])
def test_names_that_only_look_so_are_fine(text: str) -> None:
    """As long as nothing else is called so."""
    assert compiled(text) == []


def test_a_thing_without_a_name_is_played_with(talisman: Program, own_folder: Path) -> None:
    """What bears a zone and has an empty name is told from what nobody bears."""
    assert talisman("new", "odd").status == 0
    words = own_folder / "odd" / "words.tal"
    more = "kind ware: thing\nzone bag (bags)\n    of a player\n    holds wares\n    seen by all\nware Cup\n"
    words.write_text(words.read_text().replace("player Cleo", 'player ""') + more)
    play = own_folder / "odd" / "play.tal"
    play.write_text(
        play.read_text() + 'rule "Cup": for each player: when you begin a turn: put Cup into your bag\n'
    )
    words.write_text(
        words.read_text() + 'verb put (puts, putting, put) "put {goods} into {zone}"\n    is move\n'
    )
    came = talisman("play", "odd", "--seats", "3", "--max-turns", "6")

    assert came.status == 0, came.err
    assert "(player) (seat 3)" in came.out
