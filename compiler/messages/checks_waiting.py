"""The catalogue: checks of what waits."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

ASLEEP_THERE = Code(
    "E0425",
    title="a rule of things that lie where they say nothing",
    text="This is never in force: a text is in force while its thing lies in {zones}, never in a `{zone}`.",
    label="forbids nothing, changes nothing",
    help="say it of the deed (`you cannot visit KINDS in ...`), or write `awake` at the zone",
    explain="""\
What stands below `for each KIND` is as if printed on each of them, and what is printed on a thing is in force
only where it lies in a zone that says `awake`. So `for each guest in the street: ...` says nothing, where
the street sleeps. The rule of somebody else about what is done with such things is in force all the same:

    rule "Quiet": for each trader: you cannot visit guests in the street""",
)
NEEDS_RULING = Code(
    "E0505",
    title="two packs replace the same event",
    text="`{first}` and `{second}` may replace the same event, and nothing says which comes first.",
    label="one of the two",
    help="add a `ruling` with the line `when {first} meets {second}: {first} first`",
    explain="Rules of one pack are ordered by the players; rules of two packs need a word from the author.",
)
TARGET_OF_WHAT = Code(
    "E0550",
    title="the target of what?",
    text="`the {noun}` would be that of a {level}, of which nothing is said here: else there is none.",
    label="whose {noun}?",
    help="say whom: `another KIND`, `a KIND with ...`; or in what, in front: `during a {level}: ...`",
    explain="""\
`the actor` and `the target` are who did what a rule is about, and to whom it was done: `when another player
robs you: take 1 coin from the actor`. A procedure or contest may fill them, too. A line that says `you cannot
rob the target` reads as whoever is robbed, and it would be the one chosen in that procedure. So
it says in front that it is about that: `during a raid: you cannot rob the target`.""",
)
DONE_OTHERWISE = Code(
    "W0572",
    title="forbidden, and done by another verb",
    text="No procedure does `{verb}`: the {procedure} does `{other}`, which is not forbidden by this.",
    label="the {procedure} goes on",
    help="forbid what is done, `you cannot {other} ...`, or all of it: `you cannot begin a {procedure}`",
    explain="""\
A verb whose body does another one may be said by a few texts only, while turns go by the other: then `you
cannot MOVE` hinders nobody who walks step by step. What is forbidden at a place, on a condition or towards
certain things is not spoken of here.""",
)
HEARD_OTHERWISE = Code(
    "W0570",
    title="waited for, and done by another verb",
    text="No procedure does `{verb}`: the {procedure} does `{other}`, which this does not hear.",
    label="hears only what texts call `{verb}`",
    help="say what is done, `{other}` in its place, or the whole of it: `when your {procedure} ends: ...`",
    explain="""\
A verb whose body does another one may be said by a few texts only, while turns go by the other: then `when
you MOVE: ...` hears those texts, and nothing of who walks step by step. What is waited for at a place, on a
condition or towards certain things is not spoken of here.""",
)
TRIGGER_RING = Code(
    "W0507",
    title="a rule that sets itself off",
    text="This rule makes the event it waits for, without any condition: {ring}.",
    label="this may never end",
    help="add a condition, or `once per turn:`",
    explain="The machine stops a game in which rules set each other off too often and names the ring.",
)
UNOPENED = Code(
    "W0536",
    title="a window that nothing opens",
    text="Nothing opens `{window}`, so nobody is ever asked there.",
    label="never open",
    help="a step of a procedure or contest opens it: `open {window}`",
    explain="""\
A window is a moment at which others may answer. It comes where a text says `open` with its name, and only
there: its name alone does not say when that is.""",
)
DONE_AGAIN = Code(
    "W0538",
    title="done again and again",
    text="This is done while it is so, again and again, and what it does changes nothing of what it asks.",
    label="never ends",
    help="what is done once follows the event: `when you go to ...: ...`; or `once per turn: as soon as ...`",
    explain="""\
`as soon as your coins are at least 10: win the game` waits for something to be so, and is done as often as it
is so. `as soon as you are at Fountain: gain 1 coin` is still so when the coin was gained: it gives without an
end, and what takes (`lose 1 coin`) takes all. What is done once when somebody comes there follows the event:
`when you go to Fountain: gain 1 coin`.""",
)
NEVER_SAID = Code(
    "W0550",
    title="a situation that never is",
    text="No contest gives `{setting}`, and no deed is done {setting}: the rule waits for it in vain.",
    label="never so",
    help="leave it out; in front of an offer it says when one may: `{setting}: you may ...`",
    explain="""\
