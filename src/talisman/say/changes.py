"""What house rules change: what was written in the place, and what is written there now."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from talisman.compiler.addresses import paths
from talisman.compiler.changes import Change, changes_of, in_other_words, numbers_meant, numbers_of, spoken_of
from talisman.compiler.driver import Parsed
from talisman.compiler.layered import layered
from talisman.compiler.resolve.words import first_of
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, all_leaves
from talisman.say.voice import Lines, below, listed
from talisman.values import define, evolve

_BEHIND = re.compile(r"\s*(\[[A-Z]-[^\]\"]*\])?\s*(# [^\"]*)?$")
"""Rows that are cited at the end of a line, and a comment."""
Written = dict[tuple[str, int], str]
"""Lines by file and number."""


@define
class _Before:
    """What stood there, and where each path led; texts: lines in which something has been exchanged."""

    parsed: Parsed
    places: dict[str, Node]
    source: Written
    texts: Written

    def line(self, at: Span) -> str:
        """A line as it is by now."""
        return self.texts.get((at.file, at.line), self.source[at.file, at.line])


def told(parsed: Parsed) -> dict[Span, Lines]:
    """Of each house rule, by its place: what each of its lines does to another pack."""
    houses = [item for item in parsed.written if isinstance(item, views.House)]
    if not houses:
        return {}
    places: dict[str, Node] = {}
    for item in parsed.written:
        for path, node in paths(item):
            places.setdefault(path, node)
    index = {path: (0, node) for path, node in places.items()}
    wanted = [change for item in houses for change in changes_of(item)]
    led = layered(houses, wanted, index, parsed.said, parsed.words.builds_on)
    houses = [item for item in led if isinstance(item, views.House)]
    every = [(item, change) for item in houses for change in changes_of(item)]
    sources = [source for pack in parsed.packs for source in pack.sources]
    source = {(one.shown, number): text for one in sources for number, text in enumerate(one.lines, 1)}
    before = _Before(parsed, places, source, {})
    found: dict[Span, dict[Span, Lines]] = {item.span: {} for item in houses}
    as_made = sorted(every, key=lambda two: not isinstance(two[1].node, views.ChangeText))
    for item, change in as_made:
        first = _put_first(change, every, parsed)
        lines = [f"what {first} says of {change.address} goes first."] if first else _told(change, before)
        found[item.span][change.node.span] = lines
    printed = {item.span: [*_printed(item)] for item in houses}
    return {
        house: [line for at in sorted(said, key=lambda at: at.line) for line in said[at]] + printed[house]
        for house, said in found.items()
    }


def _put_first(change: Change, every: Sequence[tuple[views.House, Change]], parsed: Parsed) -> str:
    """The house rule of another pack that a ruling puts before this one in the same place; "" for none."""
    for ruling in parsed.written:
        for line in ruling.rlines if isinstance(ruling, views.Ruling) else ():
            if not isinstance(line, views.OrderOfPaths):
                continue
            one, two, first = (leaf.text for leaf in line.paths)
            others = [other for _, other in every if other.by == first and other.address == change.address]
            if change.by in (one, two) and change.by != first and others:
                return first
    return ""


def _told(change: Change, before: _Before) -> Lines:
    """What was there, and what is there now."""
    found = _place(change, before)
    if found is None:
        return []
    node, at = found
    line = change.node
    match line:
        case views.ChangeText():
            old, new = line.first_string.text, line.second_string.text
            return [f"changed: {change.address}.", *_exchanged(at, old, new, before)]
        case views.ChangeValue():
            return [f"changed: {change.address}.", *_value(change, node, at, before)]
        case views.AddToPath():
            return [f"more is said at {change.address}.", *_said("added", _block(line.block, before))]
        case views.AddClauses():
            added = [_said("added", _text(one, _begun(one, before), before)) for one in line.clauses]
            return [f"more is said of {change.address}.", *(told for one in added for told in one)]
        case views.ReplacePath():
            block = first_of(node, views.Block)
            was = _block(block, before) if not change.lines and block is not None else _text(node, at, before)
            now = _said("is now", _block(line.block, before))
            return [f"replaced: {change.address}.", *_said("was", was), *now]
        case views.ForbidPath() | views.RemovePath():
            return [f"taken away: {change.address}.", *_said("was", _text(node, at, before))]


def _place(change: Change, before: _Before) -> tuple[Node, Span] | None:
    """The node that a change speaks of, and where its line begins."""
    node = before.places.get(change.path)
    if node is None:  # an earlier house rule has put it there
        return None
    found = spoken_of(change, node, before.parsed.said)
    return (found[0], found[1] or node.span) if found is not None else None


def _exchanged(at: Span, old: str, new: str, before: _Before) -> Lines:
    """A line in which some words are exchanged."""
    text = before.line(at)
    before.texts[at.file, at.line] = now = in_other_words(text, old, new) or text
    return [*_said("was", [_bare(text)]), *_said("is now", [_bare(now)])]


def _value(change: Change, node: Node, at: Span, before: _Before) -> Lines:
    """A line on which a number is another one."""
    holder = (first_of(node, views.DDefault) or node) if isinstance(node, views.Decl) else node
    _, fitting = numbers_meant(change, holder, at.line)
    if len(fitting) != 1:
        return []
    place = fitting[0].span
    text = before.line(place)
    cut = place.column - 1
    old, new = numbers_of(change)
    sign = fitting[0].text[0] if fitting[0].kind == "SIGNED" and new >= 0 else ""
    if text[cut : place.end - 1] == fitting[0].text:
        now = f"{text[:cut]}{sign}{new}{text[place.end - 1 :]}"
    else:  # another change has moved it
        now = re.sub(rf"\b{abs(old)}\b", str(abs(new)), text, count=1)
    before.texts[place.file, place.line] = now
    return [*_said("was", [_bare(text)]), *_said("is now", [_bare(now)])]


def _block(block: views.Block, before: _Before) -> Lines:
    """What stands behind a colon."""
    return _text(block, block.lines[0].span, before) if block.lines else []


def _begun(clause: Node, before: _Before) -> Span:
    """Where a clause begins, with the word in front of its name, which leaves nothing in the tree."""
    at = clause.span
    front = before.source[at.file, at.line][: at.column - 1]
    column = front.rfind(":") + 1
    return evolve(at, column=column + len(front[column:]) - len(front[column:].lstrip()) + 1)


def _text(node: Node, at: Span, before: _Before) -> Lines:
    """The lines that a node is written on, from a place on; what stands further in stays so."""
    last = max((leaf.span.line for leaf in all_leaves(node)), default=at.line)
    texts = [_bare(before.source[at.file, number]) for number in range(at.line + 1, last + 1)]
    rest = [text for text in texts if text.strip()]
    first = _BEHIND.sub("", before.source[at.file, at.line][at.column - 1 :]).strip()
    edge = at.column - 1 if not before.source[at.file, at.line][: at.column - 1].strip() else None
    if edge is None:  # it begins behind a colon: what stands below is in it
        edge = min((len(text) - len(text.lstrip()) for text in rest), default=0) - 4
    return [first, *(text[max(edge, 0) :] for text in rest)]


def _bare(text: str) -> str:
    """A line without what it cites, and without a comment; only a comment is nothing."""
    return "" if text.strip().startswith("# ") else _BEHIND.sub("", text)


def _said(word: str, lines: Sequence[str]) -> Lines:
    """`was: \u201cone line\u201d`, or several below."""
    if len(lines) < 2:
        return below([f"{word}: \u201c{line.strip()}\u201d" for line in lines])
    return below([f"{word}:", *below(lines)])


def _printed(item: views.House) -> Iterator[str]:
    """Words that are printed on things from now on."""
    for line in item.hlines:
        if isinstance(line, views.PrintOn):
            words = " ".join(leaf.text for leaf in line.adjs)
            things = [title.name.text for title in line.titles]
            yield f"printed on {listed(things)} from now on: {words}."
