"""The catalogue, E0548 to E0559: sentences that a reader takes for more than they can ever mean."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

AT_NO_PLACE = Code(
    "E0548",
    title="at what is no place",
    text="`at` says on which place something is, and `{noun}` is no place: it would never be so.",
    label="this is {kind}",
    help="say where one is: `a {place} with {noun}`",
    explain="""\
One is at a place of the board, not at what lies or stands there. Who is where a guest is says so: `while
there is a guest here`, `if Ben is at a space with a guest`. What somebody has or bears is said by its zone:
`in the bag of a player`.""",
)
NEVER_WITH = Code(
    "E0549",
    title="narrowed by what it never has",
    text="`{mod}` narrows `{noun}`, right before it, and {why}.",
    label="said of `{noun}`",
    help="{way}",
    explain="""\
What stands behind a noun narrows the noun right before it: in `players cannot visit the fountain with a bag`
it would be the fountain that has a bag. Of who does it, it is said of who does it:

    players with a bag cannot visit Fountain
    while you have a bag: you cannot visit Fountain

and what lies at a place that has a name is asked apart: `if a bag is at Fountain: ...`.""",
)
TARGET_OF_WHAT = Code(
    "E0550",
    title="the target of what?",
    text="`the {noun}` would be that of a {level}, of which nothing is said here: else there is none.",
    label="whose {noun}?",
    help="say whom: `another KIND`, `a KIND with ...`; or in what, in front: `during a {level}: ...`",
    explain="""\
`the actor` and `the target` are who did what a rule is about, and to whom it was done: `when another player
robs you: take 1 coin from the actor`. A procedure or contest may fill them, too. A line that says `you cannot
rob the target` reads as whoever is robbed, and it would be the one chosen in that procedure. So
it says in front that it is about that: `during a raid: you cannot rob the target`.""",
)
WHERE_ONE_IS = Code(
    "E0551",
    title="here, where one always is",
    text="`here` is where you are, so this is always so.",
    label="always so",
    help="say where what it is done to is: `before a THING here is ...`, `a KIND here`; or name the place",
    explain="""\
In the text of a place `here` is that place; of what somebody holds, and in a box, it is where `you` are.
There `here: ...` and `if you are here` are so wherever you are. Where a thing is to which something is done
stands behind the thing: `before a stone here is broken: ...`, `when another player here visits Miller: ...`.
When it was done and is gone it is nowhere any more, so that is asked `before`.""",
)
TURNS_OF_OTHERS = Code(
    "E0552",
    title="turns of somebody else",
    text=(
        "`{words}` turns are not counted here: a text counts those of the one whom it is about, `your turns`."
    ),
    label="whose turns?",
    help="anybody's turns: `for {number} turns: ...`; else a `form` that `lasts {number} of your turns`",
    explain="""\
`for 2 of your turns: ...` holds until two turns of the one whom the text is about are over. What another is
for so many turns of its own is a form, which it becomes and whose text speaks to it as `you`:

    form apprentice (apprentices)
        of a player
        lasts 2 of your turns
        you cannot take tools
    guest Master: when visited: for each other player: it becomes an apprentice""",
)
ALL_OF_WHOM = Code(
    "E0553",
    title="all of mine, from another",
    text="`{words}` is as many as you have, and another is to lose them.",
    label="all of whose?",
    help=(
        "all that another has: `another {kind} loses all its {unit}`; "
        "as many as you have: `{verb} your {unit} {unit} from ...`"
    ),
    explain="""\
`take all your coins from another player` names an amount, and nothing says that the other has it. What
another has is lost by that one, `a player loses all its coins`; as many as one has oneself is a number: `take
your coins coins from another player`.""",
)
LONE_LABEL = Code(
    "E0557",
    title="a label where nothing is chosen",
    text='`"{label}"` names an entry of a choice, and nothing is chosen here.',
    label="nobody would read it",
    help="`choose one`, and below it the entries; or leave the label out",
    explain="""\
A text in quotes in front of a line is what a player reads of an entry: below `choose one`, in a menu, in
front of a rule that is offered. Before something that is simply done nobody would ever see it.""",
)
ASKED_TWICE = Code(
    "E0554",
    title="a question that answers itself",
    text="{what}.",
    label="nothing is asked by this",
    help="leave it out, or ask what was meant",
    explain="""\
Of two conditions joined by `and` or `or` the second says something that the first does not. `if you are rich,
and you are rich` is only one, `if you are rich, or you are not rich` is always so, and a number is always
what it is: `if your coins are your coins`.""",
)
OF_ONE = Code(
    "E0555",
    title="of a single thing",
    text="`{noun}` is one thing: {why}.",
    label="only one",
    help="{way}",
    explain="""\
The sum, the highest and the lowest are those of several things: `the sum of weight of stones in your bag`. Of
one thing the number itself is said, `the weight of Anvil`. How many there are is asked of things that may be
there or not: `the number of stones in your bag`.""",
)
SEEN_FROM_ITSELF = Code(
    "E0556",
    title="each of them, seen from itself",
    text="`{word}` would be that of each {kind} itself: a box speaks to nobody before `for each ...:`.",
    label="whose?",
    help="name the place or the person; what is its own is `its ...`",
    explain="""\
A box speaks to nobody, so in front of `for each player within 2 steps of you:` nobody is `you`, and nothing
is `here`. Below it the lines speak to each of them. In the text of a thing `you` is who has it, and `here`
where that one is.""",
)
