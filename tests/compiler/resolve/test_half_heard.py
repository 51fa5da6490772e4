"""Lines of which half was heard: prices, offers, settings, moments, forms.

Each sentence that is refused stands beside one that says what was wanted.
"""

from __future__ import annotations

import pytest

from market import market
from talisman.compiler.model import EndEffect, Exists, If, InSetting, Modify, Named, You, conjuncts
from talisman.compiler.model.walk import walk

UNUSED = ("W0501", "W0507", "W0510", "W0512", "W0513", "W0538", "W0565")


FORMS = "form ghost (ghosts)\nform statue (statues)\n"


MOMENTS = "moment the end of your next turn, the end of the next stay, the start of this turn\n"


RULES = {
    # the one who has it was asked, whoever was said
    "before the bid: the seller may gain 1 coin": "E0322",
    "before the bid: Ben may gain 1 coin": "E0322",
    "before the bid: you may gain 1 coin": "",
    # said of a situation, and so always; then read as what they lend
    "in haggling: wares do not count": "E0630",
    "wares in your basket do not count in haggling": "E0630",
    "while in haggling: wares do not count": "E0630",
    "during your deal: wares do not count": "E0630",
    "wares do not count": "",
    "during your stay: wares do not count": "",
    "in haggling: charm from wares do not count": "",
    "in haggling: your basket limit is unlimited": "",
    "2 wares in your basket do not count": "E0322",
    "wares in your basket do not count": "",
    # free for who could not pay, or paid by others
    "gaining a letter costs 1 turn": "E0322",
    "gaining a letter costs 1 charm": "E0322",
    "gaining a letter costs up to 2 coins": "E0322",
    "gaining a letter costs 2 coins": "",
    "gaining a letter costs Lamp": "E0322",
    "gaining a letter costs your Lamp": "",
    "losing 1 coin costs 1 coin": "E0322",
    # that of who rolled, and it said yours
    "when another trader rolls for walking: add 1 to your roll": "E0622",
    "when another trader rolls for walking: add 1 to that roll": "",
    "when you roll for walking: add 1 to your roll": "",
    # other than which, where none is spoken of
    "when you discard another ware: gain 1 coin": "E0620",
    "when you discard a ware: gain 1 coin": "",
    "when another trader discards a ware: gain 1 coin": "",
    # those of the whole game
    "when you land: gain the number of wares coins": "E0431",
    "when you land: gain the number of wares in your basket coins": "",
    "when you land: gain the number of traders coins": "",
    "when you land: gain the number of heavy wares coins": "E0431",
    "when you land: gain the number of wares other than Lamp coins": "E0431",
    "when you land: gain the number of wares with weight at least 2 coins": "E0431",
    "when you land: gain the number of heavy wares in your basket coins": "",
    "when you land: gain the number of your heavy wares coins": "",
    "when you land: gain the number of wares other than Lamp here coins": "",
    "when you land: gain the number of wares with charm 2 coins": "",
    "when you land: gain the number of honest traders coins": "",
    # the one turn that goes on, and that of who begins it
    "when you land: end another turn": "E0613",
    "when you gain 1 coin: end the turn": "",
    "when you begin another stay: gain 1 coin": "E0613",
    "when you land: begin Ben's stay": "E0614",
    "when you land: Ben begins your stay": "E0614",
    "when you land: begin your stay": "",
    "when Ben begins your stay: gain 1 coin": "E0614",
    "when you begin your stay: gain 1 coin": "",
    # the turn that goes on
    "when you land: until the end of your next turn: +1 charm": "E0325",
    "when you land: until the end of the next stay: +1 charm": "E0325",
    "when you land: until the start of this turn: +1 charm": "E0325",
    "when you land: until this ends: +1 charm": "E0325",
    "when you land: until the start of your next turn: +1 charm": "",
    # the first of them, without the words in front
    "when you land: become a ghost or a statue": "E0613",
    "when you land: become another ghost": "E0613",
    "when you land: become a ghost": "",
    "when you begin a stay or a walk: gain 1 coin": "E0613",
    "you cannot begin a stay or a walk": "E0613",
    "when you land: begin a stay or a walk": "E0613",
    "when you begin a walk: gain 1 coin": "",
    # whoever has the role here
    "when Ben visits a guest: the visitor of Ben gains 1 coin": "E0308",
    "your charm is unlimited": "E0322",
    "your basket limit is unlimited": "",
    "you cannot roll a natural 6 for walking": "E0322",
    "you cannot roll for walking": "",
    "when you gain 1 coin: until you land here: +1 charm": "W0567",
    "when you gain 1 coin: until you land upon Fountain: +1 charm": "",
    "you cannot land here": "W0567",
    "you cannot land here more than once per turn": "W0567",
    "landing here costs 1 coin": "W0567",
    "you cannot land upon Fountain": "W0580",
    "you cannot go to Fountain": "",
    "another trader cannot land here": "E0438",
    "other traders cannot land here": "",
    "you cannot visit guests here": "",
    # of each of them
    "+1 to the charm of another trader": "E0347",
    "+1 to the charm of a ware": "E0347",
    "+1 to the charm of each other trader": "",
    "+1 to the charm of wares": "",
    # a word of a value, no number
    "when you land: if your manner is at least 1: gain 1 coin": "E0635",
    "when you land: if your manner is 1: gain 1 coin": "E0635",
    "when you land: gain your manner coins": "E0635",
    "when you land: discard a ware with manner at least 1": "E0635",
    "when you land: if your manner is Ben's manner: gain 1 coin": "",
    "when you land: if your manner is not Ben's manner: gain 1 coin": "",
    "when you land: if you are sly: gain 1 coin": "",
    # told, and nothing moved
    "when you land: pay Ann": "E0473",
    "when you land: pay Fountain": "E0473",
    "when you land: pay Anvil": "",
    "when you land: pay 1 coin": "",
    # of what has none
    "when you land: discard the pledge of Miller": "E0314",
    "when you land: remember Lamp #1 as the pledge of Miller": "E0314",
    "when you land: discard your pledge": "",
    "when you land: remember Lamp #1 as the pledge of Ben": "",
    # nothing changes
    "when you land: remember your paces as your paces": "E0636",
    "when you land: remember your pledge as your pledge": "E0636",
    "when you land: remember your paces as Ben's paces": "",
    "when you land: remember Ben's pledge as your pledge": "",
    # either of two readings
    "when you land: lose 1 coin or 1 favour per ware in your basket": "E0634",
    "when you land: lose 1 coin and 1 favour per ware in your basket": "E0634",
    "when you land: lose 1 coin and 1 favour per 2 charm of wares in your basket": "E0634",
    "when you land: lose 1 favour per ware in your basket": "",
    "when you land: lose 1 coin per ware in your basket or 1 favour per ware in your basket": "",
    "when you land: lose 1 coin and 1 favour or 2 coins": "E0619",
    "when you land: lose 1 coin and 1 favour": "",
    # as many of its own, and it reads as yours
    "when you land: each other trader here loses all your coins": "E0650",
    "when you land: Ben gains all your coins": "E0650",
    "when you land: gain all Ben's coins": "E0650",
    "when another trader gains 1 coin: that trader pays all your coins": "E0650",
    "when you land: another trader may lose all your coins": "E0650",
    "when you land: each other trader here loses all its coins": "",
    "when you land: each other trader here loses your coins coins": "",
    "when you land: lose all your coins, then Ben gains that many coins": "",
    "when another trader gains 1 coin: it loses all its coins": "",
    "when you land: another trader may lose all its coins": "",
    # any in the game, in the piles, too
    "when you land: banish a guest": "E0651",
    "when you land: banish a guest at random": "E0651",
    "when you land: see up to 2 guests": "E0651",
    "when you land: put a card of your choice into the heap": "E0651",
    "when you land: visit a guest other than Miller": "E0651",
    "when you land: banish a guest here": "",
    "when you land: banish a guest in the street": "",
    "when you land: banish a ware": "",
    "when you land: banish a ware in the heap": "",
    "when you land: see a trader": "",
    "when you land: visit a guest here with charm at least 2": "",
    # dropped with all that was still to be done
    "when you land: end your turn, then gain 1 coin": "E0653",
    "when you land: end the turn, then Ben gains 1 coin": "E0653",
    "when you land: Ben ends the turn, then gains 1 coin": "E0653",
    "when you land: end your ghost, then gain 1 coin": "",
    # spared both, where there is nothing to give up
    "instead of losing 1 coin: lose 1 favour": "E0655",
    "instead of losing 1 coin: pay 1 favour": "E0655",
    "instead of losing 1 coin: lose all your favours": "E0655",
    "instead of losing 1 coin: discard a ware": "E0655",
    "instead of losing 1 coin: you may lose 1 favour": "",
    "instead of losing 1 coin: if your favours are at least 1: lose 1 favour": "",
    "while your favours are at least 1: instead of losing 1 coin: lose 1 favour": "",
    "while you have a ware: instead of losing 1 coin: discard a ware": "",
    "when you would lose 1 coin: it does not happen, then lose 1 favour": "",
    "instead of losing 1 coin: see a ware": "",
    "instead of losing 1 coin: gain 1 favour": "",
    "instead of losing 2 coins: lose 1 coin": "",
    "instead of landing: lose 1 favour": "",
    # asked anew of each, with other coins
    "when you land: for each other trader with coins more than your coins: you gain 1 coin": "E0656",
    "when you land: for each other trader with coins less than your coins: you lose 1 coin": "E0656",
    "when you land: for each other trader with coins more than your coins: it loses 1 coin": "",
    "when you land: for each other trader with coins more than your paces: you gain 1 coin": "",
    "when you land: for each other trader with coins at least 3: you gain 1 coin": "",
    # so many traders, and it read as so many coins
    "when you land: each other trader loses 2 coins, then you gain that many coins": "E0313",
    "when you land: each other trader loses 1 coin, then you gain that many coins": "",
    "when you land: each other trader loses all its coins, then you gain that many coins": "",
    "when you land: another trader loses all its coins, then you gain that many coins": "",
    # you are there yourself
    "when you land: if no trader is here: gain 1 coin": "E0652",
    "when you land: if there are no traders here: gain 1 coin": "E0652",
    "when you land: if a trader is here: gain 1 coin": "E0652",
    "when you land: if you are sly, and no trader is at your space: gain 1 coin": "E0652",
    "while there is no trader here: +1 charm": "E0652",
    "when you land: unless another trader is here: gain 1 coin": "",
    "when you land: if no sly trader is here: gain 1 coin": "",
    "when you land: if 2 traders are here: gain 1 coin": "",
    "when you land: if exactly 1 trader is here: gain 1 coin": "",
    "when you land: if no trader is at Fountain: gain 1 coin": "",
    "when you land: if no guest is here: gain 1 coin": "",
}


