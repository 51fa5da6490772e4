"""What can be broken in each line of a Python source: small changes of meaning, never of types or words.

Documentation, annotations, imports, assertions and messages are left alone. What is made still parses.
"""

from __future__ import annotations

import ast
import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import pairwise

from attrs import frozen

from talisman.runtime.table.opcodes import TABLE

COMPARISONS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
}
SUMS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
}
ALIKE = ("MIN MAX", "AND OR", "ADD SUB", "EQ LT", "DEC DECH", "FIRST LAST", "MOV NOT")
"""Instructions of the same shape that do something else; jumps have their opposite in the table."""
INVERSE = {spec.name: spec.otherwise for spec in TABLE if spec.otherwise} | {
    name: other for one, two in map(str.split, ALIKE) for name, other in ((one, two), (two, one))
}
"""Instructions that are taken for each other."""
NOTHING = {"bool": ("True", "False"), "int": ("0",), "str": ('""',), "list": ("[]",), "tuple": ("()",)}
"""What a function may give back in place of what it found, by the beginning of its type."""
PASSED_ON = {"lo", "c", "b", "s", "self", "scope", "bag", "m"}
"""Names that are handed from function to function: to exchange two of them is a mere crash."""
BESIDE = {"isinstance", "min", "max", "print", "cast", "next", "getattr", "issubclass", "zip"}
"""Functions to which order means little, or which speak of types."""


@frozen
class Edit:
    """One change: the line it begins in, the bytes it takes away, what it puts there, and what that is."""

    line: int
    start: int
    end: int
    new: str
    what: str

    def of(self, source: str) -> str:
        """The source with the change."""
        data = source.encode()
        return (data[: self.start] + self.new.encode() + data[self.end :]).decode()


def edits(source: str) -> list[Edit]:
    """Every change, in the order of the source."""
    finder = _Finder(source)
    finder.visit(ast.parse(source))
    return sorted(set(finder.found), key=lambda one: (one.start, one.end, one.new, one.what))


def holds(source: str, edit: Edit) -> bool:
    """Whether a change gives something that parses, and that is not the same."""
    try:
        return ast.dump(ast.parse(edit.of(source))) != ast.dump(ast.parse(source))
    except SyntaxError:
        return False


