"""Sentences that begin a contest and say themselves what its outcomes do.

Each has a procedure of its own for the contest: with its rows in the place of what the contest says, so that
they are done while it goes on. What the text around them knows is handed over behind the roles.
"""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.lower.body.dispatch import block
from talisman.compiler.lower.builder import Builder
from talisman.compiler.lower.context import Ctx, Lowering, Row, Site

DONE, LEFT = -2, -100
"""What the procedure hands back when a row was done, and when it left a loop: less the verdict."""


def site(lo: Lowering, c: Ctx, s: m.Begin, rows: tuple[Row, ...]) -> Site:
    """Keep it: its procedure is made when everything else is."""
    single = (c.you, c.this, c.effect, c.about, c.verdict)
    known = {r for r in (*single, *c.vars.values()) if r is not None}
    found = Site(lo.fresh(f"proc.{s.procedure}"), s.procedure, rows, c.but(), sorted(known), lo.reason)
    lo.sites.append(found)
    return found


def row(lo: Lowering, b: Builder, one: Site, body: m.Block, first: int, result: int) -> None:
    """The code of one row; what was handed over begins at a register."""
    at = {r: first + offset for offset, r in enumerate(one.kept)}
    text = one.text
    quit_ = b.label("quit") if text.quit else ""
    c = text.but(
        b=b,
        you=_at(at, text.you),
        this=_at(at, text.this),
        effect=_at(at, text.effect),
        about=_at(at, text.about),
        verdict=_at(at, text.verdict),
        vars={n: at[r] for n, r in text.vars.items()},
        slots={},
        known={},
        places={},
        record={},
        quit=quit_,
        inside=True,
    )
    block(lo, c, body)
    _result(b, result, DONE, c.verdict)
    if quit_:
        end = b.label("on")
        b.op("JMP", end)
        b.place(quit_)
        _result(b, result, LEFT, c.verdict)
        b.op("RET", result)
        b.place(end)


def _at(at: dict[int, int], r: int | None) -> int | None:
    return at[r] if r is not None else None


def _result(b: Builder, result: int, code: int, verdict: int | None) -> None:
    b.op("LDI", result, code)
    if verdict is not None:
        b.op("SUB", result, result, verdict)


def returned(c: Ctx, w: int, one: Site) -> None:
    """Behind the call: the verdict that a row has come to, and the way out of a loop."""
    b, text = c.b, one.text
    if text.verdict is None and not text.quit:
        return
    plain = b.label("plain")
    b.op("JGEI", w, -1, plain)
    with b.scratch():
        if text.quit:
            stays = b.label("stays")
            b.op("JGEI", w, LEFT + 1, stays)
            if text.verdict is not None:
                b.op("SUB", text.verdict, b.const(LEFT), w)
            b.op("JMP", text.quit)
            b.place(stays)
        if text.verdict is not None:
            b.op("SUB", text.verdict, b.const(DONE), w)
    b.place(plain)
