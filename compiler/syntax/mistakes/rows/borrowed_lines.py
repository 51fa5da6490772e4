"""More rows of `borrowed`: how lines, rows, options and scenarios are written elsewhere."""

from __future__ import annotations

from talisman.compiler.syntax.mistakes.rows.lent import Row

LINES: tuple[Row, ...] = (
    (12, "^ PROP SIGNED $", "PROP:low SIGNED:bare"),
    (10, "KIND NAME ADJ :", "KIND NAME ( ADJ ):"),
    (11, "^ when you VERB : A $", "when you VERB this: A"),
    (9, "^ add PATH", "add to PATH"),
    (10, "^ SIGNED UNIT SIGNED2 UNIT2 $", "SIGNED UNIT; SIGNED2 UNIT2"),
    (10, "^ UNIT + INT $", "+INT UNIT"),
    (10, "^ UNIT - INT $", "-INT UNIT"),
    (12, "^ ability : A $", "A"),
    (11, "^ FRONT A NAME , NAME2 :", "FRONT A NAME or NAME2:"),
    (10, "^ when/if at/in/on NAME :", "at NAME:"),
    (10, "^ SIGNED A if/while/when ADJ $", "while you are ADJ: SIGNED A"),
    (10, "^ SIGNED A if/while/when not ADJ $", "while you are not ADJ: SIGNED A"),
    (10, "^ if/while/unless ADJ :", "if/while/unless you are ADJ:"),
    (10, "^ if/while/unless not ADJ :", "if/while/unless you are not ADJ:"),
    (10, "^ SIGNED A ( [only] B ) $", "SIGNED A B"),
    (10, "^ ADJ KINDS : SIGNED UNIT $", "for each ADJ KINDS:one: SIGNED to its UNIT"),
    (10, "^ KINDS : SIGNED UNIT $", "for each KINDS:one: SIGNED to its UNIT"),
    (9, "^ FRONT A -> B $", "FRONT A: B"),
    (9, "^ FRONT A - B $", "FRONT A: B"),
    (11, "^ KIND $", "of KIND:article"),
    (10, "^ contains/contain/containing/for KINDS $", "holds KINDS"),
    (9, "^ houserule/house-rule STRING", "house rule STRING"),
)
"""How lines of texts and declarations are written."""
OPTIONS: tuple[Row, ...] = (
    (8, "choose [:] $", "choose one"),
    (9, "choose one of these/those/them [:] $", "choose one"),
    (9, "choose one of the following/options [:] $", "choose one"),
    (12, "^^ CAPTION : VERB A $", "CAPTION:quoted: VERB A"),
    (12, "^^ AMOUNT : VERB A $", "AMOUNT:quoted: VERB A"),
    (9, "^ NUMS -> A $", "NUMS: A"),
    (9, "^ is less than NUM :", "NUM:under:"),
    (9, "^ is more than NUM :", "NUM:over:"),
    (9, "^ is at least NUM :", "NUM:plus:"),
    (9, "^ is at most NUM :", "NUM:minus:"),
    (9, "^ [on] [a] roll/result of NUMS :", "NUMS:"),
    (9, "^ INT and INT2 :", "INT, INT2:"),
    (9, "^ INT , INT2 and INT3 :", "INT, INT2, INT3:"),
)
"""How options and rows are written."""
CARDS: tuple[Row, ...] = (
    (
        8,
        "^ once per WORD [,/:] you may VERB NUM AMOUNT to reroll your/a/the/one/any die/roll $",
        "once per WORD: when you roll 1 die: you may VERB NUM:figure AMOUNT: reroll one die of that roll",
    ),
    (
        8,
        "^ you may VERB NUM AMOUNT to reroll your/a/the/one/any die/roll $",
        "when you roll 1 die: you may VERB NUM:figure AMOUNT: reroll one die of that roll",
    ),
    (
        9,
        "^ your AMOUNT cannot be stolen/taken/lost/robbed/reduced/decreased $",
        "you cannot lose 1 AMOUNT:one",
    ),
    (11, "returns/moves/travels to P", "goes to P"),
    (11, "return to P", "go to P"),
    (
        9,
        "^ you may reduce/lower/decrease your/the PURPOSE roll by NUM $",
        "when you roll 1 die for PURPOSE: you may subtract NUM:figure from that roll",
    ),
    (
        9,
        "^ you may increase/raise your/the PURPOSE roll by NUM $",
        "when you roll 1 die for PURPOSE: you may add NUM:figure to that roll",
    ),
    (
        9,
        "^ PARTING this if/when/once your AMOUNT is/are A $",
        "as soon as your AMOUNT is/are A: PARTING this",
    ),
    (9, "^ PARTING this if/when/once you are A $", "as soon as you are A: PARTING this"),
    (9, "^ if/when you are A [,/:] PARTING this $", "as soon as you are A: PARTING this"),
    (10, "^ you are not affected by [the] NAME $", "NAME cannot affect you"),
    (9, "^ no UNIT is lost at/in/on [the] NAME $", "at NAME: you cannot lose 1 UNIT"),
    (9, "^ no UNITS are lost at/in/on [the] NAME $", "at NAME: you cannot lose 1 UNITS:one"),
    (9, "^ your maximum/max UNIT is NUM $", "your UNIT is at most NUM:figure"),
    (9, "^ your minimum/min UNIT is NUM $", "your UNIT is at least NUM:figure"),
    (9, "^ your UNIT cannot exceed NUM $", "your UNIT is at most NUM:figure"),
    (10, "^ [this] cannot be VERBED or VERBED2 $", "this cannot be VERBED; this cannot be VERBED2"),
    (10, "^ [this] may/can be VERBED for NUM AMOUNT $", "you may GIVEUP this: gain NUM:figure AMOUNT"),
    (
        9,
        "^ [this] may/can be exchanged/traded/cashed for NUM AMOUNT $",
        "you may GIVEUP this: gain NUM:figure AMOUNT",
    ),
    (10, "will/shall not", "cannot"),
    (10, "your UNIT increases/rises/grows by NUM", "gain NUM:figure UNIT"),
    (10, "your UNIT decreases/falls/drops by NUM", "lose NUM:figure UNIT"),
    (9, "as many KINDS as you like/want/please/choose", "any number of KINDS"),
    (
        9,
        "all other players/opponents/KINDS [must] give/pay you NUM AMOUNT [each] $",
        "for each other DOER: if it has NUM:figure AMOUNT: it loses NUM:figure AMOUNT, "
        "then you gain NUM:figure AMOUNT",
    ),
    (
        9,
        "each/every other player/opponent/KIND gives/pays you NUM AMOUNT $",
        "for each other DOER: if it has NUM:figure AMOUNT: it loses NUM:figure AMOUNT, "
        "then you gain NUM:figure AMOUNT",
    ),
    (
        9,
        "roll NUM dice and/, VERB AMOUNT equal to the highest/lowest [die] $",
        "roll NUM:figure dice, then VERB the highest/lowest die AMOUNT:many",
    ),
    (9, "you have won", "you win the game"),
    (9, "you are the winner", "you win the game"),
    (10, "within NUM space/spaces/squares of", "within NUM:figure steps of"),
    (11, "within NUM space/spaces/squares", "within NUM:figure steps of you"),
)
"""What cards say in a few words."""
SCENARIOS: tuple[Row, ...] = (
    (10, "given A with no AMOUNT", "given A with 0 AMOUNT"),
    (9, "^ NAME 's turn $", "turn of NAME"),
    (10, "expect not NAME 's AMOUNT is/are", "expect NAME's AMOUNT is/are not"),
    (9, "expect NAME at/in/on NAME2 $", "expect NAME is at NAME2"),
    (9, "expect [the] game [is] over/ended/finished $", "expect the game is over"),
    (11, "and/with a/an/the NAME", "and/with NAME"),
    (11, "moves/travels/walks/jumps/teleports to NAME", "goes to NAME"),
    (9, "expect NAME AMOUNT NUM $", "expect NAME's AMOUNT is NUM:figure"),
    (10, "NAME has at least NUM", "NAME has NUM:figure"),
    (10, "NAME has more than NUM AMOUNT", "NAME's AMOUNT is more than NUM:figure"),
    (10, "NAME has at most NUM AMOUNT", "NAME's AMOUNT is at most NUM:figure"),
    (10, "NAME has less/fewer than NUM AMOUNT", "NAME's AMOUNT is less than NUM:figure"),
    (10, "expect NAME 's AMOUNT to be/equal", "expect NAME's AMOUNT is"),
    (10, "expect NAME 's AMOUNT should/must/shall/will be", "expect NAME's AMOUNT is"),
    (10, "expect NAME to be", "expect NAME is"),
    (10, "expect NAME should/must/shall/will be", "expect NAME is"),
    (10, "expect NAME should/must/shall/will have", "expect NAME has"),
    (9, "dice INT INT2 $", "dice INT, INT2"),
    (9, "dice INT and INT2 $", "dice INT, INT2"),
    (9, "^ NAME chooses : A $", "NAME chooses A:quoted"),
    (9, "^ NAME chooses A $", "NAME chooses A:quoted"),
)
"""How scenarios are written."""
ALL = (LINES, OPTIONS, CARDS, SCENARIOS)
