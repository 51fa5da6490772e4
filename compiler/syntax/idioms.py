"""How the language says what everyday English says otherwise, where a sentence stopped being understood.

A row of the table is a place and what is said about it. In a place `|` stands before the word at which the
reading stopped; words stand for themselves, and those in capitals for what a pack declares: a VERB (its plain
form), a UNIT, a KIND, an ADJ; a NAME, a STRING, an INT, a RANGE, a SIGNED number; ANY word. What nothing is
written about is left to the sentences that come nearest.
"""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.syntax.lexer import Mark
from talisman.compiler.syntax.vocabulary import Vocabulary

_NONE = "`no KIND can ...`, `KINDS cannot ...`; `there are no KINDS ...`"
_WHO = "who it is must be said: `a KIND`, `another KIND`, `each KIND`"
_FRONT = "`{0} ...: ...` stands in front"
_FRONT_WHEN = "`when EVENT: ...` stands in front; what comes to be so, `as soon as CONDITION: ...`"
_WHOSE = "whose is said: `your {0}`, `its {0}`"
_MUCH = "how much is said: a number stands in front of `{0}`"
_CHOICE = "`choose one`, with what may be chosen below, each behind a text of its own"
_MOST = "`the KIND with the most UNITS` is who has most; the most is a number: `the highest UNIT of KINDS`"
_BESIDE = "`the KIND to your left` is who comes next in seat order, `to your right` who came before"
_BOUND = "`NUMBER is at least 3`, `NUMBER is at most 3`"
_ONCE = "`no KIND can ... more than once per SPAN`; `when EVENT: once per SPAN: ...`"
_STATE = "`as soon as CONDITION: ...`; `when` follows what somebody does"
_HAPPENS = "`when you {0} ...: ...`; `as soon as` waits until a condition holds"
_WHICH = "which one is said: `a {0}`, `the {0}`, `your {0}`"
_RATIO = "`plus the number of KINDS to NUMBER`; `1 UNIT per 1 UNIT of WHO`; `for each KIND:` in front"
_COMPARE = (
    "`NUMBER is at least 3`, `is at most 3`, `is more than 3`, `is less than 3`; `you have 3 UNITS` or more"
)
_OTHERWISE = "what is not at least 3 `is less than 3`; what is not more than 3 `is at most 3`"
_NEXT = "`..., then ...` joins two things that are done; `A, and B` joins two conditions"
_ASKED = (
    "a condition has a verb: `there is a KIND ...`, `there are 2 KINDS ...`, `you have ...`, `NUMBER is ...`"
)
_EACH = "`for each KIND: ...`; what happens again and again stands behind an event: `when EVENT: ...`"
_ROLLED = "`roll 1 die`; what a roll is for is a word that the pack declares: `purpose {0}`"
_CHANGE = "the change stands in front: `+1 UNIT`, `+1 to NUMBER`, `minus NUMBER to NUMBER`"
_AGAIN = "`repeat up to 2 times: ...` does it again; a number and itself is `N + N`"
_TURN = "what happens then stands behind an event: `when you begin a PROCEDURE: ...`"
_TURN_END = "what happens then stands behind an event: `after you end a PROCEDURE: ...`"
_BOX = 'rules stand in the text of a thing or in one of their own: `rule "NAME": ...`'
_STEPS = "`within 2 steps of PLACE`, `within 1 step of you`"
_PER = "`for each KIND: ...` stands in front; `1 UNIT per 2 UNITS of WHO` is a number"
_CHANGED = (
    "what is changed is named by its path: `{0} PACK.NAME`; `talisman inspect PACK --addresses` prints them"
)
_TEXTS = "`texts of KINDS are not in force`, `your text is not in force`"
_ELSE_IF = "`otherwise:` begins a line of its own, level with the `if`; below it stands `if ...: ...`"
_COIN = "chance is a roll: `roll 1 die`, with `1-3: ...`, `4-6: ...` below"
_UPON = "what happens to this stands behind `when` and what is done to it: `when ...ed: ...`"
_HAVE_NO = "`if you have no KINDS: ...`, `unless you have NAME: ...`"
_SKIP = "`when you would begin a PROCEDURE: it does not happen` leaves one out"
_NOTHING = "what does nothing is left out; `instead of DOING: ...` says what is done instead"
_OFFERS = "`do what NP offers` does what its text offers in a window, whatever the moment"
_REVERSE = "`for each KIND, in reverse seat order: ...`: who is last in seat order comes first"
_BACK = "`... along RING backwards` goes from each place to the one before"
_EITHER = "who it is, is chosen: `choose one`, with `NAME ...` and `NAME ...` below"
_FIGURE = "numbers are written in figures: `2`"

