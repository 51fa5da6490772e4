"""A game told from its beginning: sentences that can be read aloud, and sums that are right.

Whole games of the packs of the tests are kept as texts, and one of each edition, which cautious bots
played, as answers and text. `PYTHONPATH=tests/support python tests/story/test_story.py` writes the texts
anew when they are told better; with `play` behind it, it plays anew those that no longer end as they did,
because a rule has changed. Of all shipped packs every line of long games is looked at.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from itertools import count, pairwise
from pathlib import Path

import pytest

from langkit import example
from talisman.bots import cautious
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.compiler.lower.rule import orders
from talisman.play import Chooser, Session, Talk, random_choice
from talisman.play.offers import worded
from talisman.runtime.game.facts import GameError
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.replay import Record, Setup
from talisman.runtime.table.words import SAID_BY_ITSELF
from worlds import linked

STORIES = Path(__file__).parent
KEPT = ("tests/packs/race", "tests/packs/tricks")
PLAYED = {"content/classic": 4, "content/revised": 3, "content/destinies": 3}
"""The editions, and how many play the game of each that is kept."""

ROUNDS = 150
TURNS = 150

_LINE = re.compile(r"|--- .+ \(seat \d+\) ---|  [A-Z0-9\"'].*[.!?]")
_STRANGE = re.compile(
    r"nobody|chooses: nothing|None|[#{}\[\]$~_]|\S  |something hidden| [.,:]|\b([a-z]+) \1\b"
)
_SCORE = re.compile(r"  .* scores (-?\d+)(?:: (.*))?\.")
_TERM = re.compile(r"( [+-] )?\S.*? (-?\d+)(?= [+-] |$)")


def tell(game: Game, choose: Chooser, turns: int) -> Iterator[str]:
    """A game from its beginning to its end, or for so many turns."""
    talk = Talk(game)
    yield from talk.news()
    while game.status == "asking" and game.turns <= turns:
        game.step(choose(game))
        yield from talk.news()
    assert game.status in ("asking", "over")
    assert game.lost == 0


def told(pack: str, seed: int, turns: int) -> Iterator[str]:
    """A game of the fewest seats but two, by random choices."""
    image = linked(pack)
    game = Game.new(image, max(2, image.image.seats[0]), seed, parts=True)
    yield from tell(game, random_choice(seed), turns)


def whole(pack: str) -> str:
    """The text of a whole game."""
    return "\n".join(told(pack, 1, 2_000)) + "\n"


def answers_of(pack: str) -> Path:
    """Where the answers of the game of an edition are kept."""
    return STORIES / f"{Path(pack).name}.json"


def replayed(pack: str, kept: Mapping[str, object]) -> str:
    """The text of the game that was played, from its answers."""
    seats, seed, answers = kept["seats"], kept["seed"], kept["answers"]
    assert isinstance(seats, int)
    assert isinstance(seed, int)
    assert isinstance(answers, list)
    game, left = Game.new(linked(pack), seats, seed, parts=True), iter(answers)
    lines = list(tell(game, lambda _: next(left), 2_000))
    assert (game.status, list(left)) == ("over", [])
    return "\n".join(lines) + "\n"


def played(pack: str) -> dict[str, object]:
    """The first game of cautious bots that has a winner soon enough, as it is kept."""
    seats = PLAYED[pack]
    for seed in count(1):
        game = Game.new(linked(pack), seats, seed)
        table = Session(Record(Setup(seats, seed), game), dict.fromkeys(range(seats), cautious(seed)))
        table.most_rounds = ROUNDS
        result = table.run()
        print(f"{pack}, seed {seed}: {result.ended} after {result.rounds} rounds", file=sys.stderr)
        if result.winners:
            return {"seats": seats, "seed": seed, "answers": list(table.record.inputs)}
    raise AssertionError("no game has a winner")


@pytest.mark.parametrize("pack", KEPT)
def test_a_whole_game_is_told_as_it_was(pack: str) -> None:
    """From the first throw to the one that wins."""
    kept = (STORIES / f"{Path(pack).name}.txt").read_text(encoding="utf-8")

    assert whole(pack) == kept
    assert kept.rstrip().endswith(" wins the game.")


LOSSES = """# seats: 2-2
kind thing
kind player: thing
    takes a seat
role actor
counter point (points)
    of a player
    starts at 2
verb begin (begins, beginning, begun) "begin {procedure}"
    is begin
verb come (comes, coming): player "come up"
    is set-turn
