"""Games at the table: choosers, turns, results and the log in sentences."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import evolve

from countgame import counting, drawing, image_text
from irkit import FAULT, I, proc, program, ready
from shellkit import Program
from talisman.compiler.image.emit import emit
from talisman.compiler.ir import program as ir
from talisman.compiler.ir.program import Shown
from talisman.play import Orders, Quit, Session, Talk, random_choice, seat_name
from talisman.play.offers import LONG, _begun, entries
from talisman.play.person import Person
from talisman.play.sheet import board, explained, sheet, table
from talisman.runtime.game.game import Game
from talisman.runtime.game.replay import Record, Setup
from talisman.runtime.image.image import canonical
from talisman.runtime.table.limits import IMAGE_FORMAT
from worlds import linked

FORMAT = f'"format":{IMAGE_FORMAT}'


def session(rounds: int = 10, *, seats: int = 2, seed: int = 5, most_turns: int = 2_000) -> Session:
    """A session of that game with random seats."""
    game = Game.new(emit(counting(rounds)), seats, seed)
    return Session(
        Record(Setup(seats, seed), game), dict.fromkeys(range(seats), random_choice(seed)), most_turns
    )


def test_a_game_ends_with_its_winner_and_reason() -> None:
    """The result names the seat that won, from one, and the rule that ended the game."""
    table = session()
    table.choosers = {0: lambda game: 0, 1: lambda game: 1}
    result = table.run()

    # Ann says one, Bo two: three a round, so the tenth comes from Ann in the fourth round
    assert (result.ended, result.winners, result.reason) == ("winner", (1,), "the sum is reached")
    assert (result.turns, result.rounds, result.decisions) == (7, 4, 7)
    assert table.record.inputs == [0, 1, 0, 1, 0, 1, 0]
    assert len(result.state_hash) == 32


def test_the_same_seed_plays_the_same_game() -> None:
    """Bots choose by seed, seat and decision, so a game can be repeated; another seed differs."""
    first, second, third = session(200), session(200), session(200, seed=6)

    assert first.run() == second.run()
    third.run()
    assert first.record.inputs == second.record.inputs
    assert first.record.inputs != third.record.inputs
    assert {0, 1} == set(first.record.inputs)


def test_the_limit_of_turns_ends_a_game() -> None:
    """A game that goes on too long is stopped, and says so; nobody has won it."""
    result = session(10_000, most_turns=9).run()

    assert (result.ended, result.winners) == ("turn-limit", ())
    assert result.turns == 10


def test_a_person_may_leave() -> None:
    """When a chooser quits, the answers so far are kept."""

    def leave(game: Game) -> int:
        raise Quit

    table = session()
    table.choosers = {0: lambda game: 0, 1: leave}
    with pytest.raises(Quit):
        table.run()
    assert table.record.inputs == [0]


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
        "  Ann chooses: one.",
        "  Ann says 1.",
        "",
        "--- Bo (seat 2) ---",
        "  Bo chooses: two.",
        "  Bo says 2.",
        "",
        "--- Ann (seat 1) ---",
        "  Ann chooses: one.",
        "  Ann says 1.",
    ]


def test_seats_are_named_by_what_they_play() -> None:
    """A seat that plays itself is called by its own name."""
    assert seat_name(session().game, 1) == "Bo (seat 2)"


@pytest.fixture
def image(own_folder: Path) -> Path:
    """The game as an image file."""
    path = own_folder / "count.talc"
    path.write_text(image_text(40))
    return path


def test_play_tells_a_game(talisman: Program, image: Path) -> None:
    """Without options bots play and the log ends in a sentence about the end."""
    outcome = talisman("play", str(image), "--seed", "5")

    assert outcome.status == 0
    assert "--- Bo (seat 2) ---" in outcome.out
    assert outcome.out.splitlines()[-1].startswith("Seed 5: Seat ")
    assert "(the sum is reached)" in outcome.out
    assert talisman("play", str(image), "--seed", "5").out == outcome.out


def test_play_as_json(talisman: Program, image: Path) -> None:
    """The JSON form is one line with the published names; several games take the next seeds."""
    one = json.loads(talisman("play", str(image), "--seed", "5", "--format", "json").out)
    many = talisman("play", str(image), "--seed", "4", "--games", "3", "--format", "json").out.splitlines()

    assert list(one) == [
        "ended",
        "reason",
        "winner",
        "rounds",
        "turns",
        "decisions",
        "events",
        "lost",
        "seed",
        "state_hash",
    ]
    assert one["winner"] in (1, 2)
    assert [json.loads(line)["seed"] for line in many] == [4, 5, 6]
    assert json.loads(many[1]) == one


@pytest.mark.parametrize(("winners", "told"), [((), None), ((2,), 2), ((1, 3), [1, 3])])
def test_the_winner_is_a_seat_or_a_list(winners: tuple[int, ...], told: object) -> None:
    """Seats are numbered from 1; nobody is null."""
    result = evolve(session().run(), winners=winners)

    assert result.as_data()["winner"] == told


def test_many_games_end_with_lines_over_all(talisman: Program, image: Path) -> None:
    """Several games are a line each; then why they ended, how many, after how many rounds and questions."""
    lines = talisman("play", str(image), "--seed", "4", "--games", "3").out.splitlines()

    told = talisman("play", str(image), "--seed", "4", "--games", "3", "--format", "json").out.splitlines()
    games = [json.loads(line) for line in told]
    middle = sorted(game["rounds"] for game in games)[1]
    asked = sum(game["decisions"] for game in games) // sum(game["rounds"] for game in games)

    assert len(lines) == 5
    assert lines[3] == "    3  winner: the sum is reached"
    assert lines[4] == (
        f"Games to their end: 3 of 3, with a winner: 3; median of rounds: {middle}; "
        f"decisions a round: {asked}; so often a seat lost what it played: 0"
    )


def test_many_jobs_tell_the_same(talisman: Program, image: Path) -> None:
    """However many processes play, the same lines come in the same order."""
    games = ("play", str(image), "--seed", "4", "--games", "5", "--max-rounds", "12")
    alone = talisman(*games)
    shared = talisman(*games, "--jobs", "3")

    assert shared.out == alone.out
    assert shared.status == alone.status == 0
    assert [line.partition(":")[0] for line in alone.out.splitlines()[:5]] == [
        f"Seed {seed}" for seed in range(4, 9)
    ]


def test_a_fault_in_one_of_many_games_is_told(talisman: Program, own_folder: Path) -> None:
    """Whoever plays it, a game that faults is a line of its own, and the status says so."""
    path = own_folder / "bad.talc"
    path.write_text(canonical(emit(program(proc("main", *FAULT)))))
    outcome = talisman("play", str(path), "--games", "2", "--jobs", "2")

    assert outcome.status == 1
    assert outcome.out.count("The game cannot go on") == 2


def test_what_seats_lose_is_counted() -> None:
    """A seat that plays nothing any more, or something else, has lost what it played."""

    def asking() -> tuple[ir.Ins, ...]:
        return (I("OPTS"), *(I("OPTN", 0, "on") for _ in range(2)), I("DEC", 4, 0, "what"))

    turns = [I("LDI", 0, 0), *asking()]
    for played in (-1, 1, 2, 2):  # nothing, one of two, the other, that again
        turns += [I("LDI", 2, played), I("SETAV", 0, 2), *asking()]
    heroes = [ir.Entity(name, name, ("hero",), {}, ("field", "")) for name in ("A", "B")]
    made = program(
        proc("main", *turns, I("LDI", 0, -1), I("HALT", 0, "over")),
        entities=heroes,
        players=1,
        tags=["hero"],
        zones=[ir.ZoneClass("field")],
    )
    game = Game.new(ready(made), 1, 1)
    table = Session(Record(Setup(1, 1), game), {0: lambda game: 0})

    assert table.run().lost == 2


def test_play_stops_at_the_limit(talisman: Program, image: Path) -> None:
    """--max-turns ends a game without an error."""
    outcome = talisman("play", str(image), "--max-turns", "3", "--format", "json")

    assert outcome.status == 0
    assert json.loads(outcome.out)["ended"] == "turn-limit"


def test_play_stops_after_rounds(talisman: Program, image: Path) -> None:
    """--max-rounds counts rounds, however many turns they have."""
    outcome = talisman("play", str(image), "--max-rounds", "2", "--format", "json")
    result = json.loads(outcome.out)

    assert (result["ended"], result["reason"]) == ("turn-limit", "2 rounds were played")
    assert result["rounds"] == 3


def test_people_choose_by_number(talisman: Program, image: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person sees numbered options; nonsense is answered, `?` helps, and a number is the answer."""
    monkeypatch.setattr("sys.stdin", io.StringIO("seven\n?\n3\n2\n"))
    outcome = talisman("play", str(image), "--human", "1", "--seed", "5")

    assert outcome.out.count("Ann: How many?") == 2
    assert "    1  one" in outcome.out
    assert "`seven` is none of the numbers from 1 to 2." in outcome.out
    assert "takes that option" in outcome.out
    assert "Ann chooses: two." in outcome.out


