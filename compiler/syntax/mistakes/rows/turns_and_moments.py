"""Rows of `phrasings` and places of `sayings`: whose turn it is, since when, the first time, what is counted.

What a sentence needs that a pack has not declared is said here, too: that is no mistake of who writes it.
"""

from __future__ import annotations

from talisman.compiler.syntax.mistakes.rows import told
from talisman.compiler.syntax.mistakes.rows.lent import Row

DRAWN = "`at random` is said where a pack declares it: `setting at random`, on a line of its own"
MEANS_ITSELF = (
    "`{0}` means something by itself where a pack declares it: `tags {0}`, on a line of its own; what waits"
    " for that is `as soon as ... is {0}: ...`"
)
"""Of the tags that the language knows."""
BEGINS_ALONE = (
    '`... {before}` is said where a pack declares that, too: `verb {plain} "{plain}", "{plain}'
    ' {{procedure}}"`; of whose it is, `when you {plain} a PROCEDURE: ...`'
)
"""Of a verb that is declared with what it begins or ends behind it, and not by itself."""
CHOSEN_AS = (
    "a memory is set by `remember THING as its MEMORY`; what each of several chooses is a deed, `it may VERB"
    " a KIND other than it`, of a verb that `does: remember it as the MEMORY of the actor`"
)
_REMEMBERED = (
    "`remember THING as its MEMORY` has nobody in front of it; what each of several chooses is a deed, `it"
    " may VERB a KIND other than it`, of a verb that `does: remember it as the MEMORY of the actor`"
)
_MOMENT = (
    "`until a PROCEDURE ends: ...`; `until the end of this ...: ...` is said where a pack declares such a"
    " `moment`"
)
_GAME_STARTS = (
    "what is done first is a step of the procedure that `starts the game`; once something is set up,"
    " `when a PROCEDURE ends: ...`, of one that sets it up"
)
_GAME_ENDS = (
    "with its end the game is over; what is done before that is a step of the procedure that `starts the"
    " game`"
)
_FORGOTTEN = "what ends a state by itself stands below its heading: `forgotten when EVENT`"
_CHEAPER = (
    "no line makes a price less: what it costs is printed, `change PATH: OLD -> NEW`, or given back,"
    " `when you VERB a KIND: gain 1 UNIT`"
)
_NO_ROOM = (
    "what takes no room lends one more to a limit, `+1 to your LIMIT`; of several, `KINDS in your ZONE do not"
    " count`"
)
_ALONE = "each change stands on a line of its own, below the other"
PLACES: tuple[tuple[str, str], ...] = (
    ("may | remember", _REMEMBERED),
    ("may | remembers", _REMEMBERED),
    ("| remembers", _REMEMBERED),
    ("until the | end of", _MOMENT),
    ("| start of the game", _GAME_STARTS),
    ("| beginning of the game", _GAME_STARTS),
    ("| end of the game", _GAME_ENDS),
    ("is the | first KIND you", told.FIRST_TIME_EACH),
    ("| forgotten", _FORGOTTEN),
    ("costs INT UNIT | less", _CHEAPER),
    ("cost INT UNIT | less", _CHEAPER),
    ("it | costs INT UNIT less", _CHEAPER),
    ("this | does not count", _NO_ROOM),
    ("it | does not count", _NO_ROOM),
    ("UNIT | , SIGNED", _ALONE),
    ("KIND | at random into", told.DRAWN_LAST),
    ("NAME | at random into", told.DRAWN_LAST),
)
"""Places as those of `sayings`."""
TURNS: tuple[Row, ...] = (
    (9, "^ in/during/on your own TURN :", "during your TURN:"),
    (9, "^ in/during/on other/others TURNS :", "during the TURNS:one of another DOER:"),
    (9, "^ while it is not your TURN :", "during the TURN of another DOER:"),
    (9, "^ when the/your/its ZONE is/are ADJ :", "as soon as the/your/its ZONE is/are ADJ:"),
    (9, "^ when A : if it is the first KIND you VERB : B $", "once per game: when A: B"),
)
"""Whose turn it is, and how long something holds."""
ROLLED: tuple[Row, ...] = (
    (9, "^ when/after a/an/any INT is rolled", "when/after DOER:article rolls a natural INT"),
    (13, "the/that roll is/was INT", "the result is INT"),
    (
        8,
        "roll[s] NUM die/dice , then VERB[S] AMOUNT equal to the/that [die] roll/result $",
        "roll[s] NUM die/dice, then VERB[S] the result AMOUNT:many",
    ),
)
"""What was rolled."""
ASKED: tuple[Row, ...] = (
    (9, "^ when/if you are the WORD : SIGNED A $", "as the WORD: SIGNED A"),
    (9, "^ when/after A : WHO is/are ADJ $", "when/after A: WHO is/are now ADJ"),
    (9, "^ +1 UNIT for each/every UNIT2 you have $", "plus your UNIT2:many to your UNIT"),
    (9, "^ +1 UNIT per UNIT2 [you have] $", "plus your UNIT2:many to your UNIT"),
    (9, "^ this/it has your UNIT $", "its UNIT is your UNIT"),
    (9, "^ SIGNED UNIT , SIGNED2 UNIT2 $", "SIGNED UNIT; SIGNED2 UNIT2"),
    (9, "^ this cannot be stolen/robbed [from you] $", "this cannot be taken from you"),
    (9, "^ choose a/an/the KIND as your WORD $", "remember a/an/the KIND as your WORD"),
    (11, "VERB A at random into B $", "VERB A into B at random"),
)
"""What is so, what is lent, what nobody does."""
ALL = (TURNS, ROLLED, ASKED)
