"""The forms of the words that packs declare: of verbs, of kinds of things, of what is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from talisman.compiler.articles import with_article
from talisman.compiler.syntax.lexer import Item, Mark
from talisman.compiler.syntax.vocabulary import Vocabulary, plural_of
from talisman.values import define

FIGURES = {
    word: str(number)
    for number, word in enumerate(
        ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"), 1
    )
}
"""Numbers that are written as words."""
_ONTO = " upon {space}"
"""How a sentence ends that says where somebody arrives."""
_NO_CAPTION = frozenset(("otherwise", "else", "does", "on", "here", "there", "all", "any", "nothing"))
_WHICH = frozenset(("a", "an", "the", "each", "every", "all", "any", "another", "other", "no", "your"))
FRONTS = frozenset(
    (
        "when",
        "after",
        "before",
        "if",
        "while",
        "unless",
        "until",
        "once",
        "as",
        "instead",
        "at",
        "in",
        "for",
    )
)
"""Words with which what stands in front of a colon begins."""
NO_LAPSE = frozenset((
    "next", "same", "last", "more", "most", "than", "over", "very", "just",
    "some", "many", "much", "both", "such", "less", "rest", "once", "half",
    "will", "would", "shall", "should", "could", "might", "like", "want", "best", "only",
    "even", "odd", "fail", "ever", "never", "take",
    "he", "she", "him", "his", "her", "their", "them", "whoever", "else", "also",
    "none", "neither", "nor", "go",
    "left", "back", "away", "down", "time", "first", "again", "until", "equal",
))  # fmt: skip
"""Words of everybody's English, which nobody writes for another word by a lapse."""
BEHIND = frozenset(("if", "when", "while", "unless", "until", "after", "before", "once"))
"""Words with which a clause begins that people put behind what is done."""