def test_leaving_saves_and_resuming_ends_the_same(
    talisman: Program, image: Path, own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end of the input saves the game with status 130; resumed by bots it ends like any other."""
    monkeypatch.setattr("sys.stdin", io.StringIO("2\n1\n"))
    left = talisman("play", str(image), "--human", "1", "--seed", "5")
    image.unlink()
    resumed = talisman("play", "--resume", "talisman.talsave", "--format", "json")

    assert left.status == 130
    assert "`talisman play --resume talisman.talsave --human 1` goes on from here" in left.err
    assert resumed.status == 0
    assert json.loads(resumed.out)["ended"] == "winner"


def test_answers_given_in_a_time_are_kept_as_answers(
    talisman: Program, image: Path, own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Against people a bot may think for a time; what it chose is replayed, and nobody thinks again."""
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 40))
    played = talisman(
        "play", str(image), "--human", "1", "--bots", "deep:2ms", "--quiet", "--save", "g.talsave"
    )
    assert (played.status, "Seat" in played.out) == (0, True)

    def late() -> float:
        raise AssertionError("nobody looks at the clock")

    monkeypatch.setattr("talisman.bots.named.monotonic", late)
    again = talisman("replay", "g.talsave", "--format", "json")
    assert (again.status, json.loads(again.out)["diverged"]) == (0, None)


