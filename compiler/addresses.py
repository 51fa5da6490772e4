"""Addresses: how a house rule names a place in another pack.

A path is the pack, the thing, box or declaration, and a label: `small.stay.rest`. Behind it the beginning of
a line may be quoted, so that every line has an address, labelled or not: `small.lamp "when visited"`.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from talisman.compiler.resolve.declare.parts import first_word
from talisman.compiler.resolve.paths import join, slug
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, Part, under
from talisman.values import frozen

Said = Callable[[Span], tuple[str, str]]
"""What stands in front of a place on its line, and what stands there and behind it."""

_CITED = re.compile(r"\s*(\[[A-Z]-[^\]\"]*\])?\s*(#[^\"]*)?$")
"""Rows that are cited at the end of a line, and a comment."""
_NO_LINES = (views.Block, views.Words, views.Forms, views.Heads, views.Title, views.Tags)


@frozen
class Place:
    """A node of an item, the node that it is part of, and where its line begins."""

    node: Node
    around: Node
    at: Span


def item_paths(item: Node) -> list[str]:
    """The paths of an item, the shortest first; a declaration of several names has several."""
    pack = item.span.pack
    match item:
        case views.Decl():
            words = item.words.words if item.words is not None else item.strings[:1]
            kinds = ("", f"{item.declares.text}:")
            return [join(pack, f"{of}{slug(leaf.text)}") for of in kinds for leaf in words]
        case views.Thing():
            name, kind = item.title.name, first_word(item, "KIND_S") or item.kind
        case views.Ring() | views.Path() | views.Grid() | views.Edge():
            name, kind = item.title.name, item.kind
        case views.House():
            name, kind = item.string, item.kind
        case views.Box():
            name, kind = item.string, "rule"
        case _:
            return []
    return [join(pack, slug(name.text)), join(pack, f"{kind}:{slug(name.text)}")]


def paths(item: Node) -> list[tuple[str, Node]]:
    """All paths that lead into an item."""
    bases = item_paths(item)
    inside = _inner(item) if bases else []
    found: list[tuple[str, Node]] = []
    found += ((base, item) for base in bases)
    found += ((join(base, name), node) for base in bases for name, node in inside)
    return found


def _inner(item: Node) -> list[tuple[str, Node]]:
    """The labelled parts and the printed values of an item, at any depth, in order, with their names."""
    found: list[tuple[str, Node]] = []
    stack: list[Part] = list(item.kids[::-1])
    while stack:
        node = stack.pop()
        if isinstance(node, Leaf):
            continue
        match node:
            case (
                views.Labelled()
                | views.Ability()
                | views.DDuty()
                | views.DOffer()
                | views.DStep()
                | views.OptionOf()
            ):
                found.append((slug(node.string.text), node))
            case views.PropIs():
                found.append((slug(first_word(node, "UNIT", "PROP", "LINK")), node))
            case views.DOn():
                found.append((slug(node.outcome.text), node))
        under(node, stack)
    return found


def lines(around: Node, said: Said) -> list[tuple[str, Place]]:
    """The lines in a node, but its own first, and how each reads; the outmost node of each.

    What begins a line of the source is one, and what stands behind a colon: a node in front of which, back to
    the beginning or the colon, no other token stands.
    """
    found: dict[Span, tuple[str, Place]] = {}
    last = Span(around.span.file, around.span.line, 1, 1)
    stack: list[tuple[Part, Node]] = [(kid, around) for kid in around.kids[::-1]]
    while stack:
        kid, parent = stack.pop()
        if isinstance(kid, Leaf):
            if kid.span.file == parent.span.file:  # a number of another pack stands where that one changed it
                last = kid.span
            continue
        before, behind = said(kid.span)
        colon = before.rfind(":") + 1
        same = (kid.span.file, kid.span.line) == (last.file, last.line)
        if not isinstance(kid, _NO_LINES) and (not same or colon >= last.end):
            whole = before + behind
            begin = colon if same else 0
            text = _CITED.sub("", whole[begin:]).strip()
            begin += len(whole[begin:]) - len(whole[begin:].lstrip()) + 1
            at = Span(kid.span.file, kid.span.line, begin, begin + len(text))
            found.setdefault(at, (text, Place(kid, parent, at)))
        stack += ((part, kid) for part in kid.kids[::-1])
    return [*found.values()]


def _plain(text: str) -> str:
    """A line as it can stand between quotation marks."""
    return " ".join(text.replace('"', "'").split())


def begins(text: str, quoted: str) -> bool:
    """Whether a line begins with some whole words; `'` stands for the quotation marks of the line."""
    words, wanted = _plain(text), " ".join(quoted.split())
    return not wanted or (words.startswith(wanted) and not (words[len(wanted) :] + " ")[0].isalnum())


def quoted(node: Node, said: Said, beginning: str) -> list[tuple[str, Place]]:
    """The lines in a node that begin so, and how they read."""
    return [(text, place) for text, place in lines(node, said) if begins(text, beginning)]


def start(span: Span) -> Span:
    """Where a span begins."""
    return Span(span.file, span.line, span.column, span.column)


def address_of(path: str, node: Node, said: Said, words: str) -> str:
    """The address of the inmost line below a path in which some words stand; "" where no line has one."""
    found = lines(node, said)
    inmost = [way for (text, _), way in zip(found, _ways(found, said), strict=True) if words in text][-1:]
    return f"{path} {inmost[0]}" if inmost and inmost[0] else ""


def addresses(items: Sequence[Node], said: Said) -> Iterator[tuple[str, Span]]:
    """An address for each line of some items, ready to be written in a house rule, and where the line is."""
    every = Counter(path for item in items for path in {name: None for name, _ in paths(item)})
    for item in items:
        base = next((path for path in item_paths(item) if every[path] == 1), "")
        if not base:
            continue
        yield base, item.span
        inside = _inner(item)
        labels = Counter(name for name, _ in inside)
        for name, node in inside:
            if labels[name] == 1:
                yield join(base, name), node.span
        found = lines(item, said)
        for (_, place), way in zip(found, _ways(found, said), strict=True):
            if way:
                yield f"{base} {way}", place.at


def _ways(found: Sequence[tuple[str, Place]], said: Said) -> Iterator[str]:
    """What is quoted to name each line among others: its own beginning, or a line above it and that."""
    among = _Beginnings.of(found)
    own = [among.shortest(text) for text, _ in found]
    above = _above(found, own, said) if not all(own) else {}
    for (text, place), short in zip(found, own, strict=True):
        if short:
            yield f'"{short}"'
            continue
        way, inside = above.get(place.at, ("", among))
        inner = inside.shortest(text) if way else ""
        yield f'"{way}" "{inner}"' if inner else ""


def _above(
    found: Sequence[tuple[str, Place]], own: Sequence[str], said: Said
) -> dict[Span, tuple[str, _Beginnings]]:
    """Of each line the last line above it that has a name of its own, and what stands inside of that one.

    Every line above is gone through once, whatever there is below it: a box may hold ten thousand lines.
    """
    last: dict[Span, tuple[str, _Beginnings]] = {}
    for way, (_, place) in zip(own[::-1], found[::-1], strict=True):
        inside = lines(place.node, said) if way else []
        among = _Beginnings.of(inside)
        for _, one in inside:
            last.setdefault(one.at, (way, among))
    return last


@frozen
class _Beginnings:
    """Lines in order, so that those that begin alike stand beside each other and are not gone through."""

    ordered: Sequence[str]

    @classmethod
    def of(cls, found: Sequence[tuple[str, Place]]) -> _Beginnings:
        """The lines of some places."""
        return cls(sorted(_plain(text) for text, _ in found))

    def shortest(self, text: str) -> str:
        """The fewest words from four on that no other line begins with; "" where there are none."""
        words = _plain(text).split()
        for count in range(min(4, len(words)), len(words) + 1):
            beginning = " ".join(words[:count]).rstrip(":,")
            if self._only_one(beginning):
                return beginning
        return ""

    def _only_one(self, beginning: str) -> bool:
        """Whether one line begins with these whole words."""
        at, count, size = bisect_left(self.ordered, beginning), 0, len(beginning)
        while at < len(self.ordered) and self.ordered[at].startswith(beginning):
            after = self.ordered[at][size : size + 1]
            if beginning and after.isalnum():  # a longer word, and so is it in all that go on so
                at = bisect_left(self.ordered, beginning + chr(ord(after) + 1), at)
                continue
            count, at = count + 1, at + 1
            if count > 1:
                return False
        return count == 1