_ASKS = '`expect asked NAME`, `expect not asked NAME`; `expect offered NAME "WORDS"` is about one option'
_LIES = "what is counted lies at no place; `if you are at PLACE: ...` or `here: ...` stands in front"
_OF_A_NAME = (
    "so many of one name are done one after the other: `repeat up to {before} times: ...`, of `a NAME` each;"
    " `KIND NAME x{before}` declares so many copies"
)
_NONE_OF = "`your {0} are 0`, `its {0} are 0`; of each: `for each KIND: ... if its {0} are 0: ...`"
_OLD_NEW = "`change PATH: OLD -> NEW`, with what stands there now in front: `change pack.rent: 2 -> 1`"
_ROW = "a row below a roll begins with its numbers: `1: ...`, `2-6: ...`"
_DICE_SHOW = "`dice 4` in a line above says what the dice will show; `NAME rolls 1 die for PURPOSE`"
_FIRST = "`as soon as CONDITION: you win the game`, behind `for each KIND:`, is for whoever is first"
_FIRST_TIME = "`once per game: ...` in front; which turn it is nobody counts unless a `counter` does"
IDIOMS: tuple[tuple[str, str], ...] = (
    ("| and then", _NEXT),
    ("all KIND | :", _EACH),
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
    ("expect NAME is not | asked", _ASKS),
    ("expect NAME is | asked", _ASKS),
    ("UNIT | here", _LIES),
    ("UNIT | there", _LIES),
    ("| else if", _ELSE_IF),
    ("| except if", "`unless CONDITION: ...` stands in front"),
    ("| do not have", _HAVE_NO),
    ("| does not have", _HAVE_NO),
    ("| for every", _RATIO),
    ("| either", _CHOICE),
    ("| flip", _COIN),
    ("| toss", _COIN),
    ("| skip", _SKIP),
    ("| skips", _SKIP),
    ("nothing | happens", _NOTHING),
    ("| upon VERB", _UPON),
    ("then | for", "`for each KIND: ...` begins a line of its own, which may follow this one"),
    ("choose one | :", "`choose one` has no colon; its options stand below"),
    ("choose | :", '`choose one`, with its options below, each a text of its own: `"this": ...`'),
    ("may | not", "`cannot`"),
    ("must | not", "`cannot`"),
    ("can | not", "`cannot`, in one word"),
    ("have | not", "`you have no KINDS`; `NUMBER is not ...`"),
    ("not | at", _OTHERWISE),
    ("not | more", _OTHERWISE),
    ("not | less", _OTHERWISE),
    ("have | at", _COMPARE),
    ("have | more", _COMPARE),
    ("have | less", _COMPARE),
    ("have | exactly", _COMPARE),
    ("| or more", _COMPARE),
    ("| or less", _COMPARE),
    ("| or fewer", _COMPARE),
    ("| exactly", "`NUMBER is 3`"),
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
    ("| twice", _AGAIN),
    ("| double", _AGAIN),
    ("| doubled", _AGAIN),
    ("| doubles", _AGAIN),
    ("within INT | step", _STEPS),
    ("within INT | steps", _STEPS),
    ("within INT | KIND", _STEPS),
    ("per | KIND", _PER),
    ("per INT | KIND", _PER),
    ("STRING | to", "`change PATH: OLD -> NEW`"),
    ("INT | to INT", "`change PATH: OLD -> NEW`"),
    ("| remove NAME", _CHANGED),
    ("| forbid NAME", _CHANGED),
    ("| change NAME", _CHANGED),
    ("| replace NAME", _CHANGED),
    ("| second NAME", "`{1} #2` is the second of several copies"),
    ("| first NAME", "`{1} #1` is the first of several copies"),
    ("once | in", "`once per SPAN`"),
    ("| for each", _RATIO),
    ("| per", _RATIO),
    ("| to gain", "the price in front and what it brings behind a colon: `you may pay 1 UNIT: ...`"),
    ("each | time", "`when EVENT: ...`, with `once per SPAN:` in front if it is not every time"),
    ("| whenever", "`when EVENT: ...`"),
    ("| always", "what always holds has nothing in front of it; what happens stands behind `when EVENT:`"),
    ("| every turn", _TURN),
    ("| start of", _TURN),
    ("| beginning of", _TURN),
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
    ("| ignore", "`KINDS do not count`, `UNIT from KINDS do not count`"),
    ("| ignores", "`KINDS do not count`, `UNIT from KINDS do not count`"),
    ("| do the", _OFFERS),
    ("| use the text", _OFFERS),
    ("at any | time", _OFFERS),
    ("do what | KIND", _OFFERS),
    ("| carry out", _OFFERS),
    ("| opposite", _REVERSE),
    ("steps | backwards", _BACK),
    ("step | backwards", _BACK),
    ("| backwards", _REVERSE),
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
    ("| most", _MOST),
    ("| closest", "`the nearest KIND`, over all edges from where you are"),
    ("your | left", _BESIDE),
    ("your | right", _BESIDE),
    ("until your | next", "`until the start of your next turn: ...`, where a pack declares such a `moment`"),
    ("| next KIND", _BESIDE),
    ("| as many", "any number stands in front of a unit: `gain the result UNITS`"),
    (", | lowest first", "`by NUMBER` takes the smallest first; `by NUMBER, highest first` the highest"),
    ("ANY | (", "brackets hold tags and forms; a condition or `once per SPAN:` stands in front"),
    ("| target", "`the target` where there is one, or `a KIND of your choice`"),
    ("; | VERB", _NEXT),
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
    ("if not | ANY", "`if you are not {0}: ...`, `unless you are {0}: ...`"),
    ("if | UNIT", _WHOSE),
    ("while | UNIT", _WHOSE),
    ("unless | UNIT", _WHOSE),
    ("all | UNIT", "whose is said: `all your {0}`"),
    ("VERB | RANGE", "`up to 3 UNITS` leaves it to choice; chance is a roll: `roll 1 die`"),
    ("INT | or INT", "`{before}, {1}: ...`, `1-3: ...`"),
    ("as | long as", "`while CONDITION: ...`"),
    ("| her", "`its`, of whoever it is"),
    ("| his", "`its`, of whoever it is"),
    ("| greater", _COMPARE),
    ("| bigger", _COMPARE),
    ("| higher than", _COMPARE),
    ("| lower than", _COMPARE),
    ("| fewer", _COMPARE),
    ("| between", "`NUMBER is at least 3, and NUMBER is at most 5`"),
    ("( | ANY", "tags stand in brackets; `tags {0}` declares one"),
    ("rule | :", '`rule "NAME": ...`, or `rule "NAME"` with its lines below'),
    ("scenario STRING | :", "what is given, done and expected stands below, indented"),
    ("expect INT | UNIT", "whose is said: `NAME's {0} are {before}`"),
    ("expect not | ANY", "`is not`, `are not`; `expect not asked NAME`, `not offered`, `not logged`"),
    ("| expects", "`expect`"),
    ("given NAME | is", "`given {before} at PLACE`"),
    ("NAME | and INT", "`... at PLACE with 3 UNITS and 2 UNITS`"),
    ("NAME | choose", "`{before} chooses ...`"),
    ("rolls a | INT", "`dice {0}` in a line above says what the dice will show; `NAME rolls 1 die`"),
    ("NAME | x", "`x3`, in one piece, for three copies"),
    ("of | KIND", "`of a {0}`"),
    ("holds | KIND", "what a zone holds is said in the plural"),
    ("ADJ | NAME", "the kind stands in front of the name: `{before} KIND {0}`"),
    ("| end of", _TURN_END),
    ("INT | of", "`{before} KINDS ...`, without `of`: `{before} KINDS in your ZONE`"),
    ("UNIT | SIGNED", _CHANGE),
    ("is | SIGNED", _CHANGE),
    ("are | SIGNED", _CHANGE),
    ("ANY | SIGNED", _CHANGE),
    ("a | INT", "`roll a natural {0}`"),
    ("KIND | INT NAME", "`{before} NAME x{0}` declares so many copies"),
    ("with INT | NAME", "`with NAME #1 and NAME #2`: each copy by its number"),
    ("VERB INT | NAME", _OF_A_NAME),
    ("KIND | or a", "`{before} or KIND`, with one `a` for both"),
    ("KIND NAME | INT", 'a name of more than words with capitals stands in quotes: `"{before} {0}"`'),
    ("when | VERB", "who does it is said: `when you {0} ...`; or what is done to this: `when ...ed`"),
    ("after | VERB", "who does it is said: `after you {0} ...`; or what is done to this: `after ...ed`"),
    ("before | VERB", "who does it is said: `before you {0} ...`"),
)
"""Where the reading stopped, and what is said about it; the first row that fits."""

