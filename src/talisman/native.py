"""The compiler as native code, where there is a binary of exactly the sources that lie here.

`tools/build_native.py` compiles its modules, and the one that verifies code, into one binary, whose name
holds the hash of their sources. It is looked for under the hash of what lies here now, so after a change
the sources are used, and nothing can grow stale; what was not touched since the building is not read for
that. Both give the same results; the plain modules are only slower.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from types import ModuleType

COMPILED = ("talisman.compiler.", "talisman.runtime.image.verify_code")
"""How the names of compiled modules begin: what makes images, and what looks at all their code."""
LIBRARY = "talisman_compiler__mypyc"
"""The name under which the binary looks for itself."""
BINARY = "_compiler_"
"""How the file begins; the hash follows."""
PARTS = ("compiler", "runtime")
"""What the binary is made of, or knows; with `values.py`."""
NOTE = "_compiler.note"
"""What `noted` says of the sources a binary was built from in place."""
STAMPED = (".py", ".lark", ".table")
"""Endings of the files that make the compiler."""
PLAIN = (
    *(f"talisman.compiler.{name}" for name in ("image.disasm", "syntax.views")),
    *(f"talisman.compiler.syntax.table.{name}" for name in ("conflicts", "generate", "lalr")),
    "talisman.compiler.syntax.mistakes.",
)
"""How the names of modules begin that stay as they are: they are seldom wanted, or little else than names.

So are those that say what a line may have been meant to be: nearly all of their time is reading lines.
"""
YET = "talisman.compiler.syntax.mistakes.captured"
"""Of these the one that every line goes through."""
FOLDER = os.path.dirname(__file__)


@cache
def stamp(folder: str) -> str:
    """Changes whenever a file of the compiler, the machine or the grammar does: names, sizes and times."""
    digest = blake2b(digest_size=16)
    for name, entry in sorted(_entries(folder, (*PARTS, "grammar"), STAMPED)):
        info = entry.stat()
        digest.update(f"{name} {info.st_size} {info.st_mtime_ns}\n".encode())
    return digest.hexdigest()


def _entries(
    folder: str, parts: Sequence[str], endings: tuple[str, ...]
) -> Iterator[tuple[str, os.DirEntry[str]]]:
    """Files in some folders of the package, by their paths inside it."""
    for part in parts:
        with os.scandir(os.path.join(folder, part)) as found:
            for entry in found:
                name = f"{part}/{entry.name}"
                if entry.name.endswith(endings):
                    yield name, entry
                elif entry.is_dir() and entry.name != "__pycache__":
                    yield from _entries(folder, (name,), endings)


def compiled(name: str) -> bool:
    """Whether a module is one of those that are compiled; a package goes by its own name."""
    name = name.removesuffix(".__init__")
    return name.startswith(COMPILED) and (name == YET or not name.startswith(PLAIN))


def binary_name(folder: str) -> str:
    """How a binary of the sources in a folder is called: after their text."""
    digest = blake2b(repr((COMPILED, PLAIN, YET)).encode(), digest_size=16)
    found = [(name, entry.path) for name, entry in _entries(folder, PARTS, (".py",))]
    for name, path in sorted([*found, ("values.py", os.path.join(folder, "values.py"))]):
        with open(path, "rb", buffering=0) as file:
            text = file.read()
        digest.update(b"%s %d\n%s" % (name.encode(), len(text), text))
    return f"{BINARY}{digest.hexdigest()}{EXTENSION_SUFFIXES[0]}"


def noted(folder: str, name: str) -> str:
    """What is noted beside a binary, so that sources that were not touched since need not be read."""
    info = os.stat(os.path.join(folder, "values.py"))
    return f"{stamp(folder)} {info.st_size} {info.st_mtime_ns} {name}"


def _wanted(folder: str, there: Sequence[str]) -> str:
    """The name of the binary of what lies in a folder; one of those that are there, if it fits."""
    try:
        with open(os.path.join(folder, NOTE), encoding="utf-8") as file:
            note = file.read()
    except OSError:
        note = ""
    name = note.rpartition(" ")[2]
    return name if name in there and note == noted(folder, name) else binary_name(folder)


class Finder:
    """Finds the modules of the compiler in the binary, all or none."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A module of the compiler, if there is a binary for it."""
        if not compiled(name) or library() is None:
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
        """All is done, but where a package lies it does not know: whoever looks for its files asks."""
        spec = module.__spec__
        if spec is not None and spec.submodule_search_locations is not None:
            module.__path__ = list(spec.submodule_search_locations)


@cache
def library() -> ModuleType | None:
    """The binary of exactly these sources; None if there is none, or it cannot be used here."""
    try:
        there = [name for name in os.listdir(FOLDER) if name.startswith(BINARY)]
        if not there:
            return None
        path = os.path.join(FOLDER, _wanted(FOLDER, there))
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