A situation is there during its contest (`setting in a duel: duel`), or where a deed says it (`visit Miller by
night`). One that is neither, `setting at any time`, is a time at which something is offered. Behind an event,
or in front of what holds, it would never be so.""",
)
SAID_IN_VAIN = Code(
    "W0574",
    title="a situation that nothing asks for",
    text="Nothing asks whether something is done {setting}: it is done as without these words.",
    label="nothing comes of this",
    help="leave it out; what should come of it is said by a rule (`... {setting}: ...`) or a verb",
    explain="""\
`visit Miller by night` is a visit like any other, and texts may ask for it: `by night: you cannot visit
guests`, `when you visit Miller by night: ...`. Where none does, the words promise something that does not
come: `keep a box as a present` would be `keep a box`.""",
)
NO_END_OF_IT = Code(
    "W0561",
    title="a place to which an edge does not lead",
    text="`{edge}` leads between {ends}, never to `{place}`.",
    label="not over this",
    help="say one of its ends, or `cross to PLACE` over whatever leads there",
    explain="""\
`when you cross this to Fountain` waits for somebody who goes over that edge and comes out at Fountain. An
edge joins two places, and whoever crosses it comes to one of them.""",
)
NEVER_ROLLED = Code(
    "W0562",
    title="a roll that nobody makes",
    text="Nothing rolls for {purpose}, so this waits in vain.",
    label="never rolled",
    help="`roll 1 die for {purpose}` somewhere, or leave it out",
    explain="""\
A purpose says what dice are for, and a rule may wait for the rolls of one. Dice that are rolled without
saying so, or for something else, are none of them.""",
)
COMES_AGAIN = Code(
    "W0578",
    title="a deed that is averted and comes again at once",
    text="`{verb}` comes of `{text}`, which is so all the same: it comes again at once.",
    label="averted for a moment only",
    help="let the same line change `{unit}`, too, so that it is so no more",
    explain="""\
What is done `as soon as` something is so is done again and again until it is so no more. With `as soon as
your coins are 0: you fall` in the rules, `when you would fall: it does not happen` averts one fall, and the
next comes the same moment; what is paid for it is paid each time, and what is done once per game is used up
at once. `when you would fall: gain 1 coin, then it does not happen` ends it, since the coins are 1 then.""",
)
BRINGS_NOBODY = Code(
    "W0580",
    title="forbidden, or at a price, where one is already",
    text="`{verb}` brings nobody there: who may not, or cannot pay, is there all the same.",
    label="only what follows it is stopped",
    help="say it of what brings one there, such as `{brings}`; or `when ...:` with what is lost there",
    explain="""\
Some verbs are only the event of being at a place: another verb puts its doer there and then does this one. A
prohibition or a price on such a verb keeps nobody away. It is said of the verb that moves (`going to Fountain
costs 1 coin`), or of what follows (`when you halt at Fountain: lose 1 coin`).""",
)
ALWAYS_REPLACED = Code(
    "W0581",
    title="never done, since another deed stands in its place",
    text="`{verb}` is never done here: `{text}` always puts something in its place.",
    label="nothing follows it",
    help="say the verb that is done there: `when you {does} ...`; or `before ...`, which comes in front",
    explain="""\
`instead of earning 1 coin: gain 1 coin` in a box of rules puts one deed in the place of another, always and
for everybody. What waits `when you earn 1 coin` waits in vain: earning is begun, and never done. What is done
in its place is followed (`when you gain 1 coin`), and `before you earn 1 coin` comes in front of it.""",
)
WORN_OUT = Code(
    "W0585",
    title="used up, and as empty when it comes back",
    text="Nothing gives this its {unit} anew: who finds it once more finds none on it.",
    label="used up for good",
    help=(
        "fill it when it goes, however that is: `when VERBED: remember {many} as the {unit} of this`, "
        "in the verb's words"
    ),
    explain="""\
