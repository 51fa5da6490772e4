"""Whose things are meant, and what never comes: what was accepted and read otherwise.

Each sentence that is refused stands beside one that says what was wanted.
"""

from __future__ import annotations

import pytest

from market import market, scenarios
from talisman.scenario import run

OF_ONE_OR_ALL = {
    "take the wares of another trader": "E0570",
    "take all wares of another trader": "E0570",
    "take each ware of a sly trader": "E0570",
    "take 2 wares of another trader": "E0570",
    "take all wares in the basket of another trader": "E0570",
    "see any number of letters of another trader": "E0570",
    "for each ware of another trader: lose 1 coin": "E0570",
    "lose 1 coin per ware of another trader": "E0570",
    "if the number of wares of another trader is more than 2: gain 1 coin": "E0570",
    "if the sum of weight of wares of another trader is 3: gain 1 coin": "E0570",
    "if each ware of another trader is heavy: gain 1 coin": "E0570",
    "if there are 2 wares of another trader: gain 1 coin": "E0570",
    "if there is a ware of another trader here: gain 1 coin": "",
    "take a ware of another trader": "",
    "take the wares of each other trader": "",
    "take all wares in the basket of each other trader": "",
    "take all wares from another trader": "",
    "another trader loses all its wares": "",
    "for each ware of each other trader: lose 1 coin": "",
    "lose 1 coin per ware of each other trader": "",
    "for each other trader: if the number of its wares is more than your coins: gain 1 coin": "",
}


def told(text: str) -> set[str]:
    """The codes that a text gets on the market, but those of words that nobody uses."""
    return {code for code in market(text).codes if code not in ("W0501", "W0507", "W0510", "W0512", "W0538")}


@pytest.mark.parametrize("done", OF_ONE_OR_ALL)
def test_several_things_of_one_who_could_be_anybody(done: str) -> None:
    """They were those of all such owners together."""
    found = told(f"ware Zip: when you gain a letter: {done}\n")
    assert found == ({OF_ONE_OR_ALL[done]} - {""})


COUNTED = {
    "wares": "E0571",
    "heavy wares": "E0571",
    "wares in the basket": "",
    "heavy wares in its basket": "",
}


@pytest.mark.parametrize("counted", COUNTED)
def test_what_a_limit_counts(counted: str) -> None:
    """All there are in the game were counted, those in the stock, too."""
    lines = ("of a trader", "starts at 4", f"counts {counted}", "excess: discard a ware in the basket")
    found = told("limit crowd limit: ware\n" + "".join(f"    {line}\n" for line in lines))
    assert found == ({COUNTED[counted]} - {""})


FROM_ONE = """
verb filch (filches, filching, filched): trader "filch {goods} from {goods}"
    does
        put it into the basket of the actor
guest Uncle: when visited: filch NAMED from another trader
scenario "only what that one has"
    given Ann at Fountain, Uncle on Fountain, Ben at Old Square with HAS
    given Cleo at Old Square with Anvil and Lamp #2
    Ann visits Uncle
    Ann chooses Ben
    expect Ann GOT
"""


@pytest.mark.parametrize(
    ("named", "has", "got"),
    [
        ("Lamp", "Lamp #1", "has Lamp #1"),
        ("Lamp", "Honey #1", "has no wares"),
        ("Anvil", "Honey #1", "has no wares"),
        ("Lamp or Anvil of your choice", "Lamp #1", "has Lamp #1"),
    ],
)
def test_by_its_name_from_somebody(named: str, has: str, got: str) -> None:
    """Any Lamp of the game could be taken, also one that lay in the stock."""
    text = FROM_ONE.replace("NAMED", named).replace("HAS", has).replace("GOT", got)
    compiled = scenarios(text)
    assert run(compiled.model, compiled.image, ("market",)).failures == ()


NEVER = {
    "you cannot hold this": "W0513",
    "sly traders cannot hold this": "W0513",
    "you cannot hold Lamp": "W0513",
    "you cannot pay 1 coin": "W0513",
    "instead of paying 1 coin: gain 1 favour": "W0513",
    "when you gain a letter: until you pay 1 coin: +1 charm": "W0513",
    "you cannot discard this": "",
    "you cannot affect guests": "",
    "if you cannot hold this: you cannot visit guests": "",
    "when you gain a letter: until you discard a ware: +1 charm": "",
}


