"""Who may hold something hidden: what nobody else sees must not decide whether somebody is asked."""

from __future__ import annotations

from collections.abc import Iterable

from talisman.compiler import model as m
from talisman.compiler.lower.context import Ctx, Lowering


def closed(lo: Lowering, zones: Iterable[str]) -> list[m.Zone]:
    """Those of the zones into which only whoever plays their bearer looks."""
    kinds = (lo.avatar_kind(), lo.seat_kind())
    return [
        zone
        for zone in (lo.model.zones[name] for name in zones)
        if zone.seen == "owner" and any(zone.of in lo.ancestors(kind) for kind in kinds)
    ]


def jump_if_holding(lo: Lowering, c: Ctx, you: int, zones: Iterable[m.Zone], label: str) -> None:
    """Jump when something lies in one of these zones of the one who is asked."""
    b = c.b
    for zone in zones:
        with b.scratch():
            first, bearer = b.reg(), you
            if zone.of not in lo.ancestors(lo.avatar_kind()):  # what bears it is the seat
                bearer = b.reg()
                b.op("DECIDER", bearer, you)
            b.op("FIRST", first, zone.name, bearer)
            b.op("JGEI", first, 0, label)