A number that is printed says where it begins when the game does. A card that is given up when it is used up
lies among others of its sort, and comes again in a long game: what it has by then is what it had when it
went. Fill it when it goes, in the words of the verbs by which that is done (`when cleared: remember 3 as the
wicks of this`), or take it out of the game for good.""",
)
NEVER_LYING = Code(
    "E0644",
    title="done to what somebody has, and said of what lies there",
    text="This is about a {kind} that lies there, and `{verb}` is done only to what somebody has.",
    label="never lies there",
    help="say where one is in front: `at PLACE: you cannot ...`; of others: `other KINDS here cannot ...`",
    explain="""\
Places in front speak of where you are, places behind a noun of where it is. `you cannot seal notes at
Fountain` reads as if it were the first, and is about notes that lie at Fountain; where all notes that are
ever sealed are in somebody's hand, it forbids nothing. `at Fountain: you cannot seal notes` is about you,
`players at Fountain cannot seal notes` about them.""",
)
ONLY_ASKED = Code(
    "W0573",
    title="forbids what is only asked",
    text="Nothing ever does `{verb}`: texts ask whether one may. What `{name}` lends goes on.",
    label="takes away nothing that is lent",
    help="say beside it what does not count: `{stats} from {sort} do not count`",
    hint="say beside it, for the same ones, that these numbers do not count",
    explain="""\
A verb that no text does is a permission alone. Forbidding it stops whatever asks for it, and nothing else:
what a thing lends to whoever has it is lent all the same. What should not be in force either is said in a
line of its own; a prohibition that cites a row of a rulebook is not spoken of.""",
)
MOVED_TWICE = Code(
    "E0658",
    title="moved, and then moved all the same",
    text="After `{other}` here `{verb}` still happens to the same one, so that is undone at once.",
    label="for nothing",
    help="say behind it that the other does not happen: `..., then it does not happen`",
    explain="""\
`when ... would` does its body, and then what would happen happens, unless the body says `it does not
happen`. What is put somewhere in between is put elsewhere at once, who goes somewhere goes on at once,
and who becomes sly becomes honest all the same. What is done in the place of the event stands behind
`instead of ...`.""",
)
NEVER_OVER = Code(
    "E0667",
    title="it lasts until what it forbids",
    text="This never ends: what would end it, to `{verb}`, is what it does not let happen.",
    label="for ever",
    help=(
        "say a moment besides: `until EVENT, or MOMENT: ...`; what averts one deed only asks for a "
        "state and ends it"
    ),
    explain="""\
`until you gain 1 coin: when you would gain 1 coin: it does not happen` reads as if the next coin were
lost. No coin is gained, so the end never comes, and neither does any other coin. What lasts says a moment
or another event that ends it (`until the end of this turn, or ...`); what averts one deed only is asked
for by a state, which the same line ends: `when you would gain 1 coin: if you are cursed: you are no
longer cursed`, and below it `it does not happen`.""",
)
ONCE_EACH = Code(
    "E0659",
    title="once for each of those who are there",
    text="This would be done once for each of the others who are there, and not at all where nobody is.",
    label="how often?",
    help="say `a KIND` for `another KIND`: then it is done once; or say what `you` do then",
    explain="""\
What lies at a place for all speaks to each one who is there: that one is `you`, and `another player`
anybody else. `when another player halts here: that player loses 1 coin` would take 3 coins where three
are there, and none where nobody is. `when a player halts here: that player loses 1 coin` takes one.""",
)
WHO_OF_THEM = Code(
    "E0668",
    title="everybody who is there, or the one who did it",
    text="`you` is each one who is there, so all of them would do this, not only who did what it waits for.",
    label="who of them?",
    help=(
        "`when you ...: ...` is of who does it; or say who then does something: `that KIND ...`, "
        "`each KIND here ...`"
    ),
    explain="""\
What lies at a place for all speaks to each one who is there. `when a player halts here: gain 1 coin`
reads as if the one who halts gained the coin, and everybody there would gain one. `when you halt here:
gain 1 coin` is of the one who halts; so is `when a player halts here: that player gains 1 coin`. Of all
it is `each player here gains 1 coin`.""",
)
NEVER_ANOTHER = Code(
    "E0669",
    title="who does it is never another",
    text="`you` is who does it here, so it is never done by another than you.",
    label="never",
    help="leave out who does it: `when DONE: ...`; or say who it is: `when a KIND ... this: that KIND ...`",
    explain="""\
In the text of a thing the participle alone is what is done to this, and `you` is who does it. So `when
visited by another player: gain 1 coin` would wait for somebody else than who visits.""",
)
