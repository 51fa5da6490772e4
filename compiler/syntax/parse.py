"""Sources to trees, item by item; what cannot be read is reported, and the rest is read all the same.

A line with an unknown word, and a line in which the sentence goes wrong, is left out with what stands
indented below it, and the item is read again without it. So one run reports many mistakes, each once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice, pairwise, takewhile

from talisman.compiler.diagnostics import Bag, Diagnostic
from talisman.compiler.messages import lines as codes
from talisman.compiler.syntax import undeclared
from talisman.compiler.syntax.clauses import begins, below
from talisman.compiler.syntax.edits import edits, likely
from talisman.compiler.syntax.lexer import Item, Line, Mark, Reporter, scan
from talisman.compiler.syntax.outline import DECLARING
from talisman.compiler.syntax.shared import Shared
from talisman.compiler.syntax.shift import Failure, build
from talisman.compiler.syntax.suggest import Suggestions
from talisman.compiler.syntax.table.tables import Table
from talisman.compiler.syntax.tokens import Lexicon, Token, UnknownWord, lexicon, line_tokens
from talisman.compiler.syntax.tree import Leaf, Node
from talisman.compiler.syntax.vocabulary import PHRASES, Vocabulary
from talisman.values import Factory, define, evolve, frozen

MOST_RETRIES = 20
"""Lines that are given up in one item."""
MOST_TRIED = 80
"""Edits of one line that are tried."""
_ALONE = "in this language: a deed stands alone in a scenario, `NAME gains 1 UNIT`; then `expect ...`"
_STEPS = {"when": _ALONE, "if": _ALONE, "then": _ALONE, "after": _ALONE}
"""Words that begin no line of a scenario."""
_BELOW = {
    "grid": "in this language: below a grid stand ways, `LINK PROPERTY +1` and `LINK PROPERTY -1`, each of a"
    " property that holds a place: `property LINK: space`",
}
"""What may stand below headings that take one sort of line only."""


@define
class Offer:
    """A line that was offered in the place of one that cannot be read, and others that could be.

    problem: as it was said. alone: as it is said where nothing is offered. readings: further lines with their
    trees. at, there, item: which tree the line belongs to, and whether there is one without it.
    """

    problem: Diagnostic
    alone: Diagnostic
    near: tuple[str, Node | None]
    readings: Iterator[tuple[str, Node | None]]
    say: Callable[[str], Diagnostic]
    at: int = 0
    there: bool = False
    item: Item | None = None


def parse(
    items: Sequence[Item],
    vocabulary: Vocabulary,
    table: Table,
    bag: Bag,
    shared: Shared | None = None,
    offers: list[Offer] | None = None,
) -> tuple[Node, ...]:
    """The trees of all items that can be read, rulebooks left out.

    Args:
        items: what `lexer.read` made of the sources.
        vocabulary: the words of all packs.
        table: a table that serves the vocabulary.
        bag: where problems go.
        shared: what earlier compiles have read.
        offers: what was offered for lines that cannot be read, to be proven.
    """
    shared = shared or Shared()
    words = shared.again.lexicon_of(table, vocabulary) if shared.again else lexicon(table, vocabulary)
    suggestions = Suggestions(vocabulary, items)
    reporters: dict[str, Reporter] = {}
    found: list[Node] = []
    lost: list[Item] = []
    made: list[Offer] = []
    for item in items:
        file = item.source.shown
        report = reporters.setdefault(file, Reporter(bag, file))
        if report.full or item.lines[0].marks[0].text == "rulebook":
            continue
        tree = shared.tree(item, words)
        if tree is None:
            before = report.count
            reader = _Reader(item, table, words, suggestions, report)
            tree = reader.read()
            if tree is None and item.lines[0].marks[0].text in DECLARING:
                lost.append(item)
            for offer in reader.offers if offers is not None else ():
                offer.at, offer.there, offer.item = len(found), tree is not None, item
                made.append(offer)
            if tree is not None and report.count == before:
                shared.keep(item, words, tree)
        if tree is not None:
            found.append(tree)
    if offers is not None:  # what speaks of words of which the declaration is lost cannot be proven
        offers += [offer for offer in made if all(one is offer.item for one in lost)]
    return tuple(found)


@frozen
class _Reader:
    """Reads one item."""

    item: Item
    table: Table
    lexicon: Lexicon
    suggestions: Suggestions
    report: Reporter
    offers: list[Offer] = Factory(list)

    def read(self) -> Node | None:
        """The tree of the item, without the lines that cannot be read."""
        rest = self._known_lines()
        for _ in range(MOST_RETRIES):
            if not rest:
                return None
            tokens = self._tokens(rest)
            result = build(self.table, tokens)
            if isinstance(result, Failure):
                bad: Line | None = self._explain(result, tokens)
            else:
                bad = self._no_sentence(result, rest)
            if bad is None:
                return result if isinstance(result, Node) else None
            rest = _without(rest, bad)
        return None

    def _no_sentence(self, tree: Node, lines: Sequence[_Lexed]) -> Line | None:
        """Report a phrase that the grammar allows but its verb does not; the line to leave out."""
        for head in self._not_said(tree):
            line = next(lexed.line for lexed in lines if lexed.line.number == head.span.line)
            index = next(i for i, mark in enumerate(line.marks) if mark.column == head.span.column)
            self._not_understood(line, index, self.suggestions.near)
            return line
        return None

    def _known_lines(self) -> list[_Lexed]:
        """The lines whose words are all known, without what stands below unknown ones."""
        head = self.item.lines[0].marks[0].text
        found: list[_Lexed] = []
        bad: list[Line] = []
        for line in self.item.lines:
            if self.report.full:
                return []
            try:
                found.append(_Lexed(line, line_tokens(line, head, self.lexicon)))
            except UnknownWord as unknown:
                self._unknown(unknown.line, unknown.mark, unknown.index)
                found.append(_Lexed(line, []))
                bad.append(line)
        for line in bad:
            found = _without(found, line)
        return found

    def _tokens(self, lines: Sequence[_Lexed]) -> list[Token]:
        """One stream, with indentation as tokens."""
        inward, outward = self.lexicon.numbers["_IN"], self.lexicon.numbers["_OUT"]
        found: list[Token] = []
        level = 0
        for lexed in lines:
            line = lexed.line
            while level < line.level:
                found.append(Token(inward, None, line.marks[0], line))
                level += 1
            while level > line.level:
                found.append(Token(outward, None, line.marks[0], line))
                level -= 1
            found += lexed.tokens
        last = lines[-1].line
        found += [Token(outward, None, last.marks[-1], last)] * level
        return found

    # --- problems ---

    def _unknown(self, line: Line, mark: Mark, index: int) -> None:
        heading = line.level == 0 and not any(m.text in (":", "(") for m in line.marks[:index])
        if heading and index > 0 and line.marks[index - 1].kind == "word":
            titled = {"scenario": 1, "rule": 1, "house": 2, "ruling": 1}.get(line.marks[0].text, 0)
            if titled:
                rest = list(takewhile(lambda m: m.text != ":", line.marks[titled:]))
                text = self.item.source.lines[line.number - 1][rest[0].column - 1 : rest[-1].end - 1]
                self.report.add(codes.BAD_NAME.at(line.at(mark), found=mark.text, near=f'"{text}"'))
                return
            words = [m.text for m in takewhile(lambda m: m.kind == "word", line.marks[index:])]
            found, capitals = " ".join(words), " ".join(word.capitalize() for word in words)
            self.report.add(codes.BAD_NAME.at(line.at(mark), found=found, near=capitals))
            return
        notes = self._below_heading(line, index) or self.suggestions.near(line.marks, index, unknown=True)
        told = bool(notes) and not notes[0].startswith("nearest")
        lines = self._likely(line, mark, index)
        more = tuple(undeclared.notes(line.marks, index, self.suggestions.vocabulary))

        def say(text: str) -> Diagnostic:
            near = lines.get(text, "") or ("" if told else self._near(line, mark))
            kept = notes if near or told else (*more, *notes)
            problem = codes.UNKNOWN_WORD.at(line.at(mark), word=mark.text, near=near, notes=kept)
            return evolve(problem, help="") if told and not near else problem

        readings = self._readings(line, lines)
        near, tree = next(readings, ("", None))
        problem = say(near)
        if tree is not None:
            self.offers.append(Offer(problem, say(""), (near, tree), readings, say))
        self.report.add(problem)

    def _explain(self, failure: Failure, tokens: Sequence[Token]) -> Line:
        """Report why reading stopped; the line to leave out."""
        numbers = self.lexicon.numbers
        token = tokens[min(failure.index, len(tokens) - 1)]
        before = tokens[max(0, min(failure.index, len(tokens)) - 1)]
        line, mark = token.line, token.mark
        if token.terminal == numbers["_IN"]:
            self.report.add(codes.UNEXPECTED_BLOCK.at(before.line.span()))
            return line
        wanted = self.table.actions[failure.state]
        if failure.index == len(tokens) or (before.terminal == numbers["_NL"] and numbers["_IN"] in wanted):
            self.report.add(codes.MISSING_BLOCK.at(before.line.span()))
            return before.line
        if token.terminal == numbers["_NL"]:
            end = line.marks.index(mark) if mark.text == ";" else len(line.marks)
            self._not_understood(line, end, self.suggestions.notes)
            return line
        self._not_understood(line, line.marks.index(mark), self.suggestions.notes)
        return line

    def _not_understood(
        self, line: Line, index: int, told: Callable[[Sequence[Mark], int], tuple[str, ...]]
    ) -> None:
        """Report where a sentence stopped being understood, with what may have been meant."""
        text = self.item.source.lines[line.number - 1]
        readings = self._readings(line, edits(text, line.marks, index, self.suggestions.vocabulary))
        near, tree = next(readings, ("", None))
        notes = [*self._below_heading(line, index)] or [*told(line.marks, index)]

        def say(near: str) -> Diagnostic:
            kept = [note for note in notes if not (near and note.startswith("nearest"))]
            if index < len(line.marks):
                mark = line.marks[index]
                place = line.at(mark)
                return codes.UNKNOWN_SENTENCE.at(place, word=mark.text, near=near.strip(), notes=kept)
            return codes.UNFINISHED.at(line.at(line.marks[-1]), near=near.strip(), notes=kept)

        problem = say(near)
        if tree is not None:
            self.offers.append(Offer(problem, say(""), (near, tree), readings, say))
        self.report.add(problem)

    def _below_heading(self, line: Line, index: int) -> tuple[str, ...]:
        """What may stand below the heading of the item, where that is little."""
        head, first = self.item.lines[0].marks[0].text, line.marks[0].text
        if head in _BELOW and line.level:
            return (_BELOW[head],)
        if head == "scenario" and line.level and index == 0 and first in _STEPS:
            return (_STEPS[first],)
        if line.level == 1 and head in DECLARING and (clauses := below(head)) and not self._is_clause(line):
            return (f"below `{head}` stands: {clauses}",)
        return ()

    def _is_clause(self, line: Line) -> bool:
        """Whether a line below a declaration begins as one of its clauses, or as a printed number."""
        head, first = self.item.lines[0].marks[0], line.marks[0].text
        find = self.suggestions.vocabulary.find
        return begins(head.text, first) or bool(find("prop", first) or find("unit", first))

    def _likely(self, line: Line, mark: Mark, index: int) -> dict[str, str]:
        """The line with likely words in the place of an unknown one, with what is said of it."""
        text = self.item.source.lines[line.number - 1]
        before = line.marks[index - 1].text if index else ""
        words = likely(mark.text, before, tuple(self.lexicon.words), self.suggestions.vocabulary)
        front = text[: mark.column - 1]
        lines: dict[str, str] = {}
        for word in words:
            lines[front + word + text[mark.end - 1 :]] = word
            for last in line.marks[index + 1 : index + 3]:
                if last.kind == "word":  # `look at`, `go back to`
                    shorter = front + word + text[last.end - 1 :]
                    lines.setdefault(shorter, shorter.strip(" "))
        return lines

    def _near(self, line: Line, mark: Mark) -> str:
        """A word in the place of an unknown one with which the line can be read up to there."""
        named = self.suggestions.name(mark.text) or self.suggestions.group(mark.text)
        if named:
            return named
        words = self.suggestions.words(mark.text, self.lexicon.words)
        front = self.item.source.lines[line.number - 1][: mark.column - 1]
        return next((word for word in words if self._goes_on(line, joined(front, word))), "")

    def _goes_on(self, line: Line, front: str) -> bool:
        """Whether a line can begin like this."""
        tried = self._scanned(line, front)
        if tried is None:
            return False
        above = self._above(line)
        head = self.item.lines[0].marks[0].text if above else tried.marks[0].text
        try:
            tokens = self._tokens(
                [_Lexed(one, line_tokens(one, head, self.lexicon)) for one in (*above, tried)]
            )
        except UnknownWord:
            return False
        ends = tokens[::-1]
        behind = next(at for at, token in enumerate(ends) if token.terminal == self.lexicon.numbers["_NL"])
        made = build(self.table, tokens)
        return not isinstance(made, Failure) or made.index >= len(tokens) - 1 - behind

    def _scanned(self, line: Line, text: str) -> Line | None:
        """Another text in the place of a line, if that is a line at the same depth."""
        silent = Reporter(Bag(), line.file)
        tried = scan(line.number, text, line.file, silent)
        return tried if tried is not None and not silent.count and tried.level == line.level else None

    def _above(self, line: Line) -> list[Line]:
        """The lines below which a line stands."""
        item = self.item.lines
        at = item.index(line)
        return [
            one for i, one in enumerate(item[:at]) if one.level < min(o.level for o in item[i + 1 : at + 1])
        ]

    def _readings(self, line: Line, texts: Iterable[str]) -> Iterator[tuple[str, Node | None]]:
        """Those of some texts that could stand in the place of a line, with their trees.

        There is no tree where what stands below cannot be read either.
        """
        item = self.item.lines
        at = item.index(line)
        above = self._above(line)
        below = list(takewhile(lambda one: one.level > line.level, item[at + 1 :]))
        head = item[0].marks[0].text
        for text in islice(dict.fromkeys(texts), MOST_TRIED):
            if not self.suggestions.may_try():
                return
            tried = self._scanned(line, text)
            if tried is None:
                continue
            first = tried.marks[0].text if at == 0 else head
            try:
                lexed = [_Lexed(one, line_tokens(one, first, self.lexicon)) for one in (*above, tried)]
            except UnknownWord:
                continue
            with suppress(UnknownWord):
                lexed += [_Lexed(one, line_tokens(one, first, self.lexicon)) for one in below]
            behind = sum(len(one.tokens) for one in lexed[: len(above) + 1]) + sum(
                one.level > before.level for before, one in pairwise((*above, tried))
            )
            made = build(self.table, self._tokens(lexed))
            if isinstance(made, Failure) and (not below or made.index <= behind):
                continue
            if isinstance(made, Failure):
                yield text, None
            elif not self._loose(made):
                yield text, made if isinstance(made, Node) else None

    def _loose(self, tree: Node) -> bool:
        """Whether there is a phrase that the grammar allows but its verb does not."""
        return any(True for _ in self._not_said(tree))

    def _not_said(self, tree: Node) -> Iterator[Leaf]:
        """The heads of phrases that the grammar allows but their verbs do not."""
        if not self.lexicon.loose:
            return
        for node in _every(tree):
            head = node.kids[0] if node.kids else None
            loose = node.kind in PHRASES and isinstance(head, Leaf) and head.text in self.lexicon.loose
            if loose and not self.suggestions.vocabulary.match(node):
                assert isinstance(head, Leaf)
                yield head


def joined(front: str, words: str) -> str:
    """A text with words behind it, of which the first ones may be there already."""
    said, more = front.split(" "), words.split(" ")
    there = next(
        (n for n in range(len(more) - 1, 0, -1) if said[-1 - n : -1] == more[:n] and not said[-1]), 0
    )
    return front + " ".join(more[there:])


@define
class _Lexed:
    """A line and its tokens."""

    line: Line
    tokens: list[Token]


def _every(tree: Node) -> Iterator[Node]:
    """A node and all nodes below it."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(node.nodes())


def _without(lines: list[_Lexed], bad: Line) -> list[_Lexed]:
    """The lines without one of them and what stands below it.

    A line whose whole block is gone goes too, or it would be reported for the want of one; without its
    heading nothing is left of an item.
    """
    first = next((i for i, lexed in enumerate(lines) if lexed.line.number == bad.number), len(lines))
    if first == len(lines):
        return lines
    last = first + 1
    while last < len(lines) and lines[last].line.level > bad.level:
        last += 1
    while first > 0 and lines[first - 1].line.level < bad.level:
        if last < len(lines) and lines[last].line.level >= bad.level:
            break
        first -= 1
        bad = lines[first].line
    return lines[:first] + lines[last:] if first > 0 else []
