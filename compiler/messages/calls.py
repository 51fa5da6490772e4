"""The catalogue: sentences that packs declare, where they are said."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

NO_SENTENCE = Code(
    "E0315",
    title="sentence does not fit",
    text="`{verb}` is not said like this.",
    label="no such sentence",
    help="{near}",
    hint="declare what it means, with `condition` or `sentence`; `talisman inspect` lists those there are",
    explain="""\
What is done and asked is written in the sentences that were declared for it, and in no other way. To have
something is declared, too: `condition "{goods} have/has {goods}"` needs no meaning of its own.""",
)
UNKNOWN_FORM = Code(
    "E0331",
    title="no place in a procedure",
    text="`{name}` is neither a procedure nor a contest nor a form.",
    label="cannot begin",
    help="did you mean `{near}`?",
    explain="Procedures, contests and forms can begin and end.",
)
MEANS_ITSELF = Code(
    "E0350",
    title="meaning that never ends",
    text="`{said}` stands in its own meaning.",
    label="written out again and again",
    help="say what it means in other words; what is done again and again is `repeat while ...:`",
    explain="""\
A declared sentence, condition or number is written out where it is said. One whose meaning says it again, by
itself or by way of others, would never be written out.""",
)
MEANS_TOO_MUCH = Code(
    "E0351",
    title="too many meanings",
    text="Declared phrases mean each other too often: {problem}.",
    label="one more",
    help="let one of them be a verb or a procedure, which is not written out",
    explain="""\
A declared sentence, condition or number is written out where it is said, and so is every one that stands in
its meaning, and in the meaning of that. Nobody can follow so many.""",
)
STATE_BECOME = Code(
    "E0389",
    title="a state that would be become",
    text="`{state}` is a state; what is become are forms and values.",
    label="begins otherwise",
    help="`you are now {state}` begins it, `you are no longer {state}` ends it; what follows that stands"
    " behind it: `you are now {state}, then ...`",
    explain="""\
A state is a word that is so of a thing for a time. It begins with `it is now ...`, and ends with `it is
no longer ...`, of whatever is meant: `each box in your bag is now open`. `become` is for forms, values.""",
)
RING_IS_NO_EVENT = Code(
    "E0439",
    title="an event along a ring",
    text="`{words}`: what is done along a ring is done step by step, and is no event of its own.",
    label="nothing to wait for",
    help="say it of each step: the verb that is done from place to place; or of where it leads",
    explain="""\
A sentence with a hole for a ring or a path is written out where it is said: as many steps as it says, from
each place to the next. Rules follow each of these steps, where they are done with a verb of their own, and
what comes of them. Nothing follows, forbids or replaces the walk as a whole, and it has no price.""",
)
NEVER_MOVED = Code(
    "E0473",
    title="moved, and no thing",
    text="`{noun}` is {what}, and that goes nowhere.",
    label="what would move?",
    help="{way}",
    explain="""\
Places are the board itself, and a turn or a contest is something that is done. Things go to places and lie
in their zones; a place is never gained, taken, put somewhere or removed. A tile that is laid is a thing.""",
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
FITS_ALIKE = Code(
    "E0558",
    title="a sentence of two declarations",
    text="`{said}` may be {ways}: nothing here tells which.",
    label="which of them?",
    help="say of what kind it is that it is about, or declare one of them in other words",
    explain="""\
Declared sentences may differ in the kinds of their holes alone: `name {player}`, `name {space}`. Which of
them is meant is told by what stands in the hole; where that may be either, neither is guessed.""",
)
