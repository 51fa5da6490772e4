"""`talisman inspect`: what packs declare."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from talisman.cli.common import compiled_or_fail, format_option, pack_arguments, pretty


@click.command("inspect")
@pack_arguments()
@format_option
@click.option("--addresses", is_flag=True, help="List the address of each line, as a house rule writes it.")
def command(packs: Sequence[str], paths: Sequence[Path], form: str, addresses: bool) -> None:
    """List kinds, counters, zones, stats, spaces, verbs with their sentences, all other words, rules."""
    from talisman.inspection import inspect

    _, compiled = compiled_or_fail(packs, paths)
    data = inspect(compiled)
    if form == "json":
        click.echo(pretty(data))
        return
    if addresses:
        width = max(map(len, data["addresses"]), default=0)
        for address, line in data["addresses"].items():
            click.echo(f"{address:{min(width, 60)}}  {line}")
        return
    click.echo("kinds")
    for name, counts in data["kinds"].items():
        click.echo(f"    {name}: {counts['things']} things, {counts['copies']} copies")
    for title in ("counters", "zones", "stats", "verbs"):
        click.echo(f"{title}\n    {', '.join(data[title]) or 'none'}")
    for title, names in data["words"].items():
        click.echo(f"{title}\n    {', '.join(names)}")
    click.echo("sentences")
    for name, sentences in data["sentences"].items():
        click.echo(f"    {name}: {'; '.join(sentences)}")
    click.echo("spaces")
    for space in data["spaces"]:
        click.echo(f"    {space['name']}: {', '.join(space['neighbours']) or 'no neighbours'}")
    click.echo(f"rules\n    {len(data['rules'])}")
