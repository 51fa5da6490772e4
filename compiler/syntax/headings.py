"""The words that declare: how a heading of each looks, what it may hold, and what may stand below it.

A heading that holds more than its word has a use for is refused: what is not heeded would still be read. How
clauses are written stands in `clauses.py`, a row for each. What a declaration comes to is no column here: its
readers (`heads.py` and `declarations.py` in `compiler/resolve/declare/`) know the world, this room does not.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from talisman.compiler.articles import with_article
from talisman.values import frozen

MANY = 99


@frozen
class Word:
    """A word that declares.

    form: how a heading looks.

    The most that it may hold. names: 0 where a sentence is all there is. forms: other forms of each name. of:
    words behind the colon; belongs: what sort of name these are, if that is looked at, and besides: or which
    words; owned: whether one has to stand there. sentences: whether it is said by sentences of its own.

    several: whether a line declares several words, parted by commas. in_words: whether its name is made of
    words of any sort.

    clauses: what may stand below it; nothing where its lines are read elsewhere. below: whether a line there
    says whose it is. level: whether it is begun and ended.
    """

    form: str
    names: int = MANY
    forms: int = 0
    of: int = 0
    belongs: str = ""
    besides: tuple[str, ...] = ()
    owned: bool = False
    sentences: bool = False
    several: bool = False
    in_words: bool = False
    clauses: tuple[str, ...] = ()
    below: bool = False
    level: bool = False


WORK = ("d_duty", "d_offer", "d_step")
"""What is done in a procedure or contest."""
WORDS = {
    "kind": Word(
        "kind stone (stones): thing",
        forms=1,
        of=MANY,
        several=True,
        clauses=("d_binds", "d_takes_seat", "d_played_by", "d_supply", "d_leaves_to", "props"),
    ),
    "counter": Word(
        "counter coin (coins)",
        forms=1,
        below=True,
        several=True,
        clauses=("d_of", "d_starts_at", "d_floor", "d_ceiling", "d_shown", "d_untold"),
    ),
    "stat": Word(
        "stat courage",
        forms=1,
        below=True,
        clauses=("d_of", "d_starts_at", "d_floor", "d_is", "d_shown", "d_untold"),
    ),
    "limit": Word(
        "limit hand limit: card",
        of=1,
        below=True,
        clauses=("d_of", "d_starts_at", "by_value", "d_counts", "d_excess", "d_is"),
    ),
    "zone": Word(
        "zone bag (bags)",
        forms=1,
        below=True,
        clauses=("d_of", "d_holds", "d_seen_by", "d_awake", "d_size", "d_when_empty", "d_excess"),
    ),
    "window": Word(
        "window before your move", in_words=True, clauses=("d_asks", "d_answers", "d_openly", "d_one_pass")
    ),
    "procedure": Word(
        "procedure turn (turns)",
        forms=1,
        of=1,
        belongs="procedure",
        below=True,
        level=True,
        clauses=(*WORK, "d_of", "d_runs", "d_starts_game", "d_finished"),
    ),
    "contest": Word(
        "contest duel (duels)",
        forms=1,
        of=1,
        belongs="contest",
        below=True,
        level=True,
        clauses=(*WORK, "d_of", "d_sides", "d_outcomes", "d_score", "d_on", "d_joins"),
    ),
    "form": Word(
        "form lantern (lanterns)",
        forms=1,
        below=True,
        level=True,
        clauses=("d_of", "d_lasts", "d_keeps", "d_shares"),
    ),
    "verb": Word(
        'verb take (takes, taking, taken): seat "take {goods}"',
        names=1,
        forms=3,
        of=1,
        belongs="kind",
        sentences=True,
        clauses=("d_does", "d_primitive", "d_only_allowed", "d_says", "d_told", "d_untold"),
    ),
    "tags": Word("tags heavy, fragile", forms=1, several=True),
    "values": Word("values calm, angry: mood", of=1, owned=True, several=True),
    "property": Word(
        "property weight: number", of=1, belongs="kind", besides=("number", "stat"), several=True
    ),
    "memory": Word(
        "memory debt: number",
        forms=1,
        of=1,
        belongs="kind",
        besides=("number",),
        below=True,
        clauses=(
            "d_of",
            "d_starts_at",
            "d_floor",
            "d_ceiling",
            "d_forgotten",
            "d_counts_down",
            "d_counted_down",
            "d_shown",
        ),
    ),
    "state": Word("state worn, open", several=True, clauses=("d_of", "d_forgotten", "d_shown")),
    "flag": Word("flag the gate is closed", in_words=True, clauses=("d_of", "d_forgotten")),
    "purpose": Word("purpose luck, walking", several=True),
    "role": Word("role buyer, seller", several=True, clauses=("d_told",)),
    "setting": Word("setting in a duel: duel", of=MANY, belongs="procedure or contest", in_words=True),
    "moment": Word("moment the end of this turn", in_words=True),
    "parameter": Word(
        "parameter fee: number",
        of=1,
        belongs="counter or stat",
        besides=("number",),
        clauses=("d_default", "d_from_to"),
    ),
    "condition": Word(
        'condition "{seat} is/are rich"',
        names=0,
        sentences=True,
        clauses=("d_true_when", "d_says", "d_means"),
    ),
    "number": Word('number "the wealth of {seat}"', names=0, sentences=True, clauses=("d_is", "d_says")),
    "sentence": Word('sentence "start anew"', names=0, sentences=True, clauses=("d_means", "d_says")),
    "worth": Word("worth", names=0, clauses=("d_worth",)),
}
"""A row for each."""
DECLARING = frozenset(WORDS)
"""The words that begin a declaration."""


def not_heeded(
    word: str, names: Sequence[str], forms: Sequence[str], of: Sequence[str], sentences: Sequence[str]
) -> tuple[str, str]:
    """What is wrong with the parts of a heading, "" where each of them says something; and how it is said."""
    shape = WORDS[word]
    whose = next((found for name in names if (found := re.fullmatch(r"(.+) of an? (.+)", name))), None)
    said = next((found for name in names if (found := re.fullmatch(r"(.+?) (is|are) an? (.+)", name))), None)
    if said is not None and not shape.in_words:
        way = f"{word} {said[1]}: {said[3]}" if shape.of else shape.form
        return f"`{said[2]} ...` would be a part of its name", way
    if shape.below and whose is not None:
        return "whose it is stands in a line below it", _below(word, whose[1], forms, whose[2])
    if shape.below and of and not shape.of:
        return f"`: {of[0]}` means nothing here", _below(word, ", ".join(names), forms, of[0])
    return _too_much(shape, word, names, forms, of, sentences), shape.form


_SAID_OF = ("state", "tags", "values")
"""What declares words that are said of things: one may be `full of` something."""


def named_with(word: str, name: str, forms: Sequence[str], kinds: frozenset[str]) -> tuple[str, str]:
    """What is wrong with a name that ends in a kind (`box of card`), "" nothing; and how it is said."""
    shape = WORDS[word]
    found = re.fullmatch(r"(.+?) (of|is|are) (.+)", name)
    if found is None or shape.in_words or word in _SAID_OF or found[3] not in kinds:
        return "", ""
    if shape.below:
        way = _below(word, found[1], forms, found[3])
    elif shape.of and shape.belongs in ("", "kind"):
        way = f"{word} {found[1]}: {found[3]}"
    else:
        way = shape.form
    return f"`{found[2]} {found[3]}` would be a part of its name", way


def _below(word: str, name: str, forms: Sequence[str], kind: str) -> str:
    """A heading, and below it the line that says whose it is."""
    brackets = f" ({', '.join(forms)})" if forms else ""
    return f"{word} {name}{brackets}`, below it `of {with_article(kind)}"


def _too_much(
    shape: Word,
    word: str,
    names: Sequence[str],
    forms: Sequence[str],
    of: Sequence[str],
    sentences: Sequence[str],
) -> str:
    """What of a heading is not heeded, or is not there."""
    if not names and not sentences and word != "worth":
        return "it has no name"
    if len(names) > shape.names:
        return "it has one name" if shape.names else f"`{names[0]}` is not needed, the sentence is its name"
    if shape.names and not names:
        return "it has no name"
    if sentences and not shape.sentences:
        return "no sentence of its own belongs to it"
    if len(forms) > shape.forms * len(names):
        return (
            f"`({', '.join(forms)})` is more than its other forms" if shape.forms else "it has no other forms"
        )
    if forms and shape.forms == 1 and len(forms) < len(names):
        return "each name has its plural in the brackets, or none has"
    if shape.owned and not of:
        return "it does not say behind a colon of what"
    if len(of) > shape.of:
        return (
            f"`: {', '.join(of)}` is more than it belongs to"
            if shape.of
            else f"`: {of[0]}` means nothing here"
        )
    repeated = next((name for at, name in enumerate(names) if name in names[:at]), "")
    return f"`{repeated}` stands there twice" if repeated else ""
