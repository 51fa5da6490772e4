"""Names of the words the machine keeps for itself: header, frames, system registers, statuses, faults.

`tools/gen_opcodes.py` turns these lists and the opcode table into constants (`ops.py`, `ops.pxd`).
"""

from __future__ import annotations

HEADER: tuple[str, ...] = (
    "STATUS",  # one of STATUSES
    "FP",  # frame on top
    "SP",  # first free word of the stack
    "HIGH",  # highest word of the stack used since the last suspension
    "SEEDLO",
    "SEEDHI",
    "NSEATS",  # seats of this game
    "CUR",  # current seat
    "TURNS",  # how often the current seat has changed; in a game for one, turns but the first
    "ROUNDS",  # how often it went to a lower one
    "SERIAL",  # last number given by SERIAL
    "EVENTS",  # events raised so far
    "DECISIONS",  # decisions asked so far, self-answering ones not counted
    "DEPTH",  # events open now
    "DIRTY",  # limits to be looked at, by bit; the bit REDRESS: what a redress reads has changed
    "STUCK",  # limits that were exceeded still when their redress had been tried
    "INLIM",  # 1 inside a limit
    "BOTS",  # seats answered inside the machine
    "SCRIPTED",  # 1: dice come from outside and shuffling keeps the order; 2: only dice
    "OVER",  # winner of the game that is over, or the value of the procedure that is done
    "REASON",  # text of why it is over
    "FAULT",  # code of the fault
    "FAULTPC",  # word of the instruction
    "FAULTARG",  # a text or an id
    "WAS",  # status before the fault
    "DSEAT",  # who is asked
    "DPROMPT",  # text of the question
    "DHIDDEN",  # 1: the others see only that the window is open
    "DABOUT",  # what the question is about: a thing + 1; 0 nothing
    "DALSO",  # the other thing that it is about, the same way
    "DN",  # options so far
    "DDST",  # word that gets the value; the next one gets the text
    "CPUR",  # chance asked from outside: purpose, subject, sides, word that gets the number
    "CSUB",
    "CSIDES",
    "CDST",
    "EFHI",  # one past the highest living effect
    "WAITS",  # state rules that hold still when they have been done
    "WON",  # who has won: a bit for each seat, one behind them for nobody
    "ALONE",  # in a game for one: decisions when the turn last came up
)

HEADER_WORDS = 48

FRAME: tuple[str, ...] = (
    "PREV",  # frame below
    "PC",  # where it goes on
    "PROC",
    "DST",  # word that gets its value (0 none)
    "EV",  # frame of the event it belongs to (0 none)
    "TAG",  # what leaving it undoes: rule + 1 (busy bit), or one of TAGS
    "BOUND",  # effects that end with it
)

ASKED = {
    "A_HAS": 0,  # a word of the record has a tag
    "A_HASNT": 1,
    "A_IT": 2,  # it is the carrier
    "A_NOTIT": 3,
    "A_SAME": 4,  # it is another word
    "A_OTHER": 5,
    "A_IS": 6,  # it is a number
    "A_NOT": 7,
    "A_LEAST": 8,  # it is not less than a number
    "A_FREE": 9,  # the event of this number: no rule that could forbid it is in force
    "A_EITHER": 10,  # where the next row holds, so many behind it are passed over; else they have to hold
    "A_FIELD": 11,  # what the next row asks about: a field of the word (counted down from -1: 0 without one)
    "A_OWN": 12,  # the same: a field of the carrier
    "A_PLACE": 13,  # the same: the space that the word is on
    "A_HELD": 14,  # the same: what the seat plays that controls the word
    "A_HERE": 15,  # it is the space that the carrier is on
    "A_MINE": 16,  # it is what the seat plays that controls the carrier
}
"""What a rule can ask of the record before it is run."""

TAGS = {"TAG_LIMITS": -1, "TAG_EVENT": -2, "TAG_HOST": -3}

