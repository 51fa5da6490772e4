"""A compiled machine that is older than its sources is not used: in a checkout nobody rebuilds it in time."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

import click

STALE = (
    "the compiled machine is older than its sources, so the plain one plays; tools/build_native.py compiles"
)


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
