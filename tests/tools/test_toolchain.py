"""What is asked before anything is built: whether there is a C compiler, and whether it works."""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path

import pytest

from talisman import toolchain

MAKES = """\
import pathlib, sys
if "Python.h" not in pathlib.Path(sys.argv[sys.argv.index("-c") + 1]).read_text():
    sys.exit(2)
pathlib.Path(sys.argv[sys.argv.index("-o") + 1]).write_text("made")
"""
"""A compiler that makes something of whatever asks for the headers."""


@pytest.fixture
def headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder where the headers of Python seem to lie."""
    folder = tmp_path / "include"
    folder.mkdir()
    (folder / "Python.h").touch()
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(folder))
    return folder


def named(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a program of a few lines be the compiler."""
    program = tmp_path / "compiler.py"
    program.write_text(text)
    monkeypatch.setenv("CC", f"'{sys.executable}' '{program}'")


def test_a_compiler_that_works_is_enough(
    headers: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the headers; without them they are what is lacking."""
    named(MAKES, tmp_path, monkeypatch)
    assert toolchain.lacking() == ""
    (headers / "Python.h").unlink()
    assert toolchain.lacking() == "the headers of Python are not at hand"


@pytest.mark.parametrize("text", ["import sys; sys.exit(1)", "print('get the tools of the command line')"])
def test_one_that_only_talks_is_none(
    text: str, headers: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some systems have a `cc` that says how to get one; so nothing is built that would end half-way."""
    named(text, tmp_path, monkeypatch)
    assert "is there, but compiles nothing" in toolchain.lacking()


def test_one_that_never_ends_is_given_up(
    headers: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if it made nothing."""
    named("import time; time.sleep(60)", tmp_path, monkeypatch)
    monkeypatch.setattr(toolchain, "TRIAL", 0.2)
    assert "compiles nothing" in toolchain.lacking()


def test_on_windows_the_list_of_what_is_installed_tells(
    headers: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There compilers are not on the path; what finds them lies in a known place."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("PROGRAMFILES(X86)", str(tmp_path))
    assert toolchain.lacking() == "no C compiler is at hand"
    finder = tmp_path / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
    finder.parent.mkdir(parents=True)
    finder.touch()
    assert toolchain.lacking() == ""
