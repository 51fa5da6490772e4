"""`talisman test`: run the scenarios of packs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from talisman.cli.common import format_option, pack_arguments


@click.command("test")
@pack_arguments()
@format_option
def command(packs: Sequence[str], paths: Sequence[Path], form: str) -> int:
    """Run the scenarios of packs; status 1 when one fails."""
    raise NotImplementedError
