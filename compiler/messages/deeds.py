"""The catalogue: lines that are done: verbs, who does them, to what."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

FROM_NONE = Code(
    "E0575",
    title="taken from what never has it",
    text="`{noun}` is never taken from `{whom}`: {owner} never has any.",
    label="nothing could be taken from here",
    help="{way}",
    explain="""\
What somebody has lies in a zone of theirs, or is a number of theirs; a place has no such numbers. From what
has no zone for it nothing is taken. In `take 2 stones from another player, else take a card from it` one
reads `it` as that player; but where the first is not done nobody was chosen, and `it` is whose text this is.
Two things are alternatives in one deed: `take 2 stones or a card from another player`.""",
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
NEAREST_OF_ONES_OWN = Code(
    "E0572",
    title="the nearest of what one has",
    text="`{noun}` would be one of those that the one who does it has, and all of them are equally near.",
    label="on the board?",
    help="of what lies on the board: `the nearest {things} at a {place}`; of one's own: `a {things}`",
    explain="""\
Where it does not say whose a thing is or where it lies, a deed means those of whoever does it, if that one
can have such things: `bury a tool` is one's own tool. Nothing of one's own is nearer than another. `the
nearest tool at a space` lies at a place by itself.""",
)
KEPT_OR_ABOUT = Code(
    "E0577",
    title="one of those that one keeps, or any",
    text="`{noun}` would be one of those that the one who does it has, and none that lies elsewhere.",
    label="whose, or where?",
    help="of one's own: `{own}`; else say where: `{noun} here`, `{noun} at a {place}`",
    explain="""\
Where it does not say whose a thing is or where it lies, a deed means those of whoever does it, if that one
can have such things: `bury a tool` is one's own tool. Things that speak to somebody else than who has them
(`binds you to its rival`) lie about for others as well as with who keeps some, and one
reads any of them.""",
)
BEHIND_EXCEPTION = Code(
    "E0341",
    title="`or` behind an exception",
    text="`or` behind `other than` could be another exception, or something else.",
    label="an exception, or not?",
    help="say `other than A and other than B` for two exceptions, else put what has one last",
    explain="""\
`a card other than Map or Coin` is one that is neither. Where no name stands behind `or`, it could be left
out, too, or be something else: `a card other than Map or a heavy tool`. Two exceptions are joined by
`and other than`:

    a card other than Map and other than a heavy tool""",
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
CROSSED_BY_ITSELF = Code(
    "E0391",
    title="what is gone over, without where to",
    text="`{words}` leads nowhere: this is no place.",
    label="no place",
    help="say the place that the edge leads to: `... to PLACE`",
    explain="""\
Whoever goes over an edge goes from where they are to a place, and the edge that leads there is the one
that is gone over. An edge itself stands in what waits for it (`when you ... this`), not in what is done.""",
)
NOT_ASKED = Code(
    "E0446",
    title="asked, and played by nobody",
    text="It would be asked of {who}, and only seats, and what they play, are asked anything.",
    label="who is asked?",
    help="say who: `you choose one`, `a KIND may ...`, of what a seat plays",
    explain="""\
Who chooses, or may do something, is asked: a seat, or what a seat plays, and nothing else. So it is with what
a text offers (`WINDOW: you may ...`), which is done by `you`; a text without a `you` names who does it, and a
line about a thing names whoever has it: `its owner may choose one`.""",
)
WHICH_AT_RANDOM = Code(
    "E0449",
    title="one sort or another at random",
    text="`{words}` is not left to chance here: of different sorts, who does it chooses.",
    label="chosen, not drawn",
    help="name the things, or roll: `roll 1 die` with `1-3: ...` and `4-6: ...` below",
    explain="""\
