"""Which of several is meant, from where it is measured, and what is drawn: what compiled and read otherwise.

Each sentence that is refused stands beside one that says what was wanted.
"""

from __future__ import annotations

import pytest

from market import market
from talisman.compiler.model import (
    Call,
    Distance,
    Exists,
    ForEach,
    NextSeat,
    Not,
    Pick,
    PlaceOf,
    Rule,
    Trigger,
    Var,
    You,
)
from talisman.compiler.model.walk import walk

UNUSED = ("W0501", "W0507", "W0510", "W0512", "W0517", "W0538", "W0543")


def told(text: str) -> set[str]:
    """The codes that a text gets on the market, but those of words that nobody uses."""
    return {code for code in market(text).codes if code not in UNUSED}


DONE = {
    # `the ADJECTIVE space` was the one where one is
    "go to the foreign space": "E0306",
    "go to the neighbour space": "E0306",
    "go to that foreign space": "E0306",
    "each trader in the foreign space loses 1 coin": "E0306",
    "each trader at the space loses 1 coin": "",
    "each trader at that space loses 1 coin": "E0306",
    "go to a foreign space, then each trader at the foreign space loses 1 coin": "",
    # a plural was any of them
    "if the traders here are sly: gain 1 coin": "E0347",
    "if the wares in your basket are fragile: gain 1 coin": "E0347",
    "if the traders here have a ware: gain 1 coin": "E0347",
    "if each trader here is sly: gain 1 coin": "",
    "if all traders here are sly: gain 1 coin": "",
    "if there are guests here: gain 1 coin": "",
    "if 2 traders here are sly: gain 1 coin": "",
    # measured from where `you` are, done by another
    "each trader goes to a neighbour space": "E0601",
    "another trader goes to a neighbour space": "E0601",
    "for each other trader: it goes to a neighbour space": "E0601",
    "for each other trader: it goes to the nearest gate": "E0601",
    "for each other trader: it takes 1 ware from the nearest trader": "E0601",
    "go to a neighbour space": "",
    "take 1 ware from the nearest trader": "",
    # from where it is said
    "go to a neighbour space of Fountain": "",
    "for each other trader: it goes to a neighbour space of Fountain": "",
    "go to a neighbour space of each gate": "E0603",
    "if there is a ware at a neighbour space of Ben: gain 1 coin": "",
    "if Ben is at another gate: gain 1 coin": "",
    "if you are at another gate: gain 1 coin": "E0610",
    "if you are at a neighbour space: gain 1 coin": "E0610",
    "if you are not at another space: gain 1 coin": "E0610",
    "if you are at a gate other than Fountain: gain 1 coin": "",
    "if you are at a neighbour space of Fountain: gain 1 coin": "",
    # the one where somebody is, whatever it is
    "go to your neighbour space": "E0611",
    "go to Ben's foreign space": "E0611",
    "go to the gate of Ben": "E0611",
    "go to the space of Ben": "",
    "if Ben's space is foreign: gain 1 coin": "",
    # so many of those who have equally many
    "2 traders with the most coins lose 1 coin": "E0602",
    "if 2 traders with the most coins are sly: gain 1 coin": "E0602",
    "each trader with the most coins loses 1 coin": "",
    "a trader with the most coins loses 1 coin": "",
    # one in all
    "discard a ware of each other trader": "E0603",
    "take 1 ware of each other trader": "E0603",
    "see a letter in the hand of every trader": "E0603",
    "put a guest at each space into the heap": "E0603",
    "for each trader at 2 spaces: it gains 1 coin": "E0603",
    "if there is a guest at each gate: gain 1 coin": "E0603",
    "if there are guests at each gate: gain 1 coin": "E0603",
    "if a ware of each other trader is here: gain 1 coin": "E0603",
    "if the number of wares of each trader is 1: gain 1 coin": "E0603",
    "if you are at 2 spaces: gain 1 coin": "E0603",
    "take 1 ware from each other trader": "",
    "discard each ware of each other trader": "",
    "discard all wares of each other trader": "",
    "if the number of wares of all traders is 1: gain 1 coin": "",
    "for each other trader: it discards a ware": "",
    # nothing is drawn
    "another trader loses 1 coin at random": "E0604",
    "gain 1 coin at random": "E0604",
    "become sly at random": "E0604",
    "discard all wares at random": "E0604",
    "a trader discards all its wares at random": "E0604",
    "discard up to 2 wares at random": "E0604",
    "discard any number of wares at random": "E0604",
    "discard a ware of your choice at random": "E0604",
    "put Miller into the stand of a gate at random": "E0604",
    "discard a ware at random": "",
    "another trader discards a ware at random": "",
    "discard 2 wares at random": "",
    "take a ware from another trader at random": "",
    "go to a gate at random": "",
}


