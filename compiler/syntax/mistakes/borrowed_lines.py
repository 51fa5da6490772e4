"""More rows of `borrowed`: how lines, rows, options and scenarios are written elsewhere."""

from __future__ import annotations

from talisman.compiler.syntax.mistakes.lent import Row

LINES: tuple[Row, ...] = (
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
    (9, "^ FACES -> A $", "FACES: A"),
    (9, "^ is less than NUM :", "NUM:under:"),
    (9, "^ is more than NUM :", "NUM:over:"),
    (9, "^ is at least NUM :", "NUM:plus:"),
    (9, "^ is at most NUM :", "NUM:minus:"),
    (9, "^ [on] [a] roll/result of FACES :", "FACES:"),
    (9, "^ INT and INT2 :", "INT, INT2:"),
    (9, "^ INT , INT2 and INT3 :", "INT, INT2, INT3:"),
)
"""How options and rows are written."""
SCENARIOS: tuple[Row, ...] = (
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
ALL = (LINES, OPTIONS, SCENARIOS)
