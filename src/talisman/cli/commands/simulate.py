"""`talisman simulate`: many games on all cores, kept as tables, and what they say of the pack."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click

from talisman.cli.common import pack_arguments, playable
from talisman.cli.guard import ERRORS, FINE, INTERRUPTED, USAGE, Failed, harmless
from talisman.cli.seats import many_games, seats_of, seeds_fit
from talisman.cli.workers import cores
from talisman.packs import FileProblem

if TYPE_CHECKING:
    from talisman.cli.common import Playable
    from talisman.simulate import Plan, Shelf, Told


@click.command("simulate")
@pack_arguments()
@click.option("--with", "variants", multiple=True, metavar="PACK", help="A house rule to play with.")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=100, help="How many games.")
@many_games("random")
@click.option(
    "--on", "where", default="local", metavar="WHERE", help="local, or a cluster: dask://HOST:PORT."
)
@click.option("--out", type=click.Path(path_type=Path), help="A folder for the games and their tables.")
@click.option("--resume", is_flag=True, help="Go on with what lies in the folder.")
def command(
    packs: Sequence[str],
    paths: Sequence[Path],
    variants: Sequence[str],
    games: int,
    seats: int | None,
    bots: tuple[str, ...],
    seed: int,
    max_turns: int,
    max_rounds: int,
    jobs: int | None,
    where: str,
    out: Path | None,
    resume: bool,
) -> int:
    """Play many games with the next seeds and tell what they come to: ends, lengths, wins, what is never met.

    The numbers are the same however many processes play, and wherever they do. With --out each game is kept
    as it ends, so that Ctrl-C loses nothing and --resume goes on; at the end the tables stand there as CSV
    (and as Parquet, where pyarrow is installed).
    """
    from talisman.simulate import ClusterError, Plan, Shelf, ShelfError, balance

    cluster = _cluster(where)
    if resume and out is None:
        raise Failed(USAGE, "--resume goes on with a folder: --out names it")
    seeds_fit(seed, games)
    names = [*packs, *variants]
    found = playable(names, paths)
    if len(bots) > (count := seats_of(found.linked, seats)):
        raise Failed(USAGE, f"there are {count} seats for {len(bots)} bots")
    plan = Plan("+".join(names), found.linked.image.hash, count, bots, seed, games, max_turns, max_rounds)
    try:
        shelf = None
        if out is not None:
            shelf = Shelf.again(out, plan, found.linked) if resume else Shelf.new(out, plan)
        asked = shelf.plan if shelf else plan
        told, whole = _run(_playing(found, asked, cluster, jobs or cores()), asked, shelf)
        written = _tables(shelf) if shelf is not None else ""
        for line in (*balance(found.linked, told), *([written] if written else [])):
            click.echo(line)
    except (ClusterError, ShelfError, FileProblem) as error:
        raise Failed(USAGE, str(error)) from error
    if not whole:
        again = f"; --out {harmless(out)} --resume plays the rest" if out else ""
        click.echo(f"interrupted after {len(told)} games{again}", err=True)
        return INTERRUPTED
    return ERRORS if any(one["result"]["ended"] == "fault" for one in told) else FINE


def _cluster(where: str) -> str:
    """The address of the cluster that plays; "" for this computer."""
    from talisman.simulate.cluster import missing

    if where == "local":
        return ""
    try:
        found = urlsplit(where)
        told = found.scheme == "dask" and found.hostname and found.port and not (found.path or found.query)
    except ValueError:  # a port that is none, or half an address
        told = None
    if not told:
        raise Failed(USAGE, f"--on is local, or a cluster as dask://HOST:PORT, and not `{where}`")
    if missing():
        raise Failed(
            USAGE, "--on dask:// plays with distributed, which is not here: pip install 'talisman[cluster]'"
        )
    return f"tcp://{found.netloc}"


def _playing(
    found: Playable, plan: Plan, cluster: str, jobs: int
) -> Callable[[Sequence[int]], Iterator[Told]]:
    """What plays games by their numbers: processes here, or a cluster."""
    from talisman.play import side_by_side
    from talisman.simulate import on_cluster, play

    if cluster:
        return partial(on_cluster, cluster, found.text, plan)
    return lambda numbers: side_by_side(partial(play, found.linked, plan), numbers, jobs)


def _run(
    playing_them: Callable[[Sequence[int]], Iterator[Told]], plan: Plan, shelf: Shelf | None
) -> tuple[list[Told], bool]:
    """All games in the order of their numbers; whether none is missing because somebody interrupted."""
    told = shelf.told if shelf else []  # what is kept is what is told, also where somebody interrupts
    numbers = shelf.missing() if shelf else list(range(plan.games))
    whole = True
    try:
        with click.progressbar(
            playing_them(numbers),
            length=len(numbers),
            label="playing",
            file=sys.stderr,
            hidden=not sys.stderr.isatty(),
            show_pos=True,
        ) as playing:
            for one in playing:
                if shelf is not None:
                    shelf.put(one)
                else:
                    told.append(one)
    except KeyboardInterrupt:
        whole = False
    finally:
        if shelf is not None:
            shelf.close()
    return sorted(told, key=lambda one: one["number"]), whole


def _tables(shelf: Shelf) -> str:
    """Write the tables of what lies on the shelf; where they are, in a sentence."""
    from talisman.simulate import tables, write

    if write(shelf.folder, tables(shelf.told)):
        return f"Tables are in {harmless(shelf.folder)}, as CSV and as Parquet."
    return f"Tables are in {harmless(shelf.folder)}, as CSV; with `pip install pyarrow` as Parquet, too."
