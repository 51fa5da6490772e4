"""`talisman test`: run the scenarios of packs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click
from attrs import evolve

from talisman.cli.common import compiled_or_fail, format_option, pack_arguments, pretty
from talisman.cli.guard import ERRORS, FINE

if TYPE_CHECKING:
    from talisman.compiler.source import Span
    from talisman.packs import Loaded
    from talisman.scenario import Coverage, Report


@click.command("test")
@pack_arguments()
@click.option("--only", default="", help="Run scenarios whose title holds this text.")
@click.option("--prove", "proving", is_flag=True, help="Take each cited rule away and see whether it shows.")
@click.option(
    "--idle", "idling", is_flag=True, help="Find scenarios that cannot fail; status 1 if there is one."
)
@click.option(
    "--coverage",
    "covering",
    is_flag=True,
    help="Tell what of the texts no scenario does, and no random game.",
)
@click.option(
    "--games", default=0, type=click.IntRange(0, 10_000_000), help="Random games to look at for --coverage."
)
@click.option("--trace", "tracing", is_flag=True, help="Tell each scenario step by step.")
@format_option
@click.option("--jobs", default=1, type=click.IntRange(1, 64), help="Processes that prove rows.")
def command(
    packs: Sequence[str],
    paths: Sequence[Path],
    only: str,
    proving: bool,
    idling: bool,
    covering: bool,
    games: int,
    tracing: bool,
    form: str,
    jobs: int,
) -> int:
    """Run the scenarios of packs; status 1 when one fails."""
    from talisman.cli.native import choose
    from talisman.runtime.game.game import load
    from talisman.scenario import coverage, elsewhere, idle, prove, run, workshop

    choose()
    built, compiled = compiled_or_fail(packs, paths, scenarios=True)
    trace = partial(_trace, built.loaded, []) if tracing and form != "json" else None
    report = run(compiled.model, compiled.image, built.loaded.asked, only, trace=trace)
    proof = cover = None
    if covering:
        cover = coverage(compiled.model, load(compiled.image), built.loaded.asked, only, games, jobs)
    if proving or idling:
        linked = load(compiled.image)
        shared = workshop(compiled.parsed, compiled.model, linked)
        if idling:
            report = report.found_idle(idle(shared, compiled.model, linked, built.loaded.asked, only, jobs))
        if proving:
            proof = prove(shared, built.loaded.asked, jobs)
            report = report.proved(proof.proven)
    named = (evolve(failure, file=built.loaded.shown(failure.file)) for failure in report.failures)
    report = evolve(report, failures=tuple(named))
    if form == "json":
        proved = {} if proof is None else {"proof": proof.as_data()}
        covered = {} if cover is None else {"coverage": cover.as_data()}
        click.echo(pretty(report.as_data() | proved | covered))
    else:
        _tell(report)
        for line in elsewhere(compiled.model):
            click.echo(line)
        for row, title in proof.idle if proof is not None else ():
            click.echo(f"{row} is cited and not proven: {title}")
        if proof is not None:
            click.echo(f"{len(proof.proven)} rows are proven, {len(proof.idle)} are cited only")
        if cover is not None:
            _covered(built.loaded, cover)
    return ERRORS if report.failed else FINE


def _trace(loaded: Loaded, last: list[Span], span: Span | None, text: str) -> None:
    """A line of a scenario as it stands in its file, once, or what came of it."""
    if span is None:
        click.echo(f"        {text}")
    elif not last or last[-1].line != span.line or last[-1].file != span.file:
        last.append(span)
        source = next(source for source in loaded.texts if source.shown == span.file)
        click.echo(source.lines[span.line - 1])


def _covered(loaded: Loaded, cover: Coverage) -> None:
    """What was never done, as it stands in its file, and how much that is."""
    lines = {source.shown: source.lines for source in loaded.texts}
    for part in cover.never:
        text = lines[part.file][part.line - 1][part.column - 1 :]
        click.echo(f"{loaded.shown(part.file)}:{part.line}:{part.column}: never done: {text}")
    games = f" nor in {cover.games} random games" if cover.games else ""
    click.echo(f"{len(cover.never)} of {cover.parts} parts of texts are done in no scenario{games}")


def _tell(report: Report) -> None:
    """Failures and figures."""
    for failure in report.failures:
        click.echo(f"{failure.file}:{failure.line}: {failure.title}: {failure.message}")
        for note in failure.notes:
            click.echo(f"    {note}")
    for letter, book in report.rulebooks.items():
        click.echo(
            f"Rulebook {letter}: {book.rules} rules in {book.rows} rows; "
            f"{book.cited} are cited by rules, {book.shown} by scenarios that pass"
            + ("" if book.proven is None else f", {book.proven} are proven")
        )
    click.echo(f"{report.scenarios} scenarios, {report.passed} passed, {report.failed} failed")
