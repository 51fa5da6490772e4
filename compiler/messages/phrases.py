"""The catalogue, E03: sentences that are well formed but do not mean anything."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

UNKNOWN_NAME = Code(
    "E0301",
    title="unknown name",
    text="Nothing is called `{name}`.",
    label="no such name",
    help="did you mean `{near}`?",
    hint="declare it, by a heading of its kind and its name",
    explain="""\
Capitalised words and quoted words are names of things. A name has to be declared somewhere in the pack or
in a pack it needs:

    card Old Map

The declaration may stand in any file, also below the line that uses the name.""",
)
SHARED_NAME = Code(
    "E0302",
    title="name means several things",
    text="`{name}` is the name of several things: {kinds}.",
    label="which one?",
    help="say {ways}",
    explain="""\
Things of different kinds may share a name, which then means any of them. Where one certain thing has to be
meant (`NAME's holder`, what a scenario gives or moves) the name says of which pile it is, or of which kind:
`Lamp of the stock`, `Lamp of the letters`.""",
)
NOT_OF_PILE = Code(
    "E0353",
    title="no thing of this name in that pile",
    text="Nothing that is called `{name}` is of {pile}.",
    label="this tells things of one name apart",
    help="there is {ways}",
    explain="""\
Behind a name `of the` and a zone means what begins in this zone, wherever it is now; `of the` and a kind in
the plural means what is of the kind. Where it lies now is said by `in`: `Lamp in the heap`.""",
)
UNKNOWN_WORD = Code(
    "E0303",
    title="word used as something else",
    text="`{name}` is no {wanted}.",
    label="a {wanted} is expected here",
    help="did you mean `{near}`?",
    hint="`talisman inspect` lists what packs declare as a {wanted}",
    explain="""\
Every word belongs to one declaration. The sentence is built in a way that wants another sort of word at this
place: a counter or stat, a zone, a procedure, a window, a role.""",
)
WRONG_KIND = Code(
    "E0304",
    title="thing of another kind",
    text="`{verb}` wants {wanted} here, but this is {found}.",
    label="this is {found}",
    help="name {wanted}",
    explain="""\
A hole of a declared sentence may ask for a kind: `"open {box}"` takes boxes only. The thing written here is
of a kind that can never be one.""",
)
NO_YOU = Code(
    "E0305",
    title="nobody is `you` here",
    text="This text has nobody whom `you` could mean.",
    label="who?",
    help="{way}",
    explain="""\
`you` is whoever the text is about: the holder of a card, the one whose turn part it is. Which one is said by
`binds you to ...` at the kind of the thing. A rule box has no `you` until it says for whom it is:

    rule "Doors"
        for each guest: you cannot open a door

Kinds without `binds you to` have no `you` either; name the role instead (`the actor`, `its holder`).""",
)
NO_THIS = Code(
    "E0306",
    title="nothing is `this` or `it` here",
    text="`{word}` refers to nothing here.",
    label="what?",
    help="say which thing is meant: its name, `a KIND of your choice`; or `for each KIND:` in front",
    explain="""\
`it` and `its` refer to the last single thing said in the same clause, else to the thing whose text this is.
`this` is the thing whose text it is. A rule box is no thing. `that card`, or `the card` with nothing behind
it, is the one that was spoken of: by the event, the loop or the clause. `the old card` is one of which `old`
was said, or on which it is printed; whether it is so, `if` asks.""",
)
AMBIGUOUS_IT = Code(
    "E0307",
    title="`it` may mean two things",
    text="`{word}` may be {first} or {second}.",
    label="which one?",
    help="say it again: `{first_word}` or `{second_word}`",
    explain="""\
`it` and `its` refer to a single thing said in the same clause. When two things in the clause would fit, the
sentence has to name the one that is meant, by its role or by the noun.""",
)
UNKNOWN_ROLE = Code(
    "E0308",
    title="nobody has this role here",
    text="There is no `{role}` here.",
    label="nobody is that here",
    help="roles in reach: {near}",
    explain="""\