@pytest.mark.parametrize("line", RULES)
def test_no_half_of_a_line_is_left_out(line: str) -> None:
    """What is not heeded is refused."""
    text = f'{FORMS}{MOMENTS}rule "P": for each trader: {line}\n'
    found = {code for code in market(text).codes if code not in UNUSED}

    assert found == ({RULES[line]} - {""})


@pytest.mark.parametrize(
    ("subject", "refused"),
    [
        ("another ware", True),
        ("a ware", True),
        ("2 wares", True),
        ("a fragile ware", True),
        ("a guest", True),
        ("one of your wares", False),
        ("another ware here", False),
        ("a ware in your basket", False),
        ("each ware in your basket", False),
        ("another trader", False),
        ("a space", False),
        ("Lamp", False),
        ("the ware with the most tokens", False),
        ("the ware with the fewest tokens", True),
        ("a ware with 1 token", False),
        ("a ware with no tokens", True),
    ],
)
def test_what_is_chosen_is_said_whose_it_is_or_where(subject: str, refused: bool) -> None:
    """What does something is nobody's, so it was any in the game, and all were offered by name."""
    gains = "gain" if subject == "2 wares" else "gains"
    counter = "counter token (tokens)\n    of a thing\n    floor 0\n"
    text = f"{counter}ware Bag: when you land: {subject} {gains} 1 token\n"

    assert {*market(text).codes} - {*UNUSED} == ({"E0651"} if refused else set())


