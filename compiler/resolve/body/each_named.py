"""Questions that are put once for each of several things say about which, if their words do not."""

from __future__ import annotations

from typing import TypeVar

from talisman.compiler.model import Choose, ChooseNumber, May, Pick, Ref
from talisman.compiler.model.walk import rebuilt
from talisman.values import evolve

Lines = TypeVar("Lines")
ASKING = (May, Choose, Pick, ChooseNumber)
BEHIND, WITHIN = "[ ({1})]", "[, {1}])"
"""What stands behind a question, and what behind a name that stands there already."""


def each_named(made: Lines, one: Ref) -> Lines:
    """Lines that are done with each of several things, in which each question says with which.

    What is asked of the thing itself, or names something already, says no more.
    """

    def change(part: object) -> object:
        if not isinstance(part, ASKING) or part.about or part.chooser == one or _drawn(part):
            return part
        if isinstance(part, May):
            words = part.asks or part.text
            return evolve(part, asks=_with_name(words), about=(one,)) if words else part
        return evolve(part, prompt=_with_name(part.prompt), about=(one,)) if part.prompt else part

    return rebuilt(made, change)


def _drawn(part: Choose | ChooseNumber | May | Pick) -> bool:
    """Whether nobody is asked."""
    return isinstance(part, Pick) and (part.chooser is None or part.alike)


def _with_name(words: str) -> str:
    return words[:-1] + WITHIN if words.endswith(")") else words + BEHIND
