"""The catalogue: checks of what is asked too late."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

GONE_HOLDER = Code(
    "E0372",
    title="who had it is asked too late",
    text="What follows `when` comes after it went away: it is neither where it lay by then nor whose it was.",
    label="it is gone by then",
    help="say `before ...:` with the same event: then it is still where it was",
    explain="""\
`when a box is buried: its holder loses 1 coin` would ask who has a box that lies in the earth: nobody.
The same is true of `you` in the text of a thing (`when this is buried: lose 1 coin`), and of `when
this is taken from you`, or `when this is given to another trader`: when that has been done, somebody else has
it, and is `you`. `before` asks in time; so does `when buried` in the text of the thing itself, in which `you`
is who does it.""",
)
GONE_SINCE = Code(
    "E0691",
    title="who has what is gone since",
    text="Behind `{verb}` nobody has it any more: who has it is asked too late here.",
    label="nobody, by then",
    help="begin with who has it: `another KIND ..., then you {verb} ... of that KIND`",
    explain="""\
`bury a box, then its holder gains 1 coin` asks who has a box that has just gone: nobody, so nothing comes
of it. Who had it is said first, `another trader gains 1 coin, then you bury a box of that trader`, or does
it itself: `another trader buries a box, then gains 1 coin`.""",
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
MOVED_BY_THEN = Code(
    "E0518",
    title="asked when the deed has moved it",
    text="What follows `when` is asked after the deed, and {what}.",
    label="asked too late",
    help="say `before ...:` with the same event; or leave out who has come: `with another KIND`",
    explain="""\
A rule behind `when` looks at how things are when the deed is done. `when you take a card from a player with 1
card` would wait for who has one left, `when you go to a space with no players` for a place where you are not,
and `at Fountain: when you go to Old Square` for who is at both; `while you are shy: when you become bold`
for who is both. How it was is asked with `before`.""",
)
GONE_FROM_TOP = Code(
    "E0534",
    title="where it lay is asked too late",
    text="What follows `when` comes after the deed: then something else lies on top of the {zone}.",
    label="another by then",
    help="say `before ...:` with the same event",
    explain="""\
A rule behind `when` is looked at after the deed. What was on top of a pile is not there any more then, and
what is on top now is not what the event was about.""",
)
DROPPED_BY_THEN = Code(
    "W0563",
    title="given up by then",
    text="Whoever has this gives it up in what `{verb}` does, so it is in force no more when that is done.",
    label="never heard",
    help="say `before ...:` with the same event, or that it is for whoever else has one: `when another ...`",
    explain="""\
What stands on a thing holds while somebody has it, and `when` follows a deed that is done. Where the deed
itself takes all such things from who does it, nobody has them any more then. `before you depart: ...` is done
while the thing is still there.""",
)
GONE_WITH_IT = Code(
    "W0584",
    title="looked for when it was given up",
    text="Whoever does `{verb}` gives up every {kind} in it, so by then there is none.",
    label="gone by then",
    help="say `before ...:` with the same event",
    explain="""\
`when` follows a deed that is done. Where the deed itself takes all such things from who does it (`depart`, in
which one puts all stones away), `when another player departs: take a stone from it` comes too late; `before
another player departs: ...` is done while they are still there.""",
)
SO_BY_THEN = Code(
    "W0569",
    title="so before the text has given it any",
    text="This is so before anything has followed: what this text gives of `{unit}` comes too late.",
    label="done at once",
    help="print how many it begins with, or say it of the deed: `when this ...: if its ... are 0: ...`",
    explain="""\
What holds is settled before anything follows a deed. `when taken: this gains 3 flames` beside `as soon as its
flames are 0: bury this` reads as if it came with three; when it has been taken it has none yet, and is
buried. A number that is printed on it (`flames 3`) is there from the beginning; and what is done when the
last one goes follows that: `when this loses 1 flame: if its flames are 0: bury this`.""",
)
ASKED_ALREADY = Code(
    "W0575",
    title="what has been asked already",
    text="Whatever asks whether it is `{state}` has asked before this is done, and does not ask again.",
    label="too late for this deed",
    help="say `it does not happen`, or give it earlier: in a window, or behind `before ...`",
    explain="""\
In front of a deed the rules with `before` come first, then those with `would` and `instead of`; within each
the rules of the game, then what things say, then house rules. Where a rule of the game asks `when you would
throw a stone: if it is cursed: ...`, a card that says `when another player would throw a stone: that stone is
now cursed` comes behind it: the stone is thrown all the same, and stays cursed until it is thrown again.""",
)
SETTLED_BY_THEN = Code(
    "W0582",
    title="asked for when it has been settled",
    text="By then `{text}` has come: that is settled before anything follows the deed.",
    label="too late",
    help="answer that one: `when you would {verb}: ...`, and change what it asks for",
    explain="""\
What holds `as soon as` something is so is done before anything follows a deed. With `as soon as your coins
are 0: you fall` in the rules, a card that says `when you lose 1 coin: if your coins are 0: gain 1 coin` comes
when one has fallen already. What is in time stands in front of the fall: `when you would fall: gain 1 coin,
then it does not happen`.""",
)
