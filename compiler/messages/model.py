"""The catalogue, E04, E05 and W05: declarations, changes of other packs, and checks of the whole model."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

TWICE = Code(
    "E0401",
    title="declared twice",
    text="There are two declarations of {what} `{name}`.",
    label="this is the second",
    help="give one of them another name, or delete it",
    explain="""\
A name is declared once. A pack that wants to change what another pack declares says so in a
`house rule`, with the value it expects to find there.""",
)
KEPT_NAME = Code(
    "E0498",
    title="a name that something else has",
    text="`{name}` is what {what} is called.",
    label="here",
    help="call it something else",
    explain="""\
Some things get their names by themselves: the second of several copies is `Lamp #2`, a thing whose name one
of another kind has, too, has its kind behind it, seats and rolls without a name are `seat 1` and `roll 1`, a
ring that is gone round the other way is `Market back`, and dice that no line rolls have purposes, too. Two
things of one name would be one, and nobody could say which.""",
)
UNKNOWN_KIND = Code(
    "E0403",
    title="unknown kind",
    text="No kind is called `{name}`.",
    label="a kind was expected here",
    help="did you mean `{near}`?",
    explain="Kinds are declared with `kind NAME: PARENT`; behind the colon stand kinds that are declared.",
)
STAT_RING = Code(
    "E0422",
    title="number that waits for itself",
    text="To know `{stat}` this asks for `{asked}` of the same thing, and that asks for `{stat}` again.",
    label="never known",
    help="ask for something that is not lent: a counter, a printed number, what somebody has",
    explain="""\
A stat is its pile and all that is lent to it, worked out whenever it is asked for. A line that lends to it
and asks for it, or for another stat that is lent from it, would be worked out for ever.""",
)
UNKNOWN_PRIMITIVE = Code(
    "E0423",
    title="unknown primitive",
    text="There is no primitive `{name}`.",
    label="nothing does this",
    help="did you mean `{near}`?",
    explain="""\
A verb is made of other verbs (`does`), or bound to something the machine does by itself: `is give`, `is move`
and so on. The page of the language has a table of these.""",
)
KIND_RING = Code(
    "E0404",
    title="kinds in a ring",
    text="The kind `{name}` is its own ancestor: {ring}.",
    label="declared here",
    help="let one of them stand on another kind behind its colon, or on none",
    explain="A kind stands on the kinds behind its colon, so these cannot come back to it.",
)
TALL_KIND = Code(
    "E0434",
    title="a kind on too many kinds",
    text="The kind `{name}` stands on more than {limit} other kinds.",
    label="declared here",
    help="let it stand on fewer kinds, and say what is left with tags",
    explain="""\
A kind stands on the kinds behind its colon, on those that these stand on, and so on. Every thing of the kind
is of all of them, so that very many would make a game slow and large.""",
)
ENDLESS_PARENTS = Code(
    "E0408",
    title="a procedure or contest without an end above it",
    text="`{name}` {problem}.",
    label="declared here",
    help="leave out what stands behind its colon; or let it stand on another one",
    explain="""\
A procedure or contest that stands on another one has all that this has, and what it stands on in turn. So
what is above it comes to an end, and after a few.""",
)
WRONG_CLAUSE = Code(
    "E0405",
    title="a clause that does not belong here",
    text="`{clause}` cannot be said about a {what}.",
    label="not in the declaration of a {what}",
    help="about a {what} one can say: {allowed}",
    explain="Every declaration has its own clauses; docs/language.md lists them.",
)
CLAUSE_TWICE = Code(
    "E0460",
    title="a clause that stands twice",
    text="`{clause}` is said twice about this {what}, and only one of them could hold.",
    label="said before",
    help="leave one of them out",
    explain="""\
A declaration says each thing about itself once: whose it is, where it starts, what it does. What may be
said several times are steps, duties and offers, outcomes, sentences, and when a memory is forgotten.""",
)
MISSING_CLAUSE = Code(
    "E0406",
    title="a clause is missing",
    text="The {what} `{name}` does not say {missing}.",
    label="declared here",
    help="add a line `{example}`",
    explain="This declaration means nothing without the clause that is named.",
)
NOT_A_LINE_HERE = Code(
    "E0407",
    title="a line that does not belong here",
    text="This line cannot stand in the declaration of a {what}.",
    label="not in the declaration of a {what}",
    help='rules stand in the text of a thing, or in a box: `rule "NAME": ...`',
    explain="The line reads well by itself, but a declaration of this sort has no use for it.",
)
WRONG_PROPERTY = Code(
    "E0409",
    title="wrong value of a property",
    text="`{name}` is {wanted}, but this is {found}.",
    label="{wanted} was expected",
    help="write `{example}`",
    explain="""\
