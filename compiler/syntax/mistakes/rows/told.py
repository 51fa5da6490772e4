"""What `sayings` tells at some length: how the language says what other games say otherwise."""

from __future__ import annotations

IMMUNE = (
    "what cannot touch somebody is forbidden: `KINDS cannot affect you` where a verb `is underlie`;"
    " what is not done, `you cannot be VERBED ...`; what is not lost, `you cannot lose 1 UNIT`"
)
ROOM = (
    "what takes up more room lends less of it: `-1 to your LIMIT`; what takes none, `KINDS do not count`;"
    " how a contest comes out is an outcome: `end the CONTEST by OUTCOME`"
)
MORE = (
    "more of a number is lent: `+2 to your PURPOSE roll`, `+2 to NUMBER`; one die more is another roll:"
    " `instead of rolling 1 die for PURPOSE: roll 2 dice for PURPOSE, then keep the highest die`"
)
UNTIL_FOUND = (
    "again and again is `repeat while CONDITION: ...`, or `repeat up to 9 times: ...`;"
    " `until EVENT: ...` in front is for what holds"
)
ROUND = "`for each other KIND, in seat order: ...` goes round the table; `it` is each of them"
THAN_YOU = (
    "what is compared is said: `KINDS with UNITS less than your UNITS`, `with UNITS more than your UNITS`"
)
PRINTED = (
    "what is printed on a thing is a written number; what follows another number is lent to it:"
    " `plus NUMBER to its {before}`"
)
TESTED = (
    "a test is a roll and what comes of it: `roll 1 die for PURPOSE`, below that `by the total + your UNIT`,"
    " with rows `7-: ...` and `8+: ...` below"
)
ONCE_IN_ALL = "`once per game: ...` in front, or `once per turn: ...`"
FOR_EACH_OF = (
    "for whom it is, stands without brackets: `for each KIND: ...`; `for each other KIND: ...` leaves one out"
)
FORCED = "what others do they do themselves: `WHO must VERB ...`, `WHO VERBS ...`, or `WHO may VERB ...`"
NEXT_TURN = (
    "`until ...:` and `for 2 turns: ...` bound what holds; what is left out once is counted: `remember 1 as"
    " your MEMORY`, and `when you would begin a PROCEDURE: if your MEMORY is more than 0: ...`"
)
SO_OFTEN = "`cannot ... more than once per SPAN` bounds how often; `2 times per SPAN: ...` stands in front"
DONE_BEFORE = (
    "what was done before nobody counts unless a `counter` does; `once per SPAN: ...` stands in front"
)
NOT_DECLINED = (
    "`A, else B` is for what cannot be done; of who declines a `may`: `choose one`, with both below"
)
OTHERWISE_BELOW = (
    "`otherwise: ...` begins a line of its own, level with the `if`; behind `may` what is done by who"
    " declines is an entry of `choose one`"
)
WHO_AT_RANDOM = (
    "who does something is drawn where `at random` stands behind all that is said of who it is:"
    " `a KIND here at random VERBS ...`, and is `it` behind that"
)
DRAWN_LAST = "`at random` stands behind all that is said: `VERB a KIND in ZONE into ZONE at random`"
OF_A_NAME = (
    "so many of one name are done one after the other: `repeat up to {before} times: ...`, of `a NAME` each;"
    " `KIND NAME x{before}` declares so many copies"
)
FROM_SUPPLY = (
    "new ones come from their supply, and nothing says from where; `the top KIND of ZONE` lies on top"
)
EACH_OF_YOURS = "`for each KIND in your ZONE: ...`; asked of all: `unless you have a KIND that is not ...`"
FIRST_TIME_EACH = "`once per game: when EVENT: ...` in front, or `once per turn: when EVENT: ...`"
OFF_A_PILE = (
    "from a pile things go by a verb that a pack declares: `VERB the top 2 KINDS of ZONE`, or `gain 2 KINDS`,"
    " new ones from where they come"
)
COMPARE = (
    "`NUMBER is at least 3`, `is at most 3`, `is more than 3`, `is less than 3`; `you have 3 UNITS` or more"
)
KIND_EACH = (
    "`cannot {before} a KIND more than once per SPAN`, `KINDS more than 2 times per SPAN`: each of several"
    " is one time"
)
AGAIN = (
    "twice a number is `NUMBER multiplied by 2`, as in `gain your UNITS multiplied by 2 UNITS`;"
    " `repeat up to 2 times: ...` does it again; what a line lends is said by itself, `+2 to NUMBER`"
)
ALIKE = (
    "`if the dice are equal: ...` stands behind the roll, as in `when you roll 2 dice: if the dice are equal:"
    " ...`"
)
OTHERWISE = "what is not at least 3 `is less than 3`; what is not more than 3 `is at most 3`"
LIMIT = "how many one may have is a `limit`: `+2 to your LIMIT`, `your LIMIT is at most 3`"
GIVE = "`NAME takes THING from you`; of numbers: `if you have 1 UNIT: lose 1 UNIT, then NAME gains 1 UNIT`"
LEFT = "what is left is asked for in time: `before you VERB ...: if you are at PLACE: ...`"
TIE = (
    "equal scores are an outcome of their own: `on OUTCOME: ...` in the contest, `OUTCOME: ...` below a deed"
)
OUTCOME = (
    "an outcome stands below the deed that begins the contest, `OUTCOME: ...`, or in it, `on OUTCOME: ...`"
)
OFTEN_OFFERED = (
    "an offer is made `once`, or as often as it can be done; `no KIND can ... more than 2 times per SPAN`"
)
EACH_ALONE = "each change stands on a line of its own, or behind `;`"
TWICE = "`roll 2 dice, then keep the highest die`, where a pack has such a verb"
ROLLING = "`when you roll 1 die: ...`, `when you roll for PURPOSE: ...`"
ROLLS = "`+1 to your PURPOSE roll`, of the purpose for which is rolled"
COSTS = "what has its price is what is done with it: `VERBING a KIND costs ...`"
PAID_TO = (
    "of what is counted one has less and another more: "
    "`if you have 1 UNIT: lose 1 UNIT, then ... gains 1 UNIT`"
)
PRICE = "the price in front and what it brings behind a colon: `you may pay 1 UNIT: ...`"
TURN = "what happens then stands behind an event: `when you begin a PROCEDURE: ...`"
TURN_END = "what happens then stands behind an event: `after you end a PROCEDURE: ...`"
STEPS = "`within 2 steps of PLACE`, `within 1 step of you`"
ELSE_IF = "`otherwise if ...: ...` begins a line of its own, level with the `if`"
COIN = "chance is a roll: `roll 1 die`, with `1-3: ...`, `4-6: ...` below"
UPON = "what happens to this stands behind `when` and what is done to it: `when ...ed: ...`"
PRINTED_MORE = (
    "what is printed on a thing is a written number; more for each of several is lent to it:"
    " `plus the number of KINDS here to its UNIT`"
)
EXPECTED = (
    "what is expected is so at the end: `NAME has ...`, `NAME's UNITS are 3`, `NAME is at PLACE`,"
    ' `the game is won by NAME`; what was done, `logged "WORDS"`'
)
UNLABELLED = (
    "a line begins with what it says, without a label: `when EVENT: ...`, `+1 UNIT`, `PROPERTY 2`; a text"
    ' that players see stands in double quotes: `"{0}": ...`'
)
PRINTED_BEHIND = (
    "what is printed on a thing is a number with its word, `PROPERTY 2`; what is done, `when ...: ...`"
)
LEFT_OUT = (
    "what is left out is said by what is not done: `when you would VERB ...: it does not happen`,"
    " `you cannot VERB ...`, `you need not VERB ...`; of numbers, `KINDS do not count`"
)
AMOUNT = (
    "how much is chosen first: `choose a number from 0 to your UNITS as your MEMORY`, which a `memory`"
    " declares; then so many, `VERB your MEMORY UNITS`"
)
HOW_MANY = "how many dice is said: `roll 1 die`, `roll 2 dice`"
LABELLED = (
    "a line begins with what it says, without a label: `when EVENT: ...`, `+1 UNIT`; a title stands in double"
    ' quotes, `ability "NAME": ...`'
)
A_QUESTION = (
    'who is asked chooses: `choose one`, below it `"yes": ...` and `"no": ...` with what each does; or'
    " `you may ...: ...` by itself"
)
BETWEEN_OPTIONS = "options stand below `choose one`, each on a line of its own, without `or` between them"
IN_FRONT_OF_IT = "what belongs to a thing stands below its heading, four blanks further in"
NOTHING_OFFERED = "what is offered stands behind it, `you may VERB ...`; of several, `you may choose one`"
FLAVOUR = 'what nobody plays by is a comment, behind `# `; rules have a title in `ability "NAME": ...`'
EACH_OF_EVENTS = (
    "each event has a rule of its own, on a line of its own: `when ...: ...`, and below it the other"
)
UNLABELLED_BLOCK = (
    "a line that says nothing by itself is left out, and what stands below it stands in its place;"
    " `when EVENT:`, `if CONDITION:` have lines below them"
)
REASON = 'why a rule is as it is stands in a line below: `because "REASON"`'
ASKS_WHOM = '`expect asked NAME`, `expect not asked NAME`; `expect offered NAME "WORDS"` is about one option'
WHOSE, ALL_WHOSE = "whose is said: `your {0}`, `its {0}`", "whose is said: `all your {0}`"
WHOSE_ARE, WHOSE_ARE_SO = "whose is said: `NAME's {0} are 4`", "whose is said: `NAME's {0} are {before}`"
LIES_NOWHERE = "what is counted lies at no place; `if you are at PLACE: ...` or `here: ...` stands in front"
DASH = "options and lines stand one below the other as they are, without a dash"
IF_NOT = (
    ("if not | you", "`unless you ...: ...`; `you have no KINDS`, `you are not WORD`"),
    ("if not | all", "`unless each KIND ...: ...`"),
    ("if not | each", "`unless each KIND ...: ...`"),
    ("if not | every", "`unless each KIND ...: ...`"),
    ("if not | ANY", "`if you are not {0}: ...`, `unless you are {0}: ...`"),
)
"""What is said behind `if not`, which stands in front of a flag alone."""
