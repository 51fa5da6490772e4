"""What a seat may not see never reaches it: not in its view, not in what it is told, not in who is asked."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Mapping
from random import Random

import pytest

from langkit import example
from shellkit import Program
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.play import Talk, Witness, board, table
from talisman.play.sheet import heading
from talisman.runtime.game import view as views
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.redeal import redealt
from talisman.runtime.game.report import Decision, thing
from talisman.runtime.game.view import view
from twins import Found, compare
from worlds import ROOT, dealt_anew, lines, linked, telling

TRICKS, CLASSIC = "tests/packs/tricks", "content/classic"
EVENTS = (
    "when a character would lose 1 life",
    "when a follower would be killed",
    "when an enemy would be killed in combat",
)
WINDOWS = ("at any time", "before your move", "before its move", "before the dice", "after a cast")


def hands(game: Game) -> dict[int, list[str]]:
    """The cards in the hand of each seat."""
    return {seat: game.contents("hand", game.avatar(seat) or "") for seat in range(game.seats)}


def bidding(native: bool, seats: int = 4) -> Game:
    """A game of tricks at its first bid; everybody has eight cards."""
    game = Game.new(linked(TRICKS), seats, 5, native=native)
    assert game.status == "asking"
    assert [len(cards) for cards in hands(game).values()] == [8] * seats
    return game


def stream(game: Game, seat: int, answers: int) -> Iterator[tuple[Mapping[str, object], list[str]]]:
    """View and news of a seat while everybody gives their first answer, before each and after the last."""
    yield view(game, seat), lines(game, seat)
    for _ in range(answers):
        game.step(0)
        yield view(game, seat), lines(game, seat)


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_other_hands_decks_and_seeds_give_the_same_stream(seat: int, native: bool) -> None:
    """Until somebody lays a card, bids are all there is to see, whatever others hold and the dice will be."""
    one = bidding(native)
    one.drain()
    for attempt in range(5):
        two = dealt_anew(one, seat, Random(attempt))
        assert hands(one)[seat] == hands(two)[seat]
        assert hands(one) != hands(two)
        assert one.contents("deck") != two.contents("deck") or not one.contents("deck")
        assert list(stream(telling(one), seat, 4)) == list(stream(two, seat, 4))


def test_an_onlooker_sees_no_hand(native: bool) -> None:
    """Seat -1 sees what all see: other cards in all hands change nothing."""
    one = bidding(native)

    assert view(one, -1) == view(dealt_anew(one, -1, Random(1)), -1)


def test_a_card_that_is_seen_changes_the_view(native: bool) -> None:
    """The comparison can fail: one's own cards are in one's view."""
    one = bidding(native)
    two = dealt_anew(one, 1, Random(1))

    assert view(one, 1) == view(two, 1)
    assert view(one, 2) != view(two, 2)


@pytest.mark.parametrize("leak", ["zones", "questions"])
def test_planted_leaks_are_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a hole in the view, the comparison of two worlds fails."""
    one = bidding(native=False)
    two = dealt_anew(one, 0, Random(1))
    assert view(one, 0) == view(two, 0)
    if leak == "zones":
        monkeypatch.setattr(views, "sees", lambda *_: True)
    else:
        monkeypatch.setattr(views, "_asked", lambda game, _: {"seat": 1, "options": hands(game)[1]})

    assert view(one, 0) != view(two, 0)


def test_setting_up_names_no_card_of_others(native: bool) -> None:
    """What a seat is told before the first decision holds no name of a card in another hand."""
    seen = 0
    for seed in range(1, 6):
        for seat in range(3):
            game = Game.new(linked(CLASSIC), 3, seed, native=native)
            told = "\n".join(lines(game, seat))
            cards = {other: game.contents("hand", game.avatar(other) or "") for other in range(3)}
            for other, held in cards.items():
                names = [thing(game.image, game.entity(card)) for card in held]
                seen += len(names)
                assert other == seat or not [name for name in names if name in told]
    assert seen > 0


def silent(game: Game) -> bool:
    """Whether somebody is asked in a window, of which others are told nothing else."""
    return game.decision is not None and game.decision.hidden and game.decision.prompt in WINDOWS


def spells(game: Game) -> list[str]:
    """Spells of the deck."""
    return game.contents("spell deck")


def answering(game: Game) -> bool:
    """Whether somebody is asked about an event that a hidden card may answer."""
    return game.decision is not None and game.decision.hidden and game.decision.prompt in EVENTS


