"""The catalogue: which things are meant."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

UNKNOWN_NAME = Code(
    "E0301",
    title="unknown name",
    text="Nothing is called `{name}`.",
    label="no such name",
    help="did you mean `{near}`?",
    hint="look for it (`talisman inspect` lists all), or declare it, by a heading of its kind and its name",
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
    help="say which: {first_word}, or {second_word}",
    explain="""\
`it` and `its` refer to a single thing said in the same clause. When two things in the clause would fit, the
sentence has to name the one that is meant, by its role or by the noun. Who was chosen (`another player`) is
chosen anew by the same words: what that one does goes on in the line, `another player ..., then ...`.""",
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
NO_THERE = Code(
    "E0627",
    title="no place is `there`",
    text="`{word}` is a place that was spoken of, and none was.",
    label="where?",
    help="say which: `here` is where you are; `at NAME`, `at the PLACE of X`",
    explain="""\
`there` is the place spoken of last: the one of the loop, or of what happened. Where you are is `here`:

    for each space: for each box there: put it into the cellar
    when you come to a harbour: take a box there""",
)
NO_ROLL = Code(
    "E0312",
    title="no roll here",
    text="`{word}` speaks of a roll, but nothing has been rolled here.",
    label="which roll?",
    help="what lasts looks at no roll: `remember {before} as your MEMORY`, and say `your MEMORY` in it",
    hint="roll first, `roll 1 die for ...`, or speak of it where there is one: `after you roll for ...: ...`",
    explain="""\
`the result`, `the total`, `the die` and `that roll` belong to the roll made above in the same text, or to the
roll that the rule is about (`after you roll: ...`).""",
)
WRONG_UNIT = Code(
    "E0314",
    title="counter of another kind of thing",
    text="`{unit}` belongs to {owner}; this is {found}.",
    label="{found} has no `{unit}`",
    help="ask it of {owner}",
    explain="A counter or stat says of which kind it is (`of a card`). Other things do not have it.",
)
NO_ZONE = Code(
    "E0329",
    title="no zone",
    text="A zone is expected here.",
    label="this is no zone",
    help="{way}",
    explain="Zones are declared with `zone NAME`; a zone of a thing is `the NAME of IT` or `its NAME`.",
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
ANY_NUMBER_OF_THEM = Code(
    "E0694",
    title="what is asked of any number of things at once",
    text="Any number of things were chosen as {role}, also none or several: `{word}` is no one thing.",
    label="which of them?",
    help="ask of each, `for each KIND: if it is {role}, and it is ...: ...`; of some, `if a KIND is {role}`, "
    "`if no KIND is {role}`, `if 2 KINDS are {role}`; of all, `the sum of UNIT of {role}`",
    explain="""\
What a step chooses as a role, `choose any number of boxes as the gift`, is spoken of as a whole where
something is done to all of it: `the seller takes the gift`. What is so of one of them need not be so of
another, and there may be none; so neither `if the gift is heavy` nor `the weight of the gift` could be
answered. `the sum of weight of the gift` can.""",
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
OF_WHICH_ONE = Code(
    "E0570",
    title="several things of one who could be anybody",
    text="`{noun}` of `{whose}` could be those of one, or of all together.",
    label="of which?",
    help="all: `{noun} of {owners}`; of one, chosen: `... all {all} from {whose}`, `{whose} ...`",
    explain="""\
`a tool of another trader` is one tool, and somebody chooses which. Of several (`all tools of another trader`,
`for each tool of ...`, `the number of tools of ...`) nothing chooses the trader, so they would be all
other traders together: `of all other traders` says that. Of one only, the trader is chosen by a deed: `take
all tools from another trader`, `another trader loses all its tools`; or it is gone through all: `for each
other trader: if the number of its tools is more than the number of your tools: ...`.""",
)
NOT_YET = Code(
    "E0346",
    title="no meaning here",
    text="This can be read, but nothing is meant by it here: {what}.",
    label="means what?",
    help="{way}",
    hint="leave it out, or say it in front of what is done: `if ...: ...`",
    explain="""\
The sentence is built as the language builds sentences, but its parts do not go together, or not in this
place. Say it in another way; the page of the language tells for each sentence what it takes.""",
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
NOT_THE_CARRIER = Code(
    "E0357",
    title="`it` that would be the thing whose text it is",
    text="`{word}` would be the thing whose text this is, and reads as `{noun}`.",
    label="which one?",
    help="say {way}",
    explain="""\
