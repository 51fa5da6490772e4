"""The catalogue, E0561 to E0569, W0544, W0545, W0547 to W0549, W0551: what says nothing."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

HOLDS_OTHERWISE = Code(
    "E0561",
    title="a clause that holds something else",
    text="`{clause} {said}` is not what `{clause}` can say.",
    label="not this",
    help="write {way}",
    explain="""\
What is declared is there before any game, so a clause names kinds, piles and roles as such: `of a trader`,
`supply the stock`, `played by player`. Which of them, how many and where they lie is said where something is
done; in a clause it would be read and not heeded.""",
)
NO_ROOM = Code(
    "E0562",
    title="a number outside its own bounds",
    text="`{name}` has no value: {what}.",
    label="never so",
    help="change one of the two",
    explain="""\
`floor N` is the least that a number can be, `ceiling N` the most, and `starts at N` what it is in the
beginning. The beginning lies between the two.""",
)
NUMBER_OF_A_THING = Code(
    "E0563",
    title="a number about what remembers a thing",
    text="`{name}` remembers a thing, and `{clause}` is about a number.",
    label="no number",
    help="leave this line out; or leave out of which kind it is: `memory {name}`",
    explain="""\
A memory with a kind behind a colon holds one thing of that kind, or none: it starts with none. What it holds
is said with `remember THING as NAME`.""",
)
NO_DEFAULT = Code(
    "E0564",
    title="a value that a kind cannot give to its things",
    text="`{said}` is not given to all things of a kind.",
    label="not heeded here",
    help="print it on each of the things, or give the kind a number: `{prop} 1`",
    explain="""\
Below a kind stand numbers that its things have where nothing else is printed on them. A name, a kind or a
word is printed on each thing.""",
)
PRINTED_ALREADY = Code(
    "E0565",
    title="a word that is printed there already",
    text="`{word}` is printed on `{name}` already.",
    label="there already",
    help="leave it out",
    explain="""\
`print WORD on NAME` in a house rule prints a word on all things of a name, as if their own pack had done so.
Where it stands there already nothing would change.""",
)
NOTHING_AT_ALL = Code(
    "E0566",
    title="a number with which nothing is done",
    text="`{said}` is nothing at all.",
    label="none",
    help="{way}",
    hint="write a number of 1 or more, or leave it out",
    explain="""\
`gain 0 coins`, `choose 0`, `roll 0 dice` or `+0 charm` would do nothing, or nothing more. Where a number may
be 0 it is one that is worked out: `gain the toll coins`.""",
)
SAID_TWICE = Code(
    "E0567",
    title="the same said twice",
    text="{what} is said twice, and only one of them could hold.",
    label="this is the second",
    help="leave one of them out",
    explain="""\
A thing has one value of each property, a word is one of one property, a line of a procedure waits once for
another one. Of two only one would be heeded.""",
)
NO_WAY = Code(
    "E0568",
    title="a way that leads nowhere",
    text="{what}.",
    label="nowhere else",
    help="name two different places",
    explain="""\
A ring or path is a row of places of which each leads to the next; an edge leads from one place to another. A
single place, or the same place beside itself, is no way.""",
)
DECIDED = Code(
    "W0551",
    title="a question that is answered already",
    text="{what}.",
    label="never anything else",
    help="ask for a number that it can have and can lack",
    explain="""\
A counter lies between its `floor` and its `ceiling`, and there are never fewer things than none. What asks
for more than that is always so or never, and might as well be left out, with all that waits for it.""",
)
HAS_NOTHING = Code(
    "E0569",
    title="something that never has anything",
    text="{owner} never has anything, so not `{noun}` either.",
    label="it has nothing",
    help="say who has it, or where it lies: `you have {noun}`, `{noun} is here`",
    explain="""\
What one has lies in a zone of one's own (`zone NAME`, below it `of a KIND`). Things of a kind without any
zone have nothing, and what asks for it would never be so.""",
)
LINE_TWICE = Code(
    "W0544",
    title="the same line twice",
    text="Line {line} says the same, and both of them count.",
    label="once more",
    help="leave one out; who means both says it once: `+2 UNIT`, `gain 2 UNITS`",
    explain="""\
Each line of a text counts for itself: `+1 charm` twice is two more, `when visited: gain 1 coin` twice brings
two coins. Lines that say the same are mostly one that was copied and should have become another.""",
)
ALWAYS_THERE = Code(
    "W0545",
    title="a question that answers itself",
    text="Whether there is a {kind} is asked where there always is one: the one that asks.",
    label="always so",
    help="say which, or where: `another {kind}`, `a {kind} here`, `a {kind} at PLACE`; or leave it out",
    explain="""\
A text holds while its thing is there, and what it says to `you` is said to somebody. So whether there is a
thing of that kind, wherever it is, is no question there: `while there are players: ...` for a player, `if
there is a card` on a card. Where it lies, or which it is, was left out.""",
)
HOLE_UNHEEDED = Code(
    "W0547",
    title="a hole of which nothing is said",
    text="This says nothing of the {which} hole, `{{{hole}}}`: it means the same whatever stands there.",
    label="not heeded",
    help="the first hole is `you` in it, the second `it`, the third `the target`; or leave the hole out",
    explain="""\
A declared condition or number speaks of what stands in its holes: of the first as `you`, of the others as
`it` and `the target`, or of each by its kind, `that card`. One that speaks of nobody in it says the same of
all: `condition "{player} is/are poor"`, `true when Ann's coins are 0`.""",
)
LENT_TO_NOBODY = Code(
    "W0548",
    title="lent to one for whom it does not count",
    text="In the {zone} of a {of} this lends no {stat} to anybody: a {of} is played by no seat.",
    label="counts for who plays",
    help="say it of the {of}, in a box: `plus the number of KINDS in its {zone} to its {stat}`",
    explain="""\
What a text lends to `you`, `+1 charm`, counts for whom a seat plays. A thing that may lie with somebody
else, too, in a zone of its own, lends nothing there. What that one carries counts for it by a rule:

    rule "What ogres carry": for each ogre: plus the number of cards in its sack to its charm""",
)
BOX_TWICE = Code(
    "W0549",
    title="two boxes of one name",
    text="Line {line} begins a box called {name!r}, too.",
    label="the same name",
    help="give one of them another name, or put both below one heading",
    explain="""\
The name of a box leads to its lines: house rules, rulings, `talisman say` and messages speak of it. Where two
boxes have one name, none of them can be named alone.""",
)
