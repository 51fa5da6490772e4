"""The catalogue: checks of what is done."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

INTO_ITSELF = Code(
    "E0578",
    title="put where it lies",
    text="`{verb}` puts things into the {zone} of the one who does it, and these lie there already.",
    label="from where?",
    help="say whose or where: `... from another {player}`, `... here`, `... of NAME`",
    explain="""\
Where it does not say whose a thing is or where it lies, a deed means those of whoever does it, if that one
can have such things. A verb that does nothing but put its thing into the zone in which
it lies does nothing.""",
)
OWN_INTO_OWN = Code(
    "E0607",
    title="one's own, put where it lies",
    text="This {kind} would be one that lies in that {zone} already: nothing says whose it is or where.",
    label="from where?",
    help="say where from: `a {kind} in ...`, `a {kind} here`, `a {kind} of another {player}`",
    explain="""\
Where it does not say whose a thing is or where it lies, a deed means those of whoever does it, if that one
can have such things: `put a card into your hand` is a card that is in it. From a pile it is `put a card in
the stock into your hand`, or the top one: `put the top card of the stock into your hand`.""",
)
WHERE_TO = Code(
    "E0579",
    title="where it lies, or where it is put",
    text="`{verb}` puts its thing at a place. Behind the thing a place says where it lies before.",
    label="lies there, or goes there?",
    help="{way}; what lies there already is in a zone: `... in the {zone} of PLACE`",
    explain="""\
What stands behind a noun says which things are meant: `bury a tool here` would take a tool that lies here,
and bury that. One reads it of where the tool is put. Where one is oneself is said in front: `at Fountain:
you cannot ...`, `if you are at Fountain: ...`. A verb that takes a place says it behind its own word:
`bury a tool upon Fountain`.""",
)
SAID_ELSEWHERE = Code(
    "E0581",
    title="told of a place where nobody came",
    text="`{verb}` does nothing by itself: nobody comes to that place by it.",
    label="nobody is there",
    help="say what brings one there; whoever is there does `{here}`",
    explain="""\
A verb with a sentence that ends in `here` and another that names the place is the event of being there, and
rules wait for it: `when you stop upon Fountain: ...`. As a deed it moves nobody. It follows what does: `go to
Fountain`, in whose meaning `the actor stops here`.""",
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
DIE_BY_DIE = Code(
    "E0428",
    title="one die of a roll of many",
    text="Of this roll of {dice} dice the first {most} only are told apart.",
    label="it would not look at all of them",
    help="roll fewer at a time, or add the dice up: `the result`",
    explain="""\
The dice of a roll lie as they were rolled: the first four one by one, all others as a sum. So what
looks at single dice (`keep the highest 3 dice`, `the lowest die`, `the dice are equal`) would not see
the fifth. Two rolls of four dice are a way, or one die after the other: `repeat up to 5 times: roll 1
die, then ...`.""",
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
SILENCES_ITSELF = Code(
    "E0441",
    title="texts out of force by what they say",
    text="Whether this holds hangs on {what}, and that on texts that this may put out of force.",
    label="never known",
    help="ask for something that no text changes: a counter, a form, a flag, what somebody has",
    explain="""\
What puts texts out of force is asked before any of those texts says anything. So it cannot ask for what they
say: for a stat that they lend to, for what they forbid, for a score. In

    letter Hush: while your skill is 4: texts of tools are not in force

a tool that lends skill would have to be in force for the letter to hold, and the letter would put it out of
force.""",
)
OFFERS_NOTHING = Code(
    "E0447",
    title="offers nothing",
    text="No text of {what} offers anything that could be done at another moment.",
    label="nothing could be done",
    help="name a thing with `WINDOW: you may ...` that does not speak of the roll it answers to",
    explain="""\
`do what NP offers` does one of the deeds that the text of a thing offers behind the name of a window or of
another situation, whatever its moment: `WINDOW: you may ...`. What follows an
event (`when you lose 1 coin: you may ...`), what is an entry in the menu of a procedure (`option of`), and
what speaks of the roll that is being made needs its own moment, and is not among them.""",
)
VAIN_EXCESS = Code(
    "E0453",
    title="excess that lessens nothing",
    text="What is done where there is too much for `{name}` gives up none of {what}.",
    label="too much for ever",
    help="name what is too much behind `excess`: `... {way}`",
    explain="""\
