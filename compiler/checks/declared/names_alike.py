"""A name can be read and told from all others: not empty, in one script and one direction, like no other."""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import bidirectional, name, normalize

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import ODD_NAME

LOOKS = str.maketrans(
    "АВЕЅІЈКМНОРСТХԌԚԜаеорсухіјѕԁԛԝһӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρ",
    "ABESIJKMHOPCTXGQWaeopcyxijsdqwhlABEZHIKMNOPTYXovp",
)
"""Letters of Cyrillic and Greek that look like Latin ones, and those."""
SCRIPTS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "HEBREW", "ARABIC", "CHEROKEE", "COPTIC")
"""Scripts that people mix by mistake, or to deceive; what is written without them is never mixed."""
RIGHT_TO_LEFT = ("R", "AL")


def names_alike(context: Context) -> Iterator[Diagnostic]:
    """One warning for each name of a thing of the pack asked for."""
    seen: dict[str, str] = {}
    for thing in context.model.things.values():
        look = looks(thing.name)
        other = seen.setdefault(look, thing.name)
        problem = odd(thing.name)
        if not problem and other != thing.name:
            problem = f"looks like {other!a}, which is another name"
        if problem and context.reported(thing.pack):
            yield ODD_NAME.at(thing.span, name=ascii(thing.name), problem=problem)


def looks(text: str) -> str:
    """The same for names that nobody can tell apart: how they are put together does not show."""
    return text if text.isascii() else " ".join(normalize("NFKC", text).translate(LOOKS).split())


def odd(text: str) -> str:
    """What is wrong with a name by itself; "" for nothing."""
    if not text.strip():
        return "is empty"
    if text != " ".join(text.split()):
        return "has blanks that nobody sees"
    if text.isascii():
        return ""
    sides = {bidirectional(letter) for letter in text}
    if "L" in sides and not sides.isdisjoint(RIGHT_TO_LEFT):
        return "is written in two directions"
    for word in text.split():
        found = [script for script in SCRIPTS if any(name(letter, "").startswith(script) for letter in word)]
        if len(found) > 1:
            return f"mixes letters of two scripts ({found[0].capitalize()} and {found[1].capitalize()})"
    return ""
