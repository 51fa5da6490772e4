"""`talisman replay`: does a saved game still go the same way?"""

from __future__ import annotations

import json
from pathlib import Path

import click

from talisman.cli.common import format_option, verified
from talisman.cli.guard import ERRORS, FINE
from talisman.cli.play_ import opened


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--log", is_flag=True, help="Tell the game as it goes on.")
@format_option
def command(file: Path, log: bool, form: str) -> int:
    """Play a saved game again; status 1 when it goes another way."""
    from talisman.play import Session, Talk
    from talisman.play.saves import replayed
    from talisman.runtime.game import Game

    save = opened(file)
    game = Game.new(verified(save.image, str(file)).linked, save.seats, save.seed, log=log)
    session = Session(game, save.seed, {})
    diverged = replayed(save, session)
    if log:
        for line in Talk(game).news():
            click.echo(line)
    if form == "json":
        click.echo(
            json.dumps(
                {
                    "decisions": len(session.taken),
                    "diverged": diverged.answers if diverged else None,
                    "message": diverged.text if diverged else "",
                    "state_hash": game.hash(),
                }
            )
        )
    elif diverged:
        click.echo(f"{file} goes another way at answer {diverged.answers}: {diverged.text}", err=True)
    else:
        click.echo(f"{file}: {len(session.taken)} answers, the same game; state {game.hash()}")
    return ERRORS if diverged else FINE
