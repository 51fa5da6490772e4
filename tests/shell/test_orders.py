"""Orders to pass, and to take what is offered later: they answer, and tell nobody what a hand holds."""

from collections.abc import Iterator

import pytest

from talisman.play import Orders, Person
from talisman.play.offers import entries
from talisman.play.orders import by_hand
from talisman.play.session import random_choice
from talisman.runtime.game.game import Game
from talisman.runtime.game.report import Decision
from worlds import linked

PACK = "content/classic"
SEATS = 3
SPELLS = 2


def questions(alone: bool, ordered: bool) -> Iterator[tuple[Game, str]]:
    """Hidden questions that reach the first seat in some turns, where it may give an order to pass."""
    game = Game.new(linked(PACK), SEATS, 3)
    for seat in range(SEATS):
        for card in game.contents("spell deck")[:SPELLS]:
            game.move(card, "hand", game.avatar(seat) or "")
    orders, bots = Orders(alone), random_choice(3)
    shown: list[tuple[Game, str]] = []

    def sitting(asked: Game) -> int:
        decision = asked.decision
        assert decision is not None
        if not decision.hidden:
            return bots(asked)
        shown.append((asked.copy(), decision.prompt))
        return Person(lambda _: None, lambda _: "p" if ordered else str(asked.choices), orders=orders)(asked)

    seated = orders.over(sitting)
    while game.status == "asking" and game.turns < 12:
        game.step(seated(game) if game.asked == 0 else bots(game))
        yield from shown
        shown.clear()


def test_an_order_passes_until_the_next_turn() -> None:
    """After `p` a window asks once more only when the seat's turn has come again."""
    asked = [(game.turns, game.current, prompt) for game, prompt in questions(alone=False, ordered=True)]
    last: dict[str, int] = {}

    for turn, current, prompt in asked:
        if prompt in last:
            assert turn > last[prompt]
            assert current == 0 or turn - last[prompt] >= SEATS - 1
        last[prompt] = turn
    assert len(asked) < len(list(questions(alone=False, ordered=False)))


def test_an_order_does_not_look_at_the_hand() -> None:
    """What is held does not end an order: the same question is passed with an answer and without."""
    game, prompt = next(questions(alone=False, ordered=False))
    orders = Orders()
    assert not orders.passes(game)
    orders.give(game)
    for card in game.contents("hand", game.avatar(0) or ""):
        game.move(card, "spell deck")

    assert prompt
    assert orders.passes(game)


@pytest.mark.parametrize("alone", [True, False])
def test_who_sits_alone_is_not_asked_what_has_one_answer(alone: bool) -> None:
    """A question with nothing but to pass is put only where somebody else might see that it was not."""
    single = [game.choices == 1 for game, _ in questions(alone, ordered=False)]

    assert any(single) is not alone
    assert not all(single)


def held(spell: str, pack: str = PACK, seed: int = 3) -> Game:
    """A game in which the first seat holds this card, at a question of that seat that does not offer it."""
    game = Game.new(linked(pack), SEATS, seed)
    while game.asked != 0:
        game.step(game.choices - 1)
    game.move(spell, "hand", game.avatar(0) or "")
    return game


def until(game: Game, words: str, times: int = 1, first: str = "") -> None:
    """Go on until the first seat is offered options with these words; what is `first` is taken before."""
    bots = random_choice(3)
    while game.asked != 0 or sum(words in option.text for option in decision_of(game).options) < times:
        texts = [option.text for option in decision_of(game).options]
        told = [place for place, text in enumerate(texts) if first and first in text]
        game.step(told[0] if told else len(texts) - 1 if texts[-1] == "pass" else bots(game))


