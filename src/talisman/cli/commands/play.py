"""`talisman play`: bots by default, people where they ask for seats."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from talisman.cli.common import SAVE, Playable, format_option, pack_arguments, playable
from talisman.cli.guard import ERRORS, FINE, INTERRUPTED, REFUSED, USAGE, Failed, harmless
from talisman.cli.saves import replay_file, told
from talisman.cli.seats import any_bots, not_the_same, seats_of
from talisman.packs import FileProblem, writable, write_text
from talisman.runtime.image.image import canonical

if TYPE_CHECKING:
    from talisman.play import Person, Result, Session
    from talisman.runtime.game.replay import Setup
    from talisman.runtime.image.link import Linked

AGAIN = 20
AUTOSAVE = Path(f"talisman{SAVE}")


def _seat_list(ctx: click.Context, option: click.Parameter, value: str) -> tuple[int, ...]:
    """`1,2` as seats from 0."""
    try:
        seats = tuple(int(part) - 1 for part in value.split(",") if part.strip())
    except ValueError:
        raise click.BadParameter("seats are numbers from 1, with commas between") from None
    if any(seat < 0 for seat in seats):
        raise click.BadParameter("seats are numbers from 1, with commas between")
    return seats


@click.command("play")
@pack_arguments(required=False)
@click.option("--seats", type=int, help="How many play; default the fewest, but two.")
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), default=1, help="The seed of all dice.")
@click.option("--human", default="", callback=_seat_list, help="Seats that people answer for: 1,2.")
@click.option(
    "--bots", default="random", callback=any_bots, help="Who answers for seats, in order: cautious,greedy."
)
@click.option(
    "--games", type=click.IntRange(1, 10_000_000), help="Play games with the next seeds, a line each."
)
@click.option("--jobs", type=click.IntRange(1, 64), default=1, help="Processes that play several games.")
@click.option("--max-turns", type=click.IntRange(1), default=2_000, help="Stop a game after so many turns.")
@click.option("--max-rounds", type=click.IntRange(0), default=0, help="Or after so many rounds.")
@click.option("--quiet", is_flag=True, help="Only say how it ended.")
@click.option("--save", type=click.Path(path_type=Path), help="Save the game when it is over.")
@click.option(
    "--record", type=click.Path(path_type=Path), help="Write the game as a scenario when it is over."
)
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a saved game.")
@format_option
def command(
    packs: Sequence[str],
    paths: Sequence[Path],
    seats: int | None,
    seed: int,
    human: tuple[int, ...],
    bots: tuple[str, ...],
    games: int | None,
    jobs: int,
    max_turns: int,
    max_rounds: int,
    quiet: bool,
    save: Path | None,
    record: Path | None,
    resume: Path | None,
    form: str,
) -> int:
    """Compile packs (or read one image) and play a game, by default with random choices for all seats.

    The names of --bots are given to the seats in order, the last one to all that are left. `random` takes
    any option, `steady` too, but of the same question the same; `greedy` looks once at each option;
    `cautious` imagines a dozen games to the end of the turn, `deep` up to 200, or up to 500 as `deep:500`.
    In a game with people `deep:800ms` thinks for 800 milliseconds.
    """
    from attrs import evolve

    from talisman.runtime.game.replay import Setup

    inputs: tuple[int, ...] = ()
    if resume is not None:
        if packs:
            raise Failed(USAGE, "a saved game stands alone: leave out the packs")
        found, replayed = replay_file(resume)
        if replayed.divergence is not None:
            raise Failed(ERRORS, f"{resume} {told(replayed.divergence)}")
        setup, inputs = replayed.record.setup, tuple(replayed.record.inputs)
        if (
            setup.scripted or setup.bots
        ):  # `play` saves none such: it goes on with dice and choosers of its own
            whose = "dice were rolled" if setup.scripted else "seats were answered for"
            raise Failed(REFUSED, f"{resume} is of a game whose {whose} outside; `talisman replay` plays it")
    else:
        if not packs:
            raise Failed(USAGE, "which pack is to be played?")
        found = playable(packs, paths)
        setup = Setup(seats_of(found.linked, seats), seed)
    if any(seat >= setup.seats for seat in human):
        raise Failed(USAGE, f"there are {setup.seats} seats")
    if (refused := not_the_same(bots)) and (games is not None or not human):
        raise Failed(USAGE, refused)
    if len(bots) > setup.seats:
        raise Failed(USAGE, f"there are {setup.seats} seats for {len(bots)} bots")
    _check(save, bool(human))
    _check_record(record, games, setup.seed)
    limits = (max_turns, max_rounds)
    if games is not None:

        def play(number: int) -> Result:
            one = evolve(setup, seed=setup.seed + number)
            return _session(found.linked, one, bots, limits, log=False).run()

        return _many(play, games, jobs, form)
    quiet = quiet or form == "json"
    sitting = _sitting(human)
    session = _session(found.linked, setup, bots, limits, log=not quiet, reasons=bool(human))
    if sitting.orders is not None:
        session.choosers.update(dict.fromkeys(human, sitting.orders.over(sitting)))
    for given in inputs:
        session.answer(given)
    try:
        return _one(found, session, human, sitting, save, quiet, form)
    finally:
        if record is not None:
            _write_scenario(record, found.linked, session)


def _check(save: Path | None, people: bool) -> None:
    """A game that could not be saved is not begun; one that need not be is, with a word of warning."""
    try:
        if save is not None or people:
            writable(save or AUTOSAVE)
    except FileProblem as error:
        if save is not None:
            raise Failed(USAGE, f"the game could not be saved: {error}") from error
        click.echo(
            f"note: the game could not be saved here ({harmless(error)}); --save names another place",
            err=True,
        )


def _check_record(record: Path | None, games: int | None, seed: int) -> None:
    """A scenario is of one game, and takes the place of no other."""
    from talisman.compiler.syntax.lexer import LARGEST

    if record is None:
        return
    if seed > LARGEST:
        raise Failed(USAGE, f"a scenario names its seed, and no number in one is larger than {LARGEST:,}")
    if games is not None:
        raise Failed(USAGE, "--record writes one game: leave out --games")
    if record.exists():
        raise Failed(USAGE, f"{record} is there already")
    try:
        writable(record)
    except FileProblem as error:
        raise Failed(USAGE, f"the scenario could not be written: {error}") from error


def _sitting(human: Sequence[int]) -> Person:
    """Whoever sits at this terminal."""
    from talisman.play import Orders, Person

    ask = partial(click.prompt, default="", show_default=False, prompt_suffix="")
    orders = Orders(alone=len(human) == 1)
    return Person(click.echo, ask, clear=click.clear, several=len(human) > 1, orders=orders)


def _session(
    linked: Linked,
    setup: Setup,
    bots: Sequence[str],
    limits: tuple[int, int],
    log: bool,
    reasons: bool = False,
) -> Session:
    """A table where bots sit."""
    from talisman.bots import bot
    from talisman.play import Session
    from talisman.runtime.game.game import Game
    from talisman.runtime.game.replay import Record

    made = {name: bot(name)(setup.seed) for name in bots}
    choosers = {seat: made[bots[min(seat, len(bots) - 1)]] for seat in range(setup.seats)}
    game = Game.new(linked, setup.seats, setup.seed, log=log, parts=log, reasons=reasons)
    return Session(Record(setup, game), choosers, *limits)


def _many(play: Callable[[int], Result], games: int, jobs: int, form: str) -> int:
    """Games with the next seeds, a line each; for people what they came to together."""
    from talisman.play import side_by_side, summary

    results = []
    for result in side_by_side(play, range(games), jobs):
        click.echo(json.dumps(result.as_data()) if form == "json" else _sentence(result))
        results.append(result)
    if form != "json":
        click.echo("\n".join(summary(results)))
    return ERRORS if any(result.ended == "fault" for result in results) else FINE


def _one(
    found: Playable,
    session: Session,
    human: tuple[int, ...],
    sitting: Person,
    save: Path | None,
    quiet: bool,
    form: str,
) -> int:
    """One game with its log, from where it stands."""
    from talisman.play import Quit, Talk

    talk = Talk(session.game, human)
    target, told = save or AUTOSAVE, list[str]()

    def tell(_: Session) -> None:
        for line in talk.news():
            told.append(line)
            click.echo(line)

    def keep() -> str:
        _write(target, found, session)
        people = f" --human {','.join(str(seat + 1) for seat in human)}" if human else ""
        return f"Saved. `talisman play --resume {harmless(target)}{people}` goes on from here."

    sitting.log, sitting.save = lambda: told, keep
    if session.record.inputs and not quiet:  # a game that goes on: only its last lines are told again
        told.extend(talk.news())
        click.echo("\n".join(told[-AGAIN:]))
    try:
        result = session.run(None if quiet else tell)
    except (Quit, KeyboardInterrupt, click.Abort):
        click.echo(f"\n{keep()}", err=True)
        return INTERRUPTED
    if not quiet:
        click.echo()
    click.echo(json.dumps(result.as_data()) if form == "json" else _sentence(result))
    if save is not None:
        _write(save, found, session)
    return ERRORS if result.ended == "fault" else FINE


def _write(path: Path, found: Playable, session: Session) -> None:
    """Save a session."""
    try:
        write_text(path, canonical(session.record.save(json.loads(found.text))) + "\n")
    except FileProblem as error:
        raise Failed(USAGE, str(error)) from error


def _write_scenario(path: Path, linked: Linked, session: Session) -> None:
    """Write what was played as a scenario."""
    from talisman.scenario import Unsayable, recorded

    setup = session.record.setup
    try:
        text = recorded(linked, setup, session.record.inputs, f"as it was played with seed {setup.seed}")
        write_text(path, text)
    except Unsayable as error:
        raise Failed(
            ERRORS, f"the game cannot be written as a scenario: nothing tells {error} apart"
        ) from error
    except FileProblem as error:
        raise Failed(USAGE, str(error)) from error


def _won(seats: tuple[int, ...]) -> str:
    """Who has won, for people."""
    if not seats:
        return "The game is over and nobody wins"
    if len(seats) == 1:
        return f"Seat {seats[0]} wins"
    return f"Seats {', '.join(map(str, seats[:-1]))} and {seats[-1]} win together"


def _sentence(result: Result) -> str:
    """How a game ended, for people."""
    counts = f"{result.turns:,} turns, {result.decisions:,} decisions, {result.events:,} events"
    head = {
        "winner": _won(result.winners),
        "turn-limit": "The game was stopped",
        "fault": "The game cannot go on",
    }[result.ended]
    reason = f" ({result.told})" if result.told else ""
    return f"Seed {result.seed}: {head}{reason} after {counts}; state {result.state_hash}"
