"""Words and groups of words that say alike how a line hangs together, for the search for lines like it.

They are everyday English on one side and the language's own words on the other, and no deed or thing of a
game: what a game calls otherwise its packs say themselves, in `misnomers`. Nothing is turned round by these
rows; a line is only found by them.
"""

from __future__ import annotations

GROUPS: tuple[tuple[str, str], ...] = (
    ("while", "as long as; for as long as; so long as"),
    ("when", "each time; every time; as soon as; the moment; any time; the first time"),
    ("if", "in case; provided that; on condition that; only if; but only if"),
    (
        "until",
        "for the rest of; rest of; remainder of; for the remainder of; this turn; this round;"
        " until the end of; until end of; to the end of; next turn; for one turn; for 1 turn;"
        " until the start of",
    ),
    ("least", "or more; or higher; or better; or greater; at least; no less than; not less than"),
    (
        "most",
        "or less; or fewer; or lower; no more than; not more than; up to {number}; at most;"
        " up to a maximum of",
    ),
    ("above", "more than; greater than; higher than"),
    ("below", "less than; fewer than; lower than; smaller than"),
    ("instead", "instead of; rather than; in place of; in the place of"),
    ("order", "seat order; turn order; to your left; on your left; to your right; to its left"),
    (
        "amount",
        "any number of; as many; that many; as often as; as much; that much; the number of; number of",
    ),
    ("choose", "your choice; of choice; choose one; one of"),
    ("cannot", "may not; can not; must not"),
    ("idle", "need not; not to; do not have to; does not have to; without having to"),
    ("look", "look at; looks at; looking at"),
    ("otherwise", "or else; if not; if you do not; if it does not"),
    ("once", "once per; per turn; each turn; times per; once each; once a; every turn; once during"),
    ("random", "at random; chosen randomly"),
    ("end", "end of; at the end of; the end of"),
    ("begin", "start of; beginning of; at the start of; at the beginning of"),
    ("stop", "no longer; any longer"),
    ("except", "all but; other than; except for; apart from"),
    ("put", "take back; put back; set aside; place on; return to; returned to; move to"),
    ("half", "rounded down; rounded up; divided by; half of; half its; half your"),
    ("twice", "multiplied by; two times; as much again"),
    ("beside", "with you; in your space; on your space; in the same space; on the same space; where you are"),
    ("each", "for each; for every; each of; every one of"),
)
"""What stands for groups of words, and the groups, one behind another."""

WORDS: tuple[tuple[str, str], ...] = (
    ("when", "whenever upon"),
    ("each", "every all everyone everybody everything both per"),
    ("most", "maximum max cap ceiling"),
    ("limit", "size capacity"),
    ("least", "minimum min"),
    ("instead", "rather would prevent prevented avoid avoids replace replaces substitute"),
    ("until", "during"),
    ("end", "finish finishes close expire expires"),
    ("begin", "start starts beginning starting"),
    ("choose", "can optional optionally choice pick select decide prefer may"),
    (
        "cannot",
        "can't never immune immunity unaffected unable forbidden prohibited ban banned protected prevents",
    ),
    ("not", "no none nobody nothing without unless except"),
    ("roll", "die dice rolled throw result total"),
    ("reroll", "rerolls anew again redo repeat"),
    ("plus", "add adds bonus extra additional more further increase increases increased boost"),
    ("minus", "subtract fewer reduce reduces reduced decrease decreases decreased lower weaker cheaper"),
    ("lose", "damage wound wounds wounded harm harmed hurt injured"),
    ("pay", "spend spends cost costs price purchase"),
    ("look", "see peek view examine reveal reveals show shows inspect seen"),
    ("put", "place return returns back under bottom top"),
    ("swap", "exchange trade switch swaps"),
    ("take", "grab steal stolen steals seize seizes takes"),
    ("gain", "earn earns collect obtain acquire get"),
    ("give", "donate gives"),
    ("go", "move teleport travel jump moved moving goes"),
    ("twice", "double doubled multiply multiplied doubles"),
    ("half", "halve halved halves"),
    ("amount", "amount number"),
    ("equal", "same as matches"),
    ("affect", "immune immunity unaffected protected protection hexproof shroud"),
    ("unless", "only"),
    ("cannot", "only"),
    ("random", "randomly"),
    ("order", "clockwise seat around"),
    ("other", "another others opponent opponents"),
    ("otherwise", "else"),
    ("have", "has own owns hold holds carry carries possess possesses"),
    ("if", "condition only"),
    ("win", "wins won winning defeat defeats defeated"),
    ("miss", "skip misses skips"),
    ("highest", "lowest greatest fewest"),
    ("away", "sacrifice trash remove destroy"),
    ("ignore", "count counts counted ignores"),
    ("death", "dies die died dead"),
)
"""What stands for words, and the words; one that is in several rows is like each of them."""
LITTLE = frozenset((
    "a", "an", "the", "of", "to", "in", "at", "on", "is", "are", "be", "it", "its", "your", "you", "that",
    "this", "then", "and", "or", "by", "for", "as", "from", "they", "their", "s", ",", "(", ")", "'s",
))  # fmt: skip
"""Words and signs that nearly every line has, which make none of them like another."""
