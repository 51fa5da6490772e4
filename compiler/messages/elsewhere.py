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