@define
class Forms:
    """What each word is, and how it is said otherwise."""

    verbs: dict[str, dict[str, tuple[str, str, str, str]]]
    """By form (`plain`, `does`, `doing`, `done`) and word: all four forms of the verb."""
    many: dict[str, dict[str, str]]
    """By class (KIND, TURN, UNIT): the plural of each singular."""
    one: dict[str, dict[str, str]]
    """The singular of each plural."""
    adjectives: frozenset[str]
    properties: frozenset[str]
    zones: frozenset[str]
    purposes: frozenset[str]
    roles: frozenset[str]
    """What a pack calls somebody in a contest: none of these is but another word for who plays."""
    constants: dict[str, str]
    """DOER is who does most, PLACER the verb that puts things into zones, ARRIVE the one of coming upon a
    place, OWN what players have in turn."""
    doer: str
    """The kind of those who do most of what is done."""
    shapes: frozenset[str]
    """What somebody may become: the forms of a pack."""
    kind_of: dict[str, str]
    """By tag the kind of most of the things on which it is printed."""
    limits: dict[str, str]
    """By the kind of things that it bounds, a limit."""
    begin_groups: frozenset[str]
    """The words with which declared groups of words begin."""

    def end_of_who(self, marks: Sequence[Mark], at: int) -> list[int]:
        """Where somebody or something that is named from a place on may end, the nearest first."""
        if at >= len(marks):
            return []
        word = marks[at].text
        if marks[at].kind == "NAME" or word in ("you", "it", "this", "they"):
            return [at + 1]
        last = at
        while last < len(marks) and (marks[last].text in _WHICH or marks[last].text in self.adjectives):
            last += 1
        if last == len(marks):
            return []
        role = last > at and marks[last].text in self.roles
        if not (role or self.is_a("KIND", marks[last]) or self.is_a("KINDS", marks[last])):
            return []
        found = [last + 1]
        behind = [mark.text for mark in marks[last + 1 : last + 2]]
        if behind in (["here"], ["there"]):
            found.append(last + 2)
        elif [mark.text for mark in marks[last + 1 : last + 4]] == ["of", "your", "choice"]:
            found.append(last + 4)
        elif behind in (["at"], ["on"], ["in"]) and last + 2 < len(marks) and marks[last + 2].kind == "NAME":
            found.append(last + 3)
        return found

    def is_a(self, wanted: str, mark: Mark) -> bool:
        """Whether a mark is of a class of words."""
        word = mark.text
        match wanted:
            case "VERB":
                return word in self.verbs["plain"]
            case "PARTING":
                return word in self.verbs["plain"] and word not in ("gain", "get", "draw")
            case "VERBS":
                return word in self.verbs["does"]
            case "VERBING":
                return word in self.verbs["doing"]
            case "VERBED":
                return word in self.verbs["done"]
            case "KIND" | "TURN" | "UNIT":
                return word in self.many[wanted]
            case "KINDS" | "TURNS" | "UNITS":
                return word in self.one[wanted[:-1]]
            case "NOUN":
                return word in self.many["KIND"] or word in self.many["TAG"]
            case "NOUNS":
                return word in self.one["KIND"] or word in self.one["TAG"]
            case "AMOUNT":
                return word in self.many["UNIT"] or word in self.one["UNIT"]
            case "OWNTURN":
                return word == self.constants["OWN"]
            case "FORM":
                return word in self.shapes
            case "NUMS":
                return mark.kind in ("INT", "RANGE", "ATLEAST", "ATMOST")
            case "PROP":
                return word.lower() in self.properties
            case "ADJ":
                return word in self.adjectives
            case "SEVERAL":
                return FIGURES.get(word, word if mark.kind == "INT" else "1") not in ("1", "0")
            case "ZONE":
                return word in self.zones
            case "PURPOSE":
                return word in self.purposes
            case "NUM":
                return mark.kind == "INT" or word in FIGURES
            case "FRONT":
                return word in FRONTS
            case "BEHIND":
                return word in BEHIND
            case "RANGE":
                return mark.kind in ("RANGE", "ATLEAST", "ATMOST")
            case "NAME" | "STRING" | "INT" | "SIGNED" | "PATH" | "TIMES":
                return mark.kind == wanted
            case "WORD":
                return mark.kind == "word"
            case "CAPTION":
                return mark.kind == "word" and word not in FRONTS and word not in _NO_CAPTION
        if word in self.roles and "player/opponent" in wanted:
            return False
        if "/" in wanted and any(
            part.isupper() and self.is_a(part.rstrip("0123456789"), mark) for part in wanted.split("/")
        ):
            return True
        return word in wanted.split("/") if wanted != "/" else word == wanted

    def said(self, text: str, form: str) -> str:
        """A word or group of words in another form."""
        match form:
            case "one":
                for words in self.one.values():
                    if text in words:
                        return words[text]
            case "many":
                for words in self.many.values():
                    if text in words:
                        return words[text]
            case "plain" | "does" | "doing" | "done":
                at = ("plain", "does", "doing", "done").index(form)
                for forms in self.verbs.values():
                    if text in forms:
                        return forms[text][at]
            case "figure":
                return FIGURES.get(text, text)
            case "low":
                return text.lower()
            case "article":
                return with_article(text)
            case "others":
                return _others(FIGURES.get(text, text))
            case "bare":
                return text.removeprefix("+")
            case "rest":
                return _others(f"{FIGURES.get(text, text)}+")
            case "less":
                return str(int(FIGURES.get(text, text)) - 1)
            case "greater":
                return str(int(FIGURES.get(text, text)) + 1)
            case "copies":
                return f"x{text}"
            case "given":
                return f"{'lose' if text[0] == '-' else 'gain'} {text[1:]}"
            case "under" | "over" | "plus" | "minus":
                return _bounded(int(FIGURES.get(text, text)), form)
            case "kind":
                return self.kind_of.get(text, "")
            case "limit":
                return self.limits.get(self.said(text, "one"), "")
            case "quoted":
                return f'"{text}"'
        return text


def _bounded(number: int, form: str) -> str:
    """The row for all numbers below another, above it, from it on, or up to it."""
    match form:
        case "under":
            return f"{number - 1}-"
        case "over":
            return f"{number + 1}+"
        case "plus":
            return f"{number}+"
    return f"{number}-"