def test_replay_says_whether_it_is_the_same_game(talisman: Program, own_folder: Path) -> None:
    """A save replays to the same state; with another answer in it, replay names the first difference."""
    (own_folder / "long.talc").write_text(image_text(400))
    talisman("play", "long.talc", "--quiet", "--save", "g.talsave")
    same = talisman("replay", "g.talsave", "--format", "json")
    data = json.loads((own_folder / "g.talsave").read_text())
    data["inputs"][120] ^= 1
    (own_folder / "g.talsave").write_text(json.dumps(data))
    other = talisman("replay", "g.talsave", "--format", "json")

    resumed = talisman("play", "--resume", "g.talsave")

    assert resumed.status == 1
    assert "goes another way after answer 200" in resumed.err
    assert same.status == 0
    assert json.loads(same.out)["diverged"] is None
    assert other.status == 1
    assert json.loads(other.out)["diverged"] == 200


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: text[:-20], "refused"),
        (lambda text: text.replace("the sum is reached", "the sum is breached"), "tampered"),
        (lambda text: text.replace(FORMAT, '"format":99'), "newer"),
        (lambda text: text.replace(FORMAT, '"format":1'), "older format"),
    ],
)
def test_images_that_cannot_be_trusted_are_refused(
    talisman: Program, image: Path, change: Callable[[str], str], words: str
) -> None:
    """A cut, changed, newer or older image is refused with status 3 before anything runs."""
    image.write_text(change(image.read_text()))
    outcome = talisman("play", str(image))

    assert outcome.status == 3
    assert words in outcome.err
    assert talisman("verify", str(image)).status == 3


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"format": 1}', '{"format": 99}', '{"format": 1, "image": "x"}', "[" * 100_000],
)
def test_saves_that_cannot_be_read_are_refused(talisman: Program, own_folder: Path, text: str) -> None:
    """Anything that is no save is refused with status 3, never with a traceback."""
    (own_folder / "x.talsave").write_text(text)
    outcome = talisman("play", "--resume", "x.talsave")

    assert outcome.status == 3
    assert "x.talsave is refused" in outcome.err
    assert talisman("replay", "x.talsave").status == 3


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ((), "which pack"),
        (("count.talc", "--seats", "9"), "for 1 to 3 seats"),
        (("count.talc", "--human", "3"), "there are 2 seats"),
        (("count.talc", "--human", "one"), "seats are numbers"),
        (("count.talc", "--resume", "x"), "leave out the packs"),
        (("count.talc", "--bots", "deep:many"), "`deep:500` imagines at most 500 games"),
        (("count.talc", "--bots", "deep:5ms"), "plays only in a game with people"),
        (
            ("count.talc", "--bots", "random,deep:5ms", "--human", "1", "--games", "2"),
            "`deep:500` has a number",
        ),
    ],
)
def test_play_used_wrongly(talisman: Program, image: Path, args: tuple[str, ...], words: str) -> None:
    """Each wrong use of `play` is status 2 with a sentence."""
    outcome = talisman("play", *args)

    assert outcome.status == 2
    assert words in outcome.err


