"""What is asked: a condition or a narrowing that is never so, or says nothing."""

import pytest

from checkkit import codes


def test_a_condition_that_contradicts_itself_is_told() -> None:
    """A rule that needs something and its opposite never does anything."""
    extra = (
        'rule "Odd"\n    for each trader:\n'
        "        while you are at Fountain: while you are not at Fountain: you cannot take wares\n"
        "        while you are at Fountain: you cannot take letters\n"
    )

    assert codes(extra, "W0503") == [3]


def test_a_role_that_nobody_has_is_told() -> None:
    """Of a contest in whose course the text is never read; not where some way leads there from it."""
    verb = 'verb smile (smiles, smiling, smiled): trader "smile at {goods}"\n'
    rule = "letter Luck: when you smile at a ware: the seller gains 1 coin\n"
    smile = "smile at a ware in your basket\n"

    assert codes(f"{verb}{rule}guest Mayor: when visited: {smile}", "W0515") == [2]
    assert codes(f"{verb}{rule}letter Deal: when you haggle for a ware: {smile}", "W0515") == [2]
    assert codes(f"{verb}{rule}letter Deal: when you lose 1 coin: {smile}", "W0515") == []
    assert codes(f"{verb}{rule}letter Deal: when you pay 1 coin: {smile}", "W0515") == [2]
    assert codes(f"{verb}{rule}letter Deal: before the bid: you may {smile}", "W0515") == []


ENDS = {
    "when you step onto Fountain: end the deal": [2],
    "when you step onto Fountain: until the end of this deal: +1 charm": [2],
    "when you step onto Fountain: if your coins are 0: end the deal": [2],
    "when your deal begins: until the end of this deal: +1 charm": [],
    "when you step onto Fountain: end your walk": [],
    "when you lose 1 coin: end the deal": [],
    "before the bid: you may end the deal": [],
    "as soon as your coins are 0: end the deal": [],
}


@pytest.mark.parametrize("line", ENDS)
def test_an_end_of_what_is_not_going_on_is_told(line: str) -> None:
    """What follows a verb that is done in the course of it, or comes at any time, may be read there."""
    assert codes(f"moment the end of this deal\nletter Truce: {line}\n", "W0564") == ENDS[line]


def test_a_tag_that_nothing_meant_has_is_told() -> None:
    """No trader is heavy, wares are: told of one thing, of all, of either of two kinds, and behind `not`."""
    extra = (
        "guest Porter: when visited: if you are Ann: gain 1 coin\n"
        "guest Weigher: when visited: if Ann is heavy: gain 1 coin\n"
        "guest Crowd: when visited: for each trader that is heavy: it gains 1 coin\n"
        "guest Packer: when visited: discard a heavy ware or heavy letter of your choice\n"
        'rule "Light": for each trader: while you are not heavy: +1 charm\n'
        "ware Feather: while this is heavy: +1 charm\n"
        "ware Block (heavy): while this is heavy: +1 charm\n"
        "guest Carrier: when visited: if you have a heavy ware: gain 1 coin\n"
        "guest Honest: when visited: if Ann is honest: gain 1 coin\n"
    )

    assert codes(extra, "W0517") == [2, 3, 4, 5, 6]


VALUES = {
    "guest Cee: when visited: if an honest guest is here: gain 1 coin": [1],
    "guest Cee: when visited: if Miller is honest: gain 1 coin": [1],
    "guest Cee\n    manner sly\n    when visited: if an honest guest is here: gain 1 coin": [3],
    "guest Cee\n    manner honest\n    when visited: if an honest guest is here: gain 1 coin": [],
    "guest Cee: when visited: become honest, then visit an honest guest": [1],
    "guest Cee: when visited: if an honest trader is here: gain 1 coin": [],
    "guest Cee: when visited: if Ann is honest: gain 1 coin": [],
}


@pytest.mark.parametrize("text", VALUES)
def test_a_value_that_nothing_meant_ever_has_is_told(text: str) -> None:
    """It is printed on none, and no verb gives it to such things; who is played may come to have it."""
    assert codes(f"{text}\n", "W0517") == VALUES[text]


@pytest.mark.parametrize(
    ("text", "never"),
    [
        ("if Ann is Miller: gain 1 coin", True),
        ("if a trader is a ware: gain 1 coin", True),
        ("if you are in your basket: gain 1 coin", True),
        ("discard a ware other than Miller", True),
        ("for each ware in the hand of Ann: gain 1 coin", True),
        ("for each card in the hand of Ann: gain 1 coin", False),
        ("if Ann is Ben: gain 1 coin", False),
        ("if Lamp is a card: gain 1 coin", False),
        ("discard a ware other than Lamp", False),
    ],
)
def test_what_is_of_another_kind_is_never_that(text: str, never: bool) -> None:
    """Things, kinds and zones that hold others; not where one kind stands on the other, or counts as it."""
    asked = f"guest Gossip: when visited: {text}\n"
    counted = "guest Clerk: when visited: take Lamp as a letter\n"
    a_letter = "hand of Ann" in text  # which holds letters

    assert codes(asked, "W0541") == ([1] if never else [])
    assert codes(asked + counted, "W0541") == ([1] if never and not a_letter else [])


def test_a_kind_that_stands_on_both_may_be_the_one_and_the_other() -> None:
    """No trinket is a curio, unless some kind of thing is both."""
    asked = "guest Gossip: when visited: for each trinket: if it is a curio: discard it\n"
    apart = "kind trinket: ware\nkind curio: card\ntrinket Pin\ncurio Egg\n"
    both = "kind oddity (oddities): trinket, curio\noddity Bauble\n"

    assert codes(asked + apart, "W0541") == [1]
    assert codes(asked + apart + both, "W0541") == []


@pytest.mark.parametrize(
    ("extra", "lines"),
    [
        ('guest Gossip: while Ann has a letter: traders cannot visit this\n    because "so it is"\n', [1]),
        ('guest Gossip: while Ann has a ware: traders cannot visit this\n    because "so it is"\n', []),
        ('guest Gossip: traders with a letter cannot visit this\n    because "so it is"\n', []),
        ("guest Gossip: while Ann has a letter: traders cannot visit this\n", []),
    ],
)
def test_a_reason_that_would_give_something_away_is_told(extra: str, lines: list[int]) -> None:
    """What others hold unseen is no reason to be told; what lies open, or is in one's own hand, is one."""
    assert codes(extra, "W0542") == lines


def test_what_is_asked_of_one_of_two_kinds_is_not_asked_of_the_other() -> None:
    """`for each guest or fragile letter` asks no guest whether it is fragile; each kind is told by itself."""
    one = 'rule "A": for each guest or fragile letter: when you land: gain 1 favour\n'

    assert codes(f"letter Note (fragile)\n{one}", "W0517") == []
    assert codes(one, "W0517") == [1]
    assert codes(f"letter Note (fragile)\n{one.replace('guest', 'heavy guest')}", "W0517") == [2]
