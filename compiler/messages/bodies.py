"""The catalogue: lines that are done: what stands below and behind them."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

WHOSE_ROLL = Code(
    "E0622",
    title="your roll, in an event of somebody else's",
    text="The roll at hand is that of the event, and `{word}` reads as another.",
    label="whose roll?",
    help="`that roll` is the one of the event; for yours wait for it: `when you roll ...`",
    explain="""\
Behind `when another KIND rolls ...` there is one roll to change, the one that was rolled. `your roll` there
would change it as well, and reads as one of your own.""",
)
WHICH_ROLL = Code(
    "E0573",
    title="that roll, of two",
    text="`{word}` could be the roll that this is about, or the one that was rolled since.",
    label="which one?",
    help=(
        "do it first, and roll then; what is rolled here is kept in a counter, and another rule on the same "
        "roll, with `after`, adds that to it: `after you roll ...: add your COUNTER to that roll`"
    ),
    explain="""\
A rule on a roll speaks of that as `that roll`. Where it rolls again, both could be meant from there on: by
`add the result to that roll` one adds to the first, and it would be the second. `the result`, `the die` and
rows below are of what was rolled last. What is rolled goes into a number of the one who rolls, and is added
from there:

    counter extra (extras)
        of a player
    rule "Once more"
        for each player:
            when you roll a natural 6 for luck: roll 1 die, then gain the result extras
            after you roll a natural 6 for luck: add your extras to that roll, then lose all your extras""",
)
ROWS_NEED_NUMBER = Code(
    "E0317",
    title="rows without a number",
    text="These rows are chosen by a number, but none stands above them.",
    label="rows of what?",
    help="rows stand below the roll, four blanks further in than its line; or below `by NUMBER`",
    explain="""\
A row such as `2-3: ...` belongs to a roll made in the line above, or to `by NUMBER` above.""",
)
LONE_OTHERWISE = Code(
    "E0323",
    title="`otherwise` without `if`",
    text="`otherwise` belongs to the line above, which must begin with `if`.",
    label="no `if` above",
    help="below `if CONDITION: ...`, level with it; of who declines a `may`: `choose one`, with both below",
    explain="Write `otherwise:` on the line after the `if` and at the same depth.",
)
OTHERWISE_OF_BOTH = Code(
    "E0670",
    title="`otherwise` behind two `if` that exclude each other",
    text="`otherwise` belongs to the `if` above it alone, so it is done where `{words}`, too.",
    label="otherwise than which?",
    help="begin questions behind the first with `otherwise if`; then what stands last is for all the rest",
    explain="""\
Of several `if` below each other each is asked by itself, and what is done `otherwise` belongs to the last one
alone. Where they exclude each other a reader takes them for a list of which one is done. That is said like
this:

    if you are sly: gain 1 coin
    otherwise if you are honest: lose 1 coin
    otherwise: gain 1 favour""",
)
NO_SUPPLY = Code(
    "E0328",
    title="no supply",
    text="`{verb}` takes from the supply, but {kind} has none.",
    label="no supply",
    help="say `supply the NAME of a zone` at its kind",
    explain="A kind says from which zone new things of it come: `supply the old deck`.",
)
NO_OPTIONS = Code(
    "E0330",
    title="nothing to choose from",
    text="The choice has no options.",
    label="no options",
    help='write the options below, each in quotes with what it does: `"take it": ...`',
    explain="The options of `choose one` are the lines below it, with or without a label.",
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
DROPPED_BEHIND = Code(
    "E0653",
    title="behind what ends all that is being done",
    text="`{words}` drops what was still to be done, and this stands behind it.",
    label="never done",
    help="say it before, `..., then {words}`; what comes after that waits for it, `when ... ends: ...`",
    explain="""\
`end the turn` ends the turn and everything that was begun in it: what was being done does not go on, neither
the rest of its line nor the lines below. So it stands last.""",
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
EACH_DOES_IT = Code(
    "E0628",
    title="done by each, or by you for each",
    text="`{words}` would be done by you, once for each {kind}, and reads as done by each of them.",
    label="who?",
    help="each of them: with `it` in front, `for each {kind}: it ...`; you, so many times: `you {words}`",
    explain="""\
