"""A line that cannot be read, as it may have been meant: the cheapest ways in which it can be read.

It is a search for the least cost. What a line is turned into is tried with the parser; where it gets
further than before, but not through, it is turned again at the place where it stops now. Each turn has a
price: a lapse of one word (`edits`), a row of `phrasings`, a likely word in the place of an unknown one. So
two or three mistakes of a line are mended together. What comes out is a sentence of the language, cheapest
first; whether it means anything is proven by whoever offers it.

The work is bounded by what is tried for one line, and by the marks that are read in one compile.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from heapq import heappop, heappush
from itertools import islice, pairwise, takewhile

from talisman.compiler.diagnostics import Bag
from talisman.compiler.source import Span
from talisman.compiler.syntax.lexed import Lexed, not_said, stopped, stream
from talisman.compiler.syntax.lexer import Item, Line, Mark, Reporter, scan
from talisman.compiler.syntax.mistakes.forms import Forms
from talisman.compiler.syntax.mistakes.mending.edits import grouped, lapses, likely
from talisman.compiler.syntax.mistakes.mending.meant import keeps
from talisman.compiler.syntax.mistakes.mending.rewrite import rewritten
from talisman.compiler.syntax.mistakes.rows.lent import Row
from talisman.compiler.syntax.mistakes.rows.phrasings import AGREEING, FRAMED, ROWS
from talisman.compiler.syntax.shift import Failure, build
from talisman.compiler.syntax.table.tables import Table
from talisman.compiler.syntax.tokens import Lexicon, UnknownWord, line_tokens
from talisman.compiler.syntax.tree import Node
from talisman.compiler.syntax.vocabulary import Vocabulary
from talisman.values import define, frozen

MOST_TRIED = 400
"""Texts that are tried in the place of one line."""
MOST_MARKS = 120_000
"""Marks that are read again in one compile."""
MOST_TURNS = 5
"""Turns that one line may take."""
MOST_PRICE = 66
"""What is dearer is no longer what was written."""
_AHEAD = 2
"""How much nearer each mark that can be read brings a text."""
_LIKELY, _LATER = 12, 1
"""The price of a likely word for an unknown one, and of each less likely one more."""
BEFORE, BEHIND = 2, 1
"""How many marks before and behind the place a row may end or begin."""
_PLAYER = 10
"""The price of a player where something is done by what players play."""
_A_PLAYER = re.compile(r"\bplayer\b")
_PLAYERS = re.compile(r"(?<!\bnumber of )(?<!\d )\bplayers\b")
"""How many play is how many they are, and asked of them as well as of what they play."""
_FOR_EACH = 8
_ONE = ("a", "an", "another", "any", "the")
_EACH = frozenset(("each", "every", "all", "both"))
"""Words of what is done by or to somebody, which each of several would do again."""
MOST_AMENDING = 12
"""The price of a lapse that is still mended in a line that could be read before."""
MOST_LIKELY = 12
"""Words that are tried for an unknown one, where other things are mended, too."""


@define
class Work:
    """What is left to do in one compile; a pack full of mistakes shall not take for ever."""

    marks: int = MOST_MARKS
    furthest: tuple[tuple[int, int, int], Stop] | None = None
    """Of the line that was tried last: what is left of the text that goes furthest, and where it stops."""


MOST_FURTHER = 26
"""The price up to which a text tells what else stops a line: two small turns."""


@frozen
class Stop:
    """Where a text stops being readable: line, mark, and how much is left behind that."""

    line: Line
    part: int
    index: int
    left: tuple[int, int]
    unknown: bool


@frozen
class _Turned:
    """A text to be tried: its price, its turns, what was left before, whether words moved."""

    price: int
    turns: int
    text: str
    left: tuple[int, int]
    moves: bool


_Waiting = list[tuple[int, int, _Turned]]
"""What is to be tried, by how near it is, then in the order in which it was found."""


@frozen
class Repairer:
    """Tries texts in the place of the lines of one item."""

    item: Item
    table: Table
    lexicon: Lexicon
    vocabulary: Vocabulary
    forms: Forms
    work: Work
    named: Callable[[Sequence[Mark], int], Iterator[tuple[int, int, str]]]
    """The names that words around a place are but for their capitals: the first word, the last, the name."""
    rows: tuple[Row, ...] = ()
    """What packs know to be said for what they call otherwise, turned round."""

    def readings(
        self, line: Line, first: Sequence[str] = (), plain: Sequence[str] = (), wrong: Span | None = None
    ) -> Iterator[tuple[str, Node | None]]:
        """Texts that could stand in the place of a line, cheapest first, with their trees.

        There is no tree where what stands below cannot be read either.

        Args:
            line: the line.
            first: texts to be tried before all others.
            plain: the line without the signs that mean nothing, where it has such.
            wrong: what of the line means nothing, where it can be read.
        """
        text = self.item.source.lines[line.number - 1]
        seen = {text}
        tried = 0
        waiting: _Waiting = []
        self.work.furthest = None
        start = self.read_as(line, text)
        if isinstance(start, Stop):
            played = self._played(text)
            price = 0 if played == text else _PLAYER
            for more in first:
                if more not in seen:
                    seen.add(more)
                    near = price + _LIKELY + _AHEAD * (start.left[1] + len(start.line.marks) * start.left[0])
                    heappush(
                        waiting, (near, len(seen), _Turned(price + _LIKELY, 1, more, start.left, moves=False))
                    )
            if played != text:
                seen.add(played)
                heappush(waiting, (0, len(seen), _Turned(0, 1, played, start.left, moves=True)))
            own = _Turned(price, 0, text, start.left, moves=False)
            self._turn(own, start, waiting, seen)
        for more in plain:
            if more not in seen:
                seen.add(more)
                heappush(waiting, (0, len(seen), _Turned(_LIKELY, 1, more, (9, 0), moves=True)))
        if wrong is not None:
            self._again(_Turned(0, 0, text, (9, 0), moves=False), line, waiting, seen, wrong)
        while waiting and tried < MOST_TRIED:
            _, _, one = heappop(waiting)
            if self.work.marks <= 0:
                return
            tried += 1
            came = self.read_as(line, one.text)
            if isinstance(came, Stop):
                far = (*came.left, one.price)
                if one.price <= MOST_FURTHER and (self.work.furthest is None or far < self.work.furthest[0]):
                    self.work.furthest = far, came
                if one.turns < MOST_TURNS and (came.left < one.left or one.moves):
                    self._turn(one, came, waiting, seen, MOST_AMENDING if wrong else MOST_PRICE)
            elif came is not None:
                if keeps(text, one.text):
                    yield one.text, came[0]
                self._again(one, line, waiting, seen)

    def _played(self, text: str) -> str:
        """The line with the kind of those who do things for who plays, where these are not the same."""
        doer = self.forms.doer
        many = self.forms.many["KIND"].get(doer, "")
        if doer in ("", "player") or not many:
            return text
        parts = text.split('"')
        parts[::2] = [_PLAYERS.sub(many, _A_PLAYER.sub(doer, one)) for one in parts[::2]]
        return '"'.join(parts)

    def _turn(
        self, one: _Turned, stop: Stop, waiting: _Waiting, seen: set[str], most: int = MOST_PRICE
    ) -> None:
        """Each text that a turned one may be turned into where it stops."""
        parts = one.text.split("\n")
        text = parts[stop.part]
        marks = stop.line.marks
        if one.turns and any(mark.text == "does" for mark in marks[stop.index : stop.index + 1]):
            return  # a row has put it where no verb is declared: it is no lapse for another word
        for price, more, moves in self._turns(text, stop):
            whole = "\n".join((*parts[: stop.part], more, *parts[stop.part + 1 :]))
            total = one.price + price
            if whole not in seen and total <= MOST_PRICE and price <= most:
                seen.add(whole)
                near = total + _AHEAD * (stop.left[1] + len(marks) * stop.left[0])
                turned = _Turned(total, one.turns + 1, whole, stop.left, moves)
                heappush(waiting, (near, len(seen), turned))

    def _again(
        self, one: _Turned, line: Line, waiting: _Waiting, seen: set[str], wrong: Span | None = None
    ) -> None:
        """What a text that can be read may be turned into, if it means nothing."""
        parts = one.text.split("\n")
        for part, (text, read) in enumerate(zip(parts, self._scanned(line, parts) or (), strict=False)):
            marks = read.marks
            everywhere = (len(marks), 0)
            rows = list(rewritten(AGREEING, text, marks, everywhere, self.forms))
            rows += (
                row
                for row in rewritten(FRAMED, text, marks, everywhere, self.forms)
                if row.price != _FOR_EACH or _for_each(marks, self.forms.doer) or "for each" not in row.text
            )
            if wrong is None:
                rows += rewritten(ROWS, text, marks, everywhere, self.forms)
            else:
                at = [n for n, mark in enumerate(marks) if wrong.column <= mark.column < wrong.end] or [0]
                near = (at[-1] + BEHIND, at[0] - BEFORE)
                rows += rewritten(ROWS, text, marks, near, self.forms)
            for row in rows:
                whole = "\n".join((*parts[:part], row.text, *parts[part + 1 :]))
                total = one.price + row.price
                if whole not in seen and one.turns < MOST_TURNS:
                    seen.add(whole)
                    turned = _Turned(total, one.turns + 1, whole, (9, 0), moves=True)
                    heappush(waiting, (total, len(seen), turned))

    def _turns(self, text: str, stop: Stop) -> Iterator[tuple[int, str, bool]]:
        """The turns of one line: what each costs, the text, whether words stand elsewhere now."""
        marks, index = stop.line.marks, stop.index
        for rows in (self.rows, ROWS):
            for row in rewritten(rows, text, marks, (index + BEHIND, index - BEFORE), self.forms):
                yield row.price, row.text, row.moves
        yield from lapses(text, marks, index, self.vocabulary)
        yield from self._named(text, stop)
        if stop.unknown:
            mark = marks[index]
            before = marks[index - 1].text if index else ""
            words = likely(mark.text, before, tuple(self.lexicon.words), self.vocabulary)
            for at, word in enumerate(islice(words, MOST_LIKELY)):
                yield _LIKELY + at * _LATER, text[: mark.column - 1] + word + text[mark.end - 1 :], False
            yield from ((_LIKELY, more, False) for more in grouped(text, marks, index, self.vocabulary))

    def _named(self, text: str, stop: Stop) -> Iterator[tuple[int, str, bool]]:
        """The line with a name that was written in lower case, or in the plural."""
        marks = stop.line.marks
        for first, last, name in self.named(marks, stop.index):
            if stop.unknown or last > first:
                yield (
                    _LIKELY,
                    text[: marks[first].column - 1] + name + text[marks[last].end - 1 :],
                    last > first,
                )

    def read_as(self, line: Line, text: str) -> tuple[Node | None] | Stop | None:
        """A text in the place of a line: its tree, or where it stops, or nothing if it is no line at all."""
        item = self.item.lines
        at = item.index(line)
        above = self.above(line)
        below = list(takewhile(lambda one: one.level > line.level, item[at + 1 :]))
        parts = text.split("\n")
        tried = self._scanned(line, parts)
        if tried is None:
            return None
        if tried[0].marks[0].text == "otherwise":
            above = [*above, *self._in_front(line)]
        self.work.marks -= sum(len(one.marks) for one in tried)
        head = tried[0].marks[0].text if at == 0 else item[0].marks[0].text
        try:
            lexed = [Lexed(one, line_tokens(one, head, self.lexicon, above)) for one in above]
        except UnknownWord:
            return None
        for part, one in enumerate(tried):
            try:
                lexed.append(Lexed(one, line_tokens(one, head, self.lexicon, above)))
            except UnknownWord as unknown:
                return _stop(tried, part, unknown.index, unknown=True)
        with suppress(UnknownWord):
            lexed += [Lexed(one, line_tokens(one, head, self.lexicon, tried)) for one in below]
        known = lexed[: len(above) + len(tried)]
        behind = sum(len(one.tokens) for one in known) + sum(
            max(0, two.line.level - one.line.level) for one, two in pairwise(known)
        )
        tokens = stream(lexed, self.lexicon)
        made = build(self.table, tokens)
        if isinstance(made, Failure):
            if below and made.index > behind:
                return (None,)
            where, index = stopped(made, tokens, self.table, self.lexicon)
            part = next((n for n, one in enumerate(tried) if one is where), -1)
            return _stop(tried, part, index, unknown=False) if part >= 0 else None
        if not isinstance(made, Node):
            return None
        for loose in not_said(made, self.lexicon, self.vocabulary):
            for part, one in enumerate(tried):
                columns = [mark.column for mark in one.marks]
                if loose.span.line == line.number and loose.span.column in columns:
                    return _stop(tried, part, columns.index(loose.span.column), unknown=False)
            return None
        return (made,)

    def _scanned(self, line: Line, parts: Sequence[str]) -> list[Line] | None:
        """Texts as lines, if the first stands as deep as a line, and the others below it."""
        found: list[Line] = []
        for part in parts:
            silent = Reporter(Bag(), line.file)
            tried = scan(line.number, part, line.file, silent)
            if (
                tried is None
                or silent.count
                or tried.level < line.level
                or (tried.level > line.level) != bool(found)
            ):
                return None
            found.append(tried)
        return found

    def above(self, line: Line) -> list[Line]:
        """The lines below which a line stands."""
        item = self.item.lines
        at = item.index(line)
        return [
            one for i, one in enumerate(item[:at]) if one.level < min(o.level for o in item[i + 1 : at + 1])
        ]

    def _in_front(self, line: Line) -> list[Line]:
        """What a line that says `otherwise` belongs to: questions level with it, and what is below them."""
        item = self.item.lines
        first = at = item.index(line)
        while first and item[first - 1].level >= line.level:
            first -= 1
            if item[first].level == line.level and item[first].marks[0].text == "if":
                return list(item[first:at])
        return []


def _for_each(marks: Sequence[Mark], doer: str) -> bool:
    """Whether a line of a rule speaks of `you`, and of nobody else who would do it."""
    words = [mark.text for mark in marks]
    others = any(pair in ((one, doer) for one in _ONE) for pair in pairwise(words))
    return not others and bool({"you", "your"}.intersection(words)) and not _EACH.intersection(words)


def _stop(tried: Sequence[Line], part: int, index: int, *, unknown: bool) -> Stop:
    """Where one of some lines stops."""
    line = tried[part]
    left = len(line.marks) - index + sum(len(one.marks) for one in tried[part + 1 :])
    return Stop(line, part, index, (int(unknown), left), unknown)
