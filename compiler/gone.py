"""What house rules took away as a whole, and others name: scenarios go with it, other lines are told once.

Else each line that names it would be told as one that names nobody, in packs of others, and nowhere the line
of the house rule that made it so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from talisman.compiler.addresses import item_paths
from talisman.compiler.changing import Work
from talisman.compiler.messages.changed import NAMED_ELSEWHERE
from talisman.compiler.resolve.declare.rulings import Knows
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, every_node

Gone = Mapping[str, Leaf]
"""By the name of what is not there any more the path by which a house rule took it away."""


def gone(written: Sequence[Node], left: Sequence[Node]) -> Gone:
    """What house rules took away of all that was written; of two things of one name both, or nothing is."""
    names = {one.title.name.text for one in left if isinstance(one, views.Thing)}
    lost = [one for one in written if isinstance(one, views.Thing) and one.title.name.text not in names]
    if not lost:
        return {}
    taken = {
        line.path.text: line.path
        for house in written
        if isinstance(house, views.House)
        for line in house.hlines
        if isinstance(line, (views.RemovePath, views.ForbidPath)) and not line.quoteds
    }
    by = ((one.title.name.text, taken[path]) for one in lost for path in item_paths(one) if path in taken)
    return dict(by)


def told_of(tree: Node, lost: Gone, knows: Knows) -> list[Leaf]:
    """The names in a tree of what is gone, if its pack knows nothing of the house rule.

    What a pack says that knows it is its own mistake, and so is what the pack of the house rule says.
    """
    known = knows.get(tree.span.pack, frozenset((tree.span.pack,)))
    return [leaf for leaf in _names(tree) if leaf.text in lost and lost[leaf.text].span.pack not in known]


def settle(written: Sequence[Node], work: Work, knows: Knows) -> None:
    """Leave out scenarios that tell of what is gone, and report what else names it."""
    lost = gone(written, work.trees)
    if not lost:
        return
    kept: list[int] = []
    named: dict[str, list[Span]] = {}
    for number, tree in enumerate(work.trees):
        found = told_of(tree, lost, knows)
        if found and isinstance(tree, views.Scenario):
            continue
        kept.append(number)
        for leaf in found:
            named.setdefault(leaf.text, []).append(leaf.span)
    for name, places in named.items():
        many = "a line" if len(places) == 1 else f"{len(places)} lines"
        related = [(places[0], "named here")]
        work.bag.add(NAMED_ELSEWHERE.at(lost[name].span, name=name, many=many, related=related))
    work.trees[:] = [work.trees[number] for number in kept]
    work.paths[:] = [work.paths[number] for number in kept]
    work.origins[:] = [work.origins[number] for number in kept]


def _names(tree: Node) -> Iterator[Leaf]:
    """The names in a tree."""
    return (node.name for node in every_node(tree) if isinstance(node, views.Nameref))
