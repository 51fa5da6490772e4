"""What comes too late: nobody asks any more, it comes again at once, or what it is about is gone."""

from __future__ import annotations

import pytest

from market import market

TORN = (
    "state torn\n    of a letter\n"
    'rule "Torn letters": for each trader: when you would send a letter: if it is torn: it does not happen\n'
    "letter Note: before the bid: you may send this\n"
)
OUTING = (
    "procedure outing (outings)\n    of a trader\n"
    '    step "roll": roll 1 die for walking, then remember the result as your paces\n'
    '    step "end": land here\n'
    "guest Coachman: when visited: begin an outing\n"
    "guest Echo: when you land here: gain 1 coin\n"
)
FALL = (
    'verb fall (falls, falling, fallen): trader "fall"\n    does: the actor goes to North Gate\n'
    'rule "Broke": for each trader: as soon as your coins are 0: you fall\n'
)
MEND = (
    'verb mend (mends, mending, mended): trader "mend {goods}"\n    is give\n'
    'verb heal (heals, healing, healed): trader "heal {goods}"\n    is give\n'
    'rule "Mending": for each trader: instead of healing 1 favour: mend that much\n'
    "guest Doctor: when visited: heal 1 favour, then heal 1 coin\n"
)
DEPART = (
    'verb depart (departs, departing, departed): trader "depart"\n    does\n'
    "        put all its wares into the heap\n        put the actor into the bench\n"
    "guest Ferryman: when visited: depart\n"
)
BALM = "ware Balm: when you heal 1 favour: gain 1 coin\n"
TOLD = {
    f"{DEPART}letter Heir: when another trader departs: take a ware from it\n": "W0584",
    f"{DEPART}letter Heir: after another trader departs: take a heavy ware from it\n": "W0584",
    f"{DEPART}letter Heir: before another trader departs: take a ware from it\n": "",
    f"{DEPART}letter Heir: when another trader departs: discard a letter of the actor\n": "",
    f"{DEPART}letter Heir: when another trader departs: take a ware from Ann\n": "",
    f"{MEND}ware Balm: when you heal 1 favour: gain 1 coin\n": "W0581",
    f"{MEND}ware Balm: after another trader heals 2 favours: gain 1 coin\n": "W0581",
    f"{MEND}ware Balm: when you heal 1 coin: gain 1 favour\n": "",
    f"{MEND}ware Balm: when you mend 1 favour: gain 1 coin\n": "",
    f"{MEND}ware Balm: before you heal 1 favour: gain 1 coin\n": "",
    MEND.replace("instead", "while Ann is sly: instead") + BALM: "",
    MEND.replace("mend that", "if you are sly: mend that") + BALM: "",
    f"{FALL}ware Net: when you would fall: it does not happen\n": "W0578",
    f"{FALL}ware Net: once per game: when you would fall: lose 1 favour, then it does not happen\n": "W0578",
    f"{FALL}ware Net: instead of falling: go to Fountain\n": "W0578",
    f"{FALL}ware Net: when you would fall: gain 1 coin, then it does not happen\n": "",
    f"{FALL}ware Net: instead of falling: discard this, then remember 2 as your coins\n": "",
    f"{FALL}ware Net: when you would fall: gain 1 favour\n": "",
    f"{FALL}ware Net: when you lose 1 coin: if your coins are 0: gain 1 coin\n": "W0582",
    f"{FALL}ware Net: when you lose 1 coin: if your coins are 0: you may gain 1 coin\n": "W0582",
    f"{FALL}ware Net: while your coins are 0: when you lose 1 coin: gain 1 coin\n": "W0582",
    f"{FALL}ware Net: when you lose 1 coin: if your coins are 1: gain 1 coin\n": "",
    f"{FALL}ware Net: when you lose 1 favour: if your coins are 0: gain 1 coin\n": "",
    f"{FALL}ware Net: instead of losing 1 coin: lose 1 favour, else nothing\n": "",
    f"{TORN}ware Scissors: when another trader would send a letter: that letter is now torn\n": "W0575",
    f"{TORN}ware Scissors: before another trader sends a letter: that letter is now torn\n": "",
    f"{TORN}ware Glue: when another trader would send a letter: that letter is no longer torn\n": "",
    f"{TORN}ware Scissors: when another trader would send a letter: that letter is now torn\n"
    "guest Editor: when visited: if you have a torn letter: gain 1 coin\n": "",
    f"{OUTING}ware Boots: instead of rolling for walking: go to Fountain\n": "W0576",
    f"{OUTING}ware Boots: instead of rolling for walking: you may go to Fountain\n": "W0576",
    f"{OUTING}ware Boots: instead of rolling for walking: gain 1 coin\n": "",
    f"{OUTING}ware Boots: instead of rolling for walking: roll 2 dice for walking, then go to Fountain\n": "",
    f"{OUTING}ware Boots: instead of rolling for walking: go to Fountain, then end the outing\n": "",
    f"{OUTING}ware Boots: instead of rolling for luck: go to Fountain\n": "",
    f"{OUTING}ware Boots: instead of beginning an outing: go to Fountain\n": "",
}
CODES = ("W0575", "W0576", "W0578", "W0581", "W0582", "W0584")
"""What is said of some lines, "" for nothing of these."""


@pytest.mark.parametrize("text", TOLD)
def test_what_comes_too_late_or_twice(text: str) -> None:
    """Each text with its code, or without any of them."""
    found = market(text)

    assert found.errors == []
    assert [code for code in found.codes if code in CODES] == ([TOLD[text]] if TOLD[text] else [])