def moments(count: int, sort: Callable[[Game], bool] = silent) -> Iterator[tuple[Game, int, int]]:
    """Games, an answer, and the seat that is asked in silence after it, while another seat answers."""
    found = 0
    for seed in range(1, 20):
        chance = Random(seed)
        game = Game.new(linked(CLASSIC), 3, seed)
        for seat in range(3):
            for card in spells(game)[:2]:
                game.move(card, "hand", game.avatar(seat) or "")
        for _ in range(300):
            if game.status != "asking":
                break
            before, asked, answer = game.copy(), game.asked, chance.randrange(game.choices)
            game.step(answer)
            question = before.decision
            if sort(game) and game.asked != asked and question is not None and not question.hidden:
                yield before, answer, game.asked
                found += 1
                if found == count:
                    return


def other_hands(game: Game, seat: int) -> Iterator[Game]:
    """The game with each hidden card of a seat exchanged for others of its deck."""
    holder = game.avatar(seat) or ""
    for other in spells(game)[:6]:
        changed = telling(game)
        first = changed.contents("hand", holder)[0]
        changed.move(other, "hand", holder)
        changed.move(first, "spell deck")
        yield changed


def test_a_window_asks_whatever_is_held() -> None:
    """Who holds a hidden card gets the same question; nobody else sees a difference, nor who passes."""
    seen = 0
    for before, answer, asked in moments(6):
        shown: list[list[object]] = []
        for played in (telling(before), *other_hands(before, asked)):
            played.step(answer)
            assert silent(played)
            assert played.asked == asked
            assert played.decision is not None
            options = [option.text for option in played.decision.options]
            others = [seat for seat in range(-1, 3) if seat != asked]
            assert all(view(played, seat)["asked"] == {"open": True} for seat in others)
            told: list[object] = [played.decision.prompt, *(view(played, seat) for seat in others)]
            played.step(options.index("pass"))
            told += [view(played, seat) for seat in others]
            told.append(list(Talk(played, tuple(others)[1:]).news()))
            shown.append(told)
            seen += len(options) > 1
        assert all(told == shown[0] for told in shown)
    assert seen > 0


def test_an_event_asks_whatever_is_held() -> None:
    """Only one hand holds the card that answers: others see the same question and the same silence."""
    able = 0
    for before, answer, asked in moments(4, answering):
        shown: list[list[object]] = []
        for card in ("Preservation", "Healing", "Hex"):
            played = telling(before)
            holder = played.avatar(asked) or ""
            for held in played.contents("hand", holder):
                played.move(held, "spell discards")
            played.move(card, "hand", holder)
            played.step(answer)
            assert answering(played)
            assert played.asked == asked
            assert played.decision is not None
            options = [option.text for option in played.decision.options]
            assert options in (["pass"], ["cast Preservation", "pass"])
            able += len(options) > 1
            others = [seat for seat in range(-1, 3) if seat != asked]
            told: list[object] = [played.decision.prompt, *(view(played, seat)["asked"] for seat in others)]
            assert told[1:] == [{"open": True}] * 3
            played.step(options.index("pass"))
            told += [view(played, seat)["asked"] for seat in others]
            told.append([line for line in Talk(played, tuple(others)[1:]).news() if "discards" not in line])
            shown.append(told)
        assert all(told == shown[0] for told in shown)
    assert able > 0  # a toad casts nothing, and is asked all the same


@pytest.mark.parametrize("where", ["hand", "basket"])
def test_who_may_do_what_a_hidden_card_says_is_seen_by_nobody_else(where: str, native: bool) -> None:
    """Others see that somebody is asked, neither who nor what; of a card that all see they see both."""
    kind = "letter" if where == "hand" else "ware"
    text = "    when you gain 1 favour:\n        lose 1 favour\n        you may pay 1 coin: nothing\n"
    compiled = compile_packs(example(f"# with: small\n# seats: 2\n{kind} Draft\n{text}").packs, Bag())
    assert compiled is not None
    game = Game.new(load(compiled.image), 2, 3, native=native)
    game.move("Draft", where, game.avatar(0) or "")
    assert [option.text for option in _asked(game).options] == ["rest", "look round"]
    game.step(0)

    asked = _asked(game)
    assert (asked.seat, asked.hidden) == (0, where == "hand")
    shown = [view(game, seat)["asked"] for seat in (-1, 1)]
    assert shown == [{"open": True} if where == "hand" else {"seat": 0, "prompt": asked.prompt}] * 2


