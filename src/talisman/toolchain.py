"""What native parts cannot be built without: a C compiler that works, and the headers of Python.

It stands by itself and imports nothing of ours, since a build asks before anything is installed.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from tempfile import TemporaryDirectory

NO_COMPILER = "no C compiler is at hand"
TRIAL = 60
"""Seconds after which a compiler that has made nothing of one line is given up."""


def lacking() -> str:
    """What native code cannot be built without and is not at hand; "" where nothing is missing.

    A compiler has to be there and to work: some systems have a `cc` that only says how to get one.
    """
    there = os.path.isfile(os.path.join(sysconfig.get_path("include"), "Python.h"))
    headers = "" if there else "the headers of Python are not at hand"
    if sys.platform == "win32":
        return headers if _visual_studio() else NO_COMPILER
    command = _compiler()
    if not command:
        return NO_COMPILER
    return headers or ("" if _compiles(command) else f"`{command[0]}` is there, but compiles nothing")


def _compiler() -> list[str]:
    """The command of the C compiler, as the environment or Python itself names it; [] if there is none."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    try:
        command = shlex.split(str(named))
    except ValueError:  # half a quotation
        return []
    return command if command and shutil.which(command[0]) is not None else []


def _visual_studio() -> bool:
    """Whether Windows has a compiler: one on the path, or the list of those that are installed."""
    programs = os.environ.get("PROGRAMFILES(X86)") or os.environ.get("PROGRAMFILES") or ""
    listed = os.path.join(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe")
    return shutil.which("cl") is not None or os.path.isfile(listed)


def _compiles(command: Sequence[str]) -> bool:
    """Whether a compiler makes something of a line that asks for the headers of Python."""
    with TemporaryDirectory() as folder:
        source, made = os.path.join(folder, "trial.c"), os.path.join(folder, "trial.o")
        with open(source, "w", encoding="ascii") as file:
            file.write("#include <Python.h>\n")
        trial = [*command, "-I", sysconfig.get_path("include"), "-c", source, "-o", made]
        quiet = subprocess.DEVNULL
        try:
            done = subprocess.run(trial, stdin=quiet, stdout=quiet, stderr=quiet, timeout=TRIAL, check=False)
        except (OSError, subprocess.TimeoutExpired):
            return False
        return done.returncode == 0 and os.path.isfile(made)
