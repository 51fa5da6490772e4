"""Marks to tokens: each word gets its terminal, by the vocabulary and by where it stands.

Declared word groups are found longest first. Words of the language that matter in one position only (first
in a clause of a declaration, first in a line of a scenario ...) are looked for in that position only, so a
pack may use the same words as verbs and nouns.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import takewhile

from talisman.compiler.source import Span
from talisman.compiler.syntax.headings import DECLARING
from talisman.compiler.syntax.lexer import Line, Mark
from talisman.compiler.syntax.table.generate import POSITIONS, terminal_word
from talisman.compiler.syntax.table.tables import Table
from talisman.compiler.syntax.tree import Leaf
from talisman.compiler.syntax.vocabulary import Vocabulary
from talisman.values import Factory, define, frozen

Value = Leaf | list[Leaf] | None

_COUNTED = frozenset(("a", "an", "the", "your", "its", "all", "one", "half"))
_NAMED = frozenset(("INT", "NAME", "STRING"))
_NAMES = frozenset(("NAME", "STRING"))
_LEFT_OUT = frozenset(("you", "this", "it"))
"""What may be left out beside names."""
_LISTED = frozenset(("NAME", "STRING", "NTH", "PILE"))
_WORDS = frozenset(("ADJ", "KIND_S", "KIND_P", "TAG_P", "a", "an"))
_SHARED = frozenset(("a", "an", "another", "any", "each", "every", "your", "its", "their", "'s"))
"""What stands in front of a name, and is said of those that are joined to it by `or` as well."""
_AT = frozenset(("at", "in", "on"))
_NOUNS = frozenset(("ADJ", "KIND_S", "KIND_P", "TAG_P"))
_ADDING = ("add", "to")
"""What a line of a house rule begins with below which clauses of a declaration may stand."""
AND_OTHER_THAN = "and other than"
_PLACED = frozenset(("scenario", "house", "ruling"))
"""Besides declarations, items on whose lines words mean something in one position."""
_JOINERS = {"then": "THEN", "else": "ELSE", "and": "CAND", "or": "COR"}
_PUNCTUATION = {
    ":": "_COLON",
    ",": "_COMMA",
    "(": "_LP",
    ")": "_RP",
    "+": "W_PLUS__SIGN",
    "-": "W_MINUS__SIGN",
}


@frozen
class Token:
    """A terminal by number, what it leaves in the tree, and the mark and line it came from."""

    terminal: int
    value: Value
    mark: Mark
    line: Line


class UnknownWord(Exception):
    """A word that nothing declares."""

    def __init__(self, line: Line, mark: Mark, index: int) -> None:
        """Where it stands: the line, and which of its marks."""
        super().__init__(mark.text)
        self.line = line
        self.mark = mark
        self.index = index


@frozen
class Lexicon:
    """Every word and word group with the number of its terminal, and the positional words by prefix."""

    words: Mapping[str, tuple[int, str]]
    longest: Mapping[str, int]
    positions: Mapping[str, Mapping[str, tuple[tuple[tuple[str, ...], int], ...]]]
    numbers: Mapping[str, int]
    loose: frozenset[str]
    piles: frozenset[str]
    """What may stand behind a name and `of the`: zones, and kinds in the plural."""
    table: Table


def lexicon(table: Table, vocabulary: Vocabulary) -> Lexicon:
    """Look up all words once."""
    numbers = {name: i for i, name in enumerate(table.terminals)}
    words: dict[str, tuple[int, str]] = {}
    longest: dict[str, int] = {}
    fit = table.fit(vocabulary)
    assert fit is not None, "a table is chosen because it fits"
    for word, terminal in fit.words.items():
        if terminal in numbers:
            words[word] = (numbers[terminal], word if terminal.startswith("W_") else terminal)
            first, *rest = word.split(" ")
            longest[first] = max(longest.get(first, 1), len(rest) + 1)
    positions: dict[str, dict[str, list[tuple[tuple[str, ...], int]]]] = {p: {} for p in POSITIONS}
    for name, number in numbers.items():
        for prefix in POSITIONS:
            if name.startswith(prefix):
                group = tuple(terminal_word(name).split(" "))
                positions[prefix].setdefault(group[0], []).append((group, number))
    ordered = {
        prefix: {first: tuple(sorted(found, key=lambda g: -len(g[0]))) for first, found in groups.items()}
        for prefix, groups in positions.items()
    }
    piles = frozenset(
        form
        for (category, form), entries in vocabulary.entries.items()
        if (category, entries[0].declaration.word) in (("kind_s", "zone"), ("kind_p", "kind"))
    )
    return Lexicon(words, longest, ordered, numbers, fit.loose, piles, table)


def line_tokens(line: Line, head: str, lexicon: Lexicon, above: Iterable[Line] = ()) -> list[Token]:
    """The tokens of one line, up to and with its end.

    Args:
        line: the line.
        head: the first word of the item.
        lexicon: the words.
        above: the lines of the item in front of it.

    Raises:
        UnknownWord: a word that nothing declares.
    """
    placed = line.level == 0 or (line.level == 1 and (head in DECLARING or head in _PLACED))
    if line.level == 2 and head == "house":
        over = next((one for one in reversed([*above]) if one.level == 1), line)
        placed = tuple(mark.text for mark in over.marks[:2]) == _ADDING
    return _LineLexer(line, head, lexicon, placed).run()


def _kind(token: Token) -> str:
    return token.value.kind if isinstance(token.value, Leaf) else ""


def _list_behind(found: Sequence[Token], join: str, among: Collection[str]) -> str:
    """The word in front of a list of such, which `join` alone joins; nothing where there is no list."""
    for before in reversed(found):
        if _kind(before) not in among and before.mark.text != join:
            return before.mark.text if before is not found[-1] else ""
    return ""


def _places_of_noun(found: Sequence[Token]) -> bool:
    """Whether names are listed with `or` that a noun is at: `a tool at NAME` of `a tool at NAME or NAME`."""
    names = list(takewhile(lambda one: _kind(one) in _LISTED or one.mark.text == "or", reversed(found)))
    rest = found[: len(found) - len(names)]
    return bool(names) and len(rest) > 1 and rest[-1].mark.text in _AT and _kind(rest[-2]) in _NOUNS


@define
class _LineLexer:
    """Walks along the marks of one line."""

    line: Line
    head: str
    lexicon: Lexicon
    placed: bool
    """Whether there is a position in the line in which words mean something of their own."""
    found: list[Token] = Factory(list)
    at: int = 0
    clause: bool = True
    expecting: bool = False
    asking: bool = False
    """Whether the fact that is being read is about what somebody is asked."""
    fact: int = 0
    """How many tokens stand in front of the fact that is being read."""
    words_only: bool = False

    def run(self) -> list[Token]:
        """All tokens of the line."""
        marks = self.line.marks
        heading = self.line.level == 0 and marks[0].text in DECLARING
        if heading:
            self.put("DECL", 1)
            self.words_only = True
        while self.at < len(marks):
            if marks[self.at].kind == "word":
                self.word()
            else:
                self.mark(marks[self.at])
        if not self.found or self.found[-1].terminal != self.lexicon.numbers["_NL"]:
            self.end(marks[-1])
        return self.found

    # --- emitting ---

    def put(self, terminal: str, count: int, kind: str = "") -> None:
        """A token of the terminal from the next marks."""
        self.put_number(self.lexicon.numbers[terminal], count, kind or terminal)

    def put_number(self, number: int, count: int, kind: str) -> None:
        """A token from the next marks; a terminal without a leaf has no kind."""
        line, at = self.line, self.at
        first = last = line.marks[at]
        value: Value = None
        if kind and kind[0] != "_":
            text = first.text
            if count > 1:
                last = line.marks[at + count - 1]
                text = " ".join([mark.text for mark in line.marks[at : at + count]])
            if kind == "STRING":
                text = text[1:-1]
            value = Leaf(kind, text, Span(line.file, line.number, first.column, last.end))
        self.found.append(Token(number, value, first, line))
        self.at = at + count
        self.clause = False

    def end(self, mark: Mark) -> None:
        """The end of a line, with the citations of the whole line."""
        cites = [Leaf("CITE", cite.text, self.line.at(cite)) for cite in self.line.cites]
        self.found.append(Token(self.lexicon.numbers["_NL"], cites, mark, self.line))

    # --- marks ---

    def mark(self, mark: Mark) -> None:
        """A mark that is no word."""
        if mark.text == ";" and mark.kind == "punct":
            self.end(mark)
            self.at += 1
            self.clause = True
            self.words_only = False
        elif mark.kind == "punct":
            self.punctuation(mark)
        elif mark.kind == "row":  # as in a rulebook, where this line does not stand
            raise UnknownWord(self.line, self.line.marks[self.at - 1], self.at - 1)
        else:
            self.put(mark.kind, 1)

    def punctuation(self, mark: Mark) -> None:
        """Colons, brackets, signs and commas; a comma before a joining word is one token with it."""
        joiner = _JOINERS.get(self.text(1)) if mark.text == "," else None
        if joiner and not self.words_only:
            self.put(joiner, 2)
            return
        self.put(_PUNCTUATION[mark.text], 1, mark.text if mark.text in "+-" else "_")
        if self.expecting and mark.text == ",":
            self.clause, self.asking, self.fact = True, False, len(self.found)

    # --- words ---

    def word(self) -> None:
        """A word, by its position or by the vocabulary."""
        text = self.line.marks[self.at].text
        if self.words_only:
            self.put("WORD", self.run_of_words())
        elif self.placed and self.positional():
            return
        elif not (text in ("and", "or") and self.joining()) and not (text == "of" and self.pile()):
            self.vocabulary()

    def vocabulary(self) -> None:
        """The longest known group of words from here on."""
        marks = self.line.marks
        first = marks[self.at].text
        words = self.lexicon.words
        longest = self.lexicon.longest.get(first, 1)
        if longest > 1:
            texts: list[str] = []
            for mark in marks[self.at : self.at + longest]:
                if mark.kind != "word":
                    break
                texts.append(mark.text)
            while len(texts) > 1:
                known = words.get(" ".join(texts))
                if known:
                    self.put_number(known[0], len(texts), known[1])
                    return
                texts.pop()
        known = words.get(first)
        if known is None:
            raise UnknownWord(self.line, marks[self.at], self.at)
        self.put_number(known[0], 1, known[1])

    def joining(self) -> bool:
        """`and` and `or` before something named or counted join goods, else they join words.

        `and other than` is one word group, and so is read what joins two names that are left out.
        """
        text = self.line.marks[self.at].text
        if (self.text(1), self.text(2)) == ("other", "than"):
            return False
        named = self.kind(1) in _NAMES and self.kind(2) != "_POSS"
        left_out = _list_behind(self.found, text, _LISTED | _LEFT_OUT | _WORDS) == "than"
        if left_out and (named or self.text(1) in _LEFT_OUT):
            self.put_number(self.lexicon.words[AND_OTHER_THAN][0], 1, AND_OTHER_THAN)
            return True
        if named and text == "or":
            none = _list_behind(self.found, text, _LISTED | _WORDS) == "no"
            shared = _list_behind(self.found, text, _LISTED) in _SHARED
            if none or shared or _places_of_noun(self.found):
                self.put("OR", 1)
                return True
        before = self.at > 0 and self.line.marks[self.at - 1].kind != "punct"
        counted = before and (self.kind(1) in _NAMED or self.text(1) in _COUNTED)
        self.put({"and": "ALSO", "or": "ALT"}[text] if counted else text.upper(), 1)
        return True

    def pile(self) -> bool:
        """`of the` and a zone or a kind, behind a name: which of the things with this name is meant."""
        if self.kind(-1) not in ("NAME", "STRING", "NTH") or self.text(1) != "the":
            return False
        count = 2
        while self.kind(count) == "word":
            count += 1
        for end in range(count, 2, -1):
            if " ".join(self.text(at) for at in range(2, end)) in self.lexicon.piles:
                self.put("PILE", end)
                return True
        return False

    def positional(self) -> bool:
        """A word that means something in this position only."""
        for prefix, fits in self.places():
            for group, number in self.lexicon.positions[prefix].get(self.text(), ()):
                if all(self.text(i) == word for i, word in enumerate(group)) and fits(len(group)):
                    self.put_number(number, len(group), "")
                    self.after(group)
                    return True
        return False

    def places(self) -> Iterator[tuple[str, Callable[[int], bool]]]:
        """The prefixes to try here, with what must hold behind the words."""
        first, top = self.at == 0, self.line.level == 1
        if first and self.line.level == 0:
            yield "T_", lambda _: True
        elif top and self.head in DECLARING and self.clause:
            yield "DS_", lambda n: self.kind(n) == "STRING"
            yield "D_", lambda _: True
        elif top and self.head == "scenario":
            if first:
                yield "S_", lambda _: True
            if self.expecting and self.clause:
                yield "F_", lambda _: True
            if self.asking:
                yield "EF_", lambda n: self.text(n) in ("", ",")
            if self.expecting and self.behind_a_name():
                yield "FN_", self.counts_or_places
            if not first:
                yield "E_", lambda n: self.at + n == len(self.line.marks)
        elif top and self.head in ("house", "ruling"):
            if first:
                yield "H_", lambda n: self.kind(n) in ("PATH", "STRING")
                yield "HN_", self.on_a_name
            elif self.kind(-1) == "PATH":
                yield "P_", lambda _: True
            elif self.clause_added():
                yield "DS_", lambda n: self.kind(n) == "STRING"
        elif first and self.head == "house" and self.line.level == 2:
            yield "DS_", lambda n: self.kind(n) == "STRING"

    def clause_added(self) -> bool:
        """Whether what a house rule adds somewhere begins here, behind the colon."""
        before = [mark.text for mark in self.line.marks[: self.at]]
        return tuple(before[:2]) == _ADDING and before[-1] == ":" and before.count(":") == 1

    def behind_a_name(self) -> bool:
        """Whether a name, and nothing else, stands in front of this in a fact."""
        named = {self.lexicon.numbers[one] for one in ("NAME", "STRING", "NTH", "PILE")}
        before = [token.terminal for token in self.found[self.fact :]]
        return bool(before) and named.issuperset(before)

    def counts_or_places(self, ahead: int) -> bool:
        """Whether a name follows, or how many of a name, and no verb of a pack is meant."""
        behind = (self.kind(ahead), self.kind(ahead + 1))
        if self.text() == "has":
            return behind[0] == "INT" and behind[1] in ("NAME", "STRING")
        return behind[0] in ("NAME", "STRING")

    def on_a_name(self, ahead: int) -> bool:
        """Whether words follow, and behind them `on` and a name."""
        while self.kind(ahead) == "word" and self.text(ahead) != "on":
            ahead += 1
        return self.text(ahead) == "on" and self.kind(ahead + 1) in ("NAME", "STRING")

    def after(self, group: Sequence[str]) -> None:
        """What a positional word changes for the rest of its clause."""
        if group == ("expect",):
            self.expecting = self.clause = True
            self.fact = len(self.found)
        elif group in (("asked",), ("not", "asked")):
            self.asking = True
        elif group == ("outcomes",):
            self.words_only = True
        elif group == ("is",) and self.kind() == "word" and (self.text(1) in ("", ";")):
            self.put("PRIM", 1)

    def run_of_words(self) -> int:
        """How many words follow each other from here on."""
        count = 0
        while self.kind(count) == "word":
            count += 1
        return count

    def text(self, ahead: int = 0) -> str:
        """The text of a mark ahead, or nothing behind the last."""
        index = self.at + ahead
        return self.line.marks[index].text if 0 <= index < len(self.line.marks) else ""

    def kind(self, ahead: int = 0) -> str:
        """The class of a mark ahead, or nothing behind the last."""
        index = self.at + ahead
        return self.line.marks[index].kind if 0 <= index < len(self.line.marks) else ""
