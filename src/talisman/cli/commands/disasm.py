"""`talisman disasm`: an image as text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from talisman.cli.common import IMAGE, compiled_or_fail, image_file, pack_arguments, verified
from talisman.runtime.image.image import canonical


@click.command("disasm")
@pack_arguments()
def command(packs: Sequence[str], paths: Sequence[Path]) -> None:
    """Show instructions beside the source lines they come from (of packs, or of one image)."""
    from talisman.compiler.image.disasm import disassembled

    sources: dict[str, list[str]] = {}
    if len(packs) == 1 and packs[0].endswith(IMAGE):
        found = image_file(Path(packs[0]))
    else:
        built, compiled = compiled_or_fail(packs, paths)
        sources = {source.shown: source.lines for source in built.loaded.texts}
        found = verified(canonical(compiled.image), "+".join(packs))

    def line(file: str, number: int) -> str:
        lines = sources.get(file, [])
        return lines[number - 1].strip() if 1 <= number <= len(lines) else ""

    for told in disassembled(found.linked.image, line):
        click.echo(told)
