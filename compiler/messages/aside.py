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