In a text `you` do what is said without a subject, also in a loop, where `it` is each of those gone through:

    for each trader: it gains 1 coin
    for each trader: you gain 1 coin""",
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
ROWS_OF_SEVERAL = Code(
    "E0375",
    title="rows below the roll of one of several",
    text="`{words}`: whose roll the rows below speak of is not said, nor who does what they say.",
    label="whose roll?",
    help=(
        "of all of them: `for each ...: it rolls 1 die`, with the rows below it, in which `it` does"
        " something; of one: `... may roll 1 die`, or who it is has a name, `the ROLE rolls 1 die`"
    ),
    explain="""\
Rows say what is done by the number of one roll, and in them `you` is who `you` is around them:

    for each guest: it rolls 1 die
        1-3: it loses 1 coin
        4-6: nothing

Each rolls and does its row before the next one rolls.""",
)
YOU_OR_THEY = Code(
    "E0381",
    title="done by you or by who stands in front",
    text="`{words}` could be done by `you`, or by `{who}`.",
    label="who?",
    help="`then {third}` is done by `{who}`; `then you {words}` by `you` alone, whom this text speaks to:"
    " of what lies about for all, who is there",
    explain="""\
Behind `, then` and `, else` a verb in its third person goes on with whoever stands in front: `Ann loses 1
coin, then gains 1 favour`. The plain verb there (`Ann loses 1 coin, then gain 1 favour`) could be meant
of her or of whoever reads the card. So it is refused: say `gains`, or `you gain`.""",
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
ODD_DIE = Code(
    "E0427",
    title="no such die",
    text="A die has 2 to {most} sides, not {sides}.",
    label="no die has so many",
    help="`roll 1 die with 10 sides`; what has one result only is no roll",
    explain="""\
`roll 2 dice with 10 sides` rolls dice that show 1 to 10. Without a word of their sides dice have six.""",
)
OTHER_SORT_KEPT = Code(
    "E0454",
    title="another sort of thing than is remembered",
    text="`{memory}` remembers {of}, and this is {kind}.",
    label="never that",
    help="remember {of}, or declare a memory for this sort: `memory NAME: {named}`",
    explain="""\
`memory NAME: KIND` says what is remembered. What is said of it afterwards (its numbers, its zones, whether it
is one or the other) is read as of that sort, so nothing else can be kept there.""",
)
THINGS_FOR_A_ZONE = Code(
    "E0461",
    title="things where a zone is wanted",
    text="`{noun}` are things; all that lies in a zone is meant here, with what else lies there.",
    label="no zone",
    help="{way} moves just these; or name the zone itself",
    explain="""\
A verb that `is shuffle-into` takes two zones and puts everything of the first into the second, which it
shuffles: `return the heap into the stock`. Things are moved by a verb that `is move`, each of them:

    put all stones in your bag into the box
    shuffle the box""",
)
HOW_MANY_NEW = Code(
    "E0469",
    title="how many new things?",
    text="New things come from their supply, and `{noun}` does not say how many of them.",
    label="how many?",
    help="say `a {kind}` or a number; `repeat up to N times: you may ... 1 {kind}` leaves it open",
    explain="""\