def _others(said: str) -> str:
    """The numbers on a die but one, or but those from one to another."""
    if said[-1] in "+-":
        number = int(said[:-1])
        first, last = (number, 6) if said[-1] == "+" else (1, number)
    else:
        first, last = int(said.split("-")[0]), int(said.split("-")[-1])
    below, above = range(1, first), range(last + 1, 7)
    runs = (f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in (below, above) if run)
    return ", ".join(runs)


def _heads(vocabulary: Vocabulary, tail: tuple[str, ...]) -> Iterator[str]:
    """The heads of plain sentences that go on in some way."""
    for (use, head), patterns in vocabulary.patterns.items():
        if use == "phrase_b" and any(one.use.tail == tail for one in patterns):
            yield head


def _kinds_of_tags(items: Sequence[Item], vocabulary: Vocabulary) -> dict[str, str]:
    """By tag the kind of most of the things on which it is printed."""
    many: dict[str, Counter[str]] = {}
    for item in items:
        marks = [mark.text for mark in item.lines[0].marks]
        front = next((at for at, mark in enumerate(item.lines[0].marks) if mark.kind == "NAME"), 0)
        kind = marks[front - 1] if front else ""
        if not vocabulary.find("kind_s", kind):
            continue
        behind = marks[front + 1 :]
        printed = behind[1 : behind.index(")")] if behind[:1] == ["("] and ")" in behind else []
        for tag in (*marks[: front - 1], *printed):
            many.setdefault(tag, Counter())[kind] += 1
    return {tag: min(kinds, key=lambda kind: (-kinds[kind], kind)) for tag, kinds in many.items()}


def _main(items: Sequence[Item], vocabulary: Vocabulary, doer: str, *, counted: bool) -> Iterator[str]:
    """The verbs by which those who play get something and lose it; of things, also take it from others."""
    takes = set() if counted else set(_heads(vocabulary, ("{goods}", "from", "{goods}")))
    for item in items:
        marks = [mark.text for mark in item.lines[0].marks]
        if marks[0] != "verb" or len(marks) < 2 or f'"{marks[1]} {{goods}}"' not in marks or ":" not in marks:
            continue
        does = [[mark.text for mark in line.marks] for line in item.lines[1:]]
        if ["is", "give"] in does or ["is", "take-away"] in does or marks[1] in takes:
            yield marks[1]
    if not counted and (given := _given_up(items, doer)):
        yield given


def _given_up(items: Sequence[Item], doer: str) -> str:
    """The verb by which those who play give up things: all that it does is to take them away."""
    bodies = {
        item.lines[0].marks[1].text: [[mark.text for mark in line.marks] for line in item.lines[1:]]
        for item in items
        if item.lines[0].marks[0].text == "verb" and len(item.lines[0].marks) > 1
    }
    away = {verb for verb, body in bodies.items() if ["is", "take-away"] in body}
    for item in items:
        marks = [mark.text for mark in item.lines[0].marks]
        if (
            marks[0] == "verb"
            and len(marks) > 1
            and f'"{marks[1]} {{goods}}"' in marks
            and [":", doer] in list(map(list, pairwise(marks)))
        ):
            done = bodies[marks[1]]
            if len(done) == 2 and done[0] == ["does"] and done[1][0] in away and done[1][1:] == ["it"]:
                return marks[1]
    return ""


def _whole_game(items: Sequence[Item]) -> frozenset[str]:
    """The procedures with which a game starts: nothing waits for their beginning or their end."""
    return frozenset(
        item.lines[0].marks[1].text
        for item in items
        if item.lines[0].marks[0].text == "procedure"
        and any([mark.text for mark in line.marks] == ["starts", "the", "game"] for line in item.lines)
    )


