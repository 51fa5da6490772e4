"""The catalogue, E05 and W05: checks of the whole model."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

NEEDS_RULING = Code(
    "E0505",
    title="two packs replace the same event",
    text="`{first}` and `{second}` may replace the same event, and nothing says which comes first.",
    label="one of the two",
    help="add a `ruling` with the line `when {first} meets {second}: {first} first`",
    explain="Rules of one pack are ordered by the players; rules of two packs need a word from the author.",
)
UNKNOWN_ROW = Code(
    "E0510",
    title="unknown row of a rulebook",
    text="No rulebook has a row `{row}`.",
    label="no such row",
    help="did you mean `{near}`?",
    explain="Rows in brackets at the end of a line are rows of a `rulebook` of a pack in use.",
)
MANY_PRICES = Code(
    "E0433",
    title="too many prices of one deed",
    text="More than {most} rules ask for {unit} when somebody would {verb}.",
    label="one too many",
    help="let fewer rules ask for it: one for all things of a kind, or with a tag",
    explain="""\
What several rules ask for has to be there in full before any of it is paid, so each of them looks at all the
others. Very many would make a game slow and large.""",
)
MANY_SETTINGS = Code(
    "E0511",
    title="too many situations",
    text="With this there are {count} situations, and {most} can be told apart.",
    label="one too many",
    help="use one situation for several contests or sentences, or say it with a flag or a kind",
    explain="""\
A situation (`setting`) is told with every event and every number that is asked for, so all packs of a game
together have at most so many.""",
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
NEVER = Code(
    "W0503",
    title="a rule that never does anything",
    text="The condition of this rule can never hold.",
    label="never",
    help="take away the part of the condition that contradicts the others, or the rule",
    explain="The parts of the condition contradict each other, so the rule is dead.",
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
TRIGGER_RING = Code(
    "W0507",
    title="a rule that sets itself off",
    text="This rule makes the event it waits for, without any condition: {ring}.",
    label="this may never end",
    help="add a condition, or `once per turn:`",
    explain="The machine stops a game in which rules set each other off too often and names the ring.",
)
WHAT_FORMS_KEEP = Code(
    "E0424",
    title="what waits while a form lasts",
    text="{problem}.",
    label="here",
    help="{way}",
    explain="""\
The numbers that a form `keeps` begin anew with it, and have their old values again when it is over. All
others go on as they are, so nothing need be said of them: `shares coin`, as older packs have it, is left
out.""",
)
ASLEEP_THERE = Code(
    "E0425",
    title="a rule of things that lie where they say nothing",
    text="This is never in force: a text is in force while its thing lies in {zones}, never in a `{zone}`.",
    label="forbids nothing, changes nothing",
    help="say it of the deed (`you cannot visit KINDS in ...`), or write `awake` at the zone",
    explain="""\
