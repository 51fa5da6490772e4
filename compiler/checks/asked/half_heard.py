"""Refuse words of which half would be heard: the second of two times, and `only` where it is not heeded."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import ONLY_UNHEARD, TWO_TIMES
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, all_leaves, every_node
from talisman.compiler.syntax.vocabulary import plural_of

FORBIDDEN = (
    "`cannot ... only` could forbid just these, or all the others",
    "forbid these: leave `only` out; forbid the others: `... other than ...`, or a tag that they have",
)
ALLOWED = (
    "`can ... only` forbids none of the others: it says of these alone that they may be",
    "forbid the others: `you cannot ... KINDS that are not ...`; permit these: leave `only` out",
)
SAID = (
    "`only` is not heard here: this says nothing of all the others",
    "leave `only` out, or say the opposite of the others: `... other than ...`, `unless ...`",
)


def half_heard(context: Context) -> Iterator[Diagnostic]:
    """One error for each of these."""
    model = context.model
    levels = {
        word
        for name in (*model.procedures, *model.contests)
        if name not in model.kinds
        for word in (name, plural_of(name))
    }
    levels |= {level.plural for level in model.procedures.values() if level.name not in model.kinds}
    for item in context.own_items:
        if context.says(item, "only"):
            yield from context.looked.found("only unheard", item, _only)
        if context.says(item, "or", "and") and context.says(item, *levels):
            for node, words in context.looked.found("of several", item, _several):
                if not levels.isdisjoint(words):
                    yield TWO_TIMES.at(node.span, words=" ".join(words))


def _several(item: Node) -> list[tuple[Node, list[str]]]:
    """Nouns joined by `or` or `and`, each with its words."""
    found = []
    for node in every_node(item):
        joined = isinstance(node, views.NominalP) and (node.has_or or node.has_and)
        if joined or (isinstance(node, views.NominalS) and node.has_or):
            found.append((node, [leaf.text for leaf in all_leaves(node)]))
    return found


def _only(item: Node) -> list[Diagnostic]:
    """What is narrowed by `only`, but for who can, and what can be done."""
    heeded: set[int] = set()
    found = []
    for node in every_node(item):  # from without to within
        if isinstance(node, (views.MayDo, views.MayBe)):
            word = node.modal_word
            heeded |= {id(part) for part in every_node(node.np)}
            why = ALLOWED if word.has_can else FORBIDDEN if word.has_cannot else None
            if why is not None and isinstance(node, views.MayDo):
                found += [_told(one, why) for one in every_node(node.phrase) if _is_only(one)][:1]
            if word.has_may or word.has_can or (word.has_cannot and isinstance(node, views.MayDo)):
                heeded |= {id(part) for part in every_node(node.phrase)}
        elif _is_only(node) and id(node) not in heeded:
            found.append(_told(node, SAID))
    return found


def _told(node: Node, why: tuple[str, str]) -> Diagnostic:
    return ONLY_UNHEARD.at(node.span, why=why[0], way=why[1])


def _is_only(node: Node) -> bool:
    return isinstance(node, views.DetP) and node.has_only
