"""What house rules took away as a whole, and others name: scenarios go with it, other lines are told once.

Else each line that names it would be told as one that names nobody, in packs of others, and nowhere the line
of the house rule that made it so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from talisman.compiler.changes import Change
from talisman.compiler.changing import Work
from talisman.compiler.messages.changed import NAMED_ELSEWHERE
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, every_node
from talisman.values import frozen


def settle(removed: Mapping[str, Change], work: Work, knows: Mapping[str, frozenset[str]]) -> None:
    """Leave out what tells of things that are gone, and report what else names them.

    removed: by name the change that took the thing away. What a pack says that knows that change is its own
    mistake, and so is what the pack of the change says.
    """
    left = {tree.title.name.text for tree in work.trees if isinstance(tree, views.Thing)}
    gone = {name: change for name, change in removed.items() if name not in left}
    if not gone:
        return
    kept: list[int] = []
    named: dict[str, list[Span]] = {}
    for number, tree in enumerate(work.trees):
        pack = tree.span.pack
        known = knows.get(pack, frozenset((pack,)))
        found = [leaf for leaf in _names(tree) if leaf.text in gone and gone[leaf.text].pack not in known]
        if found and isinstance(tree, views.Scenario):
            continue
        kept.append(number)
        for leaf in found:
            named.setdefault(leaf.text, []).append(leaf.span)
    for name, places in named.items():
        many = "a line" if len(places) == 1 else f"{len(places)} lines"
        related = [(places[0], "named here")]
        work.bag.add(NAMED_ELSEWHERE.at(gone[name].node.path.span, name=name, many=many, related=related))
    work.trees[:] = [work.trees[number] for number in kept]
    work.paths[:] = [work.paths[number] for number in kept]
    work.origins[:] = [work.origins[number] for number in kept]


@frozen
class Lost:
    """What is gone of what was written: the names, and the packs that have house rules."""

    names: frozenset[str]
    packs: frozenset[str]

    @classmethod
    def of(cls, written: Iterable[Node], left: Iterable[Node]) -> Lost:
        """What of the things that were written is not there any more."""
        trees = tuple(written)
        before, now = (
            {one.title.name.text for one in several if isinstance(one, views.Thing)}
            for several in (trees, left)
        )
        houses = {one.span.pack for one in trees if isinstance(one, views.House)}
        return cls(frozenset(before - now), frozenset(houses))

    def is_told(self, tree: Node, knows: Mapping[str, frozenset[str]]) -> bool:
        """Whether a scenario tells of it, in a pack that knows nothing of these packs."""
        pack = tree.span.pack
        known = knows.get(pack, frozenset((pack,)))
        return known.isdisjoint(self.packs) and any(leaf.text in self.names for leaf in _names(tree))


def _names(tree: Node) -> Iterator[Leaf]:
    """The names in a tree."""
    return (node.name for node in every_node(tree) if isinstance(node, views.Nameref))
