"""`talisman doctor`: what this installation has, and every limit."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from types import ModuleType

import click

from talisman import __version__, native
from talisman.compiler.pack import LANGUAGE
from talisman.packs import files, open_cache, shipped, store


@click.command("doctor")
@click.option("--limits", is_flag=True, help="List every limit and its value.")
def command(limits: bool) -> None:
    """Say what this installation has: machine, compiler, cache, shipped packs, limits."""
    from talisman.cli.native import STALE, stale
    from talisman.runtime.game.engine import chosen, preferred
    from talisman.runtime.machine.machine import Machine
    from talisman.runtime.table import limits as machine

    if limits:
        for module in (machine, files, store):
            for name, value in _numbers(module):
                click.echo(f"{name.lower().replace('_', ' '):20}{value:>14,}")
        return
    click.echo(f"talisman {__version__}, language {LANGUAGE}, Python {platform.python_version()}")
    old = preferred() and stale()
    click.echo(f"machine: {'plain Python' if old or chosen(None) is Machine else 'compiled'}")
    if old:
        click.echo(f"  {STALE}")
    click.echo(f"compiler: {'compiled' if native.used() else 'plain Python'}")
    click.echo(f"cache: {getattr(open_cache(), 'folder', 'none')}")
    click.echo(f"packs: {', '.join(folder.name for folder in shipped())}")


def _numbers(module: ModuleType) -> Iterator[tuple[str, int]]:
    """The constants of a module that are numbers, in the order in which they stand there."""
    for name, value in vars(module).items():
        if name.isupper() and type(value) is int:
            yield name, value
