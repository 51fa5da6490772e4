"""What is said of words that other rules are full of and that this language has not, wherever they stand."""

from __future__ import annotations

COUNTED = "something that is counted"
_TOLD: tuple[tuple[str, str], ...] = (
    (
        "armed unarmed equipped",
        "what a thing lends it lends to whoever has it: `+1 UNIT`; whether one has such a thing is"
        " asked: `if you have a KIND: ...`",
    ),
    (
        "damage wound wounds wounded injured injury harm hit hits hp health hearts",
        "harm is something that is counted: `lose 1 UNIT`",
    ),
    (
        "xp experience points",
        "points are something that is counted: `gain 1 UNIT`",
    ),
    (
        "clockwise anticlockwise counterclockwise",
        "round the table: `for each KIND, in seat order: ...`, `in reverse seat order`; next to"
        " somebody: `the KIND to your left`",
    ),
    (
        "simultaneously secretly",
        "all answer before anything is done: `for each KIND, at once: ...`; what is asked of several is"
        " a `window`",
    ),
    (
        "vote votes auction",
        "what several answer is a `window` that a pack declares: below it `asks each KIND`",
    ),
    (
        "guess guesses predict declare declares",
        "what somebody says is chosen: `choose a number from 1 to 6 as your MEMORY`, `choose a KIND as"
        " the ROLE`",
    ),
    (
        "reveal reveals revealed show shows",
        "who sees a pile is said at it, `zone NAME`, below it `seen by all`; to look is a verb that a"
        " pack declares and that `is look`",
    ),
    (
        "search searches find finds",
        "one of several that lie somewhere is taken by a verb: `VERB a KIND in ZONE`, then `shuffle ZONE`",
    ),
    (
        "attach attached equip equips",
        "what somebody has on lies in a zone: `put THING into ZONE`",
    ),
    (
        "phase phases upkeep",
        "parts of a turn are `step`s of a `procedure`; what happens then is an event: `when you begin a"
        " PROCEDURE: ...`",
    ),
    (
        "tap tapped untap untapped rotate rotated",
        "whether it was used is a `state` that a pack declares: `this is now WORD`, `if this is not"
        " WORD: ...`",
    ),
    (
        "avoid avoids dodge dodges block blocks negate negates",
        "what does not come to be is said of it in time: `when you would VERB ...: it does not happen`,"
        " or `you cannot be VERBED`",
    ),
    (
        "defeat defeats defeated vanquish vanquishes",
        "how a contest comes out is an outcome: `OUTCOME: ...` below the deed that begins it, or in it"
        " `on OUTCOME: ...`",
    ),
    (
        "treat treats counted",
        "what a roll shows is changed where it is rolled: `when you roll 1 die: add 1 to that roll`",
    ),
    (
        "best worst better strongest weakest richest poorest",
        "which of several is measured: `the KIND with the most UNITS`, `with the fewest UNITS`, `with"
        " the most PROPERTY`",
    ),
    (
        "eliminated",
        "who is out leaves the game by a verb that a pack declares, and that `is leave-game`",
    ),
    (
        "everything",
        "what it is, is said of each kind: `lose all your UNITS`, `VERB all your KINDS`",
    ),
    (
        "lasts",
        "how long something holds stands in front: `for 3 of your TURNS: ...`, `until MOMENT: ...`",
    ),
    (
        "never",
        "`cannot`: `you cannot VERB ...`; a condition that is not so: `unless CONDITION: ...`",
    ),
    (
        "but",
        "what is left out stands behind a noun: `each KIND other than NAME`; two changes stand side by"
        " side: `+1 UNIT; -1 UNIT`",
    ),
    (
        "remaining",
        "how much is left is a number: `your UNITS`, `the number of KINDS in ZONE`",
    ),
    (
        "succeed succeeds success failure passes fails",
        "how a roll comes out stands below it: `roll 1 die`, with rows `1-3: ...`, `4-6: ...`",
    ),
    (
        "bank supply pool reserve",
        "what is counted comes from nowhere and goes nowhere: `gain 2 UNITS`, `lose 2 UNITS`",
    ),
    (
        "me my mine I we our",
        "who has or does it is `you`, what is `yours` is `your KIND`",
    ),
    (
        "afterwards thereafter later",
        "what comes next stands behind `, then`, or on a line of its own",
    ),
    (
        "something anything whatever",
        "what it is, is said: `a KIND`, `a KIND of your choice`, `2 UNITS`",
    ),
    (
        "elsewhere somewhere anywhere nowhere",
        "where it is, is said: `here`, `at PLACE`, `a space of your choice`",
    ),
)
KEYWORDS: dict[str, str] = {word: told for words, told in _TOLD for word in words.split(" ")}
"""By word what the language says instead."""
