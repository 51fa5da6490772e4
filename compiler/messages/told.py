"""The catalogue, E0542 to E0547, W0542, W0543: reasons, what counts down, what is done to the same again."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

NO_REASON = Code(
    "E0542",
    title="a reason without words",
    text="`because` says no reason.",
    label="why?",
    help='say why in the words that are read at the table: `because "the gate is shut"`',
    explain="""\
Below a line that refuses something (`you cannot ...`, `only KINDS can ...`, a bound with `more than once per
...`) may stand why. Whoever is asked and is refused just that reads it beside the options. A reason without
words tells nothing.""",
)
TOLD_TO_NOBODY = Code(
    "W0542",
    title="a reason that is told to nobody",
    text="This reason is told to nobody: {what}.",
    label="rests on what not all may know",
    help="say it of what lies open, or leave the reason out",
    explain="""\
Why something is refused is told only where that gives nothing away. A line that asks about things in a hand,
in a pile or remembered in secret may be obeyed by all, but its reason would tell how that stands. What
whoever is refused has in a hand of its own it may know: say it of who does the deed (`traders with a letter
cannot ...`, `you cannot ...`).""",
)
COUNTS_NO_NUMBER = Code(
    "E0543",
    title="a thing that is counted down",
    text="`{name}` remembers a thing, and what counts down is a number.",
    label="no number",
    help="leave out of which kind it is: `memory {name}`",
    explain="""\
`counts down when EVENT` takes one from a number each time, until none is left. A memory with a kind behind a
colon holds one thing of that kind; when it is forgotten says `forgotten when EVENT`.""",
)
NEVER_COUNTED_DOWN = Code(
    "E0544",
    title="counted down by nothing",
    text="`{name}` is never counted down: it does not say when.",
    label="counted down when?",
    help="say when one of it is taken away: `counts down when it begins a turn`",
    explain="""\
What stands behind `when counted down:` is done when the last one was counted. One is taken away at each event
of `counts down when EVENT`, of which there may be several; what is remembered anew is counted down anew.""",
)
TWO_ENDS = Code(
    "E0545",
    title="two ends of what goes on",
    text="What lasts ends with one turn, walk or the like, and `{moment}` is the end of another.",
    label="a second one",
    help="keep the one that comes first; `until MOMENT, or EVENT:` ends with whichever of these comes first",
    explain="""\
`until the end of this turn, or you die:` ends with the turn, or before it with the event. What goes on lies
in what goes on around it, so of two ends the inner one comes first, and the other would mean nothing.""",
)
THIS_AGAIN = Code(
    "E0546",
    title="done to this again and again",
    text="Here `this` is the thing whose text it is, not each {words}.",
    label="done to the same thing each time",
    help="say `it` for each {words}; `repeat up to the number of ... times:` does the same again",
    explain="""\
Below `for each ...` the one whose turn it is is `it` (or `that`, `the` and its kind). `this` stays the thing
in whose text the line stands: the same would be done to it as often as there are others, and nothing to
those.""",
)
TWICE_THE_SAME = Code(
    "E0547",
    title="the same thing twice in one deed",
    text="`{words}` stands in two places of `{verb}`, and is one and the same thing.",
    label="the same again",
    help="name another thing in one of the places",
    explain="""\
What is done with two things wants two. A name that only one thing has means that one both times, and so does
`NAME #2`. A name of several things is chosen for each of its places.""",
)
IDLE_AMOUNT = Code(
    "W0543",
    title="a number of which nothing becomes",
    text="To `{verb}` does nothing with `{unit}`: what it does, it does with things.",
    label="nothing is moved",
    help="say a verb that gives or takes away numbers, or let `{verb}` do something with `that much`",
    explain="""\
A verb that puts its thing somewhere has nothing to put where an amount is said. If it shall be for both, its
`does` says so: `if it is a card: put it into ...`, and for numbers `the target loses that much`. No text
follows the event either, so the sentence means nothing.""",
)
