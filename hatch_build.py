"""Compile machine and compiler into the wheel where a C compiler is there; else the wheel is pure Python.

TALISMAN_BUILD says what to do: `auto` (the default), `require` (no compiler is an error) or `no`.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NativeMachine(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled machine to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is put together; what cannot be compiled goes in as it is."""
        mode = os.environ.get("TALISMAN_BUILD", "auto")
        if version == "editable" or mode == "no":
            return
        sys.path.insert(0, str(Path(self.root) / "tools"))
        self._folder = tempfile.TemporaryDirectory()
        for what, place in (("machine", "talisman/runtime"), ("compiler", "talisman")):
            folder = Path(self._folder.name) / what
            folder.mkdir()
            try:
                built = _compiled(what, folder, Path(self.root))
            except BaseException as error:
                if mode == "require":
                    raise
                self.app.display_warning(f"the {what} is not compiled: {type(error).__name__}: {error}")
                continue
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"][str(built)] = f"{place}/{built.name}"


def _compiled(what: str, folder: Path, root: Path) -> Path:
    """The binary of the machine or of the compiler."""
    if what == "machine":
        from build_native import compile_into

        return compile_into(folder, root)
    from build_compiler import compile_compiler

    return compile_compiler(folder, root)
