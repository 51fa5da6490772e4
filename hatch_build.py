"""Compile machine and compiler into the wheel where a C compiler is there; else the wheel is pure Python.

TALISMAN_BUILD says what to do:

    auto     the default: with a C compiler that works and the headers of Python at hand, what cannot be
             compiled is an error; without them the wheel is pure Python
    require  not to have them is an error, too
    built    take what `tools/build_native.py` made of just these sources
    no       pure Python
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from runpy import run_path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NEEDED = ("attrs>=23.2", "cython>=3.1", "lark>=1.2", "mypy>=1.15", "setuptools>=69")
"""What compiling takes: what makes C, and what the compiled modules import."""
PLACES = {"machine": "talisman/runtime", "compiler": "talisman"}


class NativeMachine(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled machine and the compiled compiler to a wheel."""

    def dependencies(self) -> list[str]:
        """What has to be installed first."""
        return [] if _wanted(self.root) == "no" else [*NEEDED]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is put together."""
        if version == "editable":
            return
        mode = _wanted(self.root)
        if mode == "no":
            self.app.display_warning("talisman is installed as plain Python; `talisman doctor` says why")
            return
        root = Path(self.root)
        sys.path[:0] = [str(root / "tools"), str(root / "src")]
        self._folder = tempfile.TemporaryDirectory()
        made = {} if mode == "built" else _compiled(Path(self._folder.name), root)
        for what, place in PLACES.items():
            binary = made.get(what) or _built(what, root)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"][str(binary)] = f"{place}/{binary.name}"


def _wanted(root: str) -> str:
    """What TALISMAN_BUILD says; by default that depends on what is at hand."""
    mode = os.environ.get("TALISMAN_BUILD") or "auto"
    if mode not in ("auto", "require", "built", "no"):
        raise ValueError(f"TALISMAN_BUILD is {mode!r}: it can be auto, require, built or no")
    if mode != "auto":
        return mode
    toolchain = run_path(str(Path(root) / "src" / "talisman" / "toolchain.py"))
    return "no" if toolchain["lacking"]() else "auto"


def _compiled(folder: Path, root: Path) -> dict[str, Path]:
    """The binaries of machine and compiler, made at the same time."""
    from build_native import compile_both

    return dict(zip(PLACES, compile_both(folder, root), strict=True))


def _built(what: str, root: Path) -> Path:
    """The binary that lies in the checkout, if it was made of the sources that lie there."""
    from build_native import built_machine
    from talisman.native import binary_name

    package = root / "src" / "talisman"
    path = built_machine(root) if what == "machine" else package / binary_name(str(package))
    if path is None or not path.is_file():
        raise FileNotFoundError(f"no {what} was built of these sources: python tools/build_native.py")
    return path
