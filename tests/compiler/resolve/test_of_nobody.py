"""A procedure that is `of` no kind is nobody's: its texts have no `you`, and nobody begins or ends it."""

import pytest

from market import market

SEASON = 'procedure harvest (harvests)\n    step "crops": {}\n'
IN_IT = {
    "gain 2 coins": "E0485",
    "you gain 2 coins": "E0305",
    "the actor gains 2 coins": "E0308",
    "you may gain 2 coins": "E0305",
    "if you have 1 coin: each trader gains 2 coins": "E0305",
    "unless you have 1 coin: each trader gains 2 coins": "E0305",
    "each other trader gains 2 coins": "E0366",
    "another trader gains 2 coins": "E0366",
    "a trader gains 2 coins": "E0316",
    "a trader of the actor's choice gains 2 coins": "E0308",
    "the trader to your left gains 2 coins": "E0305",
    "for each trader: gain 2 coins": "E0485",
    "for each trader: if its coins are at least your coins: it gains 2 coins": "E0305",
    "each trader gains 2 coins": "",
    "for each trader: it gains 2 coins": "",
    "for each trader: it may gain 2 coins": "",
    "shuffle the heap": "",
}
"""What is done in one, and what is said of it."""
OF_IT = {
    "when you begin a harvest: gain 1 coin": "E0625",
    "when you end a harvest: gain 1 coin": "E0625",
    "when another trader begins a harvest: gain 1 coin": "E0625",
    "when your harvest ends: gain 1 coin": "E0625",
    "when a harvest of another trader ends: gain 1 coin": "E0625",
    "during your harvest: +1 charm": "E0625",
    "when a harvest begins: gain 1 coin": "",
    "when a harvest ends: gain 1 coin": "",
    "during a harvest: +1 charm": "",
}
"""What is said of one, and what is said of that."""


@pytest.mark.parametrize("deed", IN_IT)
def test_its_texts_speak_to_nobody(deed: str) -> None:
    """Who does it is said, or who each is; `you` is nobody, and so is the actor."""
    found = market(SEASON.format(deed))

    assert IN_IT[deed] in found.codes if IN_IT[deed] else found.errors == []


@pytest.mark.parametrize("line", OF_IT)
def test_nobody_begins_it(line: str) -> None:
    """It begins and ends, and is no one's."""
    found = market(SEASON.format("nothing") + f'rule "Feast": for each trader: {line}\n')

    assert [code for code in found.codes if code[0] == "E"] == [OF_IT[line]] * bool(OF_IT[line]), found.errors


def test_who_does_one_that_stands_on_it_does_it() -> None:
    """A procedure without `of` may be what others of a kind stand on: theirs is each of those."""
    below = 'procedure gleaning (gleanings): harvest\n    of a trader\n    step "ears": gain 1 coin\n'
    lines = "".join(f'rule "Feast {n}": for each trader: {line}\n' for n, line in enumerate(OF_IT))

    assert market(SEASON.format("nothing") + below + lines).errors == []


def test_rules_in_it_speak_to_nobody() -> None:
    """They hold while it goes on, for whom they say."""
    rule = "    {}\n"
    season = SEASON.format("nothing")

    assert market(season + rule.format("when you gain 1 coin: gain 1 favour")).codes.count("E0305") == 1
    assert market(season + rule.format("when a trader gains 1 coin: the actor gains 1 favour")).errors == []


def test_what_is_offered_happens() -> None:
    """`at the end of each harvest` is not offered as its end by somebody."""
    found = market(
        SEASON.format("nothing") + 'rule "Feast": for each trader: at the end of each harvest: gain 1 coin\n'
    )

    assert [one.help for one in found.bag.found if one.severity == "error"] == [
        'did you mean `rule "Feast": for each trader: when a harvest ends: gain 1 coin`?'
    ]
