"""Procedures: their work loop of steps, duties and offers; contests on top of them."""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.ir import Level, Proc
from talisman.compiler.lower import calls, conds, feasible, joins, menus, onces, scan, stmts, values, windows
from talisman.compiler.lower.base import MASK, OUTCOME, SERIAL, Ctx, Lowering
from talisman.compiler.lower.builder import Builder
from talisman.runtime.words import WORK
from talisman.values import define, field

DONE = "done"


def levels(lo: Lowering) -> None:
    """A level for each procedure and contest."""
    for procedure in lo.model.procedures.values():
        lo.add_level(
            Level(
                procedure.name,
                procedure.parent if _frames(lo, procedure.parent) else "",
                tuple(lo.roles(procedure.name)),
            )
        )
    for contest in lo.model.contests.values():
        lo.add_level(Level(contest.name, contest.parent, tuple(lo.roles(contest.name))))


def _frames(lo: Lowering, parent: str) -> bool:
    """A procedure `dealing: round` is a part of a round, not a kind of it: parents are not inherited."""
    return False


def procedures(lo: Lowering) -> None:
    """Code of all procedures and contests."""
    for procedure in lo.model.procedures.values():
        _procedure(lo, procedure)
    for contest in lo.model.contests.values():
        _contest(lo, contest)


def _start(lo: Lowering, name: str, of: str) -> tuple[Builder, Ctx]:
    roles = lo.roles(name)
    b = Builder(f"proc.{name}", len(roles), level=name)
    slots = {(name, role): n for n, role in enumerate(roles)}
    c = Ctx(b, you=0, slots=slots, procedure=name)
    b.op("SERIAL", roles.index(SERIAL))
    lo.reason = name
    return b, c


def _procedure(lo: Lowering, procedure: m.Procedure) -> None:
    b, c = _start(lo, procedure.name, procedure.of)
    b.span = procedure.span
    if procedure.root:
        _root(lo, c, procedure)
    else:
        work(lo, c, procedure.name, procedure.duties, procedure.finished)
        for child in procedure.runs:
            with b.scratch():
                stmts.block(lo, c, (m.Begin(child, {lo.roles(child)[0]: m.You()}),))
    lo.add_proc(_named(b))


def _named(b: Builder) -> Proc:
    return b.done()


def _root(lo: Lowering, c: Ctx, procedure: m.Procedure) -> None:
    """The game: its own work, then what it runs for each seat in turn until somebody ends it."""
    b = c.b
    inner = c.but(you=b.const(-1))
    work(lo, inner, procedure.name, procedure.duties, procedure.finished)
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
            stmts.block(lo, text, (m.Begin(child, {lo.roles(child)[0]: m.You()}),))
    b.place(after)
    b.op("SEAT", seat)
    one = b.const(1)
    b.op("SEATR", seat, seat, one)
    b.op("SETSEAT", seat)
    b.op("JMP", loop)


UNKNOWN, NO, YES = 0, 1, 2
"""What is known of a condition in one round of the loop over duties and offers."""


