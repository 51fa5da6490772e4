"""Games at the table: choosers, turns, results and the log in sentences."""

import pytest

from talisman.compiler import ir
from talisman.compiler.emit import emit
from talisman.play import Quit, Session, Talk, random_choice, seat_name
from talisman.runtime.game import Game

I = ir.Ins  # noqa: E741 - one letter, because a program is a page of them


def counting(rounds: int) -> ir.Program:
    """Seats say 1 or 2 in turn; whoever brings the sum to `rounds` wins."""
    say = ir.Event("say", "say", "{0} says {2}")
    main = (
        ir.Label("again"),
        I("OPTS"),
        I("LDI", 1, 1),
        I("OPTN", 1, "one"),
        I("LDI", 1, 2),
        I("OPTN", 1, "two"),
        I("SEAT", 0),
        I("DEC", 2, 0, "How many?"),
        I("LDI", 4, 0),
        I("MOV", 5, 0),
        I("LDI", 6, -1),
        I("MOV", 7, 2),
        I("LDI", 8, 0),
        I("LDI", 9, -1),
        I("LDI", 10, -1),
        I("RAISE", 11, "say", 5),
        I("GETG", 12, "sum"),
        I("JGEI", 12, rounds, "over"),
        I("LDI", 1, 1),
        I("SEATR", 0, 0, 1),
        I("SETSEAT", 0),
        I("JMP", "again"),
        ir.Label("over"),
        I("HALT", 0, "the sum is reached"),
    )
    body = (
        I("EVGET", 0, 2),
        I("GETG", 1, "sum"),
        I("ADD", 1, 1, 0),
        I("SETG", "sum", 1),
        I("RETI", 0),
    )
    return ir.Program(
        seats=(1, 3),
        entities=[ir.Entity(f"seat{n}", name, ("seat",), own_block=True) for n, name in enumerate(["Ann", "Bo", "Cy"])],
        tags=["seat"],
        globals=[ir.Global("sum")],
        events=[say],
        procs=[ir.Proc("main", 0, 16, main), ir.Proc("say", 0, 16, body, event="say")],
    )


def session(rounds: int = 10, *, seats: int = 2, seed: int = 5, **more: int) -> Session:
    """A session of that game with random seats."""
    game = Game.new(emit(counting(rounds)), seats, seed)
    return Session(game, seed, dict.fromkeys(range(seats), random_choice(seed)), **more)


def test_a_game_ends_with_its_winner_and_reason() -> None:
    """The result names the seat that won, from one, and the rule that ended the game."""
    table = session()
    table.choosers = {0: lambda game: 0, 1: lambda game: 1}
    result = table.run()

    # Ann says one, Bo two: three a round, so the tenth comes from Ann in the fourth round
    assert (result.ended, result.winner, result.reason) == ("winner", 1, "the sum is reached")
    assert (result.turns, result.rounds, result.decisions) == (7, 4, 7)
    assert table.taken == [0, 1, 0, 1, 0, 1, 0]
    assert len(result.state_hash) == 32


def test_the_same_seed_plays_the_same_game() -> None:
    """Bots choose by seed, seat and decision, so a game can be repeated; another seed differs."""
    first, second, third = session(200), session(200), session(200, seed=6)

    assert first.run() == second.run()
    third.run()
    assert first.taken == second.taken
    assert first.taken != third.taken
    assert {0, 1} == set(first.taken)


def test_the_limit_of_turns_ends_a_game() -> None:
    """A game that goes on too long is stopped, and says so; nobody has won it."""
    result = session(10_000, most_turns=9).run()

    assert (result.ended, result.winner) == ("turn-limit", None)
    assert result.turns == 10


def test_a_person_may_leave() -> None:
    """When a chooser quits, the answers so far are kept."""

    def leave(game: Game) -> int:
        raise Quit

    table = session()
    table.choosers = {0: lambda game: 0, 1: leave}
    with pytest.raises(Quit):
        table.run()
    assert table.taken == [0]


def test_the_log_reads_as_sentences() -> None:
    """Events are told with names and numbers under the seat whose turn it is."""
    table = session(4)
    table.choosers = {0: lambda game: 0, 1: lambda game: 1}
    talk = Talk(table.game)
    said: list[str] = []
    table.run(lambda _: said.extend(talk.news()))

    assert said == [
        "",
        "--- Ann (seat 1) ---",
        "Ann (seat 1) chooses: one",
        "  Ann says 1.",
        "",
        "--- Bo (seat 2) ---",
        "Bo (seat 2) chooses: two",
        "  Bo says 2.",
        "",
        "--- Ann (seat 1) ---",
        "Ann (seat 1) chooses: one",
        "  Ann says 1.",
    ]


def test_seats_are_named_by_what_they_play() -> None:
    """A seat that plays itself is called by its own name."""
    assert seat_name(session().game, 1) == "Bo (seat 2)"
