"""For whom and how often: what is asked too late, what nobody does, what would be done for all of them."""

from __future__ import annotations

import pytest

from market import market

FOES = "role opponent\nkind foe (foes): card\n    binds you to its opponent\n    supply the street\n"
VISITED = "guest Host: when visited: take a ware here, then go to Fountain, then become sly\n"
ROUND = "for each other trader: "
SAID = {
    # how it was before the deed
    "letter Alms: when another trader with no coins gains 1 coin: gain 1 favour": "E0518",
    "letter Alms: when the trader with the most coins loses 1 coin: gain 1 favour": "E0518",
    "letter Alms: while you have no coins: when you gain 1 coin: gain 1 favour": "E0518",
    "letter Alms: when you gain 1 coin: if you have no coins: gain 1 favour": "E0518",
    "letter Alms: when you lose 1 coin: if you have no coins: gain 1 favour": "",
    "letter Alms: when another trader with no favours gains 1 coin: gain 1 favour": "",
    "letter Alms: before another trader with no coins gains 1 coin: gain 1 favour": "",
    "letter Bag: unless you have a ware: when you take a ware: gain 1 favour": "E0518",
    "letter Bag: when you take a ware: if you have no wares: gain 1 favour": "E0518",
    "letter Bag: when you take a ware: if you have no heavy ware: gain 1 favour": "",
    "letter Bag: when you take a ware: if you have no letters: gain 1 favour": "",
    "letter Map: when you step onto a neighbour space: gain 1 favour": "E0518",
    "letter Map: when you land upon a space within 2 steps of you: gain 1 favour": "E0518",
    "letter Map: when you go to a space other than your space: gain 1 favour": "E0518",
    "letter Map: when you go to Old Square: if you are at Fountain: gain 1 favour": "E0518",
    "letter Map: when you go to Old Square: if you are at Old Square: gain 1 favour": "",
    "letter Map: when another trader lands upon a space within 2 steps of you: gain 1 favour": "",
    "letter Map: before you step onto a neighbour space: gain 1 favour": "",
    # brought twice, brought by another verb
    "letter Map: when you would go to Old Square: go to Fountain": "E0658",
    "letter Map: when you would go to Old Square: go to Fountain, then it does not happen": "",
    "letter Map: when another trader would go to Old Square: go to Fountain": "",
    "letter Map: when you would become sly: become honest": "E0658",
    "letter Map: instead of becoming sly: become honest": "",
    "guest Bar: traders cannot land here": "W0580",
    # who of those there
    "guest Bath: when a trader lands here: gain 1 favour": "E0668",
    "space Bath: when a trader lands here: gain 1 favour": "",
    "guest Bath: when Ann lands here: gain 1 favour": "E0668",
    "guest Bath: when Ann lands here: Ann gains 1 favour": "",
    "guest Bath: when you land here: gain 1 favour": "",
    "guest Bath: when another trader lands here: gain 1 favour": "",
    "guest Bath: when another trader lands here: that trader gains 1 favour": "E0659",
    "guest Bath: when a trader lands here: that trader gains 1 favour": "",
    "guest Bath: when visited by another trader: gain 1 favour": "E0669",
    "guest Bath: when visited by Ann: gain 1 favour": "",
    # for ever
    "letter Hex: when you gain this: until you visit a guest: you cannot visit guests": "E0667",
    "letter Hex: when you gain this: until you visit a guest: you cannot visit heavy guests": "",
    "letter Hex: when you gain this: until you visit a guest, or the end of this turn: "
    "you cannot visit guests": "",
    "letter Hex: when you gain this: until you gain 1 coin: instead of gaining 1 coin: nothing": "E0667",
    "letter Hex: when you gain this: until you lose 1 coin: you cannot lose 1 favour": "",
    # in all, or each
    "guest Cadger: when visited: take a ware from traders here": "E0671",
    "guest Cadger: when visited: take 2 wares from 2 traders": "E0671",
    "guest Cadger: when visited: take 2 wares from each other trader": "",
    "guest Cadger: when visited: take all wares from other traders": "",
    "guest Cadger: when visited: discard all your wares other than a heavy ware": "E0599",
    "guest Cadger: when visited: discard all your wares other than heavy wares": "",
    f"guest Cadger: when visited: {ROUND}discard a ware, else it loses 1 coin": "E0628",
    f"guest Cadger: when visited: {ROUND}it discards a ware, else it loses 1 coin": "",
    f"guest Cadger: when visited: {ROUND}lose 1 coin, then it gains 1 coin": "",
    'rule "Feast": once per turn: for each trader: when you gain 1 coin: gain 1 favour': "E0673",
    'rule "Feast": for each trader: once per turn: when you gain 1 coin: gain 1 favour': "",
    # of all there are
    "letter Thrift: you cannot discard the ware with the most weight": "E0672",
    "letter Thrift: you cannot discard the ware with the most weight in your basket": "",
    "letter Thrift: when you visit the guest with the most charm: gain 1 favour": "",
    # which one
    f"{FOES}foe Ogre: plus the number of wares in the basket of your opponent to its charm": "E0674",
    f"{FOES}foe Ogre: plus the number of wares in your basket to its charm": "",
    f"{FOES}letter Taunt: your opponent cannot visit guests": "",
    "letter Vow: when you gain this: if your pledge is fragile: discard it": "E0357",
    "letter Vow: when you gain this: if your pledge is fragile: discard your pledge": "",
    "letter Vow: when another trader takes a ware: if that ware is your pledge: gain 1 coin": "",
}
WATCHED = ("E", "W0580")


@pytest.mark.parametrize("line", SAID)
def test_a_line_is_told_what_it_would_be_or_is_fine(line: str) -> None:
    """What a player reads otherwise is refused, and what is nearly the same is not."""
    found = market(f"{VISITED}{line}\n")

    told = {one for one in found.codes if one.startswith(WATCHED)}
    assert told == ({SAID[line]} if SAID[line] else set())


def test_a_roll_behind_otherwise_is_a_second_one() -> None:
    """`the result` behind it could be either; where each is asked at its roll it is not."""
    twice = (
        "guest Seer: when visited:\n    roll 1 die\n    if the result is 6: gain 1 coin\n"
        "    otherwise: roll 1 die\n{last}"
    )

    assert market(twice.format(last="    if the result is 6: gain 1 favour\n")).codes.count("E0639") == 1
    assert "E0639" not in market(twice.format(last="    gain 1 favour\n")).codes