What is gained without a word of where it lies is new: it comes from the supply of its kind. Those
things are nobody's yet, so `your tools`, `each tool` and `no tool` mean none of them, and of `up to 2
tools` nobody would be asked how many. What is there already is said with its place: `gain each tool
here`.""",
)
SEVERAL_KEPT = Code(
    "E0470",
    title="several things in one memory",
    text="`{noun}` are several, and `{memory}` remembers one: only the last would be left.",
    label="which of them?",
    help="say one, `a ... of your choice`; or each its own: `for each ...: remember ... as its ...`",
    explain="""\
A memory of things holds one of them. What is remembered later takes the place of what was there, so of
`each player` the last in the order of the game would be left.""",
)
GOES_NOT_THERE = Code(
    "E0472",
    title="put where such things never lie",
    text="What lies in `{zone}` is {held}, and this is {kind}.",
    label="never lies there",
    help="put it into a zone that holds such things, or say at the zone that it `holds` them, too",
    explain="""\
`holds KINDS` says of a zone what lies in it. Everything that is said of the things there relies on it, so
nothing else can be put there.""",
)
WHOSE_EACH = Code(
    "E0478",
    title="each of all that there are",
    text="`each {noun}`: it is not said whose these are, or where.",
    label="all in the game?",
    help="`each {noun} in your ZONE`, `each {noun} here`; all that anybody has: `each {noun} of each {who}`",
    explain="""\
`for each card: gain 1 coin` would count all cards of the game, also those in piles and boxes. What somebody
can have belongs to somebody, so it is said whose, or where they lie. What is done to each of them (`for each
card: put it into the deck`) is done to all there are.""",
)
ELSE_BEHIND_IF = Code(
    "E0530",
    title="`else` behind `if`",
    text="`else` is for what cannot be done; behind `if` it reads as what is done where `{words}` is not so.",
    label="of the `if`, or of the deed?",
    help="if it is not so: a line `otherwise: ...` below; if the deed cannot be done: both in a line below",
    explain="""\
`if you are tired: pay 1 coin, else lose 1 favour` could say what is done by who is not tired, or by who is
and has no coin. So each has a form of its own:

    if you are tired: pay 1 coin
    otherwise: lose 1 favour

    if you are tired:
        pay 1 coin, else lose 1 favour""",
)
ELSE_BEHIND_MAY = Code(
    "E0661",
    title="`else` behind `may`",
    text="`else` is for what cannot be done; behind `may` it reads as what is done by who declines.",
    label="of who declines, or of the deed?",
    help="of who declines: `choose one`, with both below; if the deed cannot be done: in a line below",
    explain="""\
`you may pay 1 coin: gain 1 favour, else lose 1 coin` could say what is done by who declines, or by who has
paid and cannot gain a favour. So each has a form of its own:

    choose one
        "pay":
            pay 1 coin
            gain 1 favour
        lose 1 coin

    you may pay 1 coin:
        gain 1 favour, else lose 1 coin""",
)
ALWAYS_DONE = Code(
    "E0647",
    title="`else` behind what is always done",
    text="`{words}` is done in any case, also where there is none: nothing behind it is ever reached.",
    label="of none, too",
    help="say when: `if you have no ...: ...`, `otherwise: ...`; or do it to one: `... a THING, else ...`",
    explain="""\
`A, else B` does B where A cannot be done. All of none are no hindrance: `bury all your stones` is done by who
has none, too, so that B never is. Who shall do B in that case is asked: `if you have no stones: lose 1 coin`.
Of an amount (`lose all your coins, else ...`) there has to be something, and of one thing (`bury a stone,
else ...`) there has to be one.""",
)
THEN_AND_ELSE = Code(
    "E0531",
    title="`then` and `else` in one line",
    text="`else` could stand in for all that is said in front of it, or for the last deed only.",
    label="in place of what?",
    help="write the deed with its `else` in a line of its own, and what goes before or follows in others",
    explain="""\
`pay 1 coin, then open a box, else lose 1 favour`: is the coin paid where there is no box? `open a box,
else lose 1 coin, then gain 1 favour`: is the favour for who opens a box? Lines of their own say it:

    pay 1 coin
    open a box, else lose 1 favour""",
)
THIS_AGAIN = Code(
    "E0546",
    title="done to this again and again",
    text="Here `this` is the thing whose text it is, not each {words}.",
    label="done to the same thing each time",
    help="say `it` for each {words}; `repeat up to the number of ... times:` does the same again",
    explain="""\
Below `for each ...` the one whose turn it is is `it` (or `that`, `the` and its kind). `this` stays the thing
in whose text the line stands: the same would be done to it as often as there are others, and nothing to
those.""",
)
LONE_LABEL = Code(
    "E0557",
    title="a label where nothing is chosen",
    text='`"{label}"` names an entry of a choice, and nothing is chosen here.',
    label="nobody would read it",
    help='`choose one`, and below it the entries, each label in front of all else: `"{label}": only if ...`;'
    " or leave the label out",
    explain="""\
A text in quotes in front of a line is what a player reads of an entry: below `choose one`, in a menu, in
front of a rule that is offered. Before something that is simply done nobody would ever see it.""",
)
SAID_TWICE = Code(
    "E0567",
    title="the same said twice",
    text="{what} is said twice, and only one of them could hold.",
    label="this is the second",
    help="leave one of them out",
    explain="""\
A thing has one value of each property, a word is one of one property, a line of a procedure waits once for
another one. Of two only one would be heeded.""",
)
KEPT_ALREADY = Code(
    "E0636",
    title="remembered as itself",
    text="`{what}` is what is kept there already.",
    label="nothing changes",
    help="say what is to be remembered: `remember the result as ...`; or leave the line out",
    explain="""\
`remember A as B` puts what A is now in the place of what B was. Where both are the same nothing is done; one
of them was meant otherwise, that of another one or another number.""",
)
