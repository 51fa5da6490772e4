"""Of which of several something is said: each of these read as one thing, and meant another."""

import pytest

from market import market

DEEDS = {
    "go to the gate": "E0306",
    "if you are at the gate: gain 1 coin": "E0306",
    "put Lamp into the stand of this gate": "E0306",
    "each honest with a ware loses 1 coin": "E0606",
    "each honest without Lamp loses 1 coin": "E0606",
    "each honest loses 1 coin": "",
    "each honest with 2 coins loses 1 coin": "",
    "each honest trader with a ware loses 1 coin": "",
    "if there is a guest here, or at Fountain: gain 1 coin": "E0608",
    "if there is a guest here, and at Fountain: gain 1 coin": "E0608",
    "if Ann is at Old Square, or at Fountain: gain 1 coin": "E0608",
    "if there is a guest here, or there is a guest at Fountain: gain 1 coin": "",
    "if you are at Old Square, or at Fountain: gain 1 coin": "",
    "if at Old Square, or at Fountain: gain 1 coin": "",
    "if you have a letter, or at Fountain: gain 1 coin": "",
    "roll 6 die": "E0309",
    "roll 1 dice for luck": "E0309",
    "roll 6 dice": "",
    "roll the rent dice": "",
    "discard the fragile": "E0306",
    "if the fragile is here: gain 1 coin": "E0306",
    "the honest loses 1 coin": "E0306",
    "take a fragile ware from Ann, then discard the fragile": "",
    "discard the fragiles": "",
    "discard the fragile in your basket": "E0339",
    "see the top fragile of the stock": "E0339",
    "see the top ware of the stock": "",
    "put a letter into your hand": "E0607",
    "put all letters into your hand": "E0607",
    "each other trader puts a letter into its hand": "E0607",
    "put a letter in the post into your hand": "",
    "put a letter into the hand of Ann": "",
    "put a ware into the stock": "",
    "go to the space": "",
    "put Lamp into the stand of this space": "",
    "go to a gate, then put Lamp into the stand of the gate": "",
}
RULES = {
    "while you are at the gate: +1 charm": "E0306",
    "when you roll 2 die: gain 1 coin": "E0309",
    "instead of rolling 1 dice for luck: roll 2 dice for luck": "E0309",
    "when you roll 2 dice: gain 1 coin": "",
    "when you step onto a gate: put Lamp into the stand of the gate": "",
    "when you visit Miller and Juggler: gain 1 coin": "E0376",
    "before you visit Miller and Juggler: gain 1 coin": "E0376",
    "when you would visit Miller and Juggler: gain 1 coin": "E0376",
    "instead of visiting Miller and Juggler: gain 1 coin": "E0376",
    "when Miller and Juggler are visited: gain 1 coin": "E0112",
    "when you lose 1 coin: until you visit Miller and Juggler: +1 charm": "E0376",
    "when you discard a ware and a letter: gain 1 coin": "E0376",
    "when you visit Miller or Juggler: gain 1 coin": "",
    "when you discard wares and letters: gain 1 coin": "",
    "you cannot visit Miller and Juggler": "",
    "visiting Miller and Juggler costs 1 coin": "",
}


def refused(text: str) -> set[str]:
    """The codes of the errors of a text."""
    return {code for code in market(text).codes if code[0] == "E"}


@pytest.mark.parametrize("line", DEEDS)
def test_of_what_is_done(line: str) -> None:
    """Where one is is `the space`, and no gate unless one was spoken of; a value alone is of no kind."""
    assert refused(f"guest Herald: when visited: {line}\n") == {DEEDS[line]} - {""}


@pytest.mark.parametrize("line", RULES)
def test_of_what_happens(line: str) -> None:
    """Of two things that are joined by `and` each met the event."""
    assert refused(f'rule "Box": for each trader: {line}\n') == {RULES[line]} - {""}


SCORES = {
    "the rent": "E0609",
    "3": "E0609",
    "the charm of the buyer": "E0609",
    "the number of wares here": "E0609",
    "its charm + the rent": "",
    "the number of wares in its basket": "",
}


@pytest.mark.parametrize("score", SCORES)
def test_a_score_is_that_of_a_side(score: str) -> None:
    """Of what says nothing of a side both would have the same."""
    contest = (
        f"contest race (races)\n    sides buyer and seller\n    outcomes gain, loss, tie\n    score {score}\n"
    )

    assert refused(contest.replace("gain, loss", "victory, defeat")) == {SCORES[score]} - {""}
