"""The catalogue: checks of declarations."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

ARTICLE = Code(
    "E0310",
    title="a or an",
    text="Before `{word}` the article is `{right}`.",
    label="write `{right}`",
    explain="`an` stands before a vowel, `a` before anything else.",
)
KIND_RING = Code(
    "E0404",
    title="kinds in a ring",
    text="The kind `{name}` is its own ancestor: {ring}.",
    label="declared here",
    help="let one of them stand on another kind behind its colon, or on none",
    explain="A kind stands on the kinds behind its colon, so these cannot come back to it.",
)
NO_GAME = Code(
    "E0414",
    title="no procedure starts the game",
    text="`{pack}` has seats, but no procedure `starts the game`.",
    label="the pack is declared here",
    help="add `starts the game` to the procedure that everything begins with",
    explain="A pack that can be played has one procedure with the clause `starts the game`.",
)
STAT_RING = Code(
    "E0422",
    title="number that waits for itself",
    text="To know `{stat}` this asks for `{asked}` of the same thing, and that asks for `{stat}` again.",
    label="never known",
    help="ask for something that is not lent: a counter, a printed number, what somebody has",
    explain="""\
A stat is its pile and all that is lent to it, worked out whenever it is asked for. A line that lends to it
and asks for it, or for another stat that is lent from it, would be worked out for ever. Nor is what a number
is, where it starts, or how far it goes, said by itself: `starts at its rubies` of rubies is no number.""",
)
UNKNOWN_ROW = Code(
    "E0510",
    title="unknown row of a rulebook",
    text="No rulebook has a row `{row}`.",
    label="no such row",
    help="did you mean `{near}`?",
    explain="Rows in brackets at the end of a line are rows of a `rulebook` of a pack in use.",
)
FILLED_LABEL = Code(
    "E0540",
    title="a label with a place to be filled in",
    text="`{label}` would be shown as something else.",
    label="braces with a number, or brackets",
    help="leave the braces and brackets away; round ones are fine",
    explain="""\
Lines that are told have places that are filled in while one plays, and parts in square brackets that are
left out where there is nobody to be named. In the label of an entry, a step or an ability there is nothing
to fill in: `"pay {0}"` would be shown with a number that means nothing, `"pay [all]"` without brackets.""",
)
UNUSED = Code(
    "W0501",
    title="declared and not used",
    text="The {what} `{name}` is not used anywhere.",
    label="declared here",
    help="use it in a rule, or take the declaration away",
    explain="Nothing reads, changes or names this. A word that was misspelt elsewhere is often why.",
)
UNREACHABLE = Code(
    "W0502",
    title="a space that nobody can reach",
    text="No edge, ring or path leads to `{name}`, and no rule names it.",
    label="declared here",
    help="name it on a `ring` or `path`, or write `edge NAME: PLACE and {name}`",
    explain="A space is reached over edges, or because a rule puts somebody there.",
)
UNCITED = Code(
    "W0504",
    title="rows that no rule cites",
    text="Rules of rulebook {book} that no line cites: {count}, the first `{row}`.",
    label="the first of them",
    help="cite the row where its rule is written, or say `rule ... optional` or `text ... because ...`",
    explain="""\
Every row of a rulebook that is a rule is cited by the declaration that makes it true, so that readers can
go from the one to the other. What is optional may be left to a pack of its own. A pack with
`status = "partial"`, or without `seats`, which is no game by itself, does not get this warning.""",
)
MISSING_PROPERTY = Code(
    "W0510",
    title="a printed thing is missing",
    text="`{name}` has no `{prop}`, which other things of the kind {kind} have.",
    label="no `{prop}`",
    help="print it below the heading, as the others do: `{prop} ...`",
    explain="""\
A rule that asks for a printed thing (`your door`) finds nothing on a thing that prints none, and then does
nothing; a number that is not printed is what its declaration begins with. Told where rules ask for the thing,
where nearly all others of the kind print the value, or of a kind that it stands on if all others of its own
do, and where all others with one of its tags print more.""",
)
DEAD_END = Code(
    "W0511",
    title="a space without a way out",
    text="A way leads to `{name}`, but none leads out of it, and it has no text.",
    label="declared here",
    help="put it into a ring, or add an `edge` that leads out of it",
    explain="""\
