"""Rules that no thing carries: boxes, and the own lines of house rules."""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.messages.rules import NO_REASON
from talisman.compiler.resolve.paths import cites, join, slug
from talisman.compiler.resolve.rule.rules import rules
from talisman.compiler.resolve.scope import Carrier
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
        reasons(item.hlines, world)
    if not lines:
        return
    carrier = Carrier(join(pack, slug(name)), pack, layer=2 if house else 0, cites=cites(item))
    world.model.rules.extend(rules(lines, carrier, world))


def reasons(lines: Sequence[Node], world: World) -> None:
    """A reason has words."""
    for line in lines:
        if isinstance(line, views.Because) and not line.string.text.strip():
            world.bag.add(NO_REASON.at(line.span))
