"""Lines that are offered for ones that cannot be read: only what means something is offered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice

from talisman.compiler.diagnostics import Bag, Diagnostic
from talisman.compiler.resolve.kept import Kept
from talisman.compiler.resolve.steps import resolve
from talisman.compiler.syntax.parse import Offer
from talisman.compiler.syntax.tree import Node
from talisman.compiler.syntax.vocabulary import Vocabulary

MOST_PROVEN = 24
"""Lines that are tried in one compile; who has made more mistakes mends the first ones first."""
MOST_OF_ONE = 4
"""Lines that are tried in the place of one."""


def proven(
    offers: Sequence[Offer], trees: Sequence[Node], words: Vocabulary
) -> Iterator[tuple[Diagnostic, Diagnostic]]:
    """Problems as they were said, and as they are said where the line offered means nothing either."""
    kept, left = Kept(), MOST_PROVEN
    for offer in offers:
        if left <= 0:
            return
        for text, tree in islice(chain((offer.near,), offer.readings), MOST_OF_ONE):
            left -= 1
            if tree is None or _means(tree, offer, trees, words, kept):
                yield offer.problem, offer.say(text)
                break
        else:
            yield offer.problem, offer.alone


def _means(tree: Node, offer: Offer, trees: Sequence[Node], words: Vocabulary, kept: Kept) -> bool:
    """Whether nothing is wrong with the line of an offer, read as it is offered."""
    bag = Bag()
    around = (*trees[: offer.at], tree, *trees[offer.at + offer.there :])
    resolve(around, words, bag, scenarios=tree.kind == "scenario", kept=kept)
    place = offer.problem.span
    return not any(
        (one.span.file, one.span.line) == (place.file, place.line)
        for one in bag.found
        if one.severity == "error"
    )