A condition asks whether there is something (`if you have a box`); which one it is, it does not say, so no
`it` behind it can mean that thing: `open a box` chooses one, `for each box in your bag: open it` means all.
An amount (`when you lose 1 coin`) is no thing either; `that much` is as much of it.""",
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
THEY = Code(
    "E0362",
    title="`they`",
    text="`they` could be whoever the text is about, or others that it speaks of.",
    label="`you`, or those?",
    help="whoever the text is about is `you`, the one that was spoken of is `it`; others are named again",
    explain="""\
`unless they are tired: other traders cannot greet you`: is it you who is not tired, or are they? Whoever a
text is about is `you`; behind `for each ...:` `it` is each of them in turn; else what they are stands behind
their noun: `other traders that are not tired cannot greet you`.""",
)
ONE_FOR_SEVERAL = Code(
    "E0663",
    title="one name for several",
    text="`{name}` is one, and several are spoken of.",
    label="one, or several?",
    help="several are `{plural}`; any of them is `a {name}`",
    explain="""\
`all Jar` could be all jars, or one. A name says how many in its form, as kinds do: `a Jar`, `2 Jars`,
`all Jars in your bag`.""",
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
NO_OTHER = Code(
    "E0620",
    title="another, where none is spoken of",
    text="`{noun}`: other than which? None of this kind is spoken of here.",
    label="which one is left out?",
    help="say `{one}`; or which is left out: `{one} other than NAME`, and of one that was spoken of"
    " `{one} other than it`",
    explain="""\
`another` and `other` leave out who the text speaks to, or the thing whose text it is, where that is of the
same kind: `another player` for a player, `another card` on a card. Of any other kind none is left out, and it
would be any of them.""",
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
NONE_LEFT = Code(
    "E0598",
    title="an exception that leaves none",
    text="`other than {noun}` leaves out every {kind}; what stands behind it narrows the first noun.",
    label="all of them?",
    help="ask each: `for each {kind}: unless it ...: ...`",
    explain="""\
`each guest other than a guest with a letter` reads as all guests but those with a letter. What stands behind
an exception is said of the first noun again, `each guest with a letter, other than a guest`, so nobody would
be left. The same is true of `the guest with the most letters`. Each is asked:

    for each guest: unless it has a letter: ...""",
)
MORE_OF_EXCEPTED = Code(
    "E0599",
    title="more than words, of what is left out",
    text="{why}.",
    label="of what is left out?",
    help="{way}",
    explain="""\
What is left out is said by a noun and words in front of it: `each trader other than an honest trader`. What
stands behind it is said of the first noun again, so `each trader other than an honest trader with a letter`
would be each trader with a letter that is not honest. And it is left out wherever it fits: of `other than 1
honest trader` all are left out. Each is asked:

    for each trader: unless it is honest, and it has a letter: ...

Behind the name of somebody nothing can be meant of that one: `each trader other than Ann with a letter`.""",
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
NONE_SPOKEN_OF = Code(
    "E0657",
    title="a word for several, where none were spoken of",
    text="`{word}` speaks of several, and nothing was said of any here.",
    label="which?",
    help="say which: `all KINDS in your ZONE`, `each KIND here`, `for each KIND ...: ... it`",
    explain="""\
`them` goes back to what the text has spoken of. Where nothing was said of several, the noun itself stands
there: `open all boxes in your bag`; and what is done to each stands below `for each box in your bag:`.""",
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
TWO_EXTREMES = Code(
    "E0429",
    title="the most of two things at once",
    text="`{mod}`: with two of these nobody could say which comes first.",
    label="the most of what is left, or of all?",
    help="one of them in the noun, and the other as an order: `for each KIND with the most UNITS, by UNIT:`",
    explain="""\
`a trader with the most coins` is one of those who have most, among all that the rest of the noun says,
wherever it stands. Of two such words each would be among what the other leaves, so both are not said of
one noun. For those with the most coins, and among them the fewest favours, a rule goes through them in
an order: `for each trader with the most coins, by favours: ...`.""",
)
NOT_A_SEAT = Code(
    "E0430",
    title="to the left of what sits nowhere",
    text="`{words}`: only what plays or is played sits beside somebody, and it is one: `the {kind} ...`.",
    label="who sits there?",
    help="`the {kind} to your left`, `the {kind} to the right of ...`",
    explain="""\
