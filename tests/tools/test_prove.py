"""The program that proves what the table of requirements lists."""

import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
SIX = "race: a runner leaves the yard with a six and goes again"
SENT = "race: a runner sends another back"
SAFE = "race: a safe tree keeps both"


@pytest.fixture(scope="module")
def program() -> ModuleType:
    """tools/prove.py."""
    spec = importlib.util.spec_from_file_location("prove", ROOT / "tools" / "prove.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["prove"] = module
    spec.loader.exec_module(module)
    return module


def told(program: ModuleType, rules: Sequence[str], scenarios: Sequence[str]) -> list[tuple[str, str, str]]:
    """What is told of a table of one requirement."""
    table = {"E99": {"rules": rules, "scenarios": scenarios}}
    return [(one.what, one.how, one.noticed) for one in program.requirements(table)]


def test_a_rule_is_noticed_by_a_scenario_of_its_requirement(program: ModuleType) -> None:
    """Without the rule the runner that was met stays where it is."""
    assert told(program, ["race: L-capture-1"], [SENT]) == [
        ("E99 race: L-capture-1", "emptied", "a runner sends another back")
    ]


def test_a_scenario_that_others_list_is_not_enough(program: ModuleType) -> None:
    """It cites the row and notices the change, but the requirement names another one."""
    assert told(program, ["race: L-capture-1"], [SIX]) == [
        ("E99 race: L-capture-1", "no scenario of the requirement notices", "")
    ]


def test_what_does_not_exist_is_not_proven(program: ModuleType) -> None:
    """A path that leads nowhere, a row that nobody cites, a pack that is not there."""
    assert [(what, how) for what, how, _ in told(program, ["race: race.nowhere", "none: L-1"], [SAFE])] == [
        ("E99 race: race.nowhere", "there is no such rule"),
        ("none: L-1", "there is no such pack"),
    ]
