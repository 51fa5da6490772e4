"""The catalogue, E0462 to E0470: words beside what is done, and events that they are not about."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

NOTHING_TO_PREVENT = Code(
    "E0462",
    title="prevented where nothing is about to happen",
    text="`{words}` prevents nothing here: {why}.",
    label="too late, or of nothing",
    help="say it where it has not happened yet: `when ... would ...: {words}`",
    explain="""\
An event is prevented in a rule that comes before it and may put something in its place: `when you would lose 1
coin: the coin is not lost`. What follows `when` and `after` comes when it has been done, and `before` only comes
first; a verb, a step or a condition has no event that is about to happen.""",
)
ANOTHER_PREVENTED = Code(
    "E0463",
    title="something else is about to happen",
    text="`{words}` says that something else does not happen than what the rule is about: {what}.",
    label="not what is about to happen",
    help="say `it does not happen`, or name what would happen as the rule itself does",
    explain="""\
In a rule with `would` the words `the coin is not lost` prevent the event that the rule is about, and nothing else.
So they name its verb and what it is about: below `when you would lose 1 coin` that is `the coin is not lost`, below
`when you would take a box` it is `the box is not taken`.""",
)
NOT_ITS_TURNS = Code(
    "E0464",
    title="lasting for so many of what is no turn",
    text="What lasts is counted in turns, and `{words}` is none.",
    label="how long?",
    help="{way}; `until the end of this NAME` and `until EVENT` last otherwise",
    explain="""\
`for 3 of your turns` and `lasts 3 of your turns` count how often a turn of whoever it is about ends. What the
game begins for each player is a turn; nothing else is counted, and at least one of them has to end.""",
)
NARROWED_SPAN = Code(
    "E0465",
    title="a span of somebody",
    text="`once per` counts in a span, whoever has it; `{words}` would not be heeded.",
    label="not heeded here",
    help="say it in front: `when ...`, `while ...`; of a turn it may be `turn of another KIND`",
    explain="""\
`once per turn`, `once per game` and `once per` with a procedure begin anew with each of them. Whose turn it is
narrows what the line is about, and is asked there: `when you gain 1 coin during the turn of Ann: once per turn:`.
`once per turn of another KIND` and `once per turn of its holder` alone are spans of their own.""",
)
ONLY_THESE = Code(
    "E0466",
    title="only these can be had done to them",
    text="`only` says who can do something; to what it can be done would not be heeded.",
    label="not heeded here",
    help="forbid the others: `KINDS other than ... cannot be ...`, `KINDS that are not ... cannot be ...`",
    explain="""\
`only sly players can visit this` forbids it to everybody else. Of what something is done to it would have to be
said what else there is: all things of the game, or others of the sort? So the others are named and forbidden:
`tools that are not heavy cannot be taken`.""",
)
OTHER_THAN_WHOM = Code(
    "E0467",
    title="another than whom?",
    text="`{noun}` is any but `you`, and reads as any but `{who}`, which is not `you` here.",
    label="other than whom?",
    help="say `a {kind} other than ...` with the one who is left out: a name, `you`, `it` of `for each ...:`",
    explain="""\
`another player` is all but you, whoever does something to them. Where somebody else does it, one reads: all but who
does it, and that may be you. So it says who is left out:

    for each other player: it robs a player other than it
    Ann robs a player other than Ann
    when a player robs a player other than you: gain 1 coin""",
)
COUNTED_ALREADY = Code(
    "E0468",
    title="a number of what is counted",
    text="`{noun}` says how many there are; counted are all of them.",
    label="not heeded here",
    help="say the plural, and where or whose: `the number of THINGS here`, `the sum of UNIT of your THINGS`",
    explain="""\
`the number of`, `the sum of`, `the highest` and `the lowest` go through all things that are meant. `2 tools`, `a
tool`, `no tool` and `only tools` would all come to the same, and read otherwise.""",
)
HOW_MANY_NEW = Code(
    "E0469",
    title="how many new things?",
    text="New things come from their supply, and `{noun}` does not say how many of them.",
    label="how many?",
    help="say `a {kind}` or a number; `repeat up to N times: you may ... 1 {kind}` leaves it open",
    explain="""\
What is gained without a word of where it lies is new: it comes from the supply of its kind. Those things are
nobody's yet, so `your tools`, `each tool` and `no tool` mean none of them, and of `up to 2 tools` nobody would be
asked how many. What is there already is said with its place: `gain each tool here`.""",
)
SEVERAL_KEPT = Code(
    "E0470",
    title="several things in one memory",
    text="`{noun}` are several, and `{memory}` remembers one: only the last would be left.",
    label="which of them?",
    help="say one, `a ... of your choice`; or give each of several its own: `for each ...: remember ... as its ...`",
    explain="""\
A memory of things holds one of them. What is remembered later takes the place of what was there, so of `each
player` the last in the order of the game would be left.""",
)
