"""The model: every class and every member of one is made of some sentence that the tests hold."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from inspect import Parameter, getmembers, isclass, signature
from pkgutil import iter_modules

import pytest

from langkit import BASE, PAGE, ROOT, example, examples, kept, shared_table
from talisman import native
from talisman.compiler import model as m
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import model_of
from talisman.compiler.model.walk import walk
from talisman.compiler.pack import NoCache
from talisman.packs import load
from talisman.values import NOTHING, members

PACK = ROOT / "content" / "classic"
SELDOM = example((BASE.parent / "seldom.tal").read_text(encoding="utf-8"))
TEXTS = (*(one for one in examples(PAGE.read_text(encoding="utf-8")) if not one.refused), SELDOM)
ELSEWHERE = {
    "Always.value": "where something could not be resolved, so only beside an error",
    "Covered": "where what only its owner sees lies, which lowering reads out of a body",
    "Covered.inside": "as above",
    "Covered.of": "as above",
    "Covered.zone": "as above",
    "Model.elsewhere": "scenarios for seats that a pack upon theirs leaves out: it takes two packs",
    "StatOf.settings": "lowering asks for the scores of a contest in its situations",
}
"""Members that no sentence gives a value, and who does."""
DEFAULTS: dict[type, dict[str, object]] = {}


@pytest.fixture(autouse=True)
def plainly(request: pytest.FixtureRequest) -> None:
    """Compiled classes do not tell their defaults: where there are such, a test runs by itself without."""
    if not native.used():
        return
    command = [sys.executable, "-m", "pytest", "-q", f"{__file__}::{request.node.name}"]
    environment = os.environ | {"TALISMAN_NATIVE": "0"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_every_class_and_member_is_made_of_some_sentence(request: pytest.FixtureRequest) -> None:
    """What nothing makes does not stay: lowering and the plain evaluator would keep it up for nobody."""
    if native.used():
        return  # `plainly` has run it
    shared = shared_table(TEXTS, kept(request))
    bag = Bag()
    models = [model_of(one.packs, bag, shared) for one in TEXTS]
    models.append(model_of(load([str(PACK)], bag, NoCache()).packs, bag, NoCache()))
    made = set().union(*map(_made, models))
    there = {name for kind in _classes() for name in _names(kind)}

    assert sorted(there - made) == sorted(ELSEWHERE)
    assert len(there) > 300


def test_a_member_with_its_default_is_not_made() -> None:
    """A value that says nothing is none: neither a constant nor an empty list."""
    if native.used():
        return  # `plainly` has run it
    model = m.Model(tags=["red"])
    model.worth.append(m.Worth(2, m.Int(1)))

    assert {name for name in _made(model) if "." in name and name != "Worth.span"} == {
        *("Model.tags", "Model.worth", "Worth.points", "Worth.per", "Int.value"),
    }


def _made(model: m.Model) -> set[str]:
    """The classes in a model, and the members whose value is not their default."""
    found: set[str] = set()
    for part in walk(model):
        kind = type(part)
        found.add(kind.__name__)
        for name, default in _defaults(kind).items():
            value = getattr(part, name)
            said = bool(value) if default is NOTHING else value != default
            if said or default is Parameter.empty:
                found.add(f"{kind.__name__}.{name}")
    return found


def _defaults(kind: type) -> dict[str, object]:
    """The default of each member, found out once; NOTHING for what begins as an empty list or mapping."""
    if kind not in DEFAULTS:
        DEFAULTS[kind] = {name: one.default for name, one in signature(kind).parameters.items()}
    return DEFAULTS[kind]


def _names(kind: type) -> list[str]:
    """A class and its members, by their names."""
    return [kind.__name__, *(f"{kind.__name__}.{member.name}" for member in members(kind))]


def _classes() -> list[type]:
    """Every class of values that the rooms of the model declare."""
    modules = [import_module(f"{m.__name__}.{found.name}") for found in iter_modules(m.__path__)]
    return [
        kind
        for module in modules
        for _, kind in getmembers(module, isclass)
        if kind.__module__ == module.__name__
    ]