Roles come from the event of the rule (`the actor`, `the target`), from the procedure or contest around it, or
from a choice (`choose a thing here as the target`). No such place gives anybody this role here.""",
)
COUNT_FORM = Code(
    "E0309",
    title="singular or plural",
    text="After {number} it is `{right}`.",
    label="write `{right}`",
    explain="A count and its noun agree: `1 card`, `2 cards`.",
)
ARTICLE = Code(
    "E0310",
    title="a or an",
    text="Before `{word}` the article is `{right}`.",
    label="write `{right}`",
    explain="`an` stands before a vowel, `a` before anything else.",
)
NO_ROLL = Code(
    "E0312",
    title="no roll here",
    text="`{word}` speaks of a roll, but nothing has been rolled here.",
    label="which roll?",
    help="roll first, `roll 1 die for ...`, or speak of it where there is one: `after you roll for ...: ...`",
    explain="""\
`the result`, `the total`, `the die` and `that roll` belong to the roll made above in the same text, or to the
roll that the rule is about (`after you roll: ...`).""",
)
NO_AMOUNT = Code(
    "E0313",
    title="no number to refer to",
    text="`{word}` refers to no number here.",
    label="how much?",
    help="write a number, or stand behind an event that has one: `when you VERB 1 UNIT: ... that many ...`",
    explain="`that much` and `that number` are the number of the event that the text is about.",
)
WRONG_UNIT = Code(
    "E0314",
    title="counter of another kind of thing",
    text="`{unit}` belongs to {owner}; this is {found}.",
    label="{found} has no `{unit}`",
    help="ask it of {owner}",
    explain="A counter or stat says of which kind it is (`of a card`). Other things do not have it.",
)
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
NO_CHOOSER = Code(
    "E0316",
    title="choice without anybody to choose",
    text="Something is to be chosen here, but nobody is there to do it.",
    label="who chooses?",
    help="say `of the actor's choice`, or `at random`",
    explain="""\
Who chooses is said (`of your choice`, `of its choice`, `at random`); unsaid it is the one who does the
sentence. Here nobody does it.""",
)
ROWS_NEED_NUMBER = Code(
    "E0317",
    title="rows without a number",
    text="These rows are chosen by a number, but none stands above them.",
    label="rows of what?",
    help="roll dice above the rows, or write `by NUMBER`",
    explain="""\
A row such as `2-3: ...` belongs to a roll made in the line above, or to `by NUMBER` above.""",
)
ROW_OVERLAP = Code(
    "E0318",
    title="two rows for one number",
    text="The number {number} is in two rows.",
    label="this row",
    help="let one of the two rows leave out {number}",
    explain="Every number that can come up belongs to exactly one row.",
)
ROW_GAP = Code(
    "E0319",
    title="a number without row",
    text="The number {number} can come up, but no row has it.",
    label="no row for {number}",
    help="add a row for it, if only `{number}: nothing`, or let a row beside it reach so far",
    explain="Every number that can come up belongs to exactly one row; write `4: nothing` if so.",
)
ROW_NEVER = Code(
    "E0320",
    title="row that never comes up",
    text="These dice yield {low} to {high}; this row is never reached.",
    label="out of reach",
    help="take the row away, or let it begin between {low} and {high}",
    explain="A row has to cover at least one number that the dice above can yield.",
)
UNKNOWN_OUTCOME = Code(
    "E0321",
    title="no such outcome",
    text="The contest `{contest}` has no outcome `{outcome}`.",
    label="no such outcome",
    help="its outcomes: {near}",
    explain="A contest declares its outcomes (`outcomes ...`). Rows under it name them.",
)
NOT_HERE = Code(
    "E0322",
    title="this line cannot stand here",
    text="{what} cannot stand here.",
    label="not here",
    help="{way}",
    explain="""\
Some lines are rules (`when`, `while`, `you cannot`), some are deeds (`gain`, `choose`, `roll`), some are
rows or options. Rules stand under a thing, a rule box or a duration; deeds stand behind the colon of a
rule.""",
)
LONE_OTHERWISE = Code(
    "E0323",
    title="`otherwise` without `if`",
    text="`otherwise` belongs to the line above, which must begin with `if`.",
    label="no `if` above",
    help="write `if CONDITION: ...` in the line above, as far in as this one",
    explain="Write `otherwise:` on the line after the `if` and at the same depth.",
)
NO_SPAN = Code(
    "E0324",
    title="unknown span",
    text="`once per` counts in turns, rolls, games and procedures; this is none.",
    label="no span of time",
    help="say `once per turn`, `once per game`, or `once per` and a procedure of the pack",
    explain="Spans: `turn`, `turn of another KIND`, `roll`, `game`, every declared procedure and contest.",
)
NO_MOMENT = Code(
    "E0325",
    title="moment without a meaning",
    text="It is not clear when `{moment}` is.",
    label="when is that?",
    help="moments are `the end of this NAME` and `the start of your next NAME`, for a procedure",
    explain="""\
