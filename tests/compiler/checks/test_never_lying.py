"""Where a thing lies to which something is done that is done only to what somebody has."""

from __future__ import annotations

import pytest

from market import market

OFFERED = "letter Complaint: before the bid: you may send this upon a trader\n"
CHOSEN = 'rule "Post": for each trader: before the bid: you may send a letter in your hand upon a trader\n'
LYING = 'rule "Finds": for each trader: when you land: you may send a letter here upon a trader\n'
ANY = 'rule "Finds": for each trader: when you land: send Reminder upon Ann\n'
GIVEN = 'rule "Gifts": for each trader: when you gain a letter: send it upon Ann\n'
TAKEN = "guest Bee: when visited: take a ware here\n"
LINES = {
    (OFFERED, "other traders cannot send letters here"): True,
    (OFFERED, "you cannot send letters at Fountain"): True,
    (OFFERED, "you cannot send letters at Fountain more than once per turn"): True,
    (OFFERED, "sending a letter here costs 1 coin"): True,
    (OFFERED, "letters here cannot be sent"): True,
    (OFFERED, "before you send a letter here: gain 1 coin"): True,
    (OFFERED + ANY, "you cannot send letters at Fountain"): True,
    (CHOSEN, "you cannot send letters here"): True,
    # where one is, or upon whom
    (OFFERED, "other traders here cannot send letters"): False,
    (OFFERED, "at Fountain: you cannot send letters"): False,
    (OFFERED, "you cannot send letters upon traders here"): False,
    (OFFERED, "you cannot send letters"): False,
    # it is done to what lies about, or nobody knows
    (OFFERED + LYING, "you cannot send letters here"): False,
    (OFFERED + GIVEN, "you cannot send letters here"): False,
    (
        OFFERED + GIVEN.replace("send it", "send the top card of the post"),
        "you cannot send letters here",
    ): False,
    (ANY, "you cannot send letters here"): False,
    ("", "you cannot send letters here"): False,
    (TAKEN, "you cannot take wares here"): False,
    (TAKEN, "other traders cannot take wares at Fountain"): False,
}


@pytest.mark.parametrize("case", LINES)
def test_what_is_never_done_to_what_lies_there_is_refused(case: tuple[str, str]) -> None:
    """`here` behind a noun is where that lies, and it read as where one is."""
    found = market(f"{case[0]}ware Gag: {case[1]}\n").codes

    assert ("E0644" in found) == LINES[case]
