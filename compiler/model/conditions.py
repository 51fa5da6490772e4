"""What holds, and which things it holds for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from talisman.compiler.model.nouns import Ref, Top, Var
from talisman.compiler.model.numbers import Amount, Int, Num
from talisman.compiler.source import NOWHERE, Span
from talisman.values import field, frozen

if TYPE_CHECKING:
    from talisman.compiler.model.statements import Call


@frozen
class Always:
    """True, or never true."""

    value: bool = True


ALWAYS = Always()


@frozen
class AllOf:
    """Every one of them; true when empty."""

    of: tuple[Cond, ...]


@frozen
class AnyOf:
    """At least one; false when empty."""

    of: tuple[Cond, ...]


@frozen
class Not:
    """The opposite."""

    of: Cond


@frozen
class Cmp:
    """op: = < > <= >= <>."""

    op: str
    a: Num
    b: Num


SOME = Cmp(">=", Amount(), Int(1))
"""There is something of the amount of an event."""


@frozen
class HasTag:
    """The thing is of this kind or has this tag or printed value word (`good`)."""

    of: Ref
    tag: str


@frozen
class CountsAs:
    """The thing was taken or put `as` one of this kind, and has not gone elsewhere since."""

    of: Ref
    kind: str


@frozen
class CountsTo:
    """The thing counts towards a limit: nothing says that it does not. Only for an excess."""

    of: Ref
    limit: str


@frozen
class Same:
    """Both are one thing (nobody equals nobody only)."""

    a: Ref
    b: Ref


@frozen
class IsCopyOf:
    """The thing is a copy of this declared thing."""

    of: Ref
    name: str


@frozen
class InZone:
    """The thing lies in a zone of this class (of this bearer, if one is given)."""

    of: Ref
    zone: str
    bearer: Ref | None = None


@frozen
class AmongFirst:
    """The thing is one of the first `count` of a zone (`end.bottom`: of the last), as they lie now."""

    of: Ref
    end: Top
    count: Num


@frozen
class OnSpace:
    """The thing is on this space, directly or through what bears it."""

    of: Ref
    space: Ref


@frozen
class Exists:
    """The selection is not empty."""

    sel: Sel


@frozen
class ModeIs:
    """A word of a property whose value can change: the thing's value is this word."""

    of: Ref
    word: str


@frozen
class InSetting:
    """The event has this setting, or a procedure gives it to the thing (`in a contest` for its sides)."""

    setting: str
    of: Ref | None = None


@frozen
class During:
    """A frame of this level encloses."""

    level: str


@frozen
class CameOut:
    """The contest whose end this is came out so, as one of its sides sees it."""

    level: str
    outcome: str
    of: Ref


@frozen
class Allowed:
    """Asking would not be forbidden."""

    call: Call


@frozen
class UnderEffect:
    """An effect of this form is on the thing."""

    form: str
    of: Ref


@frozen
class RolledFor:
    """The roll is for this purpose."""

    roll: Ref
    purpose: str


@frozen
class IntoZone:
    """Of the event `move`: the zone the thing goes into is of this class."""

    zone: str


@frozen
class NaturalIn:
    """One of the dice of the roll, as it lies, is in the range."""

    roll: Ref
    low: int
    high: int


@frozen
class DiceEqual:
    """All dice of the roll that count show the same, and there are at least two of them."""

    roll: Ref


@frozen
class HasMost:
    """It is one of `among`, and none of those has more of the number (`fewest`: less); alone: nor as much.

    number: of the candidate, `Var(among.var)`.
    """

    of: Ref
    among: Sel
    number: Num
    fewest: bool = False
    alone: bool = False


Cond = (
    Always
    | AllOf
    | AnyOf
    | Not
    | Cmp
    | HasTag
    | CountsAs
    | CountsTo
    | Same
    | IsCopyOf
    | InZone
    | AmongFirst
    | OnSpace
    | Exists
    | ModeIs
    | InSetting
    | During
    | CameOut
    | Allowed
    | UnderEffect
    | RolledFor
    | IntoZone
    | NaturalIn
    | DiceEqual
    | HasMost
)


@frozen
class Sel:
    """All things for which `where` holds, in which the candidate is `Var(var)`.

    kind: the kind or tag every candidate has ("" any); of an avatar kind the order is that of the seats
    from the current one, in a zone that of the zone, else that of the declarations.
    """

    var: int
    kind: str
    where: Cond = ALWAYS
    span: Span = field(default=NOWHERE, eq=False)


def conjuncts(cond: Cond) -> tuple[Cond, ...]:
    """The conditions that all have to hold, however deep they stand together."""
    if type(cond) is not AllOf:
        return (cond,)
    if AllOf in map(type, cond.of):
        return tuple(part for inner in cond.of for part in conjuncts(inner))
    return cond.of


def zoned(sel: Sel) -> bool:
    """Whether only those are selected that lie in some zone: they go in the order of declaration."""
    return any(isinstance(one, InZone) and one.of == Var(sel.var) for one in conjuncts(sel.where))
