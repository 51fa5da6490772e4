"""Who may hold something hidden: what nobody else sees must not decide whether somebody is asked."""

from __future__ import annotations

from collections.abc import Iterable

from talisman.compiler import model as m
from talisman.compiler.lower.context import Ctx, Lowering
from talisman.compiler.lower.phrase import nouns
from talisman.compiler.model.walk import walk


def closed(lo: Lowering, zones: Iterable[str]) -> list[m.Zone]:
    """Those of the zones into which only whoever controls their bearer looks."""
    return [zone for zone in (lo.model.zones[name] for name in zones) if zone.seen == "owner" and zone.of]


def jump_if_holding(lo: Lowering, c: Ctx, you: int, zones: Iterable[m.Zone], label: str) -> None:
    """Jump when something lies in one of these zones of the one who is asked, or of what they hold."""
    b = c.b
    for zone in zones:
        with b.scratch():
            if zone.of in lo.ancestors(lo.avatar_kind()):
                _unless_empty(c, zone, you, label)
            elif zone.of in lo.ancestors(lo.seat_kind()):
                seat = b.reg()
                b.op("DECIDER", seat, you)
                _unless_empty(c, zone, seat, label)
            else:
                held = b.const(-1)
                b.op("MOV", b.reg(), you)
                loop, end = b.label("bearer"), b.label("bearers")
                b.place(loop)
                b.op("HAVE", held, zone.of, end)
                _unless_empty(c, zone, held, label)
                b.op("JMP", loop)
                b.place(end)


def known(c: Ctx, covers: Iterable[m.Covered]) -> list[m.Covered]:
    """Those of the places of which it is known here whose they are."""
    return [
        one for one in covers if all(part.n in c.vars for part in walk(one.of) if isinstance(part, m.Var))
    ]


def jump_if_lying(lo: Lowering, c: Ctx, covers: Iterable[m.Covered], label: str) -> None:
    """Jump when something lies in one of these places, into which not all look."""
    for one in covers:
        zone = lo.model.zones[one.zone]
        with c.b.scratch():
            of = nouns.ref(lo, c, one.of)
            if one.inside:
                _unless_empty(c, zone, of, label)
            else:
                jump_if_holding(lo, c, of, (zone,), label)


def _unless_empty(c: Ctx, zone: m.Zone, bearer: int, label: str) -> None:
    """Jump when something lies in the zone of a bearer."""
    first = c.b.reg()
    c.b.op("FIRST", first, zone.name, bearer)
    c.b.op("JGEI", first, 0, label)
