"""Procedures, and contests on top of them; what a procedure has to do is in work.py."""

from __future__ import annotations

from functools import partial

from talisman.compiler import model as m
from talisman.compiler.ir.program import Level, Proc, kinded
from talisman.compiler.lower.body import contest_rows, frames, once_per, outcomes, statements, swept
from talisman.compiler.lower.builder import Builder
from talisman.compiler.lower.context import OUTCOME, SERIAL, Ctx, Lowering, Site
from talisman.compiler.lower.phrase import nouns, numbers, told_sums
from talisman.compiler.lower.program import contest_sides, procedure_work


def levels(lo: Lowering) -> None:
    """A level for each procedure and contest, and one for those at which the way out stops."""
    stops = swept.stops(lo)
    for procedure in lo.model.procedures.values():
        lo.add_level(
            Level(
                procedure.name,
                swept.STOP if procedure.name in stops else "",
                tuple(lo.roles(procedure.name)),
            )
        )
    for contest in lo.model.contests.values():
        parent = contest.parent or (swept.STOP if contest.name in stops else "")
        lo.add_level(Level(contest.name, parent, tuple(lo.roles(contest.name))))
    swept.level(lo)


def procedures(lo: Lowering) -> None:
    """Code of all procedures and contests."""
    for procedure in lo.model.procedures.values():
        _procedure(lo, procedure)
    for contest in lo.model.contests.values():
        _contest(lo, contest)
        if frames.own_outcomes(lo, contest.name):
            _ended(lo, contest)
    swept.procedure(lo)


def _start(lo: Lowering, name: str, site: Site | None = None) -> tuple[Builder, Ctx]:
    roles = lo.roles(name)
    if site is None:
        b = Builder(f"proc.{name}", len(roles), level=name)
    else:
        b = Builder(site.name, len(roles) + len(site.kept), level=name)
    slots = {(name, role): n for n, role in enumerate(roles)}
    c = Ctx(b, you=0, slots=slots, procedure=name)
    serial = roles.index(SERIAL)
    if once_per.announced(lo, name):
        given = b.label("given")
        b.op("JGEI", serial, 1, given)  # by whoever told that it begins
        b.op("SERIAL", serial)
        b.place(given)
    else:
        b.op("SERIAL", serial)
    lo.reason = name
    return b, c


def _procedure(lo: Lowering, procedure: m.Procedure) -> None:
    b, c = _start(lo, procedure.name)
    b.span = procedure.span
    if procedure.root:
        _root(lo, c, procedure)
    else:
        procedure_work.work(lo, c, procedure.name, procedure.duties, procedure.finished)
        for child in procedure.runs:
            with b.scratch():
                statements.block(lo, c, (m.Begin(child, {lo.roles(child)[0]: m.You()}),))
    lo.add_proc(_named(b))


def _named(b: Builder) -> Proc:
    return b.done()


def _root(lo: Lowering, c: Ctx, procedure: m.Procedure) -> None:
    """The game: its own work, then what it runs for each seat in turn until somebody ends it."""
    b = c.b
    inner = c.but(you=b.const(-1))
    procedure_work.work(lo, inner, procedure.name, procedure.duties, procedure.finished)
    if not procedure.runs:
        b.op("HALT", b.const(-1), procedure.name)
        return
    loop, after = b.label("turn"), b.label("next")
    seat, x = b.reg(), b.reg()
    players = lo.seat_kind()
    b.place(loop)
    b.op("SEAT", seat)
    b.op("GETF", x, "out#", seat)
    b.op("JNZ", x, after)
    for child in procedure.runs:
        of = lo.model.procedures[child].of
        with b.scratch():
            you = b.copy(seat)
            if of != players or lo.avatar_kind() == players:
                b.op("AVATAR", you, you)
            text = c.but(you=you)
            statements.block(lo, text, (m.Begin(child, {lo.roles(child)[0]: m.You()}),))
    b.place(after)
    b.op("SEAT", seat)
    one = b.const(1)
    b.op("SEATR", seat, seat, one)
    b.op("SETSEAT", seat)
    b.op("JMP", loop)


def begun_with_rows(lo: Lowering) -> None:
    """Code of contests as sentences with rows of their own begin them; rows may hold such sentences again."""
    while lo.sites:
        one = lo.sites.pop(0)
        contest = lo.model.contests[one.contest]
        _contest(lo, contest, one)


def _contest(lo: Lowering, contest: m.Contest, site: Site | None = None) -> None:
    """Steps, then the scores, then what the outcome says; what a parent says of it the model has settled."""
    handed = len(lo.roles(contest.name))
    b, c = _start(lo, contest.name, site)
    b.span = contest.span
    chain = _chain(lo, contest)
    for level in chain:
        for n, role in enumerate(lo.roles(contest.name)):
            c.slots[level.name, role] = n
    joined = tuple(contest_sides.mark(lo, c, contest, chain, side) for side in (0, 1))
    for duty in contest.steps:
        procedure_work.step(lo, c, duty)
    score = contest.score
    outcome = lo.roles(contest.name).index(OUTCOME)
    if score is not None:
        first, second = (_score(lo, c, contest, chain, score, side, joined[side]) for side in (0, 1))
        won, lost, end = b.label("more"), b.label("less"), b.label("scored")
        b.op("JLT", second, first, won)
        b.op("JLT", first, second, lost)
        b.op("LDI", outcome, 2)
        _tell(lo, b, contest, 2)
        b.op("JMP", end)
        for label, value in ((won, 0), (lost, 1)):
            b.place(label)
            b.op("LDI", outcome, value)
            _tell(lo, b, contest, value)
            b.op("JMP", end)
        b.place(end)
    outcomes.scored(lo, b, contest.name, outcome)
    result = b.copy(outcome)
    end = b.label("ended")
    if site is not None:
        _rows(lo, b, site, outcome, handed, result, end)
    _outcomes(lo, c, contest, chain, outcome, joined)
    b.place(end)
    statements.block(lo, c, contest.after)
    b.op("RET", result)
    lo.add_proc(b.done())


