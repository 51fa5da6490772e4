"""Imagined games: dealt anew where a seat cannot see, the same where it can; and what bots make of them."""

from itertools import chain

import pytest

from botkit import SHORT, later
from irkit import I, proc, program, ready
from langkit import example
from talisman.bots import cautious
from talisman.bots.cautious import DEALS, Worlds
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.compiler.ir import program as ir
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.redeal import DEEP, Dealer, redealt
from talisman.runtime.game.view import view
from talisman.runtime.image.link import Linked

MEMORIES = """# with: small
# seats: 2
memory plot
    of a trader
memory debt
    of a trader
    shown
memory bluff: letter
    of a trader
    shown
letter Draft
    when you gain 1 favour:
        remember 4 as your plot
        remember 3 as your debt
        remember Draft as your bluff
"""


def hands(game: Game, but: int) -> list[tuple[str, list[str]]]:
    """The hands that a seat does not see."""
    names = [game.name(seat) for seat in range(game.seats) if seat != but]
    return [(name, game.contents("hand", name)) for name in names]


def with_secrets_swapped(game: Game, seat: int) -> Game:
    """Another game that looks the same to the seat: two of the hands it does not see change places."""
    other = game.copy()
    held = hands(game, seat)
    (first, ours), (second, theirs) = [pair for pair in held if len(pair[1]) == len(held[-1][1])][-2:]
    for card in ours:
        other.move(card, "hand", second, bottom=True)
    for card in theirs:
        other.move(card, "hand", first, bottom=True)
    return other


def everything(game: Game) -> list[list[int]]:
    """What lies in each zone."""
    return [game.inside(zone) for zone in range(len(game.linked.zone_list))]


def test_a_redeal_looks_the_same_to_the_seat(tricks: Linked) -> None:
    """Whatever is dealt anew, the seat sees what it saw; the cards it does not see lie elsewhere."""
    game = later(tricks, 6)
    seat = game.asked
    dealt = redealt(game, seat, 99)

    assert view(dealt, seat) == view(game, seat)
    assert hands(dealt, seat) != hands(game, seat)
    assert sorted(chain(*everything(dealt))) == sorted(chain(*everything(game)))
    assert redealt(game, seat, 99).hash() == dealt.hash()
    assert redealt(game, seat, 98).hash() != dealt.hash()


def test_a_redeal_leaves_the_game_alone(tricks: Linked) -> None:
    """Dealing anew is done on a copy."""
    game = later(tricks, 6)
    before = game.hash()
    redealt(game, game.asked, 1).step(0)

    assert game.hash() == before


def pile(count: int) -> Game:
    """A face-down pile of so many cards, and a seat that is asked."""
    main = (I("OPTS"), *(I("OPTN", 1, "on") for _ in range(2)), I("SEAT", 5), I("DEC", 6, 5, "what"))
    cards = [ir.Entity(f"c{nth}", f"c{nth}", ("card",), {}, ("deck", "")) for nth in range(count)]
    made = program(
        proc("main", *main, I("LDI", 0, -1), I("HALT", 0, "over")),
        entities=cards,
        players=1,
        tags=["card"],
        zones=[ir.ZoneClass("deck", seen="nobody")],
    )
    return Game.new(ready(made), 1, 1)


def test_any_card_may_come_up_first() -> None:
    """Of a big pile each card is on top in some deals, and none is twice or nowhere in any."""
    game = pile(3 * DEEP)
    all_cards = sorted(game.contents("deck"))
    deals = [redealt(game, 0, seed).contents("deck") for seed in range(40 * DEEP)]

    assert {sorted(dealt) == all_cards for dealt in deals} == {True}
    for place in (0, DEEP - 1):
        assert {dealt[place] for dealt in deals} == set(all_cards)
    for dealt in deals[:9]:
        assert sorted(dealt[DEEP:], key=game.entity) == dealt[DEEP:]


