"""`talisman check`: report problems, write nothing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from talisman.cli.common import (
    Announcing,
    Built,
    build,
    checked,
    checked_each,
    pack_arguments,
    report,
    report_options,
    status,
)
from talisman.cli.guard import ERRORS, FINE
from talisman.packs import games_in, open_cache


@click.command("check")
@pack_arguments()
@report_options
@click.option("--strict", is_flag=True, help="Warnings end the command with status 1, too.")
@click.option("--watch", is_flag=True, help="Go on, and check again whenever a file changes.")
@click.option(
    "--needless", is_flag=True, help="Find words without which nothing would be different, in minutes."
)
@click.option("--within", multiple=True, metavar="FILE", help="For --needless: look only at this file.")
@click.option("--jobs", default=1, type=click.IntRange(1, 64), help="For --needless: processes.")
def command(
    packs: Sequence[str],
    paths: Sequence[Path],
    form: str,
    colour: str,
    every: bool,
    strict: bool,
    watch: bool,
    needless: bool,
    within: Sequence[str],
    jobs: int,
) -> int:
    """Report problems in packs (names, or folders with a pack.toml).

    Packs are put together into one game; of a folder of packs each game is looked at by itself.
    """
    from talisman.render import summary

    if watch:
        return _watch(packs, paths, form, colour, every)
    games = games_in(Path(packs[0])) if len(packs) == 1 and not needless else []
    if games:
        built = checked_each(games, paths)
    else:
        built = build(packs, paths, scenarios=True) if needless else checked(packs, paths)
    if needless:
        _look_for_needless(built, within, jobs)
    click.echo(report(built, form, colour, every), nl=False)
    if form == "text":
        if built.bag.found:
            click.echo()
        click.echo(summary(built.bag.sorted(), len(built.loaded.texts), built.seconds))
    return status(built) or (ERRORS if strict and built.bag.warnings else FINE)


def _watch(packs: Sequence[str], paths: Sequence[Path], form: str, colour: str, every: bool) -> int:
    """Check again and again, until somebody interrupts; at once to an end where there is no such pack."""
    from talisman.cli.watch import Watch
    from talisman.packs.workspace import Workspace

    return Watch(Workspace(tuple(packs), tuple(paths), Announcing(open_cache())), form, colour, every).run()


def _look_for_needless(built: Built, within: Sequence[str], jobs: int) -> None:
    """Report what can be left out of the files of the packs that were named."""
    from talisman.cli.workers import in_workers
    from talisman.compiler.messages.packs import NEEDLESS
    from talisman.scenario.needless import Needless, needless

    if built.compiled is None:
        return
    parsed, asked = built.compiled.parsed, built.loaded.asked
    files = [
        source.shown
        for source in built.loaded.texts
        if source.shown.partition("/")[0] in asked
        and (not within or any(built.loaded.shown(source.shown).endswith(name) for name in within))
    ]

    def look(first: int) -> list[Needless]:
        return list(needless(parsed, files, jobs, first))

    for found in in_workers(look, range(jobs), jobs):
        for one in found:
            built.bag.add(NEEDLESS.at(one.span, part=one.what))
