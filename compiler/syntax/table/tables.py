"""The parse table: built once for a grammar, kept as plain data, found again for every pack that fits it.

A table knows its grammar's classes of words, so whether it serves a vocabulary is a look at the words' uses.
The shipped table serves every pack whose words have shapes known to it; else a table is taken from the
cache, or built in some seconds and put there. Conflicts of the grammar become diagnostics at declarations.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, TypedDict
from zlib import compress, decompress
from zlib import error as BadStream

from talisman.compiler.diagnostics import Bag
from talisman.compiler.pack import Cache
from talisman.compiler.syntax.table.generate import (
    POSITIONS,
    START,
    Grammar,
    generate,
    skeleton_words,
    uses_text,
    word_terminal,
)
from talisman.compiler.syntax.vocabulary import CLASSES, PHRASES, Vocabulary
from talisman.values import field, frozen

if TYPE_CHECKING:
    from lark.grammar import Rule
    from lark.parsers.lalr_analysis import IntParseTable

FORMAT = 1
END = "$END"

DROP: Final = 0
KEEP: Final = 1
SPLICE: Final = 2
"""What becomes of a part of a production."""
NODE: Final = 0
LIST: Final = 1
SINGLE: Final = 2
CLASS: Final = 3
HEAD: Final = 4
BLOCK: Final = 5
"""What a production makes: a node; parts for the node around; a node unless it has one part; a leaf of a
class; a node whose first leaf is a VERB; a node over several lines, each of which keeps its citations."""


class TableData(TypedDict):
    """A table as JSON."""

    format: int
    skeleton: str
    terminals: list[str]
    nonterminals: list[str]
    rules: list[Any]
    rows: list[list[int]]
    states: list[int]
    gotos: list[list[int]]
    goto_of: list[int]
    start: int
    end: int
    classes: dict[str, str]
    own_words: list[str]
    literals: list[str]
    literal_uses: dict[str, str]


@frozen
class Production:
    """A rule of the grammar as the parser needs it: nonterminal, kind of node, what it makes of its parts.

    passes: it hands its only part on. whole: all its parts are kept.
    """

    nonterminal: int
    kind: str
    makes: int
    parts: tuple[int, ...]
    passes: bool
    whole: bool

    @classmethod
    def of(cls, nonterminal: int, kind: str, makes: int, parts: Sequence[int]) -> Production:
        """A rule as a table holds it."""
        passes = makes == SINGLE and list(parts) == [KEEP]
        return cls(nonterminal, kind, makes, tuple(parts), passes, set(parts) <= {KEEP})


@frozen
class Table:
    """A parse table. An action is 2 * state to shift, 2 * rule + 1 to reduce; rows have a default, or -1."""

    skeleton: str
    terminals: tuple[str, ...] = field(repr=False)
    rules: tuple[Production, ...] = field(repr=False)
    actions: tuple[Mapping[int, int], ...] = field(repr=False)
    defaults: tuple[int, ...] = field(repr=False)
    gotos: tuple[Mapping[int, int], ...] = field(repr=False)
    start: int
    end: int
    classes: Mapping[str, str] = field(repr=False)
    own_words: tuple[str, ...] = field(repr=False)
    literals: frozenset[str] = field(repr=False)
    literal_uses: Mapping[str, str] = field(repr=False)

    def serves(self, vocabulary: Vocabulary) -> bool:
        """Whether the grammar of this table knows a place for every word of the vocabulary."""
        return self.fit(vocabulary) is not None

    def fit(self, vocabulary: Vocabulary) -> Fit | None:
        """Every word of the vocabulary and of the skeleton with its terminal; None when one has no place.

        A verb may get a terminal of words that can do more than it; the parser then looks whether what it
        read is a sentence of that verb at all.
        """
        tails = {p for uses in vocabulary.uses.values() for u in uses for p in u.tail if p[0] != "{"}
        if not tails <= self.literals:
            return None
        words = {word: word_terminal(word) for word in (*self.own_words, *sorted(tails))}
        loose: set[str] = set()
        places = {text: text for text in self.classes}
        for word, uses in vocabulary.uses.items():
            text = uses_text(uses)
            if word in self.literals:
                known = self.literal_uses.get(word, "")
                place = known if _within(text, known) else None
            else:
                place = places[text] if text in places else self._wider(text)
            if place is None:
                return None
            if word in self.literals:
                words[word] = word_terminal(word)
            else:
                places.setdefault(text, place)
                words[word] = self.classes[place]
            if place != text:
                loose.add(word)
        return Fit(words, frozenset(loose))

    def _wider(self, text: str) -> str | None:
        """The narrowest class that holds these uses and more sentences."""
        found = [key for key in self.classes if _within(text, key)]
        return min(found, key=lambda key: (len(key), key)) if found else None


@frozen
class Fit:
    """The words of a vocabulary in a table; the loose ones have terminals that allow more than they do."""

    words: Mapping[str, str]
    loose: frozenset[str]


def _within(text: str, wider: str) -> bool:
    """Whether uses are among other uses that differ in phrases only."""
    parts, known = set(text.split("; ")), set(wider.split("; "))
    return parts <= known and not any(use in CLASSES for use in known - parts)


def skeleton_hash(skeleton: str) -> str:
    """A skeleton's name in tables."""
    return blake2b(skeleton.encode(), digest_size=16).hexdigest()


