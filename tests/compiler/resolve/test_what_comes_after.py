"""Lines behind which nothing comes, or the same again.

Each sentence that is refused stands beside one that says what was wanted.
"""

from __future__ import annotations

import pytest

from market import market


@pytest.mark.parametrize(
    ("lines", "refused"),
    [
        ("end the turn\n        gain 1 coin", True),
        ("end the turn\n        if you are sly: gain 1 coin", True),
        ("if you are sly: end the turn\n        gain 1 coin", False),
        ("if you are sly: end the turn\n        otherwise: gain 1 coin", False),
        ("you may end the turn\n        gain 1 coin", False),
        ("roll 1 die\n            1: end the turn\n            2-6: nothing\n        gain 1 coin", False),
        ("choose one\n            end the turn\n            gain 1 coin", False),
        ("end the turn\n        end the walk", False),
        ("end the turn, else gain 1 coin", False),
        ("gain 1 coin, then end the turn", False),
    ],
)
def test_nothing_is_done_behind_what_ends_the_turn(lines: str, refused: bool) -> None:
    """It was dropped without a word; another end counts where no turn goes on."""
    assert ("E0653" in market(f"guest Bee\n    when visited:\n        {lines}\n").codes) == refused


@pytest.mark.parametrize(
    ("line", "codes"),
    [
        ("before this begins", ["E0615"]),
        ("when you become a ghost", ["E0615"]),
        ("instead of becoming a ghost", ["E0615"]),
        ("when you end a ghost", ["E0615"]),
        ("when this begins", []),
        ("when this ends", []),
        ("before this ends", []),
        ("when another trader becomes a ghost", []),
    ],
)
def test_a_form_does_not_hear_what_comes_before_it(line: str, codes: list[str]) -> None:
    """Its text is in force from when it has begun, so nobody heard it."""
    found = market(f"form ghost (ghosts)\n    {line}: gain 1 coin\n").codes

    assert [code for code in found if code.startswith("E")] == codes


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("before you gain 1 coin: gain that much", True),
        ("before you gain 1 coin: gain 1 coin", True),
        ("before you gain 1 coin: gain 1 favour", False),
        ("before you gain 1 coin: you may gain 1 coin", False),
        ("once per turn: before you gain 1 coin: gain that much", False),
    ],
)
def test_what_comes_before_itself_is_told(line: str, told: bool) -> None:
    """The machine stopped such a game."""
    assert ("W0507" in market(f'rule "P": for each trader: {line}\n').codes) == told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("when you begin a walk: begin a walk", True),
        ("when your walk ends: begin a walk", True),
        ("before you begin a walk: begin a walk", True),
        ("when your turn ends: begin a turn", True),
        ("when you step onto a space: step onto a neighbour space of your choice", True),
        ("when you land: go to Fountain", True),
        ("when you go to a gate: go to North Gate", True),
        ("when you lose 1 coin: pay 1 coin", True),
        ("when you begin a walk: begin a stay", False),
        ("when your walk ends: you may begin a walk", False),
        ("once per turn: when your turn ends: begin a turn", False),
        ("when your turn ends: if you are sly: begin a turn", False),
        ("when you step onto a space: you may step onto a neighbour space of your choice", False),
        ("when you go to a gate: go to Fountain", False),
        ("when you lose 1 favour: pay 1 coin", False),
    ],
)
def test_a_turn_or_a_walk_that_follows_itself_is_told(line: str, told: bool) -> None:
    """It never ended, and nothing was said."""
    assert ("W0507" in market(f'rule "P": for each trader: {line}\n').codes) == told


def test_what_a_thing_does_again_while_it_stays_where_it_is_is_told() -> None:
    """What moves the thing whose text it is may end it."""
    assert "W0507" in market("ware Bag: when your turn ends: begin a turn\n").codes
    assert "W0507" in market("ware Bag: when you land: go to Fountain\n").codes
    assert "W0507" not in market("ware Bag: when you land: discard this, then go to Fountain\n").codes


