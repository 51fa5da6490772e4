"""E0021: a pack is written for an older language; what its sentences are called now.

Each line with `-` was accepted by version 1 and is refused by version 2, at the line, with the code that
stands above it; each line with `+` below says what it meant. A test compiles them all.
"""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

OLDER_LANGUAGE = Code(
    "E0021",
    title="an older version of the language",
    text="`{pack}` is written for version {wanted} of the language, and in version {known} some sentences "
    "have another form.",
    label="the version of the sentences",
    help="`talisman explain E0021` lists each old form with its new one; name version {known} here, and "
    "`talisman check` shows the lines that are left",
    explain="""\
What was accepted and meant something else, or nothing, is refused now; so a pack is read through once and
then names the new version. Lines with `-` are the old form, lines with `+` the new one, as lines of packs on
the market of the page of the language; `:` begins the text of a card.

`may` offers where something is being done, `can` permits (E0345):

    - letter Pass: no trader may visit a guest
    + letter Pass: no trader can visit a guest

`and` beside `or` is grouped by lines or by a second `if` (E0338):

    - : when visited: if you have 2 coins, or you have a letter, and your favours are 3: gain 1 coin
    + : when visited: if you have 2 coins, or you have a letter: if your favours are 3: gain 1 coin

Conditions say how many they are about (E0347):

    - : when visited: if traders are honest: gain 1 coin
    + : when visited: if each trader is honest: gain 1 coin

A number asks one thing, or asks whether there is one (E0343):

    - : when visited: if the coins of a trader are 3: gain 1 coin
    + : when visited: if a trader has 3 coins: gain 1 coin

`it` and `its` are one thing; where two could be meant, the name is said (E0307):

    - letter Bell: when a trader visits a guest: if it is heavy: gain 1 coin
    + letter Bell: when a trader visits a guest: if that guest is foreign: gain 1 coin

A number or a zone is asked of what has it (E0314):

    - : when visited: if the weight of Ann is 3: gain 1 coin
    + : when visited: if the weight of Anvil is 3: gain 1 coin

    - : when visited: a player loses 1 coin
    + : when visited: each trader loses 1 coin

Rules are for what is played, not for those at the table (E0344):

    - rule "Alms": for each player: when a guest is visited: see the top card of the stock
    + rule "Alms": for each trader: when a guest is visited: see the top card of the stock

A narrowing stands behind what it narrows (E0339), exceptions are joined (E0341):

    - : when visited: put each card in the stand of Fountain with charm 2 into the heap
    + : when visited: put each card with charm 2 in the stand of Fountain into the heap

    - : when visited: see each guest other than Miller or a foreign guest
    + : when visited: see each guest other than Miller and other than a foreign guest

A zone of any of several says whose (E0340), and what is narrowed is put somewhere, not gained (E0342):

    - : when visited: shuffle the basket of a trader
    + : when visited: shuffle the basket of Ann

    - : when visited: gain a foreign letter
    + : when visited: put a foreign letter in the post into your hand

Declarations say whose they are (E0406) and stand on what is there (E0423); a stat does not ask for itself
(E0422):

    - memory grudge: trader
    + memory grudge: trader
    +     of a trader

    - verb seize (seizes, seizing, seized): trader "seize {goods} into {zone}"
    -     is take
    + verb seize (seizes, seizing, seized): trader "seize {goods} into {zone}"
    +     is move

    - rule "Vanity": for each trader: while your charm is at least 3: +1 charm
    + rule "Vanity": for each trader: while your coins are at least 3: +1 charm

A change writes one number in the place of another (E0514):

    - house rule "Dear"
    -     change small.rent: 2 -> 2 + 1
    + house rule "Dear"
    +     change small.rent: 2 -> 3

A situation stands in front of a deed, not behind it (E0379):

    - : when visited: gain 1 coin against Ben
    + : when visited: if against Ben: gain 1 coin

A form says only what it keeps (E0424):

    - form ghost (ghosts)
    -     of a trader
    -     keeps charm
    -     shares coin
    + form ghost (ghosts)
    +     of a trader
    +     keeps charm

These are accepted as before and mean what they say now: `edge A to B` leads from A to B only (`edge A and
B` joins them both ways); `take the bear as a guest` makes it count as one; `no trader can visit this` bars
all (it permitted nobody anything); `if no trader has a letter` and `if each trader has one` are about all
of them; `guests at Fountain` are those that lie there themselves, not what somebody there carries; two
memories that are both nobody are not the same; a memory is seen by its owner alone unless it says `shown`;
`end the deal by bargain` does what the contest says for a bargain; and `instead of X: you may ...` brings X
back when it is declined only where nothing else is done instead.""",
)