`the trader to your left` is the one who sits next in the order of the seats, `to your right` the one
before. It is one certain thing, so nothing narrows it: `the sly trader to your left` would be nobody
where that one is honest. Ask first: `if the trader to your left is sly: ...`.""",
)
ONE_IN_ALL = Code(
    "E0603",
    title="of each, or one in all",
    text="`{noun}` reads as if it were so of each, `{of}`, and would be one in all.",
    label="one of each, or one in all?",
    help="`for each {kind} ...: ... it ...` says it of each; of one only: `of a {kind}`, `at a {kind}`",
    explain="""\
A noun is narrowed by whose the things are and where they lie: `a tool of another player` is one tool, of one
of them. `a tool of each other player` reads as one of each, and would be one tool in all; a thing is at one
place, and not at two. What is said of each goes through them:

    for each other player: it buries a tool
    for each gate: if a guest is at it: ...

`each tool of each other player` and `all tools of each other player` are all of them. `from each other
player` takes from each. The number of all together is `the number of tools of all players`.""",
)
SO_MANY_OF_THE_MOST = Code(
    "E0602",
    title="so many of those with the most",
    text="`{noun}` would be some of those who have equally many, and nobody who has less.",
    label="the first of them, or those that share the first place?",
    help="say `a ... with ...`, `each ... with ...`",
    explain="""\
`with the most coins` is said of those who have as many as anybody: one, or several that are equal. `2 players
with the most coins` reads as the first and the second, and the second has fewer. Say `each player with the
most coins` for all that are equal, `a player with the most coins` for one of them.""",
)
WHOSE_IS_EXCEPTED = Code(
    "E0436",
    title="whose is it that is left out?",
    text="`{words}` narrows `{noun}` in front, and not what is left out.",
    label="whose?",
    help="say whose in front: `other than {way}`",
    explain="""\
What stands behind `other than` narrows the noun in front again: in `a tool other than Lamp in your bag` it
is the tool that lies in the bag. `of` would be read with the word right before it: `a space other than the
space of Ann`. So what is left out says whose it is in front: `other than Ann's space`.""",
)
NO_SEAT_ORDER = Code(
    "E0448",
    title="seat order of what sits nowhere",
    text="A {noun} sits nowhere, so there is no seat order for it.",
    label="in which order?",
    help="`by NUMBER` or `in the order they came`; what stands without an order goes as it was declared",
    explain="""\
`in seat order` and `in reverse seat order` go round the table: through players, or what they play. Cards,
places and other things have no seats.""",
)
OTHER_THAN_WHOM = Code(
    "E0467",
    title="another than whom?",
    text="`{noun}` is any but `you`, and reads as any but `{who}`, which is not `you` here.",
    label="other than whom?",
    help="say `a {kind} other than ...` with the one who is left out: a name, `you`, `it` of `for each ...:`",
    explain="""\
`another player` is all but you, whoever does something to them. Where somebody else does it, one reads:
all but who does it, and that may be you. So it says who is left out:

    for each other player: it robs a player other than it
    Ann robs a player other than Ann
    when a player robs a player other than you: gain 1 coin""",
)
IT_IS_YOU = Code(
    "E0494",
    title="`it` for whom the lines call `you`",
    text="`{word}` would be `{way}` here: these lines speak to a {kind}.",
    label="whom?",
    help=(
        "say `{way}`; somebody else has a name: `the ROLE`, or is `it` of `for each other {kind}:` "
        "where it is done"
    ),
    explain="""\
A box `for each player:` speaks to each of them: `for each player: when you gain 1 coin: you lose 1 point`.
So does a procedure that is `of a player`. `it` and `its` are for others, who have been spoken of. In `if your
friend is tired: it loses 1 coin` or `give all its coins to another player` one would read the friend, or the
other player, and it would have been you. Where `you` is somebody already, as in the text of a card that
you hold, `for each other player:` speaks of others, who are `it`.""",
)
ITS_WITHIN = Code(
    "E0495",
    title="`its` of what it narrows, or of something else",
    text="`{word}` could be of the {kind} that is meant by `{noun}`, or of whoever was spoken of before.",
    label="whose?",
    help=(
        "say whose: `your`, `the ROLE's`; each one's own: `for each {kind} ...: if its ... is more than "
        "its ...: ...`"
    ),
    explain="""\
