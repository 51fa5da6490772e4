"""What is told of a house rule: what was written in the place, and what is written there now."""

from __future__ import annotations

from langkit import example
from market import TABLES
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import parse_packs, resolve_parsed
from talisman.say.entries import entries, told
from talisman.say.find import find

CHANGED = """# with: small
tags brass
house rule "Expensive stalls"
    change small.rent: 2 -> 3
    change small.lamp.weight: 2 -> 1
    change small.stay.rest: "1 favour" -> "2 favours"
    replace small.deal.draw: the buyer gains 1 favour
    add to small.stay.what-to-do:
        "sing": gain 1 coin
        "dance":
            gain 1 favour
    add to small.turn:
        step "night": gain 1 favour
        step "dawn":
            gain 1 coin
    remove small.deal.refusal
    print brass on Lamp and Anvil
"""
KINDS = """# with: small
ware Bell
    wares other than fragile wares cannot affect you
    only honest traders can take this
"""


def said(source: str, where: str) -> str:
    """What is told of an address in a source."""
    bag = Bag()
    parsed = parse_packs(example(source).packs, bag, TABLES)
    model = resolve_parsed(parsed, bag)
    assert not bag.errors, bag.sorted()
    every = entries(model, parsed)
    return "\n".join(line for _, lines in told(model, find(where, every, parsed)) for line in lines)


def test_what_was_there_and_what_is_there_now() -> None:
    """Of each line of a house rule the old words are told and the new ones."""
    assert said(CHANGED, "example.expensive-stalls").split("\n")[1:] == [
        "changed: small.rent.",
        "    was: \u201cdefault 2\u201d",
        "    is now: \u201cdefault 3\u201d",
        "changed: small.lamp.weight.",
        "    was: \u201cware Lamp (fragile) x2: weight 2\u201d",
        "    is now: \u201cware Lamp (fragile) x2: weight 1\u201d",
        "changed: small.stay.rest.",
        '    was: \u201c"rest": gain 1 favour\u201d',
        '    is now: \u201c"rest": gain 2 favours\u201d',
        "replaced: small.deal.draw.",
        "    was: \u201cnothing\u201d",
        "    is now: \u201cthe buyer gains 1 favour\u201d",
        "more is said at small.stay.what-to-do.",
        "    added:",
        '        "sing": gain 1 coin',
        '        "dance":',
        "            gain 1 favour",
        "more is said of small.turn.",
        '    added: \u201cstep "night": gain 1 favour\u201d',
        "    added:",
        '        step "dawn":',
        "            gain 1 coin",
        "taken away: small.deal.refusal.",
        "    was: \u201con refusal: the buyer loses 1 coin\u201d",
        "printed on Lamp and Anvil from now on: brass.",
        "\u201cnight\u201d is a step, done in its order.",
        "done:",
        "    you gain 1 favour.",
        "\u201cdawn\u201d is a step, done in its order.",
        "done:",
        "    you gain 1 coin.",
    ]


def test_kind_and_words_of_a_thing_are_one_noun() -> None:
    """What is fragile and a ware is a fragile ware, also where it is not; a trader is not told to be one."""
    text = said(KINDS, "example.bell")
    assert "it is forbidden that a ware that is not a fragile ware affects you." in text
    assert "takes Bell, unless that trader is honest now (its manner can change)." in text


def test_a_number_below_zero() -> None:
    """What is put there is told with its sign, as it is read from then on."""
    changed = 'house rule "Debts"\n    change small.coin "floor 0": 0 -> -2\n'
    assert said(f"# with: small\n{changed}", "example.debts").split("\n")[1:] == [
        'changed: small.coin "floor 0".',
        "    was: \u201cfloor 0\u201d",
        "    is now: \u201cfloor -2\u201d",
    ]
