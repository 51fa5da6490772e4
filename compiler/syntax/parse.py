"""Sources to trees, item by item; what cannot be read is reported, and the rest is read all the same.

A line with an unknown word, and a line in which the sentence goes wrong, is left out with what stands
indented below it, and the item is read again without it. So one run reports many mistakes, each once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise, takewhile
from typing import TYPE_CHECKING

from talisman.compiler.diagnostics import Bag, Diagnostic
from talisman.compiler.messages import syntax as codes
from talisman.compiler.source import Source
from talisman.compiler.syntax.clauses import begins, below
from talisman.compiler.syntax.headings import DECLARING
from talisman.compiler.syntax.lexed import Lexed, not_said, stopped, stream
from talisman.compiler.syntax.lexer import Item, Line, Mark, Reporter, scan
from talisman.compiler.syntax.outline import BY_HAND
from talisman.compiler.syntax.shared import Shared
from talisman.compiler.syntax.shift import Failure, build
from talisman.compiler.syntax.table.tables import Table
from talisman.compiler.syntax.tokens import Lexicon, Token, UnknownWord, lexicon, line_tokens
from talisman.compiler.syntax.tree import Node
from talisman.compiler.syntax.vocabulary import Vocabulary
from talisman.values import Factory, define, evolve, field, frozen

if TYPE_CHECKING:
    from talisman.compiler.syntax.mistakes.mending.repair import Repairer
    from talisman.compiler.syntax.mistakes.note import Told
    from talisman.compiler.syntax.mistakes.suggest import Suggestions

_PARTICLES = frozenset(
    ("at", "to", "up", "back", "for", "on", "over", "away", "off", "out", "down", "through")
)
"""Words that belong to a verb before them, as in `look at`."""
MOST_OF_SIGNS = 8
"""Lines with strange signs for which others are offered."""
MOST_RETRIES = 20
"""Lines that are given up in one item."""
_ALONE = "in this language: a deed stands alone in a scenario, `NAME gains 1 UNIT`; then `expect ...`"
_STEPS = {"when": _ALONE, "if": _ALONE, "then": _ALONE, "after": _ALONE}
"""Words that begin no line of a scenario."""
_OF_SCENARIO = (
    "in this language: a line of a scenario begins with `given`, `dice`, `deck`, `expect`, or with the name"
    " of who does what is done: `NAME gains 1 UNIT`"
)
_LEADING = frozenset(("given", "expect", "dice", "deck", "seed"))
_ROW = "in this language: a row below a roll begins with its numbers: `1: ...`, `2-4: ...`, `5+: ...`"
_RULED = frozenset(("form", "procedure", "contest"))
"""Headings below which rules stand, too."""
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
    sources: Sequence[Source] = (),
) -> tuple[Node, ...]:
    """The trees of all items that can be read, rulebooks left out.

    Args:
        items: what `lexer.read` made of the sources.
        vocabulary: the words of all packs.
        table: a table that serves the vocabulary.
        bag: where problems go.
        shared: what earlier compiles have read.
        offers: what was offered for lines that cannot be read, to be proven.
        sources: all files; what is offered for lines with strange signs is made from them.
    """
    shared = shared or Shared()
    words = shared.again.lexicon_of(table, vocabulary) if shared.again else lexicon(table, vocabulary)
    guesses = Guesses(vocabulary, items)
    reporters: dict[str, Reporter] = {}
    found: list[Node] = []
    lost: list[Item] = []
    made: list[Offer] = []
    places: dict[tuple[str, int], tuple[Item, int, bool]] = {}
    for item in items:
        file = item.source.shown
        report = reporters.setdefault(file, Reporter(bag, file))
        if report.full or item.lines[0].marks[0].text in BY_HAND:
            continue
        tree = shared.tree(item, words)
        if tree is None:
            before = report.count
            reader = _Reader(item, table, words, guesses, report)
            tree = reader.read()
            if tree is None and item.lines[0].marks[0].text in DECLARING:
                lost.append(item)
            for offer in reader.offers if offers is not None else ():
                offer.at, offer.there, offer.item = len(found), tree is not None, item
                made.append(offer)
            if tree is not None and report.count == before:
                shared.keep(item, words, tree)
        places[file, item.lines[0].number] = (item, len(found), tree is not None)
        if tree is not None:
            found.append(tree)
    if offers is not None:
        repairs = Repairs(table, words, guesses)
        made += _of_signs(sources, places, len(found), bag, repairs)
    if offers is not None:  # what speaks of words of which the declaration is lost cannot be proven
        offers += [offer for offer in made if all(one is offer.item for one in lost)]
    return tuple(found)


@define
class Guesses:
    """What lines that cannot be read may have been meant to be; without any nothing is loaded."""

    vocabulary: Vocabulary
    items: Sequence[Item] = ()
    _made: Suggestions | None = field(default=None, repr=False)

    @property
    def suggestions(self) -> Suggestions:
        """Who finds near sentences."""
        if self._made is None:
            from talisman.compiler.syntax.mistakes.suggest import Suggestions

            self._made = Suggestions(self.vocabulary, self.items)
        return self._made

    def further(self, known: str, said: Sequence[str]) -> tuple[str, ...]:
        """What else stops the line that was tried last, beside a word and notes that are told already."""
        from talisman.compiler.syntax.mistakes.further import further

        return tuple(further(self.suggestions, known, said))

    def likened(
        self, bag: Bag, sources: Sequence[Source], means: Callable[[str, int], bool]
    ) -> Iterator[tuple[Diagnostic, Diagnostic]]:
        """Problems of lines for which no other is offered, as they are said with lines that are like them.

        means: whether a line that can be read, by file and number, means something.
        """
        from talisman.compiler.syntax.mistakes.likeness.likened import likened

        yield from likened(bag, self.items, sources, self.suggestions, means)


@frozen
class Repairs:
    """What is needed to try other texts in the place of lines."""

    table: Table
    lexicon: Lexicon
    guesses: Guesses

    def of(self, item: Item) -> Repairer:
        """Who tries texts in the place of the lines of an item."""
        from talisman.compiler.syntax.mistakes.mending.repair import Repairer

        found = self.guesses.suggestions
        return Repairer(
            item,
            self.table,
            self.lexicon,
            found.vocabulary,
            found.forms,
            found.work,
            found.named,
            found.rows,
        )


def _of_signs(
    files: Sequence[Source],
    places: dict[tuple[str, int], tuple[Item, int, bool]],
    end: int,
    bag: Bag,
    repairs: Repairs,
) -> Iterator[Offer]:
    """What is offered for lines that hold signs which mean nothing."""
    sources = {source.shown: source for source in files}
    for problem in [one for one in bag.found if one.code == codes.STRANGE.code][:MOST_OF_SIGNS]:
        file, number = problem.span.file, problem.span.line
        source = sources.get(file)
        if source is None:
            continue
        from talisman.compiler.syntax.mistakes.unsigned import unsigned

        text = source.lines[number - 1]
        plain = tuple(unsigned(text))
        scanned = [scan(number, one, file, Reporter(Bag(), file)) for one in plain]
        line = next((one for one in scanned if one is not None and one.marks), None)
        if line is None:
            continue
        heads = [place for at, place in places.items() if at[0] == file and at[1] < number]
        whole, at, there = heads[-1] if line.level and heads else (Item(source, ()), end, False)
        lines = [one for one in whole.lines if one.number < number]
        item = Item(source, (*lines, line, *(one for one in whole.lines if one.number > number)))

        def say(near: str, problem: Diagnostic = problem) -> Diagnostic:
            told = f"did you mean `{shown(near)}`?"
            notes = (*problem.notes, problem.help)
            return evolve(problem, help=told, notes=notes, whole=True) if near else problem

        readings = repairs.of(item).readings(line, plain=plain)
        near, tree = next(readings, ("", None))
        if not near and (more := repairs.guesses.further("", problem.notes)):
            bag.exchange(problem, evolve(problem, notes=(*problem.notes, *more)))
        if near:
            yield Offer(problem, problem, (near, tree), readings, say, at, there, item)


@frozen
class _Reader:
    """Reads one item."""

    item: Item
    table: Table
    lexicon: Lexicon
    guesses: Guesses
    report: Reporter
    offers: list[Offer] = Factory(list)

    @property
    def suggestions(self) -> Suggestions:
        """Who finds near sentences."""
        return self.guesses.suggestions

    @property
    def repairer(self) -> Repairer:
        """Who tries other texts in the place of a line."""
        return Repairs(self.table, self.lexicon, self.guesses).of(self.item)

    def read(self) -> Node | None:
        """The tree of the item, without the lines that cannot be read."""
        rest = self._known_lines()
        for _ in range(MOST_RETRIES):
            if not rest:
                return None
            tokens = stream(rest, self.lexicon)
            result = build(self.table, tokens)
            if isinstance(result, Failure):
                bad: Line | None = self._explain(result, tokens)
            else:
                bad = self._no_sentence(result, rest)
            if bad is None:
                return result if isinstance(result, Node) else None
            rest = _without(rest, bad)
        return None

    def _no_sentence(self, tree: Node, lines: Sequence[Lexed]) -> Line | None:
        """Report a phrase that the grammar allows but its verb does not; the line to leave out."""
        for head in not_said(tree, self.lexicon, self.guesses.vocabulary):
            line = next(lexed.line for lexed in lines if lexed.line.number == head.span.line)
            index = next(i for i, mark in enumerate(line.marks) if mark.column == head.span.column)
            self._not_understood(line, index, self.suggestions.near)
            return line
        return None

    def _known_lines(self) -> list[Lexed]:
        """The lines whose words are all known, without what stands below unknown ones."""
        head = self.item.lines[0].marks[0].text
        found: list[Lexed] = []
        bad: list[Line] = []
        for at, line in enumerate(self.item.lines):
            if self.report.full:
                return []
            above = self.item.lines[:at] if head == "house" else ()
            try:
                found.append(Lexed(line, line_tokens(line, head, self.lexicon, above)))
            except UnknownWord as unknown:
                self._unknown(unknown.line, unknown.mark, unknown.index)
                if at == 0 and unknown.index == 0:
                    return []  # all that stands below what nobody knows would be strange, too
                found.append(Lexed(line, []))
                bad.append(line)
        for line in bad:
            found = _without(found, line)
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
        from talisman.compiler.syntax.mistakes import undeclared
        from talisman.compiler.syntax.mistakes.note import VERBS

        beside = self._below_heading(line, index) or self.suggestions.near(line.marks, index, unknown=True)
        told = bool(beside.notes) or beside.cause == VERBS
        lines = self._likely(line, mark, index)
        known = self.guesses.vocabulary
        groups = (form for _, form in (*known.entries, *known.patterns) if " " in form)
        in_group = any(mark.text == group.split(" ")[0] for group in groups)
        more = tuple(undeclared.notes(line.marks, index, known))
        sure = bool(more) and not beside.notes and undeclared.says_enough(line.marks, index)

        def say(text: str) -> Diagnostic:
            near = lines.get(text, "") or shown(text) or ("" if told else self._near(line, mark))
            kept = (
                beside.notes if near or (told and not sure) else (*more, *beside.notes[: 0 if sure else None])
            )
            come_near = () if text or (sure and not near) else beside.near
            alone = " by itself" if in_group else ""
            place = line.at(mark)
            problem = codes.UNDECLARED_WORD.at(place, word=mark.text, alone=alone, near=near, notes=kept)
            problem = evolve(problem, near=come_near, whole=bool(text))
            if near:
                return problem
            way = "" if in_group else undeclared.way(line.marks, index)
            return evolve(problem, help="" if told and not sure else way or problem.help)

        readings = self.repairer.readings(line, tuple(lines))
        near, tree = next(readings, ("", None))
        problem = say(near)
        if tree is not None:
            self.offers.append(Offer(problem, say(""), (near, tree), readings, say))
        self.report.add(
            evolve(problem, notes=(*problem.notes, *self.guesses.further(mark.text, problem.notes)))
            if not near
            else problem
        )

    def _explain(self, failure: Failure, tokens: Sequence[Token]) -> Line:
        """Report why reading stopped; the line to leave out."""
        numbers = self.lexicon.numbers
        token = tokens[min(failure.index, len(tokens) - 1)]
        before = tokens[max(0, min(failure.index, len(tokens)) - 1)]
        line = token.line
        if token.terminal == numbers["_IN"]:
            self.report.add(codes.UNEXPECTED_BLOCK.at(before.line.span(), notes=self._parted(before.line)))
            return line
        wanted = self.table.actions[failure.state]
        if failure.index == len(tokens) or (before.terminal == numbers["_NL"] and numbers["_IN"] in wanted):
            self.report.add(codes.MISSING_BLOCK.at(before.line.span()))
            return before.line
        line, index = stopped(failure, tokens, self.table, self.lexicon)
        self._not_understood(line, index, self.suggestions.notes)
        return line

    def _parted(self, line: Line) -> Iterator[str]:
        """How a line is written that has something behind its colon, and lines below it."""
        text = self.item.source.lines[line.number - 1]
        for colon, behind in pairwise(line.marks):
            if colon.text == ":":
                front = text[line.marks[0].column - 1 : colon.column - (line.level == 0)]
                rest = text[behind.column - 1 : line.marks[-1].end - 1]
                yield f"in this language: `{front}`, and below it `{rest}` on a line of its own"
                return

    def _not_understood(self, line: Line, index: int, told: Callable[[Sequence[Mark], int], Told]) -> None:
        """Report where a sentence stopped being understood, with what may have been meant."""
        readings = self.repairer.readings(line)
        near, tree = next(readings, ("", None))
        found = self._below_heading(line, index) or told(line.marks, index)
        notes = [*found.notes]
        if not near and index < len(line.marks):
            notes += self.guesses.further(line.marks[index].text, notes)

        def say(near: str) -> Diagnostic:
            if index < len(line.marks):
                mark = line.marks[index]
                place = line.at(mark)
                said = codes.UNKNOWN_SENTENCE.at(place, word=mark.text, near=shown(near), notes=notes)
            else:
                said = codes.UNFINISHED.at(line.at(line.marks[-1]), near=shown(near), notes=notes)
            if near:
                return evolve(said, near=(), whole=True)
            return evolve(said, near=found.near, help="" if found.notes else said.help)

        problem = say(near)
        if tree is not None:
            self.offers.append(Offer(problem, say(""), (near, tree), readings, say))
        self.report.add(problem)

    def _below_heading(self, line: Line, index: int) -> Told | None:
        """What may stand below the heading of the item, where that is little."""
        from talisman.compiler.syntax.mistakes.note import Told

        head, first = self.item.lines[0].marks[0].text, line.marks[0].text
        if head in _BELOW and line.level:
            return Told((_BELOW[head],))
        if (
            head == "scenario"
            and index
            and line.marks[index : index + 1]
            and line.marks[index].text in _LEADING
        ):
            return Told((f"in this language: `{line.marks[index].text} ...` begins a line of its own",))
        if head == "scenario" and line.level and index == 0 and first in _STEPS:
            return Told((_STEPS[first],))
        if head == "scenario" and line.level and index == 0 and line.marks[0].kind == "word":
            return Told((_OF_SCENARIO,))
        if index < 2 and ":" in [m.text for m in line.marks[1:3]] and self._is_row(line):
            return Told((_ROW, *self._left_over(line)))
        if head in _RULED and index:
            return None
        if line.level == 1 and head in DECLARING and (clauses := below(head)) and not self._is_clause(line):
            return Told((f"below `{head}` stands: {clauses}",))
        return None

    def _left_over(self, line: Line) -> Iterator[str]:
        """The numbers of one die that the other rows beside a row leave."""
        above = self.repairer.above(line)[-1:]
        beside = [one for one in self.item.lines if one is not line and one.level == line.level]
        beside = [one for one in beside if self.repairer.above(one)[-1:] == above]
        said = [mark.text for one in beside for mark in one.marks[:1]]
        dice = [m.text for one in above for m in one.marks]
        if "die" in dice:
            from talisman.compiler.syntax.mistakes.rows_left import note

            yield from note(line.marks[0].text, said)

    def _is_clause(self, line: Line) -> bool:
        """Whether a line below a declaration begins as one of its clauses, or as a printed number."""
        head, first = self.item.lines[0].marks[0], line.marks[0].text
        find = self.guesses.vocabulary.find
        printed = head.text != "worth" and (find("prop", first) or find("unit", first))
        return begins(head.text, first) or bool(printed)

    def _is_row(self, line: Line) -> bool:
        """Whether a line stands below a roll."""
        above = self.repairer.above(line)[-1:]
        return any(mark.text in ("roll", "rolls") for one in above for mark in one.marks)

    def _likely(self, line: Line, mark: Mark, index: int) -> dict[str, str]:
        """The line with likely words in the place of an unknown one, with what is said of it."""
        from talisman.compiler.syntax.mistakes.mending.edits import likely

        text = self.item.source.lines[line.number - 1]
        before = line.marks[index - 1].text if index else ""
        words = likely(mark.text, before, tuple(self.lexicon.words), self.guesses.vocabulary)
        front = text[: mark.column - 1]
        lines: dict[str, str] = {}
        for word in words:
            lines[front + word + text[mark.end - 1 :]] = word
            for last in line.marks[index + 1 : index + 3]:
                if last.text not in _PARTICLES:
                    break
                if last.kind == "word":  # `look at`, `go back to`
                    shorter = front + word + text[last.end - 1 :]
                    lines.setdefault(shorter, shorter.strip(" "))
        return lines

    def _near(self, line: Line, mark: Mark) -> str:
        """A word in the place of an unknown one with which the line can be read up to there."""
        named, group = self.suggestions.name(mark.text), self.suggestions.group(mark.text)
        front = self.item.source.lines[line.number - 1][: mark.column - 1]
        if named or (group and self._goes_on(line, joined(front, group))):
            return named or group
        behind = [one.text for one in line.marks if one.column > mark.column]
        words = self.suggestions.words(mark.text, self.lexicon.words, behind)
        return next((word for word in words if self._goes_on(line, joined(front, word))), "")

    def _goes_on(self, line: Line, front: str) -> bool:
        """Whether a line can begin like this."""
        from talisman.compiler.syntax.mistakes.mending.repair import Stop

        came = self.repairer.read_as(line, front)
        return not isinstance(came, Stop) or came.index >= len(came.line.marks)


def shown(text: str) -> str:
    """A line that is offered, as it stands in a message; what stands below it is told behind it."""
    first, *below = (part.strip(" ") for part in text.split("\n"))
    return first + (f"`, below it `{'` and `'.join(below)}" if below else "")


def joined(front: str, words: str) -> str:
    """A text with words behind it, of which the first ones may be there already."""
    said, more = front.split(" "), words.split(" ")
    there = next(
        (n for n in range(len(more) - 1, 0, -1) if said[-1 - n : -1] == more[:n] and not said[-1]), 0
    )
    return front + " ".join(more[there:])


def _without(lines: list[Lexed], bad: Line) -> list[Lexed]:
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