@pytest.mark.parametrize(
    ("line", "behind", "refused"),
    [
        ("put the top card of the stock into the heap", "if it is a ware: gain 1 coin", True),
        ("put the bottom card of the stock into the heap", "discard it", True),
        ("gain 1 ware", "if it is fragile: gain 1 coin", True),
        ("you may discard a ware", "if it is fragile: gain 1 coin", True),
        ("you may discard a ware: gain 1 coin", "discard it", True),
        ("put the top card of the stock into the heap", "discard this", False),
        ("put the top 2 cards of the stock into the heap", "discard it", False),
        ("you may gain 1 coin", "discard it", False),
        ("you may discard a ware", "discard this", False),
        ("gain 1 coin", "discard it", False),
    ],
)
def test_it_is_not_whose_text_it_is_behind_what_came_from_a_pile(
    line: str, behind: str, refused: bool
) -> None:
    """What was drawn, or given up by who liked, is read as `it`; it was the guest."""
    codes = market(f"guest Bee\n    when visited:\n        {line}\n        {behind}\n").codes

    assert ("E0357" in codes) == refused


def test_a_named_price_is_ones_own() -> None:
    """It was paid with the Ewer of another; who has none cannot do it."""
    (rule,) = market('ware Ewer\nrule "P": for each trader: gaining a letter costs Ewer\n').rules("market.p")

    assert "Holder" in repr(rule.shape)


