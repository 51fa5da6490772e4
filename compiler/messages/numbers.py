"""The catalogue: numbers, how many, how long, dice."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

COUNT_FORM = Code(
    "E0309",
    title="singular or plural",
    text="After {number} it is `{right}`.",
    label="write `{right}`",
    explain="A count and its noun agree: `1 card`, `2 cards`.",
)
NO_AMOUNT = Code(
    "E0313",
    title="no number to refer to",
    text="`{word}` refers to no number here.",
    label="how much?",
    help="write a number, the same again where one is written in front; or stand behind an event that "
    "has one, `when you VERB 1 UNIT: ... that many ...`,"
    " or behind a deed to several, `VERB any number of KINDS, then VERB that many ...`",
    explain="""\
`that much` and `that number` are the number of the event that the text is about, or how many a deed in front
of the comma was done to: `drop any number of tools, then gain that many coins`.""",
)
NOT_HERE = Code(
    "E0322",
    title="this line cannot stand here",
    text="{what} cannot stand here.",
    label="not here",
    help="{way}",
    explain="""\
Some lines are rules (`when`, `while`, `you cannot`), some are deeds (`gain`, `choose`, `roll`), some are
rows or options. Rules stand under a thing, a rule box or a duration; deeds stand behind the colon of a
rule.""",
)
NO_SPAN = Code(
    "E0324",
    title="unknown span",
    text="`once per` counts in turns, rolls, games and procedures; this is none.",
    label="no span of time",
    help="say `once per turn`, `once per game`, or `once per` and a procedure of the pack",
    explain="Spans: `turn`, `turn of another KIND`, `roll`, `game`, every declared procedure and contest.",
)
NOT_A_DIVISOR = Code(
    "E0337",
    title="divided by 0",
    text="Nothing can be divided by 0.",
    label="so there is no such number",
    help="write a number of 1 or more",
    explain="""\
`per` and `divided by` divide by a number of 1 or more. Where it is known in play only (a counter, a stat) and
is less than 1 then, the game stops with a fault: ask first (`if your level is at least 1: ...`).""",
)
HOW_MANY = Code(
    "E0347",
    title="one, each or none?",
    text="How many of them is not said: {problem}.",
    label="how many?",
    help="{way}",
    explain="""\
A condition is about one thing, or about so many: `a guest` is any one of them, `each guest` all of them,
`no guest` none, `2 guests` two or more. `there are guests here` and `you have letters` mean one or more.
A plural alone in front (`guests are tired`), and two kinds joined by `and`, could be read in two ways.""",
)
TWO_SUMS = Code(
    "E0355",
    title="a sum that could be grouped in two ways",
    text="This could be {first} or {second}.",
    label="which comes first?",
    help='give a part a name of its own, `number "the price": is ...`, and say that here',
    explain="""\
`+` and `-` do not stand in one number with `multiplied by`, nor in front of `divided by`: nothing says what
comes first, and people read it in different ways. A declared number is worked out by itself:

    number "the rent of {{trader}}"
        is its favours multiplied by 2

and `the rent of Ann + 1` can be read in one way only.""",
)
ROWS_OVERLAP = Code(
    "E0411",
    title="rows that overlap",
    text="Two rows of this table both cover {value}.",
    label="{value} is covered twice",
    help="let one of the two rows leave out {value}",
    explain="Every number is in one row at most, so that it is clear which number comes out.",
)
BAD_ROW_GAP = Code(
    "E0413",
    title="a table that leaves a gap",
    text="These rows say nothing about {value}.",
    label="{value} is missing",
    help="add a row for {value}",
    explain="A number that is looked up has to be in one row: `2-` is up to 2, `6+` is 6 and more.",
)
NOT_ITS_TURNS = Code(
    "E0464",
    title="lasting for so many of what is no turn",
    text="What lasts is counted in turns, and `{words}` is none.",
    label="how long?",
    help="{way}; `until EVENT: ...` lasts otherwise, as `until a PROCEDURE ends: ...`, or a declared"
    " `moment`",
    explain="""\
`for 3 of your turns` and `lasts 3 of your turns` count how often a turn of whoever it is about ends.
What the game begins for each player is a turn; nothing else is counted, and at least one of them has to
end.""",
)
NARROWED_SPAN = Code(
    "E0465",
    title="a span of somebody",
    text="`once per` counts in a span, whoever has it; `{words}` would not be heeded.",
    label="not heeded here",
    help="say it in front: `when ...`, `while ...`; of a turn it may be `turn of another KIND`",
    explain="""\
`once per turn`, `once per game` and `once per` with a procedure begin anew with each of them. Whose
turn it is narrows what the line is about, and is asked there: `when you gain 1 coin during the turn of
Ann: once per turn:`. `once per turn of another KIND` and `once per turn of its holder` alone are spans
of their own.""",
)
COUNTED_ALREADY = Code(
    "E0468",
    title="a number of what is counted",
    text="`{noun}` says how many there are; counted are all of them.",
    label="not heeded here",
    help="say the plural, where or whose: `the number of THINGS here`, `the sum of UNIT of your THINGS`",
    explain="""\
`the number of`, `the sum of`, `the highest` and `the lowest` go through all things that are meant. `2
tools`, `a tool`, `no tool` and `only tools` would all come to the same, and read otherwise.""",
)
UNCHANGING = Code(
    "E0471",
    title="a number changed that nothing changes",
    text="`{name}` is {what}: it can be neither gained nor lost, and nothing is remembered as it.",
    label="stays as it is",
    help="declare a counter, or a `memory NAME`, and say it of that; what differs for a while is a `stat`",
    explain="""\
A printed number is the same in the whole game; a roll and a score are what came of dice and of a contest.
What is gained, lost or remembered is kept in a counter or a memory: `remember 4 as your tally`.""",
)
CHOSEN_NOWHERE = Code(
    "E0474",
    title="a choice where nothing is chosen",
    text="`{words}` says how something is chosen, and nothing is chosen here.",
    label="not heeded here",
    help="say `a ...`, `each ...` or the name of one; a choice is made where something is done",
    explain="""\
`of your choice`, `up to 2` and `any number of` belong to what is done: `take a card of your choice`. What
is waited for, asked, counted or changed is so of things that are there, whoever would choose them.""",
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
WHOSE_PER = Code(
    "E0431",
    title="things are counted, wherever they are",
    text="`{noun}`: it is not said whose these are, or where.",
    label="all that there are in the game?",
    help="say whose, or where: `{noun} in your ZONE`, `{noun} here`, `{noun} of Ann`",
    explain="""\
`gain 1 coin per 3 cards in your hand` gives a coin for each three of them, and nothing for what is
over. What somebody can have belongs to somebody, so it is said whose is counted: `the number of cards` would
be that of all there are in the game, those in the piles, too.""",
)
WHOSE_RESULT = Code(
    "E0639",
    title="the result of one of two rolls",
    text="`{word}` could be that of the first roll, or of the one that was made after it.",
    label="of which?",
    help="remember each where it is rolled, `remember the result as your ...`, or name who rolls",
    explain="""\
`the result` is that of the last roll of these lines. Where one more is rolled by somebody who is chosen, or
only if something is so, nobody could say which is meant: it would be the first, whatever the others show.""",
)
