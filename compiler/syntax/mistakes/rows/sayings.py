"""What is said about a place where everyday English goes on and the language does not.

A row of the table is a place and what is said about it; `idioms` says how a place is written.
"""

from __future__ import annotations

from talisman.compiler.messages.syntax import COMES_OUT_BELOW
from talisman.compiler.syntax.mistakes.rows import told

_NONE = "`no KIND can ...`, `KINDS cannot ...`; `there are no KINDS ...`"
_WHO = "who it is must be said: `a KIND`, `another KIND`, `each KIND`"
_FRONT = "`{0} ...: ...` stands in front"
_FRONT_WHEN = "`when EVENT: ...` stands in front; what comes to be so, `as soon as CONDITION: ...`"
MUCH = "how much is said: a number stands in front of `{0}`"
_CHOICE = "`choose one`, with what may be chosen below, each behind a text of its own"
MOST = "`the KIND with the most UNITS` is who has most; the most is a number: `the highest UNIT of KINDS`"
_BESIDE = "`the KIND to your left` is who comes next in seat order, `to your right` who came before"
_BOUND = "`NUMBER is at least 3`, `NUMBER is at most 3`"
_ONCE = "`no KIND can ... more than once per SPAN`; `when EVENT: once per SPAN: ...`"
STATE = "`as soon as CONDITION: ...`; `when` follows what somebody does"
_HAPPENS = "`when you {0} ...: ...`; `as soon as` waits until a condition holds"
WHICH = "which one is said: `a {0}`, `the {0}`, `your {0}`"
_RATIO = "`plus the number of KINDS to NUMBER`; `1 UNIT per 1 UNIT of WHO`; `for each KIND:` in front"
_OF_YOURS = "`your KIND` is one you have; any of several: `if you have an ADJECTIVE KIND`"
NEXT = "`..., then ...` joins two things that are done; `A, and B` joins two conditions"
ASKED = (
    "a condition has a verb: `there is a KIND ...`, `there are 2 KINDS ...`, `you have ...`, `NUMBER is ...`"
)
EACH = "`for each KIND: ...`; what happens again and again stands behind an event: `when EVENT: ...`"
_ROLLED = "`roll 1 die`; what a roll is for is a word that the pack declares: `purpose {0}`"
_CHANGE = "the change stands in front: `+1 UNIT`, `+1 to NUMBER`, `minus NUMBER to NUMBER`"
AT_ANY = "`at {before} or {1} or NAME: ...` is at any of these places; one is never at several"
AS_MUCH_AGAIN = "as much again is gained: `gain your {unit} {unit}`"
LENT_TWICE = "what lends to a number cannot ask for it; how much more it is, is said: `+2 to your {unit}`"
_EVEN = "what a roll shows has rows of its own below it: `2, 4, 6: ...`, and `1, 3, 5: ...`"
PAID_INSTEAD = (
    "who may choose has both below `choose one`: `{deed}`, `{main}`; what is done wherever it can be done:"
    " `{deed}, else {main}`"
)
ELSE_COLON = (
    "behind `else` stands no colon, and it is for what cannot be done; where an `if` is not so, `otherwise:"
    " ...` begins a line of its own"
)
_EITHER_WORD = "`other than {before} or {1}` leaves out either, `other than {before} {1} KINDS` what is both"
BOX = 'rules stand in the text of a thing or in one of their own: `rule "NAME": ...`'
_PER = "`for each KIND: ...` stands in front; `1 UNIT per 2 UNITS of WHO` is a number"
_CHANGED = (
    "what is changed is named by its path: `{0} PACK.NAME`; `talisman inspect PACK --addresses` prints them"
)
_TEXTS = "`texts of KINDS are not in force`, `your text is not in force`"
_HAVE_NO = "`if you have no KINDS: ...`, `unless you have NAME: ...`"
_SKIP = "`when you would begin a PROCEDURE: it does not happen` leaves one out"
_NOTHING = "what does nothing is left out; `instead of DOING: ...` says what is done instead"
_OFFERS = "`do what NP offers` does what its text offers in a window, whatever the moment"
_REVERSE = "`for each KIND, in reverse seat order: ...`: who is last in seat order comes first"
_BACK = "`... along RING backwards` goes from each place to the one before"
_EITHER = "who it is, is chosen: `choose one`, with `NAME ...` and `NAME ...` below"
_RANDOM = "`at random` stands behind all that is said of what is drawn: `VERB a KIND in your ZONE at random`"
BELOW_ZERO = (
    "no row stands for one number below zero: `0-: ...` is for 0 and less; `by NUMBER + 5` moves all up"
)
EACH_EVENT = (
    "each event has a rule of its own, on a line of its own; of one verb"
    " `when you gain 1 UNIT or 1 UNIT: ...`"
)
_LENDS = "`+{1} to its UNIT`, behind `for each KIND:`, lends; `gains {1} UNIT` gives for good"
_ITS_NEXT = "`until it begins a PROCEDURE: ...`, or who else that is: `until the ROLE begins ...`"
_ANY_AMOUNT = "`up to 3 {0}`; a number that is chosen, `choose a number from 0 to your {0} as MEMORY`"
_FIGURE = "numbers are written in figures: `2`"

