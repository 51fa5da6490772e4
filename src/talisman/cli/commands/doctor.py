"""`talisman doctor`: what this installation has, why it has no more, and every limit."""

from __future__ import annotations

import platform

import click

from talisman import __version__
from talisman.cli.guard import ERRORS, Failed
from talisman.compiler.pack import LANGUAGE
from talisman.packs import open_cache, shipped


@click.command("doctor")
@click.option("--limits", is_flag=True, help="List every limit that packs, files and games can meet.")
@click.option("--native", is_flag=True, help="Exit with status 1 where machine or compiler is plain Python.")
def command(limits: bool, native: bool) -> None:
    """Say what this installation has: machine, compiler, cache, shipped packs, limits."""
    if limits:
        from talisman.cli.limits import published

        last = ""
        for heading, limit in published():
            if heading != last:
                click.echo(f"{heading}:")
            last = heading
            click.echo(f"  {limit.value:>13,} {limit.unit:16}{limit.meaning}")
        return
    from talisman.cli.native import OFF, parts, way_out

    click.echo(f"talisman {__version__}, language {LANGUAGE}, Python {platform.python_version()}")
    lacking = plain = False
    for part, why in parts():
        plain = plain or bool(why)
        click.echo(f"{part}: {f'plain Python: {why}' if why else 'compiled'}")
        lacking = lacking or why not in ("", OFF)
    if lacking:
        click.echo(f"  to have it compiled, {way_out()}")
    click.echo(f"cache: {getattr(open_cache(), 'folder', 'none')}")
    click.echo(f"packs: {', '.join(folder.name for folder in shipped())}")
    if native and plain:
        raise Failed(ERRORS)