DIE = """\
verb die (dies, dying): trader "die"
    does
        put the actor into the bench
"""


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("when you die: each other trader here gains 1 coin", True),
        ("when you die: if there is a guest here: Ben gains 1 coin", True),
        ("when another trader dies: each trader at the space of the actor gains 1 coin", True),
        ("before you die: each other trader here gains 1 coin", False),
        ("when you die: each other trader gains 1 coin", False),
        ("when you die: go to Fountain, then each other trader here gains 1 coin", False),
        ("when another trader dies: each trader here other than you gains 1 coin", False),
        ("when you go to a space: each other trader here gains 1 coin", False),
    ],
)
def test_here_is_nowhere_for_who_has_gone(line: str, refused: bool) -> None:
    """Nobody was where one was no more."""
    assert ("E0518" in market(f'{DIE}rule "P": for each trader: {line}\n').codes) == refused


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ('change market.bee "4-6: gain": "4-6" -> "3-6"', "E0318"),
        ('change market.bee "1-3: gain": "1-3" -> "1-4"', "E0318"),
        ('change market.bee "1-3: gain": "1-3" -> "1-2"', "E0319"),
        ('remove market.bee "1-3: gain"', "E0319"),
        ('replace market.bee "1-3: gain": 1: gain 1 coin', "E0319"),
    ],
)
def test_what_a_house_rule_has_made_wrong_is_told_at_its_line(lines: str, code: str) -> None:
    """The other pack's lines were fine; which of them is wrong by now is shown beside it."""
    rows = "        roll 1 die\n            1-3: gain 1 coin\n            4-6: gain 1 favour\n"
    rule = f'house rule "H"\n    {lines}\n    because "better"\n'
    found = market(f"guest Bee\n    when visited:\n{rows}", {"other": rule}).bag.sorted()
    told = [one for one in found if one.code == code]

    assert [(one.span.file, one.span.line) for one in told] == [("other/other.tal", 2)]
    assert {at.file for one in told for at, _ in one.related} <= {"market/extra.tal"}


UNUSED = ("W0501", "W0507", "W0510", "W0512", "W0513", "W0538", "W0565")


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("discard all your wares, else lose 1 coin", True),
        ("discard each ware in your basket, else lose 1 coin", True),
        ("discard a ware, else lose 1 coin", False),
        ("discard 2 wares, else lose 1 coin", False),
        ("lose all your coins, else lose 1 favour", False),
        ("lose 1 coin, else discard all your wares", False),
        ("each other trader loses 1 coin, else gains 1 favour", False),
    ],
)
def test_what_is_always_done_has_nothing_behind_it(line: str, refused: bool) -> None:
    """All of none is done, too; of an amount there has to be something."""
    codes = {*market(f"guest Bailiff: when visited: {line}\n").codes} - {*UNUSED}

    assert codes == ({"E0647"} if refused else set())


WANDER = """\
verb wander (wanders, wandering, wandered): trader "wander"
    does
        the actor steps onto Fountain
"""


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("you cannot wander", True),
        ("each trader cannot wander", True),
        ("when you land: until the end of this turn: you cannot wander", True),
        ("while you are sly: you cannot wander", False),
        ("at Fountain: you cannot wander", False),
        ("you cannot step onto spaces", False),
        ("you cannot begin a walk", False),
        ("you cannot go to spaces", False),
    ],
)
def test_what_is_forbidden_and_done_by_another_verb_is_told(line: str, told: bool) -> None:
    """One walked as ever; where a text of a thing wanders, and not where a rule says it of all."""
    guide, rule = (
        "guest Guide: when visited: wander\n",
        'rule "Lost": for each trader: as soon as %s: wander\n',
    )
    text = f"{WANDER}{guide}ware Rope: {line}\n"

    assert ("W0572" in market(text).codes) == told
    assert "W0572" not in market(text + rule % "your coins are 0").codes


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("when you wander: gain 1 coin", True),
        ("before another trader wanders: gain 1 coin", True),
        ("when a trader would wander: it does not happen", True),
        ("at Fountain: when you wander: gain 1 coin", False),
        ("when you step onto a space: gain 1 coin", False),
        ("when you go to a space: gain 1 coin", False),
    ],
)
def test_what_is_waited_for_and_done_by_another_verb_is_told(line: str, told: bool) -> None:
    """It hears nothing of who walks; where no text of a thing says the verb, it is the rules' own."""
    rope = f"{WANDER}ware Rope: {line}\n"
    lost = 'rule "Lost": for each trader: while you are sly: instead of beginning a walk: wander\n'

    assert ("W0570" in market(f"{rope}{lost}guest Guide: when visited: wander\n").codes) == told
    assert "W0570" not in market(rope + lost).codes