@pytest.mark.parametrize("line", NEVER)
def test_a_ban_of_what_no_text_does(line: str) -> None:
    """Who waited for it was told, who forbade it was not; what is only asked for may be forbidden."""
    assert told(f"ware Zip: {line}\n") == ({NEVER[line]} - {""})


def test_a_ban_of_what_is_asked_for() -> None:
    """Nobody holds anything, but a rule asks whether one may."""
    assert (
        told("ware Zip\n    sly traders cannot hold this\n    unless you cannot hold this: +1 charm\n")
        == set()
    )


NEAR = {
    "discard the nearest ware": "E0572",
    "take the nearest ware from another trader": "E0572",
    "discard the nearest heavy ware": "E0572",
    "discard the nearest ware at a space": "",
    "discard the nearest guest": "",
    "discard the ware with the least weight": "",
}


@pytest.mark.parametrize("done", NEAR)
def test_the_nearest_of_what_one_has(done: str) -> None:
    """It was looked for among one's own."""
    assert told(f"ware Zip: when you gain a letter: {done}\n") == ({NEAR[done]} - {""})


BESIDE = """
guest Uncle: when visited: discard the nearest ware at a space
scenario "what lies on the board"
    given Ann at Fountain with Lamp #1, Uncle on Fountain, Anvil on Bridge Street
    given Ben at Fountain with Honey #1
    Ann visits Uncle
    expect Anvil is in the heap
    expect Ann has Lamp #1, Ben has Honey #1
"""


def test_the_nearest_at_a_space() -> None:
    """What somebody has is not among it."""
    compiled = scenarios(BESIDE)
    assert run(compiled.model, compiled.image, ("market",)).failures == ()


DYING = """
verb die (dies, dying): trader "die"
    does
        for each ware in its basket: put it into the heap
        put the actor into the bench
verb rest (rests, resting): trader "rest"
    does
        put the actor into the bench
guest Uncle: when visited: die
guest Aunt: when visited: go to Old Square
guest Niece: when visited: rest
"""
BY_THEN = {
    "when another trader here dies: gain 1 coin": "E0518",
    "when another trader with a ware dies: gain 1 coin": "E0518",
    "when another trader here goes to Old Square: gain 1 coin": "E0518",
    "before another trader here dies: gain 1 coin": "",
    "before another trader with a ware dies: gain 1 coin": "",
    "before another trader here goes to Old Square: gain 1 coin": "",
    "when another trader dies: gain 1 coin": "",
    "when another trader with a ware rests: gain 1 coin": "",
    "when another trader with a ware goes to Old Square: gain 1 coin": "",
}


@pytest.mark.parametrize("line", BY_THEN)
def test_where_who_is_gone_was_and_what_it_had(line: str) -> None:
    """It lies elsewhere by then, and has nothing."""
    assert told(f'{DYING}rule "Box": for each trader: {line}\n') == ({BY_THEN[line]} - {""})


POORER = 'rule "Rich": for each trader: while your coins are 3: +1 patience'
BY_FAVOUR = 'rule "Kind": for each trader: while your favours are 3: +1 patience'
FAR = 'rule "Far": for each trader: while your charm is 3: +1 patience'
THROUGH = f'{FAR}\nrule "Rich": for each trader: plus your coins to your charm'
AGAIN = {
    ("as soon as your patience is 6: gain 1 coin", ""): "W0538",
    ("as soon as your patience is 6: gain 1 coin", BY_FAVOUR): "W0538",
    ("as soon as your patience is 6: gain 1 coin", POORER): "",
    ("as soon as your patience is 6: gain 1 coin", THROUGH): "",
    ("as soon as your patience is 6: gain 1 patience", ""): "",
    ("once per turn: as soon as your patience is 6: gain 1 coin", ""): "",
}