@define
class Work:
    """The duties and offers of one procedure, and where it is noted what is done.

    Nothing happens between the questions of one round, so an answer that several of them need is kept for
    the round: through: whether a `for each` duty has no items left; holds: conditions that offers share.
    """

    lo: Lowering
    c: Ctx
    name: str
    duties: tuple[m.Duty, ...]
    flags: dict[str, int] = field(factory=dict)
    through: dict[str, int] = field(factory=dict)
    holds: dict[m.Cond, int] = field(factory=dict)

    def remember(self) -> None:
        """Registers for the answers that are needed more than once."""
        gates = {label for duty in self.duties for label in duty.after}
        self.through = {
            duty.label: self.c.b.reg()
            for duty in self.duties
            if duty.each is not None and duty.label in gates
        }
        shared = [
            part
            for duty in self.duties
            if duty.each is None
            for part in m.conjuncts(duty.when)
            if isinstance(part, m.Exists | m.Not)
        ]
        self.holds = {part: self.c.b.reg() for part in dict.fromkeys(shared) if shared.count(part) > 1}

    def forget(self) -> None:
        """A new round: nothing is known."""
        for r in (*self.through.values(), *self.holds.values()):
            self.c.b.op("LDI", r, UNKNOWN)

    def unless(self, duty: m.Duty, label: str) -> None:
        """Jump when the condition of a duty or an offer does not hold."""
        b = self.c.b
        for part in m.conjuncts(duty.when):
            if duty.each is not None or part not in self.holds:
                conds.jump_unless(self.lo, self.c, part, label)
                continue
            known, no, yes = self.holds[part], b.label("no"), b.label("yes")
            b.op("JEQI", known, YES, yes)
            b.op("JEQI", known, NO, label)
            conds.jump_unless(self.lo, self.c, part, no)
            b.op("LDI", known, YES)
            b.op("JMP", yes)
            b.place(no)
            b.op("LDI", known, NO)
            b.op("JMP", label)
            b.place(yes)

    def mark(self, duty: m.Duty) -> str:
        """The field with the serial of the frame that has dealt with an item of a `for each` duty."""
        return self.lo.add_field(f"did.{self.name}.{duty.label}", "thing#")

    def open_item(self, duty: m.Duty, label: str) -> int:
        """A register with the next item of a `for each` duty; jumps when there is none."""
        b, lo, c = self.c.b, self.lo, self.c
        assert duty.each is not None
        best, best_key = b.const(-1), b.const(1_000_000)
        serial = c.slots[self.name, SERIAL]
        mark = self.mark(duty)

        def body(inner: Ctx, r: int) -> None:
            no, take = b.label("no"), b.label("take")
            x = b.reg()
            b.op("GETF", x, mark, r)
            b.op("JEQ", x, serial, no)
            assert duty.each is not None
            inner.vars[duty.each.var] = r
            conds.jump_unless(lo, inner, duty.when, no)
            if duty.key is not None:
                k = values.number(lo, inner, duty.key)
                b.op("JGE", k, best_key, no)
                b.op("MOV", best_key, k)
                b.op("MOV", best, r)
            else:
                b.op("JGEI", best, 0, no)
                b.op("MOV", best, r)
            b.place(take)
            b.place(no)

        scan.scan(lo, c, duty.each, body)
        b.op("JLTI", best, 0, label)
        return best

    def gated(self, duty: m.Duty, label: str) -> None:
        """Jump when a duty that comes before is still open."""
        b = self.c.b
        for before in duty.after:
            other = next(d for d in self.duties if d.label == before)
            if other.each is not None:
                known, none, through = self.through[other.label], b.label("none"), b.label("through")
                b.op("JEQI", known, YES, through)
                b.op("JEQI", known, NO, label)
                with b.scratch():
                    if other.after:
                        self.gated(other, label)
                    self.open_item(other, none)
                    b.op("LDI", known, NO)
                    b.op("JMP", label)
                b.place(none)
                b.op("LDI", known, YES)
                b.place(through)
            elif other.must:
                self.is_open(other, label)

    def is_open(self, duty: m.Duty, label: str) -> None:
        """Jump when the duty is still to be done."""
        b = self.c.b
        done = b.label("settled")
        b.op("JNZ", self.flags[duty.label], done)
        self.unless(duty, done)
        b.op("JMP", label)
        b.place(done)

    def do(self, c: Ctx, duty: m.Duty, item: int | None) -> None:
        """Note that it is done, then do it."""
        inner = c.but(menu=duty.label, procedure=self.name, pure=False)
        b = inner.b
        if duty.each is not None and item is not None:
            with b.scratch():
                b.op("SETF", self.mark(duty), item, c.slots[self.name, SERIAL])
            inner.vars[duty.each.var] = item
        elif duty.must:
            b.op("LDI", self.flags[duty.label], 1)
        stmts.block(self.lo, inner, duty.body)


def work(lo: Lowering, c: Ctx, name: str, duties: tuple[m.Duty, ...], finished: m.Cond | None) -> None:
    """Steps in order; or the loop over duties and offers until nothing must and nobody wants."""
    b = c.b
    if all(duty.step for duty in duties) and finished is None:
        for duty in duties:
            _step(lo, c, duty)
        return
    for duty in duties:
        if duty.step:
            _step(lo, c, duty)
    rest = tuple(duty for duty in duties if not duty.step)
    todo = Work(
        lo, c, name, rest, {duty.label: b.const(0) for duty in rest if duty.must and duty.each is None}
    )
    todo.remember()
    loop, end = b.label("work"), b.label("worked")
    b.place(loop)
    b.op("LIMS")
    todo.forget()
    if finished is not None:
        conds.jump_if(lo, c, finished, end)
    for duty in rest:
        if duty.first:
            _first(todo, duty, loop)
    ask = _Ask(todo, loop, end)
    ask.emit()
    b.place(end)


