"""What means something else in compiled code than in plain Python does not stand in the compiler."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2] / "compiler"


def _generators(tree: ast.Module) -> Iterator[str]:
    """Names of functions that yield."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            inner = [part for part in ast.walk(node) if isinstance(part, ast.Yield | ast.YieldFrom)]
            if inner:
                yield node.name


def _mistakes(tree: ast.Module, generators: set[str]) -> Iterator[int]:
    """Lines of comparisons that read a name and set it, or look for something in a generator."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Compare):
            continue
        parts = list(ast.walk(node))
        given = {part.target.id for part in parts if isinstance(part, ast.NamedExpr)}
        read = {part.id for part in parts if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load)}
        called = [
            side.func.attr if isinstance(side.func, ast.Attribute) else getattr(side.func, "id", "")
            for how, side in zip(node.ops, node.comparators, strict=True)
            if isinstance(how, ast.In | ast.NotIn) and isinstance(side, ast.Call)
        ]
        if given & read or generators.intersection(called):
            yield node.lineno


def test_both_mistakes_are_seen() -> None:
    """And what is like them and right is not."""
    tree = ast.parse(
        "def some():\n    yield 1\n"
        "while n != (n := count()):\n    pass\n"
        "found = 1 in some()\n"
        "fine = 1 in tuple(some()) and (m := count()) != n\n"
    )

    assert list(_mistakes(tree, set(_generators(tree)))) == [3, 5]


def test_no_comparison_means_something_else_when_compiled() -> None:
    """In no module (docs/decisions/0016)."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ROOT.rglob("*.py"))}
    generators = {name for tree in trees.values() for name in _generators(tree)}
    found = [f"{path.name}:{line}" for path, tree in trees.items() for line in _mistakes(tree, generators)]

    assert found == []


def test_no_module_takes_all_of_another() -> None:
    """`from x import *` gives a compiled module nothing: its names are settled when it is compiled."""
    found = [
        path.relative_to(ROOT).as_posix()
        for path in sorted(ROOT.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names)
    ]

    assert found == []


def test_no_union_is_made_to_look_at_classes() -> None:
    """`isinstance(x, A | B)` makes a union each time, which takes three times as long as `(A, B)`."""
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
        for path in sorted(ROOT.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "isinstance"
        and isinstance(node.args[1], ast.BinOp)
    ]

    assert found == []


def test_no_pattern_names_the_rest_of_a_tuple() -> None:
    """`case (first, *rest)` of a tuple gives a list, which a compiled module expects and does not get."""
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
        for path in sorted(ROOT.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.MatchStar) and node.name
    ]

    assert found == []
