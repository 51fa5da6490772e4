"""What is told as plainly as one would say it, and never less true."""

from __future__ import annotations

import pytest

from langkit import example
from market import TABLES
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import parse_packs, resolve_parsed
from talisman.say.entries import entries, told
from talisman.say.find import find

OWN = "example/example.tal"


def said(source: str, where: str = "") -> str:
    """What is told of a place in a source, or of all that stands in it, in one line."""
    bag = Bag()
    parsed = parse_packs(example(f"# with: small\n{source}").packs, bag, TABLES)
    model = resolve_parsed(parsed, bag)
    assert not bag.errors, bag.sorted()
    every = entries(model, parsed)
    found = find(where, every, parsed) if where else [one for one in every if one.span.file == OWN]
    return " ".join(line.strip() for _, lines in told(model, found) for line in lines)


@pytest.mark.parametrize(
    ("line", "told_so"),
    [
        ("choose up to 2", "you choose up to 2 different ones of these, one after the other, or none ("),
        ("choose 2", "you choose 2 different ones of these, one after the other ("),
        ("choose any number", "you choose any number of these ("),
        ("choose one", "you choose one of these ("),
    ],
)
def test_how_many_are_chosen(line: str, told_so: str) -> None:
    """Of up to two it may be one, which is not two or none."""
    menu = "\n        gain 1 coin\n        gain 1 favour\n        pay 1 coin\n"
    assert told_so in said(f"guest Giver\n    when visited: {line}{menu}", "example.giver")


WORDS = """role opponent
verb subtract (subtracts, subtracting, subtracted) "subtract {number} from {roll}"
    is adjust-down
"""


@pytest.mark.parametrize(
    ("line", "told_so"),
    [
        ("when your deal ends: gain 1 coin", "when a deal ends in which you are a side: you gain 1 coin."),
        ("when your turn begins: gain 1 coin", "when your turn begins: you gain 1 coin."),
        ("when a deal ends: gain 1 coin", "when a deal of anybody ends: you gain 1 coin."),
        (
            "when your deal ends by bargain: gain 1 coin",
            "when a deal ends by bargain for you: you gain 1 coin.",
        ),
        ("when a deal ends by draw: gain 1 coin", "when a deal ends by draw: you gain 1 coin."),
        (
            "when another trader's deal ends by refusal: gain 1 coin",
            "when a deal ends by refusal for somebody that is a trader and is not you: you gain 1 coin.",
        ),
        (
            "when your opponent rolls for haggling: subtract 1 from that roll",
            "as long as you are in a deal (your opponent is the other side): "
            "when your opponent rolls dice, where that roll is for haggling: 1 is subtracted from that roll.",
        ),
        (
            "if your opponent is honest: +1 charm",
            "you are in a deal (your opponent is the other side): as long as your opponent is honest now",
        ),
        (
            "against sly traders: +1 charm",
            "as long as you are in a deal and (your opponent is a trader and your opponent is sly now",
        ),
        ("minus your coins to your charm", "your charm is less by your coin."),
        ("plus your coins to your charm", "your charm is more by your coin."),
        ("-1 charm", "your charm is less by 1."),
        ("while the gate is closed: +1 charm", "as long as the gate is closed: your charm is more by 1."),
        ("unless the gate is closed: +1 charm", "as long as it is not so that the gate is closed: your"),
        (
            "when your turn begins: remember that the gate is closed",
            "begins: from now on the gate is closed.",
        ),
        (
            "when your turn begins: forget that the gate is closed",
            "begins: it is no longer so that the gate is closed.",
        ),
        ("when you land upon Fountain: gain 1 coin", "when you land upon Fountain: you gain 1 coin."),
        ("when your turn begins: go to the nearest gate", "one gate A (no other is fewer steps away from"),
        (
            "when your turn begins: the trader with the most coins gains 1 favour",
            "one trader A (no other has more coins)",
        ),
        (
            "when your turn begins: each other trader with the fewest coins gains 1 favour",
            "for each trader A that is not you (no other such has fewer coins), in seat order:",
        ),
    ],
)
def test_it_is_said_as_people_say_it(line: str, told_so: str) -> None:
    """Sides, opponents, what is nearest, flags, what is less: in the words of a player."""
    assert told_so in said(f"{WORDS}ware Bell: {line}\n", "example.bell")


@pytest.mark.parametrize(
    ("source", "told_so"),
    [
        (
            "procedure nap (naps)\n    of a trader\n    when this begins: lose 1 coin\n"
            '    step "rest": nothing\n',
            "`you` is whoever does it. when your nap begins: you lose 1 coin.",
        ),
        (
            "flag the bell rings\n",
            "whether the bell rings or not is remembered for the whole game; at first it is not",
        ),
        ("role second\n", "no procedure and no contest has it, and no kind binds to it."),
        (
            "role second\nkind knave (knaves): thing\n    binds you to its second\n",
            "in the text of knaves, `you` is its second.",
        ),
        (
            'verb doze (dozes, dozing): trader "doze {turns}"\n'
            '    told "{actor} must doze {number} round/rounds"\n'
            "    does\n        lose that many coins\nguest Sandman: when visited: doze 1 turn\n",
            "you must doze 1 round.",
        ),
        (
            "space Well x2\npath Lane: Well, Fountain\npath Yard: Well #2, Old Square",
            "one step away from Well: Fountain (only to there). one step away from Well #2: Old Square",
        ),
        (
            "state worn\n    of a ware\n"
            "guest Tailor: when visited: discard all worn heavy wares in your basket",
            "for each heavy ware A that is worn now and lies in your basket: you discard ware A.",
        ),
        (
            "guest Porter: when visited: discard all wares within 2 steps of Fountain",
            "for each ware A that is at most 2 steps away from Fountain:",
        ),
        ('rule "Tidy": when a trader begins a turn: clear Anvil', "Anvil is cleared."),
        (
            "guest Toll: when visited: take 1 coin from Ann, then send a letter upon Ann",
            "you take 1 coin from Ann. you choose one letter A that you have; then: you send letter A upon",
        ),
        (
            "guest Crier: when visited: gain 1 coin",
            "`you` is whoever does it (some trader). when you visit Crier:",
        ),
    ],
)
def test_what_is_declared_is_told_plainly(source: str, told_so: str) -> None:
    """Whose a procedure is, flags, roles, and what there are so many of."""
    assert told_so in said(source)


