"""Messages about words that would be read otherwise than they are meant."""

from talisman.compiler.diagnostics import Code

NOT_ONE_THING = Code(
    "E0386",
    title="`it` behind a deed after which no one thing is meant",
    text="`{word}` would be the thing whose text this is, and reads as `{noun}`, which is no one thing any more.",
    label="which one?",
    help="choose one (`a ... of your choice`), say `for each ...: ... it`, or `this` for the thing whose text it is",
    explain="""\
What comes behind a deed may speak of the one thing that it was done to: `take a box, then open it`. After
several things (`take 2 boxes`, `open all boxes`) `it` would be one of them, nobody knows which; of new things
from a pile, and of `the top box of the pile` once it was taken away, the pile only knows what lies on top now.
`for each box in your bag:` speaks of each, `gain a box of your choice` of the one that was chosen.""",
)
