"""The catalogue, E0462 to E0470 and E0483 to E0490: words beside what is done, and events that they are not about."""

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
`once per turn of another KIND` alone is a span of its own: nothing is done in one's own turn.""",
)
