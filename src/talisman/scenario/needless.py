"""Words without which nothing would be different.

Model checkers call it vacuity: a condition, a narrowing or a line that can be left out, and the program that
is made of the rest is the same. Either it was meant to say something and does not, or it says what is so
anyhow. Each such part is left out alone, the rest is resolved and lowered again, and the programs are
compared; what only people read (texts, places) is not.

What a pack adds for others to use (a tag, a space, a verb that nobody says yet) is not looked at: only the
lines of rules and texts, and what stands in them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from attrs import Factory, define, evolve, frozen

from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import Parsed, resolve_parsed
from talisman.compiler.ir.program import Ins, Limit, Modifier, Proc, Program, Rule
from talisman.compiler.lower.steps import lower
from talisman.compiler.resolve.kept import Kept
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node
from talisman.runtime.table.opcodes import SPEC
from talisman.scenario.mutants import NARROWING, UNDER_CONDITION, Change, Small, changed, emptied, every
from talisman.scenario.proof import UNFIT, carried_out

JOINED = (views.CondAnd, views.CondOr, views.GoodsOr, views.GoodsAnd)
ORDINAL = re.compile(r"~\d+")


@frozen
class Needless:
    """A part of a rule that can be left out: where it begins, and what it is, in words."""

    span: Span
    what: str


Shape = tuple[object, ...]


def needless(
    parsed: Parsed, files: Sequence[str] = (), every_nth: int = 1, first: int = 0
) -> Iterator[Needless]:
    """The parts of rules without which the program is the same.

    Args:
        parsed: what was read.
        files: only parts in files whose names begin with one of these (none: in all).
        every_nth: only one of so many parts, beginning with the part `first`: a sample.
        first: see `every_nth`.
    """
    rules = tuple(item for item in parsed.trees if not isinstance(item, views.Scenario))
    whole = _Whole(parsed, rules)
    at = first
    for item, parts in _of_each(rules, files):
        chosen = parts[at::every_nth]
        at = (at - len(parts)) % every_nth
        unused = {id(item): (emptied(item),)} if isinstance(item, views.Decl) and chosen else {}
        if unused and whole.same(item, unused):
            continue  # a word that nobody says here
        for what, node, instead in chosen:
            if whole.same(item, {id(node): instead}):
                yield Needless(node.span, what)


def count(parsed: Parsed, files: Sequence[str] = ()) -> int:
    """How many parts there are to be left out."""
    rules = [item for item in parsed.trees if not isinstance(item, views.Scenario)]
    return sum(len(parts) for _, parts in _of_each(rules, files))


def _of_each(rules: Sequence[Node], files: Sequence[str]) -> Iterator[tuple[Node, list[Small]]]:
    """The parts of each item in the files; what a house rule puts elsewhere is its own and no other's."""
    ordered = {
        (node.span.file, node.span.line)
        for item in rules
        if isinstance(item, views.House)
        for node in every(item)
    }
    for item in rules:
        if files and not item.span.file.startswith(tuple(files)):
            yield item, []
        elif isinstance(item, views.House):
            yield item, list(_parts(item))
        else:
            here = ((part, part[1].span) for part in _parts(item))
            yield item, [part for part, span in here if (span.file, span.line) not in ordered]


def _parts(node: Node) -> Iterator[Small]:
    """What may be left out of a node: what it is, which node is changed, and what stands there then."""
    if isinstance(node, JOINED):
        for side in node.nodes():
            yield "the other side of this", node, (side,)
    if isinstance(node, UNDER_CONDITION) and not _where_it_is_said(node):
        yield "this condition", node, node.block.lines
    for kid in node.nodes():
        if isinstance(kid, NARROWING) and not _for_the_ear(kid):
            yield "these words", kid, ()
        elif isinstance(node, views.Block) and not _says_nothing(kid):
            yield "this line", kid, ()
        yield from _parts(kid)


def _says_nothing(line: Node) -> bool:
    """Whether a line is there so that it is said that nothing happens."""
    if isinstance(line, (views.DTold, views.DUntold)):  # how a thing is told
        return True
    return any(isinstance(node, views.Nothing) for node in (line, *line.nodes()))


def _where_it_is_said(line: Node) -> bool:
    """Whether a line says `here`, which much of the text of a space means anyhow, without a difference."""
    where = line.cond if isinstance(line, views.WhileLine) else line
    return isinstance(where, (views.CondPlace, views.PlaceLine)) and isinstance(where.place, views.PlaceHere)


