"""`talisman verify`: is an image what the machine accepts?"""

from __future__ import annotations

from pathlib import Path

import click

from talisman.cli.common import image_file
from talisman.cli.guard import harmless


@click.command("verify")
@click.argument("images", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="IMAGE...")
def command(images: tuple[Path, ...]) -> None:
    """Check that images are whole, unchanged and safe to run; status 3 when one is refused."""
    for path in images:
        image_file(path)
        click.echo(f"{harmless(path)}: fine")
