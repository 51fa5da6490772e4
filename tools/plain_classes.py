"""The compiler's files with their classes of values written out, as the compiler of Python wants them.

`talisman.values` makes the methods of a value while the program runs. What compiles Python to C has to see
them, so here they are written into a copy of the text. Each line keeps its number: members share a line, and
the methods stand where members and the words about them stood, and in the empty lines behind the class.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeGuard

DECORATORS = ("frozen", "define")
MORE = "__attrs_post_init__"
IMPORTED = "talisman.values"
NAMED = ("talisman.compiler.model", "talisman.compiler.syntax.views")
"""Modules of classes of which the others ask a million times in a check."""
TYPES = """from collections.abc import Callable
from typing import Any, TypeVar
from mypy_extensions import mypyc_attr as mypyc_attr
T = TypeVar("T")
anything = object
class Member:
    name: str
    type: object
    init: bool
    eq: bool
    repr: bool
def described(kind: type, rows: tuple[tuple[str, str, bool, bool, bool], ...]) -> None: ...
def evolve(value: T, /, **changes: object) -> T: ...
def copied(value: T) -> T: ...
def members(kind: type) -> tuple[Member, ...]: ...
def getter(names: tuple[str, ...]) -> Callable[[object], tuple[object, ...]]: ...
def Factory(make: Any) -> Any: ...
def field(**said: Any) -> Any: ...
def define(cls: Any = ..., **said: Any) -> Any: ...
def frozen(cls: Any = ..., **said: Any) -> Any: ...
"""
"""What the copies are told of `talisman.values`: its classes are not those of `attrs` there."""


@dataclass
class Part:
    """A member as it is written: its default or what makes one, and what is said about it."""

    name: str
    kind: str
    default: str | None
    make: str | None
    init: bool
    eq: bool
    repr: bool


def written_out(text: str) -> str:
    """The text of a module with its classes of values written out."""
    lines = text.split("\n")
    rows: list[str] = []
    tree = ast.parse(text)
    _edit(lines, [*_spread(tree), *_named(tree)])
    for node in tree.body:
        decorator = _decorator(node)
        if isinstance(node, ast.ClassDef) and decorator is not None:
            rows.append(_class(node, decorator, lines))
    if rows:
        _import(tree, lines)
    return "\n".join([*lines, *rows, ""])


Edit = tuple[int, int, int, bytes]
"""Number of a line, the byte before which something stands in place of so many bytes."""


def _edit(lines: list[str], edits: list[Edit]) -> None:
    """Write into lines, from the end on."""
    for number, column, without, more in sorted(edits, reverse=True):
        line = lines[number - 1].encode()
        lines[number - 1] = (line[:column] + more + line[column + without :]).decode()


def _named(tree: ast.Module) -> Iterator[Edit]:
    """`views.You` is asked of a module as Python asks, which takes four times as long as `views_You`."""
    for node in tree.body:
        names = node.names if isinstance(node, ast.ImportFrom) else []
        for name in names:
            assert isinstance(node, ast.ImportFrom)
            module, short = f"{node.module}.{name.name}", name.asname or name.name
            if module in NAMED:
                used = [one for one in ast.walk(tree) if _of_module(one, short)]
                for one in used:
                    yield one.lineno, one.col_offset, len(short) + 1, f"{short}_".encode()
                classes = ", ".join(
                    f"{name} as {short}_{name}" for name in sorted({one.attr for one in used})
                )
                more = f"; from {module} import {classes}" if used else ""
                yield node.end_lineno or 0, node.end_col_offset or 0, 0, more.encode()


def _of_module(node: ast.AST, short: str) -> TypeGuard[ast.Attribute]:
    """Whether it is a class of a module: all others of its names are not written so."""
    if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name):
        return False
    return node.value.id == short and node.attr[:1].isupper() and not node.attr.isupper()


def _spread(tree: ast.Module) -> Iterator[Edit]:
    """`x in (*a, b)` is something mypyc does not know: there the tuple is made first."""
    spread = (
        right
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        for right in node.comparators
        if isinstance(right, ast.Tuple) and any(isinstance(one, ast.Starred) for one in right.elts)
    )
    for one in spread:
        yield one.lineno, one.col_offset, 0, b"tuple("
        yield one.end_lineno or 0, one.end_col_offset or 0, 0, b")"


def _decorator(node: ast.stmt) -> tuple[str, dict[str, bool]] | None:
    """By what a class becomes one of values, and what is said there."""
    for given in node.decorator_list if isinstance(node, ast.ClassDef) else ():
        called = given.func if isinstance(given, ast.Call) else given
        if isinstance(called, ast.Name) and called.id in DECORATORS:
            said = _said(given) if isinstance(given, ast.Call) else {}
            return called.id, {name: ast.literal_eval(value) for name, value in said.items()}
    return None


def _said(call: ast.Call) -> dict[str, ast.expr]:
    return {one.arg: one.value for one in call.keywords if one.arg is not None}


def _calls(value: ast.AST | None, name: str) -> bool:
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == name


def _part(item: ast.AnnAssign) -> Part:
    assert isinstance(item.target, ast.Name)
    value, kind = item.value, ast.unparse(item.annotation)
    said = _said(value) if _calls(value, "field") and isinstance(value, ast.Call) else {}
    if value is not None and not said:
        said = {"default": value}
    given = said.get("default")
    if _calls(given, "Factory") and isinstance(given, ast.Call):
        said["factory"] = given.args[0]
        del said["default"]
    default, make = (ast.unparse(said[name]) if name in said else None for name in ("default", "factory"))
    init, eq, shown = (name not in said or ast.literal_eval(said[name]) for name in ("init", "eq", "repr"))
    return Part(item.target.id, kind, default, make, init, eq, shown)


def _class(node: ast.ClassDef, decorator: tuple[str, dict[str, bool]], lines: list[str]) -> str:
    """Write one class out, in its own lines; and what is told of it at the end of the module."""
    parts = [_part(item) for item in node.body if isinstance(item, ast.AnnAssign)]
    for item in node.decorator_list:
        named = item.func if isinstance(item, ast.Call) else item
        if isinstance(named, ast.Name) and named.id not in DECORATORS:
            continue  # such as `final`, by which loops may ask for the type
        lines[item.lineno - 1 : item.end_lineno] = [""] * (1 + (item.end_lineno or 0) - item.lineno)
    methods = [item for item in node.body if isinstance(item, ast.FunctionDef)]
    assert len(methods) + len(parts) + sum(isinstance(one, ast.Expr) for one in node.body) == len(node.body)
    first = min((line for item in methods for line in _begins(item)), default=(node.end_lineno or 0) + 1)
    own = range(node.body[0].lineno - 1, first - 1)
    free = [*own]
    end = node.end_lineno or 0
    free += [number for number in range(end, end + 2) if number < len(lines) and not lines[number]]
    wanted = _body(node.name, parts, any(one.name == MORE for one in methods), *decorator)
    assert len(wanted) <= len(free), f"{node.name}: {len(wanted)} lines are wanted, and {len(free)} there"
    for number in own:
        lines[number] = ""
    for number, line in zip(free, wanted, strict=False):
        lines[number] = f"    {line}"
    told = tuple((part.name, part.kind, part.init, part.eq, part.repr) for part in parts)
    return f"described({node.name}, {told!r})"


def _begins(item: ast.FunctionDef) -> list[int]:
    return [item.lineno, *(one.lineno for one in item.decorator_list)]


def _body(name: str, parts: list[Part], more: bool, decorator: str, said: dict[str, bool]) -> list[str]:
    """The members and methods of a class, each in one line."""
    asked = [part.name for part in parts if part.eq]
    mine, others = (f"({''.join(f'{of}.{one}, ' for one in asked)})" for of in ("self", "other"))
    taken = tuple(part.name for part in parts if part.init)
    members = "; ".join(
        [*(f"{part.name}: {part.kind}" for part in parts), f"__match_args__: Fixed = {taken!r}"]
    )
    found = [members, _init(parts, more)] if parts else [members]
    compared = said.get("eq", True)
    if compared:
        alike = " and ".join([f"isinstance(other, {name})", *(f"self.{one} == other.{one}" for one in asked)])
        found.append(f"def __eq__(self, other: py.object) -> py.bool: return {alike}")
    if compared and said.get("unsafe_hash", decorator == "frozen"):
        found.append(f'def __hash__(self) -> py.int: return hash(("{name}", {mine}))')
    if said.get("order"):
        found.append(f"def __lt__(self, other: {name}) -> py.bool: return {mine} < {others}")
    return found


def _init(parts: list[Part], more: bool) -> str:
    """The method that takes the members."""
    taken, set_ = ["self"], []
    for part in parts:
        name, value = part.name, part.name
        if part.make is not None:
            value = f"{part.make}() if {name} is None else {name}" if part.init else f"{part.make}()"
        elif not part.init:
            value = str(part.default)
        if part.init and part.make is not None:
            taken.append(f"{name}: {part.kind} | None = None")
        elif part.init:
            taken.append(f"{name}: {part.kind}" + (f" = {part.default}" if part.default is not None else ""))
        set_.append(f"self.{name} = {value}")
    if more:
        set_.append(f"self.{MORE}()")
    return f"def __init__({', '.join(taken)}) -> None: {'; '.join(set_)}"


def _import(tree: ast.Module, lines: list[str]) -> None:
    """The names that the methods need, where the decorators came from."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == IMPORTED:
            names = ", ".join([*(one.name for one in node.names if one.name not in DECORATORS), "described"])
            start, end = node.lineno - 1, node.end_lineno or node.lineno
            lines[start:end] = [""] * (end - start)
            lines[start] = (
                f"import builtins as py; from typing import Final as Fixed; from {IMPORTED} import {names}"
            )