def _for_the_ear(part: Node) -> bool:
    """Whether words say what would be meant anyhow: whose it is, who chooses, who comes first."""
    if isinstance(part, (views.ModChoice, views.OrderSeats)):
        return True
    if isinstance(part, views.ModOf) and _spoken_of(next(part.nodes(), None)):
        return True
    mine = (leaf for node in every(part) for leaf in node.leaves("your", "ROLE"))
    return isinstance(part, (views.ModOf, views.ModAt)) and any(
        leaf.text in ("your", "actor") for leaf in mine
    )


def _spoken_of(noun: Node | None) -> bool:
    """Whether a noun is a thing that is there already: `this`, a role, `that KIND`."""
    if isinstance(noun, views.NpDet):
        return noun.det is not None and any(leaf.text == "that" for leaf in noun.det.leaves("that"))
    return isinstance(noun, (views.NpRole, views.NpThis))


@define
class _Whole:
    """Rules as they are, which are resolved and lowered again with one change after the other.

    kept: what was resolved of them; a change touches one item, and nearly all others mean what they meant.
    """

    parsed: Parsed
    rules: tuple[Node, ...]
    kept: Kept = Factory(Kept)
    shape: tuple[object, ...] = ()

    def __attrs_post_init__(self) -> None:
        """Make the program of the rules as they are."""
        self.shape = tuple(
            _bare(lower(resolve_parsed(evolve(self.parsed, trees=self.rules), Bag(), self.kept)))
        )

    def same(self, item: Node, change: Change) -> bool:
        """Whether the machine would get the same if something in an item were otherwise."""
        bag = Bag()
        try:
            trees = self.with_change(item, change)
            model = resolve_parsed(evolve(self.parsed, trees=trees), bag, self.kept.another())
            if bag.errors:
                return False
            return all(one == other for one, other in zip_longest(self.shape, _bare(lower(model))))
        except UNFIT:
            return False

    def with_change(self, item: Node, change: Change) -> tuple[Node, ...]:
        """The rules with a change in one item; of a house rule with what it makes then."""
        if not isinstance(item, views.House):
            return _exchanged(self.rules, item, change)
        written = tuple(one for one in self.parsed.written if not isinstance(one, views.Scenario))
        made = carried_out(self.parsed, _exchanged(written, item, change))
        if len(made) != len(self.rules):
            return made
        return tuple(old if old == new else new for old, new in zip(self.rules, made, strict=True))


def _exchanged(items: tuple[Node, ...], item: Node, change: Change) -> tuple[Node, ...]:
    at = next(number for number, one in enumerate(items) if one is item)
    return (*items[:at], *changed((item,), change), *items[at + 1 :])


def _bare(program: Program) -> Iterator[object]:
    """A program without what only people read, part by part: first what is soon compared."""
    yield program.entities
    yield program.fields
    yield program.globals
    yield program.zones
    yield program.levels
    yield program.effect_levels
    yield program.edges
    yield [(_plain(proc.name), proc.params, proc.regs, len(proc.code)) for proc in program.procs]
    yield [(event.name, event.body, event.quiet) for event in program.events]
    yield [_unnumbered(rule) for rule in program.rules]
    yield [_unnumbered(one) for one in program.modifiers]
    yield [_unnumbered(one) for one in program.limits]
    yield from map(_code, program.procs)


def _unnumbered(one: Rule | Modifier | Limit) -> Rule | Modifier | Limit:
    return evolve(one, name=str(_plain(one.name)), proc=str(_plain(one.proc)))


def _code(proc: Proc) -> Shape:
    code = [_instruction(item) if isinstance(item, Ins) else item for item in proc.code]
    return (_plain(proc.name), proc.params, proc.regs, code, proc.kind, proc.level, proc.event, proc.tables)


def _instruction(item: Ins) -> Shape:
    kinds = SPEC[item.op].kinds
    operands = zip(kinds, (item.a, item.b, item.c), strict=False)
    return (item.op, *("" if kind == "t" else _plain(one) for kind, one in operands))


def _plain(name: object) -> object:
    """A name without the number of the line in its text."""
    return ORDINAL.sub("~", name) if isinstance(name, str) and "~" in name else name
