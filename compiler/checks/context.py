"""What a check may look at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import field, frozen

from talisman.compiler.model import Model
from talisman.compiler.outline import Outline
from talisman.compiler.pack import PackSource
from talisman.compiler.tree import Leaf, Node


@frozen
class Context:
    """The model, the trees it was made from, the outline, and the packs (the last is the one asked for)."""

    model: Model = field(repr=False)
    trees: Sequence[Node] = field(repr=False)
    outline: Outline = field(repr=False)
    packs: Sequence[PackSource] = field(repr=False)

    def reported(self, pack: str) -> bool:
        """Whether warnings about this pack are wanted: only about the one that is asked for."""
        return bool(self.packs) and self.packs[-1].name == pack

    def leaves(self, node: Node, *kinds: str) -> Iterator[Leaf]:
        """All tokens of these kinds in a tree."""
        for kid in node.kids:
            if isinstance(kid, Leaf):
                if kid.kind in kinds:
                    yield kid
            else:
                yield from self.leaves(kid, *kinds)
