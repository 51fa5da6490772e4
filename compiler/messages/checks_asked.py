"""The catalogue: checks of what is asked."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

NEVER_KEPT = Code(
    "E0489",
    title="somebody's roll, where it is not kept",
    text="`{purpose} roll` is asked for, and {why}.",
    label="which roll?",
    help="say `the result` in what rolls, or below `when you roll for {purpose}:`; or remember it there",
    explain="""\
`your luck roll` in `+1 to your luck roll` is each roll for luck, which is one more. As a number it is what
came of the roll that you made last in a contest. Of a roll outside of contests nobody keeps the result: it is
`the result` for the text that rolls, and for what follows the roll:

    when you roll for luck: if the result is at least 4: gain 1 coin
    roll 1 die for luck, then remember the result as your luck""",
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
NEVER = Code(
    "W0503",
    title="a rule that never does anything",
    text="The condition of this rule can never hold.",
    label="never",
    help="take away the part of the condition that contradicts the others, or the rule",
    explain="The parts of the condition contradict each other, so the rule is dead.",
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
NO_SUCH_LEVEL = Code(
    "W0564",
    title="an end of what is not going on",
    text="No {level} is going on when this happens: {what}.",
    label="outside of every {level}",
    help="say it where a {level} is going on, `during a {level}`, or say the end of something else",
    explain="""\
