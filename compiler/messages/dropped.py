"""The catalogue, E0450 to E0460: words that would have been accepted and not heeded."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

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
LOST_CHANGE = Code(
    "E0451",
    title="change of what another change takes away",
    text="`{path}` is changed here, and then replaced or taken away, so nothing would be left of the change.",
    label="would be lost",
    help="say it in what stands there instead, or leave this change out",
    explain="""\
Changes of house rules are made one after the other, phrases (`change PATH: "old" -> "new"`) first. What
`replace`, `remove` or `forbid` takes away is gone with all that was changed in it before. Of two packs that
change one place a `ruling` says which holds (E0503).""",
)
ONE_AND_THE_SAME = Code(
    "E0452",
    title="a thing compared with itself",
    text="`{word}` is the very thing that it is compared with, so this is always so.",
    label="the same thing",
    help="name the other one: the event, a role (`the actor`, `the target`), `this`",
    explain="""\
`that box` is the box that was spoken of: the one that the event around it names, else the last one. In a loop
through boxes that is each of them, which is `it` as well, where no event names another:

    before you open a box: for each box here: if it is not that box: burn it     # the one that is opened
    for each box here: if it is not that box: burn it                            # refused: which box?""",
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
UNCHANGING = Code(
    "E0471",
    title="a number changed that nothing changes",
    text="`{name}` is {what}: it can be neither gained nor lost, and nothing is remembered as it.",
    label="stays as it is",
    help="declare a counter, or a `memory NAME`, and say it of that; what differs for a while is a `stat`",
    explain="""\
A printed number is the same in the whole game; a roll and a score are what came of dice and of a contest.
What is gained, lost or remembered is kept in a counter or a memory: `remember 4 as your tally`.""",
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
NEVER_MOVED = Code(
    "E0473",
    title="moved, and no thing",
    text="`{noun}` is {what}, and that goes nowhere.",
    label="what would move?",
    help="say which things: `... THINGS at PLACE`",
    explain="""\
Places are the board itself, and a turn or a contest is something that is done. Things go to places and lie
in their zones; a place is never gained, taken, put somewhere or removed. A tile that is laid is a thing.""",
)
CHOSEN_NOWHERE = Code(
    "E0474",
    title="a choice where nothing is chosen",
    text="`{words}` says how something is chosen, and nothing is chosen here.",
    label="not heeded here",
    help="say `a ...`, `each ...` or the name of one; a choice is made where something is done",
    explain="""\
`of your choice`, `up to 2` and `any number of` belong to what is done: `take a card of your choice`. What
is waited for, asked, counted or changed is so of things that are there, whoever would choose them.""",
)
HAS_NONE = Code(
    "E0456",
    title="had by what can have none",
    text="No zone of {owner} holds such things, so it never has {kind}.",
    label="whose would it be?",
    help="what a thing lies in is `its bearer` (`role bearer`); `here`, or a role, says where it is",
    explain="""\
`its stone` is the stone that it has: that lies in a zone of it. A card in the rack of a cupboard has no
cupboard; the cupboard has the card, and is `its bearer`, as who has it in a zone of his is its holder.""",
)
ZONE_OF_NOBODY = Code(
    "E0457",
    title="whose a zone is that is nobody's",
    text="There is one `{zone}` in the game, and it is nobody's.",
    label="not heeded here",
    help="say `the {zone}`; or declare below `zone {zone}` whose it is: `of a KIND`",
    explain="""\
A zone that says `of a KIND` is there once for each thing of that kind: `its bag`, `the bag of Ann`. One
without that line is there once, for all: `the market`. Who put what there is not known to it.""",
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
