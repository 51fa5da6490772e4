"""What several compiles share: whatever was worked out from a file alone, or from a file and its words.

Packs are built on the same packs, so most files of a second game were read for the first one. A line means
the same as long as none of its words has come to mean something else. What had a problem is read again, so
that the problem is reported for each game.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_

from talisman.compiler.diagnostics import Bag
from talisman.compiler.source import Source
from talisman.compiler.syntax.headings import DECLARING
from talisman.compiler.syntax.lexer import Item, Pieces
from talisman.compiler.syntax.outline import Declaration, Headings
from talisman.compiler.syntax.table.tables import Table
from talisman.compiler.syntax.tokens import Lexicon, lexicon
from talisman.compiler.syntax.tree import Node
from talisman.compiler.syntax.vocabulary import Vocabulary, vocabulary
from talisman.values import Factory, define


@define
class Again:
    """What was read last, where a file of the same packs has changed since."""

    pieces: dict[str, Pieces] = Factory(dict)
    """By file, what was in it."""
    headings: Headings = Factory(dict)
    declaring: tuple[Item, ...] = ()
    words: Vocabulary | None = None
    """What those items declare, if nothing is wrong with it."""
    lexicon: Lexicon | None = None
    read_with: Vocabulary | None = None
    """The vocabulary of the lexicon."""

    def vocabulary(self, items: Sequence[Item], declarations: Sequence[Declaration], bag: Bag) -> Vocabulary:
        """The words of all declarations: those of last time, if these are the same items."""
        declaring = tuple(item for item in items if item.lines[0].marks[0].text in DECLARING)
        same = len(declaring) == len(self.declaring) and all(map(is_, declaring, self.declaring))
        if same and self.words is not None:
            return self.words
        found = Bag()
        made = vocabulary(declarations, found)
        bag.extend(found.found)
        if not found.found and self.read_with is not None and made == self.read_with:
            self.read_with = made  # the same words, declared elsewhere: all are looked up already
        self.declaring, self.words = declaring, None if found.found else made
        return made

    def table_of(self, words: Vocabulary) -> Table | None:
        """The table that served these words last time."""
        return self.lexicon.table if self.lexicon is not None and self.read_with is words else None

    def lexicon_of(self, table: Table, words: Vocabulary) -> Lexicon:
        """All words looked up, unless that was done last time."""
        known = self.lexicon
        if known is None or known.table is not table or self.read_with is not words:
            known = self.lexicon = lexicon(table, words)
            self.read_with = words
        return known


@define
class Shared:
    """What is known from earlier compiles; an empty one knows nothing."""

    tables: dict[bytes, Table | None] = Factory(dict)
    items: dict[Source, Sequence[Item]] = Factory(dict)
    trees: dict[int, tuple[Item, Lexicon, Node]] = Factory(dict)
    """By the identity of an item, which is kept beside it: the words that were in use, and the tree."""
    changes: dict[tuple[int, int], tuple[frozenset[str], Lexicon, Lexicon]] = Factory(dict)
    """By the identity of two lexicons, kept beside it: the words that are not read alike by both."""
    again: Again | None = None
    """Where the same packs are read again and again."""

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

    def forget(self, sources: Sequence[Source], items: Sequence[Item]) -> None:
        """Keep only what was read of these."""
        self.items = {source: self.items[source] for source in sources if source in self.items}
        self.trees = {id(item): self.trees[id(item)] for item in items if id(item) in self.trees}
        self.changes.clear()
        if self.again is not None:
            known = self.again.headings
            self.again.headings = {id(item): known[id(item)] for item in items if id(item) in known}

    def keep(self, item: Item, now: Lexicon, tree: Node) -> None:
        """Remember the tree of an item in which nothing was wrong."""
        self.trees[id(item)] = item, now, tree


def _changed(then: Lexicon, now: Lexicon) -> frozenset[str]:
    """The first words of all words and groups that are read differently, or have to be looked at again."""
    differ = {word for word, _ in then.words.items() ^ now.words.items()}
    return frozenset(word.partition(" ")[0] for word in differ | now.loose)