def test_a_form_ends_of_whom_it_is_said() -> None:
    """Who ended the form of another ended their own."""
    (rule,) = market(f'{FORMS}rule "P": for each trader: when you land: end Ben\'s ghost\n').rules("market.p")

    assert [part.target for part in walk(rule.shape) if isinstance(part, EndEffect)] == [Named("Ben")]


SIZED = {
    "limit": ("limit bag limit: ware", "of a trader", "starts at 2", "counts wares in its basket"),
    "zone": ("zone pouch (pouches)", "of a trader", "holds wares", "size 2"),
}


GIVEN_UP = {"limit": "the holder discards that many wares of its choice", "zone": "discard a ware in it"}


@pytest.mark.parametrize("head", SIZED)
def test_what_is_too_much_goes_somewhere(head: str) -> None:
    """Without it, or with nothing below it, any number was had."""
    said = "\n    ".join(SIZED[head])

    for excess, told in (("", 1), ("    excess: nothing\n", 1), (f"    excess: {GIVEN_UP[head]}\n", 0)):
        assert market(f"{said}\n{excess}").codes.count("E0621") == told


def test_an_outcome_has_one_line() -> None:
    """Of two only the last one was done."""
    lines = (
        "sides buyer and seller",
        "outcomes victory, defeat, draw",
        "score its charm",
        "on victory: nothing",
    )
    contest = "contest ball (balls)\n" + "".join(f"    {line}\n" for line in lines)

    assert "E0460" not in market(contest).codes
    assert "E0460" in market(f"{contest}    on victory: the buyer gains 1 coin\n").codes


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("when visited: the visitor of Ben gains 1 coin", True),
        ("when visited: the visitor of your shop gains 1 coin", True),
        ("when visited: your visitor gains 1 coin", True),
        ("when visited: for each guest here: its visitor gains 1 coin", True),
        ("when the buyer loses 1 coin in haggling: the buyer of Ann gains 1 coin", True),
        ("when visited: the visitor gains 1 coin", False),
        ("when visited: its visitor gains 1 coin", False),
        ("when visited: the visitor of this gains 1 coin", False),
        ("when the buyer loses 1 coin in haggling: the buyer gains 1 coin", False),
    ],
)
def test_a_role_is_of_where_it_is_said(line: str, refused: bool) -> None:
    """The visitor of another guest was that of this one."""
    assert ("E0623" in market(f"guest Bee: {line}\n").codes) == refused


