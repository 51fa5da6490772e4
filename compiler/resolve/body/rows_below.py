"""Rows below a sentence: by the number of a roll, by the outcome of a contest, or what a number looks up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import assert_never

from talisman.compiler.messages.bodies import ROWS_NEED_NUMBER
from talisman.compiler.messages.nouns import NO_ROLL
from talisman.compiler.messages.numbers import NOT_HERE
from talisman.compiler.model import Begin, Block, Named, Num, Role, RollPart, Row, Table
from talisman.compiler.model.walk import walk
from talisman.compiler.resolve.body import doers, statements
from talisman.compiler.resolve.body.primitives import Rows
from talisman.compiler.resolve.phrase import calls, nominals
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import entity, is_np, report, said
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, every_node

OPPONENT = "opponent"
_ALL_ROWS = "each number has a row: `2-6: ...`, `2+: ...`; what is done besides stands in the rows"
Entries = tuple[tuple[int, int, Noun], ...]


def sort_of(lines: Sequence[Node]) -> str:
    """What stands below: `numbers`, `outcomes`, `lookup`, `lines`, or nothing."""
    if not lines:
        return ""
    first = lines[0]
    if isinstance(first, views.Lookup):
        return "lookup"
    if isinstance(first, views.Row):
        return "outcomes" if outcomes_of(first) else "numbers"
    return "lines"


def outcomes_of(row: views.Row) -> tuple[str, ...]:
    """The outcomes that a row is of."""
    return tuple(key.outcome.text for key in row.row_keys if isinstance(key, views.KeyOutcome))


def number_keys(row: views.Row) -> list[Leaf]:
    """The numbers that a row is of."""
    found: list[Leaf] = []
    for key in row.row_keys:
        match key:
            case views.KeyInt():
                found.append(key.integer)
            case views.KeyRange():
                found.append(key.between)
            case views.KeyAtLeast():
                found.append(key.at_least)
            case views.KeyAtMost():
                found.append(key.at_most)
            case views.KeyOutcome():
                pass
            case _:
                assert_never(key)
    return found


def bounds(key: Leaf) -> tuple[int | None, int | None]:
    """The inclusive range of a key; None is open."""
    text = key.text
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
        keys = number_keys(line) if isinstance(line, views.Row) else []
        if not keys or not isinstance(line, views.Row):
            report(scope, NOT_HERE, line.span, what="This line (a table has rows only)", way=_ALL_ROWS)
            continue
        made = statements.block(line.block, scope)
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


def outcome_rows(lines: Sequence[Node], deed: Node, scope: Scope) -> Rows:
    """Rows by the outcome of the contest that the deed above begins; the opponent is its other side."""
    rows = []
    scope = _against(deed, scope)
    for line in lines:
        names = outcomes_of(line) if isinstance(line, views.Row) else ()
        if names and isinstance(line, views.Row):
            rows.append((names, statements.block(line.block, scope)))
        else:
            report(scope, NOT_HERE, line.span, what="This line (rows of outcomes stand here)", way="")
    return tuple(rows)


def _against(deed: Node, scope: Scope) -> Scope:
    """The scope of rows: whoever does the deed that begins the contest has an opponent in them."""
    phrase = deed.phrase if isinstance(deed, (views.Do, views.DoBy)) else deed
    mine = not isinstance(deed, views.DoBy) or isinstance(deed.np, views.You)
    info = doers.verb_of(phrase, scope) if mine else None
    said_in = calls.begins_in(deed, scope.world)
    begun = said_in or (calls.begins(info, scope.world) if info is not None else ())
    roles = scope.world.levels[begun[0]].roles if begun else []
    level = scope.world.level_of_role(roles[1], scope.level) if len(roles) > 1 else ""
    if not mine or not level:
        return scope
    inner = scope.inner()
    inner.words[OPPONENT] = Noun(Role(level, roles[1]), "", deed.span, f"your {OPPONENT}")
    met = [np for np in every_node(deed) if is_np(np) and not isinstance(np, (views.NpThis, views.NpIt))]
    if met and not said_in and (kind := nominals.head_kind(met[0], scope)):
        inner.it = [Noun(Role(level, roles[1]), kind, met[0].span, said(met[0]))]
    return inner


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
        if not isinstance(line, views.Lookup):
            report(scope, NOT_HERE, line.span, what="This line (a table has entries only)", way="")
            continue
        for node in line.entries:
            leaf, named = node.integer or node.between, entity(node.nameref, scope)
            if leaf is not None and named is not None:
                low, high = bounds(leaf)
                assert low is not None
                assert high is not None  # no entry has an open end
                found.append((low, high, Noun(Named(named[0]), named[1], node.span, said(node))))
    return tuple(found)


def mentions_entry(part: Node) -> bool:
    """Whether a deed speaks of `the entry`."""
    return isinstance(part, views.NpEntry) or any(mentions_entry(kid) for kid in part.nodes())


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
