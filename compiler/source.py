"""Source text and places in it.

A `Source` is one file of a pack, already decoded; its `path` is relative to the pack, so that what is
derived from it is the same on every machine. A `Span` is a half-open range of one line: lines and
columns count from 1, columns count letters (not bytes, not cells).

Spans, parts of the tree and instructions are never changed, yet not declared as frozen. They are made by the
ten thousand, and to make a frozen value takes three times as long.
"""

from __future__ import annotations

from talisman.values import define, field, frozen


@frozen
class Source:
    """One file of a pack: its pack, its path inside the pack and its text (LF line ends)."""

    pack: str
    path: str
    text: str = field(repr=False)

    @property
    def lines(self) -> list[str]:
        """The lines of the text, without line ends."""
        return self.text.split("\n")

    @property
    def of_scenarios(self) -> bool:
        """Whether the file lies in the folder `scenarios/`, which is tested and changes nothing in a game."""
        return self.path.startswith("scenarios/")

    @property
    def shown(self) -> str:
        """How messages name the file: pack and path."""
        return f"{self.pack}/{self.path}"


@define(order=True, unsafe_hash=True)
class Span:
    """A place: `file` is `pack/path`; `line` and `column` count from 1; `end` is the column after."""

    file: str
    line: int
    column: int
    end: int

    @property
    def pack(self) -> str:
        """The pack that it lies in."""
        return self.file.split("/", 1)[0]

    def to(self, other: Span) -> Span:
        """The span from this one to another; on another line it ends where this line's part ends."""
        if other.line != self.line or other.end <= self.end or other.file != self.file:
            return self
        return Span(self.file, self.line, self.column, other.end)


NOWHERE = Span("", 0, 0, 0)
