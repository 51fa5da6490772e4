"""How many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from talisman.compiler.model.nouns import Ref
from talisman.values import frozen

if TYPE_CHECKING:
    from talisman.compiler.model.conditions import Sel


@frozen
class Int:
    """A constant."""

    value: int


@frozen
class ParamValue:
    """A parameter of the packs."""

    name: str


@frozen
class FieldOf:
    """A counter, a number-valued memory or a flag (0 or 1) of a thing. Flags of the game: of=None."""

    field: str
    of: Ref | None


@frozen
class StatOf:
    """A stat of a thing with all modifiers in force; `settings` are the situations it is asked for."""

    stat: str
    of: Ref
    settings: tuple[str, ...] = ()


@frozen
class PropOf:
    """A printed number."""

    prop: str
    of: Ref


@frozen
class Amount:
    """The number of the event's record."""


@frozen
class Count:
    """How many things a selection has."""

    sel: Sel


@frozen
class CountDistinct:
    """Sum, highest or lowest of a number over a selection (`op`: sum, highest, lowest); 0 over none."""

    op: str
    of: Num
    sel: Sel


@frozen
class Arith:
    """op: + - * min max, and / with `up` for rounding up (else down)."""

    op: str
    a: Num
    b: Num
    up: bool = False


@frozen
class Distance:
    """Steps between two spaces."""

    a: Ref
    b: Ref


@frozen
class RollPart:
    """A number of a roll.

    `result` (dice, changes and the modifiers of its purpose's stat), `total` (the same), `natural` (the sum
    of the dice as they lie), `highest` and `lowest` (of the dice that count), `1` to `4` (one die, in the
    order in which they were rolled; 0 where there are not so many, or it no longer counts).
    """

    part: str
    roll: Ref


@frozen
class CapturedNum:
    """A number kept by an effect (slots 2 to 5)."""

    slot: int


@frozen
class NumVar:
    """A number that was bound."""

    n: int


@frozen
class ScoreOf:
    """The score of a side in the contest that is going on or just ended (for scenarios and rules)."""

    contest: str
    of: Ref


Num = (
    Int
    | ParamValue
    | FieldOf
    | StatOf
    | PropOf
    | Amount
    | Count
    | CountDistinct
    | Arith
    | Distance
    | RollPart
    | CapturedNum
    | NumVar
    | ScoreOf
)
