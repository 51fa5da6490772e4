"""What is asked before a text has given anything, and what is asked when it has become another."""

from __future__ import annotations

import pytest

from market import market

FLAMES = "counter flame (flames)\n    of a ware\n    floor 0\n"
WORDS = (
    f'{FLAMES}verb light (lights, lighting, lit): ware "light {{goods}}"\n    is give\n'
    'verb dim (dims, dimming, dimmed): ware "dim {goods}"\n    is take-away\n'
    'verb trim (trims, trimming, trimmed): ware "trim {goods}"\n'
    "    does\n        the actor lights that much\n"
)
TAKEN = "when taken: this lights 3 flames"
OUT = "as soon as the flames of this are 0: discard this"
TEXTS = {
    (OUT, TAKEN): True,
    (OUT, "when taken: this trims 3 flames"): True,
    (OUT, "when you gain this: remember 3 as the flames of this"): True,
    (OUT, "after this is taken: this lights 3 flames"): True,
    (OUT, "when you gain 1 coin: if you are sly: this lights 1 flame"): True,
    ("as soon as the flames of this are at most 1: discard this", TAKEN): True,
    ("as soon as the flames of this are less than 1: gain 1 coin", TAKEN): True,
    # it has some as it comes, or what goes is spoken of
    (OUT, "flames 3", TAKEN): False,
    (OUT, "flames 3", "when you gain 1 coin: this dims 1 flame"): False,
    ("when this dims 1 flame: if its flames are 0: discard this", TAKEN): False,
    ("as soon as the flames of this are 3: discard this", "when you gain 1 coin: this lights 1 flame"): False,
    # more is asked, or nothing is given, or to another
    ("as soon as the flames of this are 0, and you are sly: discard this", TAKEN): False,
    ("while you are sly: as soon as the flames of this are 0: discard this", TAKEN): False,
    (OUT, "when you gain 1 coin: this dims 1 flame"): False,
    (OUT, "when taken: Lamp #1 lights 3 flames"): False,
    (OUT,): False,
}  # fmt: skip


@pytest.mark.parametrize("lines", TEXTS)
def test_what_is_so_before_a_text_gives_anything_is_told(lines: tuple[str, ...]) -> None:
    """It was gone before it had any."""
    text = f"{WORDS}ware Candle\n" + "".join(f"    {line}\n" for line in lines)

    assert ("W0569" in market(text).codes) == TEXTS[lines]


@pytest.mark.parametrize(("starts", "told"), [("", True), ("    starts at 2\n", False)])
def test_how_many_each_begins_with_is_heeded(starts: str, told: bool) -> None:
    """Of all wares at once, where the counter itself says how many there are at first."""
    box = f'rule "Candles": for each ware:\n    {OUT}\n    when taken: remember 3 as the flames of this\n'

    assert ("W0569" in market(f"{FLAMES}{starts}{box}").codes) == told


@pytest.mark.parametrize(
    ("box", "told"),
    [("for each ware", True), ("for each fragile ware", True), ("for each heavy ware", False)],
)
def test_what_a_box_gives_each_comes_too_late_as_well(box: str, told: bool) -> None:
    """What is said of all wares is as if printed on each."""
    given = f'rule "Candles": {box}: when taken: remember 3 as the flames of this\n'

    assert ("W0569" in market(f"{FLAMES}ware Candle (fragile): {OUT}\n{given}").codes) == told


FORM = "form ghost (ghosts)\n    of a trader\n"
BECOME = {
    "while you are honest: when you become sly: gain 1 coin": True,
    "while you are not sly: when you become sly: gain 1 coin": True,
    "unless you are sly: when you become sly: gain 1 coin": True,
    "when you become sly: if you are honest: gain 1 coin": True,
    "after you become sly: if you are honest: gain 1 coin": True,
    "when another trader becomes sly: if that trader is honest: gain 1 coin": True,
    "when an honest trader becomes sly: gain 1 favour": True,
    "while you are not a ghost: when you become a ghost: gain 1 coin": True,
    "while you are a ghost: when your ghost ends: gain 1 coin": True,
    "while you are sly: when you become sly: gain 1 coin": False,
    "while Ben is honest: when you become sly: gain 1 coin": False,
    "while you are honest: when another trader becomes sly: gain 1 coin": False,
    "while you are honest: before you become sly: gain 1 coin": False,
    "when you would become sly: if you are honest: it does not happen": False,
    "when you become sly: become honest, then gain 1 coin": False,
    "while you are a ghost: when you become sly: gain 1 coin": False,
    "while you are sly: when you become a ghost: gain 1 coin": False,
}


@pytest.mark.parametrize("line", BECOME)
def test_what_one_was_before_is_asked_too_late(line: str) -> None:
    """Who has become the one is no longer the other, and so it was never done."""
    assert ("E0518" in market(f'{FORM}rule "P": for each trader: {line}\n').codes) == BECOME[line]
