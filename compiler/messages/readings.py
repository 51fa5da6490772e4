"""Messages about words that would be read otherwise than they are meant."""

from talisman.compiler.diagnostics import Code

NOT_ONE_THING = Code(
    "E0386",
    title="a word for what is no one thing",
    text="`{word}` reads as `{noun}`, and that is no one thing here.",
    label="which one?",
    help="choose one (`a ... of your choice`), say `for each ...: ... it`, or `this` for whose text it is",
    explain="""\
What comes behind a deed may speak of the one thing that it was done to: `take a box, then open it`. After
several things (`take 2 boxes`, `open all boxes`) `it` would be one of them, nobody knows which; of new things
from a pile, and of `the top box of the pile` once it was taken away, only what lies on top now is known.
`for each box in your bag:` speaks of each, `gain a box of your choice` of the one that was chosen. No word
means all that something was done to (`take all boxes here, then open them`): once they were taken, they are
no boxes here. `for each box here: take it, then open it` does both to each.""",
)
NEAREST_IN_PILE = Code(
    "E0387",
    title="the nearest of what lies in a pile",
    text="What lies in `{zone}` is nowhere on the board, so none of it is nearer than another.",
    label="not on the board",
    help="`the top ... of ...` is taken as it lies, `a ... in ... of your choice` is chosen",
    explain="""\
`the nearest box` is the one with the fewest steps from where you are, over all edges. A zone that is not of a
place, nor of somebody who stands on one, lies nowhere, and so does what is in it.""",
)
ORDER_OF_DUTY = Code(
    "E0388",
    title="seat order of what a duty is for",
    text="A duty for each of several goes by a number; {order} it would not go.",
    label="not heeded here",
    help='put the loop below the duty: `duty "...":`, then `for each ..., {order}: ...`',
    explain="""\
`duty "pay" for each box here, by weight:` is done once for each of them, the lightest first. In seat order
goes a loop in the body of a duty, which is then one duty.""",
)
STATE_BECOME = Code(
    "E0389",
    title="a state that would be become",
    text="`{state}` is a state; what is become are forms and values.",
    label="begins otherwise",
    help="`you are now {state}` begins it, `you are no longer {state}` ends it",
    explain="""\
A state is a word that is so of a thing for a time. It begins with `it is now ...`, and ends with `it is
no longer ...`, of whatever is meant: `each box in your bag is now open`. `become` is for forms, values.""",
)
PILE_OR_ORIGIN = Code(
    "E0390",
    title="things of a name that began in a pile, or lie there",
    text="`{words}` could be those that began there, or those that lie there now.",
    label="which of them?",
    help="`{name} in the {pile}` lie there; those that began there: by kind: `{name} of the {kinds}`",
    explain="""\
Behind a name a pile tells apart what is called the same: `open Parcel of the post`. Of several (`all
Parcels of the post`), or where nothing else is called so, one could read it as where they lie, which is
said with `in`.""",
)
WALKED_BACK = Code(
    "E0519",
    title="what cannot be walked backwards",
    text="`{words}` is no ring that is walked here.",
    label="backwards along what?",
    help="leave `backwards` out, or follow a ring: a path leads one way only",
    explain="""\
`backwards` stands behind the ring in a deed that follows it, from each place to the one before. A path is
walked one way, from its first place to its last; for the other way, declare a second path with its places
in the other order. What is no ring has no places in a row at all.""",
)
CROSSED_BY_ITSELF = Code(
    "E0391",
    title="what is gone over, without where to",
    text="`{words}` leads nowhere: this is no place.",
    label="no place",
    help="say the place that the edge leads to: `... to PLACE`",
    explain="""\
Whoever goes over an edge goes from where they are to a place, and the edge that leads there is the one
that is gone over. An edge itself stands in what waits for it (`when you ... this`), not in what is done.""",
)
