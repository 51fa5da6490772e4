"""`talisman disasm`: an image as text."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import click

from talisman.cli.common import IMAGE, compiled_or_fail, existing, image_file, pack_arguments


@click.command("disasm")
@pack_arguments()
def command(packs: Sequence[str], paths: Sequence[Path]) -> None:
    """Show instructions beside the source lines they come from (of packs, or of one image)."""
    from talisman.compiler.disasm import disassemble

    if len(packs) == 1 and packs[0].endswith(IMAGE):
        image_file(Path(packs[0]))  # refuses what cannot be trusted
        image = json.loads(existing(Path(packs[0])))
    else:
        image = compiled_or_fail(packs, paths)[1].image
    click.echo(disassemble(image), nl=False)
