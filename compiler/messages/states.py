"""The catalogue, E044 and W0546 to W0550: what is in force, states, and what is known."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

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
NO_STATE = Code(
    "E0442",
    title="a word that is no state",
    text="`{word}` is {what}, and not a state that begins and ends here.",
    label="no state",
    help="{way}",
    explain="""\
`it is now worn` and `it is no longer worn` are deeds: they begin and end a state, which is declared with
`state worn`, `of a KIND`. What is printed on a thing stays so; a value is given by a verb that `is set-mode`,
and a form by one that begins it.""",
)
STATE_OF_OTHERS = Code(
    "E0443",
    title="state of another kind of thing",
    text="`{state}` is a state of {of}, and this is {kind}.",
    label="never so",
    help="name {of}, or declare another state for this kind",
    explain="""\
A state says `of a KIND`: only such things are in it. Of anything else it would never be so, whatever was
said.""",
)
STATE_PRINTED = Code(
    "E0444",
    title="a state that is printed",
    text="`{state}` is a state: rules begin and end it, so it cannot be printed on `{name}`.",
    label="begins in play",
    help="`tags NAME` declares what is printed; what becomes so says when: `when EVENT: this is now {state}`",
    explain="""\
Behind the name of a thing stand its tags, which never change. A state is not so when the game begins, becomes
so by `it is now STATE`, and ends by `it is no longer STATE`.
A scenario may begin with it: `given NAME (STATE)`.""",
)
STATE_NAME_TAKEN = Code(
    "E0445",
    title="one word for two things",
    text="`{name}` is declared as a state and as a {word}.",
    label="this is the second",
    help="give one of them another name",
    explain="""\
States, tags, values and forms are said in the same places (`it is worn`, `a worn tool`), so one word cannot
be two of them.""",
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