@pytest.mark.parametrize("done", DONE)
def test_what_a_reader_would_read_otherwise_is_refused(done: str) -> None:
    """One certain place, all, from where another is, each, drawn: it meant another thing than it said."""
    assert told(f"guest Zip: when visited: {done}\n") == ({DONE[done]} - {""})


HELD = {
    "when you land upon the foreign space: gain 1 coin": {"E0306"},
    "while the traders here are sly: +1 charm": {"E0347"},
    "unless the traders here are sly: +1 charm": {"E0347"},
    "at 2 spaces: +1 charm": {"E0603"},
    "when you take a ware of each other trader: gain 1 coin": {"E0603"},
    "at a neighbour space: +1 charm": {"E0610"},
    "at another space: +1 charm": {"E0610"},
    "at a neighbour space of Fountain: +1 charm": set(),
}


@pytest.mark.parametrize("rule", HELD)
def test_the_same_of_what_holds(rule: str) -> None:
    """In conditions in front of what holds, and in events."""
    assert told(f"letter Zip: {rule}\n") == HELD[rule]


def _rule(text: str) -> Rule:
    found = market(f"letter Zip: {text}\n").rules("market.zip")
    assert len(found) == 1
    return found[0]


def _gone_through(rule: Rule) -> Var:
    """The one at which the loop of a rule is."""
    return next(Var(part.sel.var) for part in walk(rule.shape) if isinstance(part, ForEach))


def test_it_beside_a_neighbour_is_who_a_loop_is_at() -> None:
    """It was the card whose text it is, which sits nowhere."""
    rule = _rule(
        "when you visit Miller: for each other trader: it takes a ware from the trader to the left of it"
    )
    assert isinstance(rule.shape, Trigger)
    calls = [part for part in walk(rule.shape.body) if isinstance(part, Call)]
    assert [call.other for call in calls] == [NextSeat(_gone_through(rule))]


def test_it_behind_of_is_who_a_loop_is_at() -> None:
    """`the space of it` was where the card is."""
    rule = _rule("when you visit Miller: for each other trader: it goes to the space of it")
    assert isinstance(rule.shape, Trigger)
    calls = [part for part in walk(rule.shape.body) if isinstance(part, Call)]
    assert [call.object for call in calls] == [PlaceOf(_gone_through(rule))]


@pytest.mark.parametrize("where", ["here", "in your basket", "at Fountain", "held by you", "fragile"])
def test_what_several_are_called_is_not_there_if_none_of_them_is(where: str) -> None:
    """Of two Lamps one is always elsewhere."""
    there, gone = _rule(f"while Lamp is {where}: +1 charm"), _rule(f"while Lamp is not {where}: +1 charm")
    assert isinstance(there.when, Exists)
    assert gone.when == Not(there.when)


LEAVING = """\
verb abscond (absconds, absconding, absconded): trader "abscond"
    does
        {gives}
        banish the actor
guest Runaway: when visited: abscond
"""


