"""What a check may look at."""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.model import Model
from talisman.compiler.model.walk import walk
from talisman.compiler.pack import PackSource
from talisman.compiler.syntax.outline import Outline
from talisman.compiler.syntax.tree import Leaf, Node, every_leaf
from talisman.values import Factory, field, frozen


@frozen
class Context:
    """The model, the trees it was made from, the outline, and the packs (the last is the one asked for)."""

    model: Model = field(repr=False)
    trees: Sequence[Node] = field(repr=False)
    outline: Outline = field(repr=False)
    packs: Sequence[PackSource] = field(repr=False)
    _walked: dict[int, tuple[object, list[object]]] = field(default=Factory(dict), init=False, repr=False)

    def reported(self, pack: str) -> bool:
        """Whether warnings about this pack are wanted: only about the one that is asked for."""
        return bool(self.packs) and self.packs[-1].name == pack

    @property
    def texts(self) -> list[object]:
        """Everything that is done: rules, verbs, procedures, contests, limits, effects, zones."""
        model = self.model
        return [
            *model.rules,
            *(verb.does for verb in model.verbs.values()),
            *model.procedures.values(),
            *model.contests.values(),
            *(limit.excess for limit in model.limits.values()),
            *(effect.begins for effect in model.effects.values()),
            *(block for zone in model.zones.values() for block in (zone.refill, zone.excess)),
        ]

    def walk(self, text: object) -> list[object]:
        """All parts of a text, found once: several checks look at the same texts."""
        known = self._walked.get(id(text))
        if known is None or known[0] is not text:
            known = self._walked[id(text)] = (text, walk(text))
        return known[1]

    def leaves(self, node: Node, *kinds: str) -> list[Leaf]:
        """All tokens of these kinds in a tree."""
        return [leaf for leaf in every_leaf(node) if leaf.kind in kinds]
