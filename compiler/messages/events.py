"""The catalogue: what happens and is listened to."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

NOBODY_DOES = Code(
    "E0352",
    title="event of none",
    text="`{noun}`: what nobody does is no event, so nothing can follow it.",
    label="none of them",
    help="say `{some}`, or ask with `if there is no ...` in the body",
    explain="""\
A line waits for something that happens: somebody does it, or it is done to something. `no` names nobody. What
is so as long as there is nobody has a condition in front (`while there are no ...:`).""",
)
NOBODYS = Code(
    "E0625",
    title="a procedure that is nobody's",
    text="`{level}` is nobody's, so this never is: `{whose}`.",
    label="whose?",
    help="`when {a} {level} begins`, `... ends`, `during {a} {level}`, or `of a {kind}` below it",
    explain="""\
`of a KIND` below a procedure says who does it: who `you` is in it, who begins and ends it. One that does not
say so is the whole game's, and its texts have no `you`:

    procedure harvest (harvests)
        step "crops": for each player: it gains 1 coin
    rule "Feast": for each player: when a harvest ends: gain 1 favour""",
)
UNLIKE = Code(
    "E0626",
    title="two events in one line",
    text="`{noun}`: a line waits for things, or for any amount of one unit or another; these are two events.",
    label="of which of them?",
    help="write a line for each: one with `{first}`, one with `{second}`",
    explain="""\
`1 coin or 1 favour` is any amount of either, `a box or a letter` a thing of either kind. An amount beside a
thing, or how many of one unit beside another, would be left out of the line:

    when you gain 2 coins: draw a card
    when you gain 1 favour: draw a card""",
)
NO_EVENT = Code(
    "E0371",
    title="a verb that is no event",
    text="`{verb}` is done by the machine where it is said and is no event that a rule could speak of.",
    label="never an event",
    help="declare a verb that `does` it, say that one where it is done, and wait here for that one",
    explain="""\
Some primitives (to put a thing somewhere, to shuffle, to change a roll) are parts of what is done and no
events. What others should wait for has a verb of its own, of which the primitive is the body:

    verb stow (stows, stowing, stowed): player "stow {{goods}}"
        does
            put it into the cellar

and `when you stow a box`, `boxes cannot be stowed` speak of it.""",
)
ONE_AT_A_TIME = Code(
    "E0376",
    title="an event about several things",
    text="`{noun}`: an event is about one thing; of several, each is an event of its own.",
    label="how many is never so",
    help="say `{one}`, which follows each of them; ask how many there are: `if you have 2 ...`",
    explain="""\
`when you take 2 cards` would wait for an event that never is: who takes two cards takes one, then the other,
and each is followed by what follows `when you take a card`. So it is with `when you take Lamp and Box`, which
either of them would meet: `when you take Lamp or Box`. Points are one event: `when you gain 2 coins` is
met when two or more are gained at once.""",
)
SIDES_OF_EVENT = Code(
    "E0426",
    title="an event about the sides of dice",
    text="Which dice are rolled is said where they are rolled; what follows a roll cannot ask for it.",
    label="not asked here",
    help="say what it is rolled for: `purpose ...`, then `when you roll for ...`",
    explain="""\
`roll 2 dice with 10 sides for haggling` rolls them. What follows rolls asks what they were for and how
many dice they had (`when you roll 2 dice for haggling`). So dice of a sort of their own have a purpose
of their own.""",
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
    help="leave it out, or say when: {when}",
    explain="""\
In `miss a turn`, `win the game` the noun says nothing more than the verb: it has a hole for it. Of a verb
that is done to things, a turn or a contest is none of them, and the event would be any.""",
)
NO_OUTCOME = Code(
    "E0680",
    title="an end that comes out in no such way",
    text="No {level} ends by `{outcome}`.",
    label="never so",
    help="{ways}",
    explain="""\
`when your CONTEST ends by OUTCOME: ...` waits for one that came out so, as its `outcomes` name it. A
procedure or a form has none, and nothing is known of how it comes out before it ends.""",
)
WHOSE_OUTCOME = Code(
    "E0681",
    title="how it came out, and not for whom",
    text="`{outcome}` for the one side of {a} {level} is something else for the other.",
    label="for whom?",
    help="say whose: `when your {level} ends by {outcome}: ...`, or `the {level} of another ...`",
    explain="""\
The first two outcomes of a contest are those of more and of less: who has the one leaves the other to the
opponent. So an end that came out in one of them is somebody's; further outcomes are the same for both.""",
)
NOT_THE_GAME = Code(
    "E0646",
    title="something else than the game",
    text="`{words}`: `{verb}` is said of the whole game, whatever stands behind it.",
    label="the game",
    help="what somebody gets is `gain ...`; how a contest comes out is a row below it, `OUTCOME: ...`, or"
    " waited for: `when your CONTEST ends by OUTCOME: ...`; of the game it is `{verb} the {game}`",
    explain="""\
A verb that ends the game, or takes somebody out of it, has a hole for it: `win the game`. Another word in
that hole would be passed over: `win 2 coins` would end it, `you cannot win deals` forbid that.""",
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
ACTOR_OF_WHICH = Code(
    "E0693",
    title="the actor of a verb, or of what is waited for in it",
    text="`{word}` would be who does what is waited for, and reads as who has done the verb.",
    label="which of the two?",
    help=(
        "who does what is waited for is `it`, or who was said in it; "
        "for who has done the verb, wait in a text in which that is `you`"
    ),
    explain="""\
In a verb `the actor` is who does it, also in what the verb makes last: `until the end of this turn: it cannot
visit the actor`. What is waited for there (`when it loses 1 coin: ...`) has somebody who does it, too, and
the word would be that one. A card on which `you` is who did the verb says it in the same words as ever:
`until the end of this turn: when another trader loses 1 coin: gain 1 coin`.""",
)
