"""Rows of `phrasings` for what cards and rule books of other games say: how they name, count, pay and roll.

They are about the words of such texts and never about a game: what is given up, what comes of a coin, how
many one may have. How a row is written is told in `phrasings`.
"""

from __future__ import annotations

from talisman.compiler.syntax.mistakes.rows.lent import Row

_SPACE = "space/place/location/square/tile/spot"
_MORE = "extra/additional/further/bonus"
_HAVE = "have/carry/hold/own/keep/possess/bring"
_GIVE_UP = "sacrifice/trash/scrap/destroy/exile/dump/surrender/remove/eliminate/bury"
_GIVES_UP = "sacrifices/trashes/scraps/destroys/exiles/dumps/surrenders/removes"
_COIN = "flip/toss a/one/1/the coin ;/:/,"
_SHOWS = "result/roll/die/number/total/score is/shows"
_ROLL = "roll a/an/one/1/the die [for WORD] ;/:/,/and"
_FROM_ON = "or more/higher/better/greater/above"

HEADED: tuple[Row, ...] = (
    (9, "^ ADJ NAME", "ADJ ADJ:kind NAME"),
    (9, "^ remove/forbid PATH from/in A $", "remove/forbid PATH"),
    (11, "^ KIND NAME : PROP NUM ; B $", "KIND NAME | PROP:low NUM:figure | B"),
    (11, "^ KIND NAME ( A ) : PROP NUM ; B $", "KIND NAME ( A ) | PROP:low NUM:figure | B"),
    (11, "^ KIND NAME : PROP NUM ; B : C $", "KIND NAME | PROP:low NUM:figure | B : C"),
    (11, "^ KIND NAME ( A ) : PROP NUM ; B : C $", "KIND NAME ( A ) | PROP:low NUM:figure | B : C"),
    (12, "^ effect/effects/text/passive/special/trait/bonus/rules : A $", "A"),
    (11, "^ option/choice INT : A $", "A"),
    (10, "( INT copies/copy )", "INT:copies"),
    (9, "NAME x INT ( A )", "NAME ( A ) INT:copies"),
    (9, "NAME x INT", "NAME INT:copies"),
    (9, "NAME TIMES ( A )", "NAME ( A ) TIMES"),
    (9, "NAME ( A ) x INT", "NAME ( A ) INT:copies"),
    (10, "^ delete/drop/cut/erase PATH", "remove PATH"),
    (10, "^ ban/disable/disallow PATH", "forbid PATH"),
    (10, "^ modify/update/edit/alter/tweak PATH", "change PATH"),
    (9, "^ PATH : INT -> INT2", "change PATH: INT -> INT2"),
    (9, "^ test/case/example STRING", "scenario STRING"),
    (9, "^ setup/arrange/assume/suppose/let/initially [:] NAME", "given NAME"),
    (9, "^ assert/check/verify/ensure/result/assume [that/:] NAME", "expect NAME"),
    (10, "expect [the] AMOUNT of NAME", "expect NAME's AMOUNT"),
    (10, "gain/get SIGNED AMOUNT", "SIGNED:given AMOUNT"),
    (10, "^ you may/can : $", "you may choose one"),
)
"""How things and lines begin."""
WHERE: tuple[Row, ...] = (
    (10, f"in/on/at/onto the/this/that same {_SPACE} as you", "here"),
    (10, f"in/on/at/onto the/this/that same {_SPACE}", "here"),
    (10, f"in/on/at/onto your [own] {_SPACE}", "here"),
    (11, f"in/on/at/onto your current {_SPACE}", "here"),
    (10, f"in/on/at/onto this {_SPACE}", "here"),
    (12, f"on/in/at any {_SPACE}", ""),
    (11, "in/on play/board/table", ""),
    (11, "on/in the board/table", ""),
    (11, "while/when/if here", "here"),
    (11, "while/when/if they/it is/are here", "here"),
    (
        11,
        "move/go/walk/travel/advance NUM [extra/additional/more] spaces/squares/steps/fields/tiles",
        "WALK NUM:figure steps",
    ),
    (11, "move/go/walk/travel/advance a/an/one/1 space/square/step/field/tile", "WALK 1 step"),
    (
        10,
        "move/go/walk/travel/advance a/an/one/1 [extra/additional/more] space/square/step/field"
        " further/more/farther",
        "WALK 1 step",
    ),
    (
        10,
        "move/go/walk/travel/advance NUM spaces/squares/steps/fields further/more/farther",
        "WALK NUM:figure steps",
    ),
    (12, "steps forward/forwards/ahead", "steps"),
)
"""Where something is, and where it goes."""
NAMED: tuple[Row, ...] = (
    (9, "AMOUNT token/tokens/counter/counters/point/points/marker/markers/chip/chips/cube/cubes", "AMOUNT"),
    (9, "AMOUNT piece/pieces/coin/coins", "AMOUNT"),
    (10, "NAME card/token/tile/miniature/figure", "NAME"),
    (10, "KIND token/tile/tokens/tiles/cards", "KIND"),
    (10, "KINDS token/tile/tokens/tiles/cards", "KINDS"),
    (10, "this card/token/tile", "this"),
    (11, f"NUM {_MORE} AMOUNT", "NUM:figure AMOUNT"),
    (11, f"a/an {_MORE} AMOUNT", "1 AMOUNT:one"),
    (11, f"NUM {_MORE} KIND[S]", "NUM:figure KIND[S]"),
    (11, f"a/an/one {_MORE} KIND", "KIND:article"),
    (12, "a single KIND", "KIND:article"),
    (12, "a single UNIT", "1 UNIT"),
    (10, "a/an/the entire/whole TURN", "TURN:article"),
    (10, ": they VERB", ": it VERB:does"),
    (10, ", they VERB", ": it VERB:does"),
    (10, "then they VERB", "then it VERB:does"),
    (10, ", it VERBS", ": it VERBS"),
    (11, "^ when/after/before A , WHO VERBS B $", "when/after/before A: WHO VERBS B"),
    (11, "is/are equal to", "is/are"),
    (11, "is/are the same as", "is/are"),
    (11, "equal/equals", "is"),
)
"""What things and people are called."""
GIVEN_UP: tuple[Row, ...] = (
    (10, f"{_GIVE_UP} NUM AMOUNT", "lose NUM:figure AMOUNT"),
    (11, f"{_GIVE_UP} P", "GIVEUP P"),
    (11, f"{_GIVES_UP} NUM AMOUNT", "loses NUM:figure AMOUNT"),
    (12, f"{_GIVES_UP} P", "GIVEUP:does P"),
    (11, "get rid of", "GIVEUP"),
    (11, "throw away P", "GIVEUP P"),
    (11, "throw P away", "GIVEUP P"),
    (11, "spend NUM AMOUNT", "lose NUM:figure AMOUNT"),
    (11, "spend a/an UNIT", "lose 1 UNIT"),
    (11, "spends NUM AMOUNT", "loses NUM:figure AMOUNT"),
    (
        9,
        "^ you may VERB A instead of VERBING B $",
        "when you would VERBING:plain B: you may VERB A: it does not happen",
    ),
    (
        9,
        "^ when/if you [would] VERB A [,/:] you may VERB2 B to ignore/prevent/avoid/cancel it/that/this $",
        "when you would VERB A: you may VERB2 B: it does not happen",
    ),
    (
        9,
        "[you may] trade/exchange/convert/swap NUM AMOUNT for/into a/an UNIT $",
        "you may lose NUM:figure AMOUNT: gain 1 UNIT",
    ),
    (
        9,
        "[you may] trade/exchange/convert/swap NUM AMOUNT for/into a/an KIND $",
        "you may lose NUM:figure AMOUNT: gain KIND:article",
    ),
    (
        9,
        "[you may] trade/exchange/convert/swap a/an KIND for/into NUM AMOUNT $",
        "you may lose KIND:article: gain NUM:figure AMOUNT",
    ),
    (12, "^ VERB A to VERB2", "you may VERB A: VERB2"),
    (12, "in order to", "to"),
    (
        10,
        "^ [you may] VERB A to prevent/avoid/cancel/ignore the WORD of NUM AMOUNT $",
        "when you would lose NUM:figure AMOUNT: you may VERB A: it does not happen",
    ),
    (
        10,
        "^ [you may] VERB A to prevent/avoid losing NUM AMOUNT $",
        "when you would lose NUM:figure AMOUNT: you may VERB A: it does not happen",
    ),
    (
        10,
        "^ [you may] VERB A to prevent/avoid losing a/an UNIT $",
        "when you would lose 1 UNIT: you may VERB A: it does not happen",
    ),
    (
        10,
        "^ ignore/prevent the first UNIT you lose each/every/per TURN $",
        "once per TURN: when you would lose 1 UNIT: it does not happen",
    ),
    (
        10,
        "^ once per TURN [,] ignore/prevent the WORD of 1/one/a UNIT $",
        "once per TURN: when you would lose 1 UNIT: it does not happen",
    ),
    (
        11,
        "VERB all but NUM AMOUNT $",
        "repeat while your AMOUNT:many are more than NUM:figure: VERB 1 AMOUNT:one",
    ),
    (
        11,
        "VERB all [of] your KINDS but NUM $",
        "repeat while the number of your KINDS is more than NUM:figure: VERB KINDS:one:article",
    ),
    (
        11,
        "VERB down to NUM KINDS $",
        "repeat while the number of your KINDS is more than NUM:figure: VERB KINDS:one:article",
    ),
    (
        11,
        "^ each/every KIND must VERB down to NUM KINDS2 $",
        "for each KIND: repeat while the number of its KINDS2 is more than NUM:figure:"
        " it VERB:does KINDS2:one:article",
    ),
    (
        11,
        "^ each/every KIND VERBS down to NUM KINDS2 $",
        "for each KIND: repeat while the number of its KINDS2 is more than NUM:figure:"
        " it VERBS KINDS2:one:article",
    ),
)
"""What is given up, and what is paid."""
BOUNDS: tuple[Row, ...] = (
    (10, f"^ you may/can {_HAVE} NUM more/{_MORE} NOUNS $", "+NUM:figure to your NOUNS:limit"),
    (10, f"^ you may/can {_HAVE} a/an/one/1 more/{_MORE} NOUN $", "+1 to your NOUN:limit"),
    (10, f"^ {_HAVE} NUM more/{_MORE} NOUNS $", "+NUM:figure to your NOUNS:limit"),
    (10, f"^ {_HAVE} a/an/one/1 more/{_MORE} NOUN $", "+1 to your NOUN:limit"),
    (11, f"^ you may/can [only] {_HAVE} at most/up to NUM NOUNS $", "your NOUNS:limit is at most NUM:figure"),
    (11, f"^ you cannot {_HAVE} more than NUM NOUNS $", "your NOUNS:limit is at most NUM:figure"),
    (11, f"^ you may/can {_HAVE} no more than NUM NOUNS $", "your NOUNS:limit is at most NUM:figure"),
    (11, f"^ you may/can {_HAVE} only NUM NOUNS $", "your NOUNS:limit is at most NUM:figure"),
    (10, "^ max/maximum/limit [of/:] NUM NOUNS $", "your NOUNS:limit is at most NUM:figure"),
    (10, "^ [your] NOUN limit/capacity/maximum SIGNED $", "SIGNED to your NOUN:limit"),
    (10, "^ SIGNED [to] [your] NOUN limit/capacity/maximum $", "SIGNED to your NOUN:limit"),
    (11, "^ [your] NOUN limit/capacity/maximum is/: NUM $", "your NOUN:limit is NUM:figure"),
    (
        10,
        "^ only A may/can have/hold/carry/own/keep/possess/use/gain this [NOUN] $",
        "only A can take this",
    ),
    (10, "^ can only be taken/carried/held/owned/used/worn by A $", "only A can take this"),
    (10, "^ this can only be taken/carried/held/owned/used/worn by A $", "only A can take this"),
)
"""How many one may have, and who."""
LENDING: tuple[Row, ...] = (
    (
        11,
        "^ [all] KINDS get/gain/have SIGNED UNIT while/when here $",
        "for each KINDS:one here: SIGNED to its UNIT",
    ),
    (
        11,
        f"^ [all] KINDS get/gain/have SIGNED UNIT while/when in/on/at the same {_SPACE} as you $",
        "for each KINDS:one here: SIGNED to its UNIT",
    ),
    (
        11,
        "^ [all] KINDS get/gain/have SIGNED UNIT here $",
        "for each KINDS:one here: SIGNED to its UNIT",
    ),
    (
        11,
        "^ [all] KINDS here get/gain/have SIGNED UNIT $",
        "for each KINDS:one here: SIGNED to its UNIT",
    ),
    (10, "^ SIGNED to/on/for PURPOSE rolls/roll/checks/check/tests/test/dice", "SIGNED to your PURPOSE roll"),
    (
        10,
        "^ SIGNED to/on/for all/any/your/each/every [your] PURPOSE rolls/roll/checks/check/tests/test/dice",
        "SIGNED to your PURPOSE roll",
    ),
    (
        10,
        "^ add NUM to all/any/your/each/every/the [your] PURPOSE rolls/roll/checks/score/total/dice/die $",
        "+NUM:figure to your PURPOSE roll",
    ),
    (
        10,
        "^ subtract NUM from all/any/your/each/every/the [your] PURPOSE rolls/roll/checks/score/total $",
        "-NUM:figure to your PURPOSE roll",
    ),
    (10, "^ add NUM to your UNIT $", "+NUM:figure to your UNIT"),
    (11, "^ add NUM to your UNIT in WORD $", "+NUM:figure to your UNIT in WORD"),
    (11, "^ your PURPOSE [roll] is increased/raised by NUM $", "+NUM:figure to your PURPOSE roll"),
    (11, "^ your PURPOSE [roll] is decreased/reduced/lowered by NUM $", "-NUM:figure to your PURPOSE roll"),
    (11, "^ increase your PURPOSE [roll] by NUM $", "+NUM:figure to your PURPOSE roll"),
    (11, "^ decrease/reduce your PURPOSE [roll] by NUM $", "-NUM:figure to your PURPOSE roll"),
    (11, "^ increase your UNIT by NUM $", "+NUM:figure to your UNIT"),
    (11, "^ decrease/reduce your UNIT by NUM $", "-NUM:figure to your UNIT"),
    (
        12,
        "^ [all] KINDS A get/gain/have SIGNED UNIT $",
        "for each KINDS:one A: SIGNED to its UNIT",
    ),
    (
        12,
        "^ each/every KIND A gets/gains/has SIGNED UNIT $",
        "for each KIND A: SIGNED to its UNIT",
    ),
    (
        12,
        "^ each/every KIND gets/gains/has SIGNED UNIT $",
        "for each KIND: SIGNED to its UNIT",
    ),
    (
        10,
        "^ WHO gets/has/gains SIGNED UNIT until [the] end of [the/this] TURN $",
        "until the end of this TURN: SIGNED to the UNIT of WHO",
    ),
    (
        10,
        "^ WHO gets/has/gains SIGNED UNIT for [the] rest of the/this TURN $",
        "until the end of this TURN: SIGNED to the UNIT of WHO",
    ),
    (
        11,
        "^ you get/have/gain SIGNED UNIT until [the] end of [the/this] TURN $",
        "until the end of this TURN: SIGNED UNIT",
    ),
    (11, "^ [for] the rest of the/this TURN [,/:] A $", "until the end of this TURN: A"),
    (11, "^ this TURN [,/:] A $", "until the end of this TURN: A"),
    (11, "^ A for the rest of the/this TURN $", "until the end of this TURN: A"),
    (11, "^ A until [the] end of [the/this] TURN $", "until the end of this TURN: A"),
    (11, "^ A until the start/beginning of your next TURN $", "until the start of your next TURN: A"),
    (11, "^ A until your next TURN $", "until the start of your next TURN: A"),
)
"""What is lent to numbers, and for how long."""
ROLLED: tuple[Row, ...] = (
    (10, f"{_ROLL} on/if [a/an] NUMS [,/:] A $", "roll 1 die [for WORD] | NUMS:others: nothing | NUMS: A"),
    (
        9,
        "^ once per WORD [:/,] you may reroll your/a/any/one/the PURPOSE roll/die/dice $",
        "once per WORD: when you roll 1 die for PURPOSE: you may reroll one die of that roll",
    ),
    (
        9,
        "^ you may reroll your/a/any/one/the PURPOSE roll/die/dice $",
        "when you roll 1 die for PURPOSE: you may reroll one die of that roll",
    ),
    (
        10,
        "^ you may reroll your/a/any/one die/dice/roll/rolls $",
        "when you roll 1 die: you may reroll one die of that roll",
    ),
    (9, f"{_COIN} [on/if] heads [:/,/-] A ;/, [on/if] tails [:/,/-] B $", "roll 1 die | 1-3: A | 4-6: B"),
    (10, f"{_COIN} on/if heads [:/,] A $", "roll 1 die | 1-3: A | 4-6: nothing"),
    (10, f"{_COIN} on/if tails [:/,] A $", "roll 1 die | 1-3: nothing | 4-6: A"),
    (
        9,
        f"{_ROLL} if the {_SHOWS} NUM {_FROM_ON} [,/:] A $",
        "roll 1 die [for WORD] | NUM:rest: nothing | NUM:plus: A",
    ),
    (
        9,
        f"{_ROLL} if the {_SHOWS} at least NUM [,/:] A $",
        "roll 1 die [for WORD] | NUM:rest: nothing | NUM:plus: A",
    ),
    (
        9,
        f"{_ROLL} if the {_SHOWS} [a/an] NUM [,/:] A $",
        "roll 1 die [for WORD] | NUM:others: nothing | NUM:figure: A",
    ),
    (
        9,
        f"{_ROLL} if the {_SHOWS} RANGE [,/:] A $",
        "roll 1 die [for WORD] | RANGE:others: nothing | RANGE: A",
    ),
    (
        9,
        f"{_ROLL} if/when/on you roll [a/an] NUM {_FROM_ON} [,/:] A $",
        "roll 1 die [for WORD] | NUM:rest: nothing | NUM:plus: A",
    ),
    (
        9,
        f"{_ROLL} if/when/on you roll [a/an] NUM [,/:] A $",
        "roll 1 die [for WORD] | NUM:others: nothing | NUM:figure: A",
    ),
    (
        9,
        f"{_ROLL} on/with a roll/result of [a/an] NUM {_FROM_ON} [,/:] A $",
        "roll 1 die [for WORD] | NUM:rest: nothing | NUM:plus: A",
    ),
    (
        9,
        f"{_ROLL} on/with a roll/result of RANGE [,/:] A $",
        "roll 1 die [for WORD] | RANGE:others: nothing | RANGE: A",
    ),
    (
        9,
        f"{_ROLL} [on] NUMS [:/-/,] A ;/, [on] NUMS2 [:/-/,] B $",
        "roll 1 die [for WORD] | NUMS: A | NUMS2: B",
    ),
    (
        9,
        f"{_ROLL} [on] NUMS [:/-/,] A ;/, [on] NUMS2 [:/-/,] B ;/, [on] NUMS3 [:/-/,] C $",
        "roll 1 die [for WORD] | NUMS: A | NUMS2: B | NUMS3: C",
    ),
    (9, "roll a/an/one/1 die ( NUMS : A ;/, NUMS2 : B )", "roll 1 die | NUMS: A | NUMS2: B"),
    (10, "make a PURPOSE roll/check/test", "roll 1 die for PURPOSE"),
    (
        10,
        "roll for PURPOSE ;/: on/if NUMS [,/:] A $",
        "roll 1 die for PURPOSE | NUMS:others: nothing | NUMS: A",
    ),
)
"""What comes of a die or a coin."""
TARGETS: tuple[Row, ...] = (
    (7, "VERB this : target NOUN", "VERB this upon NOUN:article: it"),
    (7, "VERB this : target player/opponent", "VERB this upon a DOER: it"),
    (8, "VERB this : VERB2 target NOUN", "VERB this upon NOUN:article: VERB2 it"),
    (
        9,
        "^ it gets/has/gains SIGNED UNIT until [the] end of [the/this] TURN $",
        "until the end of this TURN: SIGNED to its UNIT",
    ),
    (10, "^ it gets/has/gains SIGNED UNIT $", "SIGNED to its UNIT"),
)
"""Who is chosen by what is done."""
CHOSEN: tuple[Row, ...] = (
    (10, "choose one [of] [the] [following] :/; A ; [or] B ; [or] C $", "choose one | A | B | C"),
    (10, "choose one [of] [the] [following] : A , [or] B , or C $", "choose one | A | B | C"),
    (10, "choose one [of] [the] following : A ; [or] B $", "choose one | A | B"),
    (10, "do one of the following : A ; [or] B $", "choose one | A | B"),
    (10, "^ [you] [may] [either] VERB A , VERB2 B , or VERB3 C $", "choose one | VERB A | VERB2 B | VERB3 C"),
    (9, "^ if A , B ; otherwise/else [,] C $", "| if A: B | otherwise: C"),
    (9, "^ if A : B ; otherwise/else [,] C $", "| if A: B | otherwise: C"),
    (10, "^ if A , B , otherwise/else [,] C $", "| if A: B | otherwise: C"),
)
"""What is chosen, and what is asked."""
WHEN: tuple[Row, ...] = (
    (
        9,
        "^ the first time [in] each/every/a TURN [that] you VERB A [,/:] B $",
        "once per TURN: when you VERB A: B",
    ),
    (
        9,
        "^ the first time [that] you VERB A each/every/per/this TURN [,/:] B $",
        "once per TURN: when you VERB A: B",
    ),
    (9, "^ the next time [that] you VERB A [,/:] B $", "until you VERB A: when you VERB A: B"),
    (10, "^ if/when you would VERB A , instead B $", "instead of VERB:doing A: B"),
    (10, "^ if/when you would VERB , instead B $", "instead of VERB:doing: B"),
    (10, "^ if/when you would VERB [A] : instead B $", "instead of VERB:doing [A]: B"),
    (10, "take/have/get/begin a/an/one/1 extra/additional/bonus TURN", "begin TURN:article"),
    (8, "^ during/on/in your TURN [:/,] you may", "when you begin TURN:article: you may"),
    (11, "^ A each/every time B $", "when B: A"),
    (11, "^ A whenever B $", "when B: A"),
    (11, "^ A as soon as B $", "as soon as B: A"),
    (11, "^ in addition [,]", ""),
    (11, "^ immediately/simply [,]", ""),
    (11, "in addition", ""),
    (11, "permanently/forever", ""),
    (11, "^ A so long as B $", "while B: A"),
    (11, "^ A provided [that] B $", "if B: A"),
    (11, "^ should you VERB", "when you VERB"),
    (11, "^ upon VERBING", "when you VERBING:plain"),
    (12, "^ once VERBED", "when VERBED"),
    (11, "^ on VERBING", "when you VERBING:plain"),
)
"""When something is done."""
TURNED: tuple[Row, ...] = (
    (10, "[you] are turned/transformed/changed into a/an FORM", "become FORM:article"),
    (10, "turn/transform/change into a/an FORM", "become FORM:article"),
    (10, "WHO is turned/transformed/changed into a/an FORM", "WHO becomes FORM:article"),
    (10, "turn WHO into a/an FORM", "WHO becomes FORM:article"),
    (10, "[you] become/are turned/changed [to] ADJ", "become ADJ"),
    (10, "your PROP becomes/changes [to/into] ADJ", "become ADJ"),
    (10, "your PROP is now ADJ", "become ADJ"),
    (10, "change your PROP to ADJ", "become ADJ"),
)
"""What somebody becomes."""
ALL = (HEADED, WHERE, NAMED, GIVEN_UP, BOUNDS, LENDING, ROLLED, TARGETS, CHOSEN, WHEN, TURNED)