def answers(
    game: Game, orders: Orders, typed: list[str], most: int = 200
) -> list[tuple[list[str], int, bool]]:
    """What the first seat is offered and takes, and whether anybody was asked; it types these words first."""
    found: list[tuple[list[str], int, bool]] = []
    words, bots = iter(typed), random_choice(3)
    person = Person(said.append, lambda _: next(words, "") or str(len(entries(game, asked()))), orders=orders)

    def asked() -> Decision:
        assert game.decision is not None
        return game.decision

    reached: list[bool] = []

    def sitting(one: Game) -> int:
        reached.append(True)
        return person(one)

    seated = orders.over(sitting)
    while game.status == "asking" and len(found) < most:
        if game.asked != 0:
            game.step(bots(game))
            continue
        reached.clear()
        texts = [option.text for option in asked().options]
        number = seated(game)
        found.append((texts, number, bool(reached)))
        game.step(number)
    return found


said: list[str] = []


def test_what_is_ordered_is_taken_when_it_is_first_offered() -> None:
    """`later NAME` takes the option of that card the first time it is there, once, and asks nobody."""
    ordered = answers(held("Healing"), Orders(), ["later healing"])
    offered = [
        place for place, (texts, _, _) in enumerate(ordered) if any("cast Healing" in text for text in texts)
    ]

    texts, number, asked = ordered[offered[0]]
    assert "cast Healing" in texts[number]
    assert not asked
    assert sum("cast Healing" in texts[number] and not asked for texts, number, asked in ordered) == 1
    assert all(asked for place, (_, _, asked) in enumerate(ordered) if place != offered[0])


def test_an_order_goes_before_passing() -> None:
    """Who passes in a window, and has ordered what is offered there, takes that."""
    game, orders = held("Healing"), Orders()
    assert orders.turn(game, "cast Healing upon").endswith("take that back.")
    until(game, "cast Healing")
    orders.give(game)

    assert orders.passes(game)
    assert "cast Healing" in decision_of(game).options[orders.over(lambda _: -1)(game)].text
    assert orders.later(0) == ()


def test_the_same_words_take_an_order_back() -> None:
    """An order ends when it is said again, and what was taken by hand is not waited for any more."""
    game, orders = held("Healing"), Orders()
    orders.turn(game, "Healing")
    assert orders.later(0) == ("Healing",)
    assert orders.later(1) == ()
    orders.turn(game, "healing")
    assert orders.later(0) == ()

    orders.turn(game, "Healing")
    until(game, "cast Healing")
    number = orders.taken(game)
    assert number is not None
    orders.done(game, game.choices - 1)
    assert orders.later(0) == ("Healing",)
    orders.done(game, number)
    assert orders.later(0) == ()
    assert orders.turn(game, "Healing") == "`Healing` is offered now."


def test_words_that_mean_several_options_ask() -> None:
    """Where an order could take one option or another, the seat is asked, and the order stays."""
    game, orders = held("Healing"), Orders()
    game.move("Invisibility", "hand", game.avatar(0) or "")
    orders.turn(game, "cast")
    until(game, "cast", 2)

    assert orders.taken(game) is None
    assert orders.later(0) == ("cast",)


def test_a_pack_keeps_options_for_who_is_asked() -> None:
    """What `by-hand` of a `pack.toml` names cannot be ordered, nor is it taken by words that mean it, too."""
    game, orders = held("Counterspell", "content/revised", 4), Orders()
    assert (
        orders.turn(game, "Counterspell") == "`Counterspell` is taken by hand only: you are asked each time."
    )
    orders.turn(game, "cast")
    other = game.avatar(1) or ""
    game.move("Invisibility", "hand", other)
    until(game, "cast Counterspell", first="cast Invisibility")

    assert orders.taken(game) is None
    assert list(by_hand(held("Counterspell"))) == []


def decision_of(game: Game) -> Decision:
    """What is asked."""
    assert game.decision is not None
    return game.decision


def test_a_person_orders_and_looks_what_is_ordered() -> None:
    """`later` alone tells what is ordered."""
    said.clear()
    answers(held("Healing"), Orders(), ["later", "later  Healing ", "later", "later HEALING", "later"], 1)

    told = [line for line in said if "taken" in line.lower() or "advance" in line]
    assert told == [
        "Nothing is taken in advance.",
        "`Healing` is taken when it is first offered; the same words again take that back.",
        "Taken when first offered: `Healing`.",
        "`HEALING` is not taken in advance any more.",
        "Nothing is taken in advance.",
    ]
