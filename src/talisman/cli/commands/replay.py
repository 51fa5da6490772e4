"""`talisman replay`: does a saved game still go the same way?"""

from __future__ import annotations

import json
from pathlib import Path

import click

from talisman.cli.common import format_option
from talisman.cli.guard import ERRORS, FINE, harmless
from talisman.cli.saves import replay_file, told


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--log", is_flag=True, help="Tell the game as it goes on.")
@format_option
def command(file: Path, log: bool, form: str) -> int:
    """Play a saved game again; status 1 when it goes another way."""
    from talisman.play import Talk

    _, found = replay_file(file)
    game, diverged = found.record.game, found.divergence
    if log:
        for line in Talk(game).news():
            click.echo(line)
    if form == "json":
        data = {
            "decisions": len(found.record.inputs),
            "diverged": diverged.inputs if diverged else None,
            "message": told(diverged) if diverged else "",
            "state_hash": game.hash(),
        }
        click.echo(json.dumps(data))
    elif diverged:
        click.echo(f"{harmless(file)} {told(diverged)}", err=True)
    else:
        click.echo(
            f"{harmless(file)}: {len(found.record.inputs)} answers, the same game; state {game.hash()}"
        )
    return ERRORS if diverged else FINE