A declared moment is read by its words: `the end of this turn` ends with the frame of the procedure `turn`,
`the start of your next turn` with the next one that begins for `you`.""",
)
TOO_MANY_KEPT = Code(
    "E0326",
    title="effect remembers too much",
    text="This lasting effect refers to {count} things outside it; four is the limit.",
    label="too many things remembered",
    help="make two effects of it, or name things instead of `it` and roles",
    explain="Split the effect into two, or name the things directly.",
)
SAME_PATH = Code(
    "E0327",
    title="two rules with one path",
    text="Two rules here have the path `{path}`.",
    label="the second one",
    help='put a label in front: "a name": ...',
    explain="""\
A rule is named by its label or by its heading. Where two would have the same name, one needs a label, so that
other packs, rulings and messages can speak of it.""",
)
NO_SUPPLY = Code(
    "E0328",
    title="no supply",
    text="`{verb}` takes from the supply, but {kind} has none.",
    label="no supply",
    help="say `supply the NAME of a zone` at its kind",
    explain="A kind says from which zone new things of it come: `supply the old deck`.",
)
NO_ZONE = Code(
    "E0329",
    title="no zone",
    text="A zone is expected here.",
    label="this is no zone",
    explain="Zones are declared with `zone NAME`; a zone of a thing is `the NAME of IT` or `its NAME`.",
)
NO_OPTIONS = Code(
    "E0330",
    title="nothing to choose from",
    text="The choice has no options.",
    label="no options",
    help='write the options below, each in quotes with what it does: `"take it": ...`',
    explain="The options of `choose one` are the lines below it, with or without a label.",
)
UNKNOWN_FORM = Code(
    "E0331",
    title="no place in a procedure",
    text="`{name}` is neither a procedure nor a contest nor a form.",
    label="cannot begin",
    help="did you mean `{near}`?",
    explain="Procedures, contests and forms can begin and end.",
)
NO_WINDOW = Code(
    "E0332",
    title="nobody is asked here",
    text="It is not said when this may be done.",
    label="when?",
    help="put a window in front (`at NAME: you may ...`), or an event (`when ...: you may ...`)",
    explain="""\
Players are asked in windows and in rules on events. A line `you may ...` by itself lifts a prohibition; with
something below it, or as a choice, it has to say when it is offered: in a declared window that a procedure
opens, or behind an event.""",
)
NOT_USED_UP = Code(
    "E0333",
    title="nothing that could be used up",
    text="{what} stands in front of something that holds as long as it holds.",
    label="nothing is done here",
    help="say it in front of `when`, of something that is done or an option; another line says how often "
    "things may be done: `no KIND may VERB more than 2 times per SPAN`",
    explain="""\
`once per turn` and `2 times per turn` count how often a rule was used. A rule that adds to a number, allows,
forbids or closes something is not used: it holds.""",
)
NOT_AT_ONCE = Code(
    "E0334",
    title="more than a choice at once",
    text="`at once` asks each for one choice, and here is {what}.",
    label="all at once?",
    help="put one choice below it (`it chooses one`, `it may ...`, `it opens a ...`), and the rest behind",
    explain="""\
All are asked before anything is done, so that nobody sees what the others have answered. What is asked must
therefore stand alone: one choice among written options, one `may`, one thing, one number, and nothing that
asks once more. What is gone when its turn comes, since another took it, is passed over.""",
)
SEVERAL_THINGS = Code(
    "E0335",
    title="one word for several things",
    text="`{word}` could be any of several things here.",
    label="which of them?",
    help="say it for each of them: `for each ...:`, with the deed and what follows it below",
    explain="""\
