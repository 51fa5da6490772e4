"""The program that proves what the table of requirements lists."""

from collections.abc import Sequence

from prove import requirements

SIX = "race: a runner leaves the yard with a six and goes again"
SENT = "race: a runner sends another back"
SAFE = "race: a safe tree keeps both"


def told(rules: Sequence[str], scenarios: Sequence[str]) -> list[tuple[str, str, str]]:
    """What is told of a table of one requirement."""
    table = {"E99": {"rules": rules, "scenarios": scenarios}}
    return [(one.what, one.how, one.noticed) for one in requirements(table)]


def test_a_rule_is_noticed_by_a_scenario_of_its_requirement() -> None:
    """Without the rule the runner that was met stays where it is."""
    assert told(["race: L-capture-1"], [SENT]) == [
        ("E99 race: L-capture-1", "emptied", "a runner sends another back")
    ]


def test_a_scenario_that_others_list_is_not_enough() -> None:
    """It cites the row and notices the change, but the requirement names another one."""
    assert told(["race: L-capture-1"], [SIX]) == [
        ("E99 race: L-capture-1", "no scenario of the requirement notices", "")
    ]


def test_what_does_not_exist_is_not_proven() -> None:
    """A path that leads nowhere, a row that nobody cites, a pack that is not there."""
    assert [(what, how) for what, how, _ in told(["race: race.nowhere", "none: L-1"], [SAFE])] == [
        ("E99 race: race.nowhere", "there is no such rule"),
        ("none: L-1", "there is no such pack"),
    ]
