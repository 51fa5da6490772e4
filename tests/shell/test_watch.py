"""`talisman check --watch`: problems as they come and go."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from shellkit import Program
from talisman.cli import watch
from talisman.cli.watch import Watch
from talisman.packs.workspace import Workspace
from talisman.runtime.image import weight

ROOT = Path(__file__).parents[2]


@pytest.fixture
def pack(talisman: Program, own_folder: Path) -> Path:
    """The pack that `new` writes."""
    assert talisman("new", "tiny").status == 0
    return own_folder / "tiny"


def watching(pack: Path, form: str = "text") -> Watch:
    """A watch that never waits, after its first check."""
    found = Watch(Workspace((str(pack),)), form, sleep=lambda _: None)
    found.check(first=True)
    return found


def test_it_tells_what_is_new_and_what_is_mended(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """After each change the problems, how many are new or mended, and how long it took."""
    one, play = watching(pack), pack / "play.tal"
    assert "no problems" in capsys.readouterr().out

    assert not one.look()
    assert capsys.readouterr().out == ""

    fine = play.read_text()
    play.write_text(fine.replace("gain 2 points", "gain 2 piont"))
    assert one.look()
    told = capsys.readouterr().out
    assert "tiny/play.tal:12:25" in told
    assert told.endswith(": 1 error (1 new)\n")
    assert " s: " in told

    play.write_text("# a remark\n" + fine.replace("gain 2 points", "gain 2 piont"))
    one.look()
    told = capsys.readouterr().out
    assert "tiny/play.tal:13:25" in told
    assert told.endswith(": 1 error\n")

    play.write_text(fine)
    one.look()
    assert capsys.readouterr().out.endswith(": no problems (1 mended)\n")


def test_json_is_one_line_for_each_check(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An editor reads line after line; each has all that is wrong then."""
    one, play = watching(pack, "json"), pack / "play.tal"
    play.write_text(play.read_text().replace("gain 2 points", "gain 2 piont"))
    one.look()

    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert (first["errors"], first["diagnostics"]) == (0, [])
    assert (second["errors"], second["diagnostics"][0]["line"]) == (1, 12)
    assert second["files"] == first["files"]
    assert second["seconds"] >= 0


def test_what_is_missing_is_looked_for_again(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A needed pack may come where nobody looks; it is not told over and over that it is missing."""
    manifest = pack / "pack.toml"
    manifest.write_text(manifest.read_text() + '[needs]\nlater = ">=1.0.0"\n')
    one = watching(pack)
    one.changed -= watch.IDLE + 1
    capsys.readouterr()

    one.look()

    assert capsys.readouterr().out == ""


def test_a_pack_that_is_not_there_is_wrong_usage(talisman: Program, own_folder: Path) -> None:
    """There is nothing to watch where nobody can find the pack."""
    told = talisman("check", "--watch", "nowhere")

    assert told.status == 2
    assert "nowhere" in told.out


def test_what_the_image_tells_comes_when_nothing_else_is_done(
    pack: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes longer to find out, so it is told a moment later; once."""
    monkeypatch.setattr(weight, "MAX_TABLE_WORDS", 3)
    one = watching(pack)
    assert "E0020" not in capsys.readouterr().out

    one.changed -= watch.IDLE + 1
    one.look()
    assert "E0020" in capsys.readouterr().out
    one.look()
    assert capsys.readouterr().out == ""


def test_an_interrupt_ends_it(pack: Path) -> None:
    """Ctrl-C is the way out, with the published status."""
    program = (
        "import signal\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # ignored in what a shell runs behind
        "from talisman.cli import main; main()"
    )
    command = [sys.executable, "-c", program, "check", "--watch", str(pack)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert "no problems" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        try:
            out, err = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            process.kill()  # else leaving the block would wait for it
            raise

    assert (process.returncode, out, err.strip()) == (130, "", "interrupted")


def test_a_pack_that_never_stops_changing_is_checked_all_the_same(
    pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is waited for a while only until files lie still."""
    play, number = pack / "play.tal", 0
    fine = play.read_text()

    def write(_: float) -> None:
        nonlocal number
        number += 1
        assert number < 1_000
        play.write_text(f"# {number}\n{fine}")

    one = watching(pack)
    capsys.readouterr()
    one.sleep = write
    write(0)
    assert one.look()
    assert "no problems" in capsys.readouterr().out
