"""`talisman rulebook`: the printed rules of a pack, beside the lines that make them true."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from talisman.cli.common import compiled_or_fail, format_option, path_option, pretty
from talisman.cli.guard import FINE, USAGE, Failed
from talisman.rulebook import Book, Row, books


@click.command("rulebook")
@click.argument("pack", metavar="PACK")
@click.argument("rows", nargs=-1, metavar="[ROW...]")
@click.option("--book", "letters", multiple=True, help="The letter of a book; else those of the pack.")
@click.option("--bare", is_flag=True, help="Without the texts of lines: where they stand, no more.")
@format_option
@path_option
def command(
    pack: str, rows: Sequence[str], letters: Sequence[str], bare: bool, form: str, paths: Sequence[Path]
) -> int:
    """Print the rulebook of a pack: its rows in order, the lines that realise each, and its scenarios.

    Where rows are named (`C-11:12a`, or how several begin: `C-11`), only those.
    """
    if not all((*rows, *letters)):
        raise Failed(USAGE, "a row or a book that is named has a name")
    _, compiled = compiled_or_fail([pack], paths, scenarios=True)
    chosen = [*letters] or sorted({row.partition("-")[0] for row in rows})
    found = books(compiled, chosen)
    if rows:
        found = [Book(**{**book, "rows": [*_named(book["rows"], rows)]}) for book in found]
        found = [book for book in found if book["rows"]]
    if not found:
        asked = ", ".join([*rows, *letters])
        raise Failed(USAGE, f"{pack} has no rulebook{f' with {asked}' if asked else ''}.")
    if form == "json":
        click.echo(pretty(found))
        return FINE
    for book in found:
        for line in _told(book, bare):
            click.echo(line)
    return FINE


def _named(every: Sequence[Row], rows: Sequence[str]) -> Iterator[Row]:
    """The rows that are named, or that begin with a name and go on with another sort of letter."""
    for row in every:
        for name in rows:
            rest = row["id"].removeprefix(name)
            if row["id"] == name or (rest != row["id"] and not (name[-1].isdigit() and rest[0].isdigit())):
                yield row
                break


def _told(book: Book, bare: bool) -> Iterator[str]:
    """A book as lines of text."""
    yield f"{book['title']} ({book['letter']})"
    for row in book["rows"]:
        yield ""
        yield f"{row['id']}  {row['text']}"
        if row["optional"]:
            yield "    players may leave it out"
        if row["because"]:
            yield f"    no rule: {row['because']}"
        elif not row["lines"]:
            yield "    no line cites it"
        for line in row["lines"]:
            yield f"    {line['at']}"
            if not bare:
                yield from (f"        {text}" for text in line["text"])
        for scenario in row["scenarios"]:
            yield f"    shown by \u201c{scenario['title']}\u201d, {scenario['at']}"
