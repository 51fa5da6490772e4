"""Lines that cannot be read, as they may have been meant: several mistakes at once, and nothing is lost."""

from __future__ import annotations

import re
import time

import pytest

from langkit import Example, Shared, problems
from talisman.compiler.syntax.mistakes.rows.phrasings import AGREEING, FRAMED, ROWS

GUEST = "guest Tinker: when visited: "
OFFERED = {
    "Gain 1 coin and then move to Fountain": "gain 1 coin, then go to Fountain",
    "each other player loses a coin": "each other trader loses 1 coin",
    "if you have more than three coins, lose one coin": "if your coins are more than 3: lose 1 coin",
    "gain two coin if you have Lamp": "if you have Lamp: gain 2 coins",
    "gain 1 coin. Then lose 1 favour.": "gain 1 coin, then lose 1 favour",
    "every player gains 1 coin": "every trader gains 1 coin",
    "discard down to 2 wares": "repeat while the number of your wares is more than 2: discard a ware",
    "pass 1 ware to the trader on your left": "the trader to your left takes 1 ware from you",
    "you may discard a ware. If you do, gain two coins.": "you may discard a ware: gain 2 coins",
    "gain coins equal to the roll of a die": "roll 1 die, then gain the result coins",
    "whoever has the fewest coins gains a coin": "the trader with the fewest coins gains 1 coin",
}
"""What was written, and the one line that is offered for it."""
KEPT = (
    "if you do not have Lamp, gain 1 coin",
    "if you are not honest, gain 1 coin",
    "if Ann does not have a ware, gain 1 coin",
    "you may not gain a coin",
)
"""Lines whose `not` stands in what is offered, in one word or another."""
NOT = re.compile(r"\b(not|no|cannot|unless)\b")


def offered(line: str) -> list[str]:
    """The lines that are offered for the text of a guest."""
    found = problems(Example(f"{GUEST}{line}\n", 1, based=True), Shared(b""))
    return [one.help.removeprefix(f"did you mean `{GUEST}").removesuffix("`?") for one in found if one.help]


@pytest.mark.parametrize("line", OFFERED)
def test_several_mistakes_of_a_line_are_mended_together(line: str) -> None:
    """What is offered is what was meant."""
    assert OFFERED[line] in offered(line)


def told(line: str) -> str:
    """All that is said of a line by itself, as one text."""
    found = problems(Example(f"{line}\n", 1, based=True), Shared(b""))
    return "\n".join(part for one in found for part in (*one.notes, one.help))


def test_what_is_done_at_no_time_is_told_behind_an_event() -> None:
    """Where a line could be read otherwise, and then nothing would bring it about."""
    assert "when EVENT: if there are no wares here: gain 1 coin" in told(
        "guest Tinker: if there are no wares here, gain 1 coin"
    )


def test_why_the_line_that_could_be_read_would_be_refused_is_told() -> None:
    """It is the next that its author would be told."""
    said = told("guest Tinker: when visited, for each ware, gain 1 coin")

    assert "could be read, and then it is said: `each ware`" in said


def test_the_numbers_that_are_left_below_a_roll_are_told() -> None:
    """`else` is no row; which numbers it would be is worked out from the others."""
    rows = "    when visited: roll 1 die\n        1-2: gain 1 coin\n        else: lose 1 coin"

    assert "`3-6: ...`, the numbers that are left" in told(f"guest Tinker\n{rows}")


def test_a_sentence_with_one_word_in_common_is_not_offered() -> None:
    """`keep` alone is not `keep the highest die`."""
    assert "keep the highest die" not in told("guest Tinker: when visited: keep this until you lose it")


@pytest.mark.parametrize("line", KEPT)
def test_what_is_not_so_stays_so(line: str) -> None:
    """What is offered says `not` in some word."""
    assert [one for one in offered(line) if not NOT.search(one)] == []


def test_lines_that_are_far_from_any_take_no_time() -> None:
    """Hundreds of lines, none of which can be mended."""
    line = "gain 1 coin or the ware of foo each player who has a bar and then quux it if able, " * 3
    names = [f"Tinker{chr(97 + n % 26)}{chr(97 + n // 26)}" for n in range(300)]
    text = "".join(f"guest {name}: when visited: {line}\n" for name in names)
    began = time.process_time()
    problems(Example(text, 1, based=True), Shared(b""))

    assert time.process_time() - began < 20


CONSTANTS = ("DOER", "PLACER", "OWN", "LABEL", "ARRIVE", "GIVEUP", "WALK", "UNDER")
"""What a pack says, and no word of the line."""


def test_rows_are_of_one_shape() -> None:
    """No row twice; what stands for something on the right stands on the left, or the pack says it."""
    loose = [
        (left, word)
        for _, left, right in (*ROWS, *AGREEING, *FRAMED)
        for word in re.findall(r"[A-Z]+[0-9]?", re.sub(r"'s|:[a-z]+", "", right))
        if word not in (*re.findall(r"[A-Z]+[0-9]?", left), *CONSTANTS)
    ]

    assert loose == []
    for rows in (ROWS, (*AGREEING, *FRAMED)):
        said = [said for _, said, _ in rows]
        assert sorted({one for one in said if said.count(one) > 1}) == []
