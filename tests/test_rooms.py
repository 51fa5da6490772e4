"""The plan of the code: imports go one way, and pages name what is there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PARTS = ("compiler", "grammar", "runtime")
PACKAGES = sorted(
    path.parent.relative_to(ROOT).as_posix()
    for part in PARTS
    for path in (ROOT / part).rglob("*/__init__.py")
)
MUTUAL = {
    "compiler/model": "conditions hold numbers, numbers count selections, selections hold conditions",
    "compiler/resolve/phrase": "phrases hold each other",
    "compiler/resolve/body": "a line may have lines below it",
    "compiler/lower/phrase": "as in the model",
}
"""Rooms in which files import each other, as the language itself goes in circles there."""
LATE = {
    "compiler/syntax/parse.py": "what is said of mistakes is loaded only where one is made",
    "compiler/syntax/table/tables.py": "Lark is loaded only where a table has to be built",
}
"""Files that import in the middle of a function, with the reason."""
MOST_LINES = 600
LONG = {
    "compiler/syntax/views.py": "made of the grammar by tools/build_views.py",
    "runtime/machine/machine.py": "the loop is one function, so that compiled it is one jump",
    "runtime/machine/unrolled.py": "made of the machine by tools/plain_machine.py",
}
"""Files that are longer, with the reason."""


@cache
def imports() -> dict[str, tuple[str, ...]]:
    """Of each file the files of this project that it imports."""
    files = {
        "talisman." + path.relative_to(ROOT).with_suffix("").as_posix().replace("/", "."): path
        for part in PARTS
        for path in sorted((ROOT / part).rglob("*.py"))
    }
    modules = {
        name.removesuffix(".__init__"): path.relative_to(ROOT).as_posix() for name, path in files.items()
    }
    found = {}
    for path in modules.values():
        wanted = []
        for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [f"{node.module}.{alias.name}" for alias in node.names]
                wanted += [
                    modules[name if name in modules else node.module]
                    for name in names
                    if node.module in modules
                ]
        found[path] = tuple(dict.fromkeys(other for other in wanted if other != path))
    return found


def reached(start: str) -> set[str]:
    """Every file that a file imports, and those import, and so on."""
    seen: set[str] = set()
    left = list(imports()[start])
    while left:
        path = left.pop()
        if path not in seen:
            seen.add(path)
            left += imports()[path]
    return seen


def test_circles_stay_in_their_rooms() -> None:
    """Files that import each other lie in one room, and there the language goes in circles."""
    for path in imports():
        if path not in reached(path):
            continue
        circle = {other for other in reached(path) if path in reached(other)}
        rooms = {str(Path(other).parent) for other in circle}
        assert len(rooms) == 1, sorted(circle)
        assert rooms <= MUTUAL.keys(), sorted(circle)


def test_every_room_with_circles_has_one() -> None:
    """The list of such rooms is not longer than it has to be."""
    rooms = {str(Path(path).parent) for path in imports() if path in reached(path)}

    assert rooms == MUTUAL.keys()


def test_imports_stand_at_the_top() -> None:
    """No import in the middle of a function breaks a circle that the others would show."""
    late = set()
    for path in imports():
        for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
            inside = node.body if isinstance(node, ast.FunctionDef) else ()
            for found in (found for statement in inside for found in ast.walk(statement)):
                if isinstance(found, ast.ImportFrom) and (found.module or "").startswith("talisman"):
                    late.add(path)

    assert late == LATE.keys()


@pytest.mark.parametrize("package", PACKAGES)
def test_the_first_page_of_a_room_names_what_is_in_it(package: str) -> None:
    """`__init__` lists its files, those only, and holds no code; the model's is also its door."""
    folder = ROOT / package
    body = ast.parse((folder / "__init__.py").read_text(encoding="utf-8")).body
    assert isinstance(body[0], ast.Expr)
    assert isinstance(body[0].value, ast.Constant)
    listed = {
        name
        for names in re.findall(r"^([a-z_]+(?:, [a-z_]+)*)/? {2,}", str(body[0].value.value), re.MULTILINE)
        for name in names.split(", ")
    }
    files = {path.stem for path in folder.glob("*.py")} - {"__init__", "_native"}
    rooms = {path.parent.name for path in folder.glob("*/__init__.py")}

    assert listed == files | rooms
    assert len(body) == 1 or package == "compiler/model"


def test_no_file_is_long() -> None:
    """A file does one thing, in at most six hundred lines; those that are longer are listed with a reason."""
    long = {
        path.relative_to(ROOT).as_posix()
        for part in (*PARTS, "src")
        for path in (ROOT / part).rglob("*.py")
        if len(path.read_text(encoding="utf-8").splitlines()) > MOST_LINES
    }

    assert long == LONG.keys()


@pytest.mark.parametrize("page", ["docs/architecture.md", "CONTRIBUTING.md", "README.md"])
def test_the_files_that_a_page_names_exist(page: str) -> None:
    """Every path of a page that begins with one of our folders is there."""
    text = (ROOT / page).read_text(encoding="utf-8")
    named = set(
        re.findall(r"(?<![\w./-])((?:compiler|runtime|grammar|tests|tools|docs|bench|src)/[\w./*-]*)", text)
    )

    assert named
    missing = sorted(
        path for path in named if not any(ROOT.glob(path.rstrip("./") if "*" not in path else path))
    )
    assert missing == []