def _step(lo: Lowering, c: Ctx, duty: m.Duty) -> None:
    b = c.b
    skip = b.label("step")
    b.span = duty.span
    conds.jump_unless(lo, c, duty.when, skip)
    inner = c.but(menu=duty.label)
    stmts.block(lo, inner, duty.body)
    for name, value in inner.vars.items():
        c.vars.setdefault(name, value)
    b.place(skip)


def _first(todo: Work, duty: m.Duty, loop: str) -> None:
    b = todo.c.b
    skip = b.label("first")
    with b.scratch():
        todo.gated(duty, skip)
        item = None
        if duty.each is not None:
            item = todo.open_item(duty, skip)
        else:
            b.op("JNZ", todo.flags[duty.label], skip)
            todo.unless(duty, skip)
        todo.do(todo.c, duty, item)
    b.op("JMP", loop)
    b.place(skip)


@define
class _Ask:
    """One round of the loop: what is open is offered to the actor; a single duty is simply done."""

    todo: Work
    loop: str
    end: str

    def emit(self) -> None:
        lo, c = self.todo.lo, self.todo.c
        b = c.b
        duties = [duty for duty in self.todo.duties if not duty.first]
        musts = b.const(0)
        with b.scratch():
            menu = menus.Menu(lo, c, 0, WORK)
            menu.start()
            for duty in duties:
                self._entry(menu, duty, musts)
            windows.standing(lo, c, menu, self.end)
            skip = b.label("must")
            b.op("JNZ", musts, skip)
            b.op("OPT", b.const(menus.DECLINED), DONE)
            b.place(skip)
            answer = b.reg(2)
            b.op("DEC", answer, menus.seat_of(lo, c, 0), WORK)
            b.op("JEQI", answer, menus.DECLINED, self.end)
            menu.dispatch(answer, self.loop)
        b.op("JMP", self.loop)

    def _entry(self, menu: menus.Menu, duty: m.Duty, musts: int) -> None:
        lo, c = self.todo.lo, self.todo.c
        b = c.b
        no = b.label("closed")
        text = duty.text or duty.label
        lo.program.prose.explain(WORK, text, duty.words)
        top = b.top
        self.todo.gated(duty, no)
        if duty.must:
            if duty.each is not None:
                item = self.todo.open_item(duty, no)
                b.op("LDI", musts, 1)
                b.op("OPT", item, f"{text}: {{0}}")
            else:
                b.op("JNZ", self.todo.flags[duty.label], no)
                self.todo.unless(duty, no)
                b.op("LDI", musts, 1)
                b.op("OPT", b.const(-1 - len(menu.bodies)), text)
        elif duty.each is not None:

            def offer(inner: Ctx, r: int) -> None:
                shut = b.label("shut")
                assert duty.each is not None
                inner.vars[duty.each.var] = r
                conds.jump_unless(lo, inner, duty.when, shut)
                feasible.jump_unless(lo, inner, duty.body, shut)
                self._obliged(inner, duty.body, musts)
                b.op("OPT", r, f"{text}: {{0}}")
                b.place(shut)

            scan.scan(lo, c, duty.each, offer)
        else:
            self.todo.unless(duty, no)
            feasible.jump_unless(lo, c, duty.body, no)
            self._obliged(c, duty.body, musts)
            b.op("OPT", b.const(-1 - len(menu.bodies)), text)
        b.place(no)
        b.top = top

        def body(inner: Ctx, duty: m.Duty = duty) -> None:
            self.todo.do(inner, duty, inner.this if duty.each is not None else None)

        entry = f"{text}: {{0}}" if duty.each is not None else text
        menu.bodies.append((entry, body, duty.each.kind or "thing#" if duty.each is not None else ""))

    def _obliged(self, c: Ctx, body: m.Block, musts: int) -> None:
        if body and isinstance(body[0], m.Act):
            r = calls.obliged(self.todo.lo, c.but(pure=True), body[0].call)
            if r is not None:
                c.b.op("OR", musts, musts, r)