_FRONTS = frozenset(
    ("when", "after", "before", "if", "while", "unless", "at", "in", "as", "until", "for", "instead", "once")
)
"""Words with which what stands in front of a colon begins."""


def idiom(marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> tuple[str, ...]:
    """How the language says what is said where the reading stopped; () for what it knows nothing about."""
    if not 0 <= index <= len(marks):
        return ()
    words = [mark.text for mark in marks]
    word = words[index] if index < len(words) else ""
    found = _told(marks, index, vocabulary) or _table(marks, index, vocabulary)
    if found is None:
        return ()
    after = words[index + 1] if index + 1 < len(words) else ""
    before = words[index - 1] if index else ""
    return (f"in this language: {found.format(word, after, before=before)}",)


def _table(marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> str | None:
    """The first row of the table that fits."""
    for place, text in IDIOMS:
        left, right = (part.split() for part in place.split("|"))
        before = marks[max(0, index - len(left)) : index]
        behind = marks[index : index + len(right)]
        if len(before) == len(left) and len(behind) == len(right):
            pairs = [*zip(left, before, strict=True), *zip(right, behind, strict=True)]
            if all(_is(mark, wanted, vocabulary) for wanted, mark in pairs):
                return text
    return None


def _is(mark: Mark, wanted: str, vocabulary: Vocabulary) -> bool:
    """Whether a mark is what a word of a place stands for."""
    match wanted:
        case "VERB":
            return ("phrase_b", mark.text) in vocabulary.patterns
        case "UNIT":
            return bool(vocabulary.find("unit", mark.text))
        case "KIND":
            return any(vocabulary.find(one, mark.text) for one in ("kind_s", "kind_p"))
        case "ADJ":
            return bool(vocabulary.find("adj", mark.text))
        case "NAME" | "STRING" | "INT" | "RANGE" | "SIGNED" | "PATH":
            return mark.kind == wanted
        case "ANY":
            return True
    return mark.text == wanted


def _told(marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> str | None:
    """What depends on more than the words around the place."""
    words = [mark.text for mark in marks]
    word, before = words[index] if index < len(words) else "", words[index - 1] if index else ""
    after = words[index + 1] if index + 1 < len(words) else ""
    clause = _begins(words, index)
    small = clause.lower()
    if words[:2] == ["house", "rule"] and words[3:4] == [":"] and index > 2:
        return f"`house rule {words[2]}` has no colon; its lines stand below, four blanks further in"
    if clause[:1].isupper() and (small in _FRONTS or _is_verb(small, vocabulary)):
        return f"`{small}`, since only names have capital letters"
    front = clause if clause in _FRONTS else ""
    if (
        not front
        and before
        and marks[index - 1].kind == "NAME"
        and ":" not in words[:index]
        and word in (",", *_FRONTS)
    ):
        return "`KIND {before}: ...`, with a colon between a name and its text"
    if index < len(marks) and marks[index].kind == "NAME" and _known(word.lower(), vocabulary):
        return f"`{word.lower()}`, since only names have capital letters"
    if not word and marks[-1].kind == "STRING":
        return "a text in quotes is a label or a name; rules stand without quotes"
    if clause == "when" and word in ("at", "is", "are"):
        return _STATE
    if word == ":" and clause == "choose" and before not in ("choose", "one"):
        return "`a KIND of your choice` in the deed itself; in a procedure `choose a KIND as the ROLE`"
    if ("phrase_p", word) in vocabulary.patterns and after in ("when", "after", "before"):
        return f"`{after} {word}: ...`, with `{after}` in front"
    if before == "you" and ("phrase_p", word) in vocabulary.patterns:
        plain = vocabulary.patterns["phrase_p", word][0].declaration.names[0]
        return f"`you {plain}`, as if it were now, also of what has been done"
    if before == "one" and vocabulary.find("kind_s", word):
        return f"`{'an' if word[0] in 'aeiou' else 'a'} {word}`, where any one of them is meant"
    if word == ":" and front in ("if", "while", "unless") and vocabulary.find("adj", before):
        return "`{front} you are {before}: ...`, since it is said who is".replace("{front}", front)
    coloned = front and "soon" not in words[:index] and after != "of"
    if coloned and (word in (",", "then", "") or (before != front and _is_verb(word, vocabulary))):
        return f"`{front} ...: ...`, with a colon behind what stands in front"
    if word == "and" and _is_verb(after, vocabulary):
        return _NEXT
    if word == "," and _is_verb(after, vocabulary):
        return _NEXT
    if before in ("a", "an", "one") and word and _counted(marks[index], vocabulary):
        return "`1 {0}`, since what is counted has its number; `a` stands before kinds of things"
    if index < len(marks) and _is_verb(before, vocabulary):
        if _counted(marks[index], vocabulary):
            return _MUCH
        if vocabulary.find("kind_s", word):
            return _WHICH
    if word == ":" and front in ("if", "while", "unless"):
        return _ASKED
    if word == ":" and clause == "each":
        return _EACH
    if word in ("has", "have", "gets", "get") and after[:1] in ("+", "-"):
        return f"`{after} UNIT`, in the text of a thing or behind `for each KIND:`"
    if index == 0 and marks[0].column == 1 and marks[0].kind == "NAME":
        return "a thing is declared by its kind and its name: `KIND {0}`".replace("{0}", word)
    if index == 0 and marks[0].column == 1 and any(vocabulary.find(one, word) for one in ("prop", "unit")):
        return "what is printed on a thing stands below its heading, four blanks further in"
    if index == 0 and after == ":":
        return '`"{0}": ...`: texts of options stand in double quotes'
    if index == 0 and (word in _FRONTS or word in ("option", "close", "you")):
        return _BOX
    if index == 0 and word.isdigit():
        return "`KIND NAME x{0}` declares so many copies" if marks[1:] else "a line begins with a word"
    if (
        index == 0
        and marks[0].column == 1
        and word.islower()
        and len(words) > 1
        and marks[1].kind in ("NAME", "STRING")
    ):
        return (
            "a declaration begins with its kind or with a word of the language: `KIND {1}`, `kind {0}: KIND`"
        )
    if (
        word == ":"
        and index > 2
        and marks[index - 2].kind == "INT"
        and _is(marks[index - 3], "VERB", vocabulary)
    ):
        deed = " ".join(words[index - 3 : index])
        return (
            f"what is offered at a price says so, `you may {deed}: ...`; what comes of a deed stands below it"
        )
    signed = marks[index + 1 : index + 2] and marks[index + 1].kind == "SIGNED"
    if word == ":" and not signed and any(vocabulary.find(one, before) for one in ("prop", "unit")):
        return "`{before} 2`, without a colon between a property and its value"
    if word == "," and words[0] == "edge":
        return "`edge NAME: A to B` for one way, `edge NAME: A and B` for both"
    if words[0] == "grid" and marks[0].column == 1 and index > 1:
        form = "`grid {1}: KINDS with COLUMN 1-9, ROW 1-9`, of two properties that hold numbers"
        return form.replace("{1}", words[1])
    if not word and marks[0].kind == "NAME" and "at" in words:
        return "`given {words}` says where somebody begins".replace("{words}", " ".join(words))
    if word == ":" and clause in ("roll", "rolls"):
        return "rows stand below the roll, indented, each with its numbers: `1-3: ...`"
    if not word and words in (["scenario"], ["rule"]):
        return f'`{words[0]} "TITLE"`, with its lines below'
    if not word and "half" in words:
        return "`half NUMBER rounded up`, `half NUMBER rounded down`"
    superlative = word.endswith("est") and word not in ("closest", "lowest", "highest")
    if len(word) > 5 and superlative and word.islower() and not vocabulary.find("adj", word):
        return _MOST
    return None


def _begins(words: Sequence[str], index: int) -> str:
    """The word with which the clause around a place begins; "" where it is this place."""
    first = max((at + 1 for at in range(index) if words[at] in (":", ";")), default=0)
    return words[first].split(" ")[0] if first < index else ""


def _known(word: str, vocabulary: Vocabulary) -> bool:
    """Whether a word is one that packs count or name things with, or do."""
    classes = ("unit", "kind_s", "kind_p")
    return any(vocabulary.find(one, word) for one in classes) or _is_verb(word, vocabulary)


def _is_verb(word: str, vocabulary: Vocabulary) -> bool:
    return ("phrase_b", word) in vocabulary.patterns


def _counted(mark: Mark, vocabulary: Vocabulary) -> bool:
    return bool(vocabulary.find("unit", mark.text)) or mark.text in ("die", "dice")
