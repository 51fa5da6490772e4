"""A name that several things have: shown as printed, told apart where it matters."""

from market import market, scenarios
from talisman.play.offers import entries
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.report import Decision, Option
from talisman.scenario.answers import find_option, like_named
from talisman.scenario.recording import _pick

FOUND, BOUGHT = Option("Sword", 7, "Sword (object)", ""), Option("Sword", 9, "Sword (ware) #2", "")
BOTH = Decision(0, "drop", (FOUND, BOUGHT), hidden=False)


def test_a_name_that_fits_two_sorts_of_things_answers_nothing() -> None:
    """Which one is meant is not guessed; each is found by its own name, and copies are one sort."""
    copies = Decision(0, "drop", (BOUGHT, Option("Sword", 8, "Sword (ware)", "")), hidden=False)

    assert find_option(BOTH, "Sword") is None
    assert like_named(BOTH, "Sword") == ["Sword (object)", "Sword (ware)"]
    assert find_option(BOTH, "Sword (ware)") == 1
    assert like_named(copies, "Sword") == []
    assert find_option(copies, "Sword") == 0


def test_what_was_answered_is_written_so_that_it_is_found_again() -> None:
    """A recorded game names the thing itself, in quotation marks, where its print fits another, too."""
    assert [_pick(BOTH, given) for given in (0, 1)] == ['"Sword (object)"', '"Sword (ware)" #2']


TWO = """
kind tool (tools): ware
ware Hammer x2
tool Hammer
"""


def test_equal_copies_of_two_sorts_are_two_options() -> None:
    """A person sees the copies of one sort as one option, and what is of another sort as another."""
    game = Game.new(load(scenarios(TWO).image), 2, 1)
    things = ("Hammer (ware)", "Hammer (ware) #2", "Hammer (tool)")
    options = tuple(Option("Hammer", game.entity(name), name, "") for name in things)

    found = entries(game, Decision(0, "take", options, hidden=False))

    assert [number for _, number in found] == [0, 2]
    assert [text for text, _ in found] == ["Hammer (ware, stock) (2 there)", "Hammer (tool, stock)"]


def test_what_is_of_a_kind_and_of_one_that_stands_on_it_is_told_with_its_kind() -> None:
    """`of the wares` is both, since a tool is a ware; `of the tools` is one; both begin in one pile."""
    given = "ware Nail: when you gain 1 coin: discard Hammer of the {}"
    for pile, names in (("wares", 2), ("tools", 1), ("stock", 2)):
        made = market(TWO + given.format(pile))
        assert str(made.rules("market.nail")).count("Hammer (") == names
