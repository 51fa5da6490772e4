"""Lines that stand there twice, questions that answer themselves, holes unheeded, what is lent to nobody."""

import pytest

from market import market

BEAST = """\
kind beast (beasts): thing
    binds you to it
zone lair (lairs)
    of a space
    holds beasts
zone maw (maws)
    of a beast
    holds wares
    awake
beast Wolf
"""
CHEST = """\
kind chest (chests): card
    binds you to its holder
zone inside (insides)
    of a chest
    holds wares
    awake
zone back (backs)
    of a trader
    holds chests
    awake
chest Coffer
"""
TOLD = {
    "guest Uncle\n    when visited: gain 1 coin\n    when visited: gain 1 coin\n": "W0544",
    "ware Rug\n    +1 charm\n    +1 charm\n": "W0544",
    "ware Rug\n    when you gain this: discard a ware with weight 2\n"
    "    when you gain this: discard a ware with weight 2\n": "W0544",
    'rule "Tax": for each trader:\n    while you are sly: +1 charm\n'
    "    while you are sly: +1 charm\n": "W0544",
    "guest Uncle\n    when visited: gain 1 coin\n    when visited: gain 2 coins\n": "",
    "ware Rug\n    +1 charm\n    while you are sly: +1 charm\n": "",
    'rule "Tax": for each trader: +1 charm\nrule "Tax": for each trader: +2 charm\n': "W0549",
    'rule "Tax": for each trader: +1 charm\nrule "Tithe": for each trader: +2 charm\n': "",
    "ware Rug x2: +1 charm\n": "",
    "ware Rug: +1 charm\nware Mat: +1 charm\n": "",
    "guest Uncle: when visited:\n    gain 1 coin\n    gain 1 coin\n": "",
    "ware Rug: while there are traders: +1 charm\n": "W0545",
    "ware Rug: while there is another trader: +1 charm\n": "",
    "guest Uncle: while there are traders: +1 charm\n": "W0545",
    "guest Uncle: when visited: if there is a guest: gain 1 coin\n": "W0545",
    "guest Uncle: when visited: if there is no guest: gain 1 coin\n": "W0545",
    "guest Uncle: when visited: if there is a card: gain 1 coin\n": "W0545",
    'rule "Company": for each trader: while there is a trader: +1 charm\n': "W0545",
    "guest Uncle: when visited: if there is a guest here: gain 1 coin\n": "",
    "guest Uncle: when visited: if there is another guest: gain 1 coin\n": "",
    "guest Uncle: when visited: if there is a ware: gain 1 coin\n": "",
    "guest Uncle: when visited: if there are 2 guests: gain 1 coin\n": "",
    "ware Rug: when you land upon a space without traders: gain 1 coin\n": "W0545",
    "ware Rug: when another trader lands upon a space with a trader: gain 1 coin\n": "W0545",
    "ware Rug: when you land upon a space with another trader: gain 1 coin\n": "",
    "ware Rug: when you land upon a space with a sly trader: gain 1 coin\n": "",
    "ware Rug: when you land upon a space with a guest: gain 1 coin\n": "",
    "ware Rug: while the number of traders here is at least 1: +1 charm\n": "W0545",
    "ware Rug: while the number of traders at your space is 0: +1 charm\n": "W0545",
    "ware Rug: while the number of traders here is at least 2: +1 charm\n": "",
    "ware Rug: while the number of other traders here is 0: +1 charm\n": "",
    "ware Rug: while the number of traders at Fountain is 0: +1 charm\n": "",
    'condition "{trader} is/are poor"\n    true when Ann\'s coins are 0\n': "W0547",
    'number "the load of {trader}"\n    is the sum of weight of wares in the basket of Ann\n': "W0547",
    'condition "{trader} is/are poor"\n    true when your coins are 0\n': "",
    'condition "{trader} is/are alone"\n    true when the number of traders here is 1\n': "",
    'condition "{trader} is/are at home"\n    true when at Fountain\n': "",
    'condition "{trader} is/are trading"\n    true when in haggling\n': "",
    'condition "{ware} is/are sold"\n    true when that ware is in the heap\n': "",
    'condition "{trader} is/are richer than {trader}"\n    true when your coins are more than 3\n': "W0547",
    'condition "{trader} is/are fond"\n    true when it is late\nflag it is late\n': "W0547",
    'condition "{trader} is/are worth {number}"\n    true when you have a ware\n': "W0547",
    'number "the gift of {trader}"\n    is the number of guests other than this\n': "W0547",
    'condition "{trader} is/are over {trader}"\n    true when your coins are more than its coins\n': "",
    'condition "{trader} is/are worth {number}"\n    true when your coins are that number\n': "",
    'number "the gift of {trader}"\n    is the number of other traders\n': "",
    'condition "{trader} is/are fairer than {trader} to {trader}"\n'
    "    true when its coins are more than the coins of the target, or you are sly\n": "",
    'condition "business is slow"\n    true when the number of guests at Fountain is 0\n': "",
    BEAST + "ware Rib: +1 charm\n": "W0548",
    BEAST + "ware Rib: while you are sly: +1 charm\n": "W0548",
    BEAST + "ware Rib: weight 2\n": "",
    BEAST + "letter Rib: +1 charm\n": "",
    BEAST.replace("    awake\n", "") + "ware Rib: +1 charm\n": "",
    CHEST + "ware Rib: +1 charm\n": "",
}
"""What is said of some lines, "" for nothing of these."""
CODES = ("W0544", "W0545", "W0547", "W0548", "W0549")


@pytest.mark.parametrize("text", TOLD)
def test_what_is_told(text: str) -> None:
    """Each text with its code, or without any of them."""
    found = market(text)

    assert found.errors == []
    assert [code for code in found.codes if code in CODES] == ([TOLD[text]] if TOLD[text] else [])
