"""Classes of values written out for mypyc do what those do that are made while the program runs."""

import pickle
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from plain_classes import written_out
from talisman import values

ROOT = Path(__file__).resolve().parents[2]
SIGNS = re.compile(r"\W|_|\btuple\b|\btype\b")
"""What may be written otherwise in a line."""
TEXT = '''"""Values."""
from __future__ import annotations

from talisman.values import Factory, define, evolve, field, frozen


@frozen
class Bare:
    """Nothing in it."""


@frozen
class Pair:
    """Two things, and what does not count."""

    left: int
    right: str = "r"
    place: int = field(default=7, eq=False, repr=False)

    @property
    def both(self) -> str:
        """Both."""
        return f"{self.left}{self.right}"


@define(order=True, unsafe_hash=True)
class Place:
    """Ordered."""

    line: int
    column: int


@define
class Box:
    """May change, and has what is made for each."""

    name: str
    inside: list[int] = Factory(list)
    known: dict[int, int] = field(default=Factory(dict), init=False, repr=False, eq=False)
    most: int = 0

    def __attrs_post_init__(self) -> None:
        """Count."""
        self.most = len(self.inside)


LIFTED = ("a", "b")


def among(word: str) -> bool:
    """Whether a word is one of some."""
    return word in (*LIFTED, "c")
'''


def module(text: str, name: str) -> ModuleType:
    """A text as a module."""
    made = ModuleType(name)
    sys.modules[name] = made
    exec(compile(text, name, "exec"), vars(made))
    return made


@pytest.fixture(params=["made", "written"])
def made(request: pytest.FixtureRequest) -> ModuleType:
    """The classes as they are made, and as they are written out: the same is true of both."""
    written = request.param == "written"
    return module(written_out(TEXT) if written else TEXT, f"values_{request.param}")


def test_values_compare(made: ModuleType) -> None:
    """By class and members that count; what may change has no hash unless asked."""
    assert made.Pair(1, "x") == made.Pair(1, "x", 3)
    assert made.Pair(1) != made.Pair(2)
    assert made.Bare() == made.Bare()
    assert made.Bare() != made.Pair(1)
    assert hash(made.Pair(1, "x")) == hash(made.Pair(1, "x", 9))
    assert hash(made.Place(1, 2)) == hash(made.Place(1, 2))
    assert sorted([made.Place(2, 1), made.Place(1, 5), made.Place(1, 2)])[0] == made.Place(1, 2)
    with pytest.raises(TypeError):
        hash(made.Box("b"))


def test_values_are_shown(made: ModuleType) -> None:
    """Without the members that are left out."""
    assert repr(made.Pair(1)) == "Pair(left=1, right='r')"
    assert repr(made.Box("n", [1, 2])) == "Box(name='n', inside=[1, 2], most=2)"


def test_each_has_its_own(made: ModuleType) -> None:
    """What is made for each is not shared, and what comes after `__init__` is done."""
    one, two = made.Box("a"), made.Box("a")
    one.inside.append(1)
    one.known[1] = 2

    assert (two.inside, two.known, made.Box("c", [5]).most) == ([], {}, 1)


def test_values_are_evolved_and_kept(made: ModuleType) -> None:
    """Copies with changes, members by name, patterns, and a way through a file."""
    pair = made.Pair(1, "x", 5)

    assert values.evolve(pair, right="y").both == "1y"
    assert [one.name for one in values.members(made.Pair)] == ["left", "right", "place"]
    assert made.Pair.__match_args__ == ("left", "right", "place")
    assert pickle.loads(pickle.dumps(pair)).place == 5
    assert made.among("c")
    assert not made.among("d")


def test_constructs_are_asked_by_names_of_their_own() -> None:
    """Where their module is imported; what is no class in it stays as it is."""
    text = """from talisman.compiler import model as m
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node

def said(one: Node) -> bool:
    return isinstance(one, (views.You, m.Var)) and one.kind in views.CLASSES and m.conjuncts(one)
"""
    written = written_out(text)

    assert "import model as m; from talisman.compiler.model import Var as m_Var\n" in written
    assert "import views; from talisman.compiler.syntax.views import You as views_You\n" in written
    assert "(views_You, m_Var)) and one.kind in views.CLASSES and m.conjuncts(one)" in written
    assert "views_" not in written_out(text.replace("compiler.syntax import", "somewhere import"))


def test_every_line_keeps_its_number() -> None:
    """So a traceback of native code says where to look."""
    for path in sorted((ROOT / "compiler").rglob("*.py")):
        before = path.read_text(encoding="utf-8").split("\n")
        after = written_out("\n".join(before)).split("\n")
        for number, line in enumerate(before):
            if line.lstrip().startswith(("def ", "return ")):
                assert SIGNS.sub("", after[number]) == SIGNS.sub("", line)