verb lose (loses, losing, lost): player "lose {goods}"
    is take-away
verb yield (yields, yielding, yielded): player "yield {goods}"
    does
        the actor loses that much
verb gain (gains, gaining, gained): player "gain {goods}"
    is give
verb win (wins, winning): player "win {goods}"
    is end-game
player North
player South
procedure game
    starts the game
    step "turns": for each player, in seat order: it begins a turn
procedure turn (turns)
    of a player
    step "up": come up
    step "one": lose 1 point
    step "more": yield 3 points
    step "one by one": repeat up to 3 times: gain 1 point
    step "again": lose 3 points
    step "none": lose 1 point
    step "end": win the game
"""


def test_who_has_less_loses_what_there_is() -> None:
    """Three are asked for and one is there: one is lost, in the words of what has the loss inside it only.

    What comes one by one is told in one.
    """
    bag = Bag()
    compiled = compile_packs(example(LOSSES).packs, bag)
    assert compiled is not None, [found.text for found in bag.sorted()]
    game = Game.new(load(compiled.image), 2, 1)

    assert list(Talk(game).news())[:7] == [
        "",
        "--- North (seat 1) ---",
        "  North loses 1 point.",
        "  North yields 1 point.",
        "  North gains 3 points.",
        "  North loses 3 points.",
        "  North can lose no points.",
    ]


TABLE = """# seats: 2-2
kind thing
kind player: thing
    takes a seat
    binds you to it
kind rod: thing
    binds you to its holder
    supply the bag
role actor, holder
counter point (points)
    of a player
zone bag
    seen by all
zone hand (hands)
    of a player
    holds rods
    seen by all
    awake
verb begin (begins, beginning, begun) "begin {procedure}"
    is begin
verb come (comes, coming): player "come up"
    is set-turn
verb gain (gains, gaining, gained): player "gain {goods}"
    is give
verb win (wins, winning): player "win {goods}"
    is end-game
player North
player South
procedure game
    starts the game
    step "turns": for each player, in seat order: it begins a turn
"""
"""What the two games below have in common."""

SUMS = (
    TABLE
    + """\
purpose luck
stat reach, chosen stat
    of a player
stat wit
    of a player
    starts at 2
moment the end of this turn
verb lose (loses, losing, lost): player "lose {goods}"
    is take-away
verb become (becomes, becoming): player "become {goods}"
    is set-mode
form giant (giants)
    of a player
    +3 wit
rod Long Rod
    +3 reach
    when you gain this:
        until the end of this turn: +1 reach
        roll 1 die
            1-6: nothing
        choose one
            "left": nothing
            "right": nothing
        choose reach or wit
        roll 2 dice for luck
        if the total is more than your chosen stat: lose 1 point
        if the total is more than your wit: lose 1 point
        by the total - your reach
            2-: nothing
            3+: gain 1 point
        roll 1 die for luck, then roll 1 die for luck
procedure turn (turns)
    of a player
    step "up": come up
    step "rod": gain Long Rod
    step "giant":
        become a giant
        become a giant
        roll 1 die for luck
        if the total is more than your wit: lose 1 point
    step "end": win the game
"""
)


def test_sums_and_choices_are_told_by_their_parts() -> None:
    """What a roll is compared with, what lent to it, whose text wanted a die, each choice by itself."""
    bag = Bag()
    compiled = compile_packs(example(SUMS).packs, bag)
    assert compiled is not None, [found.text for found in bag.sorted()]
    game = Game.new(load(compiled.image), 2, 1, parts=True)
    lines = list(tell(game, lambda _: 0, 1))

    assert lines == [
        "",
        "--- North (seat 1) ---",
        "  North gains Long Rod.",
        "  North rolls 5 (Long Rod).",
        "  North chooses: left.",
        "  North chooses: reach.",
        "  North rolls 5 and 2 for luck.",
        "  North has 7 against 4: reach 0 + Long Rod 1 + Long Rod 3.",
        "  North can lose no points.",
        "  North has 7 against wit 2.",
        "  North can lose no points.",
        "  North counts 3: roll 7 - Long Rod 1 - Long Rod 3.",
        "  North gains 1 point.",
        "  North rolls 3 and 5 for luck.",
        "  North becomes a giant.",
        "  North is a giant anew.",
        "  North rolls 3 for luck.",
        "  North has 3 against 5: wit 2 + giant 3.",
        "  North wins.",
    ]


CHANGED = (
    TABLE
    + """\
