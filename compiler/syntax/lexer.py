"""Text to lines of marks: indentation, names, numbers, quoted text, citations; no word is looked up yet.

A physical line becomes one `Line` of `Mark`s, and the lines of a file are grouped into items (a line at the
margin with all that stands indented below it). What is wrong with a line is reported here and the line left
out, so that later passes see clean lines only: whole levels of indentation, bounded length and depth.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from talisman.compiler.diagnostics import Bag, Diagnostic
from talisman.compiler.messages import syntax as codes
from talisman.compiler.source import Source, Span
from talisman.compiler.syntax.signs import sign
from talisman.values import define, field, frozen

INDENT = 4
DEEPEST = 64
LONGEST = 2000
MOST_MARKS = 300
LARGEST = 1_000_000_000
"""The largest number that can be written; the machine has twice that, so that there is room to add one."""
MOST_PROBLEMS = 50
"""Of one file; a pass that reports more hides the first."""

_CAPITAL = "A-ZÀ-ÖØ-Þ"
_NAME = (
    rf"[{_CAPITAL}][\w-]*(?:'s?(?= [{_CAPITAL}]))?"
    rf"(?:(?: of the| of| the| by a)? [{_CAPITAL}][\w-]*(?:'s(?= [{_CAPITAL}]))?)*"
)
_SLUG = r"[a-z0-9][a-z0-9#-]*(?::[a-z0-9][a-z0-9#-]*)?"
_MARKS = re.compile(
    r' *+(?:(?P<STRING>"[^"]*")'
    r"|(?P<row>(?<=^ {4}(?:rule|text) )[\w:.-]+)"
    rf"|(?P<PATH>[a-z][a-z0-9-]*+(?:\.{_SLUG})+)"
    r"|(?P<TIMES>x\d+(?!\w))"
    r"|(?P<word>[a-z][a-z-]*(?!\w))"
    rf"|(?P<NAME>{_NAME})"
    r"|(?P<RANGE>\d+-\d+(?!\w))"
    r"|(?P<ATLEAST>\d+\+(?=[:,]))"
    r"|(?P<ATMOST>\d+-(?=[:,]))"
    r"|(?P<INT>\d+(?!\w))"
    r"|(?P<_ARROW>->)"
    r"|(?P<SIGNED>(?<![\w)])[+-]\d+)"
    r"|(?P<cite>\[[^\]]*\])"
    r"|(?P<NTH>\#\d+)"
    r"|(?P<_POSS>'s\b)"
    r"|(?P<comment>\#(?:\s|$).*)"
    r"|(?P<punct>[:,;()+-])"
    r"|(?P<other>\w+|.))"
)
_ALONE = re.compile(_NAME)
_NUMBERS = frozenset({"TIMES", "RANGE", "ATLEAST", "ATMOST", "INT", "SIGNED", "NTH"})
_DIGITS = re.compile(r"[0-9]+")
_COPY = re.compile(r"#\s+([0-9]+)\s*(?:$|[,:;])")
_ROW = re.compile(r"[0-9]+(?:-[0-9]+|[+-])?")
_CITED = re.compile(r"[A-Z]-[A-Za-z0-9:.-]+")


@frozen
class Mark:
    """A piece of a line: its class (`word` and `punct` are looked up later), text, first column, end."""

    kind: str
    text: str
    column: int
    end: int


@frozen
class Line:
    """A line: its number, level of indentation, marks without comment and citation, the rows it cites."""

    number: int
    level: int
    marks: tuple[Mark, ...]
    cites: tuple[Mark, ...]
    file: str

    def span(self, first: int = 0, last: int = -1) -> Span:
        """From one mark to another; without marks, the beginning of the line."""
        if not self.marks:
            return Span(self.file, self.number, 1, 2)
        return Span(self.file, self.number, self.marks[first].column, self.marks[last].end)

    def at(self, mark: Mark) -> Span:
        """The place of a mark."""
        return Span(self.file, self.number, mark.column, mark.end)


@frozen
class Item:
    """A heading at the margin and the lines below it."""

    source: Source
    lines: tuple[Line, ...] = field(repr=False)


@define
class Reporter:
    """Puts the problems of one file into a bag, up to a limit."""

    bag: Bag
    file: str
    count: int = 0

    @property
    def full(self) -> bool:
        """Nothing more will be shown, so there is no use in looking closer."""
        return self.count > MOST_PROBLEMS

    def add(self, problem: Diagnostic) -> None:
        """Report a problem, or say once that there are more."""
        self.count += 1
        if self.count <= MOST_PROBLEMS:
            self.bag.add(problem)
        elif self.count == MOST_PROBLEMS + 1:
            self.bag.add(codes.MORE_PROBLEMS.at(problem.span, limit=MOST_PROBLEMS))


Pieces = dict[tuple[int, str], Item]
"""Of a file, by first line and text: what stands from one line at the margin to the next, and is one item."""


def read(
    sources: Iterable[Source],
    bag: Bag,
    known: dict[Source, Sequence[Item]] | None = None,
    pieces: dict[str, Pieces] | None = None,
) -> tuple[Item, ...]:
    """The items of all files, in order.

    known: those of files that were read before, and are kept. pieces: of each file what was in it when it was
    last read, so that of a changed file only what has changed is read, or has moved.
    """
    found: list[Item] = []
    for source in sources:
        made = known.get(source) if known is not None else None
        if made is None:
            report = Reporter(bag, source.shown)
            if pieces is None:
                made = tuple(items(source, report))
            else:
                made, pieces[source.shown] = _again(source, report, pieces.get(source.shown, {}))
            if known is not None and not report.count:
                known[source] = made
        found.extend(made)
    return tuple(found)


def items(source: Source, report: Reporter) -> Iterator[Item]:
    """The items of a file, each with its clean lines."""
    return _items(source, source.lines, 1, report)


def _items(source: Source, texts: Sequence[str], first: int, report: Reporter) -> Iterator[Item]:
    """The items of some lines of a file; first: the number of the first of them."""
    found: list[Line] = []
    for line in _levelled(_lines(source.shown, texts, first, report), report):
        if line.level == 0 and found:
            yield Item(source, tuple(found))
            found = []
        found.append(line)
    if found:
        yield Item(source, tuple(found))


def _again(source: Source, report: Reporter, before: Pieces) -> tuple[tuple[Item, ...], Pieces]:
    """The items of a file of which pieces were read before, and the pieces of now.

    A line that begins with a letter at the margin begins anew, whatever stands above it.
    """
    texts = source.lines
    found: list[Item] = []
    now: Pieces = {}
    starts = [0, *(at for at, text in enumerate(texts) if at and text[:1].isalpha()), len(texts)]
    for begin, end in pairwise(starts):
        key = begin, "\n".join(texts[begin:end])
        item = before.get(key)
        if item is None:
            problems = report.count
            made = list(_items(source, texts[begin:end], begin + 1, report))
            found += made
            if len(made) == 1 and report.count == problems:
                now[key] = made[0]
        else:
            now[key] = item
            found.append(item)
    return tuple(found), now


def scan(number: int, text: str, file: str, report: Reporter) -> Line | None:
    """The marks of one line; None when it holds none, a line without marks when it cannot be used."""
    level, rest = divmod(len(text) - len(text.lstrip(" ")), INDENT)
    broken = Line(number, level, (), (), file)
    marks: list[Mark] = []
    cites: list[Mark] = []
    for found in _MARKS.finditer(text, level * INDENT + rest):
        kind = found.lastgroup or "other"
        if kind == "comment":
            _no_copy(
                found["comment"],
                marks,
                Span(file, number, found.start(kind) + 1, found.end(kind) + 1),
                report,
            )
            continue
        first, end = found.span(kind)
        word = text[first:end]
        mark = Mark(kind, word, first + 1, end + 1)
        if kind == "other":
            span = Span(file, number, mark.column, mark.end)
            unclosed = word == '"'
            report.add(
                codes.UNCLOSED.at(span)
                if unclosed
                else codes.STRANGE.at(span, found=word, way=sign(word, text[:first], text[end:]))
            )
            return broken
        if kind in _NUMBERS and _too_large(word):
            span = Span(file, number, mark.column, mark.end)
            report.add(codes.NUMBER_TOO_LARGE.at(span, limit=f"{LARGEST:,}"))
            return broken
        if kind == "cite":
            cites.extend(_cited(mark, Span(file, number, mark.column, mark.end), report))
        elif cites:
            report.add(codes.CITATION_PLACE.at(Span(file, number, cites[0].column, cites[-1].end)))
            cites = []
        if kind != "cite":
            marks.append(mark)
    if not marks:
        return None
    if len(marks) > MOST_MARKS:
        span = Span(file, number, marks[0].column, marks[-1].end)
        report.add(codes.TOO_LONG.at(span, found=len(marks), what="words and marks", limit=MOST_MARKS))
        return broken
    line = Line(number, level, tuple(marks), tuple(cites), file)
    if rest:
        wanted = (level + (rest > 1)) * INDENT
        found_blanks = level * INDENT + rest
        report.add(codes.INDENTATION.at(line.span(), found=found_blanks, wanted=wanted, column=wanted + 1))
        return broken
    return line


def _no_copy(comment: str, marks: list[Mark], span: Span, report: Reporter) -> None:
    """Refuse a comment that reads as the number of a copy: a number alone, behind a name."""
    copy = _COPY.match(comment)
    if copy is not None and marks and marks[-1].kind in ("NAME", "STRING"):
        report.add(codes.COPY_IN_COMMENT.at(span, name=marks[-1].text, number=copy[1]))


def _too_large(word: str) -> bool:
    """Whether there is a number in a mark that no game can count to."""
    most = len(str(LARGEST))
    digits = (found.lstrip("0") for found in _DIGITS.findall(word)) if len(word) >= most else ()
    return any(len(found) > most or (len(found) == most and int(found) > LARGEST) for found in digits)


def is_name(text: str) -> bool:
    """Whether a text is read as one name as it stands; any other name is written in quotation marks."""
    return _ALONE.fullmatch(text) is not None


def _cited(mark: Mark, span: Span, report: Reporter) -> Iterator[Mark]:
    """The rows of a citation, each with its own place."""
    column = mark.column + 1
    for part in mark.text[1:-1].split(","):
        name = part.strip()
        start = column + len(part) - len(part.lstrip())
        if _CITED.fullmatch(name):
            yield Mark("CITE", name, start, start + len(name))
        else:
            row = f"{name}:" if _ROW.fullmatch(name) else ""
            tags = f"tags stand in round brackets: `({mark.text[1:-1]})`"
            asked = "what must be so stands in front, without brackets: `if CONDITION: ...`"
            notes = (tags,) if name.isalpha() and name.islower() else ()
            notes = (asked,) if name.split(" ")[0] in ("if", "when", "while", "only") else notes
            report.add(codes.BAD_CITATION.at(span, found=mark.text, row=row, notes=notes))
        column += len(part) + 1


def _lines(file: str, texts: Sequence[str], first: int, report: Reporter) -> Iterator[Line]:
    """The lines of a file that can be read, as far as each can be judged by itself."""
    for number, raw in enumerate(texts, first):
        text = raw.rstrip()
        if not text or text.lstrip(" ").startswith("# "):
            continue
        if len(text) > LONGEST:
            span = Span(file, number, 1, LONGEST)
            report.add(codes.TOO_LONG.at(span, found=len(text), what="letters", limit=LONGEST))
            yield Line(number, _level(text), (), (), file)
            continue
        if "\t" in text:
            column = text.index("\t") + 1
            report.add(codes.TAB.at(Span(file, number, column, column + 1)))
            yield Line(number, _level(text), (), (), file)
            continue
        line = scan(number, text, file, report)
        if line is not None:
            yield line


def _level(text: str) -> int:
    """The level of indentation of a line that cannot be read."""
    start = text[: LONGEST + 1]
    return (len(start) - len(start.lstrip(" \t"))) // INDENT


def _colons(line: Line) -> int:
    return sum(mark.text == ":" for mark in line.marks)


def _levelled(lines: Iterable[Line], report: Reporter) -> Iterator[Line]:
    """Lines that go in by one level at most, not too deep; what is below a bad line goes with it."""
    above = -1
    skipped: int | None = None
    for line in lines:
        if skipped is not None and line.level > skipped:
            continue
        skipped = None
        if line.level + len(line.marks) > DEEPEST and line.level + _colons(line) > DEEPEST:
            report.add(codes.TOO_DEEP.at(line.span(), limit=DEEPEST))
            skipped = min(line.level, DEEPEST - 1)
        elif line.level > above + 1:
            wanted = (above + 1) * INDENT
            found = line.level * INDENT
            report.add(codes.INDENTATION.at(line.span(), found=found, wanted=wanted, column=wanted + 1))
            skipped = line.level - 1
        elif not line.marks:
            skipped = above = line.level
        else:
            above = line.level
            yield line