A property is declared with what it holds: `property weight: number`, `property base: space`,
`values red, blue: colour`. What is printed on a thing has to fit.""",
)
BAD_COPIES = Code(
    "E0410",
    title="wrong number of copies",
    text="{copies} copies are not possible; from 1 to 200 are.",
    label="number of copies",
    help="write `x1` to `x200`",
    explain="`x3` behind a name makes three copies of the thing.",
)
NOT_A_PLACE = Code(
    "E0412",
    title="not a place",
    text="`{name}` is a {kind}, so it cannot lie on a ring, a path or an edge.",
    label="a place was expected",
    help="name a place here (`space NAME` declares one); if every {kind} is to be one: `kind {kind}: space`",
    explain="Rings, paths and edges join things of the kind `space` or of a kind that is one.",
)
BAD_ROW_GAP = Code(
    "E0413",
    title="a table that leaves a gap",
    text="These rows say nothing about {value}.",
    label="{value} is missing",
    help="add a row for {value}",
    explain="A number that is looked up has to be in one row: `2-` is up to 2, `6+` is 6 and more.",
)
ROWS_OVERLAP = Code(
    "E0411",
    title="rows that overlap",
    text="Two rows of this table both cover {value}.",
    label="{value} is covered twice",
    help="let one of the two rows leave out {value}",
    explain="Every number is in one row at most, so that it is clear which number comes out.",
)
NO_GAME = Code(
    "E0414",
    title="no procedure starts the game",
    text="`{pack}` has seats, but no procedure `starts the game`.",
    label="the pack is declared here",
    help="add `starts the game` to the procedure that everything begins with",
    explain="A pack that can be played has one procedure with the clause `starts the game`.",
)
TWO_GAMES = Code(
    "E0415",
    title="two procedures start the game",
    text="`{name}` and `{other}` both start the game.",
    label="this is the second",
    help="take the clause `starts the game` away from one of them",
    explain="One procedure starts the game, and it begins all others.",
)
UNKNOWN_LEVEL = Code(
    "E0416",
    title="unknown procedure",
    text="No procedure or contest is called `{name}`.",
    label="a procedure was expected",
    help="did you mean `{near}`?",
    explain="Procedures are declared with `procedure NAME`, contests with `contest NAME`.",
)
UNKNOWN_LABEL = Code(
    "E0417",
    title="unknown label",
    text="There is no duty, offer or step `{name}` in `{procedure}`.",
    label="no such label",
    help="did you mean `{near}`?",
    explain='`after "LABEL"` names another part of the same procedure.',
)
FEW_OUTCOMES = Code(
    "E0418",
    title="too few outcomes",
    text="The contest `{name}` has {count} outcomes; three are needed: won, lost, level.",
    label="declared here",
    help="add `outcomes won, lost, level` with words of your own",
    explain="""\
A contest compares two scores. Its first outcome is that of a higher score of the first side, the second of
a lower one, the third of equal scores; further ones are said by rules.""",
)
UNKNOWN_PARENT = Code(
    "E0419",
    title="unknown parent",
    text="`{name}` belongs to `{parent}`, which is no {what}.",
    label="declared here",
    help="did you mean `{near}`?",
    explain="""\
Behind the colon of a heading stands what it belongs to: a procedure or contest that it is built on, the kind
of those who do a verb, the procedures or contests in which a setting is, what a property holds.""",
)
NOBODY_SETTLES = Code(
    "E0420",
    title="a bound that nobody could settle",
    text="`{name}` is of {kind}, and only {players} can have too many.",
    label="who would give something up?",
    help="bound what {players} have, or say in a rule what happens then: `as soon as the number of ...`",
    explain="""\
`size` and a `limit` bound what somebody has: whoever has too much gives something up. So they are said of
what players play, or of a zone that nobody bears, where whose turn it is sees to it. Other things choose
nothing.""",
)
NO_MODE = Code(
    "E0421",
    title="value of somebody at the table",
    text="`{verb}` gives a value word to {kind}, and those who sit at the table have none.",
    label="whose value?",
    help="give it to what they play, or keep it in a `memory` of {kind}",
    explain="""\
A value that changes (`values calm, angry: mood`) is had by things of the game. Players are not among them
where they play something; a memory of a player keeps a number or a thing for them.""",
)
NO_SUCH_PATH = Code(
    "E0501",
    title="unknown path",
    text="There is no rule, thing or parameter `{path}`.",
    label="nothing has this path",
    help="did you mean `{near}`?",
    hint="a path begins with the name of its pack; `talisman inspect PACK --addresses` prints all",
    explain="""\
A path is made of the pack, the box or thing and the label or heading, in lower case with hyphens:
`pack.box.label`. `talisman inspect PACK` lists the paths of a pack.""",
)
SEVERAL_PATHS = Code(
    "E0509",
    title="a path of several things",
    text="`{path}` leads to more than one place.",
    label="which of them?",
    help="write {ways}",
    explain="""\
