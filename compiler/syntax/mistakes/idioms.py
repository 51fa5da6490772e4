"""How the language says what everyday English says otherwise, where a sentence stopped being understood.

A row of the table is a place and what is said about it. In a place `|` stands before the word at which the
reading stopped; words stand for themselves, and those in capitals for what a pack declares: a VERB (its plain
form), a UNIT, a KIND, an ADJ; a NAME, a STRING, an INT, a RANGE, a SIGNED number; ANY word. What nothing is
written about is left to the sentences that come nearest.
"""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.articles import with_article
from talisman.compiler.syntax.headings import DECLARING
from talisman.compiler.syntax.lexer import Mark
from talisman.compiler.syntax.mistakes.forms import BEHIND, FIGURES, FRONTS
from talisman.compiler.syntax.mistakes.note import IDIOM, SIGNS, Told
from talisman.compiler.syntax.mistakes.rows import told, turns_and_moments
from talisman.compiler.syntax.mistakes.rows.keywords import COUNTED, KEYWORDS
from talisman.compiler.syntax.mistakes.rows.sayings import (
    AS_MUCH_AGAIN,
    ASKED,
    AT_ANY,
    BELOW_ZERO,
    BOX,
    EACH,
    EACH_EVENT,
    ELSE_COLON,
    IDIOMS,
    LENT_TWICE,
    MOST,
    MOVED,
    MUCH,
    NEXT,
    OFFERED,
    PAID_INSTEAD,
    STATE,
    WHICH,
)
from talisman.compiler.syntax.mistakes.rows.who_and_where import PLACES
from talisman.compiler.syntax.mistakes.undeclared import counted, printed, tags
from talisman.compiler.syntax.vocabulary import Vocabulary, plural_of

MOST_OF_LABEL = 4
"""Words of a label."""
_SAYS = frozenset((
    "you", "may", "can", "cannot", "must", "is", "are", "has", "have", "it", "this", "of", "to", "during",
    "by", "on", "with", "from", "upon", "within", "under", "against", "per", "each", "every", "all", "a",
    "an", "the", "that", "your", "its", "no", "not", "and", "or", "then", "just", "only", "next",
))  # fmt: skip
"""Words with which something is said, and not only called by a name."""
COLONED = "`{front} ...: ...`, with a colon behind what stands in front"
_OF_SIGNS = frozenset((COLONED, BOX, told.WHOSE, told.ALL_WHOSE, told.WHOSE_ARE, told.WHOSE_ARE_SO))
"""What is told of where signs stand, and of whose something is."""