def test_people_are_told_only_what_they_may_see() -> None:
    """What a seat draws face down has a name for that seat and for onlookers of bots, and none for others.

    Where several people look at one screen, it has none either.
    """
    told = {}
    for listeners in ((), (0,), (1,), (0, 1)):
        game = Game.new(emit(drawing()), 2, 1)
        talk = Talk(game, listeners)
        told[listeners] = [line.strip() for line in talk.news()]
    named, masked = "Ann draws Lamp.", "Ann draws something hidden."

    assert named in told[()]
    assert named in told[0,]
    assert masked in told[1,]
    assert masked in told[0, 1]


def test_the_table_as_a_seat_sees_it(own_folder: Path) -> None:
    """A seat sees what lies in its own hand, and of others only how much."""
    game = Game.new(drawn(), 2, 1)

    assert list(table(game, 0)) == [
        "Ann (seat 1): glows 3",
        "  hand: Lamp",
        "Bo (seat 2): glows 3",
        "  deck: 1 hidden",
    ]
    assert list(sheet(game, 0, eye=1)) == ["Ann (seat 1): glows 3", "  hand: 1 hidden"]
    assert list(board(game, 0)) == []


def drawn() -> dict[str, object]:
    """The game of drawing, with a number that players see and a text."""
    program = drawing()
    program.prose.shown.append(Shown("glow", "glows", False, "seat"))
    program.fields[:] = [evolve(one, seen="all") if one.name == "glow" else one for one in program.fields]
    program.prose.texts.update({"Lamp": ["card Lamp", "    +1 glow"], "Lantern": ["card Lantern"]})
    return emit(program)


def test_the_text_of_a_thing() -> None:
    """`?` with a name shows the text of what is called so, and where it is if one may know."""
    game = Game.new(drawn(), 2, 1)

    assert list(explained(game, "lamp", 0)) == ["  card Lamp", "      +1 glow", "  There: hand of Ann."]
    assert list(explained(game, "lamp", 1)) == ["  card Lamp", "      +1 glow"]
    assert list(explained(game, "la", 0)) == ["Which one: Lamp and Lantern?"]
    assert list(explained(game, "rope", 0)) == ["Nothing here is called `rope`."]


