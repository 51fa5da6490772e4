"""Plays with what must come of them."""

from __future__ import annotations

from talisman.compiler.model.conditions import AllOf, AnyOf, Cmp, Cond, Not, OnSpace, Same
from talisman.compiler.model.nouns import PlaceOf, Ref
from talisman.compiler.model.numbers import Num
from talisman.compiler.model.statements import Block
from talisman.compiler.source import NOWHERE, Span
from talisman.values import field, frozen


@frozen
class SetUp:
    """`given`: statements run before anything, without asking; limits and rules stay quiet meanwhile."""

    body: Block
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Dice:
    """The next dice of this roller (thing) or purpose (both "": of the only one who rolls)."""

    values: tuple[int, ...]
    roller: Ref | None = None
    purpose: str = ""
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Deck:
    """These things are the next to be drawn from the zone, first first."""

    zone: str
    things: tuple[str, ...]
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Action:
    """Something begins: the statements run until they end or somebody must answer. turn: whose turn it is."""

    body: Block
    turn: Ref | None = None
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Answer:
    """The player of the thing answers decisions.

    One pick each: an option's text, a number or a thing's name;
    pick None: declines or passes. Picks of things carry the declared name (any copy will do).
    always: declines whatever comes, until the player is said to choose something.
    """

    who: Ref
    picks: tuple[str | int | None, ...]
    always: bool = False
    span: Span = field(default=NOWHERE, eq=False)


def asked_of(cond: Cond) -> tuple[Num | Ref, ...]:
    """The numbers, things and places of which an expectation says what they are, in its order."""
    match cond:
        case AllOf(parts) | AnyOf(parts):
            return tuple(found for part in parts for found in asked_of(part))
        case Not(of):
            return asked_of(of)
        case Cmp(a=number):
            return (number,)
        case Same(a=thing):
            return (thing,)
        case OnSpace(of=thing):
            return (PlaceOf(thing),)
    return ()


@frozen
class Expect:
    """A condition that must hold now."""

    cond: Cond
    text: str
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class ExpectAsked:
    """What somebody was asked, offered or shown.

    mode: asked, not asked (so far in this scenario; since: of what is asked now, or since a turn began),
    offered, not offered, only offered (in the decision now open: all texts, and nothing else but to pass),
    not offered because (and the player is told why, in the words of the further text),
    logged, logged before (the first line with the text before the first with the other), shown (lies where
    the player may look, by its whole name). who None: anybody; text is part of the prompt, of an option or of
    a line of the log ("" any); more: the further texts.
    """

    mode: str
    who: Ref | None
    text: str
    more: tuple[str, ...] = ()
    since: str = ""
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class ExpectOver:
    """The game is over (or not)."""

    over: bool
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class ExpectWon:
    """The game is over, and this player has won it (or has not); nobody: nobody has."""

    who: Ref | None
    won: bool
    span: Span = field(default=NOWHERE, eq=False)


ScenarioLine = SetUp | Dice | Deck | Action | Answer | Expect | ExpectAsked | ExpectOver | ExpectWon


@frozen
class Scenario:
    """A scenario: title, the rows it proves, its lines in order, the pack it stands in.

    seed: decisions may be left open at the end, and where no line is an action the game itself is begun
    before the first line; None: nothing has begun, and everything must be settled.
    seats: as many as play in it, or more if it says so; said: what it says, 0: nothing.
    """

    title: str
    lines: tuple[ScenarioLine, ...]
    cites: tuple[str, ...] = ()
    seats: int = 0
    said: int = 0
    seed: int | None = None
    pack: str = ""
    file: str = ""
    span: Span = field(default=NOWHERE, eq=False)