def _contest(lo: Lowering, contest: m.Contest) -> None:
    """Steps, then the scores, then what the outcome says."""
    b, c = _start(lo, contest.name, "")
    b.span = contest.span
    chain = _chain(lo, contest)
    for level in chain:
        for n, role in enumerate(lo.roles(contest.name)):
            c.slots[level.name, role] = n
    steps = next((level.steps for level in chain if level.steps), ())
    joined = tuple(joins.mark(lo, c, contest, chain, side) for side in (0, 1))
    for duty in steps:
        _step(lo, c, duty)
    score = next((level.score for level in chain if level.score is not None), None)
    settings = next((level.settings for level in chain if level.settings), ())
    outcome = lo.roles(contest.name).index(OUTCOME)
    if score is not None:
        first, second = (_score(lo, c, contest, chain, score, side, settings) for side in (0, 1))
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
    _outcomes(lo, c, contest, chain, outcome, joined)
    after = next((level.after for level in chain if level.after), ())
    stmts.block(lo, c, after)
    b.op("RET", outcome)
    lo.add_proc(b.done())


def _tell(lo: Lowering, b: Builder, contest: m.Contest, outcome: int) -> None:
    """Write the outcome down, as the first side sees it."""
    with b.scratch():
        b.op(
            "LOG", f"[{{0}} against {{1}}: {stmts.outcomes_of(lo, contest.name)[outcome]}]", b.block(0, 1, -2)
        )


def _chain(lo: Lowering, contest: m.Contest) -> list[m.Contest]:
    chain = [contest]
    while chain[-1].parent:
        chain.append(lo.model.contests[chain[-1].parent])
    return chain


def _score(
    lo: Lowering,
    c: Ctx,
    contest: m.Contest,
    chain: list[m.Contest],
    score: m.Num,
    side: int,
    settings: tuple[str, ...],
) -> int:
    b = c.b
    inner = c.but(you=side)
    inner.vars[0] = side
    w = b.const(0)
    for term in _terms(_in_settings(score, settings)):
        with b.scratch():
            x = values.number(lo, inner, term)
            of = values.ref(lo, inner, whose) if (whose := _whose(term)) is not None else -1
            b.op("LOG", f"= {_term_name(term)}", b.block(side, of, x))
            b.op("ADD", w, w, x)
    joins.add(lo, inner, chain, side, _in_settings(score, settings), w)
    for level in chain:
        lo.add_field(f"score.{level.name}", "thing#")
        skip = b.label()
        b.op("JLTI", side, 0, skip)
        b.op("SETF", f"score.{level.name}", side, w)
        b.place(skip)
    with b.scratch():
        b.op("LOG", "{0} scores {2:n}", b.block(side, -1, w))
    return w


def _terms(score: m.Num) -> tuple[m.Num, ...]:
    """What is added up to a score."""
    if isinstance(score, m.Arith) and score.op == "+":
        return (*_terms(score.a), *_terms(score.b))
    return (score,)


def _whose(term: m.Num) -> m.Ref | None:
    """Whose number a term is."""
    match term:
        case m.StatOf(_, of) | m.RollPart(_, m.MemoryOf(_, of)):
            return of
    return None


def _term_name(term: m.Num) -> str:
    """How a term is called when a score is told."""
    match term:
        case m.StatOf(stat):
            return stat
        case m.FieldOf(name) | m.PropOf(name):
            return name
        case m.RollPart():
            return "roll"
    return "other"


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
    lo: Lowering, c: Ctx, contest: m.Contest, chain: list[m.Contest], outcome: int, joined: tuple[str, ...]
) -> None:
    b = c.b
    mask = lo.roles(contest.name).index(MASK)
    names = stmts.outcomes_of(lo, contest.name)
    end = b.label("ended")
    for number, name in enumerate(names):
        body = next((level.ons[name] for level in chain if name in level.ons), None)
        if body is None:
            continue
        after = b.label("outcome")
        b.op("JNEI", outcome, number, after)
        with b.scratch():
            w = b.reg()
            b.op("ANDI", w, mask, 1 << number)
            b.op("JNZ", w, end)
        stmts.block(lo, c, body)
        if number < 2:
            loser = 1 - number
            joins.each(lo, c, chain, loser, joined[loser], lambda body=body: stmts.block(lo, c, body))  # type: ignore[misc]
        b.op("JMP", end)
        b.place(after)
    b.place(end)


__all__ = ["levels", "onces", "procedures", "work"]