def forms(vocabulary: Vocabulary, items: Sequence[Item] = ()) -> Forms:
    """The forms of all declared words; items: all that was written, of which it is seen what verbs do."""
    verbs: dict[str, dict[str, tuple[str, str, str, str]]] = {
        form: {} for form in ("plain", "does", "doing", "done")
    }
    doers: Counter[str] = Counter()
    for declaration in vocabulary.declarations:
        if declaration.word == "verb":
            plain = declaration.names[0]
            third, doing, done = (*declaration.forms, "", "", "")[:3]
            told = (plain, third or plural_of(plain), doing, done)
            for form, word in zip(verbs, told, strict=True):
                if word:
                    verbs[form].setdefault(word, told)
            doers.update(declaration.of[:1])
        elif declaration.word == "sentence":
            for template in declaration.templates:
                first = template.split(" ")[0]
                verbs["plain"].setdefault(first, (first, first, "", ""))
    whole = _whole_game(items)
    many: dict[str, dict[str, str]] = {"KIND": {}, "TURN": {}, "UNIT": {}, "TAG": {}}
    classes = {"kind": "KIND", "procedure": "TURN", "contest": "TURN"}
    for (category, form), entries in vocabulary.entries.items():
        for entry in entries:
            if category in ("kind_s", "unit") and not entry.plural:
                of = "UNIT" if category == "unit" else classes.get(entry.declaration.word)
                if of and form not in whole:
                    many[of].setdefault(form, form)
    for (category, form), entries in vocabulary.entries.items():
        for entry in entries:
            if category in ("kind_p", "unit") and entry.plural:
                of = "UNIT" if category == "unit" else classes.get(entry.declaration.word)
                if of and entry.name not in whole:
                    many[of][entry.name] = form
            if category == "tag_p":
                many["TAG"][entry.name] = form
    one = {of: {plural: single for single, plural in words.items()} for of, words in many.items()}
    adjectives = frozenset(form for category, form in vocabulary.entries if category == "adj")
    properties = frozenset(form for category, form in vocabulary.entries if category in ("prop", "unit"))
    doer = min(doers, key=lambda kind: (-doers[kind], kind), default="")
    zones = frozenset(
        form
        for (category, form), entries in vocabulary.entries.items()
        if category == "kind_s" and entries[0].declaration.word == "zone"
    )
    purposes = frozenset(form for category, form in vocabulary.entries if category == "purpose")
    roles = frozenset(form for category, form in vocabulary.entries if category == "role")
    placers = sorted(
        head
        for (use, head), patterns in vocabulary.patterns.items()
        if use == "phrase_b" and any(one.use.tail == ("{goods}", "into", "{zone}") for one in patterns)
    )
    turn = next((word for word in ("turn", "round") if word in many["TURN"]), "")
    said = (
        " ".join((head, *one.use.tail))
        for (use, head), patterns in vocabulary.patterns.items()
        for one in patterns
        if use == "phrase_b"
    )
    arrive = min((one for one in said if one.endswith(_ONTO) and one.count("{") == 1), default="")
    constants = {"LABEL": '"a title"', "DOER": doer, "PLACER": min(placers, default=""), "OWN": turn}
    constants["ARRIVE"] = arrive.removesuffix(" {space}")
    unders = sorted(_heads(vocabulary, ("{goods}", "under", "{zone}")))
    constants["UNDER"] = unders[0] if unders else ""
    constants["MAIN"] = " ".join(_main(items, vocabulary, doer, counted=False))
    constants["COUNT"] = " ".join(_main(items, vocabulary, doer, counted=True))
    constants["GIVEUP"] = _given_up(items, doer)
    walks = sorted(one for one in _heads(vocabulary, ("{number}", "steps")))
    constants["WALK"] = walks[0] if walks else ""
    limits = {
        one.of[0]: one.names[0]
        for one in vocabulary.declarations
        if one.word == "limit" and one.of and one.names
    }
    shapes = frozenset(
        form for (category, form), found in vocabulary.entries.items() if found[0].declaration.word == "form"
    )
    begin_groups = frozenset(form.split(" ")[0] for _, form in vocabulary.entries if " " in form)
    return Forms(
        verbs,
        many,
        one,
        adjectives,
        properties,
        zones,
        purposes,
        roles,
        constants,
        doer,
        shapes,
        _kinds_of_tags(items, vocabulary),
        limits,
        begin_groups,
    )
