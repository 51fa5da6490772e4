"""What is asked and answers itself: the same twice, its opposite beside it, a number and itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from talisman.compiler.messages.conditions import ASKED_TWICE, OF_ONE, PLACE_OF_WHOM
from talisman.compiler.resolve.phrase import nouns
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import all_of, first_of, report, said
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, every_node

SINGLE = (views.You, views.NpIt, views.NpThis, views.NpLink, views.NpEnd, views.NpRoll, views.NpEntry)
"""Nouns that are one thing by their form; a role may be filled by several."""


WHERE = (views.ModHere, views.ModAt, views.PlaceHere, views.PlaceAt)
"""What says where something is."""
ROLLED = (views.NumResult, views.NumTotal)
"""Two words for one number."""
Joined = type[views.CondAnd] | type[views.CondOr]


Told = tuple[str, str]
"""A condition in its words, and its opposite."""


def behind(first: Node, second: Node, joined: Joined, scope: Scope) -> None:
    """Refuse a condition that stands in front of itself, or behind its opposite."""
    _behind([_told(one) for one in _parts(first, joined)], _told(second), second, joined, scope)


def _told(node: Node) -> Told:
    words = said(node)
    return words, _turned(node, words)


def _behind(before: Sequence[Told], asked: Told, second: Node, joined: Joined, scope: Scope) -> None:
    words, opposite = asked
    for told, turned in before:
        if told == words:
            report(scope, ASKED_TWICE, second.span, what=f"`{words}` stands there twice")
        elif told == opposite or turned == words:
            never = "never both" if joined is views.CondAnd else "always the one or the other"
            report(scope, ASKED_TWICE, second.span, what=f"`{told}`, `{words}`: it is {never}")


def place_of_whom(first: Node, second: Node, scope: Scope) -> None:
    """Refuse `there is a box here, or at Fountain`: alone, a place is where you are, not where that is."""
    while isinstance(first, (views.CondAnd, views.CondOr)):
        first = first.second_cond
    about = first.np if isinstance(first, (views.CondExists, views.CondIs)) else None
    if about is None or isinstance(about, views.You) or not isinstance(second, views.CondPlace):
        return
    if any(isinstance(one, WHERE) for one in every_node(first)):
        way = (
            f"there is {said(about)} ..." if isinstance(first, views.CondExists) else f"{said(about)} is ..."
        )
        report(scope, PLACE_OF_WHOM, second.span, place=said(second), noun=said(about), way=way)


def each_once(conds: Sequence[Node], joined: Joined, scope: Scope) -> None:
    """The same of conditions in lines of their own."""
    above: list[list[Told]] = []
    for one in conds:
        asked = _told(one)
        for before in above:
            _behind(before, asked, one, joined, scope)
        above.append([_told(part) for part in _parts(one, joined)] if isinstance(one, joined) else [asked])


def with_itself(asked: views.CondCompare, scope: Scope) -> None:
    """Refuse a number that is compared with the same number, and one that is written with another such."""
    other = next(asked.cmp.nodes(), None)
    if _written(asked.number) and (other is None or _written(other)):
        what = f"what `{said(asked.number)}` is stands there, and is the same at any time"
        report(scope, ASKED_TWICE, asked.span, what=what)
    if other is not None and not isinstance(other, views.NumInt) and said(other) == said(asked.number):
        report(scope, ASKED_TWICE, asked.span, what=f"`{said(other)}` is compared with itself")
    elif isinstance(other, ROLLED) and isinstance(asked.number, ROLLED):
        report(scope, ASKED_TWICE, asked.span, what=f"`{said(other)}` is `{said(asked.number)}`")


def _written(number: Node) -> bool:
    """Whether a number is all figures."""
    sums = (
        views.NumInt,
        views.NumPlus,
        views.NumMinus,
        views.NumMultiplied,
        views.NumDivided,
        views.NumBelow,
    )
    return all(isinstance(part, sums) for part in (number, *every_node(number)))


def of_one(np: Node, scope: Scope) -> None:
    """Refuse the sum, the highest, or the count of what is a single thing."""
    if isinstance(np, SINGLE) or nouns.is_named_once(np, scope):
        way = "the number itself: `its NUMBER`, `the NUMBER of NAME`"
        report(scope, OF_ONE, np.span, noun=said(np), why="there is nothing else to go by", way=way)


def counted(np: Node, scope: Scope) -> None:
    """Refuse to count the copies of a name wherever they are: that many there always are.

    What is expected in a scenario may well be how many there are.
    """
    part = first_of(np, views.NominalS, views.NominalP) if isinstance(np, views.NpPlural) else None
    name = next((kid for noun in part.nodes() for kid in all_of(noun, views.Nameref)), None) if part else None
    if (
        name is not None
        and not scope.told
        and first_of(np, views.Det, views.DetP) is None
        and not nouns.narrowings(np)
    ):
        way = f"ask whether it is there: `if {said(name)} is at ...`, `if you have {said(name)}`"
        report(scope, OF_ONE, np.span, noun=said(np), why="there is always the same number of it", way=way)


def _parts(node: Node, joined: Joined) -> Iterator[Node]:
    """What is joined in this way in front."""
    if isinstance(node, joined):
        for kid in node.nodes():
            yield from _parts(kid, joined)
    else:
        yield node


def _turned(node: Node, words: str) -> str:
    """The opposite of a condition, in its words; "" where it has no such form."""
    if isinstance(node, views.CondFlag):
        return words.removeprefix("not ") if node.has_not else f"not {words}"
    if isinstance(node, views.CondIs) and node.has_not:
        return words.replace(" is not ", " is ", 1).replace(" are not ", " are ", 1)
    return ""
