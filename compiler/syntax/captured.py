"""Lines of a pack that declarations of another one, which it does not know, would make something else of.

All packs of a game make one grammar. A sentence that a pack declares may be one that other packs have said
all the time in other words: `sentence "discard this"` beside `discard {card}`. The longer word is read first,
so their lines would mean the new sentence from then on, and nobody would have written that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from talisman.compiler.diagnostics import Bag
from talisman.compiler.messages.lines import CAPTURED
from talisman.compiler.syntax.outline import Declaration
from talisman.compiler.syntax.tree import Leaf, Node
from talisman.compiler.syntax.vocabulary import Vocabulary

Words = Mapping[str, frozenset[str]]
"""By pack the words and beginnings of sentences that only packs declare which it does not know."""


def report_captured(trees: Sequence[Node], words: Vocabulary, bag: Bag) -> None:
    """Refuse declarations by which lines of packs that do not know them are read."""
    foreign = _foreign(words)
    found: dict[tuple[Declaration, str], list[Leaf]] = {}
    for tree in trees:
        pack = tree.span.file.split("/", 1)[0]
        if foreign.get(pack):
            for leaf, declaration in _read_by(tree, foreign[pack], words):
                if declaration.pack not in words.builds_on[pack]:
                    found.setdefault((declaration, pack), []).append(leaf)
    for (declaration, pack), leaves in found.items():
        first = leaves[0]
        many = "a line" if len(leaves) == 1 else f"{len(leaves)} lines"
        said = [(first.span, "as it stands here")]
        bag.add(CAPTURED.at(declaration.span, pack=pack, many=many, said=first.text, related=said))


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


def _read_by(node: Node, forms: frozenset[str], words: Vocabulary) -> Iterator[tuple[Leaf, Declaration]]:
    """The words of a tree that are among these forms, each with the declaration by which it was read."""
    for part in node.kids:
        if isinstance(part, Node):
            yield from _read_by(part, forms, words)
        elif part.text in forms:
            if part.kind != "VERB":
                entry = words.entry(part)
                if entry is not None:
                    yield part, entry.declaration
            elif part is node.kids[0]:
                matches = words.match(node)
                yield from ((part, one.declaration) for one in matches if len(matches) == 1)
