"""What is read otherwise than it would be done is refused; what says the one or the other is not."""

import pytest

from market import market

TEXT = "guest Probe: when visited: {}\n"
DONE = {
    "lose it": "E0357",
    "if you have 1 coin: lose it": "E0357",
    "gain 1 coin, then lose it": "E0357",
    "lose this": "",
    "for each trader: gain 1 coin": "E0628",
    "for each other trader here: lose 1 coin": "E0628",
    "for each trader: if you have 1 coin: lose 1 coin": "E0628",
    "for each trader: it gains 1 coin": "",
    "for each trader: you gain 1 coin": "",
    "for each other trader: take a ware from it": "",
    "for each trader: it gains 1 coin, then each other trader loses 1 coin": "E0467",
    "for each other trader: another trader gains 1 coin": "E0467",
    "each other trader may gain 1 coin: another trader loses 1 coin": "E0467",
    "each other trader gains 1 coin, then another trader loses 1 coin": "E0467",
    "Ben gains 1 coin, then another trader loses 1 coin": "E0467",
    "you gain 1 coin, then another trader loses 1 coin": "",
    "you may gain 1 coin: another trader loses 1 coin": "",
    "for each trader: each trader other than it loses 1 coin": "",
    "for each ware in your basket: each other trader loses 1 coin": "",
    "for each ware in your basket: gain 1 coin": "",
    "for each guest: gain 1 coin": "",
    "for each ware there: discard it": "E0627",
    "a trader there gains 1 coin": "E0627",
    "for each ware at that space: discard it": "E0306",
    "for each ware at the space: discard it": "",
    "for each space: for each ware at that space: discard it": "",
    "if there is a guest there: gain 1 coin": "E0627",
    "for each ware here: discard it": "",
    "for each gate: for each ware there: discard it": "",
}
"""What a guest's text does, and what is said of it."""
EVENTS = {
    "when you gain a ware or 1 coin: gain 1 favour": "E0626",
    "when you gain 1 coin or a ware: gain 1 favour": "E0626",
    "when you gain 2 coins or 1 favour: gain 1 coin": "E0626",
    "before you gain a ware or 1 coin: gain 1 favour": "E0626",
    "you cannot lose 2 coins or 1 favour": "E0626",
    "gaining a ware or 1 coin costs 1 favour": "E0626",
    "when you lose 1 coin or 1 favour: gain 1 favour": "",
    "when you gain a ware or a letter: gain 1 coin": "",
    "when you land upon a gate: for each ware there: discard it": "",
}
"""What a ware's text waits for, and what is said of it."""


@pytest.mark.parametrize("deed", DONE)
def test_what_is_done(deed: str) -> None:
    """Who or what it is done to, by whom, and where."""
    assert _errors(TEXT.format(deed)) == [DONE[deed]] * bool(DONE[deed])


@pytest.mark.parametrize("line", EVENTS)
def test_what_is_waited_for(line: str) -> None:
    """Of things, or of any amount of one unit or another."""
    assert _errors(f"ware Probe: {line}\n") == [EVENTS[line]] * bool(EVENTS[line])


def test_there_is_where_the_loop_is() -> None:
    """The place gone through, and not where one is."""
    model = market(TEXT.format("for each gate: for each trader there: it gains 1 coin")).found
    deed = str(next(rule.shape for rule in model.rules if rule.carrier == "Probe"))

    assert "OnSpace(of=Var(n=2), space=Var(n=1))" in deed or "OnSpace(a=Var(n=2), b=Var(n=1))" in deed, deed


def _errors(text: str) -> list[str]:
    return [code for code in market(text).codes if code[0] == "E"]


STEPS = {
    "repeat while a trader has a ware in its basket: gain 1 coin": "E0494",
    "if its coins are 3: gain 1 coin": "E0494",
    "if your coins are 3: gain 1 coin": "",
    "for each trader: if its coins are 3: it gains 1 coin": "",
    "for each trader, at once: discard a ware in its basket": "E0334",
    "for each trader, at once: you may discard a ware in its basket": "E0334",
    "for each trader, at once: it discards a ware in its basket": "",
}
"""What a step of a procedure of a trader does, and what is said of it."""


@pytest.mark.parametrize("deed", STEPS)
def test_a_procedure_of_somebody_speaks_to_him(deed: str) -> None:
    """`its` is none of `you`; what all are asked at once, each of them chooses."""
    text = f'procedure sowing (sowings)\n    of a trader\n    step "seed": {deed}\n'

    assert _errors(text) == [STEPS[deed]] * bool(STEPS[deed])


LINES = {
    ("discard a ware", "discard it"): "E0357",
    ("see the top letter of the post", "discard it"): "E0357",
    ("discard a ware", "discard this"): "",
    ("discard a ware", "gain 1 coin, then discard this"): "",
    ("take a ware from another trader", "that trader gains 1 coin"): "E0307",
    ("another trader loses 1 coin", "the trader gains 1 favour"): "E0307",
    ("another trader loses 1 coin, then that trader gains 1 favour", "gain 1 coin"): "",
    ("gain 1 coin", "the trader gains 1 favour"): "",
}
"""Two lines of a guest's text, and what is said of the second."""


@pytest.mark.parametrize("lines", LINES)
def test_what_a_line_above_spoke_of_is_not_meant_below(lines: tuple[str, str]) -> None:
    """`it` and `that trader` look no further back than their line, where one would read them so."""
    text = "guest Probe: when visited:\n" + "".join(f"    {line}\n" for line in lines)

    assert _errors(text) == [LINES[lines]] * bool(LINES[lines])