def _ended(lo: Lowering, contest: m.Contest) -> None:
    """What a contest says for its outcomes, when it was ended by one of them: it is over then."""
    roles = lo.roles(contest.name)
    chain = _chain(lo, contest)
    b = Builder(f"ended.{contest.name}", len(roles))
    b.span = contest.span
    slots = {(level.name, role): n for level in chain for n, role in enumerate(roles)}
    c = Ctx(b, you=0, slots=slots, procedure=contest.name)
    lo.reason = contest.name
    joined = tuple(b.const(1) if contest.joins else None for _ in (0, 1))
    _outcomes(lo, c, contest, chain, roles.index(OUTCOME), joined)
    lo.add_proc(b.done())


def _rows(lo: Lowering, b: Builder, site: Site, outcome: int, handed: int, result: int, over: str) -> None:
    """What the sentence that begins it says for its outcomes, in the place of what the contest says."""
    lo.reason = site.reason
    for row, body in site.rows:
        after, hit = b.label("row"), b.label("hit")
        for number in row:
            b.op("JEQI", outcome, number, hit)
        b.op("JMP", after)
        b.place(hit)
        with b.scratch():
            contest_rows.row(lo, b, site, body, handed, result)
        b.op("JMP", over)
        b.place(after)
    lo.reason = site.contest


def _tell(lo: Lowering, b: Builder, contest: m.Contest, outcome: int) -> None:
    """Write the outcome down, as the first side sees it."""
    with b.scratch():
        b.op(
            "LOG",
            f"[{{0}} against {{1}}: {statements.outcomes_of(lo, contest.name)[outcome]}]",
            b.block(0, 1, -2),
        )


def _chain(lo: Lowering, contest: m.Contest) -> list[m.Contest]:
    return [lo.model.contests[name] for name in m.lineage(lo.model.contests, contest.name)]


def _score(
    lo: Lowering,
    c: Ctx,
    contest: m.Contest,
    chain: list[m.Contest],
    score: m.Num,
    side: int,
    joined: int | None,
) -> int:
    b = c.b
    asked = _in_settings(score, contest.settings)
    inner = c.but(you=side)
    inner.vars[0] = side
    w, is_open = b.const(0), True
    for term in _terms(asked):
        with b.scratch():
            x = numbers.number(lo, inner, term)
            if not m.lies_open(lo.model, term):
                is_open = False
            else:
                of = nouns.ref(lo, inner, whose) if (whose := told_sums.whose(term)) is not None else -1
                b.op("LOG", kinded(told_sums.PLUS, told_sums.name_of(term)), b.block(side, of, x))
            b.op("ADD", w, w, x)
    contest_sides.add(lo, inner, chain, side, joined, asked, w)
    for level in chain:
        lo.add_field(f"score.{level.name}", "thing#")
        skip = b.label()
        b.op("JLTI", side, 0, skip)
        b.op("SETF", f"score.{level.name}", side, w)
        b.place(skip)
    if is_open:  # else the part that not all may know would be what is missing
        with b.scratch():
            b.op("LOG", "{0} scores {2:n}", b.block(side, -1, w))
    return w


def _terms(score: m.Num) -> tuple[m.Num, ...]:
    """What is added up to a score."""
    if isinstance(score, m.Arith) and score.op == "+":
        return (*_terms(score.a), *_terms(score.b))
    return (score,)


def _in_settings(num: m.Num, settings: tuple[str, ...]) -> m.Num:
    """The stats of a score are asked for in the situations of the contest."""
    if isinstance(num, m.StatOf):
        return m.StatOf(num.stat, num.of, (*num.settings, *settings))
    if isinstance(num, m.Arith):
        return m.Arith(num.op, _in_settings(num.a, settings), _in_settings(num.b, settings), num.up)
    if isinstance(num, m.CountDistinct):
        return m.CountDistinct(num.op, _in_settings(num.of, settings), num.sel)
    return num


def _outcomes(
    lo: Lowering,
    c: Ctx,
    contest: m.Contest,
    chain: list[m.Contest],
    outcome: int,
    joined: tuple[int | None, ...],
) -> None:
    b = c.b
    names = statements.outcomes_of(lo, contest.name)
    end = b.label("ended")
    for number, name in enumerate(names):
        body = contest.ons.get(name)
        if body is None:
            continue
        after = b.label("outcome")
        b.op("JNEI", outcome, number, after)
        statements.block(lo, c, body)
        if number < 2:
            loser = 1 - number
            contest_sides.each(lo, c, chain, loser, joined[loser], partial(statements.block, lo, c, body))
        b.op("JMP", end)
        b.place(after)
    b.place(end)


__all__ = ["begun_with_rows", "levels", "procedures"]