@pytest.mark.parametrize("who", ["another trader here", "a trader at Fountain"])
def test_who_went_off_the_board_is_nowhere_by_then(who: str) -> None:
    """It was found only where the verb itself moves him, and not where a verb does that is done to him."""
    text = LEAVING.format(gives="the actor loses 1 coin")
    assert told(f"{text}letter Zip: when {who} absconds: gain 1 coin\n") == {"E0518"}
    assert told(f"{text}letter Zip: before {who} absconds: gain 1 coin\n") == set()


@pytest.mark.parametrize(
    ("gives", "kind", "codes"),
    [
        ("discard all its wares", "ware", {"W0563"}),
        ("put all wares in its basket into the heap", "ware", {"W0563"}),
        ("discard all its wares", "letter", set()),
        ("discard all its heavy wares", "ware", set()),
        ("discard a ware", "ware", set()),
    ],
)
def test_what_its_holder_has_given_up_by_then(gives: str, kind: str, codes: set[str]) -> None:
    """A text of a thing is in force no more when the deed is done in which its holder gives it up."""
    text = f"{LEAVING.format(gives=gives)}{kind} Zip: {{}} you abscond: each other trader gains 1 coin\n"
    assert told(text.format("when")) == codes
    assert told(text.format("before")) == set()


@pytest.mark.parametrize("of", ["Fountain", "Ben", "a gate"])
def test_a_neighbour_is_seen_from_what_stands_behind_it(of: str) -> None:
    """It was a neighbour of where you are, in which also Ben stands: there is none."""
    rule = _rule(f"when you gain this: go to a neighbour space of {of}")
    seen_from = [part.a for part in walk(rule.shape) if isinstance(part, Distance)]

    assert len(seen_from) == 1
    assert seen_from[0] != PlaceOf(You())


def test_an_owner_is_told_as_it_was_said() -> None:
    """Whoever chooses reads `Ben's basket`; it was `Ben basket`."""
    (asked,) = [
        part.prompt
        for part in walk(_rule("when you gain this: take a ware in Ben's basket").shape)
        if isinstance(part, Pick)
    ]

    assert asked == "take a ware in Ben's basket"


SENT = "when you send this upon another trader"
TARGETS = {
    (SENT, "a trader other than you loses 1 coin"): True,
    (SENT, "you may take a ware from a trader other than you"): True,
    (SENT, "if you are sly: take a ware from a trader other than you"): True,
    (SENT, "a trader other than you loses 1 coin, then gains 1 favour"): True,
    (SENT, "a trader other than you rolls 1 die"): True,
    (
        "when you gain 1 coin",
        "send Reminder upon another trader, then a trader other than you loses 1 coin",
    ): True,
    # it is the last one, or those are no such, or none is chosen
    (SENT, "take a ware from a trader other than you"): False,
    ("when you gain 1 coin", "send Reminder upon another trader, then send Invitation upon Ann"): False,
    (SENT, "each trader other than you loses 1 coin"): False,
    (SENT, "Ann loses 1 coin"): False,
    (SENT, "the target loses 1 coin"): False,
    (SENT, "discard a ware"): False,
    (SENT, "you may lose 1 coin"): False,
    (SENT, "choose another trader as the seller"): False,
}


@pytest.mark.parametrize("case", TARGETS)
def test_the_target_behind_one_more_choice_is_refused(case: tuple[str, str]) -> None:
    """It was the one of before, and read as the last."""
    text = f"letter Bee\n    {case[0]}:\n        {case[1]}\n        the target gains 1 favour\n"

    assert ("E0645" in market(text).codes) == TARGETS[case]


def test_the_target_before_another_is_chosen_is_that_one() -> None:
    """What is said of the first stands in front of the second choice; behind it others may be spoken of."""
    lines = (
        "the target gains 1 favour",
        "a trader other than you loses 1 coin, then gains 1 favour",
        "gain 1 coin",
    )
    text = f"letter Bee\n    {SENT}:\n" + "".join(f"        {line}\n" for line in lines)

    assert "E0645" not in market(text).codes