@pytest.mark.parametrize(("line", "beside"), AGAIN)
def test_as_soon_as_a_stat_is_so(line: str, beside: str) -> None:
    """What adds to the stat does not ask for what is given, so it goes on for ever."""
    found = {code for code in market(f"ware Zip: {line}\n{beside}\n").codes if code == "W0538"}
    assert found == ({AGAIN[line, beside]} - {""})


SKY = (
    "zone sky\n    holds omens\n    seen by all\n    awake\n"
    "kind omen: card\n    binds you to its visitor\n"
    "zone shelf (shelves)\n    of a space\n    holds fairs\n    seen by all\n    awake\n"
    "kind fair: card\n    binds you to its visitor\n"
)
AT_NO_PLACE = {
    "omen Rain: when your turn ends: gain 1 coin": True,
    "omen Rain: +1 charm": True,
    "omen Rain: you cannot take wares": True,
    "omen Rain: while you are sly: the charm of Ann is at least 2": True,
    'rule "Rains": for each omen: when you gain 1 coin: lose 1 coin': True,
    "omen Rain: at Fountain: +1 charm": True,
    "omen Rain: when visited: gain 1 coin": False,
    "omen Rain: when visited: until the end of this turn: when your turn ends: gain 1 coin": False,
    "omen Rain: for each trader: when your turn ends: gain 1 coin": False,
    "omen Rain: when a trader gains 1 coin: the actor loses 1 coin": False,
    "omen Rain: traders cannot take wares": False,
    "omen Rain: +1 to the charm of each trader": False,
    'rule "Rains": for each omen: when you visit this: gain 1 coin': False,
    # who is at the place where it lies
    "fair Yarn: when your turn ends: gain 1 coin": False,
    "guest Bee: when your turn ends: gain 1 coin": False,
    "space Yard: when your turn ends: gain 1 coin": False,
    "ware Yarn: when your turn ends: gain 1 coin": False,
}


@pytest.mark.parametrize("line", AT_NO_PLACE)
def test_nobody_is_with_what_lies_beside_the_board(line: str) -> None:
    """Its `you` was whoever is at the place of what is at none."""
    errors = [one for one in market(f"{SKY}{line}\n").codes if one.startswith("E")]

    assert errors == ["E0629"] * AT_NO_PLACE[line]


WHO_HAS = {
    "ware Case: for each letter: +1 charm": True,
    "ware Case: for each ware other than this: +1 charm": True,
    "ware Case: for each heavy ware: you cannot visit guests": True,
    "ware Case: while you are sly: for each letter: +1 charm": True,
    "ware Case: for each letter: when you gain 1 coin: gain 1 favour": True,
    "guest Bee: for each letter: +1 charm": True,
    "space Yard: for each letter: +1 charm": True,
    "trader Dora: for each letter: +1 charm": True,
    "ware Case: for each letter in your hand: +1 charm": False,
    "trader Dora: for each letter in your hand: +1 charm": False,
    "ware Case: for each letter: +1 to its charm": False,
    "ware Case: for each letter: its charm is at least 2": False,
    "ware Case: for each letter: its holder cannot visit guests": False,
    "ware Case: for each trader here: +1 to its charm": False,
    'rule "Cases": for each letter: +1 charm': False,
    'rule "Cases": for each trader: for each letter in your hand: +1 charm': False,
    "ware Case: when you gain 1 coin: for each letter in your hand: gain 1 favour": False,
}


@pytest.mark.parametrize("line", WHO_HAS)
def test_what_each_lends_says_to_whom(line: str) -> None:
    """In the text of a ware `+1 charm` below `for each letter` was for whoever had one."""
    errors = [one for one in market(f"{line}\n").codes if one.startswith("E")]

    assert errors == ["E0643"] * WHO_HAS[line]


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("fragile wares do not count", True),
        ("wares other than this do not count", True),
        ("your fragile wares do not count", False),
        ("fragile wares in your basket do not count", False),
    ],
)
def test_what_does_not_count_is_of_somebody(line: str, refused: bool) -> None:
    """In the text of a thing those of one tag were everybody's, as all wares were."""
    assert ("E0431" in market(f"ware Case: {line}\n").codes) == refused
