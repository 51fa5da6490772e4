"""`talisman check`: report problems, write nothing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from talisman.cli.common import build, pack_arguments, report, report_options, status
from talisman.cli.guard import ERRORS, FINE


@click.command("check")
@pack_arguments()
@report_options
@click.option("--strict", is_flag=True, help="Warnings end the command with status 1, too.")
def command(
    packs: Sequence[str], paths: Sequence[Path], form: str, colour: str, every: bool, strict: bool
) -> int:
    """Report problems in packs (names, or folders with a pack.toml)."""
    from talisman.render import summary

    built = build(packs, paths)
    click.echo(report(built, form, colour, every), nl=False)
    if form == "text":
        if built.bag.found:
            click.echo()
        click.echo(summary(built.bag.sorted(), len(built.loaded.texts), built.seconds))
    return status(built) or (ERRORS if strict and built.bag.warnings else FINE)
