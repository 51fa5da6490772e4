"""Rulings: which of two rules comes first, and which of two rulings holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from talisman.compiler.messages.boards import NO_SUCH_PATH
from talisman.compiler.messages.headings import HOLDS_OTHERWISE, RULED_OTHERWISE
from talisman.compiler.model import Rule
from talisman.compiler.resolve.declare.boxes import reasons
from talisman.compiler.resolve.paths import join, nearest, slug
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


def orders(items: Sequence[Node], knows: Knows) -> list[Order]:
    """What rulings say, as far as it holds: a pack may turn round what one that it needs has ruled."""
    found: list[Order] = []
    for item in items:
        if isinstance(item, views.Ruling):
            lines = (line for line in item.rlines if isinstance(line, views.OrderOfPaths))
            for line in lines:
                one, two, first = (leaf.text for leaf in line.paths)
                found.append(Order(first, two if first == one else one, line.span))
    packs: dict[tuple[str, str], dict[str, None]] = {}
    for order in found:
        packs.setdefault((order.first, order.second), {})[order.span.pack] = None
    return [one for one in found if not _overruled(one, packs.get((one.second, one.first), {}), knows)]


def _overruled(one: Order, packs: Iterable[str], knows: Knows) -> bool:
    """Whether one of the packs that say the opposite knows what was ruled here."""
    own = one.span.pack
    return any(pack != own and own in knows.get(pack, ()) for pack in packs)


def rulings(items: Sequence[Node], world: World) -> None:
    """`when A meets B: A first`: the rules of A stand before those of B, since their order is their rank."""
    known = {path for rule in world.model.rules for path in _paths(rule.path)}
    houses = (item for item in items if isinstance(item, views.House))
    known |= {join(item.span.pack, slug(item.string.text)) for item in houses}
    for item in (one for one in items if isinstance(one, views.Ruling)):
        reasons(item.rlines, world)
        for line in item.rlines:
            if isinstance(line, views.OrderOfPaths):
                _check(line, known, world)
    made = orders(items, world.vocabulary.builds_on)
    circle = _circle(made)
    if circle:
        *others, last = sorted(circle, key=made.index)
        related = [(one.span, "ruled here") for one in others]
        world.bag.add(RULED_OTHERWISE.at(last.span, first=last.first, second=last.second, related=related))
        return
    world.model.rulings.extend((order.first, order.second) for order in made)
    world.model.rules[:] = _ordered(world.model.rules, world.model.rulings)


def _check(line: views.OrderOfPaths, known: set[str], world: World) -> None:
    """Two different rules are there, and one of them comes first."""
    paths = [leaf.text for leaf in line.paths]
    if paths[0] == paths[1] or paths[2] not in paths[:2]:
        words = f"{paths[0]} meets {paths[1]}: {paths[2]} first"
        world.bag.add(HOLDS_OTHERWISE.at(line.span, clause="when", said=words, way=_WAY))
    for leaf in line.paths:
        if leaf.text not in known:
            near = nearest(leaf.text, known)
            world.bag.add(NO_SUCH_PATH.at(leaf.span, path=leaf.text, near=near))


def _circle(made: Sequence[Order]) -> list[Order]:
    """Orders of which each begins where another ends, all round; none if they go together.

    What nothing comes before is taken away again and again; whatever is left has something before it.
    """
    before: dict[str, list[Order]] = {}
    behind: dict[str, list[str]] = {}
    for order in made:
        if order.first != order.second:
            before.setdefault(order.second, []).append(order)
            behind.setdefault(order.first, []).append(order.second)
    waits = {path: len(orders) for path, orders in before.items()}
    free = [path for path in behind if path not in waits]
    while free:
        for path in behind.get(free.pop(), ()):
            waits[path] -= 1
            if not waits[path]:
                del waits[path]
                free.append(path)
    way: dict[str, Order] = {}
    path = next(iter(waits), "")
    while path and path not in way:
        way[path] = next(order for order in before[path] if order.first in waits)
        path = way[path].first
    found: list[Order] = []
    while path and (not found or found[-1].first != path):
        found.append(way[found[-1].first] if found else way[path])
    return found


def _ordered(found: Sequence[Rule], rulings: Sequence[tuple[str, str]]) -> list[Rule]:
    """The rules in their order, each behind all that were ruled to come before it."""
    before: dict[str, list[str]] = {}
    for first, second in rulings:
        before.setdefault(second, []).append(first)
    asked = {first: list[int]() for first, _ in rulings}
    for place, rule in enumerate(found):
        for path in _paths(rule.path):
            if path in asked:
                asked[path].append(place)
    done: dict[int, None] = {}
    begun: set[int] = set()
    for wanted in range(len(found)):
        stack = [wanted]
        while stack:
            place = stack[-1]
            firsts = [
                one
                for path in _paths(found[place].path)
                for first in before.get(path, ())
                for one in asked[first]
            ]
            if place in begun or not firsts:
                done.setdefault(stack.pop())
            else:
                stack += (one for one in reversed(sorted(firsts)) if one not in begun)
            begun.add(place)
    return [found[place] for place in done]


def _paths(path: str) -> Iterator[str]:
    """The path of a rule and all that it lies below."""
    parts = path.split(".")
    return (".".join(parts[:size]) for size in range(1, len(parts) + 1))
