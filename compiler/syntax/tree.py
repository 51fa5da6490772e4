"""The tree: what was written, as the grammar names it.

`kind` is the name of the rule or alias in `grammar/skeleton.lark`, so the grammar is the only list of
constructs there is. The class of each is made of it, too: `views.py` names the parts, and a reader of those
is checked by types. Who asks a node for a kind that is not there gets nothing; a test looks at every kind
that is still asked for in this way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import final

from talisman.compiler.source import Span
from talisman.values import define, field, mypyc_attr


@final
@define(unsafe_hash=True)
class Leaf:
    """A token: `kind` is its terminal, `text` what was written (word groups joined by one blank).

    Nothing stands on it, so that loops can ask `type(part) is Leaf`: to see with `isinstance` that a part is
    none takes ten times as long.
    """

    kind: str
    text: str
    span: Span = field(eq=False)


@mypyc_attr(allow_interpreted_subclasses=True)
@define(unsafe_hash=True)
class Node:
    """A construct: `kind` names the grammar rule or alias, `kids` are its parts in order."""

    kind: str
    kids: tuple[Part, ...]
    span: Span = field(eq=False)
    gathered: list[Leaf] | None = field(default=None, init=False, eq=False, repr=False)
    """All tokens of it, once somebody has asked for all of them."""
    spoken: str = field(default="", init=False, eq=False, repr=False)
    """What was written, once somebody has asked for that."""

    def nodes(self, *kinds: str) -> Iterator[Node]:
        """The direct parts that are nodes of one of these kinds (of any kind without arguments)."""
        for kid in self.kids:
            if type(kid) is not Leaf and (not kinds or kid.kind in kinds):
                yield kid

    def leaves(self, *kinds: str) -> Iterator[Leaf]:
        """The direct parts that are tokens of one of these kinds (of any kind without arguments)."""
        for kid in self.kids:
            if type(kid) is Leaf and (not kinds or kid.kind in kinds):
                yield kid

    def node(self, *kinds: str) -> Node | None:
        """The first direct part of one of these kinds."""
        for kid in self.kids:
            if type(kid) is not Leaf and (not kinds or kid.kind in kinds):
                return kid
        return None

    def leaf(self, *kinds: str) -> Leaf | None:
        """The first direct token of one of these kinds."""
        for kid in self.kids:
            if type(kid) is Leaf and (not kinds or kid.kind in kinds):
                return kid
        return None


Part = Node | Leaf


def under(node: Node, stack: list[Part]) -> None:
    """The parts of a node, to be looked at in order by whoever takes the last first."""
    stack.extend(node.kids[::-1])


def every_leaf(part: Part) -> Sequence[Leaf]:
    """All tokens of a part of the tree, at any depth, in order; for whoever wants all of them.

    They are gathered once: nobody changes the list.
    """
    if type(part) is Leaf:
        return [part]
    if part.gathered is None:
        part.gathered = found = list[Leaf]()
        _gather(part, found)
    return part.gathered


def _gather(node: Node, found: list[Leaf]) -> None:
    for kid in node.kids:
        if type(kid) is Leaf:
            found.append(kid)
        elif kid.gathered is not None:
            found += kid.gathered
        else:
            _gather(kid, found)


def all_leaves(part: Part) -> Iterator[Leaf]:
    """All tokens of a part of the tree, at any depth, in order; as far as somebody asks for them."""
    stack = [part]
    while stack:
        one = stack.pop()
        if type(one) is Leaf:
            yield one
        else:
            stack += one.kids[::-1]


def every_node(part: Part) -> Iterator[Node]:
    """All nodes of a part of the tree, at any depth, each before what is in it."""
    stack = [part]
    while stack:
        one = stack.pop()
        if type(one) is not Leaf:
            yield one
            stack += one.kids[::-1]
