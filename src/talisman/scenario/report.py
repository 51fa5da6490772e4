"""What comes of running scenarios: failures, and how far rulebooks are covered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from attrs import evolve, field, frozen

from talisman.compiler.model import Model


def elsewhere(model: Model) -> Iterator[str]:
    """A line for each pack whose scenarios are for other seats than a pack upon it: these are left out."""
    low, high = model.seats
    for pack, count in Counter(one.pack for one in model.elsewhere).items():
        are = "is a scenario" if count == 1 else f"are {count} scenarios"
        yield f"There {are} of {pack} for other seats than {low} to {high}, left out here"


@frozen
class Failure:
    """A scenario that failed.

    Where, which, why; broken: it could not be set up or played at all; notes: how things stood, a line each.
    """

    file: str
    line: int
    title: str
    message: str
    broken: bool = False
    notes: tuple[str, ...] = ()


@frozen
class Book:
    """How far a rulebook is covered.

    ids: its rows that are rules. cited: by what rules say; shown: by scenarios that pass; proven: None unless
    it was tried, else the rows of which a scenario fails as soon as the citing lines are changed. missing:
    rows that are not shown, or, where it was tried, not proven.
    """

    rows: int
    ids: tuple[str, ...]
    cited: int
    shown: int
    missing: tuple[str, ...]
    proven: int | None = None

    @property
    def rules(self) -> int:
        """How many of the rows are rules."""
        return len(self.ids)


@frozen
class Report:
    """The answer of `talisman test`."""

    scenarios: int
    passed: int
    failures: tuple[Failure, ...] = ()
    rulebooks: Mapping[str, Book] = field(factory=dict)

    @property
    def failed(self) -> int:
        """How many did not pass."""
        return len(self.failures)

    def proved(self, rows: Collection[str]) -> Report:
        """The same after it was tried which rows are proven."""
        books = {
            letter: evolve(
                book,
                proven=sum(row in rows for row in book.ids),
                missing=tuple(row for row in book.ids if row not in rows),
            )
            for letter, book in self.rulebooks.items()
        }
        return evolve(self, rulebooks=books)

    def found_idle(self, idle: Sequence[Failure]) -> Report:
        """The same after scenarios were found that cannot fail."""
        return evolve(self, passed=self.passed - len(idle), failures=(*self.failures, *idle))

    def as_data(self) -> dict[str, object]:
        """As `talisman test --format json` says it."""
        return {
            "scenarios": self.scenarios,
            "passed": self.passed,
            "failed": self.failed,
            "failures": [
                {"file": f.file, "line": f.line, "title": f.title, "message": f.message, "notes": [*f.notes]}
                for f in self.failures
            ],
            "rulebooks": {
                letter: {
                    "rows": book.rows,
                    "text": book.rows - book.rules,
                    "rules": book.rules,
                    "cited": book.cited,
                    "shown": book.shown,
                    "proven": book.proven,
                    "missing": list(book.missing),
                }
                for letter, book in self.rulebooks.items()
            },
        }
