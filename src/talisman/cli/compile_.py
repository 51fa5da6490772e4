"""`talisman compile`: packs to an image file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from talisman.cli.common import IMAGE, compiled_or_fail, pack_arguments, report
from talisman.cli.guard import USAGE, Failed
from talisman.packs import FileProblem, write_text
from talisman.runtime.image import canonical


@click.command("compile")
@pack_arguments()
@click.option("-o", "--output", type=click.Path(path_type=Path), help="The file; default build/PACK.talc.")
def command(packs: Sequence[str], paths: Sequence[Path], output: Path | None) -> None:
    """Compile packs into one image, which plays without sources."""
    built, compiled = compiled_or_fail(packs, paths)
    click.echo(report(built), err=True, nl=False)
    path = output or Path("build") / f"{built.name}{IMAGE}"
    text = canonical(compiled.image) + "\n"
    try:
        write_text(path, text)
    except FileProblem as error:
        raise Failed(USAGE, str(error)) from error
    click.echo(f"Wrote {path} ({len(text.encode()):,} bytes) in {built.seconds:.2f} s")
