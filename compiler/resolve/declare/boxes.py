"""Rules that no thing carries: boxes, the own lines of house rules, and the orders of rulings."""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.diagnostics import closest
from talisman.compiler.messages.model import NO_SUCH_PATH
from talisman.compiler.model import Rule
from talisman.compiler.resolve.declare.parts import EMPTY
from talisman.compiler.resolve.paths import cites, join, pack_of, slug
from talisman.compiler.resolve.rule.rules import rules
from talisman.compiler.resolve.scope import Carrier, World
from talisman.compiler.syntax.tree import Node

HOUSE_LINES = (
    "change_value",
    "change_text",
    "replace_path",
    "add_to_path",
    "forbid_path",
    "remove_path",
    "print_on",
    "because",
)


def box_rules(item: Node, world: World) -> None:
    """The rules of a box or of a house rule; a house rule goes before what it changes."""
    name = _title(item)
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


def rulings(items: Sequence[Node], world: World) -> None:
    """`when A meets B: A first`: the rules of A stand before those of B, since their order is their rank."""
    known = {rule.path for rule in world.model.rules}
    known |= {join(pack_of(item.span), slug(_title(item))) for item in items if item.kind == "house"}
    for item in items:
        for line in item.nodes("order_of_paths") if item.kind == "ruling" else ():
            paths = [leaf.text for leaf in line.leaves("PATH")]
            for leaf in line.leaves("PATH"):
                if not any(_below(path, leaf.text) for path in known):
                    near = closest(leaf.text, known)
                    world.bag.add(NO_SUCH_PATH.at(leaf.span, path=leaf.text, near=near[0] if near else ""))
            if len(paths) == 3:
                other = paths[1] if paths[2] == paths[0] else paths[0]
                world.model.rulings.append((paths[2], other))
                world.model.rules[:] = _ordered(world.model.rules, paths[2], other)


def _below(path: str, of: str) -> bool:
    return path == of or path.startswith(of + ".")


def _ordered(found: list[Rule], first: str, second: str) -> list[Rule]:
    """The rules, with those of the first path moved in front of those of the second."""
    place = next((n for n, rule in enumerate(found) if _below(rule.path, second)), len(found))
    late = [rule for rule in found[place:] if _below(rule.path, first)]
    rest = [rule for rule in found[place:] if not _below(rule.path, first)]
    return [*found[:place], *late, *rest]


def _title(item: Node) -> str:
    leaf = item.leaf("STRING")
    return leaf.text if leaf is not None else ""