`each player with coins more than its points` reads as if the coins and the points of each were compared, and
`its` was said of somebody before. A noun is narrowed by what is known of others: `each player with coins more
than your points`. What a thing is compared with of its own stands in a condition:

    for each player: if its coins are more than its points: it gains 1 coin""",
)
ITS_BEFORE = Code(
    "E0496",
    title="`its` in front of whom it could be",
    text=(
        "`{word}` is said in front of `{noun}`, and could be of that one, or of whoever was spoken of before."
    ),
    label="whose?",
    help=(
        "of who is chosen: leave `{word}` out (`all THINGS from another ...`); else say whose: `your`, "
        "`the ROLE's`"
    ),
    explain="""\
`take all its cards from another player` reads as if the other had them. What is taken from somebody is theirs
anyway, so nothing needs to say so. Of numbers the one who is chosen is known behind a colon: `for each other
player: take its points coins from it`; or a step before chooses a role, and the number is `the target's`.""",
)
ITS_CHOICE = Code(
    "E0497",
    title="its choice, where you do it",
    text="`of its choice` is of who does it, and here `you` do.",
    label="whose choice?",
    help=(
        "say `of your choice`; where another chooses, let that one do it: `another KIND gives a THING "
        "of its choice to you`"
    ),
    explain="""\
Who does something chooses, unless another is said to: `each player keeps a card of its choice`. In `take a
card of its choice from another player` one reads that the other chooses, and it would have been you.""",
)
ONE_OF_TWO = Code(
    "E0499",
    title="`it` behind what speaks of two things",
    text="`{word}` could be `{first}`, or `{second}`.",
    label="which one?",
    help="say which: {way}; or {one}, and `... {second} from it`, where one of several is chosen",
    explain="""\
`if it has a card: take it` speaks of two things. A condition asks whether there is one such card, and chooses
none, so `it` would be who has it. Say `take a card from it`, or `a card of the actor`; of the other, say who
it is: `the actor`, `the target`. So it is with what an event or a loop speaks of: of `a place with a card`
the place is known, and the card is `a card of the target`; a loop that is to go through the cards says so:
`for each card at a place: ...`.""",
)
WHATEVER_IT_IS = Code(
    "E0611",
    title="the one place of somebody, narrowed",
    text="`{noun}` is the one of theirs whatever it is: nothing asks whether it is {wanted}.",
    label="if it is?",
    help="say `{whose} {plain}`, and ask apart what it is; one of several begins with `a`: `{wanted} ...`",
    explain="""\
One is at one place, so `your space` and `Ann's space` are certain ones, as `Ann's player` is. A word in front
(`Ann's sandy space`) or a kind that only some places are of (`Ann's harbour`) would ask nothing: it is asked
apart, `if Ann is at a harbour: ...`, or of all of them, `for each sandy space of a pawn: ...`.""",
)
ONE_FORM = Code(
    "E0613",
    title="more than one form or procedure",
    text="Of `{words}` only the {form} would be heard.",
    label="what besides?",
    help="say each by itself: a line for each, or `choose one` with an entry for each; no words in front",
    explain="""\
What one becomes, or begins and ends, is one form or procedure, without words in front or behind: `become a
statue`, `when you begin a walk`. Which of two it is, is chosen, and of events each has a line:

    choose one
        "statue": become a statue
        "ghost": become a ghost""",
)
BEGUN_BY_ANOTHER = Code(
    "E0614",
    title="begun by somebody else",
    text="`{words}` would be that of who begins it.",
    label="whose?",
    help="who does it stands in front, and it is theirs: `... begins {a} {level}`",
    explain="""\
Who begins a procedure or a contest is the one whose it is: `Ann begins a turn` is Ann's turn. `you begin
Ann's turn` would be yours all the same.""",
)
ROLE_OF_WHAT = Code(
    "E0623",
    title="a role of something else",
    text="`{noun}` would be who has this role here, whether or not it is that of {of}.",
    label="of which?",
    help="`the {role}` is who has it where this is said; of another thing it is asked there, in its own text",
    explain="""\
The one who does something, or wins, is known where that is spoken of, and of nothing else: `the winner` is
the one of this contest. Of another thing nobody is known.""",
)
TARGET_OF_TWO = Code(
    "E0645",
    title="the target behind two choices",
    text="`{word}` could be who was chosen last, or who it was before that.",
    label="which of the two?",
    help="of the last go on in its sentence: `another KIND ..., then ...s`; of the first say it before that",
    explain="""\
`the target` is the second thing that a deed names, or whom a rule is about. Behind a deed that names only who
does it, `another player loses 1 coin`, it is still the one of before, and a reader takes it for the last.
What the last one does goes on in the same sentence: `another player loses 1 coin, then gains 1 point`; what
is said of the first stands in front of the second choice.""",
)
