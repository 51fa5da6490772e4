"""Rows below a sentence: by the number of a roll, by the outcome of a contest, or what a number looks up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from talisman.compiler.messages.bodies import ROWS_NEED_NUMBER
from talisman.compiler.messages.phrases import NO_ROLL, NOT_HERE
from talisman.compiler.model import Begin, Block, Named, Num, RollPart, Row, Table
from talisman.compiler.model.walk import walk
from talisman.compiler.resolve.body import statements
from talisman.compiler.resolve.body.primitives import Rows
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import entity, report, said
from talisman.compiler.source import Span
from talisman.compiler.syntax.tree import Leaf, Node

NUMBER_KEYS = ("key_int", "key_range", "key_at_least", "key_at_most")
_ALL_ROWS = "each number has a row: `2-6: ...`, `2+: ...`; what is done besides stands in the rows"
Entries = tuple[tuple[int, int, Noun], ...]


def sort_of(lines: Sequence[Node]) -> str:
    """What stands below: `numbers`, `outcomes`, `lookup`, `lines`, or nothing."""
    if not lines:
        return ""
    first = lines[0]
    if first.kind == "lookup":
        return "lookup"
    if first.kind == "row":
        return "outcomes" if next(first.nodes("key_outcome"), None) is not None else "numbers"
    return "lines"


def bounds(key: Node | Leaf) -> tuple[int | None, int | None]:
    """The inclusive range of a key; None is open."""
    leaf = key if isinstance(key, Leaf) else next(key.leaves(), None)
    text = leaf.text if leaf is not None else "0"
    if text.endswith("+"):
        return int(text[:-1]), None
    if text.endswith("-"):
        return None, int(text[:-1])
    low, _, high = text.partition("-")
    return int(low), int(high or low)


def table(on: Num, lines: Sequence[Node], scope: Scope, span: Span) -> Block:
    """The rows of a table."""
    rows: list[Row] = []
    for line in lines:
        keys = list(line.nodes(*NUMBER_KEYS)) if line.kind == "row" else []
        if not keys:
            report(scope, NOT_HERE, line.span, what="This line (a table has rows only)", way=_ALL_ROWS)
            continue
        made = statements.block(statements.body(line), scope)
        for key in keys:
            low, high = bounds(key)
            rows.append(Row(low, high, made, line.span))
    return (Table(on, tuple(rows), span),)


def on_roll(lines: Sequence[Node], scope: Scope) -> Block:
    """Rows below a roll."""
    if scope.roll is None:
        report(scope, ROWS_NEED_NUMBER, lines[0].span)
        return ()
    return table(RollPart("result", scope.roll.ref), lines, scope, lines[0].span)


def outcome_rows(lines: Sequence[Node], scope: Scope) -> Rows:
    """Rows by the outcome of the contest that the sentence above begins."""
    rows = []
    for line in lines:
        names = tuple(leaf.text for key in line.nodes("key_outcome") for leaf in key.leaves())
        if names:
            rows.append((names, statements.block(statements.body(line), scope)))
        else:
            report(scope, NOT_HERE, line.span, what="This line (rows of outcomes stand here)", way="")
    return tuple(rows)


def of_a_contest(made: Block) -> bool:
    """Whether something begins a contest whose outcome is looked at."""
    return any(isinstance(part, Begin) and part.rows for part in walk(made))


def of_nothing(line: Node, kinds: str, scope: Scope) -> None:
    """Complain about rows below a deed that is not about what they are chosen by."""
    what, way = _ROWS_OF[kinds]
    report(scope, NOT_HERE, line.span, what=what, way=way)


_ROWS_OF = {
    "outcomes": (
        "A row of an outcome",
        "it stands below the line that begins the contest: `begin a CONTEST`",
    ),
    "lookup": ("This table", "the line above it rolls and speaks of `the entry`: `go to the entry`"),
}


def entries(lines: Sequence[Node], scope: Scope) -> Entries:
    """What a number looks up: `1 North, 2-3 South`."""
    found = []
    for line in lines:
        if line.kind != "lookup":
            report(scope, NOT_HERE, line.span, what="This line (a table has entries only)", way="")
        for node in line.nodes("entry"):
            leaf, name = node.leaf("INT", "RANGE"), node.node("nameref")
            named = entity(name, scope) if name is not None else None
            if leaf is not None and named is not None:
                low, high = bounds(leaf)
                found.append((low or 0, high or 0, Noun(Named(named[0]), named[1], node.span, said(node))))
    return tuple(found)


def mentions_entry(part: Node) -> bool:
    """Whether a deed speaks of `the entry`."""
    return part.kind == "np_entry" or any(mentions_entry(kid) for kid in part.nodes())


def looked_up(found: Entries, part: Node, scope: Scope, make: Callable[[Scope], Block]) -> Block:
    """A deed with the entry that the roll in hand looks up."""
    if scope.roll is None:
        report(scope, NO_ROLL, part.span, word="the entry")
        return ()
    rows = []
    for low, high, entry in found:
        inner = scope.inner(entry=entry)
        rows.append(Row(low, high, make(inner), part.span))
    return (Table(RollPart("result", scope.roll.ref), tuple(rows), part.span),)
