"""What the lines of house rules speak of: which words they change, and which they take away."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from talisman.compiler.addresses import Said, quoted
from talisman.compiler.resolve.declare.parts import leaves
from talisman.compiler.resolve.paths import join, slug
from talisman.compiler.resolve.words import first_of
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, all_leaves
from talisman.values import frozen

Changing = (
    views.ChangeValue
    | views.ChangeText
    | views.ReplacePath
    | views.AddToPath
    | views.AddClauses
    | views.ForbidPath
    | views.RemovePath
)
"""The lines of a house rule that change something."""


@frozen
class Change:
    """One line of a house rule: what it does, to which path, and the path of the house rule itself."""

    path: str
    by: str
    node: Changing

    @property
    def lines(self) -> tuple[str, ...]:
        """How the line begins that it speaks of, behind those above it; none where it speaks of the path."""
        return tuple(part.string.text for part in self.node.quoteds)

    @property
    def address(self) -> str:
        """The path, and the beginnings of lines."""
        return " ".join((self.path, *(f'"{line}"' for line in self.lines)))

    @property
    def at(self) -> Span:
        """Where it stands, by which it is known again when another house rule has changed it."""
        return Span(self.node.span.file, self.node.span.line, self.node.span.column, self.node.span.column)

    @property
    def pack(self) -> str:
        """The pack that wants the change."""
        return self.node.span.pack


@frozen
class Target:
    """What a change speaks of: its path, and where the line begins that it quotes, if that is there yet.

    spans: what it changes; taken: what it takes away, with what is put there instead or without.
    """

    path: str
    at: Span | None = None
    spans: tuple[Span, ...] = ()
    taken: frozenset[Span] = frozenset()


def changes_of(house: views.House) -> Iterator[Change]:
    """The changes that a house rule wants."""
    by = join(house.span.pack, slug(house.string.text))
    for line in house.hlines:
        if not isinstance(line, (views.PrintOn, views.Because)):
            yield Change(line.path.text, by, line)


def spoken_of(change: Change, node: Node, said: Said) -> tuple[Node, Span | None] | None:
    """What a change speaks of, in what its path leads to, and where the line begins that it quotes.

    None where no line begins so, or several do.
    """
    at = None
    for line in change.lines:
        there = quoted(node, said, line)
        if len(there) != 1:
            return None
        node, at = there[0][1].node, there[0][1].at
    return node, at


def target_of(change: Change, index: Mapping[str, tuple[int, Node]], said: Said) -> Target:
    """What a change speaks of, in the trees as they are before any change."""
    led = index.get(change.path)
    found = spoken_of(change, led[1], said) if led is not None else None
    if found is None:
        return Target(change.path)
    node, at = found
    spans: tuple[Span, ...]
    line = change.node
    match line:
        case views.ChangeText():
            here = node.span
            text = "".join(said(here)).find(line.first_string.text)
            spans = (Span(here.file, here.line, text + 1, text + 2),)
            return Target(change.path, at, spans)
        case views.ChangeValue():
            old = int(next(leaves(line, "INT", "SIGNED")).text)
            lines = (node.span.line,) if change.lines else ()
            numbers = (leaf for leaf in leaves(node, "INT", "SIGNED") if abs(int(leaf.text)) == abs(old))
            spans = tuple(leaf.span for leaf in numbers if not lines or leaf.span.line in lines)
            return Target(change.path, at, spans)
        case views.AddClauses():  # beside what is there
            return Target(change.path, at)
        case views.AddToPath():
            block = first_of(node, views.Block) or node
            return Target(change.path, at, tuple(leaf.span for leaf in all_leaves(block)))
        case views.ReplacePath() if not change.lines:
            node = first_of(node, views.Block) or node
    spans = tuple(leaf.span for leaf in all_leaves(node))
    return Target(change.path, at, spans, frozenset(spans))


def touch(one: Target, two: Target) -> bool:
    """Whether two changes speak of one line, or of one path; a line of a path and all of it are one place.

    So do they where one of them takes away what the other changes.
    """
    if taken(one, two) or taken(two, one):
        return True
    return one.at == two.at if one.at and two.at else one.path == two.path


def taken(one: Target, by: Target) -> bool:
    """Whether what a change speaks of is taken away by another."""
    return bool(one.spans) and all(any(_covers(whole, part) for whole in by.taken) for part in one.spans)


def _covers(whole: Span, part: Span) -> bool:
    return (whole.file, whole.line) == (part.file, part.line) and whole.column <= part.column < whole.end


def in_other_words(text: str, old: str, new: str) -> str | None:
    """A text with some of its words exchanged; None where they do not stand there once, or are the same.

    They stand at their whole length: there is no `x` in `Ox`.
    """
    before = r"(?<!\w)" if old[:1].isalnum() else ""
    behind = r"(?!\w)" if old[-1:].isalnum() else ""
    found = list(re.finditer(before + re.escape(old) + behind, text)) if old and old != new else []
    return text[: found[0].start()] + new + text[found[0].end() :] if len(found) == 1 else None


FIGURES = ("INT", "SIGNED")
"""How a number may be written that a change speaks of."""


def numbers_of(change: Change) -> list[int]:
    """The number that a change looks for, and the one that it puts there."""
    return [int(leaf.text) for leaf in leaves(change.node, *FIGURES)]


def numbers_meant(change: Change, holder: Node | None, line: int) -> tuple[list[Leaf], list[Leaf]]:
    """The numbers that stand there, and those that are meant: one, if the change can be made."""
    here = list(leaves(holder, *FIGURES)) if holder is not None else []
    if change.lines:
        here = [leaf for leaf in here if leaf.span.line == line]
    old = numbers_of(change)[0]
    same = [leaf for leaf in here if int(leaf.text) == old]
    return here, same or [leaf for leaf in here if abs(int(leaf.text)) == old]