The deed before this one is done with several things, one after the other (`each other KIND`, `2 KINDS`, `Ann
and Ben`). What follows comes once, after all of them, so a word for the one thing has no meaning there.""",
)
PLAYERS_TWICE = Code(
    "E0336",
    title="`for each` of the players twice",
    text="`you` is each `{kind}` already, and cannot be another one, too.",
    label="who is `you` here?",
    help="say it of the others in the sentence, such as `each other {kind}` or `another {kind}`",
    explain="""\
`for each KIND` of those that players play says who is `you` below. A second one inside of it would give the
word another meaning. What is done to the others, or holds for them, is said in the sentence itself.""",
)
NOT_A_DIVISOR = Code(
    "E0337",
    title="divided by 0",
    text="Nothing can be divided by 0.",
    label="so there is no such number",
    help="write a number of 1 or more",
    explain="""\
`per` and `divided by` divide by a number of 1 or more. Where it is known in play only (a counter, a stat) and
is less than 1 then, the game stops with a fault: ask first (`if your level is at least 1: ...`).""",
)
MIXED = Code(
    "E0338",
    title="`and` and `or` in one sentence",
    text="`and` and `or` stand beside each other here, and nothing says what belongs together.",
    label="which of them belong together?",
    help="write each condition on a line of its own below `if all:` or `if any:` (`while any:`, `true when "
    "any:` ...), with `all:` or `any:` in front of those that belong together, then `then:`",
    explain="""\
A sentence with both words could be read in two ways, so it is refused. Conditions on lines of their own show
what belongs together:

    if any:
        all:
            you are honest
            it is honest
        you have 2 letters
    then: gain 1 coin

One kind of word may join as many conditions as there are: `A, and B, and C` and `A, or B, or C` are fine. On
a line below `any:` conditions may be joined with `and`, below `all:` with `or`.""",
)
LOST_NARROWING = Code(
    "E0339",
    title="narrowing of what is certain",
    text="`{mod}` says nothing about {what} here.",
    label="narrows nothing",
    help="{way}",
    explain="""\
What stands behind a noun narrows the noun right before it. A zone, a thing with a name and what `the` or a
word like `your` makes certain are not narrowed: there is only the one. So a narrowing of the things stands in
front of where they are,

    cards with weight 2 in your hand

and whether a certain thing is so is asked with `if`.""",
)
WHOSE_ZONE = Code(
    "E0340",
    title="zone of anyone",
    text="Nothing says whose `{zone}` is meant: `{of}` could be any of several.",
    label="whose?",
    help="say whose: `your`, a name, `the {zone} of the target`; or go through them with `for each`",
    explain="""\
What is shuffled, emptied or taken from the top lies in one certain zone, so the sentence has to say whose
that is. What is put into `the stand of a far space` is put where somebody chooses, and in a description (`a
card in the stand of a far space`) any such zone fits.""",
)
NO_COUNTING = Code(
    "E0378",
    title="what cannot be counted as",
    text="Nothing can count `{words}`: {why}.",
    label="as what?",
    help="name a kind of thing without numbers of its own: `take the bear as a guest`",
    explain="""\
What is done to a thing `as a guest` makes it count as a guest, too, until it goes into a zone of another
sort: whatever asks for guests finds it. It keeps what it is, and what is printed on it. So the other kind
must not bear numbers that the thing does not have, and is a kind of thing that lies in a zone.""",
)
NOT_OF_A_DEED = Code(
    "E0379",
    title="a situation behind a deed",
    text="A deed is done; `{words}` behind it says nothing.",
    label="when?",
    help="say it in front: `if ...:` or `while ...:`; or as an event, `when ... {words}: ...`",
    explain="""\
`you gain 1 coin against Ben` does not say when: a deed is done where it stands. Behind what holds for a
while (`+1 charm against Ben`) and behind events (`when you lose 1 coin against Ben`) such words narrow, in
front of a deed they are a condition: `if against Ben: gain 1 coin`.""",
)
NOUN_TWICE = Code(
    "E0380",
    title="a noun twice before what narrows it",
    text="`{mod}` could be about the last `{noun}` only, or about all of them.",
    label="about which of them?",
    help="say it in two lines, or the noun once (`a fragile or heavy KIND with ...`)",
    explain="""\
Behind alternatives a narrowing is about each of them: `dogs or cats with rank 2` are dogs with rank 2 and
cats with rank 2. Where the same noun is said twice (`sly traders or traders with a letter`), a reader takes
it for the last one alone. So it is refused: write a line for each,

    sly traders cannot take this
    traders with a letter cannot take this

