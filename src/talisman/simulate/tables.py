"""Rows of what was simulated: games, seats, and things by what was done to them; as CSV and as Parquet."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from attrs import frozen

from talisman.packs import write_text
from talisman.simulate.notes import Told

Cell = str | int | float | None
Row = dict[str, Cell]
OWN = ("game", "seat", "bot", "first", "last", "won", "lost")
"""The columns that every table of seats has."""
SUM = re.compile(r"(?:^|(?<=[;|\t]))(?=\s*[=+@\uff1d\uff0b\uff0d\uff20-])")
"""Where a program of tables would see the beginning of a sum, and work it out.

In front of a cell, and, since many such programs part the columns by another sign, behind that.
"""
COLUMN = re.compile(rf"(?:its )*(?:{'|'.join(OWN)})")


@frozen
class Tables:
    """The tables of a simulation, each a list of rows with the same columns."""

    games: list[Row]
    seats: list[Row]
    things: list[Row]

    def named(self) -> Mapping[str, list[Row]]:
        """The tables by the names of their files."""
        return {"games": self.games, "seats": self.seats, "things": self.things}


def tables(told: Iterable[Told]) -> Tables:
    """The rows of games, in the order of their numbers, whoever played them and when."""
    every = sorted(told, key=lambda one: one["number"])
    numbers = list(dict.fromkeys(name for one in every for seat in one["seats"] for name in seat["numbers"]))
    seats: list[Row] = [
        {
            "game": one["number"],
            "seat": seat["seat"],
            "bot": seat["bot"],
            "first": seat["first"],
            "last": seat["last"],
            "won": seat["won"],
            "lost": seat["lost"],
            **{_column(name): seat["numbers"].get(name) for name in numbers},
        }
        for one in every
        for seat in one["seats"]
    ]
    return Tables([_game(one) for one in every], seats, _things(every))


def _column(name: str) -> str:
    """A number of a seat as the name of a column; one that has the name of another column is `its NAME`."""
    return f"its {name}" if COLUMN.fullmatch(name) else name


def _game(one: Told) -> Row:
    """A game as a row; several winners with a plus between them."""
    found: Row = {"game": one["number"]}
    for name, value in one["result"].items():
        found[name] = "+".join(map(str, value)) if isinstance(value, list) else value
    found["winner"] = None if found["winner"] is None else str(found["winner"])
    return found


def _things(told: Sequence[Told]) -> list[Row]:
    """What was done to each thing in all games together, by name."""
    sums: dict[tuple[str, str], dict[str, int]] = {}
    changed: dict[tuple[str, str], dict[str, int]] = {}
    for one in told:
        for met in one["met"]:
            key = met["thing"], met["deed"]
            total = sums.setdefault(key, dict.fromkeys(("games", "times", "won", "lost"), 0))
            total["games"] += 1
            total["times"] += met["times"]
            total["won"] += met["won"]
            total["lost"] += met["lost"]
            found = changed.setdefault(key, {})
            for name, value in met["changed"].items():
                found[name] = found.get(name, 0) + value
    names = sorted({name for found in changed.values() for name in found})
    return [
        {
            "thing": thing,
            "deed": deed,
            **total,
            **{f"{name} in that turn": changed[thing, deed].get(name, 0) for name in names},
        }
        for (thing, deed), total in sorted(sums.items())
    ]


def write(folder: Path, made: Tables) -> bool:
    """Write each table as CSV and, where pyarrow is installed, as Parquet; whether it is.

    Raises:
        FileProblem: a file cannot be written.
    """
    for name, rows in made.named().items():
        write_text(folder / f"{name}.csv", _csv(rows))
    parquet = _parquet()
    for name, rows in made.named().items() if parquet is not None else ():
        assert parquet is not None
        parquet(rows, folder / f"{name}.parquet")
    return parquet is not None


def _csv(rows: Sequence[Row]) -> str:
    """Rows as text, with their names in the first line."""
    out = io.StringIO()
    if rows:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(map(_said, rows[0]))
        writer.writerows([_said(cell) for cell in row.values()] for row in rows)
    return out.getvalue()


def _said(cell: Cell) -> Cell:
    """A cell that stays text for whoever opens the table: names are what anybody's packs say."""
    return SUM.sub("'", cell) if isinstance(cell, str) else cell


def _parquet() -> Callable[[Sequence[Row], Path], None] | None:
    """What writes Parquet; none where the library is missing."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        return None

    def put(rows: Sequence[Row], path: Path) -> None:
        part = path.with_suffix(".part")
        parquet.write_table(pyarrow.Table.from_pylist(list(rows)), part)
        part.replace(path)

    return put
