"""Who sits at the table, as it is said on the command line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

import click

from talisman.cli.guard import USAGE, Failed

if TYPE_CHECKING:
    from talisman.runtime.image.link import Linked

F = TypeVar("F", bound=Callable[..., object])

LAST = 2**63
"""Seeds of many games are below it: tables hold numbers of 64 bits."""


def bot_list(ctx: click.Context, option: click.Parameter, value: str) -> tuple[str, ...]:
    """`random,cautious` as names of bots that choose the same on every computer."""
    names = any_bots(ctx, option, value)
    if refused := not_the_same(names):
        raise click.BadParameter(refused)
    return names


def not_the_same(bots: Sequence[str]) -> str:
    """Why these bots can play only against people, whose answers are kept; nothing where that is not so."""
    from talisman.bots import hurried

    for name in bots:
        if hurried(name):
            return (
                f"what `{name}` chooses depends on the computer, so it plays only in a game with people "
                "(`talisman play --human 1`); `deep:500` has a number of imagined games instead"
            )
    return ""


def any_bots(ctx: click.Context, option: click.Parameter, value: str) -> tuple[str, ...]:
    """`random,deep:800ms` as names of bots, of those too that have a time to think."""
    from talisman.bots import NoBot, bot

    names = tuple(part.strip() for part in value.split(","))
    for name in names:
        try:
            bot(name)
        except NoBot as error:
            raise click.BadParameter(str(error)) from None
    return names


def seats_of(linked: Linked, asked: int | None) -> int:
    """The seats of the game; two where the game allows it."""
    low, high = linked.image.seats
    if asked is not None and not low <= asked <= high:
        raise Failed(USAGE, f"this game is for {low} to {high} seats, not for {asked}")
    return asked if asked is not None else min(max(low, 2), high)


def many_games(bots: str) -> Callable[[F], F]:
    """--seats, --bots (with these for a default), --seed, --max-turns, --max-rounds, --jobs."""
    options = (
        click.option("--seats", type=int, help="How many play; default the fewest, but two."),
        click.option(
            "--bots",
            default=bots,
            callback=bot_list,
            help="Who answers for seats, in order: random, steady, greedy, cautious, deep, deep:500.",
        ),
        click.option(
            "--seed", type=click.IntRange(0, LAST - 1), default=1, help="The seed of the first game."
        ),
        click.option(
            "--max-turns", type=click.IntRange(1), default=2_000, help="Stop a game after so many turns."
        ),
        click.option("--max-rounds", type=click.IntRange(0), default=0, help="Or after so many rounds."),
        click.option("--jobs", type=click.IntRange(1, 256), help="Processes; default one for each core."),
    )

    def decorate(command: F) -> F:
        for option in reversed(options):
            command = option(command)
        return command

    return decorate


def seeds_fit(seed: int, games: int) -> None:
    """Refuse more games than there are seeds from this one on."""
    if seed + games > LAST:
        raise Failed(USAGE, f"the seeds of {games:,} games from {seed} on go beyond {LAST - 1}")
