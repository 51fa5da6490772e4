"""Why something is refused is told to whoever is asked, from what that seat sees, and to nobody else."""

from __future__ import annotations

import json

import pytest

from langkit import example
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.play.person import Person
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.refused import Refusal, refusals
from talisman.runtime.game.view import view
from talisman.runtime.table.limits import LOG_WORDS
from talisman.runtime.table.ops import LG_OPTIONS

MARKET = """# with: small
# seats: 2
guest Tinker
guest Glazier
{kind} Draft
    other traders cannot visit Tinker
        because "he has been paid to be out"
{more}
scenario "a stay"
    given Ann at Fountain, Ben at Old Square with Draft{given}
    given Tinker in the stand of Fountain, Glazier in the stand of Fountain, Miller in the stand of Fountain
    Ann begins a stay
"""
PAID = Refusal("Ann visits Tinker", "he has been paid to be out", "Tinker")


def visiting(
    kind: str, more: str = "", given: str = "", *, reasons: bool = True, native: bool = False
) -> Game:
    """A game in which Ann is asked whom she visits."""
    text = MARKET.format(kind=kind, more=more, given=given)
    compiled = compile_packs(example(text).packs, Bag(), scenarios=True)
    assert compiled is not None
    image = load(compiled.image)
    game = Game.new(image, 2, 0, scripted=True, start=False, reasons=reasons, native=native)
    game.start_proc("init", fresh=True)
    for name in image.image.names["procs"]:
        if name.startswith("scenario.0."):
            game.start_proc(name)
    for text in ("what to do", "rest", "visit"):
        assert game.decision is not None
        game.step([option.text for option in game.decision.options].index(text))
    assert game.decision is not None
    assert (game.asked, game.decision.prompt) == (0, "visit a guest here")
    assert sorted(option.text for option in game.decision.options) == ["Glazier", "Miller"]
    return game


def test_a_reason_that_lies_open_is_told_to_who_is_asked(native: bool) -> None:
    """Ben's ware lies in his basket, where all see it: Ann is told, beside her options; others are not."""
    game = visiting("ware", native=native)

    assert refusals(game, 0) == [PAID]
    assert refusals(game, 1) == refusals(game, -1) == []
    asked = [view(game, seat)["asked"] for seat in (0, 1, -1)]
    assert isinstance(asked[0], dict)
    assert asked[0]["refused"] == [
        {"deed": "Ann visits Tinker", "because": "he has been paid to be out", "thing": "Tinker"}
    ]
    assert "paid" not in json.dumps(asked[1:])


def test_a_reason_of_what_lies_hidden_is_told_to_nobody(native: bool) -> None:
    """The letter is in Ben's hand: that Ann cannot visit shows, and nothing says by what."""
    game = visiting("letter", native=native)

    assert [refusals(game, seat) for seat in (0, 1, -1)] == [[], [], []]
    assert "paid" not in json.dumps([view(game, seat) for seat in (0, 1, -1)])


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("    while Ben has 1 coin: traders cannot visit Tinker", True),
        ("    while Ben has a ware: traders cannot visit Tinker", True),
        ("    while Ben has a letter: traders cannot visit Tinker", False),
        ("    traders with Writ cannot visit Tinker", True),
        ("    while Ben's grudge is 0: traders cannot visit Tinker", False),
        ("    for each trader: while your grudge is 0: you cannot visit Tinker", True),
        ("    while Ben's charm is 1: traders cannot visit Tinker", True),
        ("    while Ben's patience is 4: traders cannot visit Tinker", False),
        ("    while the number of wares in the stock is at least 1: traders cannot visit Tinker", False),
    ],
)
def test_a_reason_rests_on_what_the_refused_may_know(line: str, told: bool) -> None:
    """Of what others hold or remember in secret no reason is told; of what one holds oneself it is."""
    words = "memory grudge\n    of a trader\nletter Writ\nletter Pillow: +1 patience\nware Bowl\n"
    words += f'rule "Doors"\n{line}\n        because "so it is"'
    game = visiting("letter", words, ", Ann with Writ, Ben with Pillow and Bowl and 1 coin")
    assert [one.because for one in refusals(game, 0)] == (["so it is"] if told else [])


@pytest.mark.parametrize(
    ("line", "asked", "told"),
    [
        ("    while Ben is wary: traders cannot go to Fountain", "you cannot go to Old Square", True),
        ("    while Ben is wary: traders cannot go to Old Square", "you cannot go to Old Square", False),
        ("    while Ben is wary: traders cannot affect guests", "you cannot go to Old Square", True),
        ("    while Ben is wary: traders cannot affect spaces", "you cannot go to Old Square", False),
        (
            "    for each trader: while you are wary: you cannot go to Old Square",
            "you cannot go to Old Square",
            True,
        ),
        (
            "    for each trader: while you are wary: you cannot go to Old Square",
            "Ben cannot go to Old Square",
            False,
        ),
    ],
)
def test_a_secret_takes_the_reason_of_what_rests_on_it_and_of_nothing_else(
    line: str, asked: str, told: bool
) -> None:
    """Where a reason asks whether another deed is forbidden, what forbids a third one is beside the point."""
    words = f'state wary\n    of a trader\nrule "Doors"\n{line}\n'
    words += f'    for each trader: unless {asked}: you cannot visit Tinker\n        because "so it is"'
    game = visiting("letter", words)
    assert [one.because for one in refusals(game, 0)] == (["so it is"] if told else [])


LASTING = """
{kind} Curse
    when you gain this:
        until the end of this stay:
            traders cannot visit Tinker
                because "so it is"
"""


@pytest.mark.parametrize(("kind", "told"), [("ware", True), ("letter", False)])
def test_what_lasts_is_told_where_it_was_seen_to_begin(kind: str, told: bool) -> None:
    """A line that a text in somebody's hand has put in force gives no reason; one of an open text does."""
    words = f"moment the end of this stay{LASTING.format(kind=kind)}"
    words += 'guest Giver\nrule "Gift": for each trader: when you gain 1 favour: Ben gains Curse'
    game = visiting("letter", words)
    assert [one.because for one in refusals(game, 0)] == (["so it is"] if told else [])


def test_only_a_game_that_is_told_notes_what_is_refused() -> None:
    """Games of bots note nothing, and are told nothing."""
    game = visiting("ware", reasons=False)
    assert game.refused == []
    assert refusals(game, 0) == []


def test_nothing_that_was_refused_before_stands_beside_another_question() -> None:
    """When the list of options is made anew, what was refused of the list before is forgotten."""
    game = visiting("ware")
    assert game.refused != []
    game._sort([LG_OPTIONS, *[0] * (LOG_WORDS - 1)])
    assert game.refused == []


def test_a_person_reads_the_reason_below_the_options() -> None:
    """The terminal shows it, without a number."""
    said: list[str] = []
    Person(said.append, lambda _: "1")(visiting("ware"))
    assert said[-1] == "    -  not: Ann visits Tinker, because he has been paid to be out"