`end the duel` ends the one that is going on, and `until the end of this duel` lasts as long as that one. In a
text that is never read in its course, as where it follows a verb that nobody does there, the one does
nothing, and the other stops the game with a fault.""",
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
card`), or the tag is missing in a heading (`card Anvil (heavy)`). A value that no verb gives to such things
is printed, too: `if a card is honest` is never so where only players become honest.""",
)
NEVER_SO = Code(
    "W0541",
    title="something that is never so",
    text="{one} {other}: {why}.",
    label="asks for what is never so",
    help="ask what it has, or where it is: `with ...`, `has ...`, `at ...`; or name one of the right kind",
    explain="""\
A thing is of the kind that its heading says and of those that this one stands on, and lies in zones that hold
such things. What asks for another kind is never so, and a line that waits for it never does anything: `if
Ann is Miller` where the one is a player and the other a card, `if you are in your hand`.""",
)
TOLD_TO_NOBODY = Code(
    "W0542",
    title="a reason that is told to nobody",
    text="This reason is told to nobody: {what}.",
    label="rests on what not all may know",
    help="say it of what lies open, or leave the reason out",
    explain="""\
Why something is refused is told only where that gives nothing away. A line that asks about things in a hand,
in a pile or remembered in secret may be obeyed by all, but its reason would tell how that stands. What
whoever is refused has in a hand of its own it may know: say it of who does the deed (`traders with a letter
cannot ...`, `you cannot ...`).""",
)
ALWAYS_THERE = Code(
    "W0545",
    title="a question that answers itself",
    text="Whether there is a {kind} is asked where there always is one: {who}.",
    label="always so",
    help="say which, or where: `another {kind}`, `a {kind} here`, `a {kind} at PLACE`; or leave it out",
    explain="""\
A text holds while its thing is there, and what it says to `you` is said to somebody. So whether there is a
thing of that kind, wherever it is, is no question there: `while there are players: ...` for a player, `if
there is a card` on a card. Where it lies, or which it is, was left out.""",
)
AT_ONCE = Code(
    "W0568",
    title="conditions that exclude each other",
    text="What is asked here is {what}.",
    label="look at its parts",
    help="leave one of them out, or ask for the other of `and` and `or`",
    explain="""\
`your coins are 2, and your coins are 3` is never so, and neither is anybody at two places, or of two words of
one value. `your coins are at least 3, or your coins are less than 4` is so whatever they are. What waits for
the one is never done, and what waits for the other need not ask.""",
)
DECIDED = Code(
    "W0551",
    title="a question that is answered already",
    text="{what}.",
    label="never anything else",
    help="ask for a number that it can have and can lack",
    explain="""\
A counter lies between its `floor` and its `ceiling`, and there are never fewer things than none. What asks
for more than that is always so or never, and might as well be left out, with all that waits for it.""",
)
AT_NONE = Code(
    "E0593",
    title="no, behind where, whose or against whom",
    text="`no` says how many there are or are had; where, whose and against whom is said without it.",
    label="at none?",
    help="deny the whole: `if you are not at ...`, `unless ...`; or say which: `other than ...`",
    explain="""\
`you have no tool` and `there is no guest here` count. `you are at no gate` is not about a number of gates,
and the deed `bury a tool of no player` has nobody whose it could be. What is denied is that one is there:

    unless you are at a gate: gain 1 coin""",
)
NONE_OR_ONE = Code(
    "E0594",
    title="none of one, and what of the other?",
    text="`no` is said of the first alone: this one would have to be there.",
    label="this, too?",
    help="deny both: `unless you have A or B: ...`; or say it of each: `you have no A, and you have no B`",
    explain="""\
`no tool or letter` and `no Lamp or Rope` are neither. Behind `and`, in front of another `a`, and behind what
narrows the first, nobody can tell: `no Lamp and Rope` would be no Lamp, and a Rope.
`unless you have Lamp or Rope: gain 1 coin` says that neither is there.""",
)
EXCEPTED_TOO = Code(
    "E0595",
    title="a second exception, or a thing besides",
    text="`{second}` reads as left out, too, and would be meant besides.",
    label="left out, too?",
    help="two exceptions: `other than {first} and other than {second}`; else say `{second}` first",
    explain="""\
`all tools other than Lamp and Rope` are all but these two, and so are names behind `or`, `this` and `you`.
Anything else behind `and` could be left out or be meant besides: `bury all tools other than Lamp and a heavy
tool` reads as all but these, and would be all but the Lamp, and then a heavy tool. Each exception is said:
`all tools other than Lamp and other than a heavy tool`. A letter that is no tool is left out of no tools, so
`all tools other than Lamp and a letter` stays what it is.""",
)
TWO_TIMES = Code(
    "E0596",
    title="one of two times",
    text="Of `{words}` only the first would be heard.",
    label="which of them?",
    help="say the line once for each: `during your turn: ...`, `during your duel: ...`",
    explain="""\
`during your turn or duel: +1 charm` could hold in either, once or twice where a duel is within a turn. Each
has a line of its own, with `unless` where both may be: what is lent by both lines counts twice. So it is of
`once per turn or duel` and of `when your turn or duel begins`.""",
)
ONLY_UNHEARD = Code(
    "E0597",
    title="only, where it is not heard",
    text="{why}.",
    label="only these?",
    help="{way}",
    explain="""\
`players cannot rob only rich players` reads as if these alone were safe, or as if somebody else had to be
robbed with them. `players cannot rob rich players` forbids just that. What happens, what it costs and what is
a duty is said of these, and says nothing of others: `when you rob a rich player: ...`. `only` stands in front
of who can: `only honest players can rob rich players`.""",
)
HERE_ANYWAY = Code(
    "W0567",
    title="an event here, where one always is",
    text="`here` is where you are, so this is wherever you do it.",
    label="wherever",
    help="name the place where it happens; or leave `here` out",
    explain="""\
In the text of a place `here` is that place. In a box, and of what somebody holds, it is where `you` are when
it happens: `until you begin a walk here` ends with the next one, not where it was said, and `you
cannot begin a walk here` forbids all of them.""",
)
NO_NUMBER = Code(
    "E0635",
    title="a word as a number",
    text="{value} is a word of each thing, and no number.",
    label="no number",
    help="ask for the word: `if you are {word}`; of two: `your {value} is Ann's {value}`",
    explain="""\
`values tall, short: height` gives each thing one of these words. Nothing is added to a word, and it is not
more or less than another; whether it is so is asked by the word itself, `if you are tall`.""",
)
OF_ALL_THERE_ARE = Code(
    "E0672",
    title="the most of all that there are, in the piles, too",
    text="The {kind} with the {most} would be that of all there are in the game, in the piles, too.",
    label="among which?",
    help="say among which: `before you ... the {kind} with the {most} ... in your ZONE`",
    explain="""\
`bury the tool with the least weight` is done to the lightest of one's own. What waits for such a deed,
or forbids it, is about nobody's: `when you bury the tool with the least weight` would be the lightest
of all tools, of those in the stock, too. It says among which, and asks before the deed: `before you
bury the tool with the least weight in your bag: ...`, `you cannot bury the tool with the least
weight in your bag`.""",
)
