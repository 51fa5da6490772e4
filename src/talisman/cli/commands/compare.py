"""`talisman compare`: what a house rule does, by pairs of games with the same dice."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from talisman.cli.common import format_option, path_option, playable, pretty
from talisman.cli.guard import ERRORS, FINE, INTERRUPTED, USAGE, Failed, harmless
from talisman.cli.seats import many_games, seats_of, seeds_fit
from talisman.cli.workers import cores
from talisman.packs import FileProblem, writable, write_text

if TYPE_CHECKING:
    from talisman.compare import Arm, Comparison, Tally
    from talisman.compare.pairs import Measure
    from talisman.runtime.image.link import Linked
    from talisman.simulate import Goal


@click.command("compare")
@click.argument("base", metavar="BASE")
@click.argument("variant", metavar="VARIANT")
@path_option
@click.option(
    "--with", "common", multiple=True, metavar="PACK", help="A house rule that both sides play with."
)
@click.option("--games", type=click.IntRange(1, 10_000_000), default=200, help="The most pairs of games.")
@click.option("--measure", default="rounds", metavar="NAME", help="What is to be known; default rounds.")
@click.option(
    "--width",
    type=click.FloatRange(0, min_open=True),
    help="Stop when its interval is no wider: in rounds and so on; of shares in points of a hundred.",
)
@click.option("--until-reaches", "goal", metavar="NAME", help="A place, kind of place or zone to be reached.")
@many_games("steady")
@click.option(
    "--html", "page", type=click.Path(path_type=Path), help="Write the comparison as a page with plots."
)
@format_option
def command(
    base: str,
    variant: str,
    paths: Sequence[Path],
    common: Sequence[str],
    games: int,
    measure: str,
    width: float | None,
    goal: str | None,
    seats: int | None,
    bots: tuple[str, ...],
    seed: int,
    max_turns: int,
    max_rounds: int,
    jobs: int | None,
    page: Path | None,
    form: str,
) -> int:
    """Play pairs of games with the same dice, without and with a house rule, and tell what that changes.

    Each measure gets an interval for its difference that holds whenever one stops, so --width stops as soon
    as the interval of --measure is narrow enough, and Ctrl-C tells what is known so far. The numbers are the
    same however many processes play.
    """
    from talisman.compare import Arm, Tally, Wanted, as_data, compared, sentences
    from talisman.simulate import Plan

    seeds_fit(seed, games)
    if page is not None:
        _ready(page)
    sides = [playable([base, *common, *more], paths).linked for more in ((), (variant,))]
    count = seats_of(sides[0], seats)
    seats_of(sides[1], count)
    if len(bots) > count:
        raise Failed(USAGE, f"there are {count} seats for {len(bots)} bots")
    names = _short(base, *common), _short(variant)
    without, with_it = (
        Arm(
            name,
            linked,
            Plan(name, linked.image.hash, count, bots, seed, games, max_turns, max_rounds),
            _goal(linked, goal, name),
        )
        for name, linked in zip(names, sides, strict=True)
    )
    wanted = _measure(without, measure)
    tally = Tally(Wanted(wanted.name, width / 100 if wanted.share and width is not None else width))
    whole = _run((without, with_it), tally, games, jobs or cores())
    found = compared(names, tally)
    for line in [pretty(as_data(found))] if form == "json" else sentences(found):
        click.echo(line if form == "json" else harmless(line))
    if page is not None:
        _write(page, found)
    if not whole:
        click.echo(f"interrupted after {tally.pairs} pairs", err=True)
        return INTERRUPTED
    return ERRORS if tally.faults else FINE


def _run(arms: tuple[Arm, Arm], tally: Tally, games: int, jobs: int) -> bool:
    """Play pairs until it is enough; whether nobody interrupted.

    Pairs are looked at in the order of their numbers, so it stops at the same one however many processes
    play.
    """
    from talisman.compare import play_pair
    from talisman.play import side_by_side

    try:
        with (
            closing(side_by_side(partial(play_pair, arms), range(games), jobs)) as pairs,
            click.progressbar(
                pairs,
                length=games,
                label="playing pairs",
                file=sys.stderr,
                hidden=not sys.stderr.isatty(),
                show_pos=True,
            ) as playing,
        ):
            for pair in playing:
                tally.add(pair)
                if tally.enough():
                    break
    except KeyboardInterrupt:
        return False
    return True


def _short(*packs: str) -> str:
    """What packs are called in a sentence."""
    return "+".join(Path(pack).name or pack for pack in packs)


def _goal(linked: Linked, name: str | None, side: str) -> Goal | None:
    """What is to be reached."""
    from talisman.simulate import NoGoal, goal

    if name is None:
        return None
    try:
        return goal(linked, name)
    except NoGoal as error:
        hint = _near(name.lower(), error.names)
        raise Failed(USAGE, f"{side} has no place, kind of place or zone `{name}`{hint}") from error


def _measure(arm: Arm, name: str) -> Measure:
    """What is to be known."""
    from talisman.compare import NoMeasure, named

    try:
        return named(arm, name)
    except NoMeasure as error:
        some = "rounds, turns, decisions, `won by seat 1`, or a number that all see"
        hint = _near(name, error.names) or f"; there are {some}"
        raise Failed(USAGE, f"there is no measure `{name}`{hint}") from error


def _near(name: str, names: Sequence[str]) -> str:
    """What somebody may have meant."""
    from talisman.compiler.diagnostics import closest

    near = closest(name, names)
    return f"; did you mean `{near[0]}`?" if near else ""


def _ready(page: Path) -> None:
    """Whether a page can be made and written, before anybody waits for it."""
    from talisman.compare.plots import missing

    if missing():
        raise Failed(
            USAGE, "--html is made with matplotlib, which is not here: pip install 'talisman[report]'"
        )
    try:
        writable(page)
    except FileProblem as error:
        raise Failed(USAGE, str(error)) from error


def _write(page: Path, found: Comparison) -> None:
    """Write the page, whole or not at all."""
    from talisman.compare.page import html

    try:
        write_text(page, html(found))
    except FileProblem as error:
        raise Failed(USAGE, str(error)) from error
    click.echo(f"The page is in {harmless(page)}.", err=True)
