"""`talisman say`: what the machine understood of a line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from talisman.cli.common import compiled_or_fail, path_option
from talisman.cli.guard import ERRORS, Failed


@click.command("say")
@click.argument("pack", metavar="PACK")
@click.argument("where", required=False, default="", metavar="[ADDRESS | FILE:LINE]")
@path_option
def command(pack: str, where: str, paths: Sequence[Path]) -> None:
    """Tell in plain English what the machine understood of a line, a card, a declaration or a whole pack.

    Where one is named, what the verbs in it do is told, too. Scenarios are told only where they are named.
    """
    from talisman.say.entries import entries, told
    from talisman.say.find import Unknown, find

    _, compiled = compiled_or_fail([pack], paths, game_alone=True)
    every = entries(compiled.model, compiled.parsed)
    if where:
        try:
            chosen = find(where, every, compiled.parsed)
        except Unknown as unknown:
            near = f" Near: {', '.join(unknown.near)}." if unknown.near else ""
            hint = "`talisman inspect PACK --addresses` lists them all."
            raise Failed(ERRORS, f"{unknown.why}.{near} {hint}") from unknown
    else:
        own = f"{compiled.model.packs[-1]}/"
        chosen = [entry for entry in every if entry.span.file.startswith(own) and not entry.scene]
    for head, lines in told(compiled.model, chosen, opened=bool(where)):
        click.echo(head)
        for line in lines:
            click.echo(f"    {line}")
