"""Tokens and a table to a tree: the LALR loop.

The table says of each value whether it is a part or a list of parts, so the loop does not look again; this
is where most of the compiler's time goes.

The stacks hold states and values. A value is a leaf, a node, a list of parts for the node around, or None
for what is not in the tree. Citations come with the end of a line and move out to the outermost node that
begins on that line.
"""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.articles import article
from talisman.compiler.source import Span
from talisman.compiler.syntax.table.tables import (
    BLOCK,
    CLASS,
    DROP,
    HEAD,
    KEEP,
    LIST,
    SINGLE,
    Production,
    Table,
)
from talisman.compiler.syntax.tokens import Token
from talisman.compiler.syntax.tree import Leaf, Node, Part, every_leaf
from talisman.compiler.syntax.views import CLASSES, DetS, ModOf, NominalP
from talisman.values import frozen

_DET_S = next(kind for kind, cls in CLASSES.items() if cls is DetS)
Built = Node | Leaf | Sequence[Part] | None


@frozen
class Failure:
    """The number of the token that fits nowhere, and the state it was met in."""

    index: int
    state: int


def build(table: Table, tokens: Sequence[Token]) -> Node | Failure:
    """Read the tokens of one item."""
    actions, defaults, gotos, rules = table.actions, table.defaults, table.gotos, table.rules
    end_of_input = len(table.terminals) - 1
    states = [table.start]
    values: list[Built] = []
    builder = _Builder(tokens)
    index = 0
    end, state = table.end, table.start
    terminals = [token.terminal for token in tokens]
    terminals.append(end_of_input)
    terminal = terminals[0]
    while True:
        action = actions[state].get(terminal)
        if action is None:
            action = defaults[state]
        if action < 0:
            return Failure(index, state)
        if not action & 1:
            state = action >> 1
            states.append(state)
            values.append(tokens[index].value)
            index += 1
            terminal = terminals[index]
            continue
        rule = rules[action >> 1]
        if rule.passes:
            states[-1] = state = gotos[states[-2]][rule.nonterminal]
        else:
            count = len(rule.parts)
            if count == 1:  # as half of them
                values[-1] = builder.reduce(rule, [values[-1]], index)
                states[-1] = state = gotos[states[-2]][rule.nonterminal]
            else:
                parts: list[Built] = []
                if count:
                    parts = values[-count:]
                    del values[-count:]
                    del states[-count:]
                values.append(builder.reduce(rule, parts, index))
                state = gotos[states[-1]][rule.nonterminal]
                states.append(state)
        if state == end and terminal == end_of_input:
            return values[-1]  # type: ignore[return-value]


class _Builder:
    """Makes the value of a production; knows the last node with citations that may move outward."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        self.tokens = tokens
        self.cited: Node | None = None

    def reduce(self, rule: Production, values: list[Built], index: int) -> Built:
        """The value of a production from the values of its parts."""
        kids: list[Part] = []
        if rule.whole:
            kids = values  # type: ignore[assignment]
        else:
            for part, value in zip(rule.parts, values, strict=True):
                if part == KEEP:
                    kids.append(value)  # type: ignore[arg-type]
                elif part != DROP and value:
                    kids.extend(value)  # type: ignore[arg-type]
        makes = rule.makes
        if makes == LIST:
            return kids
        if makes == SINGLE and len(kids) == 1:
            return kids[0]
        if makes == CLASS:
            leaf = kids[0]
            assert isinstance(leaf, Leaf)
            return Leaf(rule.kind, leaf.text, leaf.span)
        if makes == HEAD:
            head = kids[0]
            assert isinstance(head, Leaf)
            kids[0] = Leaf("VERB", head.text, head.span)
        if kids and self.cited is None and makes != BLOCK and kids[-1].kind != "CITE":  # as nearly always
            kind, span = rule.kind, kids[0].span
            if len(kids) > 1:
                span = span.to(kids[-1].span)
                if type(kids[0]) is ModOf:
                    kids = _behind(kids)
            return CLASSES[kind](kind, tuple(kids), span)
        return self.node(rule.kind, kids, index, makes == BLOCK)

    def node(self, kind: str, kids: list[Part], index: int, block: bool) -> Node:
        """A node; the citations of a part that begins on its line become its own, unless it is a block."""
        if not kids:
            ahead = self.tokens[min(index, len(self.tokens) - 1)]
            here = Span(ahead.line.file, ahead.line.number, ahead.mark.column, ahead.mark.end)
            return CLASSES[kind](kind, (), here)
        first = kids[0].span
        cited = self.cited
        if cited is not None and not block and any([kid is cited for kid in kids]):
            self.cited = None
            if cited.span.line == first.line:
                kept = tuple(k for k in cited.kids if k.kind != "CITE")
                bare = CLASSES[cited.kind](cited.kind, kept, cited.span)
                moved = list(cited.leaves("CITE"))
                kids = [*(bare if kid is cited else kid for kid in kids), *moved]
        made = CLASSES[kind](kind, tuple(kids), first.to(kids[-1].span))
        if kids[-1].kind == "CITE" or (block and kids[0].kind == "CITE"):
            self.cited = made
        return made


def _behind(kids: Sequence[Part]) -> list[Part]:
    """Whose something is, put behind it: it makes `a card of another player` of `another player's card`.

    So nobody who reads a noun has to look in two places for an owner who is any of several.
    """
    whose, what, *more = kids
    assert isinstance(whose, ModOf)
    behind = ModOf(whose.kind, (Leaf("of", "of", whose.span), *whose.kids), whose.span)
    if isinstance(what, NominalP):
        return [what, *more, behind]
    one = article(every_leaf(what)[0].text) if isinstance(what, Node) else "a"
    return [DetS(_DET_S, (Leaf(one, one, whose.span),), whose.span), what, *more, behind]
