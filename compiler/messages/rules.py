"""The catalogue: lines that hold."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

WHOSE_MORE = Code(
    "E0580",
    title="more of whose number, for each of them",
    text="For each `{noun}` there is more `{unit}`: its own, or that of whoever the line is about.",
    label="whose?",
    help="its own: `{sign} to its {unit}`; {whose}, once for each: `{way} to your {unit}`",
    explain="""\
What a box says `for each` of several things is as if printed on each. Of what somebody holds, `+1 might` is
the holder's, of those that are played it is each one's own. Other things have numbers themselves, or speak to
somebody only while something goes on (`binds you to its rival`): there one could read either.""",
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
YOU_OF_OTHERS = Code(
    "E0365",
    title="`you` below `for each` in a text that has a `you`",
    text="`{word}` could be about each {kind}, or about you: the text has a `you` already.",
    label="whose?",
    help="of each of them say `it` and `its`: `+1 to its UNIT`, `when it ...: it ...`; of you count them: "
    "`plus the number of other KINDS here to your UNIT`; or wait without `for each`: `when another KIND ...`",
    explain="""\
In the text of a thing `you` is whoever it is about, such as its holder. Below `for each KIND:` of those
that players play, it would be each of them, and a reader could take it for the holder (`for each other
KIND here: +1 to your UNIT`); so it is with what nobody is said to do (`for each other KIND: when it ...: gain
1 UNIT`). `it` and `its` is each of them for certain. Where nobody has the thing for
good (a place, what is visited), `for each KIND:` says who `you` is, and only `for each other KIND:` is
refused.""",
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
ONE_OR_ALL_OTHERS = Code(
    "E0438",
    title="one of the others, or all of them",
    text="`{noun}` could be one of the others, and what holds from now on is said of all it fits.",
    label="which other one?",
    help="all of them: `other {plural} ...`",
    explain="""\
`another trader` is one that somebody chooses, where something is done. A line that says what may be done, or
may not, chooses nobody: it holds for whoever fits. So it says whom: `other traders cannot visit this`.""",
)
LENT_BY_WHICH = Code(
    "E0450",
    title="which of them lend is not asked",
    text="What lends to a number is known by its kind and its printed words; `{words}` would not be heeded.",
    label="not asked here",
    help="say kind and printed words alone: `UNIT from heavy tools do not count`",
    explain="""\
`skill from heavy tools do not count` leaves out what heavy tools lend, wherever they lie in force. What
sort of thing it is does not change, so that is known before the game begins. Where it lies, whose it is, a
number on it, a state or a value may change, and are not asked. Single texts are put out of force: `texts of
tools in your bag are not in force`.""",
)
LENT_OR_LIMITED = Code(
    "E0630",
    title="what does not count, in a contest",
    text="`{words}` speaks of limits, and in a contest it reads as what they lend.",
    label="to what?",
    help="what they lend: `UNIT from KINDS do not count`; a limit is lifted: `your LIMIT is unlimited`",
    explain="""\
`tools in your bag do not count` says that they count towards no limit. While a contest goes on one would read
it as what they lend to a number there; that is said with the number: `skill from tools do not count`. That a
limit does not hold meanwhile is said of the limit: `in a debate: your bag limit is unlimited`.""",
)
ONCE_OR_WHILE = Code(
    "E0458",
    title="a number that becomes something: once, or while it is so",
    text="Nothing says whether this is done once, or for as long as the number is {amount}.",
    label="once?",
    help="once: `when EVENT: if {said}: ...`; as long as it is so: `as soon as {said}: ...`",
    explain="""\
`as soon as your coins are 0: ...` is done again and again, until its body or something else has ended it. It
is right for what ends it (`gain 1 coin`). What shall be done once, each time that it comes to be so, is said
of the event: `when you lose 1 coin: if your coins are 0: gain 1 favour`.""",
)
ONLY_THESE = Code(
    "E0466",
    title="only these can be had done to them",
    text="`only` says who can do something; to what it can be done would not be heeded.",
    label="not heeded here",
    help="forbid the others: `KINDS other than ... cannot be ...`, `KINDS that are not ... cannot be ...`",
    explain="""\
`only sly players can visit this` forbids it to everybody else. Of what something is done to it would
have to be said what else there is: all things of the game, or others of the sort? So the others are
named and forbidden: `tools that are not heavy cannot be taken`.""",
)
TWO_COUNTS = Code(
    "E0535",
    title="counted twice",
    text="`per {words}`, and another count in front of it: a rule has one.",
    label="the second count",
    help="one of them as a line of its own: `you cannot ... more than 3 times per {words}`",
    explain="""\
`once per turn: ...` and `3 times per game: ...` each count how often a rule was done. One rule counts
one thing; the other bound is said of the deed (`cannot ... more than 3 times per game`), or is a counter.""",
)
NO_REASON = Code(
    "E0542",
    title="a reason without words",
    text="`because` says no reason.",
    label="why?",
    help='say why in the words that are read at the table: `because "the gate is shut"`',
    explain="""\
