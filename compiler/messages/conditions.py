"""The catalogue: what is asked, and states of things."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

MIXED = Code(
    "E0338",
    title="`and` and `or` in one sentence",
    text="`and` and `or` stand beside each other here, and nothing says what belongs together.",
    label="which of them belong together?",
    help="write each condition on a line of its own below `if all:` or `if any:` (`while any:`, `true when "
    "any:` ...), with `all:` or `any:` in front of those that belong together, then `then:`",
    explain="""\
A sentence with both words could be read in two ways, so it is refused. Conditions on lines of their own show
what belongs together:

    if any:
        all:
            you are honest
            it is honest
        you have 2 letters
    then: gain 1 coin

One kind of word may join as many conditions as there are: `A, and B, and C` and `A, or B, or C` are fine. On
a line below `any:` conditions may be joined with `and`, below `all:` with `or`.""",
)
PLACE_OF_WHOM = Code(
    "E0608",
    title="a place, of you or of something else",
    text="`{place}` would be where you are, and reads as where `{noun}` is.",
    label="who is there?",
    help="say who: `you are {place}`; or say the thing again: `{way}`",
    explain="""\
A place alone in a condition (`while at Fountain: ...`) is where you are. Behind `there is a box here, or ...`
one reads it of the box: `there is a box here, or there is a box at Fountain`.""",
)
NO_STATE = Code(
    "E0442",
    title="a word that is no state",
    text="`{word}` is {what}, and not a state that begins and ends here.",
    label="no state",
    help="{way}",
    explain="""\
`it is now worn` and `it is no longer worn` are deeds: they begin and end a state, which is declared with
`state worn`, `of a KIND`. What is printed on a thing stays so; a value is given by a verb that `is set-mode`,
and a form by one that begins it.""",
)
STATE_OF_OTHERS = Code(
    "E0443",
    title="state of another kind of thing",
    text="`{state}` is a state of {of}, and this is {kind}.",
    label="never so",
    help="name {of}, or declare another state for this kind",
    explain="""\
A state says `of a KIND`: only such things are in it. Of anything else it would never be so, whatever was
said.""",
)
ONE_AND_THE_SAME = Code(
    "E0452",
    title="a thing compared with itself",
    text="`{word}` is the very thing that it is compared with, so this is always so.",
    label="the same thing",
    help="name the other one: the event, a role (`the actor`, `the target`), `this`",
    explain="""\
`that box` is the box that was spoken of: the one that the event around it names, else the last one. In a loop
through boxes that is each of them, which is `it` as well, where no event names another:

    before you open a box: for each box here: if it is not that box: burn it     # the one that is opened
    for each box here: if it is not that box: burn it                            # refused: which box?""",
)
NOT_IN_WINDOW = Code(
    "E0484",
    title="something else than an offer in a window",
    text="`{window}` is when something is offered, and {what}.",
    label="no offer",
    help="an offer says `you may ...`; what holds for a while stands below `in ...:` or `during ...:`",
    explain="""\
A window, or another situation that no contest gives, is a moment at which players are asked. So what stands
below it is an offer: `before the move: you may lose this`. A prohibition, a modifier, a price or a rule
about an event would hold at all times there, and as a condition a window is never so. What holds for a while
is said of the procedure or contest that goes on: `during a walk: you cannot open doors`.""",
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
