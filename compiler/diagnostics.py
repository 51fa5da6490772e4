"""A problem is a value; words come last.

Passes make a `Diagnostic` from a `Code` of the catalogue and put it into a `Bag`; what it looks like on
a terminal, in JSON or in an editor is decided elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from string import Formatter
from typing import TypeVar

from talisman.compiler.articles import article
from talisman.compiler.source import Span
from talisman.values import Factory, define, evolve, field, frozen

T = TypeVar("T")


@frozen
class Diagnostic:
    """One problem: code, severity (`error` or `warning`), what is wrong, where, and a way out.

    near: notes that are told only where there is nothing better. whole: a whole line is offered, beside which
    little has to be told. cause: which of several things of one code it is, where that is asked.
    """

    code: str
    severity: str
    title: str
    text: str
    span: Span
    label: str = ""
    help: str = ""
    notes: tuple[str, ...] = ()
    related: tuple[tuple[Span, str], ...] = ()
    near: tuple[str, ...] = ()
    whole: bool = False
    cause: str = ""

    @property
    def told(self) -> tuple[str, ...]:
        """All notes, as they are shown."""
        return (*self.notes, *self.near)

    @property
    def sort_key(self) -> tuple[str, int, int, str, str]:
        """File, line, column, code: the order in which problems are shown."""
        return (self.span.file, self.span.line, self.span.column, self.code, self.text)


@frozen
class Code:
    """One entry of the catalogue. Texts are templates; `at` fills them in.

    hint: the help where there is nothing to fill the help in with.
    """

    code: str
    title: str
    text: str
    label: str = ""
    help: str = ""
    hint: str = ""
    explain: str = field(default="", repr=False)

    @property
    def severity(self) -> str:
        """`error` for codes with E, `warning` for codes with W."""
        return "error" if self.code.startswith("E") else "warning"

    @property
    def shown(self) -> tuple[str, str]:
        """Text and help for somebody who has no case of it; what is a hole only says nothing then."""
        return _said(self.text), _said(self.help)

    def at(
        self,
        span: Span,
        *,
        notes: Iterable[str] = (),
        related: Iterable[tuple[Span, str]] = (),
        cause: str = "",
        **data: object,
    ) -> Diagnostic:
        """The diagnostic at a place; a help line that speaks of empty data gives way to the hint."""
        names = {name for _, name, _, _ in Formatter().parse(self.help) if name}
        helped = self.help if all(data.get(name) or data.get(name) == 0 for name in names) else self.hint
        return Diagnostic(
            self.code,
            self.severity,
            self.title,
            _filled(self.text, data),
            span,
            _filled(self.label, data),
            _filled(helped, data),
            tuple(notes),
            tuple(related),
            cause=cause,
        )


_ARTICLE = re.compile(r"\b([Aa]) (\{(\w+)\})")


def _filled(template: str, data: Mapping[str, object]) -> str:
    """A template with its data, and `an` in front of what begins with a vowel."""
    whole = _ARTICLE.sub(
        lambda found: f"{found[1]}{article(str(data.get(found[3])))[1:]} {found[2]}", template
    )
    return whole.format(**data)


def _said(template: str) -> str:
    """A template that has words of its own, else nothing."""
    words = "".join(literal for literal, *_ in Formatter().parse(template))
    return template if words.strip(" .") else ""


class Stop(Exception):
    """Raised by `Bag.stop_on_errors`: going on makes no sense; the reasons are in the bag."""


@define
class Bag:
    """What the passes have found so far, in any order."""

    found: list[Diagnostic] = Factory(list)
    told: int = field(default=0, repr=False, eq=False, init=False)
    """How often something was said, also where it had been said before."""
    changed: dict[tuple[str, int], Span] = field(factory=dict, repr=False, eq=False, init=False)
    """Lines that house rules have changed, by file and number, with the change."""
    altered: list[tuple[Span, int, Span]] = field(factory=list, repr=False, eq=False, init=False)
    """Items that house rules have changed: where each begins, its last line, and the change."""
    _known: set[Diagnostic] = field(factory=set, repr=False, eq=False, init=False)
    _places: set[tuple[str, Span]] = field(factory=set, repr=False, eq=False, init=False)

    def add(self, diagnostic: Diagnostic) -> None:
        """Keep a problem; the same one twice is kept once."""
        self.told += 1
        if diagnostic not in self._known:
            self._known.add(diagnostic)
            self._places.add((diagnostic.code, diagnostic.span))
            self.found.append(diagnostic)

    def add_once(self, diagnostic: Diagnostic) -> None:
        """Keep a problem, unless the same is said of the same words already, with whatever else beside it."""
        if (diagnostic.code, diagnostic.span) in self._places:
            self.told += 1
        else:
            self.add(diagnostic)

    def exchange(self, old: Diagnostic, new: Diagnostic) -> None:
        """Say a problem in other words."""
        if old in self._known and new != old:
            self.found[self.found.index(old)] = new
            self._known.remove(old)
            self._known.add(new)

    def withdraw(self, one: Diagnostic) -> None:
        """Say a problem no longer."""
        if one in self._known:
            self.found.remove(one)
            self._known.remove(one)

    def extend(self, diagnostics: Iterable[Diagnostic]) -> None:
        """Keep several problems."""
        for diagnostic in diagnostics:
            self.add(diagnostic)

    def show_changes(self) -> None:
        """Show errors in what a house rule of another pack has changed where that stands: it was fine before.

        Where several have changed an item, and none of them the line, all of them are shown beside it.
        """
        for old in [one for one in self.found if one.severity == "error"]:
            by = self._changes(old.span)
            if len(by) == 1:
                place = (old.span, old.label or "what is wrong then")
                self.exchange(
                    old, evolve(old, span=by[0], label="this has changed it", related=(place, *old.related))
                )
            elif by:
                more = tuple((at, "this has changed it") for at in by)
                self.exchange(old, evolve(old, related=(*old.related, *more)))

    def _changes(self, span: Span) -> list[Span]:
        """What has changed a line, or else the item that it is in, in other packs."""
        by = self.changed.get((span.file, span.line))
        if by is not None:
            return [by]
        found = (
            change
            for begin, last, change in self.altered
            if begin.file == span.file and begin.line <= span.line <= last and change.pack != begin.pack
        )
        return list(dict.fromkeys(found))

    @property
    def errors(self) -> int:
        """How many errors there are."""
        return sum(d.severity == "error" for d in self.found)

    @property
    def warnings(self) -> int:
        """How many warnings there are."""
        return sum(d.severity == "warning" for d in self.found)

    def sorted(self) -> list[Diagnostic]:
        """By file, line and column."""
        return sorted(self.found, key=lambda d: d.sort_key)

    def stop_on_errors(self, value: T) -> T:
        """Hand the value on, or stop when there are errors."""
        if self.errors:
            raise Stop
        return value


MOST_COMPARED = 500
"""Words with which a misspelt one is compared letter by letter."""
MOST_CELLS = 500_000
"""Pairs of letters that are looked at for that."""


def closest(word: str, words: Iterable[str], most: int = 1) -> list[str]:
    """The known words nearest to a misspelt one, best first (edit distance over letters)."""
    limit = max(1, len(word) // 3)
    letters = set(word)
    near = {
        other
        for other in words
        if abs(len(other) - len(word)) <= limit
        and len(letters.difference(other)) <= limit  # each of them takes an edit of its own
        and len(set(other) - letters) <= limit
    }
    looked = min(MOST_COMPARED, MOST_CELLS // max(1, len(word)) ** 2)
    for same in range(1, len(word) + 1):  # of very many those that begin alike
        if len(near) <= looked:
            break
        near = {other for other in near if other[:same] == word[:same]}
    if len(near) > looked:
        return []
    ranked = sorted((_distance(word, other, limit), other) for other in near)
    return [other for distance, other in ranked if distance <= limit][:most]


def _distance(a: str, b: str, limit: int) -> int:
    """Edit distance with swaps; anything above the limit may be returned as limit + 1."""
    if abs(len(a) - len(b)) > limit:
        return limit + 1
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        older, before, row = before, row, [i]
        for j, y in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
        if min(row) > limit and min(before) > limit:
            return limit + 1
    return row[-1]


Report = Callable[[Diagnostic], None]