purpose luck, skill
stat reach, wit
    of a player
    starts at 2
stat pull
    of a player
stat heft
    of a rod
verb lose (loses, losing, lost): player "lose {goods}"
    is take-away
verb regain (regains, regaining, regained): player "regain {counter}"
    does: the actor gains that much
verb heal (heals, healing, healed): player "heal {number} points"
    untold
    does: repeat up to that number times: the actor regains 1 point
verb add (adds, adding, added) "add {number} to {roll}"
    is adjust
verb subtract (subtracts, subtracting, subtracted) "subtract {number} from {roll}"
    is adjust-down
verb reroll (rerolls, rerolling, rerolled): player "reroll one die of {roll}"
    is reroll
rule "Another number of the same": for each player: plus your wit to your pull
rod Long Rod
    +1 to your skill roll
    plus your wit to the heft of Long Rod
    when you gain this:
        roll 1 die
        reroll one die of that roll
        by the result
            1-: nothing
            2+: nothing
        choose one
            "add 2 to that roll": add 2 to that roll
            "let it be": nothing
        subtract your wit from that roll
        add your reach - your wit to that roll
procedure turn (turns)
    of a player
    step "up": come up
    step "rod": gain Long Rod
    step "skill":
        roll 1 die for skill
        add 1 to that roll
        by the result
            1-: nothing
            2+: nothing
        roll 1 die for skill
        if the result is not the die: gain 1 point
        roll 1 die for luck
        if the total is more than the heft of Long Rod: gain 1 point
        by the total - your pull
            1-: nothing
            2+: nothing
    step "heal": heal 2 points
    step "end": win the game
"""
)


def test_what_changes_a_roll_is_told() -> None:
    """What is added to a die or lent to it; a number is lent by its name; a die thrown again is for the same.

    What is healed point by point is told in one, and not the points that are gained in it.
    """
    bag = Bag()
    compiled = compile_packs(example(CHANGED).packs, bag)
    assert compiled is not None, [found.text for found in bag.sorted()]
    game = Game.new(load(compiled.image), 2, 1, parts=True)
    lines = list(tell(game, lambda _: 0, 1))

    assert lines == [
        "",
        "--- North (seat 1) ---",
        "  North gains Long Rod.",
        "  North rolls 5 (Long Rod).",
        "  North rolls 4 (Long Rod).",
        "  North adds 2 to the roll.",
        "  North subtracts 2 from the roll.",
        "  North rolls 1 for skill.",
        "  North adds 1 to the roll.",
        "  North counts 3: roll 2 + Long Rod 1.",
        "  North rolls 6 for skill.",
        "  North counts 7: roll 6 + Long Rod 1.",
        "  North gains 1 point.",
        "  North rolls 5 for luck.",
        "  North has 5 against 2: heft 0 + Long Rod 2.",
        "  North gains 1 point.",
        "  North counts 3: roll 5 - wit 2.",
        "  North regains 2 points.",
        "  North wins.",
    ]


LENT = (
    TABLE
    + """\
purpose luck, walking
stat reach
    of a player
    starts at 2
verb march (marches, marching, marched): player "march {number} step/steps"
verb rest (rests, resting, rested): player "rest {number} hour/hours"
    does: gain 1 point
rod Long Rod
    "tall": +1 to your luck roll
    "thin": +2 to your luck roll
    +1 to your luck roll
    -1 to your walking roll
procedure turn (turns)
    of a player
    step "up": come up
    step "rod": gain Long Rod
    step "luck":
        roll 1 die for luck
        by the result + your reach
            1-: nothing
            2+: nothing
    step "walk":
        roll 1 die for walking
        if the result is not the die: march the result steps
        roll 1 die for walking
        if the result is not the die: rest the result hours
        roll 1 die for walking
        if the result is not the die: march 3 steps
    step "end": win the game