EVENT: tuple[str, ...] = (
    "EVENT",
    "SEG",  # cursor: segment, seats after the current one, the rule after the last one
    "POS",
    "BIT",
    "VERDICT",  # 0 done, 1 forbidden, 2 replaced
    "RESULT",  # of the last rule
    "RULE",  # now running, + 1
    "BAN",  # named prohibitions
    "CAN",  # 1: only asked whether it may happen
    "REC",
    "REC1",
    "REC2",
    "REC3",
    "REC4",
    "REC5",
    "USED",  # replace rules used, first word of several
)

STAT: tuple[str, ...] = (
    "STAT",
    "SUBJECT",
    "CONTEXT",
    "VALUE",  # base, or what was set
    "ADD",
    "LEAST",
    "MOST",
    "PASS",  # 0, 1 suppressors; 2, 3 the others (common block, subject's block)
    "BIT",
    "RESULT",
    "MOD",  # modifier now running
    "HIDE",  # classes suppressed
)

LIMIT: tuple[str, ...] = (
    "MASK",  # the bit being worked on (0 none)
    "NEXT",  # next limit of that bit
    "LEFT",  # limits left of it
    "SEAT",  # seats done of the limit now running
    "RESULT",
)

DECLINED = -2_000_000_000
"""The value of the option by which one does nothing (more), whatever it says; it stands last."""

SAID_BY_ITSELF = "..."
"""The words of an option that begins what it is called after: nothing to explain, and nothing to tell."""

UNSEEN = "\u061c\u200b\u200e\u200f\u202a-\u202e\u2028\u2029\u2060-\u2069\ufeff"
"""Letters, as ranges of a pattern, that nobody sees: they turn what stands behind them about, or part it."""

ZONE_SEEN: tuple[str, ...] = ("all", "owner", "nobody")
"""Who sees what lies in a zone, in the order of the numbers of an image."""
FIELD_SEEN: tuple[str, ...] = ("", "all", "owner")
"""Who sees a field, of those who see what bears it: only the rules, all, or the seat that controls it."""

TEXT_KINDS: tuple[str, ...] = (
    "",
    "term",  # a line of the log: a number that is added to the sum that is going to be told
    "taken",  # the same, subtracted
    "capped",  # a line of the log: what an event that has just been told came to, in the end
    "about",  # a line of the log: what the next roll is for
    "work",  # a prompt: the duties and offers of a procedure, duties first
    "gathering",  # a prompt: one of any number of things that are chosen one by one
    "secret",  # a prompt: what is chosen is remembered where only its owner sees it
    "order",  # a prompt: which of the texts that follow the same is done next
)
"""What a text of an image is for, besides being shown."""

STATUSES: tuple[str, ...] = ("running", "asking", "chance", "over", "fault", "done")

FAULTS: tuple[tuple[str, str], ...] = (
    ("none", "no fault"),
    ("fuel", "too much work between two answers"),
    ("stack", "procedures nested too deeply"),
    ("overflow", "a number outside 32 bits"),
    ("id", "something that is not what the instruction needs"),
    ("level", "no such frame encloses"),
    ("options", "too many options"),
    ("choice", "a decision without options or without a seat"),
    ("effects", "too many effects at one time"),
    ("depth", "events nested too deeply"),
    ("main", "the first procedure came to its end without ending the game"),
    ("cycle", "a thing moved into itself"),
    ("sides", "a die without sides"),
    ("event", "no event encloses"),
    ("chance", "a number the die does not have"),
    ("unsound", "the state does not hold together"),
    ("arm", "an instruction that the machine does not know"),
    ("turn", "too many answers, or too much work, in one turn"),
    ("game", "too many answers, or too much work, in one game"),
    ("divisor", "a number divided by less than 1"),
)

