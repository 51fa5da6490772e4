"""What several compiles share: whatever was worked out from a file alone, or from a file and its words.

Packs are built on the same packs, so most files of a second game were read for the first one. A line means
the same as long as none of its words has come to mean something else. What had a problem is read again, so
that the problem is reported for each game.
"""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.source import Source
from talisman.compiler.syntax.lexer import Item
from talisman.compiler.syntax.table.tables import Table
from talisman.compiler.syntax.tokens import Lexicon
from talisman.compiler.syntax.tree import Node
from talisman.values import Factory, define


@define
class Shared:
    """What is known from earlier compiles; an empty one knows nothing."""

    tables: dict[bytes, Table | None] = Factory(dict)
    items: dict[Source, Sequence[Item]] = Factory(dict)
    trees: dict[int, tuple[Item, Lexicon, Node]] = Factory(dict)
    """By the identity of an item, which is kept beside it: the words that were in use, and the tree."""
    changes: dict[tuple[int, int], tuple[frozenset[str], Lexicon, Lexicon]] = Factory(dict)
    """By the identity of two lexicons, kept beside it: the words that are not read alike by both."""

    def tree(self, item: Item, now: Lexicon) -> Node | None:
        """The tree of an item, if its words still mean what they meant."""
        known = self.trees.get(id(item))
        if known is None:
            return None
        _, then, tree = known
        if then is now:
            return tree
        pair = id(then), id(now)
        if pair not in self.changes:
            self.changes[pair] = _changed(then, now), then, now
        changed = self.changes[pair][0]
        words = (mark.text for line in item.lines for mark in line.marks)
        return tree if then.table is now.table and changed.isdisjoint(words) else None

    def keep(self, item: Item, now: Lexicon, tree: Node) -> None:
        """Remember the tree of an item in which nothing was wrong."""
        self.trees[id(item)] = item, now, tree


def _changed(then: Lexicon, now: Lexicon) -> frozenset[str]:
    """The first words of all words and groups that are read differently, or have to be looked at again."""
    differ = {word for word, _ in then.words.items() ^ now.words.items()}
    return frozenset(word.partition(" ")[0] for word in differ | now.loose)
