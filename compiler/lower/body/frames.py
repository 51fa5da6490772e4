"""Statements that begin and end procedures and contests."""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler import model as m
from talisman.compiler.lower.body import contest_rows, once_per, outcomes, swept
from talisman.compiler.lower.body.dispatch import block
from talisman.compiler.lower.builder import Builder
from talisman.compiler.lower.context import OUTCOME, RECORD, SERIAL, Ctx, Lowering, Row, Site
from talisman.compiler.lower.phrase import calls, nouns
from talisman.values import evolve

PRIVATE = (SERIAL, OUTCOME)
"""Slots that nobody fills but the contest itself."""


ENDED = 20
"""What a contest hands back that was ended by an outcome for which it says something itself: so much more."""
ENDED_SERIAL = "ended#"
"""The serial of the contest that was ended last: who stood with a side is marked with it."""


def begin(lo: Lowering, c: Ctx, s: m.Begin) -> None:
    """Code for `Begin`."""
    b = c.b
    text = c
    if c.over is not None and s.procedure in lo.model.contests and s.deed is None and not s.rows:
        s, text = _with_rows(lo, s, c.over[0]), c.over[1]
    roles = lo.roles(s.procedure)
    contest = s.procedure in lo.model.contests
    w, end = b.const(-1), b.label("begun")
    if s.deed is not None:
        calls.jump_unless_allowed(lo, c, s.deed, end)
        if s.deed.verb in lo.listened:
            with b.scratch():
                b.op("JNZ", calls.ahead(lo, c, s.deed), end)
        else:
            _tell(lo, c, s.deed)
    if s.whole and s.deed is not None:
        _whole(lo, c, s, s.deed)
        if s.deed.verb in lo.listened:
            calls.behind(lo, c, s.deed)
        b.place(end)
        return
    site = contest_rows.site(lo, text, s, _numbered(lo, s)) if s.rows and contest else None
    kept = site.kept if site is not None else []
    first = b.reg(len(roles) + len(kept))
    for offset, role in enumerate(roles):
        if role in s.roles:
            with b.scratch():
                b.op("MOV", first + offset, nouns.ref(lo, c, s.roles[role]))
        elif (c.procedure, role) in c.slots and role not in PRIVATE:
            b.op("MOV", first + offset, c.slots[c.procedure, role])
        elif c.inside and role not in PRIVATE and role in lo.roles(c.procedure):
            b.op("ROLE", first + offset, c.procedure, lo.slot(c.procedure, role))
        else:
            b.op("LDI", first + offset, 0 if role in PRIVATE else -1)
    for offset, r in enumerate(kept, len(roles)):
        b.op("MOV", first + offset, r)
    if not contest and roles and isinstance(s.roles.get(roles[0]), (*calls.MAY_BE_NOBODY, m.Role)):
        b.op("JLTI", first, 0, end)  # a turn of nobody is none
    other = first + 1 if contest else -1
    serial = first + roles.index(SERIAL)
    counted = once_per.announced(lo, s.procedure)
    if counted:
        b.op("SERIAL", serial)
    if f"begin {s.procedure}" in lo.listened:
        with b.scratch():
            verdict = b.reg()
            _telling(b, counted, serial)
            b.op("RAISE", verdict, lo.event(f"begin {s.procedure}"), b.block(first, -1, -2, -2, other, -1))
            _telling(b, counted, None)
            b.op("JNZ", verdict, end)
    kept_outcome = outcomes.before(lo, b, s.procedure)
    b.op("CALL", w, site.name if site is not None else f"proc.{s.procedure}", first)
    if site is not None:
        contest_rows.returned(c, w, site)
    way = swept.kept(lo, c, s.procedure)
    if f"end {s.procedure}" in lo.listened:
        with b.scratch():
            _telling(b, counted, serial)
            came = outcomes.told(lo, b, s.procedure)
            b.op("RAISE", b.reg(), lo.event(f"end {s.procedure}"), b.block(first, -1, came, -2, other, -1))
            _telling(b, counted, None)
    outcomes.behind(lo, b, s.procedure, kept_outcome)
    swept.go_on(c, w, way)
    if site is not None:
        _ended(lo, text, s, site, w)
    if contest:
        _own_outcome(lo, c, s, w, first)
    if s.deed is not None and s.deed.verb in lo.listened:
        calls.behind(lo, c, s.deed)
    b.place(end)  # what never began does not end


def _telling(b: Builder, counted: Sequence[str], serial: int | None) -> None:
    """What hears that something begins or ends counts as in it; None: all is told."""
    for level in counted:
        b.op("SETG", once_per.told_of(level), b.const(0) if serial is None else serial)


def _whole(lo: Lowering, c: Ctx, s: m.Begin, deed: m.Call) -> None:
    """All that the verb does, as its event would do it; its contests have the rows that stand here."""
    b, reason = c.b, lo.reason
    call = calls.concrete(c, deed)
    with b.scratch():
        first = calls.record(lo, c, call)
        at = {word: first + offset for word, offset in RECORD.items()}
        lo.reason = deed.verb
        inner = Ctx(b, you=first, unit=call.unit, in_event=True, held=True, record=at, over=(s, c))
        block(lo, inner, lo.model.verbs[deed.verb].does or ())
    lo.reason = reason


