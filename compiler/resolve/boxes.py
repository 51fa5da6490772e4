"""Rules that no thing carries: boxes, the own lines of house rules, and the orders of rulings."""

from __future__ import annotations

from talisman.compiler.resolve.parts import EMPTY
from talisman.compiler.resolve.paths import cites, join, pack_of, slug
from talisman.compiler.resolve.rules import rules
from talisman.compiler.resolve.scope import Carrier, World
from talisman.compiler.tree import Node

HOUSE_LINES = (
    "change_value",
    "change_text",
    "replace_path",
    "add_to_path",
    "forbid_path",
    "remove_path",
    "because",
)


def box_rules(item: Node, world: World) -> None:
    """The rules of a box or of a house rule; a house rule goes before what it changes."""
    title = item.leaf("STRING")
    name = title.text if title is not None else ""
    pack = pack_of(item.span)
    house = item.kind == "house"
    if house:
        lines = [line for line in item.nodes() if line.kind not in HOUSE_LINES]
    else:
        lines = list((item.node("block") or EMPTY).nodes())
    if not lines:
        return
    carrier = Carrier(join(pack, slug(name)), pack, layer=2 if house else 0, cites=cites(item))
    world.model.rules.extend(rules(lines, carrier, world))


def rulings(item: Node, world: World) -> None:
    """`when A meets B: A first`: pairs of paths, the first of which goes first."""
    for line in item.nodes("order_of_paths"):
        paths = [leaf.text for leaf in line.leaves("PATH")]
        if len(paths) == 3:
            other = paths[1] if paths[2] == paths[0] else paths[0]
            world.model.rulings.append((paths[2], other))
