"""The table of claims and the program that runs it."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import claims

HEAD = "| promise | command | when | shows | last |\n|---|---|---|---|---|\n"

PROMISED = "| It is so | `true` | not yet |\n| It will be | later | not yet |\n"

Run = Callable[..., int]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """What runs the program over rows, with a table and a record of its own: `run(rows, "--quick")`."""
    monkeypatch.setattr(claims, "TABLE", tmp_path / "claims.md")
    monkeypatch.setattr(claims, "PROMISES", tmp_path / "promises.md")
    monkeypatch.setattr(claims, "RECORD", tmp_path / "bench" / "claims.jsonl")

    def go(rows: str, *args: str) -> int:
        claims.TABLE.write_text(HEAD + rows)
        claims.PROMISES.write_text(PROMISED)
        monkeypatch.setattr(sys, "argv", ["claims.py", *args])
        return claims.main()

    return go


def row(code: str, shows: str, when: str = "ci") -> str:
    """A row whose command is a line of Python."""
    return f"| It holds | `{shlex.join([sys.executable, '-c', code])}` | {when} | `{shows}` | not yet |\n"


@pytest.mark.parametrize(
    ("code", "shows", "status"),
    [
        ("print('all fine')", "all fine", 0),
        ("print('all fine')", "all bad", 1),
        ("print('3.5 games/s')", "<n> games/s", 0),
        ("print('1,200 games/s')", "<n>>=1000 games/s", 0),
        ("print('900 games/s')", "<n>>=1000 games/s", 1),
        ("print('size: 12')", "size: <n><=11", 1),
        ("raise SystemExit(3)", "", 1),
    ],
)
def test_a_claim_holds_when_its_command_shows_it(run: Run, code: str, shows: str, status: int) -> None:
    """The text has to be printed, the figure has to keep its limit, and the command has to end well."""
    assert run(row(code, shows)) == status


def test_quick_runs_only_what_is_for_the_build_server(run: Run) -> None:
    """`--quick` leaves out long claims, even those that would fail."""
    rows = row("print(1)", "1") + row("raise SystemExit(1)", "1", when="demand")

    assert run(rows, "--quick") == 0
    assert run(rows) == 1


def test_only_some_rows_are_run(run: Run) -> None:
    """`--only` takes those whose promise or command holds the text."""
    rows = row("print('fine')", "fine") + row("raise SystemExit(1)", "1")

    assert run(rows, "--only", "fine") == 0
    assert run(rows, "--only", "Exit") == 1
    assert run(rows, "--only", "It holds") == 1


def test_record_writes_the_figure(run: Run) -> None:
    """`--record` puts the figure with its date into the table and a line into bench/."""
    run(row("print('17 ms')", "<n> ms"), "--record")
    last = claims.TABLE.read_text().splitlines()[-1]

    assert "| 17 (20" in last
    assert '"It holds": "17"' in claims.RECORD.read_text()


def test_every_row_of_the_table_can_be_run() -> None:
    """The published table is read whole: each row has a command, a time to run and something to show."""
    lines = [line for line in claims.TABLE.read_text().splitlines() if line.startswith("| ")]
    rows = claims.read_claims()

    assert len(rows) == len(lines) - 1
    assert {claim.when for claim in rows} <= {"ci", "demand"}
    assert all(claim.command and claim.shows for claim in rows)


def test_a_recorded_figure_stands_among_the_promises(run: Run) -> None:
    """The row with the same command gets it; the others stay."""
    assert run("| It holds | `true` | ci | `seconds: <n>` | not yet |\n", "--record") == 0
    first, second, *_ = claims.PROMISES.read_text().split("\n")

    assert first.startswith("| It is so | `true` | 0.")
    assert second == "| It will be | later | not yet |"


def test_every_promise_has_a_claim() -> None:
    """Each command of the page of promises is a row of the page of claims."""
    commands = {claim.command for claim in claims.read_claims()}
    rows = [line.split(" | ") for line in claims.PROMISES.read_text().split("\n") if line.startswith("| ")][
        1:
    ]
    shown = [row[1].strip("`") for row in rows]

    assert len(shown) > 10
    assert [one for one in shown if one not in commands] == []
