"""A compiled machine that is older than its sources is not used: in a checkout nobody rebuilds it in time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import click

STALE = (
    "the compiled machine is older than its sources, so the plain one plays; tools/build_native.py compiles"
)
BUILD = "tools/run python tools/build_native.py"
INSTALL = "install a C compiler and the headers of Python (Debian: apt install gcc python3-dev), then "
FOLDER = Path(__file__).resolve().parents[1]
OFF = "TALISMAN_NATIVE is 0"


@cache
def stale() -> bool:
    """Whether the compiled machine was made of other sources than lie beside it."""
    from talisman.runtime.game.engine import MACHINE_FILES, joined, source_hash

    try:
        module = import_module("talisman.runtime._native")
    except ImportError:
        return False
    folder = Path(str(module.__file__)).parent / "machine"
    try:
        texts = [(folder / name).read_text(encoding="utf-8") for name in MACHINE_FILES]
    except OSError:
        return False
    return source_hash(joined(texts)) != getattr(module, "SOURCE_HASH", "")


def choose() -> None:
    """Let games run compiled only if that is the machine of these sources."""
    from talisman.runtime.game.engine import prefer, preferred

    if preferred() and stale():
        click.echo(f"note: {STALE}", err=True)
        prefer(native=False)


def parts() -> Iterator[tuple[str, str]]:
    """Machine and compiler, and why each is not native; "" for one that is."""
    from talisman import native
    from talisman.runtime.game.engine import native_machine

    off = os.environ.get("TALISMAN_NATIVE") == "0"
    there = any((FOLDER / "runtime").glob("_native*"))
    if off:
        yield "machine", OFF
    elif stale():
        yield "machine", STALE
    elif native_machine() is None:
        yield "machine", "the one that is there does not fit" if there else "not built"
    else:
        yield "machine", ""
    there = any(name.suffix != ".note" for name in FOLDER.glob(f"{native.BINARY}*"))
    if native.used():
        yield "compiler", ""
    else:
        yield (
            "compiler",
            OFF if off else "the one that is there is of other sources" if there else "not built",
        )


def way_out() -> str:
    """What to do to have native parts: what is lacking, and the command."""
    from talisman.toolchain import lacking

    missing = lacking()
    if (FOLDER.parents[1] / "tools" / "build_native.py").is_file():
        command = f"run `{BUILD}` (one to five minutes on two cores)"
    else:
        command = "install talisman again from its sources (one to five minutes on two cores)"
    return f"{missing}: {INSTALL}{command}" if missing else command
