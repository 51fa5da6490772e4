"""What people say for what is called otherwise: how it is listed, and what is told of lines that say it."""

from __future__ import annotations

import pytest

from market import market
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import parse_packs
from talisman.compiler.pack import NoCache
from talisman.compiler.source import Source
from talisman.compiler.syntax.lexer import read
from talisman.compiler.syntax.misnomers import Misnomer, misnomers
from talisman.compiler.syntax.tokens import lexicon
from talisman.packs import load

LISTED = """\
misnomers
    "penny", "gold piece": "coin"
    "fork out {number} pennies": "lose {number} coins"
    "when you dicker": "in haggling: when you roll 1 die"
"""


@pytest.mark.parametrize(
    ("line", "help", "note"),
    [
        (
            "when you take this: fork out 2 pennies",
            "did you mean `when you take this: lose 2 coins`?",
            "here it is called `lose NUMBER coins`, not `fork out NUMBER pennies`",
        ),
        (
            "when you take this: gain 1 gold piece",
            "did you mean `when you take this: gain 1 coin`?",
            "here it is called `coin`, not `gold piece`",
        ),
        # two of them in one line, and a number that asks for another form
        (
            "when you take this: fork out 1 pennies, then gain 1 penny",
            "did you mean `when you take this: lose 1 coin, then gain 1 coin`?",
            "here it is called `lose NUMBER coins`, not `fork out NUMBER pennies`",
        ),
        # what it is called has something in front
        (
            "when you dicker: gain 1 coin",
            "did you mean `in haggling: when you roll 1 die: gain 1 coin`?",
            "here it is called `in haggling: when you roll 1 die`, not `when you dicker`",
        ),
        # the rest of the line cannot be read either: what it is called is told all the same
        (
            "when you take this: frobnicate, then zork a gold piece for 3 grues",
            "",
            "",
        ),
    ],
)
def test_a_misnomer_is_told_with_what_it_is_called(line: str, help: str, note: str) -> None:
    """The line is offered as it would be said, if it can be read so."""
    found = market(f"{LISTED}ware Bell\n    {line}\n").bag.sorted()

    assert [one.code for one in found] == ["E0111"]
    assert found[0].help.startswith(help)
    assert note in ("", *found[0].notes)


def test_what_a_pack_declares_is_no_misnomer() -> None:
    """Who writes it means what it is."""
    listed = 'misnomers\n    "coin": "ware"\n    "lose": "gain"\n'

    assert market(f"{listed}ware Bell\n    when you take this: lose 1 coin\n").errors == []


@pytest.mark.parametrize(
    "text",
    [
        'misnomers\n    "penny"\n',
        'misnomers\n    "penny": "coin", "ware"\n',
        'misnomers\n    "penny": coin\n',
        'misnomers\n    "Penny": "coin"\n',
        'misnomers\n    "at stall: penny": "coin"\n',
        'misnomers\n    "penny": "coin:"\n',
        'misnomers\n    "coin": "coin"\n',
        'misnomers\n    "pay {number} pennies": "lose coins"\n',
        'misnomers\n    "pay {number} for {number}": "lose {number} for {number}"\n',
        'misnomers\n    "pay {goods}": "lose {goods}"\n',
        'misnomers\n    "penny": "coin"\n        "pound": "coin"\n',
        'misnomers "penny": "coin"\n',
        "misnomers\n",
    ],
)
def test_a_list_that_is_none_is_refused(text: str) -> None:
    """Also where half of it would be heeded."""
    assert {error[:5] for error in market(text).errors} == {"E0209"}


def test_all_of_a_list_is_read() -> None:
    """In the order in which it stands there."""
    bag = Bag()
    items = read([Source("sample", "a.tal", LISTED)], bag)

    assert list(misnomers(items, bag)) == [
        Misnomer("penny", "coin"),
        Misnomer("gold piece", "coin"),
        Misnomer("fork out {number} pennies", "lose {number} coins"),
        Misnomer("when you dicker", "in haggling: when you roll 1 die"),
    ]
    assert bag.found == []


@pytest.mark.parametrize("name", ["classic", "revised", "destinies"])
def test_what_the_shipped_games_say_instead_is_in_their_words(name: str) -> None:
    """Each word of it is one of the game."""
    bag = Bag()
    packs = load([name], bag, NoCache()).packs
    parsed = parse_packs([pack.without_scenarios for pack in packs], bag, NoCache())
    known = {word for group in lexicon(parsed.table, parsed.words).words for word in group.split(" ")}
    listed = list(misnomers(parsed.items, bag))
    said = (word.rstrip(":") for one in listed for word in one.meant.split(" "))
    words = {word for word in said if word[0] not in "{0123456789"}

    assert len(listed) > 100
    assert sorted(words - known) == []
