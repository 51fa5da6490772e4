"""Who sits at the table, as it is said on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from talisman.cli.guard import USAGE, Failed

if TYPE_CHECKING:
    from talisman.runtime.image.link import Linked


def bot_list(ctx: click.Context, option: click.Parameter, value: str) -> tuple[str, ...]:
    """`random,cautious` as names of bots."""
    from talisman.bots import BOTS

    names = tuple(part.strip() for part in value.split(","))
    for name in names:
        if name not in BOTS:
            *some, last = BOTS
            raise click.BadParameter(f"there is no bot `{name}`; there are {', '.join(some)} and {last}")
    return names


def seats_of(linked: Linked, asked: int | None) -> int:
    """The seats of the game; two where the game allows it."""
    low, high = linked.image.seats
    if asked is not None and not low <= asked <= high:
        raise Failed(USAGE, f"this game is for {low} to {high} seats, not for {asked}")
    return asked if asked is not None else min(max(low, 2), high)
