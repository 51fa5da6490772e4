"""What is printed on a thing is printed once: a word, and one value of each property."""

from __future__ import annotations

from talisman.compiler.messages.bodies import SAID_TWICE
from talisman.compiler.messages.headings import PRINTED_ALREADY
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf


def once(node: views.Thing | views.Edge, key: str, world: World) -> None:
    """Complain about a word or a property that is printed twice."""
    seen: dict[str, Leaf] = {}
    for word in printed(node) if isinstance(node, views.Thing) else ():
        before = seen.setdefault(word.text, word)
        if before is not word and before.span.file == word.span.file:  # another pack may print it, too
            world.bag.add(PRINTED_ALREADY.at(word.span, word=word.text, name=key))
    said: set[str] = set()
    for prop in properties(node.block):
        leaf = prop.unit or prop.link
        name = leaf.text if leaf is not None else ""
        if name in said:
            world.bag.add(SAID_TWICE.at(prop.span, what=f"`{name}`"))
        said.add(name)


def printed(node: views.Thing) -> tuple[Leaf, ...]:
    """The words that are printed on a thing: in front of its kind, and behind its name."""
    return (*node.adjs, *(node.tags.adjs if node.tags is not None else ()))


def properties(block: views.Block) -> tuple[views.PropIs, ...]:
    """What is printed below the name of a thing, in order."""
    return tuple(prop for line in block.lines if isinstance(line, views.Props) for prop in line.prop_is)