"""
)


def test_what_was_lent_to_a_roll_is_told_once() -> None:
    """Two lines of one card have their names, and what only says the number that was counted says of what.

    What was lent to `that roll` is no part of the die. What does something is told by itself.
    """
    bag = Bag()
    compiled = compile_packs(example(LENT).packs, bag)
    assert compiled is not None, [found.text for found in bag.sorted()]
    game = Game.new(load(compiled.image), 2, 1, parts=True)
    lines = list(tell(game, lambda _: 0, 1))

    assert lines == [
        "",
        "--- North (seat 1) ---",
        "  North gains Long Rod.",
        "  North rolls 5 for luck.",
        "  North counts 11: roll 5 + Long Rod (tall) 1 + Long Rod (thin) 2 + Long Rod 1 + reach 2.",
        "  North rolls 1 for walking.",
        "  North marches 0 steps: roll 1 - Long Rod 1.",
        "  North rolls 4 for walking.",
        "  North counts 3: roll 4 - Long Rod 1.",
        "  North rests 3 hours.",
        "  North gains 1 point.",
        "  North rolls 2 for walking.",
        "  North counts 1: roll 2 - Long Rod 1.",
        "  North marches 3 steps.",
        "  North wins.",
    ]


WAVES = (
    TABLE
    + """\
verb wave (waves, waving, waved): player "wave {rod}"
verb raise (raises, raising, raised): player "raise {rod}"
verb drop (drops, dropping, dropped): player "drop {rod}"
    told "{actor} drops {it} on the floor"
rod Long Rod: when waved: gain 1 point
rod Short Rod: when dropped: gain 2 points
rod Third Rod
procedure turn (turns)
    of a player
    step "up": come up
    step "rods": gain Long Rod, then gain Short Rod, then gain Third Rod
    step "wave": wave Long Rod, then wave Short Rod, then wave Third Rod
    step "raise": raise Long Rod
    step "drop": drop Short Rod, then drop Third Rod
    step "end": win the game
"""
)


def test_what_nothing_comes_of_is_not_told() -> None:
    """What only texts of things follow is told with these; what none follows, or has a `told`, always."""
    bag = Bag()
    compiled = compile_packs(example(WAVES).packs, bag)
    assert compiled is not None, [found.text for found in bag.sorted()]
    game = Game.new(load(compiled.image), 2, 1)

    assert list(Talk(game).news())[3:] == [
        "  North waves Long Rod.",
        "  North gains 1 point.",
        "  North raises Long Rod.",
        "  North drops Short Rod on the floor.",
        "  North gains 2 points.",
        "  North drops Third Rod on the floor.",
        "  North wins.",
    ]


GOES = (
    TABLE
    + """\
purpose luck
rod Long Rod: when you rest: lose all your points
rod Short Rod: when you rest: gain 1 point per 1 point of North
verb lose (loses, losing, lost): player "lose {goods}"
    is take-away
verb rest (rests, resting, rested): player "rest"
rod Third Rod: at any time: you may wave this: gain 1 point
verb wave (waves, waving, waved): player "wave {rod}"
window at any time
procedure saunter (saunters)
    of a player
    step "roll": roll 1 die for luck
    step "rest": rest
procedure turn (turns)
    of a player
    step "up": come up
    step "rods": gain Long Rod, then gain Short Rod, then gain Third Rod, then gain 2 points
    step "how": choose one
        "saunter": begin a saunter
        "haste": begin a saunter
    step "again": choose one
        "haste": begin a saunter
        "saunter": begin a saunter
    step "ask": open at any time
    step "end": win the game
