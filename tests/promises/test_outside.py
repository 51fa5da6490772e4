"""The program as a process: odd bytes in arguments, input and terminals; a disk that fails half-way."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from countgame import image_text
from disk import tree
from shellkit import Program
from talisman.cli import COMMANDS
from talisman.cli.commands import new
from talisman.packs import FileProblem, write_text
from talisman.toolchain import lacking

SOURCE = str(Path(__file__).parents[2] / "src")
TERMINALS: tuple[dict[str, str], ...] = (
    {},
    {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "LC_ALL": "POSIX"},
)


def program(args: list[bytes], typed: bytes, more: dict[str, str]) -> subprocess.CompletedProcess[bytes]:
    """Run the program as a process of its own."""
    env = {**os.environ, "PYTHONPATH": SOURCE, "TALISMAN_CACHE": "", **more}
    command = [os.fsencode(sys.executable), b"-m", b"talisman", *args]
    return subprocess.run(command, input=typed, env=env, capture_output=True, check=False)


@pytest.mark.parametrize("more", TERMINALS, ids=["utf-8", "ascii"])
@pytest.mark.parametrize(
    ("args", "status"),
    [
        ([b"check", b"\xff\xfe"], 2),
        ([b"explain", b"\xff"], 2),
        ([b"verify", b"\xff.talc"], 2),
        ([b"\xff"], 2),
        ([b"new", "\N{LATIN SMALL LETTER E WITH ACUTE}".encode()], 2),
        ([b"new", b"abc", b"--title", b"\xff"], 2),
    ],
)
def test_arguments_that_are_no_text(
    args: list[bytes], status: int, more: dict[str, str], own_folder: Path
) -> None:
    """Bytes that are no text, and terminals that can show few letters, never make a bug of a mistake."""
    done = program(args, b"", more)

    assert done.returncode == status, done.stderr
    assert b"rror" in done.stdout + done.stderr
    assert b"bug" not in done.stderr
    assert tree(own_folder) == {}


STEERING = "\x1b]0;x\x07\u202e\x9b31m"


@pytest.mark.parametrize(
    "args",
    [
        *((name, STEERING) for name in COMMANDS),
        (STEERING,),
        ("replay", f"{STEERING}.talsave"),
        ("verify", STEERING),
        ("say", "tiny", STEERING),
        ("say", "tiny", f"{STEERING}:3"),
        ("rulebook", "tiny", STEERING),
        ("play", "tiny", "--bots", STEERING),
        ("simulate", "tiny", "--out", STEERING),
        ("simulate", "tiny", "--games", "1", "--max-turns", "1", "--out", f"{STEERING}-new"),
        ("play", "tiny", "--quiet", "--save", f"{STEERING}/x/tiny"),
        ("compile", "tiny", "-o", f"{STEERING}.talc"),
        ("new", f"{STEERING}-new/other"),
    ],
)
def test_a_name_that_steers_a_terminal_is_shown_without(
    args: tuple[str, ...], talisman: Program, own_folder: Path
) -> None:
    """Files may be named by strangers: no command sends such letters on, whatever it says of them."""
    assert talisman("new", "tiny").status == 0
    (own_folder / STEERING).write_text("no folder")
    told = talisman(*args)

    assert told.status in (0, 1, 2, 3), told.err
    assert told.out + told.err
    assert not [letter for letter in "\x1b\x07\u202e\x9b" if letter in told.out + told.err]


@pytest.mark.parametrize("more", TERMINALS, ids=["utf-8", "ascii"])
def test_input_that_is_no_text(more: dict[str, str], own_folder: Path) -> None:
    """A person who types bytes that are no text is asked again."""
    (own_folder / "x.talc").write_text(image_text(2))
    done = program([b"play", b"x.talc", b"--human", b"1", b"--seats", b"1"], b"\xff\xfe\n2\n2\n", more)

    assert done.returncode == 0, done.stderr
    assert b"is none of the numbers" in done.stdout


@pytest.mark.skipif(os.name != "posix", reason="files have other rights here")
def test_who_keeps_files_private_keeps_saves_private(talisman: Program, own_folder: Path) -> None:
    """A save holds every secret of a game: others may read it as far as they may read new files."""
    (own_folder / "x.talc").write_text(image_text(12))
    before = os.umask(0o077)
    try:
        talisman("play", "x.talc", "--quiet", "--max-turns", "1", "--save", "x.talsave")
    finally:
        os.umask(before)
    assert (own_folder / "x.talsave").stat().st_mode & 0o777 == 0o600


def test_a_new_pack_is_there_whole_or_not_at_all(
    talisman: Program, own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the disk fails at any of its files, `new` leaves no half of a pack."""
    for failing in range(3):
        written: list[Path] = []

        def write(path: Path, text: str, failing: int = failing, written: list[Path] = written) -> None:
            if len(written) == failing:
                raise FileProblem(f"{path}: No space left on device")
            written.append(path)
            write_text(path, text)

        monkeypatch.setattr(new, "write_text", write)
        told = talisman("new", "tiny")

        assert told.status == 2
        assert "No space left" in told.err
        assert tree(own_folder) == {}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