`excess` says what the bearer does with what is too much, until there is no longer too much or it does not
help. Where a limit counts stones and its excess gives up sticks, or points, there is still too much
afterwards, and whatever was given up is gone for nothing. The words of both say the same sort of thing:
`counts red stones in its bag`, and `the holder loses that many red stones of its choice`.""",
)
EXCESS_ELSEWHERE = Code(
    "W0583",
    title="an excess that may give up what lies elsewhere",
    text="Too much for `{name}` may be answered with a {kind} that lies elsewhere: nothing says where.",
    label="from this zone?",
    help="say `in it`: `excess: ... a {kind} in it`",
    explain="""\
Where a zone holds too much, its `excess` is done until it does not, or does not help. `bury a stone` is
one of those that one has, wherever it lies; so one could give up a stone from another zone for nothing. `in
it` is in the zone of which too much is said.""",
)
CHOSEN_OVER = Code(
    "E0482",
    title="a number in the place of a roll, and the result over it",
    text="{how}, and `{field}` would be remembered again: {what}.",
    label="lost at once",
    help="roll, and then: `when you roll for ...: ... as your ..., then add ... - the result to that roll`",
    explain="""\
What rolls goes on afterwards: `roll 1 die for walking, then remember the result as your paces`. Where nothing
was rolled there is no result, which is read as 0; where a rule follows the roll, the result comes after what
that rule remembers. So what decides in the place of the dice changes the roll: `when you roll for walking:
choose a number from 1 to 6 as your guess, then add your guess - the result to that roll`; or `instead of
rolling for walking: roll ... for walking`, which is a roll.""",
)
UNKNOWN_OPTION = Code(
    "E0507",
    title="unknown option",
    text="`{procedure}` has no option `{label}`.",
    label="no such option",
    help="did you mean `{near}`?",
    explain="`close option` names an option or offer of the procedure by its label.",
)
NO_SUCH_MENU = Code(
    "E0512",
    title="no menu for this option",
    text="`{procedure}` has no `choose one` that an option could be added to.",
    label="this option is never offered",
    help="{way}",
    explain="""\
`option of PROCEDURE` adds an entry to a duty of the procedure that says `choose one`. A procedure that makes
offers has none: there one more offer is added, `add to PATH: offer "TEXT": ...`.""",
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
OBLIGES_NOBODY = Code(
    "W0539",
    title="a must that obliges nobody",
    text="No offer is just to `{verb}`, so nobody is held up by this.",
    label="obliges nobody",
    help="an offer for each of them: `offer ... for each KIND here: ... it`; or `while ...: you must ...`",
    explain="""\
Who must do something cannot stop before, while it is offered. An offer in which one of several is chosen
(`offer "call": visit a guest here`) is not yet the deed. An offer for each of them is: `offer "call" for each
guest here: visit it`. What is done as soon as something is so says when: `while you have 3 cards: you must
lose a card`.""",
)
IDLE_AMOUNT = Code(
    "W0543",
    title="a number of which nothing becomes",
    text="To `{verb}` does nothing with `{unit}`: what it does, it does with things.",
    label="nothing is moved",
    help="say {way}, which move numbers, or let `{verb}` do something with `that much`",
    explain="""\
A verb that puts its thing somewhere has nothing to put where an amount is said. If it shall be for both, its
`does` says so: `if it is a card: put it into ...`, and for numbers `the target loses that much`. No text
follows the event either, so the sentence means nothing.""",
)
TO_WHOM = Code(
    "W0579",
    title="a deed that does not say where to, or to whom",
    text="To `{verb}` does something with `the target`, and none is said here: that part is done to nobody.",
    label="to whom, or where?",
    help="say it in the verb's other sentence: `{sentence}`",
    explain="""\
A verb with the sentences `hand over GOODS` and `hand over GOODS to PLAYER` may do both: what is said in its
body of `the target` is done only where the sentence names one. Where the actor loses something and the target
gains it, the short sentence only loses it.""",
)
GOES_ON = Code(
    "W0576",
    title="in the place of a roll, after which what rolls goes on",
    text="Only the roll is left out: the {procedure} goes on with 0, and `{verb}` is done there once more.",
    label="done twice",
    help="say it of the whole: `instead of beginning a {procedure}: ...`; or roll something else",
    explain="""\
`instead of rolling for walking: go to a gate` puts the deed in the place of the roll. What rolls goes on as
if 0 had been rolled: a walk that ends with a halt halts again where the deed has halted already, and what
follows halting comes twice. In the place of the whole walk stands `instead of beginning a walk: ...`.""",
)
NOTHING_COMES = Code(
    "W0571",
    title="a deed of which nothing comes",
    text="To `{verb}` does nothing, and no rule of the packs in use follows it.",
    label="no more than told",
    help="say what comes of it, or a verb that does it; whether something may be done is said with `cannot`",
    explain="""\
