"""The compiler as native code, where there is a binary of exactly the sources that lie here.

`tools/build_native.py` compiles all modules of `talisman.compiler` into one binary, whose name holds the hash
of their sources. It is looked for under the hash of what lies here now, so after a change the sources are
used, and nothing can grow stale. Both give the same results; the plain modules are only slower.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from types import ModuleType

COMPILED = "talisman.compiler."
LIBRARY = "talisman_compiler__mypyc"
"""The name under which the binary looks for itself."""
BINARY = "_compiler_"
"""How the file begins; the hash follows."""
PARTS = ("compiler", "runtime")
"""What the binary is made of, or knows; with `values.py`."""
PLAIN = frozenset({"conflicts", "disasm", "generate", "lalr"})
"""Modules that stay as they are: they are seldom wanted."""
FOLDER = os.path.dirname(__file__)


def sources(folder: str) -> dict[str, str]:
    """The files that a binary is made for, by their paths inside the package."""
    found = {"values.py": os.path.join(folder, "values.py")}
    for part in PARTS:
        for place, _, names in os.walk(os.path.join(folder, part)):
            inside = os.path.relpath(place, folder).replace(os.sep, "/")
            found |= {f"{inside}/{name}": os.path.join(place, name) for name in names if name.endswith(".py")}
    return dict(sorted(found.items()))


def binary_name(folder: str) -> str:
    """How a binary of the sources in a folder is called."""
    digest = blake2b(digest_size=16)
    for name, path in sources(folder).items():
        with open(path, "rb", buffering=0) as file:
            text = file.read()
        digest.update(b"%s %d\n%s" % (name.encode(), len(text), text))
    return f"{BINARY}{digest.hexdigest()}{EXTENSION_SUFFIXES[0]}"


class Finder:
    """Finds the modules of the compiler in the binary, all or none."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A module of the compiler, if there is a binary for it."""
        if not name.startswith(COMPILED) or name.rpartition(".")[2] in PLAIN or library() is None:
            return None
        place = os.path.join(FOLDER, *name.split(".")[1:])
        package = os.path.isdir(place)
        if not package and not os.path.isfile(f"{place}.py"):
            return None
        path = os.path.join(place, "__init__.py") if package else f"{place}.py"
        spec = ModuleSpec(name, Loader(), origin=path)  # type: ignore[arg-type]
        if package:
            spec.submodule_search_locations = [place]
        return spec


class Loader:
    """Takes a module out of the binary; it is made and filled in one."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module, filled."""
        return _taken(spec.name.replace(".", "___"))

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is left to do."""


@cache
def library() -> ModuleType | None:
    """The binary of exactly these sources; None if there is none, or it cannot be used here."""
    if not any(name.startswith(BINARY) for name in os.listdir(FOLDER)):
        return None
    try:
        path = os.path.join(FOLDER, binary_name(FOLDER))
        if not os.path.isfile(path):
            return None
        made = _taken(LIBRARY, path)
    except (ImportError, OSError):
        return None
    made.__file__ = path
    sys.modules[LIBRARY] = made
    return made


def _taken(name: str, path: str = "") -> ModuleType:
    """What one of the doors of the binary leads to; not left under the name of the door."""
    path = path or str(sys.modules[LIBRARY].__file__)
    made = ExtensionFileLoader(name, path).create_module(ModuleSpec(name, None, origin=path))
    assert made is not None
    sys.modules.pop(name, None)
    return made


def used() -> bool:
    """Whether the modules of the compiler come from the binary."""
    return Finder in sys.meta_path and library() is not None


def install() -> None:
    """Let the modules of the compiler be found in the binary, unless TALISMAN_NATIVE is 0."""
    if os.environ.get("TALISMAN_NATIVE") != "0" and Finder not in sys.meta_path:
        sys.meta_path.insert(0, Finder)