def idiom(marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> Told:
    """How the language says what is said where the reading stopped; nothing where it knows nothing."""
    if not 0 <= index <= len(marks):
        return Told()
    words = [mark.text for mark in marks]
    word = words[index] if index < len(words) else ""
    found = _told(marks, index, vocabulary) or _table(marks, index, vocabulary)
    if found is None and word in KEYWORDS and not vocabulary.producers(word):
        found = KEYWORDS[word]
    if found is None and _labelled(marks, index):
        found = told.LABELLED
    if found is None:
        return Told()
    after = words[index + 1] if index + 1 < len(words) else ""
    before = words[index - 1] if index else ""
    said = f"in this language: {found.format(word, after, before=before, front=_begins(words, index))}"
    listed = tuple(counted(vocabulary)) if COUNTED in found else ()
    return Told((said, *listed), cause=SIGNS if found in _OF_SIGNS else IDIOM)


def _labelled(marks: Sequence[Mark], index: int) -> bool:
    """Whether the reading stopped in a label: words in front of a colon that say nothing by themselves."""
    colon = next((at for at in range(index, len(marks)) if marks[at].text == ":"), 0)
    first = max((at + 1 for at in range(index) if marks[at].text in (":", ";")), default=0)
    label = marks[first:colon]
    words = [mark.text for mark in label]
    lone = all(mark.kind == "word" for mark in label) and not _SAYS.intersection(words)
    inside = first > 0 or marks[0].column > 1
    return inside and 1 < len(label) <= MOST_OF_LABEL and lone and words[0] not in FRONTS


def _table(marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> str | None:
    """The first row of the table that fits."""
    for place, text in (*turns_and_moments.PLACES, *PLACES, *IDIOMS):
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
        case "TURN":
            return any(
                one.declaration.word in ("procedure", "contest")
                for one in vocabulary.find("kind_s", mark.text)
            )
        case "VERB":
            return ("phrase_b", mark.text) in vocabulary.patterns
        case "VERBS":
            return ("phrase_s", mark.text) in vocabulary.patterns
        case "UNIT":
            return bool(vocabulary.find("unit", mark.text))
        case "KIND":
            return any(vocabulary.find(one, mark.text) for one in ("kind_s", "kind_p"))
        case "ADJ":
            return bool(vocabulary.find("adj", mark.text))
        case "STATE":
            found = vocabulary.find("adj", mark.text)
            return any(one.declaration.word in ("state", "form") for one in found)
        case "NAME" | "STRING" | "INT" | "RANGE" | "SIGNED" | "PATH":
            return mark.kind == wanted
        case "ANY":
            return True
    return mark.text == wanted


def _flag(words: Sequence[str], vocabulary: Vocabulary) -> str:
    """The flag with which some words begin, now or just now; "" for none."""
    said = " ".join(words)
    now = " ".join(word for word in words if word != "now")
    flags = (entries[0].form for (use, _), entries in vocabulary.entries.items() if use == "flag")
    return next(
        (flag for flag in flags if f"{said} ".startswith(f"{flag} ") or f"{now} ".startswith(f"{flag} ")), ""
    )


def _flag_that_is_not(words: Sequence[str], index: int, vocabulary: Vocabulary) -> str:
    """The flag of which it is said within its words, around this place, that it is not so; "" for none."""
    for start in range(max(0, index - 4), index + 1):
        plain = [word for word in words[start:] if word != "not"]
        if "not" in words[start:] and words[start] != "not" and (flag := _flag(plain, vocabulary)):
            said = words[start : start + len(flag.split()) + 1]
            if "not" in said:
                return flag
    return ""


def _told(marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> str | None:
    """What depends on more than the words around the place."""
    words = [mark.text for mark in marks]
    word, before = words[index] if index < len(words) else "", words[index - 1] if index else ""
    after = words[index + 1] if index + 1 < len(words) else ""
    far = words[index + 2] if index + 2 < len(words) else ""
    before_last = words[-2] if len(words) > 1 else ""
    clause = _begins(words, index)
    if (lacking := _lacking(words, index, clause, vocabulary)) is not None:
        return lacking
    small = clause.lower()
    if word == "play" and before in ("enters", "into", "in"):
        done = ", ".join(f"`when {one}: ...`" for one in _participles(vocabulary)[:MOST_LISTED])
        return f"what happens to a thing is said by what is done to it: {done}"
    if word in ("until", "for") and _is_form(before, vocabulary):
        return "how long a form lasts is said once, below its heading: `lasts 1 of your turns`"
    if (head := _narrowed_by(words, index, vocabulary)) is not None:
        way = f"`for each KIND: if it is {head} ...: ...`"
        return f"{way}; behind `that is` a declared condition has no second hole"
    if words[:2] == ["house", "rule"] and words[3:4] == [":"] and index > 2:
        return f"`house rule {words[2]}` has no colon; its lines stand below, four blanks further in"
    if clause[:1].isupper() and (small in FRONTS or _is_verb(small, vocabulary)):
        return f"`{small}`, since only names have capital letters"
    front = clause if clause in FRONTS else ""
    if (
        not front
        and before
        and words[0] not in ("dice", "given", "expect")
        and marks[index - 1].kind == "NAME"
        and ":" not in words[:index]
        and word in (",", *FRONTS)
    ):
        return "`KIND {before}: ...`, with a colon between a name and its text"
    if (
        index < len(marks)
        and marks[index].kind == "NAME"
        and not (before.isdigit() and vocabulary.find("kind_s", after))
        and _known(word.lower(), vocabulary)
    ):
        return f"`{word.lower()}`, since only names have capital letters"
    if flag := _flag_that_is_not(words, index, vocabulary):
        return f"`not` stands in front of all that a flag says: `if not {flag}: ...`"
    if (flag := _flag(words[index:], vocabulary)) and ("expect" not in words and "given" not in words):
        return f"`remember that {flag}`, `forget that {flag}`; asked it is `if {flag}: ...`"
    if not word and len(words) == 1 and vocabulary.find("adj", words[0]):
        return f"tags stand in brackets behind the name: `KIND NAME ({words[0]})`"
    if not word and words in (["given"], ["expect"]):
        return f"all of it stands on its line: `{words[0]} ..., ...`, or each on a line `{words[0]} ...`"
    if (
        index == 0
        and word != "costs"
        and words[1:] == [after, far]
        and marks[0].column > 1
        and after.isdigit()
        and vocabulary.find("unit", far)
    ):
        return f"what somebody gets stands behind what it is for: `when you VERB this: gain {after} {far}`"
    if not word and marks[-1].kind == "STRING":
        return "a text in quotes is a label or a name; rules stand without quotes"
    if word == ":" and before == "else":
        return ELSE_COLON
    if (
        clause == "at"
        and word == ","
        and all(_is(one, "NAME", vocabulary) for one in marks[index + 1 : index + 2])
    ):
        return AT_ANY
    if (paid := _paid_instead(words, index, vocabulary)) is not None:
        return paid
    if (twice := _twice(words, index, vocabulary)) is not None:
        return twice
    if word == "or" and not after:
        return told.BETWEEN_OPTIONS
    if not word and words[-1] == "may":
        return told.NOTHING_OFFERED
    if index == 0 and marks[0].column == 1 and marks[0].kind == "SIGNED":
        return told.IN_FRONT_OF_IT
    if index == 0 and marks[0].column == 1 and word.endswith("s") and word.removesuffix("s") in DECLARING:
        return "a declaration begins with a word in the singular: `" + word.removesuffix("s") + " ...`"
    if word == "worth" and before in ("is", "are"):
        return "what is printed stands below the heading of a thing, with its word; " + printed(vocabulary)
    if word in BEHIND and "then" in words[:index]:
        return "a condition stands in front of what it is about; of the last of several, on a line of its own"
    if clause == "when" and word == "at" and any((use, before) in vocabulary.patterns for use in _DONE):
        return "where it happens stands in front: `at PLACE: when you ...: ...`"
    if clause == "when" and word == "at" and ("phrase_p", before) in vocabulary.patterns:
        return (
            f"where it lies is asked in time, `before a KIND at PLACE is {before}: ...`;"
            " where you are stands in front, `at PLACE: when ...: ...`"
        )
    if before == "are" and any(vocabulary.find(one, word) for one in ("kind_p", "tag_p")):
        return "of each it is asked whether it is one: `if each KIND in your ZONE is a ...: ...`"
    if clause == "when" and word in ("at", "is", "are"):
        return STATE
    if "-" in word and (known := _in_one(word.replace("-", ""), vocabulary)):
        return f"`{known}`, in one word"
    if before == "(" and (tag := _tag_of(word, vocabulary)):
        return f"what is printed on a thing is said of one: `({tag})`"
    if (
        before == "("
        and marks[0].column == 1
        and word.isalpha()
        and not _known(word, vocabulary)
        and word.islower()
    ):
        return f"tags stand in brackets; `tags {{0}}` declares one; {tags(vocabulary)}"
    whose, prop = words[max(0, index - 3) : index - 1] if index > 2 else ("", "")
    says_what = before in ("is", "are") and vocabulary.find("prop", prop) and vocabulary.find("adj", word)
    if says_what and whose in ("your", "its"):
        one = "you are" if whose == "your" else "it is"
        return f"`{one} {{0}}` says so in a condition; it comes to be so by a verb that `is set-mode`"
    if (
        clause in ("when", "after", "before")
        and word.startswith("reroll")
        and (known := _in_one("reroll", vocabulary))
    ):
        return (
            f"what the machine does where it is said is no event; it stands where it is done: `{known} ...`"
        )
    below = bool(words) and marks[0].kind == "SIGNED" and words[0].startswith("-")
    both_below = words[1:2] == ["to"] and index == 2 and marks[2:3] and marks[2].kind == "SIGNED"
    if below and (both_below or (index == 1 and word in (":", "-"))):
        return BELOW_ZERO
    if clause in ("when", "after", "before") and word == "," and after == "or":
        return EACH_EVENT
    if clause in ("when", "after", "before") and word == "or" and _is_verb(before, vocabulary):
        return EACH_EVENT
    if index == 0 and after == ":" and word in ("even", "odd"):
        return "each number has its row: `1, 3, 5: ...` and `2, 4, 6: ...`"
    if index == 0 and after == ":" and ("phrase_p", word) in vocabulary.patterns:
        return f"`when {word}: ...`"
    if word == "-" and words[0] in ("ring", "path"):
        return f"`{words[0]} NAME: PLACE, PLACE, PLACE`, parted by commas"
    if word == ":" and front in ("before", "after", "when") and vocabulary.find("kind_s", before):
        return f"`{'after you end' if front == 'after' else front + ' you begin'} a {before}: ...`"
    if word in (":", ",") and clause == "choose" and before not in ("choose", "one", "of"):
        return "`a KIND of your choice` in the deed itself; in a procedure `choose a KIND as the ROLE`"
    if ("phrase_p", word) in vocabulary.patterns and after in ("when", "after", "before"):
        return f"`{after} {word}: ...`, with `{after}` in front"
    if before == "you" and ("phrase_p", word) in vocabulary.patterns:
        plain = vocabulary.patterns["phrase_p", word][0].declaration.names[0]
        return f"`you {plain}`, as if it were now, also of what has been done"
    if before == "one" and vocabulary.find("kind_s", word):
        return f"`{with_article(word)}`, where any one of them is meant"
    if word == ":" and words[index - 2 : index - 1] in (["have"], ["has"]) and vocabulary.find("adj", before):
        has = words[index - 2]
        return f"`{has} {with_article(before)}`, or `{has} a {before} KIND`"
    if word == ":" and front in ("if", "while", "unless") and vocabulary.find("adj", before):
        return "`{front} you are {before}: ...`, since it is said who is".replace("{front}", front)
    if (
        front in ("while", "unless")
        and word != before != front
        and _is_verb(word, vocabulary)
        and ":" in words[index:]
    ):
        event = " ".join(words[index - 1 : words.index(":", index)])
        return f"`{front}` stands in front of what is so; what somebody does is an event: `when {event}: ...`"
    coloned = front and "soon" not in words[:index] and after != "of"
    ends = ":" in words[index:]
    if coloned and (
        word in (",", "then", "") or (before != front and _is_verb(word, vocabulary) and not ends)
    ):
        return COLONED
    if word == "and" and _is_verb(after, vocabulary):
        return NEXT
    if word == "," and _is_verb(after, vocabulary):
        return NEXT
    if before in ("a", "an", "one") and word and _counted(marks[index], vocabulary):
        return "`1 {0}`, since what is counted has its number; `a` stands before kinds of things"
    if index < len(marks) and _is_verb(before, vocabulary):
        if _counted(marks[index], vocabulary):
            return MUCH
        if vocabulary.find("kind_s", word):
            return WHICH
    if word == ":" and front in ("if", "while", "unless"):
        return ASKED
    if word == ":" and clause == "each":
        return EACH
    if word in ("has", "have", "gets", "get") and after[:1] in ("+", "-"):
        return f"`{after} UNIT`, in the text of a thing or behind `for each KIND:`"
    if index == 0 and marks[0].column == 1 and marks[0].kind == "NAME":
        return "a thing is declared by its kind and its name: `KIND {0}`".replace("{0}", word)
    if index == 0 and marks[0].column == 1 and any(vocabulary.find(one, word) for one in ("prop", "unit")):
        return "what is printed on a thing stands below its heading, four blanks further in"
    if index == 0 and after == ":" and word in ("step", "duty", "offer"):
        return '`{0} "LABEL": ...`, with a text of its own'
    if index == 0 and word == "costs":
        return "what has its price is said in front: `VERBING ... costs ...`"
    if not word and marks[0].column == 1 and words.count(":") == 1 and words[-3:-2] == [":"]:
        return printed(vocabulary) or told.PRINTED_BEHIND
    if word and word[0].isupper() and index == 0 and marks[0].column == 1 and " " in word:
        first, rest = word.split(" ", 1)
        if vocabulary.find("kind_s", first.lower()):
            return f"kinds have no capital letter: `{first.lower()} {rest}`"
    if index and (prop := _value_of(word, vocabulary)) and words[0] not in FRONTS and before in (",", ":"):
        return f"what is printed is said with its word: `{prop} {{0}}`"
    if not word and marks[-1].kind == "INT" and (before_last == "costs" or _is_verb(before_last, vocabulary)):
        return f"a number has its unit: `{before} {'UNIT' if before == '1' else 'UNITS'}`"
    if (
        index < 2
        and words[1:2] == [":"]
        and marks[0].column > 1
        and (all_tags := _all_tags(words[2:], vocabulary))
    ):
        return f"tags stand in brackets behind the name: `KIND NAME ({', '.join(all_tags)})`"
    if words[:2] == ["house", "rule"] and "(" in words[:index] and words[3:4] == ["("]:
        return told.REASON
    if not word and len(words) == 1 and marks[0].column > 1 and words[0] not in ("given", "expect", "choose"):
        return told.UNLABELLED_BLOCK
    if index == 0 and words[1:] == [":"]:
        return told.UNLABELLED_BLOCK
    if index == 0 and after == ":":
        return told.A_QUESTION if word in ("yes", "no") else told.UNLABELLED
    if index == 0 and (word in FRONTS or word in ("option", "close", "you")):
        return BOX
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
    if word == ":" and index and _is_verb(clause, vocabulary) and before not in ("die", "dice"):
        return OFFERED
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
    if not word and "half" in words[:-2]:
        what = (
            " ".join(words[words.index("half") :]).removesuffix(" rounded down").removesuffix(" rounded up")
        )
        of = what.split(" ")[-1]
        return f"behind a number stands its unit, here, too: `{what} rounded down {of}`, or `rounded up {of}`"
    counted = after.isdigit() or after in FIGURES
    kinds = ("kind_s", "kind_p")
    third = word.endswith("s") and not word.endswith("ss")
    if index and counted and third and any(vocabulary.find(one, far) for one in kinds):
        return MOVED
    superlative = word.endswith("est") and word not in ("closest", "lowest", "highest")
    if len(word) > 5 and superlative and word.islower() and not vocabulary.find("adj", word):
        return MOST
    return None


_KNOWN_TAGS = ("empty", "active")
"""Tags that mean something by themselves, where a pack declares them, and are asked behind `is`."""


def _lacking(words: Sequence[str], index: int, clause: str, vocabulary: Vocabulary) -> str | None:
    """What a pack would have to declare for what is said here; nothing where that is not it."""
    word, before = words[index] if index < len(words) else "", words[index - 1] if index else ""
    if word == "random" and before == "at":
        return turns_and_moments.DRAWN
    if word in _KNOWN_TAGS and before in ("is", "are", "not", "now") and not vocabulary.find("adj", word):
        return turns_and_moments.MEANS_ITSELF
    if before == "as" and word in ("its", "your") and "choose" in words[:index]:
        return turns_and_moments.CHOSEN_AS
    if word == ":" and clause in ("when", "after", "before"):
        patterns = vocabulary.patterns.get(("phrase_s", before), ())
        tails = [one.use.tail for one in patterns]
        if ("{procedure}",) in tails and () not in tails:
            return turns_and_moments.BEGINS_ALONE.replace("{plain}", patterns[0].declaration.names[0])
    return None


def _all_tags(words: Sequence[str], vocabulary: Vocabulary) -> list[str]:
    """The words, if all of them are printed on things."""
    tags = [word for word in words if word not in (",", "and")]
    return tags if tags and all(_tag(tag, vocabulary) for tag in tags) else []


def _tag(word: str, vocabulary: Vocabulary) -> bool:
    return any(one.declaration.word == "tags" for one in vocabulary.find("adj", word))


def _value_of(word: str, vocabulary: Vocabulary) -> str:
    """The property of which a word is one of the values."""
    of = (one.declaration.of for one in vocabulary.find("adj", word) if one.declaration.word == "values")
    return next((names[0] for names in of if names), "")


_HOLDING = frozenset(("hold", "carry", "own"))
"""Verbs that people use for `have`."""


def _paid_instead(words: Sequence[str], index: int, vocabulary: Vocabulary) -> str | None:
    """`DEED unless you DEED`, or with `unless` in front: which of the two is done, is chosen or not."""
    at = words.index("unless") if "unless" in words else len(words)
    verb = words[at + 2] if at + 2 < len(words) else ""
    if index not in (at - 1, at, at + 2) or words[at + 1 : at + 2] != ["you"]:
        return None
    if not _is_verb(verb, vocabulary) or verb in _HOLDING:
        return None
    ends = [n for n, word in enumerate(words) if word in (":", ";")]
    first = max((n + 1 for n in ends if n < at), default=0)
    last = min((n for n in ends if n > at), default=len(words))
    said_first = words[first : at - 1 if at and words[at - 1] == "," else at]
    main = words[last + 1 :] if first == at else said_first
    main = main[1:] if main[:1] == ["you"] else main
    if not main or ":" in main or not _is_verb(main[0], vocabulary):
        return None
    return PAID_INSTEAD.format(deed=_text(words[at + 2 : last]), main=_text(main))


def _text(words: Sequence[str]) -> str:
    """Words as they are quoted in a saying that is filled in later."""
    said = " ".join(words).replace(" ,", ",")
    return said.replace("{", "{{").replace("}", "}}")


def _twice(words: Sequence[str], index: int, vocabulary: Vocabulary) -> str | None:
    """`double your UNIT`, `your UNIT is doubled`: counted it is gained again, lent it is said how much."""
    word = words[index] if index < len(words) else ""
    if word not in ("double", "doubled", "twice") or "your" not in words:
        return None
    behind = words[words.index("your") + 1 :]
    end = next((n for n, one in enumerate(behind) if one in ("is", "are", ":", ";")), len(behind))
    unit = " ".join(behind[:end])
    found = vocabulary.find("unit", unit)
    if not found:
        return None
    return (AS_MUCH_AGAIN if found[0].declaration.word == "counter" else LENT_TWICE).format(unit=unit)


MOST_LISTED = 12
"""Events that are listed."""
_DONE = ("phrase_b", "phrase_s")


def _participles(vocabulary: Vocabulary) -> list[str]:
    """What is done to things, by itself: `taken`."""
    return sorted({head for use, head in vocabulary.patterns if use == "phrase_p"})


def _in_one(word: str, vocabulary: Vocabulary) -> str:
    """The verb that begins with a word, with the words that go with it; "" where there is none."""
    heads = (head for use, head in vocabulary.patterns if use == "phrase_b")
    return min((head for head in heads if head.split(" ")[0] == word), default="")


def _tag_of(word: str, vocabulary: Vocabulary) -> str:
    """The tag of which a word is the plural; "" where there is none."""
    for (category, name), entries in vocabulary.entries.items():
        if (
            category == "adj"
            and entries[0].declaration.word == "tags"
            and word in (plural_of(name), f"{name}s")
        ):
            return name
    return ""


def _narrowed_by(words: Sequence[str], index: int, vocabulary: Vocabulary) -> str | None:
    """The declared condition behind `that is` that goes on with somebody else: `that is nearer than ...`."""
    front = words[: index - 1] if words[index - 1 : index] == ["not"] else words[:index]
    if front[-2:] not in (["that", "is"], ["that", "are"]):
        return None
    heads = [head for use, head in vocabulary.patterns if use == "pred_g"]
    said = (head for head in heads if head.split(" ") == list(words[index : index + len(head.split(" "))]))
    return max(said, key=len, default=None)


def _is_form(word: str, vocabulary: Vocabulary) -> bool:
    return any(one.declaration.word == "form" for one in vocabulary.find("adj", word))


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