MEMORIES = """# with: small
# seats: 2
memory bluff: letter
    of a trader
memory boast: letter
    of a trader
    shown
memory debt
    of a trader
    shown
memory plot
    of a trader
letter Draft
    when you gain 1 favour:
        remember Draft as your bluff
        remember Draft as your boast
        remember 3 as your debt
        remember 4 as your plot
        choose one
            "keep Draft": remember 5 as your plot
            "drop it": discard Draft
"""
WRAPPED = """# with: small
# seats: 2
zone wrap (wraps)
    of a letter
    holds wares
    seen by all
    awake
letter Draft
ware Brooch
    when you gain 1 favour: choose one
        "keep Brooch": gain 1 coin
        "drop it": discard Brooch
"""
POSTED = """# with: small
# seats: 1-2
letter Draft
rule "Post": for each trader: when you gain 1 favour: put Draft into your hand, then see Draft
"""
READ_ALOUD = """# with: small
# seats: 2
letter Bill
letter Deed
letter Note
letter Writ
verb peek (peeks, peeking, peeked): trader "peek at {goods}"
    is look
    untold
rule "Spy": for each trader: when you gain 1 favour: for each letter in the hand of each trader: peek at it
"""
SEALED = """# with: small
# seats: 2
rule "Bids"
    for each trader:
        when you gain 1 favour:
            for each trader, at once: it chooses one
                "high": it gains 2 coins
                "low": it gains 1 coin
"""


def of_text(text: str) -> Game:
    """A game of a text on the small market; a letter Draft lies in the hand of the first seat."""
    compiled = compile_packs(example(text).packs, Bag())
    assert compiled is not None
    game = Game.new(load(compiled.image), 2, 3)
    if "letter Draft" in text:
        game.move("Draft", "hand", game.avatar(0) or "")
    game.drain()
    return game


def known(game: Game, seat: int, whose: int) -> dict[str, int]:
    """The fields of what somebody plays that a seat sees."""
    fields = view(game, seat)["fields"]
    assert isinstance(fields, dict)
    return dict(fields[game.avatar(whose) or ""])


def test_a_memory_is_seen_by_its_owner_unless_it_is_shown() -> None:
    """What is not shown its owner alone sees; what holds a thing is seen by who sees the thing."""
    game = of_text(MEMORIES)
    game.step(0)
    mine, letter = known(game, 0, 0), game.entity("Draft")

    assert {name: mine[name] for name in ("bluff", "boast", "debt", "plot")} == {
        "bluff": letter,
        "boast": letter,
        "debt": 3,
        "plot": 4,
    }
    for other in (-1, 1):
        assert known(game, other, 0)["debt"] == 3
        assert {"bluff", "boast", "plot"}.isdisjoint(known(game, other, 0))
    game.step(1)  # now it lies in the heap, where all see it
    for other in (-1, 1):
        assert known(game, other, 0)["boast"] == letter
        assert {"bluff", "plot"}.isdisjoint(known(game, other, 0))


def test_a_shown_memory_stands_beside_the_name_while_there_is_something_in_it() -> None:
    """On the page of a person: not as long as it is 0."""
    game = of_text(MEMORIES)
    assert "debt" not in heading(game, 0, -1)
    game.step(0)

    assert "debt 3" in heading(game, 0, -1)
    assert "plot" not in heading(game, 0, -1)


def test_what_all_choose_at_once_is_seen_by_nobody_before_it_is_done() -> None:
    """The answers that wait are seen by whose they are."""
    high, low = of_text(SEALED), of_text(SEALED)
    for game, answer in ((high, 0), (low, 1)):
        game.step(0)  # it gains a favour
        assert [option.text for option in _asked(game).options] == ["high", "low"]
        first = game.asked
        game.step(answer)
        assert _asked(game).hidden

    assert [view(high, seat) == view(low, seat) for seat in (-1, first, 1 - first)] == [True, False, True]


def test_what_a_hidden_text_asks_names_it_to_nobody_else() -> None:
    """Others see who is asked, not what; and of what was chosen not the name."""
    game = of_text(MEMORIES)
    talk = Talk(game, (1,))
    list(talk.news())
    game.step(0)

    assert _asked(game).prompt == "Draft"
    assert view(game, 0)["asked"] is not None
    assert [view(game, seat)["asked"] for seat in (-1, 1)] == [{"seat": 0}] * 2
    list(talk.news())
    game.step(0)
    told = "\n".join(talk.news())
    assert "chooses: keep something hidden." in told
    assert "Draft" not in told


def test_where_hidden_things_come_among_known_ones_tells_nothing() -> None:
    """Somebody looks at all hands: a listener knows its own letters, and the order says nothing of others."""
    told = []
    for theirs in ("Bill", "Note", "Writ"):
        game = of_text(READ_ALOUD)
        for letter, seat in (("Deed", 1), (theirs, 0)):
            game.move(letter, "hand", game.avatar(seat) or "")
        talk = Talk(game, (1,))
        list(talk.news())
        game.step(0)
        told.append([line for line in talk.news() if "looks at" in line])

    assert told == [["  Ann looks at Deed and something hidden."]] * 3


