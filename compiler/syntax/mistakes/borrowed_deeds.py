"""More rows of `borrowed`: what is done, by whom and when, as other games' cards print it."""

from __future__ import annotations

from talisman.compiler.syntax.mistakes.lent import Row

_BEARER = "the bearer/wearer/wielder/user/carrier/possessor"
_MOVE = "move/teleport/transport/place/send/bring/relocate"

MAY: tuple[Row, ...] = (
    (10, "may/can choose/decide/elect to", "may"),
    (10, "have/has the option/choice/possibility to", "may"),
    (10, "is/are able to", "can"),
    (10, "is/are unable to", "cannot"),
    (10, "is/are forced/required/obliged/compelled to", "must"),
    (10, "do/does not have/need to", "need not"),
    (11, "is/are prevented/barred from VERBING", "cannot VERBING:plain"),
    (11, "^ [you are] unaffected/untouched by NOUNS $", "NOUNS cannot affect you"),
    (11, "^ you are not affected/touched by NOUNS $", "NOUNS cannot affect you"),
    (11, "^ NOUNS have no effect on/upon/against you $", "NOUNS cannot affect you"),
    (10, "^ NOUNS do not affect you $", "NOUNS cannot affect you"),
    (10, "^ [this] cannot be used/held/carried/owned/taken/worn by A $", "A cannot take this"),
    (10, "^ [this] may/can not be used/held/carried/owned/taken/worn by A $", "A cannot take this"),
    (10, "^ [usable/useable/wearable] by A only $", "only A can take this"),
    (10, "^ for A only $", "only A can take this"),
    (10, "^ restricted to A $", "only A can take this"),
    (10, f"^ {_BEARER} [of this] has/gets/gains SIGNED UNIT $", "SIGNED UNIT"),
    (10, f"^ {_BEARER} [of this] may/can/cannot/must VERB", "you may/can/cannot/must VERB"),
    (10, f"^ {_BEARER} [of this] VERBS", "you VERBS:plain"),
    (10, f"{_BEARER} [of this]", "you"),
    (9, "he/she/him", "it"),
)
"""What somebody may, can, must or cannot do."""
GIVES: tuple[Row, ...] = (
    (10, "^ gives/grants/provides/adds/give/grant/provide [you] SIGNED [to] [your] UNIT $", "SIGNED UNIT"),
    (
        10,
        "^ gives/grants/provides/adds/give/grant/provide [you] SIGNED [to] [your] UNIT and [your] UNIT2 $",
        "SIGNED UNIT; SIGNED UNIT2",
    ),
    (10, "^ gives/grants/provides you NUM AMOUNT $", "you gain NUM:figure AMOUNT"),
    (10, "^ a bonus/penalty of SIGNED to", "SIGNED to"),
    (10, "^ [you] get/have/gain/receive a SIGNED bonus/penalty/modifier to/on [your] UNIT $", "SIGNED UNIT"),
    (
        10,
        "^ [you] get/have/gain/receive a SIGNED bonus/penalty/modifier to/on [your] PURPOSE [rolls/roll] $",
        "SIGNED to your PURPOSE roll",
    ),
    (10, "^ [you] get/have/gain/receive a bonus/penalty of SIGNED to/on [your] UNIT $", "SIGNED UNIT"),
    (10, "^ SIGNED [to] UNIT and/& UNIT2 $", "SIGNED UNIT; SIGNED UNIT2"),
    (10, "^ SIGNED UNIT ,/and/but SIGNED2 UNIT2 $", "SIGNED UNIT; SIGNED2 UNIT2"),
    (10, "^ SIGNED UNIT , but/and SIGNED2 UNIT2 $", "SIGNED UNIT; SIGNED2 UNIT2"),
    (10, "^ UNIT SIGNED ,/and/but UNIT2 SIGNED2 $", "SIGNED UNIT; SIGNED2 UNIT2"),
    (11, "VERB[S] UNIT INT $", "VERB[S] INT UNIT"),
    (10, "vs/versus", "against"),
    (11, "^ add your UNIT to your UNIT2 $", "plus your UNIT to your UNIT2"),
    (11, "^ add your UNIT to your UNIT2 in WORD $", "plus your UNIT to your UNIT2 in WORD"),
    (
        11,
        "^ KINDS you control/own/have get/have/gain SIGNED UNIT $",
        "for each KINDS:one you have: SIGNED to its UNIT",
    ),
    (11, "^ your KINDS get/have/gain SIGNED UNIT $", "for each KINDS:one you have: SIGNED to its UNIT"),
    (
        11,
        "^ each of your KINDS gets/has/gains SIGNED UNIT $",
        "for each KINDS:one you have: SIGNED to its UNIT",
    ),
    (10, "SIGNED UNIT of the/your target", "SIGNED to the target's UNIT"),
)
"""What is given to numbers."""
PAID: tuple[Row, ...] = (
    (11, "^ VERB NUM AMOUNT : VERB2", "you may VERB NUM:figure AMOUNT: VERB2"),
    (11, "^ VERB this : VERB2", "you may VERB this: VERB2"),
    (11, "^ A per OWNTURN $", "when you begin OWNTURN:article: A"),
    (
        10,
        "^ upkeep [of/:] NUM AMOUNT $",
        "when you begin a OWNTURN: lose NUM:figure AMOUNT, else GIVEUP this",
    ),
    (
        9,
        "^ [pay/costs] NUM AMOUNT per/each/every OWNTURN to keep [this/it] $",
        "when you begin OWNTURN:article: lose NUM:figure AMOUNT, else GIVEUP this",
    ),
    (9, "^ leaves [you] if/when you VERB A $", "when you VERB A: GIVEUP this"),
    (9, "^ you lose this if/when you VERB A $", "when you VERB A: GIVEUP this"),
    (9, "^ lose this if/when you VERB A $", "when you VERB A: GIVEUP this"),
    (
        9,
        "collect/take/receive/get/gain NUM AMOUNT from each/every [other] player/opponent/KIND $",
        "for each other DOER: it loses NUM:figure AMOUNT, then you gain NUM:figure AMOUNT",
    ),
    (
        9,
        "collect/take/receive/get/gain NUM AMOUNT from all [the] [other] players/opponents/KINDS $",
        "for each other DOER: it loses NUM:figure AMOUNT, then you gain NUM:figure AMOUNT",
    ),
    (
        9,
        "pay/give each/every other player/KIND NUM AMOUNT $",
        "for each other DOER: lose NUM:figure AMOUNT, then it gains NUM:figure AMOUNT",
    ),
    (9, "pay/give WHO NUM AMOUNT $", "lose NUM:figure AMOUNT, then WHO gains NUM:figure AMOUNT"),
    (11, "gain/take control of P", "take P"),
    (10, "VERB your choice of A $", "VERB A"),
    (10, "VERB a total of", "VERB"),
    (10, "no effect", "nothing"),
    (10, "^ nothing happens", "nothing"),
    (11, "VERB as many KINDS as A $", "VERB A KINDS"),
)
"""What is paid, and to whom."""
AGAIN: tuple[Row, ...] = (
    (11, "^ VERB A twice $", "repeat up to 2 times: VERB A"),
    (11, "^ VERB A NUM times $", "repeat up to NUM:figure times: VERB A"),
    (10, "you may roll again [once] $", "you may reroll one die of that roll"),
    (11, ": roll again $", ": reroll one die of that roll"),
    (10, "you may roll it/that/them again $", "you may reroll one die of that roll"),
    (
        11,
        "VERB [KINDS] until you have NUM KINDS2 $",
        "repeat while the number of your KINDS2 is less than NUM:figure: VERB KINDS2:one:article",
    ),
    (
        11,
        "VERB [KINDS] until you have NUM AMOUNT $",
        "repeat while your AMOUNT:many are less than NUM:figure: VERB 1 AMOUNT:one",
    ),
    (
        11,
        "VERB up to a hand of NUM KINDS2 $",
        "repeat while the number of your KINDS2 is less than NUM:figure: VERB KINDS2:one:article",
    ),
    (10, "this/it is your only KIND", "you have exactly 1 KIND"),
)
"""What is done again, or so long."""
WHO_WHEN: tuple[Row, ...] = (
    (10, "^ whoever/anyone/anybody VERBS A VERBS2 B $", "when a DOER VERBS A: it VERBS2 B"),
    (
        10,
        "^ anyone/anybody/everyone/everybody who/that VERBS A VERBS2 B $",
        "when a DOER VERBS A: it VERBS2 B",
    ),
    (10, "^ any/every/each KIND who/that VERBS A VERBS2 B $", "when a KIND VERBS A: it VERBS2 B"),
    (10, "^ any/every/each KIND VERBING A VERBS2 B $", "when a KIND VERBING:does A: it VERBS2 B"),
    (10, "^ KINDS VERBING A VERB2 B $", "when a KINDS:one VERBING:does A: it VERB2:does B"),
    (10, "^ the first player/KIND to VERB A VERBS B $", "once per game: when a DOER VERB:does A: it VERBS B"),
    (10, "^ A the first time [that] you VERB B $", "once per game: when you VERB B: A"),
    (10, "^ after each/every/any/a/the TURN", "when TURN:article ends"),
    (10, "^ before each/every/any/a/the TURN", "when TURN:article begins"),
    (11, "^ at [the] start/beginning of TURN", "when TURN:article begins"),
    (11, "^ at [the] end of TURN", "when TURN:article ends"),
    (
        10,
        "^ in turn/player/clockwise/seat order [,] each/every KIND may VERB A $",
        "for each KIND, in seat order: it may VERB A",
    ),
    (
        10,
        "^ in turn/player/clockwise/seat order [,] each/every KIND VERBS A $",
        "for each KIND, in seat order: it VERBS A",
    ),
    (
        10,
        "^ each/every KIND , in turn/player/clockwise/seat order , may VERB A $",
        "for each KIND, in seat order: it may VERB A",
    ),
    (
        10,
        "^ each/every KIND VERBS A in turn/player/clockwise/seat order $",
        "for each KIND, in seat order: it VERBS A",
    ),
    (9, "choose a/an/any NOUN :/;/,/then it/that NOUN2 VERBS A $", "NOUN:article of your choice VERBS A"),
    (9, "choose a/an/any NOUN , then it/that NOUN2 VERBS A $", "NOUN:article of your choice VERBS A"),
    (9, "choose another NOUN :/;/,/then it/that NOUN2 VERBS A $", "another NOUN of your choice VERBS A"),
    (9, "choose another NOUN , then it/that NOUN2 VERBS A $", "another NOUN of your choice VERBS A"),
    (9, "choose a/an/any NOUN :/;/,/then it VERBS A $", "NOUN:article of your choice VERBS A"),
    (9, "choose another NOUN :/;/,/then it VERBS A $", "another NOUN of your choice VERBS A"),
    (9, "choose a player , then that player VERBS A $", "a DOER of your choice VERBS A"),
    (9, "choose another player , then that player VERBS A $", "another DOER of your choice VERBS A"),
    (9, "choose a player : that player VERBS A $", "a DOER of your choice VERBS A"),
    (9, "choose another player : that player VERBS A $", "another DOER of your choice VERBS A"),
    (9, "^ VERBED : A $", "when VERBED: A"),
    (11, "advance/proceed/return/retreat/go [directly/straight/immediately/back] to NAME", "go to NAME"),
    (11, f"{_MOVE} WHO to A $", "WHO goes to A"),
    (11, f"{_MOVE} [yourself] to NAME", "go to NAME"),
    (11, "reveal/turn/flip [over] the top KIND of the ZONE", "see the top KIND of the ZONE"),
    (
        11,
        "return/move/put/place/take/bring A from [the] ZONE to/into/onto your ZONE2",
        "PLACER A in the ZONE into your ZONE2",
    ),
    (11, "automatically/simply/just/always", ""),
    (11, "afterwards/thereafter", ""),
    (11, "as well", ""),
    (11, "too/both", ""),
)
"""Who does something, when, and where to."""
COMPARED: tuple[Row, ...] = (
    (10, "with [a/an] AMOUNT less/fewer/lower/smaller than NUM", "with AMOUNT:many at most NUM:less"),
    (10, "with [a/an] AMOUNT more/greater/higher/larger than NUM", "with AMOUNT:many at least NUM:greater"),
    (10, "with [a/an] AMOUNT below/under NUM", "with AMOUNT:many at most NUM:less"),
    (10, "with [a/an] AMOUNT above/over NUM", "with AMOUNT:many at least NUM:greater"),
    (10, "with [a/an] AMOUNT of NUM or more/higher/greater/better", "with AMOUNT:many at least NUM:figure"),
    (10, "with [a/an] AMOUNT of NUM or less/lower/fewer", "with AMOUNT:many at most NUM:figure"),
    (10, "with [a/an] AMOUNT of at least/most NUM", "with AMOUNT:many at least/most NUM:figure"),
    (10, "with [a/an] AMOUNT of up to NUM", "with AMOUNT:many at most NUM:figure"),
    (10, "with NUM or more AMOUNT", "with AMOUNT:many at least NUM:figure"),
    (10, "with NUM or less/fewer AMOUNT", "with AMOUNT:many at most NUM:figure"),
    (10, "with more than NUM AMOUNT", "with AMOUNT:many at least NUM:greater"),
    (10, "with less/fewer than NUM AMOUNT", "with AMOUNT:many at most NUM:less"),
    (10, "who/that/which has/have [a/an] AMOUNT of NUM", "with AMOUNT:many exactly NUM"),
    (10, "if/while/unless you have NUM or more/greater AMOUNT", "if/while/unless you have NUM:figure AMOUNT"),
    (10, "if/while/unless you have NUM or more KINDS", "if/while/unless you have NUM:figure KINDS"),
    (
        10,
        "if/while/unless you have NUM or less/fewer AMOUNT",
        "if/while/unless your AMOUNT:many are at most NUM:figure",
    ),
    (
        10,
        "you have at least NUM KINDS and at least NUM2 AMOUNT",
        "you have NUM:figure KINDS, and you have NUM2:figure AMOUNT",
    ),
    (10, "at least NUM KINDS and at least NUM2 AMOUNT", "NUM:figure KINDS and NUM2:figure AMOUNT"),
    (10, "your PROP is ADJ", "you are ADJ"),
    (10, "your PROP is not ADJ", "you are not ADJ"),
)
"""How numbers and words are compared."""
ALL = (MAY, GIVES, PAID, AGAIN, WHO_WHEN, COMPARED)