@pytest.mark.parametrize("args", [["doctor", "--limits"], ["explain"], ["nix"]])
def test_a_disk_that_is_full_is_no_bug(args: list[str], own_folder: Path) -> None:
    """Output that cannot be written ends a command with a sentence, if that can be written."""
    command = [sys.executable, "-m", "talisman", *args]
    env = {**os.environ, "PYTHONPATH": SOURCE}
    with Path("/dev/full").open("wb") as full:
        told = subprocess.run(command, env=env, stdout=full, stderr=subprocess.PIPE, check=False)
        mute = subprocess.run(command, env=env, stdout=full, stderr=full, check=False)

    assert told.returncode == 2, told.stderr
    assert b"bug" not in told.stderr
    assert mute.returncode == 2


@pytest.mark.skipif(os.name != "posix", reason="nobody closes them there")
@pytest.mark.parametrize("closed", ["<&-", "2>&-", ">&- 2>&- <&-"])
@pytest.mark.parametrize("args", ["check x", "play x.talc --human 1"])
def test_streams_that_are_closed_are_no_bug(closed: str, args: str, own_folder: Path) -> None:
    """A program may be started without input, output or a place for errors."""
    (own_folder / "x.talc").write_text(image_text(12))
    (own_folder / "x").mkdir()
    (own_folder / "x" / "pack.toml").write_text("")
    env = {**os.environ, "PYTHONPATH": SOURCE, "TALISMAN_CACHE": ""}
    command = f"{sys.executable} -m talisman {args} {closed}"
    done = subprocess.run(["sh", "-c", command], env=env, capture_output=True, check=False)

    assert done.returncode == (1 if "check" in args else 130), done.stderr
    assert b"bug" not in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="a folder in use cannot be removed there")
@pytest.mark.parametrize("args", [("new", "x"), ("check", "x"), ("compile", "x"), ("play", "x")])
def test_a_folder_that_is_gone_is_no_bug(args: tuple[str, ...], talisman: Program, own_folder: Path) -> None:
    """Somebody may have removed the folder in which a command is typed."""
    own_folder.rmdir()
    told = talisman(*args)
    os.chdir(own_folder.parent)

    assert (told.status, "the current folder is gone" in told.err) == (2, True), told.err


@pytest.mark.parametrize("named", ["'", " ", "no such compiler"])
def test_a_compiler_that_is_none_is_no_bug(named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the environment calls so, `doctor` says that it is lacking."""
    monkeypatch.setenv("CC", named)

    assert lacking() == "no C compiler is at hand"


@pytest.mark.parametrize(
    ("shell", "given"),
    [
        *((shell, {}) for shell in ("bash", "zsh", "fish")),
        *((shell, {"COMP_WORDS": "talisman"}) for shell in ("bash", "zsh", "fish")),
        *((shell, {"COMP_WORDS": "talisman 'x", "COMP_CWORD": "y"}) for shell in ("bash", "zsh")),
    ],
)
def test_half_a_completion_is_no_bug(
    shell: str, given: dict[str, str], talisman: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a shell asks to complete stands in the environment, where anything may stand."""
    monkeypatch.setenv("_TALISMAN_COMPLETE", f"{shell}_complete")
    for name in ("COMP_WORDS", "COMP_CWORD"):
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    told = talisman("check", "x")

    assert (told.status, "nothing to complete" in told.err) == (2, True), told.err


def test_what_cannot_be_completed_is_not_complained_of(
    talisman: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Behind a command that is none nothing is offered."""
    monkeypatch.setenv("_TALISMAN_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", "talisman nonsense ")
    monkeypatch.setenv("COMP_CWORD", "2")
    with pytest.raises(SystemExit, match="0"):
        talisman()