`A or B` leaves the choice to who does it. Behind names of things it may be `at random`, or of another's
choice: then it is one of those things that are there. Amounts and kinds are not so many things, so their
chances would have to be said: that is a roll.""",
)
NOWHERE_TO_PUT = Code(
    "E0455",
    title="given to who has no place for it",
    text="Nobody who plays has a zone that holds {things}: it would be told, and nothing would move.",
    label="where to?",
    help="a zone of who gets it says that it `holds` such things; a verb that `is move` says where to",
    explain="""\
A verb that `is give` puts a thing into the zone of who does it that holds things of its kind, as a bag that
`holds stones`. What lies in a zone of something else (a rack in a cupboard) is put there with a verb that `is
move`: `put a stone into the rack of your cupboard`.""",
)
NOTHING_TO_PREVENT = Code(
    "E0462",
    title="prevented where nothing is about to happen",
    text="`{words}` prevents nothing here: {why}.",
    label="too late, or of nothing",
    help="say it where it has not happened yet: `when ... would ...: {words}`",
    explain="""\
An event is prevented in a rule that comes before it and may put something in its place: `when you would
lose 1 coin: the coin is not lost`. What follows `when` and `after` comes when it has been done, and
`before` only comes first; a verb, a step or a condition has no event that is about to happen.""",
)
ANOTHER_PREVENTED = Code(
    "E0463",
    title="something else is about to happen",
    text="`{words}` says that something else does not happen than what the rule is about: {what}.",
    label="not what is about to happen",
    help="say `it does not happen`, or name what would happen as the rule itself does",
    explain="""\
In a rule with `would` the words `the coin is not lost` prevent the event that the rule is about, and
nothing else. So they name its verb and what it is about: below `when you would lose 1 coin` that is
`the coin is not lost`, below `when you would take a box` it is `the box is not taken`.""",
)
ITS_OF_WHICH = Code(
    "E0481",
    title="`its` of what is chosen, or of whose text it is",
    text="`{noun}` could be that of {thing}, or of the thing whose text it is.",
    label="whose?",
    help="of the text: `the {role} of this`; of {thing}: {way}",
    explain="""\
`take a box from its owner` reads as if every box had one, and as if the card that says it had one. In `put a
box into the bag of its owner` it is the box that goes there; of others nothing says so.""",
)
ONE_TO_EACH = Code(
    "E0483",
    title="one thing that goes to each of several",
    text="`{one}` would be the same one for `{each}`: it goes from one to the next, and the last keeps it.",
    label="to each of them?",
    help="another one for each: `for each {kind}: ... {one} ... it`; to one of them: `a {kind}`",
    explain="""\
What a sentence is done to is chosen before it is done. `give a card to each player` reads as one card for
each; with one that is chosen once, all but the last would lose it again. In a loop one is chosen each time:

    for each other player: give a card in your hand to it""",
)
IN_ALL_OR_EACH = Code(
    "E0671",
    title="so many in all, or from each",
    text="`{one}` from `{those}`: it is not said whether that is in all, or from each of them.",
    label="from each?",
    help=(
        "from each: `from each {kind} ...`, `from each other {kind}`; of one, who is chosen: `from "
        "another {kind}`"
    ),
    explain="""\
`take 2 cards from other players` could be two cards in all, or two from each. From each of them is said
so, `take 2 cards from each other player`. So many in all, one by one and each time from whomever one
likes, is `repeat up to 2 times: take a card from another player`.""",
)
BY_NOBODY = Code(
    "E0485",
    title="done by nobody",
    text="`{words}` is done by somebody, and this text is about nobody, so nobody would do it.",
    label="by whom?",
    help="say who: `the actor ...` is who does what the rule is about; or write `for each {kind}:` in front",
    explain="""\
What says no subject is done by `you`. A rule box is about nobody until it says for whom it is, and so is the
procedure that starts the game:

    rule "Thrift"
        when a player gains 1 favour: the actor gains 1 coin
        for each player: when you gain 1 favour: gain 1 coin""",
)
TO_ONESELF = Code(
    "E0490",
    title="done by somebody to the same one",
    text="Who does `{words}` is the one {whom}.",
    label="by whom?",
    help="say who does it: `you ...`, `the ROLE ...`; what others do: `when another KIND would ...`",
    explain="""\