MODES: tuple[str, ...] = ("in_common", "of_actor", "of_avatars", "of_object", "for_each")
"""Where the bits of a rule lie: in the common block, in that of the record's actor, of all seats' avatars,
of the record's object; the last lie in the common block, and the rule runs once for each seat's avatar."""
PHASES: tuple[str, ...] = ("forbid", "guard", "replace", "after")
KINDS: tuple[str, ...] = ("code", "forbid", "modifier", "pure")
COMBINE: tuple[str, ...] = ("suppress", "add", "set", "least", "most")
LOGS: tuple[str, ...] = ("none", "event", "die", "line", "part", "rule", "answer", "refused", "options")
SYSTEM: tuple[str, ...] = ("$event", "$can", "$stat", "$limits")
SYSTEM_CODE: tuple[tuple[str, ...], ...] = (
    ("EVF", "EVB", "EVR", "EVD", "LIMS", "EVA"),
    ("EVF", "EVX"),
    ("MODN",),
    ("LIMN",),
)
"""The system procedures, word for word; they are the first of every image."""

IMAGINED: tuple[str, ...] = (
    "SEAT",  # who imagines
    "TURNS",  # a game is judged when so many more turns have begun, ...
    "ANSWERS",  # ... when so many answers were given, ...
    "DECISIONS",  # ... or when the seat was asked so often
    "WORTH",  # the procedure that says what somebody is worth; -1 none
    "WON",  # points of a game that is won
    "LEFT",  # points of a seat that has left the game
    "OUT",  # the word that says whether the first seat has; those of the others follow, -1 where none can
    "ALONE",  # whether it does not matter what the others have
    "OWN",  # so much more than what the others have counts what the seat has itself
    "SCALE",  # what one of these points counts
    "FUSS",  # what each choice costs
    "SOME",  # so often a later choice was tried before it is thought better than to do nothing
    "FIRST",  # the node of the first choice
    "INSIDE",  # whether later choices are looked for behind it: it was tried before
    "PROBE",  # whether a later choice is tried out
    "SEEDLO",  # the seed of choices at random
    "SEEDHI",
    "CHANCELO",  # the same of the seat's own
    "CHANCEHI",
    "NODES",  # how many nodes there can be
    "GROWN",  # how many there are
    "AT",  # the node behind which the game is
    "PROMPTS",  # by how many prompts somebody was asked
    "SAID",  # how often the seat chose
    "POINTS",  # what the game came to
    "BACK",  # whether it ends where the seat is asked the first question again, ...
    "CAME",  # ... and whether it did
    "STATS",  # where it is written down what stats are while somebody is judged; 0: nowhere
)
"""Words about an imagined game, before what the seat chose, the prompts, and the tree of choices."""

REDEALT: tuple[str, ...] = (
    "SEATS",  # the most seats of the game
    "ZONES",  # how many zones there are into which not all may look
    "COVERED",  # where these begin
    "LOOKS",  # where it stands of each class of zones who may look into it
    "ORIGINS",  # where it stands of each thing in which zone it began: its number + 1, 0 in none
    "REMEMBERED",  # how many words there are that hold what a rule remembers
    "MEMORIES",  # where these begin: the word, what it was first, of which thing, if its owner alone sees it
    "ROOM",  # room to work in
)
"""Words about what can be dealt anew, before what they tell of."""

STRIDES = {
    "PROC_ROW": 4,
    "EV_ROW": 40,
    "EV_SIEVES": 12,  # where in a row of an event its sieves begin, one for each phase
    "EV_SIEVE": 7,
    "SIEVED": 3,  # words of a row of a sieve before its bits
    "SEG_ROW": 6,
    "RULE_ROW": 6,
    "MOD_ROW": 11,
    "STAT_ROW": 4,
    "FIELD_ROW": 5,
    "ZCLS_ROW": 5,
    "ZONE_ROW": 5,
    "RANGE_ROW": 3,
    "LIM_ROW": 6,
    "EDGE_ROW": 2,
    "MEMORY_ROW": 5,  # of what is remembered: the last says whether it is a thing, which somebody may not see
    "NODE": 5,  # of the tree of choices: first behind it, next beside it, thing, text, how often tried
}
"""Words of one row of each table of the machine."""