def find_table(
    vocabulary: Vocabulary,
    skeleton: str,
    shipped: bytes,
    cache: Cache,
    bag: Bag,
    known: dict[bytes, Table | None] | None = None,
) -> Table | None:
    """The table for these words: the shipped one, one from the cache, or a new one; None on conflicts.

    Args:
        vocabulary: the words.
        skeleton: the text of the skeleton.
        shipped: the table that comes with the program, as `pack_table` makes it, or nothing.
        cache: keeps tables that had to be built.
        bag: where conflicts go.
        known: tables that were unpacked before; those that are unpacked now are added.
    """
    known = {} if known is None else known
    table = _unpacked(shipped, known)
    if table is not None and table.skeleton == skeleton_hash(skeleton) and table.serves(vocabulary):
        return table
    from importlib.metadata import version  # which imports much, for a table that is seldom wanted

    grammar = generate([vocabulary], skeleton)
    key = (
        "table-" + blake2b(f"{FORMAT} {version('lark')} {grammar.text}".encode(), digest_size=16).hexdigest()
    )
    kept = cache.get(key)
    table = _unpacked(kept or b"", known)
    if table is not None and table.serves(vocabulary):
        return table
    data = build_table(grammar, [vocabulary], skeleton, bag)
    if data is None:
        return None
    packed = pack_table(data)
    cache.put(key, packed)
    return _unpacked(packed, known)


def _unpacked(packed: bytes, known: dict[bytes, Table | None]) -> Table | None:
    """A table from bytes, or the one that was made of them before."""
    if packed not in known:
        known[packed] = unpack_table(packed)
    return known[packed]


def pack_table(data: TableData) -> bytes:
    """A table as bytes."""
    return compress(json.dumps(data, separators=(",", ":"), sort_keys=True).encode(), 9)


def unpack_table(packed: bytes) -> Table | None:
    """A table from bytes; None when they hold none of this format."""
    try:
        data: TableData = json.loads(decompress(packed))
        return _table(data) if data["format"] == FORMAT else None
    except (ValueError, KeyError, TypeError, BadStream):
        return None


def _table(data: TableData) -> Table:
    rows = [(dict(zip(row[1::2], row[2::2], strict=True)), row[0]) for row in data["rows"]]
    gotos = [dict(zip(row[::2], row[1::2], strict=True)) for row in data["gotos"]]
    return Table(
        skeleton=data["skeleton"],
        terminals=tuple(data["terminals"]),
        rules=tuple(Production.of(*rule) for rule in data["rules"]),
        actions=tuple(rows[index][0] for index in data["states"]),
        defaults=tuple(rows[index][1] for index in data["states"]),
        gotos=tuple(gotos[index] for index in data["goto_of"]),
        start=data["start"],
        end=data["end"],
        classes=data["classes"],
        own_words=tuple(data["own_words"]),
        literals=frozenset(data["literals"]),
        literal_uses=data["literal_uses"],
    )


