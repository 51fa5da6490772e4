"""A bot that is asked the same again and again in one turn goes another way."""

from types import SimpleNamespace
from typing import cast

from talisman.bots.weary import OFTEN, weary
from talisman.runtime.game.game import Game
from talisman.runtime.table.words import DECLINED


class _Linked:
    """A game without texts."""

    image = SimpleNamespace(text_kinds=())


def _game(turns: int, offered: list[tuple[int, int]]) -> Game:
    """As much of a game as a bot looks at that only counts."""
    linked = _Linked()
    asked = SimpleNamespace(
        turns=turns, asked=0, prompt=3, offered=offered, choices=len(offered), linked=linked
    )
    return cast(Game, asked)


WAY_OUT = [(1, 5), (DECLINED, 6)]
NO_WAY_OUT = [(1, 5), (2, 6), (3, 7)]


def test_the_way_out_is_taken_when_the_same_was_asked_often() -> None:
    """As often as that the bot says what it likes, then it declines; in another turn it begins anew."""
    bot = weary(lambda game: 0)
    game = _game(7, WAY_OUT)

    assert [bot(game) for _ in range(OFTEN)] == [0] * OFTEN
    assert [bot(game) for _ in range(3)] == [1, 1, 1]
    assert bot(_game(8, WAY_OUT)) == 0


def test_other_options_are_another_question() -> None:
    """What is offered belongs to the question."""
    bot = weary(lambda game: 0)
    for _ in range(OFTEN):
        bot(_game(7, WAY_OUT))

    assert bot(_game(7, [(2, 5), (DECLINED, 6)])) == 0


def test_where_there_is_no_way_out_each_option_has_its_turn() -> None:
    """Somewhere it has to go on."""
    bot = weary(lambda game: 0)
    game = _game(7, NO_WAY_OUT)
    for _ in range(OFTEN):
        bot(game)

    assert {bot(game) for _ in range(3)} == {0, 1, 2}


def test_where_the_way_out_leads_back_the_others_have_their_turn() -> None:
    """A way out that is no way out is left in the end, too."""
    bot = weary(lambda game: 0)
    game = _game(7, WAY_OUT)
    for _ in range(2 * OFTEN):
        bot(game)

    assert {bot(game) for _ in range(2)} == {0, 1}