A deed that says no subject is done by `you`, and below `the target may agree:` or `the target chooses one` by
the one who was asked. So `the target may agree: take a card from the target` would let the target take its
own card. Where you do what another has agreed to, the deed says so: `the target may agree: you take a card
from the target`.

`instead of VERBing ...` is about what `you` do, too. What others do to you is said so: `when another player
would visit you: you may lose 1 coin: it does not happen`.""",
)
BEHIND_ITS_DEED = Code(
    "E0532",
    title="a situation behind a deed",
    text="`{words}` behind a deed does not say when it is done: it is done where it stands.",
    label="when?",
    help="say it in front: `if {words}: ...`; or of the event: `when ... {words}: ...`",
    explain="""\
Behind an event (`when you lose 1 coin in a duel`) and behind what holds (`+1 charm in a duel`) a situation
narrows. A deed that stands in a body is done there, whatever is said behind it.""",
)
ONE_OR_ANEW = Code(
    "E0536",
    title="one for all, or anew for each",
    text="`{one}`, and `{each}`: it is not said whether it is the same one for all of these.",
    label="chosen once, or each time?",
    help=(
        "anew for each: `for each {kind} ...: ...`, with `it` for the {kind}; once: choose it in a step "
        "before, as a role"
    ),
    explain="""\
In `give a card to each other player` one is chosen. Chosen once it would go from hand to hand; chosen
each time, each of them gets one: `for each other player: give a card to it`. `give each card in your hand to
another player` could be one player, or another for each card: `for each card in your hand: give it to another
player`; `give all your cards to another player` chooses the player once.""",
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
ALL_OF_WHOM = Code(
    "E0553",
    title="all of mine, from another",
    text="`{words}` is as many as you have, and another is to lose them.",
    label="all of whose?",
    help=(
        "all that another has: `another {kind} loses all its {unit}`; "
        "as many as you have: `{verb} your {unit} {unit} from ...`"
    ),
    explain="""\
`take all your coins from another player` names an amount, and nothing says that the other has it. What
another has is lost by that one, `a player loses all its coins`; as many as one has oneself is a number: `take
your coins coins from another player`.""",
)
ALL_THAT_ONE_HAS = Code(
    "E0648",
    title="all of what one has, given",
    text="`{words}` is as many as are there already: to `{verb}` them would make it twice as many.",
    label="all of which?",
    help="say up to how many, `repeat while your {unit} are less than ...: {verb} 1 ...`; or a number",
    explain="""\
`all your coins` is an amount: so many as you have. What one gains is not among them yet. Up to a number it is
`repeat while your coins are less than 5: gain 1 coin`; as many again is `gain your coins coins`.""",
)
AS_MANY_AS_WHOM = Code(
    "E0650",
    title="all that somebody else has",
    text="`{words}` is only how many: `{who}` would {verb} as many, {stays}.",
    label="all of whose?",
    help="{first}; a number is said so: `... {number}`",
    explain="""\
`each other player loses all your coins` names an amount, as many coins as you have, and who loses them loses
its own. All of one's own is `each other player loses all its coins`. As many as somebody else has is a
number: `each other player loses your coins coins`. What one loses for another to gain is two deeds: `lose all
your coins, then Ann gains that many coins`.""",
)
ANY_OF_ALL = Code(
    "E0651",
    title="any of all that there are",
    text="`{noun}` would be any that there is in the game, in the piles, too.",
    label="whose, or where?",
    help="say whose, or where: {way}",
    explain="""\
