"""What was simulated, kept in a folder game by game, so that nothing played is lost and a run can go on.

`plan.json` says which games, `games.jsonl` holds a line for each that was played. A last line that was cut
short is played again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TextIO

from attrs import asdict, define, evolve

from talisman.packs import FileProblem, read_text, write_text
from talisman.runtime.image.link import Linked
from talisman.runtime.image.strict import parse
from talisman.simulate.notes import Told
from talisman.simulate.plan import Plan
from talisman.simulate.reading import Names, played

PLAN, GAMES = "plan.json", "games.jsonl"


class ShelfError(Exception):
    """A folder that cannot be used; the text says why."""


@define
class Shelf:
    """A folder of played games of one plan."""

    folder: Path
    plan: Plan
    told: list[Told]
    _file: TextIO | None = None
    _written: bool = True
    """Whether all that is told stands in the file: an interruption may come in between."""

    @classmethod
    def new(cls, folder: Path, plan: Plan) -> Shelf:
        """A shelf in a new or empty folder.

        Raises:
            ShelfError: something lies there, or nothing can be written.
        """
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if any(folder.iterdir()):
                raise ShelfError(f"{folder} is not empty: --resume goes on with what lies there")
            write_text(folder / PLAN, json.dumps(asdict(plan), indent=2) + "\n")
        except (OSError, FileProblem) as error:
            raise ShelfError(f"{folder} cannot be written: {error}") from error
        return cls(folder, plan, [])

    @classmethod
    def again(cls, folder: Path, plan: Plan, linked: Linked) -> Shelf:
        """What lies in a folder, to go on with: games of the same plan, of which there may be more now.

        linked: the image that they are of.

        Raises:
            ShelfError: nothing is there, it is of other games, or it cannot be read.
        """
        try:
            _ordinary(folder)
            there = Plan.read(parse(read_text(folder / PLAN)))
            if not plan.same(there):
                other = [name for name, value in asdict(plan).items() if asdict(there)[name] != value]
                raise ShelfError(f"{folder} holds other games: {', '.join(n for n in other if n != 'games')}")
            told = list(played(folder / GAMES, plan, Names.of(linked)))
        except (OSError, FileProblem, ValueError, TypeError, KeyError) as error:
            raise ShelfError(f"{folder} holds no games that one could go on with: {error}") from error
        games = max(plan.games, there.games)
        found = cls(folder, evolve(plan, games=games), [one for one in told if one["number"] < games])
        try:
            write_text(folder / PLAN, json.dumps(asdict(found.plan), indent=2) + "\n")
            write_text(folder / GAMES, "".join(_line(one) for one in found.told))
        except FileProblem as error:
            raise ShelfError(f"{folder} cannot be written: {error}") from error
        return found

    def missing(self) -> list[int]:
        """The numbers of the games that have not been played."""
        there = {one["number"] for one in self.told}
        return [number for number in range(self.plan.games) if number not in there]

    def put(self, one: Told) -> None:
        """Keep a game that was played."""
        self._written = False
        self.told.append(one)
        try:
            if self._file is None:
                self._file = (self.folder / GAMES).open("a", encoding="utf-8")
            self._file.write(_line(one))
            self._file.flush()
            self._written = True
        except OSError as error:
            raise ShelfError(f"{self.folder} cannot be written: {error.strerror}") from error

    def close(self) -> None:
        """Nothing more is put there now; what an interruption left half done is done.

        Raises:
            ShelfError: it cannot be written.
        """
        if self._file is not None:
            self._file.close()
            self._file = None
        if not self._written:
            try:
                write_text(self.folder / GAMES, "".join(_line(one) for one in self.told))
            except FileProblem as error:
                raise ShelfError(f"{self.folder} cannot be written: {error}") from error
            self._written = True


def _line(one: Told) -> str:
    return json.dumps(one, ensure_ascii=False, separators=(",", ":")) + "\n"


def _ordinary(folder: Path) -> None:
    """Only ordinary files may lie there: through a link another file would be written over.

    Raises:
        ShelfError: something else does.
    """
    for path in sorted(folder.iterdir()):
        if path.is_symlink() or not path.is_file():
            raise ShelfError(f"{folder} is not what was written there: {path.name} is no ordinary file")