A rule and a thing, or two things of different kinds, may have one name. A change then says which it means,
with the kind in front of the name: `small.rule:lamp` and `small.card:lamp`.""",
)
NO_SUCH_LINE = Code(
    "E0515",
    title="no line begins so",
    text='No line of `{path}` begins with "{line}".',
    label="nothing begins so",
    help="did you mean `{near}`?",
    explain="""\
A house rule names a line of another pack by the path of what it stands in, and the words it begins with:
`remove small.lamp "when visited"`. A line begins behind its label or its colon, too.
`talisman inspect PACK --addresses` prints the address of each line.""",
)
SEVERAL_LINES = Code(
    "E0516",
    title="several lines begin so",
    text='Several lines of `{path}` begin with "{line}".',
    label="which of them?",
    help="quote more words, or in front of it the line that it stands below",
    explain="""\
A house rule changes the one line that it names. Where two lines begin with the same words, more of the line
says which is meant; where they are the same line twice, the path of what they stand in does.""",
)
ONLY_LINE = Code(
    "E0517",
    title="nothing would be left",
    text='"{line}" is the only line below what it belongs to, in `{path}`.',
    label="the line above would stand alone",
    help="remove or replace the line that it stands below",
    explain="""\
A line such as `when EVENT:` or a label needs something that is done. Taking its only line away would leave
half a sentence.""",
)
OTHER_VALUE = Code(
    "E0502",
    title="not the value that is expected",
    text="`{path}` is {found} here, not {old}.",
    label="{old} was expected",
    help="it may stand on a line below: `change {way}: ...`",
    explain="""\
A change says the old value and the new one. When the old one is not there any more, the other pack has
changed, and somebody should look at both sentences.""",
)
TWO_CHANGES = Code(
    "E0503",
    title="two packs change the same rule",
    text="`{path}` is changed by `{first}` and by `{second}`.",
    label="the second change",
    help="say in a `ruling` which of the two comes first",
    explain="""\
Two packs that change one place contradict each other, unless a ruling orders them: the one that is named
first is the one that holds.""",
)
OUT_OF_BOUNDS = Code(
    "E0459",
    title="a parameter beyond its bounds",
    text="`{name}` goes from {low} to {high}, and is {value} here.",
    label="not between {low} and {high}",
    help="choose a number from {low} to {high}, or change in the same way how far it goes",
    explain="""\
A parameter that says `from 0 to 10` is a number of the rules that house rules may set, within these bounds:
beyond them its rules were not meant to work. A house rule may change the bounds as well.""",
)
BAD_CHANGE = Code(
    "E0504",
    title="this cannot be changed so",
    text="`{path}` has no {what} that could be changed here.",
    label="no {what}",
    help="there may be one on a line below: `change {way}: ...`",
    hint="name a line or part that has one; `talisman inspect PACK --addresses` prints the address of each",
    explain="""\
`change` gives a number or a phrase another value, `replace` gives a rule another body, `add to` adds lines
to a body, `remove` and `forbid` take a rule away.""",
)
LOST_MOMENT = Code(
    "E0506",
    title="the replacement does not say when",
    text="`{path}` says when it is done, and what should replace it does not.",
    label="all of this would be replaced",
    help="say when again (`when EVENT: ...`), or give a phrase another wording with `change`",
    explain="""\
`replace` puts other lines in the place of everything behind the label. Of a rule that begins with
`when ...:`, `while ...:` or the like, these words go, too; without them a `may` would hold at all times.""",
)
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
    title="a rule that waits for what never happens",
    text="This waits for what never happens: {why}.",
    label="never",
    help="say it with the verb that your rules do, or let a rule do this",
    explain="""\
A declared verb happens when some text does it: `visit a guest` in a procedure, `take a card` on a card. A
rule that follows a verb which no text does, or does to other kinds of things only, is never used.""",
)
NOT_A_VALUE = Code(
    "E0514",
    title="not a written number",
    text="`change` puts one written number in the place of another.",
    label="not two numbers of one unit",
    help="for a number that is reckoned write `replace PATH: ...`, or a rule: `plus ... to ...`",
    explain="""\
`change PATH: 2 -> 3` exchanges a number that is printed in a pack, known before the game begins. The unit
stays what it is (`2 coins -> 3 coins`). What differs in play (`the number of guests`) cannot stand there.""",
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
BAD_LINE_OF_SCENARIO = Code(
    "E0508",
    title="a line of a scenario that cannot be read",
    text="{problem}.",
    label="here",
    help="{way}",
    explain="Scenarios say what is given, what happens, what is chosen and what is expected.",
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
