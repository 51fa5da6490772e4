"""The catalogue, E0435 to E0437, E0483 to E0490, W0541: what is never so, or done otherwise."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

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
ANOTHER_PLACE_OF_WHOM = Code(
    "E0435",
    title="another place than whose?",
    text="`{noun}` is any but where `you` are, and reads as any but where `{who}` is, which is not `you`.",
    label="other than whose place?",
    help="say `a {kind} other than {its} {kind}`; or `a {kind} other than your {kind}`",
    explain="""\
`another space` is any but the one where `you` are, whoever goes there. Where somebody else goes, one reads:
any but where that one is. So it says whose place is left out:

    for each other player: it goes to a space other than its space
    Ann goes to a space other than your space""",
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
NOT_IN_WINDOW = Code(
    "E0484",
    title="something else than an offer in a window",
    text="`{window}` is when something is offered, and {what}.",
    label="no offer",
    help="an offer says `you may ...`; what holds for a while stands below `in ...:` or `during ...:`",
    explain="""\
A window, or another situation that no contest gives, is a moment at which players are asked. So what stands
below it is an offer: `before the move: you may lose this`. A prohibition, a modifier, a price or a rule
about an event would hold at all times there, and as a condition a window is never so. What holds for a while
is said of the procedure or contest that goes on: `during a walk: you cannot open doors`.""",
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
AFTER_EACH_OTHER = Code(
    "E0486",
    title="an offer or a duty that never comes",
    text="`{label}` {why}.",
    label="when?",
    help="what comes before all others is a duty (`duty ... first`), or a step; what waits names one part",
    explain="""\
A duty has to be done, and may have to be done `first`. An offer may be taken or left, as often as it is
possible, or `once`. What is `after "..."` waits until that duty is done, or that offer was taken. So nothing
waits for what waits for it, and an offer that is made for each of several is no one moment to wait for.""",
)
STEP_BEHIND = Code(
    "E0487",
    title="a step behind a duty or an offer",
    text="`{label}` stands behind what players choose among, and would be done before it.",
    label="done first",
    help="put it in front; what is done last: `when this ends: ...`, or `duty ... after ...`",
    explain="""\
The steps of a procedure are done in their order, then its duties and offers are put before the player until
none is left. A step that stands behind them reads as if it came last. What is done at the end stands below
`when this ends:`; what has to be done when something else is done is a duty `after` it.""",
)
OVER_BY_THEN = Code(
    "E0488",
    title="a time that is over when its deed was done",
    text="This {level} does not go on when this is done: {why}.",
    label="not during it",
    help="say `when your {level} begins: ...`; counted otherwise: `once per turn: ...`",
    explain="""\
What follows `when` comes when the deed is done. Of a verb that begins a contest or a procedure the whole of
it is the deed: `when you meet a player` comes when the duel is over. So `once per duel`, `until the end of
this duel` and `in a duel` in such a rule speak of what is over, and so does `once per duel: when your
duel ends`. What comes at its beginning follows that: `when your duel begins: until the end of this duel:
+1 charm`.""",
)
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