"""
)


def test_what_an_option_begins_tells_itself() -> None:
    """A walk that is chosen is seen when it is walked; what of two texts comes first is seen as it comes."""
    bag = Bag()
    compiled = compile_packs(example(GOES).packs, bag)
    assert compiled is not None, [found.text for found in bag.sorted()]
    game = Game.new(load(compiled.image), 2, 1, parts=True)
    talk, lines, asked = Talk(game), list[str](), dict[str, list[str]]()
    while (decision := game.decision) is not None:
        asked.setdefault(game.image.texts[game.prompt], worded(game, decision))
        game.step(0)
        lines += talk.news()

    assert [line for line in lines if "chooses" in line] == ["  North chooses: haste."]
    assert asked[orders.PROMPT] == ["Long Rod", "Short Rod"]
    assert asked["at any time"] == ["wave Third Rod", "pass"]


def test_who_has_died_is_named() -> None:
    """A character that is laid away is no secret to people at the table: they saw who it was."""
    game = Game.new(linked("content/classic"), 3, 2)
    talk, choose, lines = Talk(game, (0,)), random_choice(2), list[str]()
    while not any(line.endswith(" dies.") for line in lines):
        assert game.status == "asking"
        game.step(choose(game))
        lines += talk.news()

    assert [line for line in lines if line.startswith("  Something")] == []


def test_questions_say_what_for_and_whose_text_it_is() -> None:
    """A question names what is behind it and its card, a menu its card; no menu says what begins."""
    image = linked("content/classic").image
    options = image.prose.options

    assert {"pay 1 gold: gain 1 spell (Sorcerer)?", "raise {1?it} from the dead (Ghoul)?", "Village"} <= {
        *image.texts
    }
    assert "village" not in image.texts
    assert [
        text
        for text in image.texts
        if text.startswith("choose any number of welcome cards") and "return" in text
    ]
    assert not [text for text in image.texts if text.startswith("chooses ")]
    assert options["what now?"]["text"] == "follow what the space says"
    assert options["what to do"]["steal"] == "pick their pockets"
    wishes = linked("content/destinies").image.prose.options["first of all"]
    assert wishes["strength"] == "pay 1 wish: gain 1 strength"
    assert options["way to move"]["walk"] == SAID_BY_ITSELF


@pytest.mark.parametrize("pack", PLAYED)
def test_a_game_that_bots_played_is_told_as_it_was(pack: str) -> None:
    """The answers of cautious bots lead from the deal to the end, and the story is the one that is kept."""
    told_then = answers_of(pack).with_suffix(".txt").read_text(encoding="utf-8")

    assert replayed(pack, json.loads(answers_of(pack).read_text(encoding="utf-8"))) == told_then
    assert told_then.rstrip().endswith(" wins the game.")
    odd = [line for line in told_then.splitlines() if not _LINE.fullmatch(line) or _STRANGE.search(line)]
    assert odd == []
    turns = [turn.partition(" ---\n") for turn in told_then.split("\n--- ")[1:]]
    again = [one[0] for one, other in pairwise(turns) if " is to play " in one[2] and one[0] == other[0]]
    assert again == []  # who comes new begins its turn below the same heading


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("pack", [*PLAYED, *KEPT])
def test_every_line_is_a_sentence(pack: str, seed: int) -> None:
    """A capital, a full stop, names of things as they are printed, and nothing that only programs say."""
    lines = list(told(pack, seed, TURNS))
    odd = [line for line in lines if not _LINE.fullmatch(line) or _STRANGE.search(line)]

    assert odd == []
    assert len(lines) > 20


def test_a_missed_turn_has_a_heading_of_its_own() -> None:
    """Who misses a turn is named by the heading above."""
    heading, missed = "", 0
    for line in told("content/classic", 1, 2 * TURNS):
        heading = line if line.startswith("---") else heading
        who, misses, _ = line.partition(" misses this turn.")
        if misses:
            missed += 1
            assert heading.startswith(f"--- {who.strip()} ("), line
    assert missed > 3


@pytest.mark.parametrize("pack", PLAYED)
def test_scores_are_the_sum_of_their_parts(pack: str) -> None:
    """Every score of a contest names its parts, and they add up."""
    found = [match for line in told(pack, 4, 2 * TURNS) if (match := _SCORE.fullmatch(line))]
    sums = [(int(match[1]), sum(_terms(match[2] or match[1]))) for match in found]

    assert len(found) > 20
    assert [pair for pair in sums if pair[0] != pair[1]] == []
    assert all(match[2] for match in found)


def _terms(text: str) -> Iterator[int]:
    """The numbers of `charm 4 + Lamp 1 - roll 3` with their signs."""
    for sign, number in _TERM.findall(f"x {text}" if text.lstrip("-").isdigit() else text):
        yield -int(number) if "-" in sign else int(number)


def test_a_wrong_sum_would_be_found() -> None:
    """The reader of sums reads signs and names with numbers in them."""
    assert list(_terms("charm 4 + Lamp 1 - Old Rug 2 + roll 3")) == [4, 1, -2, 3]


def still_ends(pack: str) -> bool:
    """Whether the answers that are kept still play a whole game."""
    try:
        return bool(replayed(pack, json.loads(answers_of(pack).read_text(encoding="utf-8"))))
    except (OSError, AssertionError, StopIteration, RuntimeError, ValueError, GameError):
        return False


if __name__ == "__main__":
    for name in PLAYED:
        if sys.argv[1:] == ["play"] and not still_ends(name):
            answers_of(name).write_text(json.dumps(played(name)) + "\n", encoding="utf-8")
    texts = {name: whole(name) for name in KEPT}
    for name in PLAYED:
        texts[name] = replayed(name, json.loads(answers_of(name).read_text(encoding="utf-8")))
    for name, text in texts.items():
        (STORIES / f"{Path(name).name}.txt").write_text(text, encoding="utf-8")
        print(f"{Path(name).name}.txt", file=sys.stderr)
