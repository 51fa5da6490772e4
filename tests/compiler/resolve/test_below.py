"""What may stand below a deed, a heading or a table: what would be read and not heeded is refused."""

import re

import pytest

from market import market


def _sources(text: str) -> dict[str, str]:
    """Each source by the comment above it."""
    parts = re.split(r"^# (.+)\n", text, flags=re.M)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


REFUSED = _sources("""
# an outcome below a roll
guest Uncle: when visited: roll 1 die
    bargain: gain 1 favour

# an outcome below a deed
guest Uncle: when visited: gain 1 coin
    bargain: gain 1 favour

# an outcome below an offer
guest Uncle: when visited: you may gain 1 coin
    bargain: gain 1 favour

# entries below a roll
guest Uncle: when visited: roll 1 die
    1-3 Fountain, 4-6 Old Square

# entries below a deed
guest Uncle: when visited: gain 1 coin
    1-3 Fountain, 4-6 Old Square

# a deed below a choice of a number
ware Rug: when you would lose 1 coin:
    choose charm or patience
        gain 1 coin

# a deed behind a choice of a number
ware Rug: when you would lose 1 coin:
    choose charm or patience, then gain 1 coin

# a printed value in a rule
rule "Rug"
    weight 3

# a printed value in a form
form lamb (lambs)
    of a trader
    weight 3

# a printed value in a procedure
procedure stroll
    of a trader
    step "go": gain 1 coin
    weight 3

# a printed value below a condition
ware Rug: while the gate is closed:
    weight 3

# a deed in a table of numbers
limit hat limit: letter
    of a trader
    counts letters in the hand
    excess: discard a letter in your hand
    by your coins
        0-3: 1
        gain 1 coin

# an outcome in a table of numbers
limit hat limit: letter
    of a trader
    counts letters in the hand
    excess: discard a letter in your hand
    by your coins
        0-3: 1
        bargain: 2

# no number in a row of numbers
limit hat limit: letter
    of a trader
    counts letters in the hand
    excess: discard a letter in your hand
    by your coins
        0-3: 1
        4+: gain 1 coin

# a number of nobody
rule "Rug": +1 charm

# a number of nobody in a situation
rule "Rug": in haggling: +1 charm

# an excess that gives up its owner
zone bag
    of a trader
    holds wares
    size 3
    excess: discard it

# a primitive without its thing
verb mop (mops, mopping, mopped): trader "mop"
    is give

# how much of nothing
verb mop (mops, mopping, mopped): trader "mop"
    does
        discard that many wares in your basket

# an event told without words
verb mop (mops, mopping, mopped): trader "mop"
    told ""

# an event told with half a hole
verb mop (mops, mopping, mopped): trader "mop"
    told "{actor mops"

# sentences with other holes
condition "it rains"
    true when Ann is here
    says "{trader} is/are wet"

# a form that keeps one number twice
form lamb (lambs)
    of a trader
    keeps coins and coins

# a pile of a verb
verb mop (mops, mopping, mopped): trader "mop {goods}"
    supply the stock

# two waits for one thing
procedure stroll
    of a trader
    step "go": gain 1 coin
    duty "toil" after "go" after "go": gain 1 coin

# a procedure that runs itself
procedure stroll
    of a trader
    runs stroll

# a word of two properties
values honest: mood

# a word that is printed twice
heavy ware Rug (heavy)

# a property that is printed twice
ware Rug
    weight 2
    weight 3

# a ring of one place
ring "Round": Fountain

# a place beside itself
ring "Round": Fountain, Fountain, Old Square

# an edge from a place to itself
edge "Bridge": Fountain to Fountain

# points for nothing
worth
    0 per coin

# joined by a word
contest joust (jousts)
    sides actor and target
    score its charm
    outcomes win, loss, tie
    joins wares by manner

# what a guest has, who has no zone
guest Uncle: when visited: if Miller has a ware: gain 1 coin

# a bare number below a kind
kind gem: card
    3
""")
"""Sources with a line that nothing would heed."""
MEANT = _sources("""
# an outcome below a contest
verb bark (barks, barking, barked): trader "bark at {goods}"
    does
        begin a deal
            bargain: the buyer gains 1 favour

# an outcome below its verb
guest Uncle: when visited: haggle for a ware in your basket
    bargain: gain 1 favour

# entries that are looked up
guest Uncle: when visited: roll 1 die, then go to the entry
    1-3 Fountain, 4-6 Old Square

# a choice of a number in its own line
ware Rug: when you would lose 1 coin:
    choose charm or patience
    gain 1 coin

# a word of a property in two headings
values hot, cold: manner

# a ring of two places
ring "Round": Fountain, Old Square

# an edge to another place
edge "Bridge": Fountain to Old Square

# points for something
worth
    2 per coin

# joined by a number
contest joust (jousts)
    sides actor and target
    score its charm
    outcomes win, loss, tie
    joins wares by weight

# what a space has
guest Uncle: when visited: if Fountain has a ware: gain 1 coin

# a number of each
rule "Rug": for each trader: +1 charm

# numbers by another number
limit hat limit: letter
    of a trader
    counts letters in the hand
    excess: discard that many letters in your hand
    by your coins
        0-3: 1
        4+: 2

# sentences with the same holes
condition "{trader} is/are rich"
    true when its coins are at least 5
    says "{trader} has/have plenty"
""")
"""What stands beside them, and is heeded."""


@pytest.mark.parametrize("name", REFUSED)
def test_what_nothing_heeds_is_refused(name: str) -> None:
    """The compiler has an error for it, and none but in that source."""
    assert market(REFUSED[name]).errors


@pytest.mark.parametrize("name", MEANT)
def test_what_stands_in_its_place_is_not(name: str) -> None:
    """The same words where something heeds them."""
    assert market(MEANT[name]).errors == []