A verb that is declared without `does` is an event for rules to follow or forbid. Where no rule waits for it,
the deed is told and that is all. `you may agree: gain 1 coin` says what comes of it. Nothing is said of it to
the pack that declares the verb, which may want no more.""",
)
NO_TEXT_MEANT = Code(
    "W0546",
    title="no text to put out of force",
    text="None of the things that this means has a text, so nothing is put out of force.",
    label="changes nothing",
    help="name the things on which lines stand; `NP do not count` speaks of the things themselves",
    explain="""\
The text of a thing is what is printed on it. What a rule says `for each` of its kind, what a procedure or a
form says, stands in no text of a thing, and is not put out of force. What merely lies somewhere still lies
there, with its numbers and its words.""",
)
LENT_TO_NOBODY = Code(
    "W0548",
    title="lent to one for whom it does not count",
    text="In the {zone} of a {of} this lends no {stat} to anybody: a {of} is played by no seat.",
    label="counts for who plays",
    help="say it of the {of}, in a box: `plus the number of KINDS in its {zone} to its {stat}`",
    explain="""\
What a text lends to `you`, `+1 charm`, counts for whom a seat plays. A thing that may lie with somebody
else, too, in a zone of its own, lends nothing there. What that one carries counts for it by a rule:

    rule "What ogres carry": for each ogre: plus the number of cards in its sack to its charm""",
)
AGAINST_NONE = Code(
    "E0605",
    title="a contest against nobody",
    text="Nothing says who is `the {side}` of this {contest}: nobody else would be there.",
    label="against whom?",
    help="begin it in a verb that is done to the other side, `argue against {{thing}}`, and say that here",
    explain="""\
The second side of a contest is what the verb is done to that begins it. So a contest is begun in the meaning
of a verb, `verb scold ...: player "scold {thing}"`, `does: begin a duel`, and a text says `scold this`.
`begin a duel` in a text of its own names nobody else; the score of nobody would be compared with yours. A
side that a step of the contest chooses (`choose another player as the seller`) need not be there before.""",
)
SAVED_FOR_NOTHING = Code(
    "E0655",
    title="a price that some could not pay, in place of something",
    text="Who has no `{what}` to give up would be spared what happens, for nothing.",
    label="and who has none?",
    help=(
        "a price: `instead of ...: you may ...`, `instead of ...: if you have ...: ...`; "
        "for nothing, too: `when you would ...: it does not happen, then ...`"
    ),
    explain="""\
What comes instead of something takes its place whether it can be done or not: who has no coin would lose
neither by `instead of losing 1 favour: lose 1 coin`. A price is paid or not: `instead of losing 1 favour: you
may lose 1 coin`; where the body is an `if` alone that does not hold, the event goes on.""",
)
NOBODY_TO_PASS_TO = Code(
    "E0666",
    title="passed on to somebody who may not be there",
    text="Where no {noun} is here, who would lose is spared it, for nothing.",
    label="and where there is none?",
    help=(
        "ask first: `instead of ...: if {one} is here: ...`; or leave it to whoever loses: "
        "`instead of ...: you may ...`"
    ),
    explain="""\
What comes instead of something takes its place whether it can be done or not. `instead of losing 1 favour:
another player here loses 1 favour` reads as one that is passed on; where nobody else is, nobody would lose
anything. Behind an `if` alone that does not hold, the event goes on: `instead of losing 1 favour: if another
player is here: another player here loses 1 favour`. So it does where `you may ...` cannot be done.""",
)
UNCHOSEN_PRICE = Code(
    "W0565",
    title="a price of what nobody chooses",
    text="Nobody chooses to `{verb}`: who cannot pay the price would be spared it.",
    label="spared for want of money",
    help="what is given up besides follows it: `when you {verb} ...: lose 1 UNIT`",
    explain="""\
What something costs is paid before, and who cannot pay does not do it. For what one chooses to do that is a
price. What befalls somebody anyhow (no text says it behind `may`, in a menu, in an offer or of one of
several) would not befall whoever has nothing. `when you lose 1 favour: lose 1 coin` takes the coin if there
is one.""",
)
OWN_OR_PILE = Code(
    "W0566",
    title="one's own, where piles are meant everywhere else",
    text="This {kind} would be one that whoever does it has: all other texts `{verb}` what lies in a pile.",
    label="from a pile?",
    help="say which pile: `{verb} the top {kind} of the PILE`; one's own: `{verb} one of your ...`",
    explain="""\
