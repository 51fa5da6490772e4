"""The catalogue, E03: names, nouns, numbers and conditions, well formed, that do not mean anything."""

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
`this` is the thing whose text it is. A rule box is no thing, so there `when visited` names what is visited.
`that card`, or `the card` with nothing behind it, is the one that was spoken of: by the event, the loop or
the clause. `the old card` is one of which `old` was said, or on which it is printed; whether it is so, `if`
asks.""",
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
NO_SPAN = Code(
    "E0324",
    title="unknown span",
    text="`once per` counts in turns, rolls, games and procedures; this is none.",
    label="no span of time",
    help="say `once per turn`, `once per game`, or `once per` and a procedure of the pack",
    explain="Spans: `turn`, `turn of another KIND`, `roll`, `game`, every declared procedure and contest.",
)
NO_ZONE = Code(
    "E0329",
    title="no zone",
    text="A zone is expected here.",
    label="this is no zone",
    help="{way}",
    explain="Zones are declared with `zone NAME`; a zone of a thing is `the NAME of IT` or `its NAME`.",
)
UNKNOWN_FORM = Code(
    "E0331",
    title="no place in a procedure",
    text="`{name}` is neither a procedure nor a contest nor a form.",
    label="cannot begin",
    help="did you mean `{near}`?",
    explain="Procedures, contests and forms can begin and end.",
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
