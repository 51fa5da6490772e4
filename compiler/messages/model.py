"""The catalogue, E04 and E05: declarations, and lines of scenarios."""

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
BAD_LINE_OF_SCENARIO = Code(
    "E0508",
    title="a line of a scenario that cannot be read",
    text="{problem}.",
    label="here",
    help="{way}",
    explain="Scenarios say what is given, what happens, what is chosen and what is expected.",
)
