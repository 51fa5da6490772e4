"""`talisman explain`: the long form of a diagnostic."""

from __future__ import annotations

import click

from talisman.cli.guard import USAGE, Failed


@click.command("explain")
@click.argument("code", required=False)
def command(code: str | None) -> None:
    """Say what a diagnostic means, or list them all."""
    from talisman.codes import all_codes
    from talisman.compiler.diagnostics import closest

    codes = all_codes()
    if code is None:
        for entry in codes.values():
            click.echo(f"{entry.code}  {entry.title}")
        return
    found = codes.get(code.upper())
    if found is None:
        near = closest(code.upper(), codes)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise Failed(USAGE, f"There is no diagnostic {code}.{hint} `talisman explain` lists them all.")
    text, helped = found.shown
    click.echo(f"{found.code}: {found.title}\n")
    if text:
        click.echo(f"    {text}\n")
    if helped:
        click.echo(f"Help: {helped}\n")
    click.echo(found.explain.strip("\n") or "There is no longer explanation yet.")