Words in front of one noun share it: `a fragile or heavy KIND with ...k 2` is fine.""",
)
BEHIND_EXCEPTION = Code(
    "E0341",
    title="`or` behind an exception",
    text="`or` behind `other than` could be another exception, or something else.",
    label="an exception, or not?",
    help="say `other than A and other than B` for two exceptions, else put what has one last",
    explain="""\
`a card other than Map or Coin` could mean one card that is neither, or a Coin beside all that are no
Map. Two exceptions are joined by `and other than`:

    a card other than Map and other than Coin""",
)
NARROWED_SUPPLY = Code(
    "E0342",
    title="a new thing of a certain sort",
    text="`{noun}` is taken from the top of the supply, which may be of any sort.",
    label="which one?",
    help="say who looks for it: `{noun} of your choice`, or `at random`",
    explain="""\
New things come from the top of the supply of their kind, as it lies. A sort of them (`a heavy card`, `a card
with weight 2`) has to be looked for: by choice or at random.""",
)
UNCERTAIN_HOLE = Code(
    "E0343",
    title="what each of several has",
    text="`{noun}` could be any of several things, and each has its own.",
    label="whose?",
    help="name one (of copies `NAME #2`), or go through them: `for each ...:`, `the sum of ...`",
    explain="""\
A number of something, how far it is, who holds it, a number that is declared for it (`number "the fame of
{{guest}}"`): that is said of one certain thing, `you`, a name, `it`, the one that `for each` is at.""",
)
NOT_WHAT_IS_PLAYED = Code(
    "E0344",
    title="rules of those at the table",
    text="Rules hold for what is played, and a `{kind}` plays a `{played}`.",
    label="`you` would be whom?",
    help="write `for each {played}:`, and `your {kind}` for who plays it",
    explain="""\
Where players play something, it is that which acts, gains and moves, and rules are said of it. What is kept
for those at the table is read through what they play: `the team of your player`.""",
)
MAY_PERMITS_NOTHING = Code(
    "E0345",
    title="`may` offers, `can` permits",
    text="`may` puts something before somebody, and nothing is being done here.",
    label="offered when?",
    help="write `can` for what is permitted; an offer stands behind `when ...:`, in a window, in a procedure",
    explain="""\
`you may open a box` is an offer: somebody is asked, so it needs a moment at which to ask (`when you enter:`,
`at any time:`, a step of a procedure). `guests can open a box` is a permission, for verbs that are done
`only when allowed`; `no guest can open a box more than once per turn` bounds one.""",
)
HOW_MANY = Code(
    "E0347",
    title="one, each or none?",
    text="How many of them is not said: {problem}.",
    label="how many?",
    help="{way}",
    explain="""\
A condition is about one thing, or about so many: `a guest` is any one of them, `each guest` all of them,
`no guest` none, `2 guests` two or more. `there are guests here` and `you have letters` mean one or more.
A plural alone in front (`guests are tired`), and two kinds joined by `and`, could be read in two ways.""",
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
NOBODY_DOES = Code(
    "E0352",
    title="event of none",
    text="`{noun}`: what nobody does is no event, so nothing can follow it.",
    label="none of them",
    help="say `{some}`, or ask with `if there is no ...` in the body",
    explain="""\
A line waits for something that happens: somebody does it, or it is done to something. `no` names nobody. What
is so as long as there is nobody has a condition in front (`while there are no ...:`).""",
)
NOT_YET = Code(
    "E0346",
    title="no meaning here",
    text="This can be read, but nothing is meant by it here: {what}.",
    label="means what?",
    help="leave it out, or say it in front of what is done: `if ...: ...`",
    explain="""\
The sentence is built as the language builds sentences, but its parts do not go together, or not in this
place. Say it in another way; the page of the language tells for each sentence what it takes.""",
)
BELOW_SEVERAL = Code(
    "E0354",
    title="below what is done with several things",
    text="`{words}` is done once for each of several things, so there is no telling whether it was done.",
    label="and what stands below it is done if it was",
    help="write it behind, at the same depth: then it is done in any case; or ask with `if` what it needs",
    explain="""\
