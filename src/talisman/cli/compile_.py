"""`talisman compile`: packs to an image file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from talisman.cli.common import IMAGE, image_of, pack_arguments
from talisman.cli.guard import USAGE, Failed
from talisman.packs import FileProblem, write_text


@click.command("compile")
@pack_arguments()
@click.option("-o", "--output", type=click.Path(path_type=Path), help="The file; default build/PACK.talc.")
def command(packs: Sequence[str], paths: Sequence[Path], output: Path | None) -> None:
    """Compile packs into one image, which plays without sources."""
    image = image_of(packs, paths)
    path = output or Path("build") / f"{image.name}{IMAGE}"
    text = image.text + "\n"
    try:
        write_text(path, text)
    except FileProblem as error:
        raise Failed(USAGE, str(error)) from error
    click.echo(
        f"Wrote {path} ({len(text.encode()):,} bytes) in {image.seconds:.2f} s{', unchanged' * image.kept}"
    )
