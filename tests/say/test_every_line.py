"""Read back: every line of every shipped pack can be told, from the model, always in the same words."""

from __future__ import annotations

import ast
import re
from functools import cache
from inspect import getmembers, isclass
from pathlib import Path
from typing import cast

import pytest

from sayings import PACKS, ROOT, understood
from talisman.compiler import model as m
from talisman.compiler.lower.body import primitives
from talisman.compiler.model import conditions, declarations, nouns, numbers, rules, scenarios, statements
from talisman.say import statements as saying
from talisman.say.entries import entries, told
from talisman.say.find import find
from talisman.say.voice import Voice

SAY = ROOT / "src" / "talisman" / "say"
ROOMS = (conditions, declarations, nouns, numbers, rules, scenarios, statements)
BY_ITS_HEADING = ("DeclaredPhrase",)
"""Told as what was declared, and opened up where it is said (`entries._phrase`)."""
CLASSES = [
    kind.__name__
    for room in ROOMS
    for _, kind in getmembers(room, isclass)
    if kind.__module__ == room.__name__ and kind.__name__ not in BY_ITS_HEADING
]
REPR = re.compile(
    r"\b[A-Za-z]+\([a-z_]+=|\bNone\b|\bTrue\b|\bFalse\b|<[a-z_. ]+object|\bSpan\(|NOWHERE|\[\]|\(\)"
)
"""What only Python says."""
HOLE = re.compile(r"\{[^}]*\}")


@pytest.mark.parametrize("folder", PACKS, ids=lambda path: cast(Path, path).name)
def test_every_line_can_be_told(folder: Path) -> None:
    """Each line that is no comment leads to words: none empty, none of Python, no hole left open."""
    pack = understood(folder)
    seen: set[int] = set()
    lines = 0
    for source in pack.parsed.packs[-1].sources:
        there = [entry for entry in pack.every if entry.span.file == source.shown]
        for number, text in enumerate(source.lines, 1):
            if not text.strip() or text.strip().startswith("#"):
                continue
            lines += 1
            found = [
                one for one in find(f"{source.shown}:{number}", there, pack.parsed) if id(one) not in seen
            ]
            seen |= {id(one) for one in found}
            for head, said in told(pack.model, found, opened=False):
                assert said, head
                for line in said:
                    assert line.strip(" .:"), head
                    assert not REPR.search(line), (head, line)
                    if "a declared" not in line and "a rulebook" not in line and "\u201c" not in line:
                        assert not HOLE.search(line), (head, line)
    assert lines


@pytest.mark.parametrize("folder", PACKS, ids=lambda path: cast(Path, path).name)
def test_the_same_is_told_again(folder: Path) -> None:
    """Telling a pack twice, from entries made twice, gives the same words in the order of the sources."""
    pack = understood(folder)
    again = entries(pack.model, pack.parsed)

    assert [*told(pack.model, pack.every)] == [*told(pack.model, again)]


@cache
def spoken_of() -> set[str]:
    """The classes of the model that the room names in its code."""
    return {
        node.attr
        for path in SAY.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "m"
    }


@pytest.mark.parametrize("name", CLASSES)
def test_every_class_of_the_model_has_words(name: str) -> None:
    """A class that nobody puts into words is found by its name."""
    assert name in spoken_of()


@pytest.mark.parametrize("name", sorted(primitives._PRIMS))
def test_every_primitive_has_words(name: str) -> None:
    """What the machine can do by itself is said, each in its own words."""
    thing = m.Named("Ann")
    args: tuple[m.Arg, ...] = (thing, thing, thing)
    if name == "set":
        args = (m.FieldArg("coin"), thing, m.Int(1))
    said = saying.primitive(Voice(m.Model()), m.Prim(name, args))

    assert len(said) > 10


def test_the_room_names_what_is_in_it() -> None:
    """`__init__` lists its files, and those only."""
    listed = set(re.findall(r"^([a-z]+)  ", (SAY / "__init__.py").read_text(encoding="utf-8"), re.MULTILINE))

    assert listed == {path.stem for path in SAY.glob("*.py")} - {"__init__"}
