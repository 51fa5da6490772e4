"""What is printed on a thing is printed once: a word, and one value of each property."""

from __future__ import annotations

from talisman.compiler.messages.held import PRINTED_ALREADY, SAID_TWICE
from talisman.compiler.resolve.declare.parts import EMPTY, first_word
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax.tree import Leaf, Node


def once(node: Node, key: str, world: World) -> None:
    """Complain about a word or a property that is printed twice."""
    seen: dict[str, Leaf] = {}
    tags = node.node("tags")
    for word in (*node.leaves("ADJ"), *(tags.leaves("ADJ") if tags is not None else ())):
        before = seen.setdefault(word.text, word)
        if before is not word and before.span.file == word.span.file:  # another pack may print it, too
            world.bag.add(PRINTED_ALREADY.at(word.span, word=word.text, name=key))
    said: set[str] = set()
    for line in (node.node("block") or EMPTY).nodes("props"):
        for prop in line.nodes("prop_is"):
            name = first_word(prop, "PROP", "LINK", "UNIT")
            if name in said:
                world.bag.add(SAID_TWICE.at(prop.span, what=f"`{name}`"))
            said.add(name)
