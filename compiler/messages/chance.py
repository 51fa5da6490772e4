"""The catalogue, E042 and E043: dice, seats, and the one that has the most."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

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
ODD_DIE = Code(
    "E0427",
    title="no such die",
    text="A die has 2 to {most} sides, not {sides}.",
    label="no die has so many",
    help="`roll 1 die with 10 sides`; what has one result only is no roll",
    explain="""\
`roll 2 dice with 10 sides` rolls dice that show 1 to 10. Without a word of their sides dice have six.""",
)
DIE_BY_DIE = Code(
    "E0428",
    title="one die of a roll of many",
    text="Of this roll of {dice} dice the first {most} only are told apart.",
    label="it would not look at all of them",
    help="roll fewer at a time, or add the dice up: `the result`",
    explain="""\
The dice of a roll lie as they were rolled: the first four one by one, all others as a sum. So what
looks at single dice (`keep the highest 3 dice`, `the lowest die`, `the dice are equal`) would not see
the fifth. Two rolls of four dice are a way, or one die after the other: `repeat up to 5 times: roll 1
die, then ...`.""",
)

TWO_EXTREMES = Code(
    "E0429",
    title="the most of two things at once",
    text="`{mod}`: with two of these nobody could say which comes first.",
    label="the most of what is left, or of all?",
    help="one of them in the noun, and the other as an order: `for each KIND with the most UNITS, by UNIT:`",
    explain="""\
`a trader with the most coins` is one of those who have most, among all that the rest of the noun says,
wherever it stands. Of two such words each would be among what the other leaves, so both are not said of
one noun. For those with the most coins, and among them the fewest favours, a rule goes through them in
an order: `for each trader with the most coins, by favours: ...`.""",
)
NOT_COMPARED = Code(
    "E0537",
    title="the most among nobody",
    text="`{who}` has the most {unit} among nobody: those that play are compared, by what they gain.",
    label="the most among which?",
    help="`the KIND with the most {unit}` looks at all that the noun means, whatever they are",
    explain="""\
`you have the most coins` asks whether nobody at the table has more; who has as many has the most, too,
and `you alone have the most coins` asks whether nobody else has as many. Of other things it is not said
among which they have most, and a limit or a printed number is nothing that one has more or less of.
`if the card with the most weight is here` names those that are compared.""",
)
NOT_A_SEAT = Code(
    "E0430",
    title="to the left of what sits nowhere",
    text="`{words}`: only what plays or is played sits beside somebody, and it is one: `the {kind} ...`.",
    label="who sits there?",
    help="`the {kind} to your left`, `the {kind} to the right of ...`",
    explain="""\
`the trader to your left` is the one who sits next in the order of the seats, `to your right` the one
before. It is one certain thing, so nothing narrows it: `the sly trader to your left` would be nobody
where that one is honest. Ask first: `if the trader to your left is sly: ...`.""",
)
WHOSE_PER = Code(
    "E0431",
    title="so many for each thing, wherever it is",
    text="`{noun}`: it is not said whose these are, or where.",
    label="all that there are in the game?",
    help="`1 UNIT per {noun} in your ZONE`, `... here`, `... of Ann`",
    explain="""\
`gain 1 coin per 3 cards in your hand` gives a coin for each three of them, and nothing for what is
over. What somebody can have belongs to somebody, so it is said whose is counted.""",
)
NEAREST_OF_ZONE = Code(
    "E0432",
    title="the nearest of what is no thing on the board",
    text="`{noun}` is nowhere on the board, so none is nearer than another.",
    label="nothing lies nearer",
    help="say it of whose it is: `the {head} of the nearest ...`",
    explain="""\
`the nearest gate` is the gate with the fewest steps from where you are, over all edges; what cannot be
reached is not meant. Zones and procedures lie nowhere.""",
)