# --- building ---


def build_table(
    grammar: Grammar, vocabularies: Sequence[Vocabulary], skeleton: str, bag: Bag
) -> TableData | None:
    """Build the table of a grammar; conflicts are reported at the declarations that make them."""
    # Lark is slow to import, and seldom needed
    from talisman.compiler.syntax.table.conflicts import report
    from talisman.compiler.syntax.table.lalr import Shift, analyse

    analysis = analyse(grammar.text)
    if analysis.table is None:
        report(analysis.conflicts, grammar, vocabularies, bag)
        return None
    terminals = {name: i for i, name in enumerate((*analysis.terminals, END))}
    nonterminals = {name: i for i, name in enumerate(sorted({r.origin.name for r in analysis.rules}))}
    numbers = {rule: i for i, rule in enumerate(analysis.rules)}
    order = _numbered(analysis.table)
    rows: dict[tuple[int, ...], int] = {}
    gotos: dict[tuple[int, ...], int] = {}
    states: list[int] = []
    goto_of: list[int] = []
    for state in order:
        acts: dict[int, int] = {}
        goes: list[int] = []
        for name, (action, argument) in sorted(analysis.table.states[state].items()):
            if name in terminals:
                acts[terminals[name]] = order[argument] * 2 if action is Shift else numbers[argument] * 2 + 1
            else:
                goes += nonterminals[name], order[argument]
        states.append(rows.setdefault(_row(acts), len(rows)))
        goto_of.append(gotos.setdefault(tuple(goes), len(gotos)))
    return {
        "format": FORMAT,
        "skeleton": skeleton_hash(skeleton),
        "terminals": list(terminals),
        "nonterminals": list(nonterminals),
        "rules": [production(rule, nonterminals) for rule in analysis.rules],
        "rows": [list(row) for row in rows],
        "states": states,
        "gotos": [list(row) for row in gotos],
        "goto_of": goto_of,
        "start": order[analysis.table.start_states[START]],
        "end": order[analysis.table.end_states[START]],
        "classes": dict(grammar.classes),
        "own_words": sorted(skeleton_words(skeleton)),
        "literals": sorted(grammar.literals),
        "literal_uses": dict(grammar.literal_uses),
    }


def _numbered(table: IntParseTable) -> dict[int, int]:
    """States in the order in which they are reached; Lark's own numbers differ from run to run."""
    order = {table.start_states[START]: 0}
    queue = list(order)
    for state in queue:
        for _, (action, argument) in sorted(table.states[state].items()):
            if str(action) == "Shift" and argument not in order:
                order[argument] = len(order)
                queue.append(argument)
    return order


def _row(actions: dict[int, int]) -> tuple[int, ...]:
    """The actions of a state; its commonest reduction becomes the default and is not listed."""
    counts = Counter(action for action in actions.values() if action % 2)
    default = min(counts, key=lambda action: (-counts[action], action)) if counts else -1
    listed = ((t, a) for t, a in sorted(actions.items()) if a != default)
    return (default, *(number for pair in listed for number in pair))


def production(rule: Rule, nonterminals: Mapping[str, int]) -> tuple[int, str, int, list[int]]:
    """A rule of Lark's as a table holds it: nonterminal, kind, what it makes, what becomes of its parts."""
    name = rule.origin.name
    parts = [_part(symbol.name, symbol.is_term) for symbol in rule.expansion]
    makes = BLOCK if any(symbol.name == "_IN" for symbol in rule.expansion) else NODE
    if name.startswith("_"):
        makes = LIST
    elif name in CLASSES:
        makes = CLASS
    elif name in PHRASES:
        makes = HEAD
    elif rule.options.expand1 and not rule.alias:
        makes = SINGLE
    kind = name.upper() if makes == CLASS else str(rule.alias or name)  # Lark's names are more than strings
    return nonterminals[name], kind, makes, parts


def _part(name: str, is_terminal: bool) -> int:
    if name == "_NL":
        return SPLICE  # its value is the citations at the end of the line
    if is_terminal:
        return DROP if name.startswith(("_", *POSITIONS)) else KEEP
    return SPLICE if name.startswith("_") else KEEP
