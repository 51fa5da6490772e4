"""What is told of games is what is kept, wherever an interruption comes."""

import json
from io import StringIO
from pathlib import Path
from typing import Any, cast

import pytest

from talisman.simulate.plan import Plan
from talisman.simulate.shelf import GAMES, Shelf


class _Interrupting(StringIO):
    """A file of which somebody says Ctrl-C, before or after a line is written."""

    def __init__(self, path: Path, late: bool) -> None:
        super().__init__()
        self.path, self.late = path, late

    def write(self, text: str) -> int:
        if self.late:
            self.path.write_text(self.path.read_text("utf-8") + text, "utf-8")
        raise KeyboardInterrupt


@pytest.mark.parametrize("late", [False, True])
def test_a_game_is_kept_once_where_it_is_told(tmp_path: Path, late: bool) -> None:
    """The line of the game stands in the file once, whether it was written before the interruption or not."""
    plan = cast(Plan, None)
    shelf = Shelf(tmp_path, plan, [])
    games = [cast(Any, {"number": number}) for number in range(3)]
    for one in games[:2]:
        shelf.put(one)
    shelf.close()
    cast(Any, shelf)._file = _Interrupting(tmp_path / GAMES, late)

    with pytest.raises(KeyboardInterrupt):
        shelf.put(games[2])
    shelf.close()

    lines = [json.loads(line) for line in (tmp_path / GAMES).read_text("utf-8").splitlines()]
    assert lines == shelf.told == games