Where it does not say whose a thing is or where it lies, a deed means those of whoever does it. A verb that is
said of piles everywhere else, `draw the top card of the post`, is read of a pile here, too: `draw a card`
would be a card that one has.""",
)
NOT_ROLLED_YET = Code(
    "E0632",
    title="a roll, before it is made",
    text="No roll is at hand {where}, so this would be about another one, or about none.",
    label="not rolled yet",
    help="say it behind the roll, `when you roll for ...: ... that roll`; in a window that opens later in a"
    " contest `your roll` is the one you made there",
    explain="""\
In a window `your roll` is the roll that you made last in the contest that asks. Where the window opens before
anybody has rolled, there is none yet: what is changed before the dice are thrown is added to the roll that
comes, `+1 to your luck roll`; dice are thrown again behind the roll.""",
)
NOT_LOOKED_AT = Code(
    "E0633",
    title="a roll that nobody looks at again",
    text="The rows have been looked at by then, and nothing asks for this roll again.",
    label="nobody looks",
    help="say it where it is rolled, `when you roll a natural 1 for ...: ...`; or roll anew, with rows",
    explain="""\
Rows are looked at once, when the dice lie. What a row does to the same roll comes too late for them. A die is
thrown again before by a rule: `when you roll a natural 1 for luck: reroll one die of that roll`. In a row a
new roll with rows of its own can stand, or a verb that rolls may be done again.""",
)
ENTRIES_ALIKE = Code(
    "E0618",
    title="two entries of a menu with the same words",
    text="`{text}` is an entry of this menu already.",
    label="which of the two?",
    help="give it words of its own; of two that are never offered at once say when: `only if ...: ...`",
    explain="""\
Who is asked sees the words of each entry and nothing else, and so does whatever carries out the answer. Two
with the same words could not be told apart. They may stand side by side where never both are offered:
`"rest": only if you are weary: ...` and `"rest": only if you are not weary: ...`.""",
)
NO_SUCH_DIE = Code(
    "E0637",
    title="a die that was not rolled",
    text="There are no more dice than {dice} in this roll, and the {which} is asked for.",
    label="so many are rolled",
    help="roll as many dice as are asked for; `the die` is that of one alone, `the result` all of them",
    explain="""\
`the second die` is the one that was rolled as the second. Where one is rolled there is none, and what it
shows would always be 0.""",
)
NEVER_PUT_THERE = Code(
    "E0638",
    title="taken to where such things never lie",
    text="`{verb}` puts it into the `{zone}`, which holds {held}, and this is {kind}.",
    label="never lies there",
    help="say where it goes: `put it into ...`; or as what it counts there, behind it: `as a ...`",
    explain="""\
What a deed does with its thing stands at the verb: one that puts it into somebody's bag does so with whatever
it is said of. `holds stones` says of that bag what lies in it, and all that is said of the things there
relies on it. So a deed done to things of other kinds says where they go, or a rule does it in its place:
`instead of taking a letter: put it into your hand`.""",
)
CHANGED_PLACES = Code(
    "E0675",
    title="two that change places one behind the other",
    text="This {what}.",
    label="no exchange",
    help=(
        "keep in mind first where it was (a `memory`, `remember ... as your ...`), or lay the one's things "
        "into a zone of their own meanwhile"
    ),
    explain="""\
What stands behind `then`, and on the next line, is done when that in front of it has been. So `go to the
space of Ann, then Ann goes to your space` leaves both where Ann was, and where one gives another all, who
hands back all has that to give as well. Remember the place first: `remember your space as your old place`,
then `go to the space of Ann`, then `Ann goes to your old place`.""",
)
HANDED_ROUND = Code(
    "E0676",
    title="handed on by each that it came to",
    text="Who comes next in this loop has by then what it was given, and hands that on as well.",
    label="on and on",
    help=(
        "hand it into another zone of theirs, `put it into the LAP of ...`, and in a second loop from there "
        "to where it belongs"
    ),
    explain="""\
A loop goes from one to the next, and what comes while it goes on is there for those who come later. `for each
player: it gives all its cards to the player to the left of it` hands the cards of the first round the whole
table. Two loops do what is meant: the first lays all that goes on into a zone of its own (a lap), the second
takes it from there.""",
)