def test_an_onlooker_of_a_game_for_one_sees_no_hand() -> None:
    """Whoever sits alone at a table is shown its hand; whoever looks on is not."""
    compiled = compile_packs(example(POSTED).packs, Bag())
    assert compiled is not None
    told: list[str] = []
    for eye in (0, -1):
        game, witness = Game.new(load(compiled.image), 1, 3), Witness(eye)
        witness(game)
        game.step(0)
        witness(game)
        told.append("\n".join([*witness.lines, *table(game, eye), *board(game, eye)]))

    assert ["Draft" in text for text in told] == [True, False]


def test_what_is_asked_by_what_lies_inside_something_hidden_names_it_to_nobody_else() -> None:
    """Everybody looks into the letter, but the letter is in a hand."""
    game = of_text(WRAPPED)
    game.move("Brooch", "wrap", "Draft")
    game.step(0)

    assert [option.text for option in _asked(game).options] == ["keep Brooch", "drop it"]
    assert [view(game, seat)["asked"] for seat in (-1, 1)] == [{"seat": 0}] * 2


def test_what_nobody_plays_and_lies_face_down_shows_no_number(native: bool) -> None:
    """What could be played is no more open than anything else until somebody plays it."""
    game = Game.new(linked(CLASSIC), 2, 1, native=native)
    fields = view(game, 0)["fields"]
    assert isinstance(fields, dict)
    played = {game.avatar(seat) for seat in range(2)}
    characters = set(game.tagged("character"))

    assert played == characters & set(fields)
    assert len(characters) > len(played)


@pytest.mark.parametrize(("pack", "games"), [(TRICKS, 3), ("tests/packs/race", 1), (CLASSIC, 3)])
def test_twins_are_shown_and_told_the_same(pack: str, games: int) -> None:
    """Random games, and others that differ in what a seat may not know: views, pages, questions and lines."""
    found = Found()
    for seed in range(1, games + 1):
        compare(linked(pack), linked(pack).image.seats[0], seed, 3, 3, found)

    assert found.differences == []
    assert (found.games, found.moments) == (games, 3 * games)
    assert found.changed > 0 or pack == "tests/packs/race"  # where all lies open


@pytest.mark.parametrize("leak", ["fields", "zones", "lines"])
def test_twins_find_planted_leaks(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a hole in what is shown or told, they differ in one of a few games."""
    if leak == "lines":
        monkeypatch.setattr(Talk, "_secret", lambda _: frozenset())
    else:
        monkeypatch.setattr(views, "visible" if leak == "fields" else "sees", lambda *_: True)
    wanted = {"fields": "view at once", "zones": "view at once", "lines": "lines"}[leak]
    found = Found()
    for seed in range(1, 61):
        compare(linked(CLASSIC), 2, seed, 4, 4, found)
        if wanted in {what for _, _, _, what, _, _ in found.differences}:
            return
    pytest.fail(f"{found.games} games do not show it")


def _asked(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


def test_a_person_is_shown_no_hidden_card(talisman: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the page of `play --human 1`, before somebody lays a card, only one's own cards are named."""
    monkeypatch.setattr("sys.stdin", io.StringIO("t\n1\n" * 60))
    told = talisman(
        "play", str(ROOT / TRICKS), "--human", "1", "--seats", "3", "--seed", "5", "--max-turns", "8"
    )
    game = Game.new(linked(TRICKS), 3, 5)
    own = {thing(game.image, game.entity(card)) for card in hands(game)[0]}
    others = {thing(game.image, game.entity(card)) for seat in (1, 2) for card in hands(game)[seat]}
    before = told.out.split("lays", 1)[0]
    named = {name for name in own | others if re.search(rf"\b{name}\b", before)}

    assert "North (seat 1)" in told.out
    assert own <= named
    assert not named & others - own


def test_what_all_saw_going_in_is_dealt_nowhere_else(native: bool) -> None:
    """Cards that were played openly lie face down in a heap: all know which, and no bot deals them anew."""
    game, seen, moved = Game.new(linked(TRICKS), 3, 11, native=native), 0, 0
    for _ in range(60):
        game.play(answers=1)
        shown = {zone["class"]: zone for zone in views.zones(game, -1)}
        known = shown.get("heap", {}).get("known", [])
        for seed in range(4):
            other = redealt(game, game.asked, seed)
            heap = other.contents("heap")
            assert set(known) <= set(heap)
            assert view(game, game.asked) == view(other, game.asked) or game.status != "asking"
            moved += heap != game.contents("heap")
        seen += bool(known)

    assert seen > 20
    assert moved > 20