What stands below a deed is done only if the deed was. Of one thing, of an amount, of so many (`2 KINDS`)
that can be said; not of `each` and `all`, nor of `up to`, where it may be none.""",
)
NOT_THE_CARRIER = Code(
    "E0357",
    title="`it` that would be the thing whose text it is",
    text="`{word}` would be the thing whose text this is, and reads as `{noun}`.",
    label="which one?",
    help="say `this` for the thing whose text it is, `that much` for an amount, `for each ...:` for all",
    explain="""\
A condition asks whether there is something (`if you have a box`); which one it is, it does not say, so no
`it` behind it can mean that thing: `open a box` chooses one, `for each box in your bag: open it` means all.
An amount (`when you lose 1 coin`) is no thing either; `that much` is as much of it.""",
)
NO_RANGE = Code(
    "E0356",
    title="no range of numbers to choose from",
    text="There is nothing to choose between these numbers, or too much.",
    label="from the smaller to the larger",
    help="write the smaller number first; from one to the other there are at most {most}",
    explain="""\
`choose a number from 1 to 6 as your guess` asks for one of the numbers from the first to the second, and both
may be chosen. Where they are known in play only and the second is smaller, nothing is asked.""",
)
TWO_SUMS = Code(
    "E0355",
    title="a sum that could be grouped in two ways",
    text="This could be {first} or {second}.",
    label="which comes first?",
    help='give a part a name of its own, `number "the price": is ...`, and say that here',
    explain="""\
`+` and `-` do not stand in one number with `multiplied by`, nor in front of `divided by`: nothing says what
comes first, and people read it in different ways. A declared number is worked out by itself:

    number "the rent of {{trader}}"
        is its favours multiplied by 2

and `the rent of Ann + 1` can be read in one way only.""",
)
WHO_DOES_IT = Code(
    "E0360",
    title="nobody in particular does it",
    text="It does not say who does `{words}`.",
    label="who?",
    help="say who behind the comma: `then you ...`, `then it ...`; of several, each by itself: "
    "`each KIND ..., then ...s`",
    explain="""\
What stands without a subject behind `, then` or `, else` is done by whoever does what stands in front, if the
verb agrees with it: `Ann loses 1 coin, then gains 1 favour`, and so for `each` and `another`. Behind several
(`traders here lose 1 coin, then gain ...`) it could be done by them or by `you`, and behind what `you` do
nobody else was named.""",
)
YOU_OR_THEY = Code(
    "E0381",
    title="done by you or by who stands in front",
    text="`{words}` could be done by `you`, or by `{who}`.",
    label="who?",
    help="in the third person (`gains ...`) it is done by whoever stands in front; `then you {words}` by you",
    explain="""\
Behind `, then` and `, else` a verb in its third person goes on with whoever stands in front: `Ann loses 1
coin, then gains 1 favour`. The plain verb there (`Ann loses 1 coin, then gain 1 favour`) could be meant
of her or of whoever reads the card. So it is refused: say `gains`, or `you gain`.""",
)
WHO_PAYS = Code(
    "E0382",
    title="a price for you, or for whoever does it",
    text="`{words}` could cost `you`, or whoever does it.",
    label="whom?",
    help="`VERBing your KIND costs ...` is paid by whoever does it; what costs you has its condition in "
    "front: `while ...: VERBing KINDS costs ...`",
    explain="""\
What is done to `you` or to what is yours (`robbing you costs 1 coin`, `taking your hats costs 1 coin`)
costs whoever does it; everything else costs you. Where `your` stands deeper in the noun (`taking hats in
your basket`), a reader could take it either way, so it is refused.""",
)
SEVERAL_LEVELS = Code(
    "E0384",
    title="several of what is begun or ended once",
    text="`{words}` would be done once: what goes on is begun and ended one by one.",
    label="not so many",
    help="`repeat up to N times:` with the sentence below does it so often; "
    "to end one, name it: `end the {name}`",
    explain="""\
`begin a turn` begins one, and goes on when that is over. A number or `each` in front would be lost, so it
is refused: say `repeat up to 2 times: begin a turn`.""",
)
SECOND_ROLL = Code(
    "E0385",
    title="a roll beside the one that would come",
    text="This roll comes besides the one that it is about, which is rolled all the same.",
    label="a second roll",
    help="`instead of rolling for PURPOSE: roll ...` puts this roll in its place",
    explain="""\
