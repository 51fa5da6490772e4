"""`talisman view`: a saved game as one seat sees it, and nothing else of it."""

from __future__ import annotations

import json
from pathlib import Path

import click

from talisman.cli.common import format_option
from talisman.cli.guard import ERRORS, FINE, USAGE, Failed, harmless
from talisman.cli.saves import replay_file


@click.command("view")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=click.IntRange(min=1), help="Whose view; without it, what everybody sees.")
@click.option("--after", type=click.IntRange(min=0), help="After so many answers; without it, at the end.")
@click.option("--log", is_flag=True, help="Also everything the seat was told until then.")
@format_option
def command(file: Path, seat: int | None, after: int | None, log: bool, form: str) -> int:
    """Show a saved game as one seat may see it.

    A save holds the seed and every answer, and so every secret; what this shows can be handed to whoever sits
    there. Status 1 when the game goes another way than the save says.
    """
    from talisman.play import Witness, board, table

    eye = seat - 1 if seat is not None else -1
    seen = Witness(eye)
    _, found = replay_file(file, seen, after)
    game, diverged = found.record.game, found.divergence
    if eye >= game.seats:
        raise Failed(USAGE, f"there are {game.seats} seats in {file}")
    if form == "json":
        click.echo(json.dumps(seen.data(game, log=log), ensure_ascii=False))
    else:
        for line in (*(seen.lines if log else ()), *table(game, eye), *board(game, eye)):
            click.echo(line)
    if diverged:
        click.echo(
            f"{harmless(file)} goes another way after answer {diverged.inputs}", err=True
        )  # no hash of secrets
    return ERRORS if diverged else FINE
