"""What is said about signs that the language does not know, where it says the same in words."""

from __future__ import annotations

import re

_COMPARE = "`NUMBER is at least 3`, `is at most 3`, `is more than 3`, `is less than 3`"
_AGAIN = "`NUMBER multiplied by 2`; `repeat up to 2 times: ...` does it again"
SIGNS = {
    ".": "names that are not just words with capitals stand in double quotes; a sentence has no full stop",
    "'": "in this language: `cannot`, `do not`, `you are`, written out; `'s` stands behind names",
    "{": "in this language: what belongs to a line stands below it, four blanks further in, without braces",
    "}": "in this language: what belongs to a line stands below it, four blanks further in, without braces",
    "=": "in this language: `NUMBER is 3` asks, `remember 3 as NUMBER` sets",
    "!": "in this language: `NUMBER is not 3`; `no`, `not` and `cannot` in words",
    ">": f"in this language: {_COMPARE}",
    "<": f"in this language: {_COMPARE}",
    "*": f"in this language: {_AGAIN}",
    "\N{MULTIPLICATION SIGN}": f"in this language: {_AGAIN}",
    "/": "in this language: `NUMBER divided by 3 rounded up`; `1 UNIT per 2 UNITS of WHO`",
    "&": "in this language: `and`",
    "%": "in this language: chances are rolls: `roll 1 die`, with a row for each result below",
    "\N{LEFT DOUBLE QUOTATION MARK}": 'text stands between straight double quotes: "like this"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": 'text stands between straight double quotes: "like this"',
    "\N{RIGHT SINGLE QUOTATION MARK}": "in this language: written out; straight `'s` behind names",
    "\N{EN DASH}": "a hyphen stands between numbers: `1-3`",
    "\N{EM DASH}": "a hyphen stands between numbers: `1-3`; a comment begins with `# `",
}
"""What is said about a sign that means nothing."""
_DICE = "in this language: `roll 1 die`, `roll 2 dice with 10 sides`, with `for PURPOSE` where there is one"
_NAMES = "names that are not just words with capitals stand in double quotes"


_QUOTES = 'text and names stand between double quotes: `"like this"`'
_NOT = "in this language: written out: `is not`, `are not`, `do not`, `cannot`"
_OF_MANY = "in this language: `'s` stands behind every name, also one that ends in `s`"
_OF_SEVERAL = "in this language: whose things several have stands behind them: `THINGS of {}`"
_YOURS = "in this language: `your` is of you, `its` of it; `you are` and `it is` are written out"
_ONE_WORD = "one of the two words is written; numbers are divided in words: `half NUMBER rounded up`"
_PRINTED = "a printed number stands behind its word, `UNIT 2`; `... is 3` asks, `remember 3 as NUMBER` sets"
_TWO_SENTENCES = (
    "a sentence has no full stop; what follows stands behind `, then`, on a line of its own, or"
    " behind the colon of `you may ...: ...`"
)
_EVENTS = "in this language: each event has a rule of its own, on a line of its own: `when ...: ...`"
_WHOLE = "numbers are whole; half of a number is `half NUMBER rounded up` or `rounded down`"
_HOLES = (
    'holes stand in the sentences of a verb, between double quotes: `verb NAME (...): KIND "NAME {goods}"`'
)
_HOLE = re.compile(r"\w+\}")
_ROW = "a row below a roll is `6: ...`; `NUMBER is 3` asks, `remember 3 as NUMBER` sets"
_PATH = "a path is in lower case, with hyphens: `pack.old-lamp.weight`; a sentence has no full stop"


def sign(text: str, before: str = "", behind: str = "") -> str:
    """What to say about a piece of text that is no word, number or mark, by what stands around it."""
    if text[:1] == "'":
        if not before[-1:].isalnum():
            return _QUOTES
        if before.endswith("n") and behind.startswith("t"):
            return _NOT
        if behind[:1] in ("", " "):
            words = before.replace(":", " : ").split()
            if words[-1][:1].islower():
                other = words[-2:] if words[-2:-1] in (["other"], ["all"]) else words[-1:]
                return _OF_SEVERAL.format(" ".join(other))
            return _OF_MANY
        if behind.startswith("re "):
            return _YOURS
    if (
        text == "."
        and before[-1:].isalnum()
        and behind[:1]
        and behind[0] not in " :,;"
        and before.strip()[:1].islower()
    ):
        return _PATH
    if text[:1] == "/" and before[-1:].isalpha() and behind[:1].isalpha():
        return _ONE_WORD
    if text == "." and before[-1:].isalnum() and behind[:1] == " " and behind.strip():
        return _TWO_SENTENCES
    if text[:1] == "/" and before.lstrip().startswith("when ") and behind.lstrip().startswith("when "):
        return _EVENTS
    if text == "." and before[-1:].isdigit() and behind[:1].isdigit():
        return _WHOLE
    if text == "{" and _HOLE.match(behind):
        return _HOLES
    if text == "=" and before.strip(" ").isalpha():
        return _PRINTED
    if text == "=" and before.rstrip(" ")[-1:].isdigit():
        return _ROW
    count, die, sides = text.partition("d")
    if die and sides.isdigit() and (count.isdigit() or not count):
        return _DICE
    return SIGNS.get(text[:1], _NAMES)
