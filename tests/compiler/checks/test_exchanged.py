"""What two exchange one behind the other, what goes round a table, what comes back as empty as it went."""

from __future__ import annotations

import pytest

from market import market

GAINED = "letter Deal: when you gain this: "
ROUND = "guest Wheel: when visited: for each trader: "
CANDLE = "counter wick (wicks)\n    of a ware\n    floor 0\nware Candle\n    wicks 3\n"
BURNS = f"{CANDLE}    when you visit a guest: this loses 1 wick\n"
LAST = "        if the wicks of this are 0: discard this"
GONE = "    as soon as the wicks of this are 0: discard this\n"
GIVE = (
    'verb give (gives, giving, given): trader "give {goods} to {trader}"\n'
    "    does: put it into the basket of the target\n"
)
ANN_GOES = "Ann goes to the space of Ben"
MINE = "put all wares in your basket into the basket of Ben, then put all "
LAP = "zone lap (laps)\n    of a trader\n    holds wares\n"
EACH = "for each ware in its basket: put it into the "
SAID = {
    # where the other one has come by then
    f"{GAINED}go to the space of Ann, then Ann goes to your space": "E0675",
    f"{GAINED}another trader goes to your space, then you go to the space of that trader": "E0675",
    f"{GAINED}{ANN_GOES}, then Ben loses 1 coin, then Ben goes to the space of Ann": "E0675",
    f"{GAINED}Ann goes to the space of Ben, then Ann goes to Fountain, then Ben goes to the space of Ann": "",
    f"{GAINED}Ann goes to the space of Ben, then Ben goes to Fountain, then Ben goes to the space of Ann": "",
    f"{GAINED}Ann goes to the space of Ben, then Cleo goes to the space of Ann": "",
    f"{GAINED}choose one\n    Ann goes to the space of Ben\n    Ben goes to the space of Ann": "",
    # what was given by then
    f"{GAINED}take all wares from Ben, then Ben takes all your wares": "E0675",
    f"{GAINED}{MINE}wares in the basket of Ben into your basket": "E0675",
    f"{GAINED}{MINE}letters in the hand of Ben into your hand": "",
    f"{GAINED}{MINE}wares in the basket of Cleo into your basket": "",
    f"{GAINED}take all wares in the basket of Ben, then Ben takes all wares in your basket": "E0675",
    f"{LAP}{GAINED}take all wares in the lap of Ben, then Ben takes all wares in your lap": "",
    # on and on
    f"{ROUND}{EACH}basket of the trader to the left of that trader": "E0676",
    f"{GIVE}{ROUND}it gives all its wares to the trader to the right of it": "E0676",
    f"{ROUND}it takes all wares from the trader to the left of it": "E0676",
    f"{GIVE}{ROUND}it gives a ware in its basket to the trader to the left of it": "",
    f"{LAP}{ROUND}{EACH}lap of the trader to the left of that trader": "",
    f"{ROUND}{EACH}basket of Ben": "",
    # as empty as it went
    f"{BURNS}{GONE}": "W0585",
    f"{CANDLE}    when you visit a guest:\n        this loses 1 wick\n{LAST}": "W0585",
    f"{BURNS}{GONE}    when discarded: remember 3 as the wicks of this": "",
    f"{BURNS}{GONE}guest Chandler: when visited: Candle gains 1 wick": "",
    f"{BURNS}    as soon as the wicks of this are 0: banish this": "",
    f"{BURNS}    while the wicks of this are 0: you cannot visit guests": "",
    # which of them
    f"{ROUND}Ben loses 1 coin, then it gains 1 coin": "E0307",
    f"{ROUND}the trader with the most coins loses 1 coin, then that trader gains 1 coin": "E0307",
    f"{ROUND}\n    Ben loses 1 coin\n    it gains 1 coin": "",
    f"{ROUND}it gains 1 coin, then Ben loses 1 coin": "",
    f"{ROUND}Ben takes a ware from that trader": "",
    f"{ROUND}the trader with the most coins loses its coins coins": "",
}
WATCHED = ("E", "W0585")


@pytest.mark.parametrize("line", SAID)
def test_what_does_not_come_out_as_it_reads_is_told(line: str) -> None:
    """What is undone by what stands behind it is told, and what is nearly the same is not."""
    found = market(f"guest Host: when visited: take a ware here, then go to Fountain\n{line}\n")

    told = {one for one in found.codes if one.startswith(WATCHED)}
    assert told == ({SAID[line]} if SAID[line] else set())
