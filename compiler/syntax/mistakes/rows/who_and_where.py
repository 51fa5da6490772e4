"""Rows of `phrasings`: who is meant, who is elsewhere, and what nobody has."""

from __future__ import annotations

from talisman.compiler.syntax.mistakes.rows.lent import Row

_MORE_OF = (
    "of things one asks who has most: `you have the most KINDS`, `you alone have the most KINDS`;"
    " more of what is counted: `another KIND has more UNITS than you`"
)
_LASTS = "how long a form lasts is said where it is declared: `lasts 2 of your TURNs`"
_AND_THEN = "what follows a deed stands behind `, then`, or on lines below it"
_FOR_SO_LONG = "what ends a state is a line of its own: `when EVENT: you are no longer {before}`"
_WEAKER = "for each KIND: you cannot VERB KIND2:many with UNITS less than your UNITS"
ASKED: tuple[Row, ...] = (
    (9, "none of your KINDS is/are ADJ", "you have no ADJ KINDS:one"),
    (9, "you have this in your WORD", "this is in your WORD"),
    (9, "WHO is/are neither A nor B :", "WHO is/are not A, and WHO is/are not B:"),
    (9, "WHO is/are not A or B :", "WHO is/are not A, and WHO is/are not B:"),
    (9, "you have neither A nor B :", "you have no A, and you have no B:"),
    (9, "have neither a/an KIND nor a/an KIND2 :", "have no KIND, and you have no KIND2:"),
    (10, "NAME or NAME2 is A", "NAME is A, or NAME2 is A"),
    (10, "NAME and NAME2 are A", "NAME is A, and NAME2 is A"),
    (9, "not all [of] your KINDS are ADJ", "you have KINDS:one:article that is not ADJ"),
    (9, "nobody/no-one else is here", "no other DOER is here"),
    (9, "your AMOUNT is/are less than the AMOUNT2 of another KIND", "another KIND has more AMOUNT than you"),
    (9, "your AMOUNT is/are more than the AMOUNT2 of another KIND", "you have more AMOUNT than another KIND"),
    (9, "your AMOUNT is/are less than another KIND 's AMOUNT2", "another KIND has more AMOUNT than you"),
    (9, "your AMOUNT is/are more than another KIND 's AMOUNT2", "you have more AMOUNT than another KIND"),
    (
        9,
        "your AMOUNT is/are more than the AMOUNT2 of each/every other KIND",
        "you alone have the most AMOUNT",
    ),
    (9, "you have more KINDS than each/every other KIND2", "you alone have the most KINDS"),
    (9, "you have more AMOUNT than each/every other KIND", "you alone have the most AMOUNT"),
    (9, "there is A within NUM step/steps :", "there is A within NUM:figure step/steps of you:"),
    (9, "you are at A with WHO :", "you are at A, and WHO is here:"),
    (9, "^ while you have no WORD :", "while no DOER is your WORD:"),
    (9, "if the roll is NUM", "if the result is NUM"),
)
"""What is asked."""
DONE: tuple[Row, ...] = (
    (9, "the nearest other KIND", "the nearest KIND"),
    (9, "per other KIND here", "per KIND here other than you"),
    (9, "per each/every other KIND here", "per KIND here other than you"),
    (9, "^ you and each/every DOER here VERB A $", "each DOER here VERB:does A"),
    (9, "^ you and each/every DOER VERB A $", "each DOER VERB:does A"),
    (9, "^ each/every KIND [that is] not here VERBS A $", "for each KIND: unless it is here: it VERBS A"),
    (
        9,
        "^ each/every KIND [that is] not at NAME VERBS A $",
        "for each KIND: unless it is at NAME: it VERBS A",
    ),
    (
        9,
        "^ each/every other KIND other than your WORD VERBS A $",
        "for each other KIND: unless it is your WORD: it VERBS A",
    ),
    (
        9,
        "^ for each/every [other] KIND other than your WORD :",
        "for each [other] KIND: unless it is your WORD:",
    ),
    (9, "^ NAME and NAME2 each VERB A $", "NAME VERB:does A, then NAME2 VERB:does A"),
    (9, "^ another KIND VERBS this : VERB A $", "another KIND VERBS this, then VERB A"),
    (9, "^ VERB this to another KIND : VERB2 A $", "VERB this to another KIND, then VERB2 A"),
    (9, "the KIND to its left/right", "the KIND to the left/right of it"),
    (9, ": that KIND is ADJ $", ": that KIND is now ADJ"),
    (9, "plus/minus the number of UNITS of A to", "plus/minus the UNITS of A to"),
    (9, "VERB a/an/one/1/the KIND in your WORD with A $", "VERB a/an/one/1/the KIND with A in your WORD"),
    (9, "VERB all KINDS in your WORD with A $", "VERB all KINDS with A in your WORD"),
    (
        9,
        "^ each/every [other] KIND other than the KIND2 with the most/fewest UNITS VERBS A $",
        "for each [other] KIND: unless it has the most/fewest UNITS: it VERBS A",
    ),
    (
        9,
        "^ each/every KIND with a/an/no B and a/an C VERBS A $",
        "for each KIND with a/an/no B: if it has a/an C: it VERBS A",
    ),
    (9, "KIND that is ADJ or ADJ2", "ADJ or ADJ2 KIND"),
    (9, "KIND that you have", "KIND you have"),
    (9, "VERB NUM AMOUNT or this VERBS A $", "VERB NUM AMOUNT, else this VERBS A"),
    (9, "^ no KIND can VERB a/an KIND2 with less/fewer UNITS $", _WEAKER),
    (9, "^ no KIND can VERB a/an KIND2 with UNITS less than its UNITS2 $", _WEAKER),
    (
        9,
        "^ KINDS cannot VERB KINDS2 at their WORD $",
        "for each KINDS2:one: at your WORD: other KINDS cannot VERB you",
    ),
    (9, "^ only at A can you VERB B $", "unless you are at A: you cannot VERB B"),
    (9, "^ you are not ADJ $", "as soon as you are ADJ: you are no longer ADJ"),
    (9, "^ the WORD is ADJ $", "the WORD is now ADJ"),
    (9, "^ [on/in/during] [your] next TURN : A $", "for 1 of your TURN:many: when your TURN begins: A"),
    (9, "^ in/on your own TURN :", "during your TURN:"),
    (9, "^ in/on/during other TURNS :", "during the TURNS:one of another DOER:"),
    (9, "^ when it is your TURN :", "when your TURN begins:"),
    (9, "^ when you are the WORD : SIGNED UNIT", "as the WORD: SIGNED UNIT"),
    (9, "^ while/when VERBING this :", "against this:"),
    (9, "^ +1 UNIT for each/every UNIT2 you have", "plus your UNIT2:many to your UNIT"),
    (9, "^ +1 UNIT per UNIT2", "plus your UNIT2:many to your UNIT"),
    (9, "^ this has your UNIT $", "its UNIT is your UNIT"),
    (9, "^ when a/an NUM is rolled :", "when a DOER rolls a natural NUM:figure:"),
)
"""What is done, and by whom."""
ALL = (ASKED, DONE)
_ITS_NEXT = "`until it begins a PROCEDURE: ...`, or who else that is: `until the ROLE begins ...`"
PLACES: tuple[tuple[str, str], ...] = (
    ("more | KIND", _MORE_OF),
    ("fewer | KIND", _MORE_OF),
    ("you | and each KIND", "whoever plays is one of them: `each KIND here ...` is of you, too"),
    ("you | and every KIND", "whoever plays is one of them: `each KIND here ...` is of you, too"),
    ("the | start of its next", _ITS_NEXT),
    ("the | beginning of its next", _ITS_NEXT),
    (
        "another | of your",
        "where those lie is said: `before another KIND in your ZONE is ...: ...`",
    ),
    ("to another KIND | : VERB", _AND_THEN),
    ("this | : VERB", _AND_THEN),
    ("NAME or NAME | VERBS", "who it is, is chosen: `choose one`, with `NAME ...` and `NAME ...` below"),
    ("its | left", "who sits beside it is `the KIND to the left of it`, `to the right of it`"),
    ("its | right", "who sits beside it is `the KIND to the left of it`, `to the right of it`"),
    (
        "costs INT UNIT | more",
        "each price is a line of its own, `... costs 1 UNIT`, and all of them are asked for",
    ),
    ("you cannot be | STATE", "what ends a state: `as soon as you are {0}: you are no longer {0}`"),
    ("only | you", "what others may not is said of them: `no other KIND can ...`"),
    (
        "when you VERB | more than INT",
        "an amount that is waited for is so much or more: `when you VERB 2 UNITS: ...`",
    ),
    ("more than once |", "in what time is said: `... more than once per SPAN`"),
    ("your | last UNIT", "the last one is asked for: `when you VERB 1 UNIT: if your UNITS are 0: ...`"),
    (
        "forget | your",
        "a thing is kept in mind until another one is, or `forgotten when EVENT`, below the memory",
    ),
    ("you are | ADJ", "what is so from now on `is now WORD`; what ends it is a line of its own"),
    ("the ROLE is | ADJ", "what is so from now on `is now WORD`"),
    ("are now ADJ | , until", _FOR_SO_LONG),
    ("is now ADJ | , until", _FOR_SO_LONG),
    ("become a ANY | for", _LASTS),
    ("become an ANY | for", _LASTS),
)
"""Places as those of `sayings`."""
