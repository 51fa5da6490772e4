"""Rulings: which of two rules comes first, and which of two rulings holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from talisman.compiler.diagnostics import closest
from talisman.compiler.messages.boards import NO_SUCH_PATH
from talisman.compiler.messages.headings import HOLDS_OTHERWISE, RULED_OTHERWISE
from talisman.compiler.model import Rule
from talisman.compiler.resolve.declare.boxes import reasons
from talisman.compiler.resolve.paths import join, slug
from talisman.compiler.resolve.words import said
from talisman.compiler.resolve.world import World
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node
from talisman.values import frozen

Knows = Mapping[str, frozenset[str]]
"""By pack it and all packs that it needs."""

_WAY = "`when A meets B: A first`: two rules, and which of them goes first"


@frozen
class Order:
    """A line of a ruling: the path of what comes first, and of what comes behind it."""

    first: str
    second: str
    span: Span

    def against(self, other: Order) -> bool:
        """Whether it says the opposite."""
        return (self.first, self.second) == (other.second, other.first)


def orders(items: Sequence[Node], knows: Knows) -> list[Order]:
    """What rulings say, as far as it holds: a pack may turn round what one that it needs has ruled."""
    found: list[Order] = []
    for item in items:
        if isinstance(item, views.Ruling):
            lines = (line for line in item.rlines if isinstance(line, views.OrderOfPaths))
            for line in lines:
                one, two, first = (leaf.text for leaf in line.paths)
                found.append(Order(first, two if first == one else one, line.span))
    return [one for one in found if not any(_overruled(one, other, knows) for other in found)]


def _overruled(one: Order, other: Order, knows: Knows) -> bool:
    """Whether the other says the opposite, in a pack that knows what was ruled here."""
    pack, own = other.span.pack, one.span.pack
    return pack != own and one.against(other) and own in knows.get(pack, ())


def rulings(items: Sequence[Node], world: World) -> None:
    """`when A meets B: A first`: the rules of A stand before those of B, since their order is their rank."""
    known = {rule.path for rule in world.model.rules}
    houses = (item for item in items if isinstance(item, views.House))
    known |= {join(item.span.pack, slug(item.string.text)) for item in houses}
    for item in (one for one in items if isinstance(one, views.Ruling)):
        reasons(item.rlines, world)
        for line in item.rlines:
            if isinstance(line, views.OrderOfPaths):
                _check(line, known, world)
    made: dict[str, list[Order]] = {}
    for order in orders(items, world.vocabulary.builds_on):
        way = _way(order.second, order.first, made)
        if way:
            related = [(one.span, "ruled here") for one in way]
            world.bag.add(
                RULED_OTHERWISE.at(order.span, first=order.first, second=order.second, related=related)
            )
        else:
            made.setdefault(order.first, []).append(order)
            world.model.rulings.append((order.first, order.second))
    world.model.rules[:] = _ordered(world.model.rules, world.model.rulings)


def _check(line: views.OrderOfPaths, known: set[str], world: World) -> None:
    """Two different rules are there, and one of them comes first."""
    paths = [leaf.text for leaf in line.paths]
    if paths[0] == paths[1] or paths[2] not in paths[:2]:
        world.bag.add(HOLDS_OTHERWISE.at(line.span, clause="when", said=said(line), way=_WAY))
    for leaf in line.paths:
        if not any(_below(path, leaf.text) for path in known):
            near = closest(leaf.text, known)
            world.bag.add(NO_SUCH_PATH.at(leaf.span, path=leaf.text, near=near[0] if near else ""))


def _way(start: str, end: str, made: Mapping[str, Sequence[Order]]) -> list[Order]:
    """The orders by which one path comes before another, one behind the other; none if it does not."""
    ways: dict[str, list[Order]] = {start: []}
    todo = [start]
    while todo and end not in ways:
        path = todo.pop()
        for order in made.get(path, ()):
            if order.second not in ways:
                ways[order.second] = [*ways[path], order]
                todo.append(order.second)
    return ways.get(end, [])


def _below(path: str, of: str) -> bool:
    return path == of or path.startswith(of + ".")


def _ordered(found: Sequence[Rule], rulings: Sequence[tuple[str, str]]) -> list[Rule]:
    """The rules in their order, each behind all that were ruled to come before it."""
    before: dict[str, list[str]] = {}
    for first, second in rulings:
        before.setdefault(second, []).append(first)
    asked = {first: list[int]() for first, _ in rulings}
    for place, rule in enumerate(found):
        for path in _paths(rule):
            if path in asked:
                asked[path].append(place)
    done: dict[int, None] = {}
    begun: set[int] = set()
    for wanted in range(len(found)):
        stack = [wanted]
        while stack:
            place = stack[-1]
            firsts = [
                one for path in _paths(found[place]) for first in before.get(path, ()) for one in asked[first]
            ]
            if place in begun or not firsts:
                done.setdefault(stack.pop())
            else:
                stack += (one for one in reversed(sorted(firsts)) if one not in begun)
            begun.add(place)
    return [found[place] for place in done]


def _paths(rule: Rule) -> Iterator[str]:
    """The path of a rule and all that it lies below."""
    parts = rule.path.split(".")
    return (".".join(parts[:size]) for size in range(1, len(parts) + 1))
