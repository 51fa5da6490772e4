"""Zones of which there are several, where one certain is meant, or all of them.

Each sentence that is refused stands beside one that says what was wanted.
"""

from __future__ import annotations

import pytest

from market import market
from talisman.compiler.model import Pick, Prim, Trigger

UNUSED = ("W0501", "W0507", "W0510", "W0512", "W0538")
EMPTY = {
    "no stand is empty": "E0640",
    "a basket is empty": "E0640",
    "another basket is empty": "E0640",
    "the baskets are empty": "E0640",
    "all baskets are not empty": "E0640",
    "the basket of another trader is empty": "E0640",
    "the hand of each other trader is empty": "E0640",
    "the stand of a gate is empty": "E0640",
    "your hand or basket is empty": "E0640",
    "the stock or heap is empty": "E0640",
    "no heap is empty": "E0640",
    "the heap is empty": "",
    "the stand is empty": "",
    "your basket is not empty": "",
    "the basket of Ben is empty": "",
    "all baskets are empty": "",
    "each basket is empty": "",
    "your hand is empty, or your basket is empty": "",
}

DONE = {
    "shuffle a hand": "E0340",
    "shuffle all hands": "E0340",
    "return a hand into the stock": "E0340",
    "put a ware in your basket into a basket": "E0340",
    "put a ware in your basket into each basket": "E0340",
    "put the top card of the stock into a stand": "E0340",
    "put the top ware of a basket into the heap": "E0340",
    "discard the top 2 wares of a basket": "E0340",
    "if the top ware of a basket is heavy: gain 1 favour": "E0340",
    "put a ware in your basket into no basket": "E0641",
    "put a ware in your basket into the heap or stock": "E0641",
    "put a ware in your basket into the basket of each other trader": "E0483",
    "put all wares in your basket into the basket of each other trader": "E0483",
    "put all wares in a basket into the heap": "E0570",
    "discard all wares in another basket": "E0570",
    "discard all wares in your basket": "",
    "for each ware in a basket: gain 1 coin": "",
    "discard each ware in a basket": "",
    "shuffle your hand": "",
    "for each trader: shuffle its hand": "",
    "put a ware in your basket into the basket of another trader": "",
    "for each other trader: put a ware in your basket into its basket": "",
    "put the top card of the stock into the stand of a gate": "",
    "put the top card of the stock into the stand of each gate": "",
    "put the top ware of your basket into the heap": "",
    "if there is a ware in a basket: gain 1 favour": "",
}


def told(text: str) -> set[str]:
    """The codes that a text gets on the market, but those of words that nobody uses."""
    return {code for code in market(text).codes if code not in UNUSED}


@pytest.mark.parametrize("asked", EMPTY)
def test_empty_asks_one_certain_zone_or_all_of_them(asked: str) -> None:
    """It was asked of all of a class at once, so `no stand is empty` was so where all of them were."""
    assert told(f'rule "P": for each trader: when you land: if {asked}: gain 1 favour\n') == (
        {EMPTY[asked]} - {""}
    )


def test_what_is_emptied_is_one_certain_zone() -> None:
    """An event of a zone that becomes empty is read the same way."""
    assert told('rule "P": for each trader: when a basket becomes empty: gain 1 favour\n') == {"E0640"}
    assert not told('rule "P": for each trader: when your basket becomes empty: gain 1 favour\n')


@pytest.mark.parametrize("done", DONE)
def test_what_is_done_with_a_zone_says_whose(done: str) -> None:
    """The game stopped there, since nobody bears `a basket`."""
    assert told(f'rule "P": for each trader: when you land: {done}\n') == ({DONE[done]} - {""})


@pytest.mark.parametrize("things", ["all wares", "2 wares"])
def test_where_several_go_is_chosen_once(things: str) -> None:
    """It was chosen for each of them."""
    text = f"put {things} in your basket into the basket of another trader"
    (rule,) = market(f'rule "P": for each trader: when you land: {text}\n').rules("market.p")
    assert isinstance(rule.shape, Trigger)
    (chosen,) = rule.shape.body
    assert isinstance(chosen, Pick)
    assert chosen.sel.kind == "trader"
    assert not isinstance(chosen.body[0], Prim)
