"""The catalogue: declarations and their clauses."""

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
UNKNOWN_KIND = Code(
    "E0403",
    title="unknown kind",
    text="No kind is called `{name}`.",
    label="a kind was expected here",
    help="did you mean `{near}`?",
    hint="behind the colon stand kinds alone; clauses stand below, each on a line of its own",
    explain="Kinds are declared with `kind NAME: PARENT`; behind the colon stand kinds that are declared.",
)
WRONG_CLAUSE = Code(
    "E0405",
    title="a clause that does not belong here",
    text="`{clause}` cannot be said about a {what}.",
    label="not in the declaration of a {what}",
    help="about a {what} one can say: {allowed}",
    explain="Every declaration has its own clauses; docs/language.md lists them.",
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
STATE_PRINTED = Code(
    "E0444",
    title="a state that is printed",
    text="`{state}` is a state: rules begin and end it, so it cannot be printed on `{name}`.",
    label="begins in play",
    help="`tags NAME` declares what is printed; what becomes so says when: `when EVENT: this is now {state}`",
    explain="""\
Behind the name of a thing stand its tags, which never change. A state is not so when the game begins, becomes
so by `it is now STATE`, and ends by `it is no longer STATE`.
A scenario may begin with it: `given NAME (STATE)`.""",
)
STATE_NAME_TAKEN = Code(
    "E0445",
    title="one word for two things",
    text="`{name}` is declared as a state and as a {word}.",
    label="this is the second",
    help="give one of them another name",
    explain="""\
States, tags, values and forms are said in the same places (`it is worn`, `a worn tool`), so one word cannot
be two of them.""",
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
TWO_PLACES = Code(
    "E0479",
    title="the one it is done to, in two places",
    text="`{one}` is done to a {kind}; in `{other}` the {kind} stands behind something else.",
    label="which one is meant?",
    help="give each sentence a verb of its own, or one sentence only to this one",
    explain="""\
What a verb is done to is what stands first in its sentence, and `it` in its body; what stands behind another
hole is `the target`. A rule hears the one or the other: `when you are robbed` would not hear of `rob 2 coins
from you`, and a price of robbing you would not be paid for it. So the same one stands in the same place.""",
)
OWNER_IN_NAME = Code(
    "E0480",
    title="an owner, or a part of the name",
    text="`{name} of {whose}` is read as one name, and {whose} as no owner.",
    label="one name?",
    help='whose it is: `{kind} "{name}" of {whose}`; what is called so: `{kind} "{name} of {whose}"`',
    explain="""\
A name may have `of` in it: `Bell of the Square`. So behind a name `of` prints an owner only where the name is
done: in quotes, or with its number or its tags behind it, `worker Ant x2 of Ann`.""",
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
HOLDS_OTHERWISE = Code(
    "E0561",
    title="a clause that holds something else",
    text="`{clause} {said}` is not what `{clause}` can say.",
    label="not this",
    help="write {way}",
    explain="""\
What is declared is there before any game, so a clause names kinds, piles and roles as such: `of a trader`,
`supply the stock`, `played by player`. Which of them, how many and where they lie is said where something is
done; in a clause it would be read and not heeded.""",
)
NO_ROOM = Code(
    "E0562",
    title="a number outside its own bounds",
    text="`{name}` has no value: {what}.",
    label="never so",
    help="change one of the two",
    explain="""\
`floor N` is the least that a number can be, `ceiling N` the most, and `starts at N` what it is in the
beginning. The beginning lies between the two.""",
)
NUMBER_OF_A_THING = Code(
    "E0563",
    title="a number about what remembers a thing",
    text="`{name}` remembers a thing, and `{clause}` is about a number.",
    label="no number",
    help="leave this line out; or leave out of which kind it is: `memory {name}`",
    explain="""\
A memory with a kind behind a colon holds one thing of that kind, or none: it starts with none. What it holds
is said with `remember THING as NAME`.""",
)
NO_DEFAULT = Code(
    "E0564",
    title="a value that a kind cannot give to its things",
    text="`{said}` is not given to all things of a kind.",
    label="not heeded here",
    help="print it on each of the things, or give the kind a number: `{prop} 1`",
    explain="""\
Below a kind stand numbers that its things have where nothing else is printed on them. A name, a kind or a
word is printed on each thing.""",
)
PRINTED_ALREADY = Code(
    "E0565",
    title="a word that is printed there already",
    text="`{word}` is printed on `{name}` already.",
    label="there already",
    help="leave it out",
    explain="""\
`print WORD on NAME` in a house rule prints a word on all things of a name, as if their own pack had done so.
Where it stands there already nothing would change.""",
)
COUNTS_ALL = Code(
    "E0571",
    title="a limit of one that counts those of all",
    text="`counts {noun}` does not say whose: that would be all there are in the game.",
    label="all of them?",
    help="say where they lie with the one whose limit it is: `counts {noun} in its {zone}`",
    explain="""\
A limit is each one's own, and what it counts lies with that one, in a zone of its own. `counts tools` would
count those of everybody, and those in piles, too: whoever has one would have to give it up.""",
)
COUNTS_ELSEWHERE = Code(
    "E0591",
    title="a limit of one that counts what is nobody's",
    text="What lies {zone} is nobody's, and the limit is of each {of} by itself.",
    label="nobody's",
    help="say a zone of its own: `in its {own}`",
    explain="""\
A limit is each one's own: what is over it the holder gives up. What lies in a pile for all is over the limit
of everybody at once, and nobody has it to give up.""",
)
COUNTS_OTHERS = Code(
    "E0592",
    title="a limit that counts something else",
    text="The heading says what is limited, {kind}; `{noun}` are none.",
    label="something else",
    help="say the same in the heading and behind `counts`",
    explain="""\
`limit bag limit: tool` says of which things there can be too many, and `counts tools in its bag` which of
them count. Both are things of one kind, or of a kind within the other.""",
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
RULED_OTHERWISE = Code(
    "E0559",
    title="rulings that disagree",
    text="Here `{first}` comes before `{second}`; by other rulings it comes behind it.",
    label="the other way round",
    help="leave one of them out; a pack that needs both packs may rule between them",
    explain="""\
A ruling says which of two rules comes first. Two that say the opposite cannot both hold, nor three that go in
a circle, and which of them was read last is no reason. A pack may turn round what a pack that it needs has
ruled: then its own ruling holds. Packs that do not know each other need one that knows both.""",
)
TWO_WORDS = Code(
    "E0616",
    title="two words of one value",
    text="{name} would be {first} and {second}, and of its {value} it has one at a time.",
    label="the second of them",
    help="print one of them; what it may become is said in its text: `you may become {second}`",
    explain="""\
The words of `values` exclude each other: whoever is one is none of the others. Printed side by side the
second would be left out.""",
)
FLAG_OF_SOMEBODY = Code(
    "E0617",
    title="a flag of somebody",
    text="A flag is one for the whole game, and `{name}` reads as one of each.",
    label="whose?",
    help="what each of a kind is by itself is a state: `state NAME` with `of a KIND` below it",
    explain="""\
`flag the gate is closed` is so or not, for all. `flag you are lucky` would be so of everybody as soon as it
is so of one. What each has by itself is a state: `state lucky`, below it `of a KIND`.""",
)
WORKED_OUT = Code(
    "E0624",
    title="a start or a floor of what is worked out",
    text="{name} is worked out, and has no start and no floor of its own.",
    label="of what one gains and loses",
    help="a rule bounds it: `your {name} is at least 1`",
    explain="""\
`starts at` and `floor` are of a stat that is gained and lost. One that `is` a sum is that sum, whatever
stands beside it. A rule bounds what comes of it: `for each player: your reach is at least 1`.""",
)
