"""What the heading of a declaration may hold, and how it looks: names, forms, what it belongs to, sentences.

A heading that holds more than its word has a use for is refused: what is not heeded would still be read.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from talisman.values import frozen

FORMS = {
    "kind": "kind stone (stones): thing",
    "counter": "counter coin (coins)",
    "stat": "stat courage",
    "limit": "limit hand limit: card",
    "zone": "zone bag (bags)",
    "window": "window before your move",
    "procedure": "procedure turn (turns)",
    "contest": "contest duel (duels)",
    "form": "form lantern (lanterns)",
    "verb": 'verb take (takes, taking, taken): seat "take {goods}"',
    "tags": "tags heavy, fragile",
    "values": "values calm, angry: mood",
    "property": "property weight: number",
    "memory": "memory debt: number",
    "state": "state worn, open",
    "flag": "flag the gate is closed",
    "purpose": "purpose luck, walking",
    "role": "role buyer, seller",
    "setting": "setting in a duel: duel",
    "moment": "moment the end of this turn",
    "parameter": "parameter fee: number",
    "condition": 'condition "{seat} is/are rich"',
    "number": 'number "the wealth of {seat}"',
    "sentence": 'sentence "start anew"',
    "worth": "worth",
}
"""How a heading of each sort looks."""
IN_WORDS = ("flag", "moment", "setting", "window")
"""What is declared in words of any sort."""
MANY = 99


@frozen
class Shape:
    """The most that a heading may hold.

    names: 0 where a sentence is all there is. forms: other forms of each name. of: words behind the colon.
    sentences: whether it is said by sentences of its own. below: whether a line below it says whose it is.
    """

    names: int = MANY
    forms: int = 0
    of: int = 0
    sentences: bool = False
    below: bool = False


SHAPES = {
    "kind": Shape(forms=1, of=MANY),
    "counter": Shape(forms=1, below=True),
    "memory": Shape(forms=1, of=1, below=True),
    "state": Shape(),
    "flag": Shape(),
    "stat": Shape(forms=1, below=True),
    "limit": Shape(of=1, below=True),
    "zone": Shape(forms=1, below=True),
    "window": Shape(),
    "procedure": Shape(forms=1, of=1, below=True),
    "contest": Shape(forms=1, of=1, below=True),
    "form": Shape(forms=1, below=True),
    "verb": Shape(names=1, forms=3, of=1, sentences=True),
    "tags": Shape(forms=1),
    "values": Shape(of=1),
    "property": Shape(of=1),
    "parameter": Shape(of=1),
    "purpose": Shape(),
    "role": Shape(),
    "setting": Shape(of=MANY),
    "moment": Shape(),
    "condition": Shape(names=0, sentences=True),
    "number": Shape(names=0, sentences=True),
    "sentence": Shape(names=0, sentences=True),
    "worth": Shape(names=0),
}
"""What stands in the heading of each declaration."""


def not_heeded(
    word: str, names: Sequence[str], forms: Sequence[str], of: Sequence[str], sentences: Sequence[str]
) -> tuple[str, str]:
    """What is wrong with the parts of a heading, "" where each of them says something; and how it is said."""
    shape = SHAPES[word]
    whose = next((found for name in names if (found := re.fullmatch(r"(.+) of an? (.+)", name))), None)
    said = next((found for name in names if (found := re.fullmatch(r"(.+?) (is|are) an? (.+)", name))), None)
    if said is not None and word not in IN_WORDS:
        way = f"{word} {said[1]}: {said[3]}" if shape.of else FORMS[word]
        return f"`{said[2]} ...` would be a part of its name", way
    if shape.below and whose is not None:
        return "whose it is stands in a line below it", _below(word, whose[1], forms, whose[2])
    if shape.below and of and not shape.of:
        return f"`: {of[0]}` means nothing here", _below(word, ", ".join(names), forms, of[0])
    return _too_much(shape, word, names, forms, of, sentences), FORMS[word]


def _below(word: str, name: str, forms: Sequence[str], kind: str) -> str:
    """A heading, and below it the line that says whose it is."""
    brackets = f" ({', '.join(forms)})" if forms else ""
    return f"{word} {name}{brackets}`, below it `of {'an' if kind[0] in 'aeiou' else 'a'} {kind}"


def _too_much(
    shape: Shape,
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
    if len(of) > shape.of:
        return (
            f"`: {', '.join(of)}` is more than it belongs to"
            if shape.of
            else f"`: {of[0]}` means nothing here"
        )
    repeated = next((name for at, name in enumerate(names) if name in names[:at]), "")
    return f"`{repeated}` stands there twice" if repeated else ""