def _with_rows(lo: Lowering, s: m.Begin, said: m.Begin) -> m.Begin:
    """A contest that a verb begins, with the rows of the sentence that does it, or the one named there."""
    name = said.procedure if said.named else s.procedure
    mine, other = lo.roles(s.procedure), lo.roles(name)
    roles = {other[mine.index(role)]: thing for role, thing in s.roles.items() if mine.index(role) < 2}
    names = outcomes_of(lo, name)
    known = ((tuple(one for one in row if one in names), body) for row, body in said.rows)
    rows = tuple(row for row in known if row[0])
    return evolve(s, procedure=name, roles=roles if said.named else s.roles, rows=rows)


def _numbered(lo: Lowering, s: m.Begin) -> tuple[Row, ...]:
    """The rows with the numbers of their outcomes, as the first side sees them."""
    names = outcomes_of(lo, s.procedure)
    return tuple((tuple(map(names.index, row)), body) for row, body in s.rows)


def _ended(lo: Lowering, c: Ctx, s: m.Begin, site: Site, w: int) -> None:
    """The rows for outcomes by which some text may have ended it: it is over then, and so is its frame."""
    b = c.b
    said = [outcome for level, outcome in lo.ended if level in m.lineage(lo.model.contests, s.procedure)]
    names = outcomes_of(lo, s.procedure)
    numbers = {names.index(outcome) if outcome else 3 for outcome in said}
    own = own_outcomes(lo, s.procedure)
    done = b.label("rows")
    for row, body in site.rows:
        found = [n for n in row if n in numbers]
        if not found:
            continue
        after, hit = b.label("row"), b.label("hit")
        for n in found:
            b.op("JEQI", w, n + ENDED if n in own else n, hit)
        b.op("JMP", after)
        b.place(hit)
        block(lo, c.but(), body)
        b.op("JMP", done)
        b.place(after)
    b.place(done)


def _own_outcome(lo: Lowering, c: Ctx, s: m.Begin, w: int, first: int) -> None:
    """What the contest itself says for the outcome it was ended by, where the sentence has no row for it."""
    b = c.b
    given = {outcome for row, _ in s.rows for outcome in row}
    names, roles = outcomes_of(lo, s.procedure), lo.roles(s.procedure)
    for n in own_outcomes(lo, s.procedure):
        if names[n] in given:
            continue
        other = b.label("other")
        b.op("JNEI", w, n + ENDED, other)
        b.op("GETG", first + roles.index(SERIAL), lo.add_global(ENDED_SERIAL))
        b.op("LDI", first + roles.index(OUTCOME), n)
        with b.scratch():
            b.op("CALL", b.reg(), f"ended.{s.procedure}", first)
        b.place(other)


def own_outcomes(lo: Lowering, contest: str) -> tuple[int, ...]:
    """The numbers of the outcomes by which some text ends a contest that says what they do."""
    lineage = m.lineage(lo.model.contests, contest)
    said = {outcome for level, outcome in lo.ended if level in lineage}
    does = {name for level in lineage for name, body in lo.model.contests[level].ons.items() if body}
    return tuple(n for n, name in enumerate(outcomes_of(lo, contest)) if name in said & does)


def _tell(lo: Lowering, c: Ctx, deed: m.Call) -> None:
    """The deed that the contest is, as its verb tells it."""
    verb = lo.model.verbs[deed.verb]
    text, it, _ = (verb.told if verb.told is not None else verb.sentence).partition("{1}")
    if text and deed.actor is not None and deed.object is not None:
        b = c.b
        with b.scratch():
            b.op("LOG", text + it, b.block(nouns.ref(lo, c, deed.actor), nouns.ref(lo, c, deed.object), -2))


def outcomes_of(lo: Lowering, contest: str) -> tuple[str, ...]:
    """The outcomes of a contest."""
    return lo.model.contests[contest].outcomes


def end(lo: Lowering, c: Ctx, s: m.End) -> None:
    """Code for `End`."""
    value = (
        outcomes_of(lo, s.level).index(s.outcome) if s.outcome else 3 if s.level in lo.model.contests else 0
    )
    family = [name for name in lo.model.contests if s.level in m.lineage(lo.model.contests, name)]
    own = any(value in own_outcomes(lo, name) for name in family) if s.outcome else False
    b = c.b
    outside = b.label("outside")
    with b.scratch():
        inside = b.reg()
        b.op("INLV", inside, s.level)
        b.op("JZ", inside, outside)
        outcomes.ended(lo, b, s.level, value)
        if own:
            value += ENDED
            b.op("ROLE", inside, s.level, lo.slot(s.level, SERIAL))
            b.op("SETG", lo.add_global(ENDED_SERIAL), inside)
        swept.end(lo, c, s.level, value)
    b.place(outside)
