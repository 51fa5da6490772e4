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
what comes of them. Nothing follows, forbids or replaces the walk as a whole, and it has no price.""",
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
    help="say which things: `a THING in {noun}`; where they go: a verb with `{{zone}}` in its sentence",
    explain="""\
An event is about somebody and about things. What goes into a zone is heard where a verb says so in its
sentence (`verb enter ... "enter {{zone}}"`). Of a verb that is done to things a zone is never meant.""",
)
LEVEL_OF_EVENT = Code(
    "E0476",
    title="something that is done, where a thing is wanted",
    text="`{noun}` is something that is done, and `{verb}` is done to things.",
    label="would not be heeded",
    help="leave it out, or say when: `during ...: ...`, `when ... begins: ...`, `when ... ends: ...`",
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
Where several things are lost, each is an event of its own. `you cannot take all boxes` reads as if some
might be taken, and `when you take all boxes` as if it waited for the last one: neither can be asked of one
event. `you cannot take boxes` forbids them all; how many may be had is a `limit`.""",
)
WHOSE_EACH = Code(
    "E0478",
    title="each of all that there are",
    text="`each {noun}`: it is not said whose these are, or where.",
    label="all in the game?",
    help="`each {noun} in your ZONE`, `each {noun} here`; all that anybody has: `each {noun} of a {who}`",
    explain="""\
`for each card: gain 1 coin` would count all cards of the game, also those in piles and boxes. What somebody
can have belongs to somebody, so it is said whose, or where they lie. What is done to each of them (`for each
card: put it into the deck`) is done to all there are.""",
)
TWO_PLACES = Code(
    "E0479",
    title="the one it is done to, in two places",
    text="`{one}` is done to a {kind}; in `{other}` the {kind} stands behind something else.",
    label="which one is meant?",
    help="give each sentence a verb of its own, or one sentence only to this one",
    explain="""\
What a verb is done to is what stands first in its sentence, and `it` in its body; what stands behind another
hole is `the target`. A rule hears the one or the other: `when you are robbed` would not hear of `rob 2 coins
from you`, and a price of robbing you would not be paid for it. So the same one stands in the same place.""",
)
OWNER_IN_NAME = Code(
    "E0480",
    title="an owner, or a part of the name",
    text="`{name} of {whose}` is read as one name, and {whose} as no owner.",
    label="one name?",
    help='whose it is: `{kind} "{name}" of {whose}`; what is called so: `{kind} "{name} of {whose}"`',
    explain="""\
A name may have `of` in it: `Bell of the Square`. So behind a name `of` prints an owner only where the name is
done: in quotes, or with its number or its tags behind it, `worker Ant x2 of Ann`.""",
)
ITS_OF_WHICH = Code(
    "E0481",
    title="`its` of what is chosen, or of whose text it is",
    text="`{noun}` could be that of {thing}, or of the thing whose text it is.",
    label="whose?",
    help="of the text: `the {role} of this`; of what is chosen: `for each THING ...: ... it ... {noun}`",
    explain="""\
`take a box from its owner` reads as if every box had one, and as if the card that says it had one. In `put a
box into the bag of its owner` it is the box that goes there; of others nothing says so.""",
)
CHOSEN_OVER = Code(
    "E0482",
    title="a number in the place of a roll, and the result over it",
    text="{how}, and `{field}` would be remembered again: {what}.",
    label="lost at once",
    help="roll, and then: `when you roll for ...: ... as your ..., then add ... - the result to that roll`",
    explain="""\
What rolls goes on afterwards: `roll 1 die for walking, then remember the result as your paces`. Where nothing
was rolled there is no result, which is read as 0; where a rule follows the roll, the result comes after what
that rule remembers. So what decides in the place of the dice changes the roll: `when you roll for walking:
choose a number from 1 to 6 as your guess, then add your guess - the result to that roll`; or `instead of
rolling for walking: roll ... for walking`, which is a roll.""",
)
