"""Diagnostics to text: for people, for editors and scripts, and for a build server.

A message shows the author's own lines. Columns are cells of a terminal, so a mark stands under its word
behind tabs, wide letters and emoji; whatever would steer a terminal is shown as a box.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence

import click

from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.source import Source, Span
from talisman.runtime.table.words import UNSEEN
from talisman.values import define

MOST_SHOWN = 20
TAB = 4
_UNSEEN = re.compile(f"[\x00-\x1f\x7f-\x9f{UNSEEN}]")
_COLOURS = {"error": "red", "warning": "yellow"}

Namer = Callable[[str], str]
"""From `pack/path` to the name a reader can open."""


def render(
    diagnostics: Sequence[Diagnostic],
    form: str,
    texts: Iterable[Source] = (),
    *,
    name: Namer = str,
    colour: bool = False,
    every: bool = False,
) -> str:
    """All problems in one of the forms `text`, `short`, `json` and `github`, with a line end if any text.

    Args:
        diagnostics: the problems, in the order in which they are shown.
        form: one of the four names.
        texts: the sources that spans point into.
        name: how files are called.
        colour: mark up for a terminal (`text` only).
        every: show more than the first twenty.
    """
    if form == "json":
        return as_json(diagnostics, name)
    writer = {"short": _short, "github": _github}.get(form)
    if writer is not None:
        return "".join(writer(diagnostic, name) + "\n" for diagnostic in diagnostics)
    shown = diagnostics if every else diagnostics[:MOST_SHOWN]
    page = _Page({source.shown: source.lines for source in texts}, name, colour)
    parts = [page.diagnostic(diagnostic) for diagnostic in shown]
    if len(shown) < len(diagnostics):
        parts.append(f"... and {len(diagnostics) - len(shown)} more (`talisman check --all` shows them)\n")
    return "\n".join(parts)


def summary(diagnostics: Sequence[Diagnostic], files: int, seconds: float | None = None) -> str:
    """The last line: what was looked at, and what came out."""
    errors = sum(diagnostic.severity == "error" for diagnostic in diagnostics)
    warnings = len(diagnostics) - errors
    took = "" if seconds is None else f" in {seconds:.2f} s"
    found = ", ".join(counted(n, w) for n, w in ((errors, "error"), (warnings, "warning")) if n)
    return f"Checked {counted(files, 'file')}{took}: {found or 'no problems'}"


def counted(number: int, word: str) -> str:
    """A number with its noun: `1 file`, `2 files`."""
    return f"{number:,} {word}{'' if number == 1 else 's'}"


def as_json(diagnostics: Sequence[Diagnostic], name: Namer = str) -> str:
    """The form that scripts read."""
    lines = json.dumps(records(diagnostics, name), ensure_ascii=False, indent=2).split("\n")
    return "\n".join([_UNSEEN.sub(_escaped, line) for line in lines]) + "\n"


def records(diagnostics: Sequence[Diagnostic], name: Namer = str) -> dict[str, object]:
    """What scripts are told: how many problems there are, and each of them."""
    errors = sum(diagnostic.severity == "error" for diagnostic in diagnostics)
    return {
        "errors": errors,
        "warnings": len(diagnostics) - errors,
        "diagnostics": [
            {
                "code": found.code,
                "severity": found.severity,
                "file": name(found.span.file) if found.span.file else "",
                "line": found.span.line,
                "column": found.span.column,
                "message": found.text,
                "help": found.help,
                "notes": list(found.told),
            }
            for found in diagnostics
        ],
    }


def steers(text: str) -> bool:
    """Whether a text holds what would steer a terminal, line ends counted."""
    return _UNSEEN.search(text) is not None


def _escaped(found: re.Match[str]) -> str:
    """A letter that nobody sees, as JSON may write it; in JSON such letters stand in texts only."""
    return f"\\u{ord(found[0]):04x}"


def cells(text: str) -> int:
    """How many cells of a terminal a text takes; tabs have to be gone."""
    from rich.cells import cell_len

    return len(text) if text.isascii() else cell_len(text)


def printable(line: str) -> str:
    """A line as it can be shown: tabs to their stops, everything that steers a terminal to a box."""
    if line.isprintable():
        return line
    shown = ""
    for letter in line:
        if letter == "\t":
            shown += " " * (TAB - cells(shown) % TAB)
        else:
            joins = letter in "\u200c\u200d"  # without these two a joined emoji comes apart
            shown += letter if letter.isprintable() or joins else "\ufffd"
    return shown


def _short(found: Diagnostic, name: Namer) -> str:
    """One line a problem."""
    return f"{_place(found.span, name)}{found.severity}[{found.code}]: {printable(found.text)}"


def _github(found: Diagnostic, name: Namer) -> str:
    """A workflow command of GitHub Actions."""

    def value(text: str, more: Mapping[str, str]) -> str:
        safe = "\n".join(printable(line) for line in text.split("\n"))
        return "".join({"%": "%25", "\n": "%0A", **more}.get(c, c) for c in safe)

    keys = {"title": f"{found.code} {found.title}"}
    if found.span.file:
        span = found.span
        keys = {
            "file": name(span.file),
            "line": str(span.line),
            "col": str(span.column),
            "endColumn": str(span.end),
            **keys,
        }
    marks = ",".join(f"{key}={value(text, {':': '%3A', ',': '%2C'})}" for key, text in keys.items())
    message = found.text + (f"\nhelp: {found.help}" if found.help else "")
    return f"::{found.severity} {marks}::{value(message, {})}"


def _place(span: Span, name: Namer) -> str:
    return f"{printable(name(span.file))}:{span.line}:{span.column}: " if span.file else ""


@define
class _Page:
    """What the long form needs besides the diagnostic."""

    lines: Mapping[str, Sequence[str]]
    name: Namer
    colour: bool

    def diagnostic(self, found: Diagnostic) -> str:
        """One problem with its lines."""
        head = self._style(f"{found.severity}[{found.code}]", _COLOURS[found.severity])
        rows = [head + self._style(f": {printable(found.text)}", None)]
        width = self._margin([found.span, *(span for span, _ in found.related)])
        rows += self._snippet(found.span, found.label or found.title, width, "^", _COLOURS[found.severity])
        for span, label in found.related:
            rows += self._snippet(span, label, width, "-", "cyan")
        notes = [f"note: {note}" for note in found.told]
        notes += [f"help: {found.help}"] if found.help else []
        if notes and len(rows) > 1:
            rows.append(self._bar(width))
        for note in notes:
            first, *rest = note.split("\n")
            rows.append(f"{' ' * width} {self._style('=', 'blue')} {printable(first)}")
            rows += [f"{' ' * width}         {printable(line)}" for line in rest]
        return "".join(f"{row.rstrip()}\n" for row in rows)

    def _margin(self, spans: Iterable[Span]) -> int:
        """The width of the longest line number, and one blank in front."""
        return 1 + max((len(str(span.line)) for span in spans), default=1)

    def _snippet(self, span: Span, label: str, width: int, mark: str, colour: str) -> list[str]:
        """Where it is, the line with up to two before it, and the mark."""
        if not span.file:
            return []
        rows = [f"{' ' * width}{self._style('-->', 'blue')} {_place(span, self.name)[:-2]}"]
        lines = self.lines.get(span.file, ())
        if not 1 <= span.line <= len(lines):
            return rows
        rows.append(self._bar(width))
        first = span.line
        while first > max(1, span.line - 2) and lines[first - 2].strip():
            first -= 1
        for number in range(first, span.line + 1):
            gutter = self._style(f"{number:>{width}} |", "blue")
            rows.append(f"{gutter} {printable(lines[number - 1])}")
        line = lines[span.line - 1]
        start = cells(printable(line[: span.column - 1]))
        end = cells(printable(line[: max(span.end, span.column + 1) - 1]))
        marks = self._style(mark * max(1, end - start) + (f" {printable(label)}" if label else ""), colour)
        rows.append(f"{self._bar(width)} {' ' * start}{marks}")
        return rows

    def _bar(self, width: int) -> str:
        return self._style(f"{' ' * width} |", "blue")

    def _style(self, text: str, colour: str | None) -> str:
        return click.style(text, fg=colour, bold=True) if self.colour else text