class _Finder(ast.NodeVisitor):
    """Walks a source and notes what can be changed."""

    def __init__(self, source: str) -> None:
        self.data = source.encode()
        self.lines = [0]
        for line in self.data.split(b"\n"):
            self.lines.append(self.lines[-1] + len(line) + 1)
        self.found: list[Edit] = []
        self.returns: list[str] = []

    def place(self, line: int, column: int) -> int:
        return self.lines[line - 1] + column

    def ends(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.place(node.lineno, node.col_offset), self.place(node.end_lineno, node.end_col_offset)

    def text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.ends(node)
        return self.data[start:end].decode()

    def note(self, start: int, end: int, new: str, what: str) -> None:
        line = bisect_right(self.lines, start)
        self.found.append(Edit(line, start, end, new, what))

    def between(self, left: ast.expr, right: ast.expr, token: str, new: str, what: str) -> None:
        """Exchange the sign between two parts."""
        start, end = self.ends(left)[1], self.ends(right)[0]
        sign = r"\s+".join(re.escape(word) for word in token.split())
        sign = rf"\b{sign}\b" if token[0].isalpha() else rf"(?<![<>=!*/&|+-]){sign}(?![<>=*/])"
        gap = self.data[start:end].decode()
        met = re.search(sign, gap)
        if met and "#" not in gap:
            at = start + len(gap[: met.start()].encode())
            self.note(at, at + len(met.group().encode()), new, what)

    def negate(self, test: ast.expr) -> None:
        """Turn a condition round."""
        if isinstance(test, ast.UnaryOp | ast.Compare) or self.text(test) == "TYPE_CHECKING":
            return
        start, end = self.ends(test)
        self.note(start, end, f"(not ({self.text(test)}))", "negate a condition")

    # what is left alone

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Places inside are not to be trusted."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """Says what holds anyway."""

    def visit_Import(self, node: ast.Import) -> None:
        """No meaning."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """No meaning."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for line in node.body:
            self.visit(line)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.returns.append("" if node.returns is None else self.text(node.returns))
        for value in [*node.args.defaults, *node.args.kw_defaults, *node.body]:
            if value is not None:
                self.visit(value)
        self.returns.pop()

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.visit(node.body)

    # statements

    def dropped(self, node: ast.stmt, what: str = "drop a statement") -> None:
        start, end = self.ends(node)
        self.note(start, end, "pass", what)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            if getattr(node.value.func, "id", "") == "assert_never":
                return  # says what holds anyway, as an assertion does, and types hold it
            self.dropped(node)
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        self.dropped(node, "do not raise")

    def visit_Break(self, node: ast.Break) -> None:
        self.dropped(node, "do not break")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.dropped(node, "do not continue")

    def visit_Assign(self, node: ast.Assign) -> None:
        if isinstance(node.targets[0], ast.Attribute | ast.Subscript):
            self.dropped(node, "drop an assignment")
        self.visit(node.value)
        for target in node.targets:
            if isinstance(target, ast.Subscript):
                self.visit(target)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.dropped(node, "drop an assignment")
        token, new = SUMS.get(type(node.op), ("", ""))
        if token and not _words(node.value):
            self.between(node.target, node.value, f"{token}=", f"{new}=", "exchange a sign")
        self.visit(node.value)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            return
        start, end = self.ends(node.value)
        kind = self.returns[-1] if self.returns else ""
        for new in NOTHING.get(re.split(r"\W", kind)[0], ("None",) if kind.endswith("| None") else ()):
            self.note(start, end, new, "give back something else")
        self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.negate(node.test)
        loose = (ast.Break, ast.Continue)
        if not node.orelse and not any(isinstance(one, loose) for one in ast.walk(node)):
            start = self.ends(node)[0]
            self.note(start, start + len("while"), "if", "once in place of while")
        self.generic_visit(node)

    # expressions

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.negate(test)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for sign, right in zip(node.ops, node.comparators, strict=True):
            token, others = COMPARISONS[type(sign)]
            for new in others:
                self.between(left, right, token, new, "exchange a comparison")
            left = right
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        token, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in pairwise(node.values):
            self.between(left, right, token, new, "exchange and with or")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        start, end = self.ends(node)
        if isinstance(node.op, ast.Not):
            self.note(start, end, f"({self.text(node.operand)})", "leave out a not")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        token, new = SUMS.get(type(node.op), ("", ""))
        if token and not _words(node.left) and not _words(node.right):
            self.between(node.left, node.right, token, new, "exchange a sign")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        start, end = self.ends(node)
        value = node.value
        if isinstance(value, bool):
            self.note(start, end, str(not value), "exchange true and false")
        elif isinstance(value, int):
            for new in {0: (1,), 1: (0, 2)}.get(value, (value + 1, value - 1)):
                self.note(start, end, str(new), "change a number")
        elif isinstance(value, str) and value in INVERSE:
            self.note(start, end, f'"{INVERSE[value]}"', "exchange an instruction")

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in BESIDE:
            self.swapped(node.args)
            self.generic_visit(node)

    def swapped(self, given: Sequence[ast.expr]) -> None:
        """Exchange two words beside each other that could stand for each other."""
        for one, two in pairwise(given):
            texts = self.text(one), self.text(two)
            alike = type(one) is type(two) and not isinstance(one, ast.Starred | ast.Constant | ast.Lambda)
            if alike and texts[0] != texts[1] and not PASSED_ON & set(texts):
                start, end = self.ends(one)[0], self.ends(two)[1]
                middle = self.data[self.ends(one)[1] : self.ends(two)[0]].decode()
                self.note(start, end, f"{texts[1]}{middle}{texts[0]}", "exchange two arguments")


def _words(node: ast.expr) -> bool:
    """Whether something is no number: to take it from another is a mere crash."""
    words = (ast.List, ast.Tuple, ast.JoinedStr, ast.ListComp, ast.Set, ast.Dict)
    text = isinstance(node, ast.Constant) and not isinstance(node.value, int)
    kind = (
        isinstance(node, ast.Attribute | ast.Name)
        and getattr(node, "attr", getattr(node, "id", ""))[:1].isupper()
    )
    upper = kind and not getattr(node, "attr", getattr(node, "id", "")).isupper()
    return isinstance(node, words) or text or upper


def lines(source: str) -> Iterator[tuple[int, list[Edit]]]:
    """The lines that can be broken, each with its changes."""
    by_line: dict[int, list[Edit]] = {}
    for edit in edits(source):
        by_line.setdefault(edit.line, []).append(edit)
    yield from sorted(by_line.items())