What stands below `for each KIND` is as if printed on each of them, and what is printed on a thing is in force
only where it lies in a zone that says `awake`. So `for each guest in the street: ...` says nothing, where
the street sleeps. The rule of somebody else about what is done with such things is in force all the same:

    rule "Quiet": for each trader: you cannot visit guests in the street""",
)
EMPTY_PROCEDURE = Code(
    "W0508",
    title="a procedure without work",
    text="The procedure `{name}` has no duty, offer, step or `runs`, so it ends at once.",
    label="declared here",
    help='write what it does below it: `step "NAME": ...`',
    explain="A procedure does what its duties, offers and steps say.",
)
NO_SUCH_MENU = Code(
    "E0512",
    title="no menu for this option",
    text="`{procedure}` has no `choose one` that an option could be added to.",
    label="this option is never offered",
    help="write `choose one` in a duty of `{procedure}`, or name a procedure that has one",
    explain="`option of PROCEDURE` adds an entry to a duty of the procedure that says `choose one`.",
)
UNKNOWN_OPTION = Code(
    "E0507",
    title="unknown option",
    text="`{procedure}` has no option `{label}`.",
    label="no such option",
    help="did you mean `{near}`?",
    explain="`close option` names an option or offer of the procedure by its label.",
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
or where nearly all others of the kind print the value.""",
)
NEVER_AWAKE = Code(
    "W0512",
    title="text that is never in force",
    text="The text of `{name}` is never in force: it lies in {zones}, and no such zone is awake.",
    label="its text sleeps everywhere",
    help="say `awake` at the zone in which such things are used",
    explain="""\
The text of a thing is in force where it lies, if the zone says `awake`, and sleeps everywhere else.""",
)
UNHEARD = Code(
    "W0513",
    title="a rule about what never happens",
    text="This is about what never happens: {why}.",
    label="never",
    help="say it with the verb that your rules do, or let a rule do this",
    explain="""\
A declared verb happens when some text does it: `visit a guest` in a procedure, `take a card` on a card. A
rule that follows a verb which no text does, or does to other kinds of things only, is never used; nor is one
that forbids it, bounds it or sets a price on it.""",
)
LIFTS_NOTHING = Code(
    "W0514",
    title="nothing to lift",
    text="`need not` lifts nothing here: no rule says that anybody must `{verb}`.",
    label="nobody must",
    help="say `may` at the step itself, or write the obligation as a rule with `must`",
    explain="""\
`need not` takes back what a rule with `must` says of the same verb. What a procedure simply does is no such
rule: let its step say `you may`, or put a condition in front of it.""",
)
PERMITS_NOTHING = Code(
    "W0516",
    title="permitted anyway",
    text="`can` permits nothing here: to `{verb}` is not forbidden to anybody.",
    label="permitted anyway",
    help="forbid it to the others (`only X can {verb}`), or declare the verb `only when allowed`",
    explain="""\
`can` is for verbs that are declared `only when allowed`: without it they are not done. Whatever else may be
done anyway, and what a `cannot` forbids stays forbidden whoever `can`.""",
)
NOBODY = Code(
    "W0515",
    title="a role that nobody has",
    text="`the {role}` is nobody here: no {level} is going on when this happens.",
    label="outside of every {level}",
    help="say who is meant by what happens here (`the actor`, `the target`, `you`)",
    explain="""\
A contest gives its roles to its sides, a procedure to whom it was begun with, as long as it goes on. A rule
that follows a verb which is never done in its course does what it says to nobody, which is nothing.""",
)
NEVER_TAGGED = Code(
    "W0517",
    title="a tag that nothing here has",
    text="{what} is never {tag}: that is not printed.",
    label="never so",
    help="ask another thing, or print {tag} in a heading",
    explain="""\
A tag belongs to things that print it, for the whole game: `if Ann is heavy` and `each heavy player` mean
nobody where no player prints `heavy`. Often the line should ask for what a player has (`you have a heavy
card`), or the tag is missing in a heading (`card Anvil (heavy)`).""",
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
GONE_HOLDER = Code(
    "E0372",
    title="who had it is asked too late",
    text="What follows `when` comes after the thing went away: nobody has it then who had it before.",
    label="it is gone by then",
    help="say `before ...:` with the same event: then it is still where it was",
    explain="""\
`when a box is buried: its holder loses 1 coin` would ask who has a box that lies in the earth: nobody.
The same is true of `you` in the text of a thing (`when this is buried: lose 1 coin`), and of `when
this is taken from you`: when that has been done, somebody else has it. `before` asks in time; so does `when
buried` in the text of the thing itself, in which `you` is who does it.""",
)
UNOFFERED = Code(
    "W0530",
    title="a deed without what its offer says",
    text="To `{verb}` {name} here does nothing of what stands below `you may {verb}` in its text.",
    label="the deed alone",
    help="say in the text `when you {verb} this: ...` what is done however it comes to it",
    explain="""\
What stands below an offer (`at any time: you may play this: gain 1 coin`) is done by who accepts it. Where
another text says `play a card`, only the verb itself is done. What should follow in both cases stands behind
`when you play this: ...`, beside the offer `you may play this`.""",
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
NEEDLESS = Code(
    "W0531",
    title="words without effect",
    text="Without {part} nothing would be different.",
    label="this",
    help="say what was meant, or leave it out if it is so anyhow",
    explain="""\
`talisman check PACK --needless` leaves out each line, condition and narrowing of the rules alone, and
compares the programs. Where they are the same, the words say what would be so without them, or they do not
say what their author thinks. It takes minutes, so it is not part of an ordinary check; `--within FILE` looks
at one file.""",
)
