"""The catalogue: where things are, and whose they are there."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

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
NEAREST_IN_PILE = Code(
    "E0387",
    title="the nearest of what lies in a pile",
    text="What lies in `{zone}` is nowhere on the board, so none of it is nearer than another.",
    label="not on the board",
    help="`the top ... of ...` is taken as it lies, `a ... in ... of your choice` is chosen",
    explain="""\
`the nearest box` is the one with the fewest steps from where you are, over all edges. A zone that is not of a
place, nor of somebody who stands on one, lies nowhere, and so does what is in it.""",
)
NEAREST_OF_ZONE = Code(
    "E0432",
    title="the nearest of what is no thing on the board",
    text="`{noun}` is nowhere on the board, so none is nearer than another.",
    label="nothing lies nearer",
    help="say it of whose it is: `the {head} of the nearest ...`",
    explain="""\
`the nearest gate` is the gate with the fewest steps from where you are, over all edges; what cannot be
reached is not meant. Zones and procedures lie nowhere.""",
)
ANOTHER_PLACE_OF_WHOM = Code(
    "E0435",
    title="another place than whose?",
    text="`{noun}` is any but where `you` are, and reads as any but where `{who}` is, which is not `you`.",
    label="other than whose place?",
    help="say `a {kind} other than {its} {place}`; or `a {kind} other than your {place}`",
    explain="""\
`another space` is any but the one where `you` are, whoever goes there. Where somebody else goes, one reads:
any but where that one is. So it says whose place is left out:

    for each other player: it goes to a space other than its space
    Ann goes to a space other than your space""",
)
NOT_WHERE_YOU_ARE = Code(
    "E0610",
    title="where one never is",
    text="`{noun}` is seen from where `you` are, and never there.",
    label="other than which?",
    help="say from where it is seen: {way}",
    explain="""\
`another space` is any but the one where `you` are, `a neighbour space` is one step away from it. Asked of
`you` that is never so. Others may be there (`if a pawn is at another space`), and of `you` it is asked from
a certain place: `if you are at a gate other than Fountain`, or `at a neighbour space of Fountain`.""",
)
PLACE_OF_A_PLACE = Code(
    "E0662",
    title="a place of another place",
    text="`{words}`: a {kind} lies at no other one, so nothing is meant but that one.",
    label="at itself",
    help="`{kind} within 1 step of NAME`; where one comes from is asked before: `before you ...: ...`",
    explain="""\
What is `of` a place, or `at` it, lies there: tools, players. A place lies at none but itself, so `a gate of
Fountain` would be Fountain, and `a gate of a market` one that is both.""",
)
MEASURED_FROM_WHOM = Code(
    "E0601",
    title="near whom?",
    text="`{noun}` is measured from where `you` are, and reads as measured from `{who}`, which is not `you`.",
    label="near whom?",
    help="{way}",
    explain="""\
`a neighbour space` and `the nearest gate` are seen from where `you` are, whoever goes there. Where somebody
else does it, one reads: from where that one is. In the text of a verb `you` is who does it, so there it is
measured from the actor:

    verb flee (flees, fleeing, fled): player "flee"
        does
            the actor goes to the nearest gate

and `each other player flees` is said where it is done.""",
)
HAD_PLACE = Code(
    "E0440",
    title="had, and no thing",
    text="`{noun}` is {what}, and nobody has it.",
    label="never had",
    help="{way}",
    explain="""\
What somebody has lies in a zone of theirs. Places are the board itself: one is at a place. Who plays, and
what is played, is with others, and had by none of them.""",
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
AT_NO_PLACE = Code(
    "E0548",
    title="at what is no place",
    text="`at` says on which place something is, and `{noun}` is no place: it would never be so.",
    label="this is {kind}",
    help="say where one is: `a {place} with {noun}`",
    explain="""\
One is at a place of the board, not at what lies or stands there. Who is where a guest is says so: `while
there is a guest here`, `if Ben is at a space with a guest`. What somebody has or bears is said by its zone:
`in the bag of a player`.""",
)
NEVER_WITH = Code(
    "E0549",
    title="narrowed by what it never has",
    text="`{mod}` narrows `{noun}`, right before it, and {why}.",
    label="said of `{noun}`",
    help="{way}",
    explain="""\
What stands behind a noun narrows the noun right before it: in `players cannot visit the fountain with a bag`
it would be the fountain that has a bag. Of who does it, it is said of who does it:

    players with a bag cannot visit Fountain
    while you have a bag: you cannot visit Fountain

and what lies at a place that has a name is asked apart: `if a bag is at Fountain: ...`.""",
)
VALUE_ALONE = Code(
    "E0606",
    title="a value alone, of things that have something",
    text="`{noun}` would be all things that are {value} now, of whatever kind.",
    label="of which kind?",
    help="say the kind: `... {value} {kind} ...`",
    explain="""\
A value (`values honest, sly: manner`) is a word that things of several kinds may have. Alone it means each of
them: `each sly with a bag` would be players, guests and boxes. One reads it of those that play: `each sly
player with a bag`.""",
)
HAD_AND_LYING = Code(
    "E0560",
    title="had by somebody, and lying at a place",
    text="`{noun}` lies there itself, so nobody has it.",
    label="lies there",
    help="say in a line of its own where who has it is: `{way}`; what lies there: `there is {noun}`",
    explain="""\
