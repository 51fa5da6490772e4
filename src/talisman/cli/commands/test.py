"""`talisman test`: run the scenarios of packs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click
from attrs import evolve, frozen

from talisman.cli.common import compiled_or_fail, format_option, pack_arguments, pretty
from talisman.cli.guard import ERRORS, FINE, harmless
from talisman.packs import games_in

if TYPE_CHECKING:
    from talisman.compiler.model import Model
    from talisman.compiler.source import Span
    from talisman.packs import Loaded
    from talisman.scenario import Coverage, Proof, Report


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
    "--games",
    "games_played",
    default=0,
    type=click.IntRange(0, 10_000_000),
    help="Random games to look at for --coverage.",
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
    games_played: int,
    tracing: bool,
    form: str,
    jobs: int,
) -> int:
    """Run the scenarios of packs; status 1 when one fails.

    Packs are put together into one game; of a folder of packs each game is tested by itself.
    """
    from talisman.cli.native import choose

    choose()
    games = games_in(Path(packs[0])) if len(packs) == 1 else []
    asked = _Asked(only, proving, idling, covering, games_played, tracing and form != "json", jobs)
    told: dict[str, object] = {}
    failed = False
    for named in ([str(game)] for game in games) if games else [packs]:
        if games and form != "json":
            click.echo(f"{harmless(named[0])}:")
        tested = _tested(named, paths, asked)
        failed = failed or bool(tested.report.failed)
        if form == "json":
            told[Path(named[0]).name] = tested.as_data()
        else:
            _tell(tested)
    if form == "json":
        click.echo(pretty(told if games else next(iter(told.values()))))
    return ERRORS if failed else FINE


@frozen
class _Asked:
    """What to do besides running scenarios, as the options say it."""

    only: str
    proving: bool
    idling: bool
    covering: bool
    games: int
    tracing: bool
    jobs: int


@frozen
class _Tested:
    """What came of the scenarios of a game."""

    loaded: Loaded
    model: Model
    report: Report
    proof: Proof | None
    cover: Coverage | None

    def as_data(self) -> dict[str, object]:
        """For JSON."""
        proved = {} if self.proof is None else {"proof": self.proof.as_data()}
        covered = {} if self.cover is None else {"coverage": self.cover.as_data()}
        return self.report.as_data() | proved | covered


def _tested(packs: Sequence[str], paths: Sequence[Path], asked: _Asked) -> _Tested:
    """Run the scenarios of packs that are one game."""
    from talisman.runtime.game.game import load
    from talisman.scenario import coverage, idle, prove, run, workshop

    built, compiled = compiled_or_fail(packs, paths, scenarios=True)
    trace = partial(_trace, built.loaded, []) if asked.tracing else None
    report = run(compiled.model, compiled.image, built.loaded.asked, asked.only, trace=trace)
    proof = cover = None
    if asked.covering:
        linked = load(compiled.image)
        cover = coverage(compiled.model, linked, built.loaded.asked, asked.only, asked.games, asked.jobs)
    if asked.proving or asked.idling:
        linked = load(compiled.image)
        shared = workshop(compiled.parsed, compiled.model, linked)
        if asked.idling:
            found = idle(shared, compiled.model, linked, built.loaded.asked, asked.only, asked.jobs)
            report = report.found_idle(found)
        if asked.proving:
            proof = prove(shared, built.loaded.asked, asked.jobs)
            report = report.proved(proof.proven)
    named = (evolve(failure, file=built.loaded.shown(failure.file)) for failure in report.failures)
    return _Tested(built.loaded, compiled.model, evolve(report, failures=tuple(named)), proof, cover)


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


def _tell(tested: _Tested) -> None:
    """Failures and figures, and what else was asked."""
    from talisman.scenario import elsewhere

    report, proof = tested.report, tested.proof
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
    for line in elsewhere(tested.model):
        click.echo(line)
    for row, title in proof.idle if proof is not None else ():
        click.echo(f"{row} is cited and not proven: {title}")
    if proof is not None:
        click.echo(f"{len(proof.proven)} rows are proven, {len(proof.idle)} are cited only")
    if tested.cover is not None:
        _covered(tested.loaded, tested.cover)