`when you would roll for PURPOSE: roll 2 dice for PURPOSE` would roll two dice of which nothing comes, and
then what was to be rolled. A roll that takes the place of a roll stands behind `instead of rolling for
PURPOSE:`. A roll for another purpose is fine.""",
)
ANY_OF_CONDITION = Code(
    "E0361",
    title="a word for one of those that a condition asks for",
    text="`{word}` names nobody in particular: the condition asks whether there is {noun}.",
    label="which of them?",
    help="say it in one sentence (`{noun} ...`), or of each of them: `for each ... with ...: it ...`",
    explain="""\
`if another trader has Lamp:` asks whether there is one, and chooses none of them, of whom there may be
several. What is done to those who fit is said with the noun itself, `another trader with Lamp loses 1 coin`,
or of all of them, `for each other trader with Lamp: it loses 1 coin`.""",
)
THEY_ARE_NOT_YOU = Code(
    "E0362",
    title="`they` for somebody else",
    text="`they` is whoever the text is about, and here somebody else was spoken of.",
    label="`you`, or those?",
    help="say `it` of the one that was spoken of, and `you` of whoever the text is about",
    explain="""\
`they` and `you` are the same word: whoever the text is about. Below `for each ...:`, in what follows a deed
of somebody else, and below a condition about others it would be read as those others; so there it is
not said. `it` is each of them in turn.""",
)
EACH_FOR_A_WHILE = Code(
    "E0363",
    title="`for each` below what lasts for a while",
    text="What lasts for a while is about one, and not for each of the things.",
    label="of each of them?",
    help="put it in front, and say `it`: "
    "`for each {kind}: until ...: +1 to its UNIT`, `... it cannot be ...`",
    explain="""\
What stands below `until ...:` or `for 2 turns:`, and in a form, holds for whoever it is about. For each of
several things it is made once for each, so `for each KIND:` stands in front of it, and `it` and `its` is each
of them. Only `for each` of those that players play can stand below: it holds for all of them.""",
)
EACH_IS_NOT_YOU = Code(
    "E0364",
    title="the same for a while, once for each",
    text="This would hold for `you` as many times as there are others: nothing in it speaks of `it`.",
    label="`for each` stands around it",
    help="say `it` or `its` of each of them: `until ...: +1 to its UNIT`, `until ...: it cannot ...`",
    explain="""\
`for each KIND: until ...:` makes something that lasts once for each of them. Where it says `you`, `your` or
nothing, it is about you all the same, and so many times. `its` and `it` is each of them in turn.""",
)
YOU_OF_OTHERS = Code(
    "E0365",
    title="`you` below `for each` in a text that has a `you`",
    text="`{word}` could be about each {kind}, or about you: the text has a `you` already.",
    label="whose?",
    help="of each of them say `it` and `its`: `+1 to its UNIT`, `when it ...`; "
    "of yourself count them: `plus the number of other KINDS here to your UNIT`",
    explain="""\
In the text of a thing `you` is whoever it is about, such as its holder. Below `for each KIND:` of those
that players play, it would be each of them, and a reader could take it for the holder (`for each other
KIND here: +1 to your UNIT`). `it` and `its` is each of them for certain. Where nobody has the thing for
good (a place, what is visited), `for each KIND:` says who `you` is, and only `for each other KIND:` is
refused.""",
)
NEEDS_YOU = Code(
    "E0366",
    title="other than whom, and where?",
    text="`{word}` says nothing where nobody is `you`.",
    label="other than `you`, or where `you` are",
    help="write `for each {kind}:` in front, and `you` for the one it is about: "
    "`for each {kind}: when you ...: each other {kind} ...`",
    explain="""\
`another`, `each other` and `here` look from whoever the text is about: others than `you`, the place where
`you` are. A box of rules has no `you` until it says for whom it is.""",
)
FROM_WHOM = Code(
    "E0367",
    title="taken from nobody",
    text="It does not say from whom `{words}` comes.",
    label="whose?",
    help="say it: `{verb} from it`, `... from NAME`; of things also where they lie (`... in ZONE`)",
    explain="""\