Whoever goes there stays there: a path is walked one way only. A space whose own text brings people away is no
dead end.""",
)
UNHEARD = Code(
    "W0513",
    title="a rule about what never happens",
    text="This is about what never happens: {why}.",
    label="never",
    help="{way}",
    hint="say it with the verb that your rules do, or let a rule do this",
    explain="""\
A declared verb happens when some text does it: `visit a guest` in a procedure, `take a card` on a card. A
rule that follows a verb which no text does, or does to other kinds of things only, or which only others do,
is never used; nor is one that forbids it, bounds it or sets a price on it. A prohibition that cites a row of
a rulebook is not spoken of.""",
)
ODD_NAME = Code(
    "W0518",
    title="a name that cannot be told from another",
    text="The name {name} {problem}.",
    label="here",
    help="write the name in the letters of one script, with single blanks between its words",
    explain="""\
People tell things apart by their names. One that is empty, that is read in two directions, or that looks like
another but is written with other letters (a Cyrillic letter among Latin ones) cannot be told from it at the
table. The message shows letters beyond ASCII by their numbers.""",
)
BESIDE_RING = Code(
    "W0535",
    title="an edge beside a way that is there anyway",
    text="Nobody who steps from `{first}` to `{second}` crosses `{edge}`: `{way}` joins them, too.",
    label="never crossed by a step",
    help="leave the edge out and say its text of the places, or end the ring or path between them",
    explain="""\
Two places that stand beside each other in a ring or path are joined already. Whoever steps from one to the
other goes that way, which has no text, so what an `edge` between them says would not be met.""",
)
LINE_TWICE = Code(
    "W0544",
    title="the same line twice",
    text="Line {line} says the same, and both of them count.",
    label="once more",
    help="leave one out; who means both says it once: `+2 UNIT`, `gain 2 UNITS`",
    explain="""\
Each line of a text counts for itself: `+1 charm` twice is two more, `when visited: gain 1 coin` twice brings
two coins. Lines that say the same are mostly one that was copied and should have become another.""",
)
HOLE_UNHEEDED = Code(
    "W0547",
    title="a hole of which nothing is said",
    text="This says nothing of the {which} hole, `{{{hole}}}`: it means the same whatever stands there.",
    label="not heeded",
    help="the first hole is `you` in it, the second `it`, the third `the target`; or leave the hole out",
    explain="""\
A declared condition or number speaks of what stands in its holes: of the first as `you`, of the others as
`it` and `the target`, or of each by its kind, `that card`. One that speaks of nobody in it says the same of
all: `condition "{player} is/are poor"`, `true when Ann's coins are 0`.""",
)
BOX_TWICE = Code(
    "W0549",
    title="two boxes of one name",
    text="Line {line} begins a box called {name!r}, too.",
    label="the same name",
    help="give one of them another name, or put both below one heading",
    explain="""\
The name of a box leads to its lines: house rules, rulings, `talisman say` and messages speak of it. Where two
boxes have one name, none of them can be named alone.""",
)
DOES_ITSELF = Code(
    "W0560",
    title="done again within itself",
    text="The {what} `{name}` does itself again before it is done, in any case.",
    label="never ends",
    help="what is done several times says so: `repeat while CONDITION: ...`, or it stands below an `if`",
    explain="""\
A verb whose body does the same verb, or a procedure whose step begins the same procedure, straight or by way
of others, begins again within itself and never comes back. The machine stops such a game.""",
)
LYING_NOWHERE = Code(
    "W0577",
    title="things that never come into play",
    text="No `{kind}` lies anywhere when the game begins, and nothing puts one anywhere.",
    label="never in play",
    help=(
        "say where they lie: `supply ZONE`, below `kind {kind}`; or a step puts them somewhere, "
        "`for each {kind}: put it into ...`"
    ),
    explain="""\
Things whose kind has no `supply ZONE` lie nowhere when the game begins. What is taken out of a zone is none
of them, so texts that take them from there, or let players choose from those that lie there, never find one.
Who is named, `put Lamp into ...`, or one of all, `for each lamp: put it into ...`, can be put somewhere.""",
)
NO_EXCESS = Code(
    "E0621",
    title="a size that nothing keeps",
    text="Nothing says what is done with more than that: `{name}`.",
    label="and more?",
    help="write `excess:` below it, and what is done: `excess: the holder puts that many ... into ...`",
    explain="""\
A zone of a size takes more than that, and so does who has a limit; `excess:` says what becomes of it. Without
it, or with nothing below it, any number would be had.""",
)
