"""Readers of declarations' trees: words, kinds and numbers in clauses, the scope of a bearer."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.diagnostics import closest
from talisman.compiler.messages.headings import CLAUSE_TWICE, UNKNOWN_KIND
from talisman.compiler.messages.numbers import NOT_HERE
from talisman.compiler.model import You
from talisman.compiler.resolve.declare.heads import Head
from talisman.compiler.resolve.phrase.numbers import below_zero
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import is_clause, is_modifier, said
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, Part, all_leaves, under


def leaves(node: Node, *kinds: str) -> Iterator[Leaf]:
    """All tokens of these kinds in a node, at any depth, in order."""
    return (leaf for leaf in all_leaves(node) if leaf.kind in kinds)


def first_word(node: Node, *kinds: str) -> str:
    """The text of the first token of one of these kinds, at any depth."""
    stack: list[Part] = [node]
    while stack:
        one = stack.pop()
        if isinstance(one, Leaf):
            if one.kind in kinds:
                return one.text
        else:
            under(one, stack)
    return ""


def written(number: Node, world: World) -> int | None:
    """A number that has to be written as it is, since it is there before any game: not reckoned, nobody's."""
    if not isinstance(number, (views.NumInt, views.NumBelow)):
        world.bag.add(
            NOT_HERE.at(number.span, what=f"`{said(number)}`", way="write the number itself, as in `2`")
        )
        return None
    return below_zero(number.integer if isinstance(number, views.NumInt) else number.signed, world)


SEVERAL_TIMES = (
    *(views.DSays, views.DWorth, views.DDuty, views.DOffer, views.DStep, views.DOn),
    *(views.DForgotten, views.DCountsDown),
)
"""Clauses of which a declaration may have several; of all others it has one."""


def no_clause_twice(head: Head, world: World) -> None:
    """Complain about a clause that says once more, or otherwise, what was said already."""
    before: set[str] = set()
    for clause in head.clauses:
        if is_clause(clause) and not isinstance(clause, SEVERAL_TIMES):
            if clause.kind in before:
                clause_said = clause.kind[2:].replace("_", " ")
                world.bag.add(CLAUSE_TWICE.at(clause.span, clause=clause_said, what=head.word))
            before.add(clause.kind)


def kind_in(node: Node, world: World) -> str:
    """The kind (or tag) that a clause names, with a diagnostic when it is neither."""
    found = kinds_in(node, world)
    return found[0] if found else ""


def kinds_in(node: Node, world: World) -> tuple[str, ...]:
    """All kinds (or tags standing for kinds) that a clause names, in order."""
    return tuple(_kinds(node, world))


def _kinds(node: Node, world: World) -> Iterator[str]:
    """One for each noun: its kind; its tag when it has no kind of its own."""
    nouns = list(_nouns(node))
    for noun in nouns:
        leaf = next(leaves(noun, "KIND_S", "KIND_P"), None) or next(leaves(noun, "TAG_P", "ADJ"), None)
        if leaf is None:
            continue
        found = (
            world.find("kind", leaf.text) or world.find("tag", leaf.text) or world.find("value", leaf.text)
        )
        if found is None:
            near = closest(leaf.text, world.forms("kind"))
            world.bag.add(UNKNOWN_KIND.at(leaf.span, name=leaf.text, near=near[0] if near else ""))
        else:
            yield found


def _nouns(node: Node) -> Iterator[Node]:
    """The nouns of a clause that are not inside a modifier of another noun."""
    if isinstance(node, (views.NounS, views.NounP)):
        yield node
        return
    for kid in node.nodes():
        if not is_modifier(kid):
            yield from _nouns(kid)
    if not any(True for _ in node.nodes()) and node.leaf("KIND_S", "KIND_P") is not None:
        yield node


def bearer_scope(world: World, head: Head, name: str, of: str) -> Scope:
    """The scope of clauses about a thing of the kind `of`, which is `you` and `it`."""
    bearer = Noun(You(), of)
    return Scope(world, head.pack, head.path(name), you=bearer, this=bearer)
