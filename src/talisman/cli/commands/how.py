"""`talisman how`: lines that say something like it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from talisman.cli.common import path_option, read_or_fail
from talisman.cli.guard import ERRORS, Failed, harmless
from talisman.packs import open_cache

MOST = 100


@click.command("how")
@click.argument("pack", metavar="PACK")
@click.argument("words", nargs=-1, required=True, metavar="WORDS...")
@path_option
@click.option("--scenarios", "scenes", is_flag=True, help="Look in scenarios.")
@click.option("--most", type=click.IntRange(1, MOST), default=8, show_default=True, help="Lines to show.")
def command(pack: str, words: Sequence[str], paths: Sequence[Path], scenes: bool, most: int) -> None:
    """Show how something is said: the lines of a pack, and of those that it needs, that are most like WORDS.

    The words need be no sentence, and stand in any order: `talisman how PACK when a turn ends`. What the
    packs list as said otherwise, in their `misnomers`, is found by that, too. Lines that cannot be read are
    not shown.
    """
    from talisman.compiler.driver import reads
    from talisman.compiler.syntax.mistakes.likeness.phrasebook import how

    items, declared = read_or_fail(pack, paths)
    can_be_read = reads(items, declared, open_cache())
    found = list(how(items, declared, " ".join(words), most, can_be_read, scenes=scenes))
    if not found:
        raise Failed(ERRORS, "nothing is like it: fewer words, or plainer ones, find more")
    places = [f"{one.file}:{one.number}" for one in found]
    width = max(map(len, places))
    for place, one in zip(places, found, strict=True):
        first, *below = one.text.split("\n")
        click.echo(f"{harmless(place):{width}}  {harmless(first)}")
        for line in below:
            click.echo(f"{'':{width}}      {harmless(line)}")
