"""What everyday English says in other words or in another order: rows of one shape, each turned round.

A row is its price, what is said, and how the language says it. Words stand for themselves, `a/b` for
either; those in capitals for what packs declare, in whatever form the name says (`rewrite` and `forms` tell
which): VERB, VERBS, VERBING and VERBED, KIND and KINDS, TURN for what is begun, UNIT and UNITS, AMOUNT for
either, PROP, ADJ; NUM is a number in figures or words, WHO somebody or something with all that is said of
it, DOER the kind of those who play; A, B and C are any words within a clause, P any within one of its parts,
which `,`, `and` and `or` end. `^` is where a clause begins, `$` where it ends. On the right a word with
`:form` is said in another form, and `|` begins a line below. What
stands in brackets is said or not (`[you may]`, `UNIT[S]`): two rows, and it is on the right where it is said.

A row knows nothing of any game and nothing of the rows beside it: the search of `repair` puts them together,
and what they lead to is read by the parser and proven. So a row may leave agreement to others. What it must
not do is change what was meant: a row is no guess.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

Row = tuple[int, str, str]
"""Price, what is said, how the language says it."""

NUMBERS: tuple[Row, ...] = (
    (10, "a/an/one UNIT", "1 UNIT"),
    (11, "a/an/one UNITS", "1 UNITS:one"),
    (11, "1 UNITS", "1 UNITS:one"),
    (11, "a/an/one die/dice", "1 die"),
    (10, "all of your/its/the", "all your"),
    (11, "half of [the]", "half"),
    (12, "half [of] your AMOUNT [,] rounded up/down", "half your AMOUNT rounded up/down AMOUNT:many"),
    (12, "VERB UNITS equal to A $", "VERB A UNITS"),
    (12, "VERB as many UNITS as A $", "VERB A UNITS"),
    (12, "VERB a number of UNITS equal to A $", "VERB A UNITS"),
    (12, "VERB[S] NUM AMOUNT for/per each/every A $", "VERB[S] NUM:figure AMOUNT per A"),
    (12, "VERB a/an/one AMOUNT for/per each/every A $", "VERB 1 AMOUNT:one per A"),
)
FILLING: tuple[Row, ...] = (
    (10, "[,] if able/possible", ""),
    (10, "if they/you can", ""),
    (10, "immediately", ""),
    (10, "also", ""),
    (12, "then you VERB", "then VERB"),
    (12, ": you VERB", ": VERB"),
)
JOINED: tuple[Row, ...] = (
    (10, "^ FRONT A , then", "FRONT A:"),
    (10, "^ FRONT A ,", "FRONT A:"),
    (11, "^ FRONT A then", "FRONT A:"),
    (10, "[,] and then", ", then"),
    (11, ", and VERB", ", then VERB"),
    (11, "and VERB[S]", ", then VERB[S]"),
    (12, "and you VERB", ", then VERB"),
    (12, ", VERB", ", then VERB"),
    (13, "^ WHO and WHO2 VERB A $", "WHO VERB A, then WHO2 VERB A"),
    (12, "; otherwise/else", ", else"),
    (12, ", otherwise", ", else"),
)
MOMENTS: tuple[Row, ...] = (
    (10, "whenever", "when"),
    (10, "each/every/any time", "when"),
    (11, "^ when you have A", "as soon as you have A"),
    (
        10,
        "^ when you have [exactly] NUM KINDS : A $",
        "when you gain a KINDS:one : if you have exactly NUM:figure KINDS : A",
    ),
    (11, "^ when your AMOUNT is/are A", "as soon as your AMOUNT is/are A"),
    (12, "^ when WHO is/are ADJ", "as soon as WHO is/are ADJ"),
    (12, "^ when WHO is/are at A", "as soon as WHO is/are at A"),
    (12, "^ if you VERB", "when you VERB"),
    (12, "^ if WHO VERBS", "when WHO VERBS"),
    (11, "^ when/on/upon/while/by VERBING", "when you VERBING:plain"),
    (11, "^ when/if this/it is VERBED by you", "when you VERBED:plain this"),
    (11, "^ when/if a/an/the KIND is VERBED by you", "when you VERBED:plain KIND:article"),
    (11, "^ before VERBING", "before you VERBING:plain"),
    (11, "^ after VERBING", "after you VERBING:plain"),
    (10, "^ at/on the start/beginning of your/each/every/a/an/the/any TURN", "when you begin TURN:article"),
    (11, "^ at/on start/beginning of your/each/every/a/an/the/any TURN", "when you begin TURN:article"),
    (11, "^ at the start/beginning of each of your TURNS", "when you begin TURNS:one:article"),
    (11, "^ at/on the start/beginning of each/every/a/any TURN", "when a DOER begins TURN:article"),
    (11, "^ at/on the end of each/every/a/any TURN", "after a DOER ends TURN:article"),
    (11, "^ at/on the start/beginning of a/each/every/any KIND 's TURN", "when a KIND begins TURN:article"),
    (11, "^ at/on the end of a/each/every/any KIND 's TURN", "after a KIND ends TURN:article"),
    (12, "^ A at the start/beginning of your/each/every/a/the TURN $", "when you begin TURN:article: A"),
    (10, "^ at/on the end of your/each/every/a/an/the/any TURN", "after you end TURN:article"),
    (11, "^ at/on end of your/each/every/a/an/the/any TURN", "after you end TURN:article"),
    (12, "^ A at the end of your/each/every/a/the TURN $", "after you end TURN:article: A"),
    (12, "^ each/every TURN", "when you begin TURN:article"),
    (12, "^ on/in/during your/each/every TURN", "when you begin TURN:article"),
    (12, "^ A each/every TURN $", "when you begin TURN:article: A"),
    (11, "^ when/once/after/if your TURN is over", "when your TURN ends"),
)
BEHIND: tuple[Row, ...] = (
    (11, "option of TURN STRING : A if B $", "option of TURN STRING if B: A"),
    (12, "^ A , BEHIND B $", "BEHIND B: A"),
    (12, "^ A BEHIND B $", "BEHIND B: A"),
    (12, "^ A only if B $", "if B: A"),
    (12, "^ A as long as B $", "while B: A"),
    (12, "^ SIGNED A when/if/while at/in/on NAME", "at NAME: SIGNED A"),
    (12, "^ SIGNED A at/in/on NAME", "at NAME: SIGNED A"),
    (12, "^ SIGNED A when/if B $", "while B: SIGNED A"),
    (12, "^ UNIT SIGNED A $", "SIGNED UNIT A"),
    (12, "as long as", "while"),
)
WHO: tuple[Row, ...] = (
    (12, "each/every player", "each DOER"),
    (11, "player/opponent", "DOER"),
    (11, "players/opponents", "DOER:many"),
    (11, "all [the] other KINDS", "each other KINDS:one"),
    (11, "all KINDS", "each KINDS:one"),
    (11, "all other players/opponents", "each other DOER"),
    (11, "all players", "each DOER"),
    (11, "everyone/everybody else", "each other DOER"),
    (12, "everyone/everybody", "each DOER"),
    (11, "the others/other players", "each other DOER"),
    (11, "your opponents", "each other DOER"),
    (12, "someone/somebody/anyone/anybody else", "another DOER"),
    (12, "nobody/noone can/may", "DOER:many cannot"),
    (12, "no one can/may", "DOER:many cannot"),
    (10, "he/she", "it"),
    (10, "his/her/their", "its"),
    (
        13,
        "^ a/an/the/each/any/every KIND who/that/which VERBS A VERBS2 B $",
        "for each KIND: when you VERBS:plain A: VERBS2:plain B",
    ),
    (13, "^ KINDS who/that/which VERB A VERB2 B $", "for each KINDS:one: when you VERB A: VERB2 B"),
    (13, "^ a/an KIND is VERBED [A] $", "VERBED:plain KIND:article [A]"),
    (13, "^ NUM AMOUNT is/are VERBED $", "VERBED:plain NUM:figure AMOUNT"),
)
DEEDS: tuple[Row, ...] = (
    (10, "have/has/need/needs to", "must"),
    (10, "can/may/must/do/does not", "cannot"),
    (10, "is/are not allowed to", "cannot"),
    (11, "is/are allowed to", "can"),
    (11, "need not to", "need not"),
    (12, ": you can VERB", ": you may VERB"),
    (12, ": can/may VERB", ": you may VERB"),
    (11, "you may VERB A to VERB2", "you may VERB A: VERB2"),
    (12, "^ VERB NUM AMOUNT to VERB2", "you may VERB NUM:figure AMOUNT: VERB2"),
    (10, "you may VERB A for NUM AMOUNT $", "you may pay NUM:figure AMOUNT: VERB A"),
    (12, "you may WORD a/an/one/1 KIND for NUM AMOUNT", "you may pay NUM:figure AMOUNT: gain 1 KIND"),
    (12, "cannot VERB UNITS", "cannot VERB 1 UNITS:one"),
    (12, "^ [you] either VERB A or VERB2 B $", "choose one | VERB A | VERB2 B"),
    (12, "^ you may either VERB A or VERB2 B $", "choose one | VERB A | VERB2 B"),
    (
        12,
        "^ [you may] either VERB NUM AMOUNT or NUM2 AMOUNT2 $",
        "choose one | VERB NUM AMOUNT | VERB NUM2 AMOUNT2",
    ),
    (13, "^ VERB A or VERB2 B $", "choose one | VERB A | VERB2 B"),
    (11, "choose one : A ; B $", "choose one | A | B"),
    (11, "choose one : A [,] or B $", "choose one | A | B"),
    (11, "choose one of : A or B $", "choose one | A | B"),
    (11, "choose : A [,] or B $", "choose one | A | B"),
    (11, "choose one [of] :", "choose one"),
    (11, "roll a/an/one/1 die , on a/an NUM A $", "roll 1 die | NUM:others: nothing | NUM:figure: A"),
    (11, "roll a/an/one/1 die , on NUM A $", "roll 1 die | NUM:others: nothing | NUM:figure: A"),
    (11, "roll a/an/one/1 die : on a NUM , A $", "roll 1 die | NUM:others: nothing | NUM:figure: A"),
    (11, "roll a/an/one/1 die , on a/an NUM : A $", "roll 1 die | NUM:others: nothing | NUM:figure: A"),
    (11, "roll/rolls a/an INT", "roll/rolls a natural INT"),
    (10, "back to/into", "to/into"),
    (12, "^ shuffle A into the/your ZONE", "PLACER A into the/your ZONE, then shuffle the/your ZONE"),
    (12, "^ return/place/move/add A to/into/on/in the/your ZONE", "PLACER A into the/your ZONE"),
    (12, "^ VERB A to the/your ZONE", "VERB A into the/your ZONE"),
    (
        12,
        "PARTING A from the/your ZONE",
        "PARTING A in the/your ZONE",
    ),
    (
        8,
        "steal/take/rob NUM AMOUNT from WHO",
        "WHO loses NUM:figure AMOUNT, then you gain NUM:figure AMOUNT",
    ),
    (12, "give NUM UNIT[S] to WHO", "lose NUM:figure UNIT[S], then WHO gains NUM:figure UNIT[S]"),
    (11, "lose NUM UNIT[S] to WHO", "lose NUM:figure UNIT[S], then WHO gains NUM:figure UNIT[S]"),
    (12, "give A to WHO", "WHO takes A from you"),
    (10, "the top/bottom WORD from the/your", "the top/bottom WORD of the/your"),
    (10, "the top/bottom NUM WORD from the/your", "the top/bottom NUM:figure WORD of the/your"),
    (8, "draw a/an/one/1 KIND from [the] ZONE", "draw 1 KIND"),
    (8, "draw NUM KINDS from the ZONE", "draw NUM:figure KINDS"),
    (11, "^ when you [would] VERB A : B instead $", "instead of VERB:doing A: B"),
    (11, "^ when you would VERB A , B instead $", "instead of VERB:doing A: B"),
    (11, "^ when a/an/the KIND is VERBED by you : B instead $", "instead of VERBED:doing KIND:article: B"),
    (11, "^ VERB A instead of VERBING B $", "instead of VERBING B: VERB A"),
    (13, "^ VERB A , if B : C $", "| VERB A | if B: C"),
    (11, "^ even", "2, 4, 6"),
    (11, "^ odd", "1, 3, 5"),
    (11, "^ on/if INT :", "INT:"),
    (11, "^ on/if RANGE :", "RANGE:"),
    (12, "reroll it/that", "reroll one die of that roll"),
    (11, "take/have/get a/an/another/one [more/extra] TURN", "begin TURN:article"),
    (
        11,
        "roll a/an/one/1 die [for WORD] , on [a/an] RANGE : A $",
        "roll 1 die [for WORD] | RANGE:others: nothing | RANGE: A",
    ),
    (
        11,
        "roll a/an/one/1 die [for WORD] , on [a/an] RANGE A $",
        "roll 1 die [for WORD] | RANGE:others: nothing | RANGE: A",
    ),
    (10, "^ option STRING of TURN", "option of TURN STRING"),
    (10, "costs you", "costs"),
    (11, "^ VERB A costs B $", "VERB:doing A costs B"),
    (12, "cannot VERB A twice per/a/each/every WORD", "cannot VERB A more than once per WORD"),
    (12, "can/may VERB A only once per/a/each/every WORD", "cannot VERB A more than once per WORD"),
)
AGREEING: tuple[Row, ...] = (
    (4, "SEVERAL UNIT", "SEVERAL:figure UNIT:many"),
    (4, "SEVERAL KIND", "SEVERAL:figure KIND:many"),
    (4, "1/a/an UNITS", "1 UNITS:one"),
    (4, "1 KINDS", "1 KINDS:one"),
    (4, "there is no KINDS", "there are no KINDS"),
    (4, "there is KINDS", "there are KINDS"),
    (4, "there are no KIND", "there is no KIND"),
    (4, "there are a/an KIND", "there is a/an KIND"),
    (4, "your/its UNITS is", "your/its UNITS are"),
    (8, "each/every/another/other/a/no/any player/opponent", "each/every/another/other/a/no/any DOER"),
    (8, "all/other/no/2/3/4 players/opponents", "all/other/no/2/3/4 DOER:many"),
    (8, "players/opponents", "DOER:many"),
    (8, "the/that/another/your player/opponent", "the/that/another/your DOER"),
    (8, "player/opponent", "DOER"),
    (6, "NAME", "NAME:low"),
    (6, "you can/may choose one", "choose one"),
)
"""Rows for a line that can be read and is still wrong: number agrees, and who plays is said by its kind."""
FRAMED: tuple[Row, ...] = (
    (
        8,
        "rule STRING : when/after/before/as/while/if/once/unless/you",
        "rule STRING: for each DOER: when/after/before/as/while/if/once/unless/you",
    ),
    (8, "when/after a/an KIND VERBS A : VERB2 B $", "when/after a/an KIND VERBS A: the actor VERB2:does B"),
    (9, "^ you may A : B $", "when you begin OWN:article: you may A: B"),
    (9, "during your/each/every/the TURN", "when you begin TURN:article"),
    (9, "^ as soon as", "once per turn: as soon as"),
    (
        9,
        "^ as soon as a/an/any KIND has A : it VERBS B $",
        "for each KIND: as soon as you have A: you VERBS:plain B",
    ),
    (9, "^ WORD :", "on WORD:"),
)
"""Rows for what stands where nobody is said to do it, or when, or would be done without an end."""
CONDITIONS: tuple[Row, ...] = (
    (11, "you have more than NUM AMOUNT", "your AMOUNT:many are more than NUM:figure"),
    (11, "you have less/fewer than NUM AMOUNT", "your AMOUNT:many are less than NUM:figure"),
    (11, "you have at least NUM", "you have NUM:figure"),
    (10, "just/precisely NUM", "exactly NUM:figure"),
    (11, "you have at most NUM AMOUNT", "your AMOUNT:many are at most NUM:figure"),
    (11, "you have NUM [AMOUNT] or more", "you have NUM:figure [AMOUNT]"),
    (11, "you have NUM AMOUNT or less/fewer", "your AMOUNT:many are at most NUM:figure"),
    (11, "you have no AMOUNT", "your AMOUNT:many are 0"),
    (11, "you have more AMOUNT than NAME", "your AMOUNT:many are more than NAME's AMOUNT:many"),
    (11, "you have more than NUM KINDS", "the number of your KINDS is more than NUM:figure"),
    (11, "you have less/fewer than NUM KINDS", "the number of your KINDS is less than NUM:figure"),
    (11, "do/does not have a/an/any", "have no"),
    (11, "do/does not have", "have no"),
    (11, "is/are in/on/by NAME", "is/are at NAME"),
    (10, "is/are on/by/at the NAME", "is/are at NAME"),
    (11, "with less/fewer UNITS than you", "with UNITS less than your UNITS"),
    (11, "with more UNITS than you", "with UNITS more than your UNITS"),
    (11, "with less/fewer UNITS than NAME", "with UNITS less than NAME's UNITS"),
    (11, "with more UNITS than NAME", "with UNITS more than NAME's UNITS"),
    (11, "^ if/while no other KIND is/are P :", "unless another KIND is P :"),
    (11, "^ if/while there is/are no other KINDS P :", "unless another KINDS:one is P :"),
    (11, "^ if/while not NAME is/are P :", "unless NAME is P :"),
    (11, "^ expect not NAME is/are", "expect NAME is not"),
    (12, "with more/less than NUM AMOUNT", "with AMOUNT:many more/less than NUM:figure"),
    (12, "with fewer than NUM AMOUNT", "with AMOUNT:many less than NUM:figure"),
    (12, "with at least/most NUM AMOUNT", "with AMOUNT:many at least/most NUM:figure"),
    (13, "^ if/while you have/hold/own this , A $", "A"),
    (
        12,
        "^ your UNIT cannot be/go/drop/fall less/lower/below/under than NUM",
        "your UNIT is at least NUM:figure",
    ),
    (12, "^ your UNIT cannot be/go/drop/fall below/under NUM", "your UNIT is at least NUM:figure"),
    (12, "^ your UNIT cannot be/go/rise more/higher/greater than NUM", "your UNIT is at most NUM:figure"),
    (12, "^ your UNIT cannot be/go/rise above/over NUM", "your UNIT is at most NUM:figure"),
    (11, "is/are in/on/by/at the NAME", "is/are at NAME"),
    (11, "less/fewer than NUM", "less than NUM:figure"),
    (12, "^ there is/are A :", "if there is/are A :"),
    (12, "^ WHO is/are/has/have A :", "if WHO is/are/has/have A :"),
    (13, "there is/are no other KINDS P", "the number of other KINDS P is 0"),
)
CHANGES: tuple[Row, ...] = (
    (11, "SIGNED to UNIT", "SIGNED UNIT"),
    (12, "^ +1 UNIT for/per each/every KIND A $", "plus the number of KIND:many A to your UNIT"),
    (12, "^ +1 UNIT for/per each/every KIND $", "plus the number of your KIND:many to your UNIT"),
    (12, "^ SIGNED UNIT to/for all/the other KINDS", "for each other KINDS:one: SIGNED to its UNIT"),
    (12, "^ SIGNED UNIT to/for each/every other KIND", "for each other KIND: SIGNED to its UNIT"),
    (12, "^ SIGNED UNIT to/for all/the other KINDS A $", "for each other KINDS:one A: SIGNED to its UNIT"),
    (12, "^ SIGNED UNIT to/for each/every other KIND A $", "for each other KIND A: SIGNED to its UNIT"),
    (12, "^ all other KINDS get/gain/have SIGNED UNIT", "for each other KINDS:one: SIGNED to its UNIT"),
    (12, "^ each/every other KIND gets/gains/has SIGNED UNIT", "for each other KIND: SIGNED to its UNIT"),
    (11, "^ UNIT SIGNED", "SIGNED UNIT"),
    (11, "^ UNIT : SIGNED", "SIGNED UNIT"),
    (12, "^ your UNIT gets/has/is SIGNED", "SIGNED to your UNIT"),
    (12, "^ your UNIT is/are increased/raised by NUM", "+NUM:figure to your UNIT"),
    (12, "^ your UNIT is/are decreased/reduced/lowered by NUM", "-NUM:figure to your UNIT"),
    (12, "^ you get/gain/have SIGNED UNIT", "SIGNED UNIT"),
    (12, "SIGNED A for/when/while/during", "SIGNED A in"),
    (11, "^ your UNIT SIGNED", "SIGNED to your UNIT"),
    (11, "is/are NUM instead of NUM2", "is/are NUM:figure"),
)
DECLARED: tuple[Row, ...] = (
    (11, "^ minimum/min [:] NUM", "floor NUM:figure"),
    (11, "^ max/maximum [:] NUM", "ceiling NUM:figure"),
    (11, "^ start/starts/begin/begins/starting with/at/on NUM", "starts at NUM:figure"),
    (11, "^ start/starts/begin/begins NUM", "starts at NUM:figure"),
    (11, "^ for/of/on/per each/every/a/an/all KIND", "of KIND:article"),
    (9, "^ of KIND", "of KIND:article"),
    (12, "^ for/of all KINDS", "of KINDS:one:article"),
    (11, "seen by/to everyone/everybody/anyone", "seen by all"),
    (11, "visible to/for all/everyone/everybody", "seen by all"),
    (11, "^ at most NUM", "ceiling NUM:figure"),
    (11, "^ at least NUM", "floor NUM:figure"),
    (11, "^ PROP : NUM", "PROP:low NUM:figure"),
    (11, "^ PROP is NUM", "PROP:low NUM:figure"),
    (11, "^ NUM PROP", "PROP:low NUM:figure"),
    (12, "^ PROP NUM and PROP2 NUM2", "PROP:low NUM:figure, PROP2:low NUM2:figure"),
    (12, "( A , PROP NUM )", "( A ): PROP:low NUM:figure"),
    (12, "( PROP NUM )", ": PROP:low NUM:figure"),
    (12, "KIND NAME [,] PROP", "KIND NAME: PROP"),
    (12, "KIND STRING , PROP", "KIND STRING: PROP"),
    (12, "KIND NAME is ADJ $", "KIND NAME ( ADJ )"),
    (12, "KIND NAME , ADJ $", "KIND NAME ( ADJ )"),
    (12, "^ value/values", "values"),
    (11, "^ value/values :", "values"),
    (11, "^ tag/tags :", "tags"),
    (
        11,
        "^ kind/counter/stat/zone/role/purpose/flag/verb :",
        "kind/counter/stat/zone/role/purpose/flag/verb",
    ),
    (12, "^ tag", "tags"),
    (12, "^ property WORD is [a/an] WORD2 $", "property WORD: WORD2"),
    (
        13,
        "^ counter/stat/limit/zone/memory/state A of a/an/each KIND $",
        "counter/stat/limit/zone/memory/state A | of KIND:article",
    ),
    (
        13,
        "^ counter/stat/limit/zone/memory/state A : KIND $",
        "counter/stat/limit/zone/memory/state A | of KIND:article",
    ),
    (13, "^ VERB A $", "does | VERB A"),
    (11, "^ lasts/last NUM TURN", "lasts NUM:figure of your TURN:many"),
    (11, "^ lasts/last NUM TURNS", "lasts NUM:figure of your TURNS"),
    (10, "^ floor/ceiling at/is/of/: NUM", "floor/ceiling NUM:figure"),
    (12, "^ counts down each/every TURN", "counts down when its TURN ends"),
    (11, "duty/offer STRING after WORD", "duty/offer STRING after WORD:quoted"),
    (11, "^ step/duty/offer : A", "step/duty/offer LABEL: A"),
    (13, "^ the A $", "is the A"),
)
CHANGED: tuple[Row, ...] = (
    (11, "^ house rule STRING : A $", "house rule STRING | A"),
    (11, "^ house rule STRING : A : B $", "house rule STRING | A : B"),
    (11, "replace PATH with/by [:]", "replace PATH:"),
    (12, "^ NAME starts/is/begins/stands at/in/on NAME2", "given NAME at NAME2"),
    (11, "^ given NAME is/starts/begins/stands at/in/on NAME2", "given NAME at NAME2"),
    (11, "expect NAME to have", "expect NAME has"),
    (11, "^ NAME should/must have", "expect NAME has"),
    (11, "^ NAME has/have NUM AMOUNT", "given NAME with NUM:figure AMOUNT"),
    (11, "PATH : WORD NUM -> A", "PATH: NUM -> A"),
    (
        10,
        "^ change/replace/remove/forbid the/a [rule/option/offer/duty/step/line/text] PATH",
        "change/replace/remove/forbid PATH",
    ),
    (12, "^ PATH before/over/beats/above PATH2", "when PATH meets PATH2: PATH first"),
    (11, "^ UNITS : NUM $", "NUM:figure per UNITS:one"),
    (11, "chooses WORD", "chooses WORD:quoted"),
    (11, "expect NAME is/was/gets asked", "expect asked NAME"),
    (11, "expect NAME is/was not asked", "expect not asked NAME"),
)


def _each(rows: Iterable[Row]) -> Iterator[Row]:
    """The rows, with one for each way of what stands in brackets."""
    for price, said, meant in rows:
        found = re.search(r"\[([^]]*)\]", said)
        if found is None:
            yield price, said, meant
            continue
        for there in ("", found[1]):
            ways = (" ".join(side.replace(found[0], there).split()) for side in (said, meant))
            yield from _each([(price, next(ways), next(ways))])


_ALL = (NUMBERS, FILLING, JOINED, MOMENTS, BEHIND, WHO, DEEDS, CONDITIONS, CHANGES, DECLARED, CHANGED)
ROWS: tuple[Row, ...] = tuple(row for rows in _ALL for row in _each(rows))