This verb speaks of the one who gives, `the target`, and can be said with `from`. Without it there is nobody:
an amount would come out of nothing, and things would be those that the doer has already.""",
)
NO_BOUND = Code(
    "E0370",
    title="a bound that says what is allowed",
    text="`{word} {verb} more than ...` bounds nothing, and lifts no bound that another line sets.",
    label="not a bound",
    help="to bound write `cannot` (`no KIND can`); to lift, say at the bound `unless ...: you cannot ...`",
    explain="""\
`you cannot open boxes more than once per turn` and `no guest can open boxes more than 2 times per turn` set a
bound. Without a bound everything can be done again and again, and what forbids is stronger than what allows.
So a line that lifts a bound stands at the bound, as its condition:

    unless you have a key: you cannot open boxes more than once per turn

A house rule takes the bound of another pack away (`remove PATH`) and writes its own.""",
)
NO_EVENT = Code(
    "E0371",
    title="a verb that is no event",
    text="`{verb}` is done by the machine where it is said and is no event that a rule could speak of.",
    label="never an event",
    help="declare a verb that `does` it, say that one where it is done, and wait here for that one",
    explain="""\
Some primitives (to put a thing somewhere, to shuffle, to change a roll) are parts of what is done and no
events. What others should wait for has a verb of its own, of which the primitive is the body:

    verb stow (stows, stowing, stowed): player "stow {{goods}}"
        does
            put it into the cellar

and `when you stow a box`, `boxes cannot be stowed` speak of it.""",
)
MIXED_PILE = Code(
    "E0373",
    title="the top one may be of another sort",
    text="`{noun}`: {others} can lie in `{zone}`, too, so what lies on top may be no {kind}.",
    label="what if another lies on top?",
    help="{way}",
    explain="""\
What is taken from a pile is what lies on top of it, whatever it is, so the sentence has to say a sort that
everything there is of: `the top card of the stock`. New things come from the pile that the kind names as its
`supply`, from the top, too: where others lie there as well, somebody searches (`gain 1 dog of your choice`)
or chance decides (`gain 1 dog at random`). Whether the top one is a dog can be asked: `if the top card of
the stock is a dog: ...`.""",
)
ROLL_IS_ADDED_TO = Code(
    "E0374",
    title="a roll is added to, not set or bounded",
    text="`{roll}` is what is added to rolls for {purpose}, not what comes of them.",
    label="only `+1 to ...` is meant here",
    help="`when you roll for {purpose}: if the result is ...: ...` changes the roll",
    explain="""\
`+1 to your haggling roll` adds to each roll for haggling, and what is added has no other bound or value. What
comes of a roll is changed after it, with a verb that `is adjust`:

    when you roll for haggling: if the result is at most 2: add 3 - the result to that roll

makes it 3 at least.""",
)
ROWS_OF_SEVERAL = Code(
    "E0375",
    title="rows below the roll of one of several",
    text="`{words}`: whose roll the rows below speak of is not said, nor who does what they say.",
    label="whose roll?",
    help="`for each ...: it rolls 1 die`, with the rows below it, in which `it` does something",
    explain="""\
Rows say what is done by the number of one roll, and in them `you` is who `you` is around them:

    for each guest: it rolls 1 die
        1-3: it loses 1 coin
        4-6: nothing

Each rolls and does its row before the next one rolls.""",
)
ONE_AT_A_TIME = Code(
    "E0376",
    title="an event about several things",
    text="`{noun}`: an event is about one thing; of several, each is an event of its own.",
    label="how many is never so",
    help="say `{one}`, which follows each of them; ask how many there are: `if you have 2 ...`",
    explain="""\
`when you take 2 cards` would wait for an event that never is: who takes two cards takes one, then the other,
and each is followed by what follows `when you take a card`. Points are one event: `when you gain 2 coins` is
met when two or more are gained at once.""",
)
TOO_MANY = Code(
    "E0377",
    title="a choice among everything there is",
    text="`{noun}`: nothing says where, so {many} things would be offered, and at most {most} can be.",
    label="which of them?",
    help="say where they lie (`... in ZONE`, `the top KIND of ZONE`), or behind the deed `at random`",
    explain="""\
`draw a card` lets somebody choose any card of the game, wherever it is. Where seats cannot hold such things,
the noun has to say where they lie: `a card in the market`. What comes from a pile is `the top card of the
stock`, or new (`gain 1 card`).""",
)
