"""Which thing is meant."""

from __future__ import annotations

from talisman.values import field, frozen


@frozen
class You:
    """Whoever the text is about: see `Rule.you` and `Procedure`: slot 0."""


@frozen
class This:
    """The carrier of the text; in an effect's rules the thing that made the effect."""


@frozen
class Var:
    """A bound value. drawn: the next of a pile, which is not acted on for what it is."""

    n: int
    drawn: bool = field(default=False, eq=False, repr=False)


@frozen
class Rec:
    """A word of the event's record: actor, object, other, extra."""

    word: str


@frozen
class Role:
    """A slot of the nearest enclosing frame of the level (of one that inherits it); nobody without one."""

    level: str
    name: str


@frozen
class Named:
    """One thing of the packs by its entity name."""

    name: str


@frozen
class Holder:
    """The player's thing (avatar) that a thing belongs to, up through what bears it; nobody if none."""

    of: Ref


@frozen
class PlayerOf:
    """The seat that plays a thing (the seat itself of a seat); nobody if none does."""

    of: Ref


@frozen
class NextSeat:
    """What the next seat in the order of the seats plays (back: the one before); none that plays nothing.

    Seen from whoever plays or has `of`; nobody where no other seat plays.
    """

    of: Ref
    back: bool = False


@frozen
class Bearer:
    """What bears the zone that a thing lies in."""

    of: Ref


@frozen
class PlaceOf:
    """The space a thing is on."""

    of: Ref


@frozen
class MemoryOf:
    """The thing that a thing-valued memory holds."""

    memory: str
    of: Ref


@frozen
class PrintedThing:
    """The thing that a printed property names (a starting space, an owner)."""

    prop: str
    of: Ref


@frozen
class Top:
    """The first (bottom: last) thing of a zone, refilled first if it is empty and has a rule for that."""

    zone: str
    bearer: Ref | None = None
    bottom: bool = False


@frozen
class Current:
    """The avatar of the seat whose turn it is."""


@frozen
class Nobody:
    """No thing."""


@frozen
class Captured:
    """Inside the rules of an effect: 0 its target, 1 its source, 2 to 5 the things or numbers it kept."""

    slot: int


Ref = (
    You
    | This
    | Var
    | Rec
    | Role
    | Named
    | Holder
    | PlayerOf
    | NextSeat
    | Bearer
    | PlaceOf
    | MemoryOf
    | PrintedThing
    | Top
    | Current
    | Nobody
    | Captured
)
