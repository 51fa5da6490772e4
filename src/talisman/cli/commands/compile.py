"""`talisman compile`: packs to an image file, or each game in a folder of packs to one of its own."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from talisman.cli.common import IMAGE, make, pack_arguments
from talisman.cli.guard import FINE, USAGE, Failed, harmless
from talisman.packs import FileProblem, games_in, write_text
from talisman.values import frozen

if TYPE_CHECKING:
    from talisman.compiler.syntax.shared import Shared


@frozen
class Written:
    """What comes of an image: problems of its packs, the line that says where it is, or what went wrong."""

    told: str
    line: str
    error: str = ""
    status: int = FINE


@click.command("compile")
@pack_arguments()
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), help="The file; default build/PACK.talc. Or a folder."
)
def command(packs: Sequence[str], paths: Sequence[Path], output: Path | None) -> None:
    """Compile packs into one image, which plays without sources.

    A folder of packs becomes an image for each game in it, on all cores.
    """
    games = games_in(Path(packs[0])) if len(packs) == 1 else []
    found = every(games, paths, output or Path("build")) if games else [written(packs, paths, output)]
    for one in found:
        click.echo(one.told, err=True, nl=False)
        if one.line:
            click.echo(one.line)
        if one.error:
            click.echo(f"error: {harmless(one.error)}", err=True)
    bad = [one.status for one in found if one.status]
    if bad:
        raise Failed(bad[0])


def every(games: Sequence[Path], paths: Sequence[Path], folder: Path) -> list[Written]:
    """The images of all games, written into a folder; the largest is begun first, so as not to be last."""
    from talisman.cli.workers import in_workers

    @cache
    def shared() -> Shared:  # of each process; where all is as it was, nobody asks
        from talisman.compiler.syntax.shared import Shared

        return Shared()

    began = time.perf_counter()
    order = sorted(games, key=_size, reverse=True)
    work = partial(_one, paths, folder, shared)
    found = dict(zip(order, in_workers(work, order), strict=True))
    images = sum(not one.status for one in found.values())
    last = Written("", f"{images} of {len(games)} images in {time.perf_counter() - began:.2f} s")
    return [*(found[game] for game in games), last]


def _one(paths: Sequence[Path], folder: Path, shared: Callable[[], Shared], game: Path) -> Written:
    """The image of one of several games."""
    return written([str(game)], paths, folder / f"{game.name}{IMAGE}", shared)


def _size(game: Path) -> int:
    """How much there is to compile in a pack itself; links lead anywhere, or nowhere."""
    return sum(path.lstat().st_size for path in game.glob("*.tal"))


def written(
    packs: Sequence[str],
    paths: Sequence[Path],
    output: Path | None,
    shared: Callable[[], Shared] | None = None,
) -> Written:
    """Packs compiled into an image file."""
    made = make(packs, paths, shared, verified=True)
    image = made.image
    if image is None:
        return Written(made.told, "", status=made.status)
    path = output or Path("build") / f"{image.name}{IMAGE}"
    text = image.text + "\n"
    try:
        write_text(path, text)
    except FileProblem as error:
        return Written(made.told, "", str(error), USAGE)
    kept = ", unchanged" * image.kept
    line = f"Wrote {harmless(path)} ({len(text.encode()):,} bytes) in {image.seconds:.2f} s{kept}"
    return Written(made.told, line)
