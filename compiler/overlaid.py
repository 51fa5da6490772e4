"""What house rules made of the trees last time, so that what is the same is the same objects.

What a house rule makes of an item is found in the item and the rule alone, unless something is wrong: then
nothing is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_

from talisman.compiler.addresses import paths
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node
from talisman.compiler.syntax.vocabulary import Vocabulary
from talisman.values import define, field


@define
class Overlaid:
    """What was made of trees last time; an empty one knows nothing."""

    words: Vocabulary | None = None
    """The words with which lines were read again, in which house rules exchange a phrase."""
    rules: tuple[Node, ...] = ()
    """The house rules and rulings."""
    paths: dict[int, tuple[Node, list[tuple[str, Node]]]] = field(factory=dict)
    """By the identity of an item: the item, and all paths into it."""
    made: dict[int, tuple[Node, Node]] = field(factory=dict)
    """By the identity of an item: the item, and what house rules have made of it."""

    def paths_of(self, trees: Sequence[Node]) -> list[list[tuple[str, Node]]]:
        """All paths into each item."""
        self.paths = {id(one): self.paths.get(id(one)) or (one, paths(one)) for one in trees}
        return [self.paths[id(one)][1] for one in trees]

    def same(self, trees: Sequence[Node], made: Sequence[Node], origins: Sequence[int]) -> tuple[Node, ...]:
        """What house rules make of trees, as the same objects where they were made before."""
        rules = tuple(one for one in trees if isinstance(one, (views.House, views.Ruling)))
        if len(rules) != len(self.rules) or not all(map(is_, rules, self.rules)):
            self.made = {}
        self.rules = rules
        found = {
            id(trees[at]): self.made.get(id(trees[at])) or (trees[at], tree)
            for at, tree in zip(origins, made, strict=True)
            if tree is not trees[at]
        }
        self.made = found
        return tuple(
            found[id(trees[at])][1] if id(trees[at]) in found else tree
            for at, tree in zip(origins, made, strict=True)
        )

    def begin(self, words: Vocabulary) -> None:
        """Forget what was made with other words."""
        if words != self.words:
            self.made = {}
        self.words = words