Below a line that refuses something (`you cannot ...`, `only KINDS can ...`, a bound with `more than once per
...`) may stand why. Whoever is asked and is refused just that reads it beside the options. A reason without
words tells nothing.""",
)
TWO_ENDS = Code(
    "E0545",
    title="two ends of what goes on",
    text="What lasts ends with one turn, walk or the like, and `{moment}` is the end of another.",
    label="a second one",
    help="keep the one that comes first; `until MOMENT, or EVENT:` ends with whichever of these comes first",
    explain="""\
`until the end of this turn, or you die:` ends with the turn, or before it with the event. What goes on lies
in what goes on around it, so of two ends the inner one comes first, and the other would mean nothing.""",
)
TURNS_OF_OTHERS = Code(
    "E0552",
    title="turns of somebody else",
    text=(
        "`{words}` turns are not counted here: a text counts those of the one whom it is about, `your turns`."
    ),
    label="whose turns?",
    help="another's own turns are counted by a `form` of theirs that `lasts {number} of your turns`",
    explain="""\
`for 2 of your turns: ...`, or `for 2 turns: ...`, holds until two turns of the one whom the text is about
are over. What another is for so many turns of its own is a form, which it becomes and whose text speaks to
it as `you`:

    form apprentice (apprentices)
        of a player
        lasts 2 of your turns
        you cannot take tools
    guest Master: when visited: for each other player: it becomes an apprentice""",
)
COUNTED_FOR_WHOM = Code(
    "E0673",
    title="so often in all, or for each of them",
    text="How often, in front of `for each {kind}`, could be counted for all of them, or for each by itself.",
    label="counted for whom?",
    help=(
        "for each: `for each {kind}: once per ...: when ...`; in all, without it: `once per ...: "
        "when a {kind} ...`"
    ),
    explain="""\
`once per turn: for each player: when you gain 1 coin: ...` could be once for each player, or once in all.
What is counted for each stands behind `for each player:`. What is used up for all by the first of them
says who does it: `once per turn: when a player gains 1 coin: ...`.""",
)
OPPONENT_IS_THIS = Code(
    "E0674",
    title="the opponent of who contests with this",
    text="`you` is who contests with this: `your opponent` could be this itself, or `you` once more.",
    label="this, or you?",
    help="of who contests with it say `your ...`, or `you ...`; of the thing itself `its ...`, or `this`",
    explain="""\
In the text of a thing whose kind `binds you to its opponent`, `you` is the other side: who contests with
it. In `plus the number of cards in the hand of your opponent to its might` both words could be either of
the two. `plus the number of cards in your hand to its might` counts those of the other side for the
thing.""",
)
SEEN_FROM_ITSELF = Code(
    "E0556",
    title="each of them, seen from itself",
    text="`{word}` would be that of each {kind} itself: a box speaks to nobody before `for each ...:`.",
    label="whose?",
    help="name the place or the person; what is its own is `its ...`",
    explain="""\
A box speaks to nobody, so in front of `for each player within 2 steps of you:` nobody is `you`, and nothing
is `here`. Below it the lines speak to each of them. In the text of a thing `you` is who has it, and `here`
where that one is.""",
)
NOBODY_BESIDE = Code(
    "E0629",
    title="nobody is with what lies beside the board",
    text="`you` would be whoever is at the place of this, and in the {zone} it is at none: that is nobody.",
    label="whose?",
    help="say for whom: `for each {player}: ...`; of its {role}, `when ...: until ...: ...`",
    explain="""\
Where a kind binds `you` to somebody who is there only while something is done (`binds you to its guest`), a
text that waits is about whoever is with the thing. What lies beside the board, for all to see, is with
nobody: a line that says `your turn` there would be about no turn at all. `for each KIND: when your turn
ends: ...` is about the turn of each; for whoever made it come there, something lasts from that deed on:
`when met: until ...: when your turn ends: ...`.""",
)
YOU_AT_EDGE = Code(
    "E0665",
    title="`you` at an edge, where nobody crosses it",
    text="In the text of an edge `you` is whoever crosses it, while that is done: nobody else is ever there.",
    label="about nobody",
    help=(
        "say it of the crossing: `when you cross this: ...`, `you cannot cross this`, `when a KIND crosses "
        'this: it ...`; the rest stands in a box, `rule "NAME"`'
    ),
    explain="""\
Nobody is ever at an edge, so its text speaks to whoever crosses it: `before you cross this: lose 1 coin`.
What happens elsewhere, or holds all the time, belongs to a place, a thing or a box; another than who crosses
is a `KIND`, which is done for each: `when a player crosses this: it loses 1 coin`.""",
)
WHO_HAS_EACH = Code(
    "E0643",
    title="`you` below `for each` of what anybody may have",
    text="`{word}` could be about whoever has each {kind}, or about you: the text has a `you` already.",
    label="whose?",
    help="of your own: `for each KIND in your ZONE: ...`; whoever has one: in a box, `rule ...`",
    explain="""\
What stands below `for each KIND:` is as if printed on each of them, so `you` would be whoever has it. In the
text of a thing `you` is somebody already, such as its holder, and a reader takes `for each tool: +1 charm`
for one more with each of his own. `for each tool in your bag: +1 charm` is that; a rule of whoever
has one stands in a box of its own.""",
)
