"""The catalogue, E0530 to E0535, W0550: what a listener joins otherwise than the line does."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

ELSE_BEHIND_IF = Code(
    "E0530",
    title="`else` behind `if`",
    text="`else` is for what cannot be done; behind `if` it reads as what is done where `{words}` is not so.",
    label="of the `if`, or of the deed?",
    help="if it is not so: a line `otherwise: ...` below; if the deed cannot be done: both in a line below",
    explain="""\
`if you are tired: pay 1 coin, else lose 1 favour` could say what is done by who is not tired, or by who is
and has no coin. So each has a form of its own:

    if you are tired: pay 1 coin
    otherwise: lose 1 favour

    if you are tired:
        pay 1 coin, else lose 1 favour""",
)
THEN_AND_ELSE = Code(
    "E0531",
    title="`then` and `else` in one line",
    text="`else` could stand in for all that is said in front of it, or for the last deed only.",
    label="in place of what?",
    help="write the deed with its `else` in a line of its own, and what goes before or follows in others",
    explain="""\
`pay 1 coin, then open a box, else lose 1 favour`: is the coin paid where there is no box? `open a box,
else lose 1 coin, then gain 1 favour`: is the favour for who opens a box? Lines of their own say it:

    pay 1 coin
    open a box, else lose 1 favour""",
)
BEHIND_ITS_DEED = Code(
    "E0532",
    title="a situation behind a deed",
    text="`{words}` behind a deed does not say when it is done: it is done where it stands.",
    label="when?",
    help="say it in front: `if {words}: ...`; or of the event: `when ... {words}: ...`",
    explain="""\
Behind an event (`when you lose 1 coin in a duel`) and behind what holds (`+1 charm in a duel`) a situation
narrows. A deed that stands in a body is done there, whatever is said behind it.""",
)
TWO_COUNTS = Code(
    "E0535",
    title="counted twice",
    text="`per {words}`, and another count in front of it: a rule has one.",
    label="the second count",
    help="one of them as a line of its own: `you cannot ... more than 3 times per {words}`",
    explain="""\
`once per turn: ...` and `3 times per game: ...` each count how often a rule was done. One rule counts
one thing; the other bound is said of the deed (`cannot ... more than 3 times per game`), or is a counter.""",
)
NEVER_SAID = Code(
    "W0550",
    title="a situation that never is",
    text="No contest gives `{setting}`, and no deed is done {setting}: the rule waits for it in vain.",
    label="never so",
    help="leave it out; in front of an offer it says when one may: `{setting}: you may ...`",
    explain="""\
A situation is there during its contest (`setting in a duel: duel`), or where a deed says it (`visit Miller by
night`). One that is neither, `setting at any time`, is a time at which something is offered. Behind an event,
or in front of what holds, it would never be so.""",
)
AGAINST_NOBODY = Code(
    "E0533",
    title="against whom?",
    text="`{words}` asks for the other side of a contest, and this game has none.",
    label="no contest",
    help='whom it is done to stands in a sentence of the verb: `verb ... "rob {{goods}} from {{player}}"`',
    explain="""\
`against a trader` is true of who is in a contest whose other side is a trader. Contests are declared with
`contest`. What is done to somebody, or taken from him, is part of the verb that does it.""",
)
GONE_FROM_TOP = Code(
    "E0534",
    title="where it lay is asked too late",
    text="What follows `when` comes after the deed: then something else lies on top of the {zone}.",
    label="another by then",
    help="say `before ...:` with the same event",
    explain="""\
A rule behind `when` is looked at after the deed. What was on top of a pile is not there any more then, and
what is on top now is not what the event was about.""",
)
MOVED_BY_THEN = Code(
    "E0518",
    title="asked when the deed has moved it",
    text="What follows `when` is asked after the deed, and {what}.",
    label="asked too late",
    help="say `before ...:` with the same event; or leave out who has come: `with another KIND`",
    explain="""\
A rule behind `when` looks at how things are when the deed is done. `when you take a card from a player with 1
card` would wait for who has one left, `when you go to a space with no players` for a place where you are not,
and `at Fountain: when you go to Old Square` for who is at both. How it was is asked with `before`.""",
)
DONE_AGAIN = Code(
    "W0538",
    title="done again and again",
    text="This is done while it is so, again and again, and what it does changes nothing of what it asks.",
    label="never ends",
    help="what is done once follows the event: `when you go to ...: ...`; or `once per turn: as soon as ...`",
    explain="""\
`as soon as your coins are at least 10: win the game` waits for something to be so, and is done as often as it
is so. `as soon as you are at Fountain: gain 1 coin` is still so when the coin was gained: it gives without an
end, and what takes (`lose 1 coin`) takes all. What is done once when somebody comes there follows the event:
`when you go to Fountain: gain 1 coin`.""",
)
OBLIGES_NOBODY = Code(
    "W0539",
    title="a must that obliges nobody",
    text="No offer is just to `{verb}`, so nobody is held up by this.",
    label="obliges nobody",
    help="an offer for each of them: `offer ... for each KIND here: ... it`; or `while ...: you must ...`",
    explain="""\
Who must do something cannot stop before, while it is offered. An offer in which one of several is chosen
(`offer "call": visit a guest here`) is not yet the deed. An offer for each of them is: `offer "call" for each
guest here: visit it`. What is done as soon as something is so says when: `while you have 3 cards: you must
lose a card`.""",
)
