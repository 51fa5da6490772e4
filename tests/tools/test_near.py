"""What proves a room: every file has some, all of it exists, and it says how it went."""

from __future__ import annotations

import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import near
from talisman.compiler import messages
from talisman.compiler.diagnostics import Code

ROOT = Path(__file__).parents[2]
FILES = sorted(
    path.relative_to(ROOT).as_posix()
    for part in ("grammar", "compiler", "runtime", "src/talisman")
    for path in (ROOT / part).rglob("*")
    if path.suffix in (".py", ".pxd", ".lark", ".table", ".json", ".toml", ".tal")
)


def named_codes() -> Iterator[tuple[str, str]]:
    """Every code, with the name that it has in the catalogue."""
    for module in pkgutil.iter_modules(messages.__path__):
        entries = vars(import_module(f"talisman.compiler.messages.{module.name}"))
        yield from ((name, entry.code) for name, entry in entries.items() if isinstance(entry, Code))


def test_every_file_is_proven_by_something() -> None:
    """Each file of the program lies in a room, and something proves that."""
    assert len(FILES) > 150
    assert [file for file in FILES if not near.targets(file)] == []


def test_every_room_is_there() -> None:
    """The table names no folder or file that is gone."""
    assert [room for room in near.ROOMS if not (ROOT / room).exists()] == []


def test_whatever_the_table_names_exists() -> None:
    """Files, folders, packs and tests that are to be run are there."""
    for file in FILES:
        for _, command in near.steps([file]):
            said = [word.split("::")[0].split("=")[0] for word in command if "/" in word and word[0] != "/"]
            assert said
            assert [word for word in said if not (ROOT / word).exists()] == [], file


def test_a_folder_with_tests_is_run_for_the_room_it_mirrors() -> None:
    """Each folder of tests that lies as a room does is part of what proves the room."""
    for room in near.ROOMS:
        around = any(one.startswith(f"{room}/") for one in near.ROOMS)
        if (ROOT / "tests" / room).is_dir() and not around:
            assert f"tests/{room}" in near.targets(f"{room}/any.py")
    assert "tests/compiler/resolve/scenario/test_sense.py" in near.targets("compiler/resolve/words.py")


def test_all_that_resolving_refuses_proves_it() -> None:
    """Of each error that a meaning can have, the source that gets it is looked at for the room."""
    names = {
        word
        for path in (ROOT / "compiler/resolve").rglob("*.py")
        for word in re.findall(r"\b[A-Z_]{4,}\b", path.read_text(encoding="utf-8"))
    }
    steps = near.steps(["compiler/resolve/words.py"])
    (chosen,) = [command for name, command in steps if name == near.MEANINGS]
    hundreds = chosen[chosen.index("-k") + 1].split(" or ")
    refused = {code for name, code in named_codes() if name in names and code[0] == "E"}

    assert len(refused) > 200
    assert sorted(code for code in refused if code[:3] not in hundreds) == []


def test_files_of_one_room_are_proven_once() -> None:
    """Two files of a room need what one needs; what two rooms need is run once."""
    one = near.steps(["compiler/lower/builder.py"])
    assert near.steps(["compiler/lower/builder.py", "compiler/lower/rule/rules.py"]) == one
    both = [name for name, _ in near.steps(["compiler/lower/builder.py", "runtime/machine/kernel.py"])]
    assert len(both) == len(set(both))


def test_packs_and_tests_prove_themselves() -> None:
    """A test is run, the scenarios of a pack are played, whatever file of the pack it is."""
    assert near.targets("tests/test_values.py") == ["tests/test_values.py"]
    assert near.targets("tests/packs/race/board.tal") == ["scenarios of tests/packs/race"]
    assert near.targets("content/classic/pack.toml") == ["scenarios of content/classic"]


def test_a_command_is_proven_by_the_tests_that_speak_it() -> None:
    """Not by those of others; what all commands share is proven by the tests of all."""
    commands = "src/talisman/cli/commands"
    assert near.targets(f"{commands}/replay.py") == ["tests/shell/test_play.py"]
    assert "tests/shell/test_on_top.py" in near.targets(f"{commands}/new.py")
    everything = near.targets("src/talisman/cli/guard.py")
    for command, test in (("check", "watch"), ("new", "packs"), ("simulate", "simulate")):
        spoken = near.targets(f"{commands}/{command}.py")
        assert f"tests/shell/test_{test}.py" in spoken
        assert len(spoken) < len(everything) == len(near.targets(f"{commands}/__init__.py"))


@pytest.mark.parametrize("words", [["nowhere.py"], ["docs/claims.md"], ["compiler/never.py"], ["--odd"], []])
def test_a_file_without_a_room_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is run, one line says why, and the status is 2."""
    assert near.main(words) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(("near: ", "usage: "))


def test_it_says_what_failed(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A step that fails is named with what it printed, and the status is 1; with --first it is the last."""
    wanted = [
        (str(number), [sys.executable, "-c", f"raise SystemExit({number} == 1)"]) for number in range(9)
    ]
    monkeypatch.setattr(near, "steps", lambda _: wanted)

    assert near.main(["compiler/driver.py"]) == 1
    told = capfd.readouterr().out
    assert told.count("ok") == 8
    assert told.splitlines()[-1] == "failed: 1"
    assert near.main(["compiler/driver.py", "--first"]) == 1
    assert capfd.readouterr().out.count("ok") < 8


def test_it_is_a_word_of_the_tool_for_tests() -> None:
    """`tools/test.py near` leads here."""
    command = [sys.executable, "tools/test.py", "near", "compiler/driver.py", "--list"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "scenarios of content/classic: " in done.stdout, done.stderr


def test_a_room_of_many_files_is_proven_two_at_a_time() -> None:
    """What lies in many files is cut in two, which run beside each other, and each file is in one of them."""
    files = near.mirror("compiler/resolve")
    found = near.steps(["compiler/resolve/words.py"])
    told = [[word for word in command if word in files] for _, command in found]

    assert sorted(one for some in told for one in some) == files
    assert [len(some) > len(files) // 3 for some in told if some] == [True, True]