@pytest.mark.parametrize(
    ("asked", "of_one"), [("Lamp in your basket is not heavy", True), ("Lamp is not heavy", False)]
)
def test_a_name_that_is_narrowed_and_denied_is_there(asked: str, of_one: bool) -> None:
    """Of no Lamp in the basket it was so; of the name alone it is so where none of them is."""
    (rule,) = market(f'rule "P": for each trader: when you land: if {asked}: gain 1 coin\n').rules("market.p")
    (cond,) = [part.cond for part in walk(rule.shape) if isinstance(part, If)]

    assert isinstance(cond, Exists) == of_one


SITUATION = InSetting("in haggling", You())


@pytest.mark.parametrize(
    "line",
    [
        "in haggling: texts of guests are not in force",
        "texts of guests are not in force in haggling",
        "in haggling: charm from wares do not count",
        "in haggling: your basket limit is at most 1",
        "in haggling: your coins are at most 4",
    ],
)
def test_a_situation_of_what_is_asked_at_any_time_is_a_condition(line: str) -> None:
    """It was always so, or never."""
    (rule,) = market(f"letter Bell: {line}\n").rules("market.bell")

    assert SITUATION in conjuncts(rule.when)
    assert not isinstance(rule.shape, Modify) or not rule.shape.settings


def test_a_situation_of_a_number_is_asked_with_it() -> None:
    """What a contest reckons with is said of the number, as ever."""
    (rule,) = market("letter Bell: in haggling: +1 charm\n").rules("market.bell")

    assert isinstance(rule.shape, Modify)
    assert rule.shape.settings == ("in haggling",)
    assert SITUATION not in conjuncts(rule.when)


def test_the_target_of_what_is_told_where_it_is_said() -> None:
    """It was told of the heading above."""
    raid = 'procedure raid (raids)\n    of a trader\n    step "whom": choose another trader as the target\n'
    text = f"{raid}guest Bee\n    when visited:\n        gain 1 coin\n        the target gains 1 coin\n"
    lines = [one.span.line for one in market(text).bag.sorted() if one.code == "E0550"]

    assert lines == [7]


MISS = """\
verb miss (misses, missing, missed): trader "miss {turns}"
    told "{actor} must miss {number} turn/turns"
    does
        remember its paces + that number as its paces
"""


@pytest.mark.parametrize(
    ("turns", "refused"),
    [
        ("all your turns", True),
        ("your turns", True),
        ("turns", True),
        ("your turn", True),
        ("this turn", True),
        ("each turn", True),
        ("up to 2 turns", True),
        ("no turn", True),
        ("1 turn", False),
        ("2 turns", False),
        ("a turn", False),
        ("another turn", False),
    ],
)
def test_so_many_turns_are_a_number(turns: str, refused: bool) -> None:
    """All of them were one."""
    codes = {*market(f"{MISS}letter Bell: when you land: miss {turns}\n").codes} - {*UNUSED}

    assert codes == ({"E0654"} if refused else set())


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("gain all your coins", True),
        ("Ann gains all its coins", True),
        ("recover all your coins", True),
        ("recover 2 coins, then squander all your coins", False),
        ("gain your coins coins", False),
        ("lose all your coins", False),
        ("lose all your coins, then gain that many favours", False),
    ],
)
def test_all_of_what_one_has_is_not_gained(line: str, refused: bool) -> None:
    """It would be as many again."""
    verbs = (
        'verb recover (recovers, recovering, recovered): trader "recover {goods}"\n'
        "    does: repeat up to that number times: if its coins are less than 5: the actor gains 1 coin\n"
        'verb squander (squanders, squandering, squandered): trader "squander {goods}"\n'
        "    does\n        the actor loses that much\n        the actor gains 1 favour\n"
    )
    codes = {*market(f"{verbs}guest Banker: when visited: {line}\n").codes} - {*UNUSED}

    assert codes == ({"E0648"} if refused else set())
