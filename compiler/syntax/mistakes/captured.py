"""Lines of a pack that declarations of another one, which it does not know, would make something else of.

All packs of a game make one grammar. A sentence that a pack declares may be one that other packs have said
all the time in other words: `sentence "take this"` beside `take {goods}`. The longer word is read first,
so their lines would mean the new sentence from then on, and nobody would have written that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from talisman.compiler.diagnostics import Bag
from talisman.compiler.messages.syntax import CAPTURED
from talisman.compiler.source import Source, Span
from talisman.compiler.syntax.outline import Declaration
from talisman.compiler.syntax.tree import Leaf, Node, every_node
from talisman.compiler.syntax.vocabulary import Vocabulary
from talisman.values import evolve

Words = Mapping[str, frozenset[str]]
"""By pack the words and beginnings of sentences that only packs declare which it does not know."""


def report_captured(trees: Sequence[Node], words: Vocabulary, bag: Bag) -> None:
    """Refuse declarations by which lines of packs that do not know them are read."""
    foreign = _foreign(words)
    found: dict[tuple[Declaration, str], list[tuple[Span, str]]] = {}
    for tree in trees:
        pack = tree.span.pack
        if foreign.get(pack):
            for leaf, declaration in _read_by(tree, foreign[pack], words):
                if declaration.pack not in words.builds_on[pack] and not _alike(
                    declaration, leaf, pack, words
                ):
                    found.setdefault((declaration, pack), []).append((leaf.span, leaf.text))
    _report(found, bag)


def _alike(declaration: Declaration, leaf: Leaf, pack: str, words: Vocabulary) -> bool:
    """Whether it is all the same which of two packs a word was read by: a deed has its own roles."""
    return declaration.word == "role" and words.known(leaf.text, pack)


def report_broken(sources: Sequence[Source], words: Vocabulary, bag: Bag) -> None:
    """Of lines that can no longer be read blame the declaration, and not the pack that does not know it."""
    foreign = _foreign(words)
    lines = {source.shown: source.lines for source in sources}
    found: dict[tuple[Declaration, str], list[tuple[Span, str]]] = {}
    for problem in [one for one in bag.found if one.severity == "error"]:
        at = problem.span
        forms = foreign.get(at.pack, frozenset())
        text = lines[at.file][at.line - 1] if forms and at.file in lines else ""
        there = {form: column for form in forms if (column := _column(form, text)) and column <= at.column}
        begun = {form: there[form] for form in there if not words.known(form, at.pack)}
        if not begun:
            continue
        form = max(begun, key=lambda form: (len(form), form))
        place = evolve(at, column=begun[form], end=begun[form] + len(form))
        for declaration in words.producers(form):
            found.setdefault((declaration, at.pack), []).append((place, form))
        bag.withdraw(problem)
    _report(found, bag)


def _report(found: Mapping[tuple[Declaration, str], Sequence[tuple[Span, str]]], bag: Bag) -> None:
    """An error for each declaration and each pack that it would change."""
    for (declaration, pack), places in found.items():
        (first, said), *_ = places
        many = "a line" if len(places) == 1 else f"{len(places)} lines"
        related = [(first, "as it stands here")]
        bag.add(CAPTURED.at(declaration.span, pack=pack, many=many, said=said, related=related))


def _column(form: str, text: str) -> int:
    """Where a text says this first, 0 where it does not."""
    if form not in text:
        return 0
    found = re.search(rf"(?<![\w-]){re.escape(form)}(?![\w-])", text)
    return found.start() + 1 if found else 0


def _foreign(words: Vocabulary) -> Words:
    """By pack what is declared by none of those that it builds on."""
    by_pack: dict[str, set[str]] = {}
    for (_, form), entries in words.entries.items():
        for entry in entries:
            by_pack.setdefault(entry.declaration.pack, set()).add(form)
    for (_, head), patterns in words.patterns.items():
        for pattern in patterns:
            by_pack.setdefault(pattern.declaration.pack, set()).add(head)
    return {
        pack: frozenset().union(*(forms for other, forms in by_pack.items() if other not in known))
        for pack, known in words.builds_on.items()
    }


def _read_by(tree: Node, forms: frozenset[str], words: Vocabulary) -> Iterator[tuple[Leaf, Declaration]]:
    """The words of a tree that are among these forms, each with the declaration by which it was read."""
    for node in every_node(tree):
        for part in node.kids:
            if not isinstance(part, Leaf) or part.text not in forms:
                continue
            if part.kind != "VERB":
                entry = words.entry(part)
                if entry is not None:
                    yield part, entry.declaration
            elif part is node.kids[0]:
                matches = words.match(node)
                yield from ((part, one.declaration) for one in matches if len(matches) == 1)