Where it does not say whose a thing is or where it lies, a deed means those of whoever does it, if that one
can have such things. Who does something is nobody's (`a tool gains 1 point`), and what lies about is
nobody's: all that there are in the game would be chosen from, those in the piles, too.""",
)
SO_MANY_LEVELS = Code(
    "E0654",
    title="so many turns that nobody could count",
    text="`{words}`: nothing says how many that is, and it would be one.",
    label="how many?",
    help="say a number: `1 ...`, `3 ...`, `that many ...`",
    explain="""\
`miss 2 turns` is so many. All that are to come are no number, nor is `any turn`; what one is kept from for as
long as something lasts is forbidden: `until ...: you cannot begin a turn`.""",
)
ASKED_ANEW = Code(
    "E0656",
    title="of each, compared with what changes meanwhile",
    text="The {unit} with which each of them is compared change with what is done for the one before.",
    label="asked anew of each",
    help="remember them before, `remember your {unit} as your MEMORY`, and compare with `your MEMORY`",
    explain="""\
For each of several something is done for those that fit before the first, and what no longer fits when its
turn comes is passed over. Where it is compared with a number that what is done changes, it would depend on
who comes first: `for each player with coins more than your coins: ...` with your coins rising. With a memory
that keeps the number as it was, all are compared with the same.""",
)
NOTHING_DRAWN = Code(
    "E0604",
    title="at random, where nothing is drawn",
    text="`{words}`: {why}.",
    label="what is drawn here?",
    help="leave it out, or say what is drawn: `VERB a KIND at random`, or who: `a KIND at random ...`",
    explain="""\
`at random` behind a deed leaves to chance what the deed is done to: `bury a tool at random`. Who does it is
chosen before (`another player buries a tool at random`), or drawn where it stands behind that one (`another
player at random buries a tool`), and neither an amount, nor all, nor one certain
thing is left to it. So what is to be drawn stands where something is done to it: `take 1 coin from another
player at random`; or a verb is declared that has a hole for it, `"rob {{player}}"`, and `rob another player
at random` is said. What is drawn nobody chooses: not `up to 2`, nor `of your choice`.""",
)
OF_WHICH_NUMBER = Code(
    "E0612",
    title="two numbers to refer to",
    text="`that many` behind `{words}` could be how many those are, or the number of the event.",
    label="the number of this, or of the event?",
    help="of the event, say it first: `... that many ...` in front of this, or on a line of its own in front",
    explain="""\
`that many` and `that much` are how many a deed in front of the comma was done to, `drop any number of
tools, then gain that many coins`; else the number of the event, `when you lose 2 coins: ... that many ...`.
Where there are both, the event's is spoken of before the deed.""",
)
MIXED_GOODS = Code(
    "E0619",
    title="`and` and `or` in what a deed is about",
    text="`{words}`: nothing says what belongs together.",
    label="which of them belong together?",
    help="choose between lines: `choose one`, with an entry for each",
    explain="""\
`1 coin and a hat or a cloak` could be a coin and one of the two, or both of the first or the last:

    gain 1 coin, then take a hat or a cloak""",
)
ROWS_OF_WHICH_SIDE = Code(
    "E0631",
    title="rows of a contest that somebody else begins with you",
    text="The rows are seen from you, and would be done by {who}.",
    label="whose outcome?",
    help="begin it yourself, with the rows that are yours; or let the contest say `on OUTCOME: the ROLE ...`",
    explain="""\
Rows below the sentence that begins a contest say what comes of it for `you`, and are done by who does the
deed. Where that is somebody else, and you are the side against which it is done, nobody could say whose
victory a row is of. `challenge Ann`, with rows, is seen from you and done by you.""",
)
PER_OF_WHICH = Code(
    "E0634",
    title="`per` behind two amounts",
    text="`{words}`: the last amount alone would be so many for each, and it reads as both.",
    label="for each of which?",
    help="say it of both, or say in a line of its own what is not for each: `..., then ...`, `choose one`",
    explain="""\
`lose 1 coin and 1 point per tool` could be a coin for each tool as well, or one coin in all. `per` belongs to
the amount in front of it; so it is said of each, or each has a line of its own.""",
)