_NONE_OF = "`your {0} are 0`, `its {0} are 0`; of each: `for each KIND: ... if its {0} are 0: ...`"
_OLD_NEW = "`change PATH: OLD -> NEW`, with what stands there now in front: `change pack.rent: 2 -> 1`"
_ROW = "a row below a roll begins with its numbers: `1: ...`, `2-6: ...`"
_DICE_SHOW = "`dice 4` in a line above says what the dice will show; `NAME rolls 1 die for PURPOSE`"
_FIRST = "`as soon as CONDITION: you win the game`, behind `for each KIND:`, is for whoever is first"
_FIRST_TIME = "`once per game: ...` in front; which turn it is nobody counts unless a `counter` does"
_INTO = "what is gained or taken lies where its owner has such things, without `into`; `put THING into ZONE`"
_COUNT = "`the number of KINDS in ZONE` counts; `gain the number of KINDS in ZONE UNITS`"
_OF_OTHERS = "`-1 to its UNIT`, behind `for each other KIND:`"
_WITH = "`with UNITS at least 3`, `with UNITS at most 3`, behind the noun"
_ONLY_IF = "`unless CONDITION: you cannot ...`, or `KINDS without NAME cannot ...`"
_BEGINS = "`starts at 5` stands below the counter, for all who have it"
_EXPECT = "`expect NAME has 4 UNITS`: what must be so then"
_RANGE = "`1-3: ...`, with a hyphen between the numbers"
OFFERED = "what is offered says so, `you may ...: ...`; what must be done first ends with `, then ...`"
_BACK_TO = "where it goes is said: `put this into ZONE`; then `shuffle ZONE`"
_SWAP = "no sentence swaps: a pack declares a verb that `does` it, step by step"
MOVED = (
    "a deed is a verb that a pack declares; from a pile things go by one that moves:"
    " `... the top 2 KINDS of ZONE into ZONE`"
)
_LABEL = 'a label stands in quotes: `after "{0}"`'
_ONE_KIND = "one kind is said: of what several have, the one on which they all stand"
_A_WHILE = "what holds for a while has it in front, `until the end of this turn: ...`; what is gained stays"
_SPANS = "`once per turn`, `per roll`, `per game`, or what a pack declares as `procedure` or `contest`"
_AGAIN_DONE = (
    "`repeat up to 2 times: ...` does it again; of a roll, what `is reroll`: `... one die of that roll`"
)
_LAST = (
    "no word says which of several is the last: ask how many are left, `if there are no KINDS ...: ...`,"
    " or say `when a PROCEDURE ends: ...`"
)
_TEXT = 'what is chosen is its text in quotes, a name or a number: `"{0}"`'
_MEETS = 'below a ruling stands: `when PATH meets PATH: PATH first`, `because "..."`'
_TWO_DEEDS = "what one loses and another gains is two deeds: `lose all ..., then ... that many ...`"
_BOUND_EACH = (
    "`cannot ... more than once per SPAN` bounds how often it is done; how much in all nobody counts unless a"
    " `counter` does; so much at once: `when you would ... 2 UNITS: ...`"
)
_NEXT_OF_YOURS = (
    "`for 1 of your turns: ...`, else `until your NAME ends: ...`; `until the start of your next {1}: ...`"
)
IDIOMS: tuple[tuple[str, str], ...] = (
    ("| doubles", told.ALIKE),
    ("roll a | double", told.ALIKE),
    ("rolls a | double", told.ALIKE),
    ("is | even", _EVEN),
    ("is | odd", _EVEN),
    ("are | even", _EVEN),
    ("are | odd", _EVEN),
    ("KINDS | cost", told.COSTS),
    ("KIND | cost", told.COSTS),
    ("KIND | costs", told.COSTS),
    ("pay INT UNIT | to NAME", told.PAID_TO),
    ("pay INT UNIT | to each", told.PAID_TO),
    ("pay INT UNIT | to all", told.PAID_TO),
    ("pay INT UNIT | to another", told.PAID_TO),
    ("pay INT UNIT | to the", told.PAID_TO),
    ("pay INT UNIT | to a", told.PAID_TO),
    ("UNIT | to VERB", told.PRICE),
    ("draw | INT", told.OFF_A_PILE),
    ("draw | a KIND", told.OFF_A_PILE),
    ("here | at random", told.WHO_AT_RANDOM),
    ("the first | time", told.FIRST_TIME_EACH),
    ("cannot VERB | more than INT KIND", told.KIND_EACH),
    ("cannot VERB | more than INT", _BOUND_EACH),
    ("cannot VERB more than INT | UNIT", _BOUND_EACH),
    ("can VERB only | INT", _BOUND_EACH),
    ("can VERB | only INT", _BOUND_EACH),
    ("your | next TURN", _NEXT_OF_YOURS),
    ("VERBS its | next TURN", "the next one of its own is `1 {1}`"),
    ("VERB your | next TURN", "the next one of your own is `1 {1}`"),
    ("SIGNED UNIT | and UNIT", "each number has a line of its own: one for `{before}`, one for `{1}`"),
    ("have INT | NAME", "copies of one are counted: `the number of {0} in your ZONE is at least ...`"),
    ("has INT | NAME", "copies of one are counted: `the number of {0} in its ZONE is at least ...`"),
    ("in ANY | or", "each situation has a line of its own: `in {before}: ...`, `in ...: ...`"),
    ("as the ANY | or", "each has a line of its own: `as the {before}: ...`, `as the ...: ...`"),
    ("at NAME | and NAME", "`at {before} or {1}` is at either; one is never at both"),
    ("VERB the UNIT of ANY KIND |", _TWO_DEEDS),
    ("per INT UNIT |", "whose those are is said: `per 1 {before} of WHO`"),
    ("repeat | until", "`repeat while CONDITION: ...`, as long as it is not so"),
    ("for each | UNIT", "what is counted is no thing: `1 UNIT per 1 {0} of WHO` is a number"),
    ("expect | UNIT", told.WHOSE_ARE),
    ("| exchange", _SWAP),
    ("| exchanges", _SWAP),
    ("| trade", _SWAP),
    ("| trades", _SWAP),
    ("once per | ANY", _SPANS),
    ("times per | ANY", _SPANS),
    ("roll | again", _AGAIN_DONE),
    ("rolls | again", _AGAIN_DONE),
    ("VERB | again", _AGAIN_DONE),
    ("VERBS | again", _AGAIN_DONE),
    ("the | last ANY", _LAST),
    ("| already", told.DONE_BEFORE),
    ("| yet", told.DONE_BEFORE),
    ("| twice per", told.SO_OFTEN),
    ("| only once", told.SO_OFTEN),
    ("cannot | have", told.LIMIT),
    ("| leave", told.LEFT),
    ("| leaves", told.LEFT),
    ("| tie", told.TIE),
    ("| ties", told.TIE),
    ("offer STRING | up", told.OFTEN_OFFERED),
    ("STRING after | ANY", _LABEL),
    ("of a KIND | and", _ONE_KIND),
    ("| for this", _A_WHILE),
    ("| for the rest", _A_WHILE),
    ("expect NAME | was", told.ASKS_WHOM),
    ("change PATH : | ANY", _OLD_NEW),
    ("| remove the", _CHANGED),
    ("| forbid the", _CHANGED),
    ("| change the", _CHANGED),
    ("| replace the", _CHANGED),
    ("| PATH before", _MEETS),
    ("| PATH over", _MEETS),
    ("is INT | instead", "the new number alone is said: `NUMBER is {before}`"),
    ("all | UNIT from", "what another has is lost by that one: `another KIND loses all its {0}`"),
    (
        "INT UNIT | for each",
        "`1 UNIT per KIND in your ZONE`, saying whose or where; or `for each KIND in ...: ...`",
    ),
    (
        "lose INT UNIT | to",
        "who gets what you lose gains it: `lose ... {before}, then another KIND gains ...`",
    ),
    ("loses INT UNIT | to", "who gets what is lost gains it: `NAME loses ... {before}, then NAME gains ...`"),
    (
        "half your UNIT | as",
        "how it is rounded is said: `half your {before} rounded down as ...`, `rounded up`",
    ),
    (
        "half its UNIT | as",
        "how it is rounded is said: `half its {before} rounded down as ...`, `rounded up`",
    ),
    ("no | other KIND is", "`unless another {1} is ...: ...` stands in front"),
    ("no | other KIND here", "`unless another {1} is here: ...` stands in front"),
    ("if not | NAME is", "`if {0} is not ...: ...`, `unless {0} is ...: ...`"),
    ("not | NAME is", "`{0} is not ...`"),
    ("with | less UNIT than", "`with {1} less than your {1}`, behind the noun"),
    ("with | fewer UNIT than", "`with {1} less than your {1}`, behind the noun"),
    ("with | more UNIT than", "`with {1} more than your {1}`, behind the noun"),
    (
        "when you | have",
        "`when` follows what is done: `when you gain a KIND: if you have ...`; `as soon as` goes on",
    ),
    (
        "is ANY | here",
        "where a thing is stands behind it: `a KIND here is ...`; asked in time, `before ...: ...`",
    ),
    ("| skip your next", told.NEXT_TURN),
    ("| and then", NEXT),
    ("all KIND | :", EACH),
    ("for | all", "`for each KIND: ...`"),
    ("every | time", "`when EVENT: ...`, with `once per SPAN:` in front if it is not every time"),
    ("INT | and UNIT", "several numbers are parted by commas: `UNIT 2, UNIT 3`"),
    ("your | rolls", told.ROLLS),
    ("your | die roll", told.ROLLS),
    ("the die | :", told.ROLLING),
    ("a die | :", told.ROLLING),
    ("roll | twice", told.TWICE),
    ("UNIT | and SIGNED", told.EACH_ALONE),
    ("UNIT | cannot be", _BOUND),
    ("| carry", told.LIMIT),
    ("| give", told.GIVE),
    ("| gives", told.GIVE),
    ("| swap", _SWAP),
    ("| swaps", _SWAP),
    ("this | back", _BACK_TO),
    ("it | back", _BACK_TO),
    ("this | into", _BACK_TO),
    ("return this | to", _BACK_TO),
    ("ends | by", COMES_OUT_BELOW),
    (", | otherwise", told.OTHERWISE_BELOW),
    ("| , otherwise", told.OTHERWISE_BELOW),
    ("| , else", told.NOT_DECLINED),
    ("| has INT more", _LENDS),
    ("| have INT more", _LENDS),
    ("gain INT KIND | from", told.FROM_SUPPLY),
    ("gain a KIND | from", told.FROM_SUPPLY),
    ("its | next", _ITS_NEXT),
    ("is INT | more", _CHANGE),
    ("are INT | more", _CHANGE),
    ("is INT | less", _CHANGE),
    ("are INT | less", _CHANGE),
    (", | and VERB", NEXT),
    ("| , and VERB", NEXT),
    ("| , if", "`if CONDITION: ...` stands in front of what is done, or on a line of its own"),
    (", | if", "`if CONDITION: ...` stands in front of what is done, or on a line of its own"),
    ("KIND | into", _INTO),
    ("on | VERB", told.UPON),
    ("| count", _COUNT),
    ("UNIT | to", _OF_OTHERS),
    ("with | more than", _WITH),
    ("with | less than", _WITH),
    ("with | at least", _WITH),
    ("with | at most", _WITH),
    ("| only if", _ONLY_IF),
    ("| starts with", _BEGINS),
    ("| start with", _BEGINS),
    ("NAME | should have", _EXPECT),
    ("INT | to INT :", _RANGE),
    ("one of | :", "`choose one`, with neither `of` nor a colon; its options stand below"),
    ("| -", told.DASH),
    ("no | UNIT", _NONE_OF),
    ("no | one", _NONE),
    ("your | first", _FIRST_TIME),
    ("the | first KIND", _FIRST),
    ("| increased", _CHANGE),
    ("| raised", _CHANGE),
    ("| reduced", _CHANGE),
    ("| decreased", _CHANGE),
    ("| lowered", _CHANGE),
    ("UNIT | : SIGNED", "`{1} {before}`, with the change in front"),
    ("on INT | :", _ROW),
    ("on RANGE | :", _ROW),
    ("if INT | :", _ROW),
    ("if RANGE | :", _ROW),
    ("( | UNIT", "numbers stand behind a colon, `KIND NAME: {0} 2`; brackets hold tags"),
    ("PATH | from", _OLD_NEW),
    ("PATH | to", _OLD_NEW),
    ("PATH : INT |", _OLD_NEW),
    ("| change ANY :", _CHANGED),
    ("rolls INT |", _DICE_SHOW),
    ("NAME | has INT", "`given NAME at PLACE with 2 UNITS`, of each"),
    ("NAME 's |", "behind `'s` stands what somebody has: `NAME's UNIT`; NAME alone has no `'s`"),
    ("choose a KIND | ;", "`a KIND of your choice` in the deed itself; then `it`"),
    ("expect NAME is not | asked", told.ASKS_WHOM),
    ("expect NAME is | asked", told.ASKS_WHOM),
    ("UNIT | here", told.LIES_NOWHERE),
    ("UNIT | there", told.LIES_NOWHERE),
    ("| else if", told.ELSE_IF),
    ("| except if", "`unless CONDITION: ...` stands in front"),
    ("| do not have", _HAVE_NO),
    ("| does not have", _HAVE_NO),
    ("| for every", _RATIO),
    ("| either", _CHOICE),
    ("| flip", told.COIN),
    ("| toss", told.COIN),
    ("| immune", told.IMMUNE),
    ("| counts as", told.ROOM),
    ("| count as", told.ROOM),
    ("| additional", told.MORE),
    ("| extra", told.MORE),
    ("VERB KIND | until", told.UNTIL_FOUND),
    ("| starting with", told.ROUND),
    ("| weaker", told.THAN_YOU),
    ("| stronger", told.THAN_YOU),
    ("| richer", told.THAN_YOU),
    ("| poorer", told.THAN_YOU),
    ("| smaller", told.THAN_YOU),
    ("| bigger than you", told.THAN_YOU),
    ("UNIT | equal", told.PRINTED),
    ("| set PATH", _OLD_NEW),
    ("expect | error", told.EXPECTED),
    ("expect NAME is | ANY", told.EXPECTED),
    ("INT | through INT", _RANGE),
    ("| beginning with", told.ROUND),
    ("| proceeding", told.ROUND),
    ("| advantage", told.TWICE),
    ("| text STRING", told.FLAVOUR),
    ("| flavour", told.FLAVOUR),
    ("| flavor", told.FLAVOUR),
    ("| where", "`at PLACE: ...` stands in front of what is so there"),
    (
        "has | more than",
        "`the number of NAME's KINDS is more than 3`, or of `its KINDS`; of what is counted `its UNITS`",
    ),
    ("or | when", told.EACH_OF_EVENTS),
    (
        "NAME | and NAME VERB",
        "each who does it has a line of its own: `{before} ...`, and below it `{1} ...`",
    ),
    ("roll | dice", told.HOW_MANY),
    ("roll the | dice", told.HOW_MANY),
    ("rolls | dice", told.HOW_MANY),
    ("rolls the | dice", told.HOW_MANY),
    ("this | costs", told.COSTS),
    ("| immunity", told.IMMUNE),
    ("| resistance", told.IMMUNE),
    ("| resistant", told.IMMUNE),
    ("| protected", told.IMMUNE),
    ("| protection", told.IMMUNE),
    ("any | amount", told.AMOUNT),
    ("any | number of UNIT", told.AMOUNT),
    (": UNIT | equals", told.PRINTED),
    ("SIGNED UNIT | of", "`+2 to the {before} of WHO`; of whoever was spoken of, `+2 to its {before}`"),
    ("half your UNIT | ,", "`half your {before} rounded up {before}`, or `rounded down`: so many of what"),
    ("half its UNIT | ,", "`half its {before} rounded up {before}`, or `rounded down`: so many of what"),
    ("| make PATH", _OLD_NEW),
    ("| PATH :", "a line of a house rule begins with what it does: `change {0}: OLD -> NEW`, `remove {0}`"),
    ("may | :", "`you may choose one`, without a colon, with what may be chosen below"),
    ("| else", told.OTHERWISE_BELOW),
    ("| option INT", 'options stand below `choose one`, each with a text in quotes or with none: `"1": ...`'),
    ("expect NAME | VERBS", told.EXPECTED),
    ("UNIT INT | +", told.PRINTED_MORE),
    ("| make a", told.TESTED),
    ("| happen only", told.ONCE_IN_ALL),
    ("may | force", told.FORCED),
    ("you | force", told.FORCED),
    ("| forces", told.FORCED),
    ("for each KIND ( | ANY", told.FOR_EACH_OF),
    ("if you | win", told.OUTCOME),
    ("if you | lose", told.OUTCOME),
    ("if you win | :", told.OUTCOME),
    ("if you lose | :", told.OUTCOME),
    ("when you | win", told.OUTCOME),
    ("cannot be | reduced", _BOUND),
    ("cannot be | lowered", _BOUND),
    ("cannot be | raised", _BOUND),
    (
        "dice INT for NAME | , INT",
        "each who rolls has a line of its own: `dice 5 for {before}`, below it `dice 1 for NAME`",
    ),
    ("skip to | ANY", "`end the PROCEDURE` ends it, and stands last: `..., then end the turn`"),
    ("| skip to", "`end the PROCEDURE` ends it, and stands last: `..., then end the turn`"),
    ("| skip", _SKIP),
    ("| skips", _SKIP),
    ("nothing | happens", _NOTHING),
    ("| upon VERB", told.UPON),
    ("then | for", "`for each KIND: ...` begins a line of its own, which may follow this one"),
    ("choose one | :", "`choose one` has no colon; its options stand below"),
    ("choose | :", '`choose one`, with its options below, each a text of its own: `"this": ...`'),
    ("may | not", "`cannot`"),
    ("must | not", "`cannot`"),
    ("can | not", "`cannot`, in one word"),
    ("have | not", "`you have no KINDS`; `NUMBER is not ...`"),
    ("not | at", told.OTHERWISE),
    ("not | more", told.OTHERWISE),
    ("not | less", told.OTHERWISE),
    ("have | at", told.COMPARE),
    ("have | more", told.COMPARE),
    ("have more | than", told.COMPARE),
    ("have less | than", told.COMPARE),
    ("have fewer | than", told.COMPARE),
    ("have | less", told.COMPARE),
    ("| or more", told.COMPARE),
    ("| or less", told.COMPARE),
    ("| or fewer", told.COMPARE),
    ("the | NAME", "names stand alone: `{0}`, without `the`"),
    ("only | NAME", "`only` stands before kinds: `only KINDS can ...`; or `KINDS other than {0} cannot ...`"),
    ("| may VERB", "who may do it stands in front: `you may {1} ...`"),
    ("| can VERB", "who can do it stands in front: `you can {1} ...`"),
    ("| someone", _WHO),
    ("| somebody", _WHO),
    ("| anyone", _WHO),
    ("| anybody", _WHO),
    ("| everyone", _WHO),
    ("| everybody", _WHO),
    ("| nobody", _NONE),
    ("| no one", _NONE),
    ("| twice", told.AGAIN),
    ("| double", told.AGAIN),
    ("| doubled", told.AGAIN),
    ("within INT | step", told.STEPS),
    ("within INT | steps", told.STEPS),
    ("within INT | KIND", told.STEPS),
    ("per | KIND", _PER),
    ("per INT | KIND", _PER),
    ("STRING | to", "`change PATH: OLD -> NEW`"),
    ("VERB INT | to INT", "a number is chosen first: `choose a number from {before} to {1} as your MEMORY`"),
    ("INT | to INT", "`change PATH: OLD -> NEW`"),
    ("| remove NAME", _CHANGED),
    ("| forbid NAME", _CHANGED),
    ("| change NAME", _CHANGED),
    ("| replace NAME", _CHANGED),
    ("| second NAME", "`{1} #2` is the second of several copies"),
    ("| first NAME", "`{1} #1` is the first of several copies"),
    ("INT | times", "a product is `NUMBER multiplied by {before}`, and stands in front of its unit"),
    ("once | in", "`once per SPAN`"),
    ("| for each", _RATIO),
    ("| per", _RATIO),
    ("| to gain", told.PRICE),
    ("each | time", "`when EVENT: ...`, with `once per SPAN:` in front if it is not every time"),
    ("| whenever", "`when EVENT: ...`"),
    ("| always", "what always holds has nothing in front of it; what happens stands behind `when EVENT:`"),
    ("| every turn", told.TURN),
    ("| start of", told.TURN),
    ("| beginning of", told.TURN),
    ("| except", "`other than X` behind a noun"),
    ("| both dice", "`if the dice are equal: ...` behind the roll; one of them is `the first die`"),
    ("| both", "`A and B`"),
    ("once | a", "`once per SPAN: ...`"),
    ("once | each", "`once per SPAN: ...`"),
    ("| unless", _FRONT),
    ("| if", _FRONT),
    ("| when", _FRONT_WHEN),
    ("| while", _FRONT),
    ("| until", "`until EVENT: ...` stands in front"),
    ("| instead", "`instead of DOING: ...` stands in front"),
    ("| set", "`remember NUMBER as NUMBER`"),
    ("| ignore", told.LEFT_OUT),
    ("| ignore KINDS", "`KINDS do not count`, `UNIT from KINDS do not count`"),
    ("| ignores KINDS", "`KINDS do not count`, `UNIT from KINDS do not count`"),
    ("| do the", _OFFERS),
    ("| use the text", _OFFERS),
    ("at any | time", _OFFERS),
    ("do what | KIND", _OFFERS),
    ("| carry out", _OFFERS),
    ("| opposite", _REVERSE),
    ("steps | backwards", _BACK),
    ("step | backwards", _BACK),
    ("| backwards", _BACK),
    ("NAME or NAME | of", _EITHER),
    ("| counterclockwise", _REVERSE),
    (": NAME | or NAME", _EITHER),
    ("| copy", _OFFERS),
    ("use | the text", _OFFERS),
    ("| says", _OFFERS),
    ("| abilities", _TEXTS),
    ("| text", _TEXTS),
    ("KIND | have no text", _TEXTS),
    ("NAME | does not count", "`the text of {before} is not in force`"),
    ("loses | its text", _TEXTS),
    ("| text of", "`the text of X is not in force`"),
    ("ANY | are not in", _TEXTS),
    ("this | is not in", "`the text of this is not in force`"),
    ("| are now", "`each KIND is now WORD`, `you are now WORD`"),
    ("| are no longer", "`each KIND is no longer WORD`, `you are no longer WORD`"),
    ("now | not", "`it is no longer WORD`"),
    ("is | no more", "`it is no longer WORD`"),
    ("| might", "`may`"),
    ("| should", "`must`"),
    ("| shall", "`must`"),
    ("choose one | at random", "chance chooses by a roll: `roll 1 die`, below it `1-3: ...`, `4-6: ...`"),
    ("at random | ANY", _RANDOM),
    ("number of | UNIT", _ANY_AMOUNT),
    ("KIND | at random", told.WHO_AT_RANDOM),
    ("KIND | or the KIND", "each is asked by itself: `if the ZONE is empty, or the ZONE is empty: ...`"),
    ("without NAME | or", "`with no {before} or {1}`, one that has none of them"),
    ("without NAME | and", "`with no {before} or NAME`, one that has none of them"),
    ("without NAME | ,", "`with no NAME or NAME`, one that has none of them"),
    ("a | random KIND VERBS", told.WHO_AT_RANDOM),
    ("| random", "`at random` behind the noun: `a KIND at random`"),
    ("| randomly", "`at random` behind the noun: `a KIND at random`"),
    ("| equal", "`gain NUMBER UNITS`, as in `gain the result UNITS`; `remember NUMBER as NUMBER`"),
    ("are | within", "`the distance to PLACE is at most 2`"),
    ("is | within", "`the distance to PLACE is at most 2`"),
    ("| minimum", _BOUND),
    ("| maximum", _BOUND),
    ("may | only", _ONCE),
    ("can | only", _ONCE),
    ("only | once per", _ONCE),
    ("| most", MOST),
    ("| closest", "`the nearest KIND`, over all edges from where you are"),
    ("your | left", _BESIDE),
    ("your | right", _BESIDE),
    ("until your | next", "`until the start of your next turn: ...`, where a pack declares such a `moment`"),
    ("| next KIND", _BESIDE),
    ("| as many", "any number stands in front of a unit: `gain the result UNITS`"),
    (", | lowest first", "`by NUMBER` takes the smallest first; `by NUMBER, highest first` the highest"),
    ("ANY | (", "brackets hold tags and forms; a condition or `once per SPAN:` stands in front"),
    (
        "| opponent",
        "who is on the other side is `your opponent` where `role opponent` is declared, or `the ROLE`",
    ),
    ("| target", "`the target` where there is one, or `a KIND of your choice`"),
    ("; | VERB", NEXT),
    ("or | VERB", _CHOICE),
    ("| or VERB", _CHOICE),
    ("as soon as you | VERB", _HAPPENS),
    ("if you | roll", "rows stand below the roll: `roll 1 die`, then `1-3: ...`, `4-6: ...`"),
    ("| two", _FIGURE),
    ("| three", _FIGURE),
    ("| four", _FIGURE),
    ("| five", _FIGURE),
    ("| six", _FIGURE),
    ("die for | ANY", _ROLLED),
    ("dice for | ANY", _ROLLED),
    *told.IF_NOT,
    ("if | UNIT", told.WHOSE),
    ("while | UNIT", told.WHOSE),
    ("unless | UNIT", told.WHOSE),
    ("all | UNIT", told.ALL_WHOSE),
    ("VERB | RANGE", "`up to 3 UNITS` leaves it to choice; chance is a roll: `roll 1 die`"),
    ("VERB INT | or INT", _CHOICE),
    ("INT | or INT", "`{before}, {1}: ...`, `1-3: ...`"),
    ("as | long as", "`while CONDITION: ...`"),
    ("of | yours", _OF_YOURS),
    ("of | mine", _OF_YOURS),
    ("of | theirs", "`its`, of whoever it is; `a KIND of that KIND`"),
    ("each | of your", told.EACH_OF_YOURS),
    ("every | of your", told.EACH_OF_YOURS),
    ("than ADJ | and ADJ", _EITHER_WORD),
    ("ADJ | and ADJ", "two words in front of a noun stand side by side: `a {before} {1} KIND`"),
    ("| her", "`its`, of whoever it is"),
    ("| his", "`its`, of whoever it is"),
    ("| greater", told.COMPARE),
    ("| bigger", told.COMPARE),
    ("| higher than", told.COMPARE),
    ("| lower than", told.COMPARE),
    ("| fewer", told.COMPARE),
    ("| between", "`NUMBER is at least 3, and NUMBER is at most 5`"),
    ("( | ANY", "tags stand in brackets; `tags {0}` declares one"),
    ("rule | :", '`rule "NAME": ...`, or `rule "NAME"` with its lines below'),
    ("scenario STRING | :", "what is given, done and expected stands below, indented"),
    ("expect INT | UNIT", told.WHOSE_ARE_SO),
    ("expect not | ANY", "`is not`, `are not`; `expect not asked NAME`, `not offered`, `not logged`"),
    ("| expects", "`expect`"),
    ("given NAME | is", "`given {before} at PLACE`"),
    ("NAME | and INT", "`... at PLACE with 3 UNITS and 2 UNITS`"),
    ("NAME | choose", "`{before} chooses ...`"),
    ("rolls a | INT", "`dice {0}` in a line above says what the dice will show; `NAME rolls 1 die`"),
    ("| ask STRING", told.A_QUESTION),
    ("NAME | x", "`x3`, in one piece, for three copies"),
    ("of | KIND", "`of a {0}`"),
    ("holds | KIND", "what a zone holds is said in the plural"),
    ("ADJ | NAME", "the kind stands in front of the name: `{before} KIND {0}`"),
    ("| end of", told.TURN_END),
    ("INT | of", "`{before} KINDS ...`, without `of`: `{before} KINDS in your ZONE`"),
    ("UNIT | SIGNED", _CHANGE),
    ("is | SIGNED", _CHANGE),
    ("are | SIGNED", _CHANGE),
    ("ANY | SIGNED", _CHANGE),
    ("a | INT", "`roll a natural {0}`"),
    ("KIND | INT NAME", "`{before} NAME x{0}` declares so many copies"),
    ("with INT | NAME", "`with NAME #1 and NAME #2`: each copy by its number"),
    ("VERB INT | NAME", told.OF_A_NAME),
    ("KIND | or a", "`{before} or KIND`, with one `a` for both"),
    ("KIND NAME | INT", 'a name of more than words with capitals stands in quotes: `"{before} {0}"`'),
    ("when | VERB", "who does it is said: `when you {0} ...`; or what is done to this: `when ...ed`"),
    ("after | VERB", "who does it is said: `after you {0} ...`; or what is done to this: `after ...ed`"),
    ("before | VERB", "who does it is said: `before you {0} ...`"),
    ("more than | INT", _WITH),
    ("less than | INT", _WITH),
    ("chooses | ANY", _TEXT),
    ("on | ANY :", told.OUTCOME),
)
"""Where the reading stopped, and what is said about it; the first row that fits."""
