"""What the first readers of the page found to be accepted and to mean something else, in their order.

What is refused since is here; what means since what it says is a scenario of
`tests/language/promises-meant.tal` and its neighbours, which plays it.
"""

from __future__ import annotations

import pytest

from market import market

UNUSED = ("W0501", "W0507", "W0510", "W0512", "W0513", "W0517", "W0538")
VISIT = "for each trader: when you visit Miller"
MARK = "memory mark\n    of a space\n"
TALLY = "memory tally\n    of a player\n"
VAULT = "zone vault\n    of a space\n    holds cards\n    seen by nobody\n"
JOIN = (
    'values light, dark: side\nverb join (joins, joining, joined): player "join {value}"\n    is set-mode\n'
)
LINES = {
    # both, or either, without a word about what belongs together
    f"{VISIT}: if you have a ware, or you have a letter, and you have Lamp: gain 1 coin": "E0338",
    f"{VISIT}: if you have a ware, and you have Lamp, or you have a letter: gain 1 coin": "E0338",
    f"{VISIT}: if you have a ware, and you have a letter, and you have Lamp: gain 1 coin": "",
    # `its` of what was said just before, though it cannot have it, or though it was another's
    f"{VISIT}: if the weight of Ann is 0: gain 1 coin": "E0314",
    f"{VISIT}: if the weight of the holder of it is 1: gain 1 coin": "E0314",
    f"{VISIT}: if its charm is the charm of Cleo, and its patience is 7: gain 1 coin": "E0307",
    f"{VISIT}: if its charm is the charm of Cleo, or its patience is 7: gain 1 coin": "E0307",
    f"{VISIT}: if it is at the space of Cleo, and its patience is 7: gain 1 coin": "E0307",
    f"{VISIT}: if its charm is the charm of Cleo, and the patience of Cleo is 7: gain 1 coin": "",
    f"{VISIT}: if its charm is 2, and it is at the space of Cleo: gain 1 coin": "",
    f"{VISIT}: if Cleo has Honey, and its patience is 7: gain 1 coin": "",
    # whose zone it is, of what has none
    f"{VISIT}: discard Honey in the basket of Anvil": "E0314",
    f"{VISIT}: discard Honey in the basket of Lamp": "E0314",
    f"{VISIT}: put Honey into the basket of Lamp": "E0314",
    f"{VISIT}: for each ware in the basket of Lamp: discard it": "E0314",
    f"{VISIT}: if Honey is in the basket of Lamp: gain 1 coin": "E0314",
    f"{VISIT}: if the number of wares in the basket of Lamp is 0: gain 1 coin": "E0314",
    f"{VISIT}: discard Honey in the basket of Ben": "",
    f"{VISIT}: discard Honey in the stand of Fountain": "",
    # narrowings behind a zone, which were dropped
    f"{VISIT}: take a ware in a stand within 3 steps of you": "E0339",
    f"{VISIT}: if the number of wares in the stock with weight 1 is 2: gain 1 coin": "E0339",
    f"{VISIT}: if the number of wares with weight 1 in the stock is 2: gain 1 coin": "",
    f"{VISIT}: for each ware in your basket with weight 1: discard it": "E0339",
    f"{VISIT}: for each ware with weight 1 in your basket: discard it": "",
    f"{VISIT}: take a ware in your basket other than this": "E0339",
    f"{VISIT}: take a ware at a gate other than Lamp": "E0339",
    f"{VISIT}: take a ware at a gate other than North Gate": "",
    # two kinds of numbers that ask for each other
    "for each trader: plus your charm to your charm": "E0422",
    # rules about who sits there
    "for each player: as soon as your tally is 2: remember 3 as your tally": "E0344",
    "for each trader: as soon as the tally of your player is 2: gain 1 coin": "",
    # who never does that
    "guests cannot send letters": "E0304",
    # what is permitted, and what is put before somebody
    "for each trader: you may step onto Fountain": "E0345",
    # who wins, for each
    f"{VISIT}: for each trader with 1 coin: win the game": "E0628",
    f"{VISIT}: each trader with 1 coin wins the game": "",
}
PACKS = {
    f'{MARK}rule "P": {VISIT}: remember the mark of its shop + 1 as the mark of its shop\n': ["E0494"],
    f'{JOIN}rule "P": {VISIT}: your player joins light\n': ["E0421"],
    "zone shelf\n    of a ware\n    holds wares\n    seen by all\n    size 4\n": ["E0420"],
    'letter Gift: option of walk "give": gain 1 coin\n': ["E0512"],
    'letter Gift: option of stay "give": gain 1 coin\n': [],
    f'{VAULT}rule "P": {VISIT}: for each ware in the vault here: discard it\n': ["E0339"],
    f'{VAULT}rule "P": {VISIT}: for each ware in a vault: discard it\n': [],
    'guest Post: when visited: choose one\n    "Fields": gain 1 coin\n    "Fields": gain 1 favour\n': [
        "E0618"
    ],
    'rule "P": for each trader: plus your patience to your charm\n'
    'rule "Q": for each trader: plus your charm to your patience\n': ["E0422", "E0422"],
}


@pytest.mark.parametrize("line", LINES)
def test_what_was_reported_is_refused(line: str) -> None:
    """Each line stands beside one that says what was wanted."""
    text = f'{TALLY}rule "P": {line}\n'
    found = {code for code in market(text).codes if code not in UNUSED}

    assert found == ({LINES[line]} - {""})


@pytest.mark.parametrize("text", PACKS)
def test_what_was_reported_of_declarations_is_refused(text: str) -> None:
    """So does each declaration."""
    assert [code for code in market(text).codes if code not in UNUSED] == PACKS[text]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("when you visit Miller: if your coins are 3: take a ware in your basket", "E0305"),
        ("when a trader visits Miller: another trader gains 1 coin", "E0366"),
        ("when a trader visits Miller: gain 1 coin", "E0485"),
        ("when a guest is visited: for each other trader: it gains 1 coin", "E0366"),
    ],
)
def test_who_is_missing_is_told_once(line: str, code: str) -> None:
    """One `for each trader:` mends all of it, so all of it is one problem."""
    assert market(f'rule "P": {line}\n').codes == [code]