What stands behind a noun narrows the noun right before it: in `each trader with a bag at Fountain` it is the
bag that would be at Fountain. What is at a place lies there itself and is with nobody, so nobody would ever
be meant, and with `without` everybody. Where somebody is and what they have are asked one behind the other:

    for each trader at Fountain: if it has a bag: it gains 1 coin
    if another trader here has a bag: gain 1 coin""",
)
OWNED_IN_PILE = Code(
    "E0590",
    title="somebody's, and in a pile for all",
    text="What lies {zone} is nobody's, so none of them is meant by `{noun}`.",
    label="nobody's",
    help="leave one of them out: whose they are, or where they lie",
    explain="""\
A thing is somebody's while it lies in one of their zones. A pile that is not declared `of` anything is
nobody's, and what was put there is no longer theirs who had it: what they once had is a memory.""",
)
PLACE_OR_MORE = Code(
    "E0574",
    title="a place more, or something else",
    text="`{noun}` could be where `{front}` is as well, or be meant itself.",
    label="where, or what?",
    help="{way}",
    explain="""\
Behind a noun `at` names a place, or several of which it may be at any: `traders at Fountain or Old Square`.
What is joined otherwise is done as well: `traders at Fountain and Old Square` would be the traders at
Fountain, and the place Old Square. A described place (`at Fountain or a gate`) needs a line of its own, and
what is no place stands in front: `Lamp or a tool at Fountain`.""",
)
WHERE_ONE_IS = Code(
    "E0551",
    title="here, where one always is",
    text="`here` is where you are, so this is always so.",
    label="always so",
    help="leave it out: in the text of a place `you` is who is there; or say where what it is done to is,"
    " `before a THING here is ...`, `a KIND here`; or name the place",
    explain="""\
In the text of a place `here` is that place; of what somebody holds, and in a box, it is where `you` are.
There `here: ...` and `if you are here` are so wherever you are. Where a thing is to which something is done
stands behind the thing: `before a stone here is broken: ...`, `when another player here visits Miller: ...`.
When it was done and is gone it is nowhere any more, so that is asked `before`.""",
)
THERE_ONESELF = Code(
    "E0652",
    title="whether somebody is where one is oneself",
    text="You are there, and are one of those, so that answers itself.",
    label="you are",
    help="of others: `if another {kind} is here: ...`, `unless another {kind} is here: ...`",
    explain="""\
`if no player is here` is asked where you are, and you are a player. Others are meant: `unless another player
is here: ...`. In the text of a place it is asked of who is there.""",
)
HAS_NOTHING = Code(
    "E0569",
    title="something that never has anything",
    text="{owner} never has anything, so not `{noun}` either.",
    label="it has nothing",
    help="say who has it, or where it lies: `you have {noun}`, `{noun} is here`",
    explain="""\
What one has lies in a zone of one's own (`zone NAME`, below it `of a KIND`). Things of a kind without any
zone have nothing, and what asks for it would never be so.""",
)
EMPTY_OF_WHICH = Code(
    "E0640",
    title="empty, of any of several zones",
    text="`{noun}` is no certain zone, and `empty` asks one, or all of them at once.",
    label="which one?",
    help="{way}",
    explain="""\
`if your bag is empty` asks one certain zone. What asks whether some bag is empty, or whether none is, goes
through whose they are: `for each other player: if its bag is empty: ...`. `if all bags are empty` is so where
nothing lies in any of them. `your bag or hand` are two, and each is asked by itself: `if your bag is empty,
or your hand is empty`.""",
)
ONE_ZONE = Code(
    "E0641",
    title="several zones where one is meant",
    text="`{noun}` is not one zone, and what is said here is of one.",
    label="which one?",
    help="say one of them; one or another: `choose one`, with a line below it for each",
    explain="""\
A thing is put into one zone, one zone is shuffled, and what lies on top lies on top of one. Whether it is put
into the box or into the bag would have to be decided by somebody:

    choose one
        "box": put it into the box
        "bag": put it into the bag""",
)
PLACE_AND_THING = Code(
    "E0692",
    title="`it` that would be a place",
    text="`{word}` would be the {place}, and reads as `{noun}`, which only says which {place} it is.",
    label="the place?",
    help="say what it is done to once more, where that is then: `{noun} here`; the place is `that {place}`",
    explain="""\
`go to a gate with a guest` chooses a gate, and no guest: there may be several. So `it` behind it is the gate.
What is done to a guest there says so: `go to a gate with a guest, then visit a guest here`.""",
)
TOLD_IN_PASSING = Code(
    "E0690",
    title="a word for one who only says whose or where",
    text="`{word}` would be {who}, and reads as `{noun}`, which only says whose something is, or where.",
    label="which one?",
    help="{way}",
    explain="""\
`bury a box of another trader, then that trader loses 1 coin` chooses the trader first, then a box. Where
somebody was spoken of before it, in an event or a line, `that trader` would be that one: so whoever more is
said of comes first, `another trader loses 1 coin, then you bury a box of that trader`, or is named by the
deed itself, `take a box from another trader, then that trader gains 1 coin`. A rule has words for those in
what happens: `the actor`, `the target`, `its holder`. And `it` is what the deed was done to, the box.""",
)
OTHER_THAN_BOTH = Code(
    "E0664",
    title="another than which of the two?",
    text="`{noun}` is any but `{me}`, and reads as any but `{who}`, which was spoken of as well.",
    label="other than whom?",
    help=(
        "say who is left out: `{one} other than {me}`, `{one} other than {it}`, or both, "
        "`{one} other than {me} and other than {it}`"
    ),
    explain="""\
`another player` is any but you, `another card` on a card any but this. Where somebody else, or another card,
was spoken of in front, one reads: any but that one, too. So it says who is left out:

    when another player visits you: each player other than you loses 1 coin
    when you visit another player: each player other than you and other than it loses 1 coin""",
)