def test_what_somebody_has_is_not_what_nobody_has() -> None:
    """Where the owner is some trader, that there is one is told, though its noun says `trader`, too."""
    text = said("guest Seer: when visited: see the wares of other traders")
    assert "for which the trader that has ware A is a trader: you see ware A." in text


def test_a_label_is_told_by_what_stands_below_it() -> None:
    """Nothing is said on its own line: what is asked for is not what happens to stand above it."""
    source = (
        'rule "Dues"\n'
        "    for each trader:\n"
        '        "here": when you land: lose 1 coin\n'
        '        "late":\n'
        "            when your stay ends: gain 1 favour\n"
        "            when your deal ends: gain 2 favours\n"
    )
    told_so = said(source, "example.dues.late")

    assert "lose 1 coin" not in told_so
    assert "gain 1 favour" in told_so
    assert "gain 2 favours" in told_so


@pytest.mark.parametrize(
    ("line", "told_so"),
    [
        (
            "until the start of your next turn: when another trader haggles for you: it loses 1 coin",
            "when a trader that is not you haggles for you: that trader loses 1 coin.",
        ),
        (
            "until the end of this turn: sly traders cannot haggle for you",
            "it is forbidden that a trader that is sly now (its manner can change) haggles for you.",
        ),
        (
            "until another trader visits this: +1 charm",
            "when a trader that is not you visits Bee: this effect ends.",
        ),
        ("until Ann visits Miller: +1 charm", "when Ann visits Miller: this effect ends."),
    ],
)
def test_what_lasts_is_told_of_whom_it_is_about(line: str, told_so: str) -> None:
    """Who visits is `you`, and who does something later is not, though both do it."""
    assert told_so in said(f"guest Bee: when visited: {line}\n", "example.bee")


@pytest.mark.parametrize(
    ("line", "told_so"),
    [
        (
            "lose half your coins rounded up coins, then gain that many favours",
            "number A is your coin divided by 2, rounded up. you lose as many coins as number A. "
            "you gain as many favours as number A.",
        ),
        (
            "each other trader loses 1 coin, then you gain that many coins",
            "number A is 0 at first. for each trader B that is not you, in seat order: "
            "trader B loses 1 coin. "
            "if that has happened: number A is more by 1. you gain as many coins as number A.",
        ),
        ("2 other traders lose 1 coin", "up to this many times: 2, each time another one ("),
        (
            "for each other trader: if its manner is your manner: it loses 1 coin",
            "if the manner of trader A as it is now is your manner as it is now: trader A loses 1 coin.",
        ),
        ("for each trader: it gains 1 coin", "for each trader A, in seat order: trader A gains 1 coin."),
        ("for each trader in the spot of Fountain: it gains 1 coin", "of Fountain: trader A gains 1 coin."),
    ],
)
def test_how_much_and_in_which_order_is_told(line: str, told_so: str) -> None:
    """What is kept has a name; nobody has to guess which number, which word, or who comes first."""
    assert told_so in said(f"guest Bee: when visited: {line}\n", "example.bee")


def test_an_offer_for_each_is_one_of_them() -> None:
    """It read as if all of them were bought."""
    offer = 'offer "buy" for each ware in the stock once: discard it'
    told_so = said(f"procedure fair (fairs)\n    of a trader\n    {offer}\n")
    assert "\u201cbuy\u201d may be done, or not, once for each of them." in told_so
    assert (
        "offered apart for each ware A that lies in the stock, and done for the one that is taken:" in told_so
    )


def test_whoever_is_a_side_is_told_as_a_side() -> None:
    """It was told of either side, one after the other, with all that narrows them."""
    told_so = said("letter Ear: when another trader's deal begins: gain 1 coin\n", "example.ear")
    assert "when a deal begins in which a trader that is not you is a side: you gain 1 coin." in told_so


def test_what_the_machine_does_is_used_where_a_verb_says_it() -> None:
    """`put` is written out where it stands, so a verb that uses it is a line that does."""
    stow = 'verb stow (stows, stowing, stowed): trader "stow {ware}"'
    place = f"{stow}\n    does\n        tuck it into the heap\n"
    tuck = 'verb tuck (tucks, tucking, tucked) "tuck {goods} into {zone}"\n    is move\n'
    assert "used at example/example.tal:6." in said(tuck + place, "verb tuck")