def test_cards_of_one_pile_are_not_dealt_into_another() -> None:
    """Where each card began everybody knows: what came from one pile is not among those of another."""
    main = (I("OPTS"), *(I("OPTN", 1, "on") for _ in range(2)), I("SEAT", 5), I("DEC", 6, 5, "what"))
    cards = [
        ir.Entity(f"{zone}{n}", zone, ("card",), {}, (zone, "")) for zone in ("red", "blue") for n in range(4)
    ]
    made = program(
        proc("main", *main, I("LDI", 0, -1), I("HALT", 0, "over")),
        entities=cards,
        players=1,
        tags=["card"],
        zones=[ir.ZoneClass(zone, seen="nobody") for zone in ("red", "blue", "heap")],
    )
    game = Game.new(ready(made), 1, 1)
    for name in ("red0", "red1", "blue0"):
        game.move(name, "heap")
    deals = [redealt(game, 0, seed) for seed in range(20)]

    for dealt in deals:
        assert {zone: {card[:-1] for card in dealt.contents(zone)} for zone in ("red", "blue")} == {
            "red": {"red"},
            "blue": {"blue"},
        }
        assert sorted(card[:-1] for card in dealt.contents("heap")) == ["blue", "red", "red"]
    assert len({tuple(sorted(dealt.contents("heap"))) for dealt in deals}) > 3


def test_a_deal_into_a_used_game_is_the_same(tricks: Linked) -> None:
    """What a game was before makes no difference to what is dealt into it."""
    game, used = later(tricks, 6), later(tricks, 9)
    dealer = Dealer(game, game.asked)

    assert dealer.deal(5, used).hash() == dealer.deal(5).hash()
    assert dealer.deal(6).hash() != dealer.deal(5).hash()


def test_every_option_is_tried_in_the_same_worlds(tricks: Linked) -> None:
    """The nth imagined game is the same whenever it is asked for, also when its place was used meanwhile."""
    game = later(tricks, 6)

    def worlds() -> Worlds:
        return Worlds(Dealer(game, game.asked), lambda nth: 100 + nth, [])

    first, again = worlds(), worlds()
    in_order = [first(nth).hash() for nth in range(2 * DEALS)]
    assert len(set(in_order)) == 2 * DEALS
    for nth in (0, DEALS, 1, 0, 2 * DEALS - 1, DEALS - 1, 2):
        assert again(nth).hash() == in_order[nth]


def test_what_is_open_stays(race: Linked) -> None:
    """Where a seat sees all, nothing moves; only the dice to come are others."""
    game = later(race, 5)

    assert everything(redealt(game, game.asked, 1)) == everything(game)
    assert redealt(game, game.asked, 1).hash() != redealt(game, game.asked, 2).hash()


@pytest.mark.parametrize("decisions", [5, 9, 12])
def test_the_same_view_gives_the_same_choice(tricks: Linked, decisions: int) -> None:
    """Two games that look the same to a seat get the same answer, whatever the others hold."""
    game = later(tricks, decisions)
    other = with_secrets_swapped(game, game.asked)

    assert view(other, game.asked) == view(game, game.asked)
    assert hands(other, game.asked) != hands(game, game.asked)
    assert redealt(other, game.asked, 7).hash() == redealt(game, game.asked, 7).hash()
    assert cautious(3, SHORT)(other) == cautious(3, SHORT)(game)


def test_what_others_remember_in_secret_is_not_known() -> None:
    """In an imagined game it is as it was when the game began; what the seat sees itself stays."""
    compiled = compile_packs(example(MEMORIES).packs, Bag())
    assert compiled is not None
    game = Game.new(load(compiled.image), 2, 3)
    mine, theirs = game.avatar(0) or "", 1
    game.move("Draft", "hand", mine)
    game.step(0)

    def remembered(seat: int) -> list[int]:
        dealt = redealt(game, seat, 5)
        return [dealt.value(name, mine) for name in ("plot", "debt", "bluff")]

    assert remembered(0) == [4, 3, game.entity("Draft")]
    assert remembered(theirs) == [0, 3, -1]


def test_the_dice_to_come_are_not_known(race: Linked) -> None:
    """What the game is about to roll makes no difference to the choice: only its own seed does."""
    game = later(race, 5)
    other = game.copy()
    other.reseed(12345)

    assert cautious(3, SHORT)(other) == cautious(3, SHORT)(game)
