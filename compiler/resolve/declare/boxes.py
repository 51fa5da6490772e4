"""Rules that no thing carries: boxes, the own lines of house rules, and the orders of rulings."""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.diagnostics import closest
from talisman.compiler.messages.boards import NO_SUCH_PATH
from talisman.compiler.messages.headings import HOLDS_OTHERWISE
from talisman.compiler.messages.rules import NO_REASON
from talisman.compiler.model import Rule
from talisman.compiler.resolve.paths import cites, join, slug
from talisman.compiler.resolve.rule.rules import rules
from talisman.compiler.resolve.scope import Carrier
from talisman.compiler.resolve.words import said
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node


def box_rules(item: views.Box | views.House, world: World) -> None:
    """The rules of a box or of a house rule; a house rule goes before what it changes."""
    name = item.string.text
    pack = item.span.pack
    house = isinstance(item, views.House)
    lines = item.lines if isinstance(item, views.House) else item.block.lines
    if isinstance(item, views.House):
        _reasons(item.hlines, world)
    if not lines:
        return
    carrier = Carrier(join(pack, slug(name)), pack, layer=2 if house else 0, cites=cites(item))
    world.model.rules.extend(rules(lines, carrier, world))


def rulings(items: Sequence[Node], world: World) -> None:
    """`when A meets B: A first`: the rules of A stand before those of B, since their order is their rank."""
    known = {rule.path for rule in world.model.rules}
    houses = (item for item in items if isinstance(item, views.House))
    known |= {join(item.span.pack, slug(item.string.text)) for item in houses}
    for item in (one for one in items if isinstance(one, views.Ruling)):
        _reasons(item.rlines, world)
        for line in item.rlines:
            if isinstance(line, views.Because):
                continue
            paths = [leaf.text for leaf in line.paths]
            if paths[0] == paths[1] or paths[2] not in paths[:2]:
                world.bag.add(HOLDS_OTHERWISE.at(line.span, clause="when", said=said(line), way=_RULING))
            for leaf in line.paths:
                if not any(_below(path, leaf.text) for path in known):
                    near = closest(leaf.text, known)
                    world.bag.add(NO_SUCH_PATH.at(leaf.span, path=leaf.text, near=near[0] if near else ""))
            if len(paths) == 3:
                other = paths[1] if paths[2] == paths[0] else paths[0]
                world.model.rulings.append((paths[2], other))
                world.model.rules[:] = _ordered(world.model.rules, paths[2], other)


_RULING = "`when A meets B: A first`: two rules, and which of them goes first"


def _reasons(lines: Sequence[Node], world: World) -> None:
    """A reason has words."""
    for line in lines:
        if isinstance(line, views.Because) and not line.string.text.strip():
            world.bag.add(NO_REASON.at(line.span))


def _below(path: str, of: str) -> bool:
    return path == of or path.startswith(of + ".")


def _ordered(found: list[Rule], first: str, second: str) -> list[Rule]:
    """The rules, with those of the first path moved in front of those of the second."""
    place = next((n for n, rule in enumerate(found) if _below(rule.path, second)), len(found))
    late = [rule for rule in found[place:] if _below(rule.path, first)]
    rest = [rule for rule in found[place:] if not _below(rule.path, first)]
    return [*found[:place], *late, *rest]