def test_what_a_person_can_say() -> None:
    """Every word of the help does something; the beginning of an option takes it."""
    said: list[str] = []
    typed = iter(("me", "look", "board", "log", "save", "? lamp", "x", "", "st"))
    sitting = Person(said.append, lambda _: next(typed), log=lambda: ["Once upon a time."])

    assert sitting(Game.new(drawn(), 2, 1)) == 1
    assert said.count("Ann (seat 1): glows 3") == 3
    assert said.count("    1  go on") == 2
    for line in (
        "(a number answers, ? helps)",
        "  deck: 1 hidden",
        "Once upon a time.",
        "This game cannot be saved here.",
        "  card Lamp",
        "`x` is none of the numbers from 1 to 2. ? helps.",
    ):
        assert line in said


def test_equal_copies_are_one_option() -> None:
    """What a smith sells is there once, with how many there are; where nothing else is, nobody is asked."""
    game = Game.new(linked("content/classic"), 2, 1)
    choose = random_choice(1)
    while game.decision is None or not game.decision.prompt.startswith("take Sword"):
        game.step(choose(game))
    decision, said = game.decision, list[str]()
    shown = entries(game, decision)
    person = Person(said.append, lambda _: "1")

    assert len(decision.options) > 1
    assert [number for _, number in shown] == [0]
    assert shown[0][0].endswith(f"({len(decision.options)} there)")
    assert person(game) == 0
    assert said == []


def test_people_at_one_screen_do_not_see_each_other() -> None:
    """Before somebody else's question the screen is cleared, and it waits until that person sits there."""
    said: list[str] = []
    asked: list[str] = []

    def ask(prompt: str) -> str:
        asked.append(prompt)
        said.append("typed")
        return "1"

    sitting = Person(said.append, ask, clear=lambda: said.append("cleared"), several=True)
    game = Game.new(emit(counting(10)), 2, 5)
    for _ in range(2):
        game.step(sitting(game))

    assert said[:3] == ["cleared", "typed", ""]
    assert said.count("cleared") == 2
    assert asked == [
        "It is for Ann (seat 1) now. Enter goes on. ",
        "> ",
        "It is for Bo (seat 2) now. Enter goes on. ",
        "> ",
    ]
    with pytest.raises(Quit):
        Person(said.append, lambda _: "quit", several=True)(game)
    assert said[-1] != ""  # nothing was shown to whoever leaves before the page is turned


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("roll 1 die; if the result is more than the strength of the target: take it", "roll 1 die"),
        (
            "pay 1 gold, then roll 2 dice, then take whatever the whole of the town has",
            "pay 1 gold, then roll 2 dice",
        ),
        (
            "go to any space of the whole board that is not a space of the inner region",
            "go to any space of the whole board that is not a space of",
        ),
    ],
    ids=["one", "two", "none"],
)
def test_a_long_explanation_ends_with_a_clause(words: str, shown: str) -> None:
    """It is cut where something may end, else between words."""
    assert _begun(words[:LONG]) == shown


def test_whom_a_window_is_for_may_pass_before_anything_is_shown() -> None:
    """One key answers for somebody who does not want to look: it is the same order as after looking."""
    game, said, asked = Game.new(linked("content/classic"), 3, 3), list[str](), list[str]()
    for card in game.contents("spell deck")[:2]:
        game.move(card, "hand", game.avatar(0) or "")
    bots = random_choice(3)
    while not (game.decision and game.decision.hidden and game.asked == 0 and game.choices > 1):
        game.step(bots(game))
    orders = Orders()

    def ask(prompt: str) -> str:
        asked.append(prompt)
        return "p"

    sitting = Person(said.append, ask, several=True, orders=orders)
    assert sitting(game) == game.choices - 1
    assert len(asked) == 1
    assert asked[0].endswith("Enter goes on, p passes. ")
    assert said == []
    assert orders.passes(game)


def test_what_somebody_lays_away_is_known_to_them() -> None:
    """A card one has seen keeps its name, for oneself alone, when one puts it where nobody looks."""
    told = {}
    for seat in (0, 1):
        game = Game.new(emit(drawing(back=True)), 2, 1)
        talk = Talk(game, (seat,))
        list(talk.news())
        game.step(0)
        told[seat] = list(talk.news())

    assert told[0][1] == "  Ann returns Lamp."
    assert told[1][1] == "  Ann returns something hidden."
