"""The catalogue, E0438 to E0440 and E0475 to E0482: sentences that were taken for another, or for nothing."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

ONE_OR_ALL_OTHERS = Code(
    "E0438",
    title="one of the others, or all of them",
    text="`{noun}` could be one of the others, and what holds from now on is said of all it fits.",
    label="which other one?",
    help="all of them: `other {plural} ...`",
    explain="""\
`another trader` is one that somebody chooses, where something is done. A line that says what may be done, or
may not, chooses nobody: it holds for whoever fits. So it says whom: `other traders cannot visit this`.""",
)
RING_IS_NO_EVENT = Code(
    "E0439",
    title="an event along a ring",
    text="`{words}`: what is done along a ring is done step by step, and is no event of its own.",
    label="nothing to wait for",
    help="say it of each step: the verb that is done from place to place; or of where it leads",
    explain="""\
A sentence with a hole for a ring or a path is written out where it is said: as many steps as it says, from
each place to the next. Rules follow each of these steps, where they are done with a verb of their own, and
what comes of them. Nothing follows, forbids, replaces or charges for the walk as a whole.""",
)
HAD_PLACE = Code(
    "E0440",
    title="had, and no thing",
    text="`{noun}` is {what}, and nobody has it.",
    label="never had",
    help="{way}",
    explain="""\
What somebody has lies in a zone of theirs. Places are the board itself: one is at a place. Who plays, and
what is played, is with others, and had by none of them.""",
)
ZONE_OF_EVENT = Code(
    "E0475",
    title="a zone to which something would be done",
    text="`{noun}` is a zone, and `{verb}` is done to things.",
    label="no thing",
    help="say which things: `... a THING in {noun} ...`, or where they go: a verb with `{{zone}}` in its sentence",
    explain="""\
An event is about somebody and about things. What goes into a zone is heard where a verb says so in its
sentence (`verb enter ... "enter {{zone}}"`). Of a verb that is done to things a zone would never be meant.""",
)
LEVEL_OF_EVENT = Code(
    "E0476",
    title="something that is done, where a thing is wanted",
    text="`{noun}` is something that is done, and `{verb}` is done to things.",
    label="would not be heeded",
    help="leave it out, or say when: `during ...: ...`; its beginning and its end are `when ... begins`, `ends`",
    explain="""\
In `miss a turn`, `win the game` the noun says nothing more than the verb: it has a hole for it. Of a verb
that is done to things, a turn or a contest is none of them, and the event would be any.""",
)
ALL_AT_ONCE = Code(
    "E0477",
    title="all at once in an event",
    text="`{noun}`: an event is about one thing, and a rule about it would meet each of them.",
    label="each, or all together?",
    help="say `{kind}`, which each of them meets; ask for the others behind it: `if there is no ...: ...`",
    explain="""\
Where several things are discarded, each is an event of its own. `you cannot take all boxes` reads as if some
might be taken, and `when you take all boxes` as if it waited for the last one: neither can be asked of one
event. `you cannot take boxes` forbids them all; how many may be had is a `limit`.""",
)
