"""Work of a procedure: its steps, and the loop over its duties and offers, asked until nothing is left."""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler import model as m
from talisman.compiler.ir.program import kinded
from talisman.compiler.lower.body import choices, menus, statements
from talisman.compiler.lower.context import HIGHEST, SERIAL, Ctx, Lowering
from talisman.compiler.lower.phrase import calls, conditions, descriptions, feasible, nouns, numbers
from talisman.compiler.lower.rule import windows
from talisman.runtime.table.words import DECLINED
from talisman.values import define, field

DONE = "done"
WORK = "what now?"
"""What the prompt of a procedure with duties and offers says."""

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
            if isinstance(part, (m.Exists, m.Not))
        ]
        self.holds = {part: self.c.b.reg() for part in dict.fromkeys(shared) if shared.count(part) > 1}

    def forget(self) -> None:
        """A new round: nothing is known."""
        for r in (*self.through.values(), *self.holds.values()):
            self.c.b.op("LDI", r, UNKNOWN)

    @property
    def asking(self) -> Ctx:
        """Where it is only asked what is open: nothing moves between one entry and the next."""
        return self.c.but(pure=True)

    def unless(self, duty: m.Duty, label: str) -> None:
        """Jump when the condition of a duty or an offer does not hold."""
        b, c = self.c.b, self.asking
        for part in m.conjuncts(duty.when):
            if duty.each is not None or part not in self.holds:
                conditions.jump_unless(self.lo, c, part, label)
                continue
            known, no, yes = self.holds[part], b.label("no"), b.label("yes")
            b.op("JEQI", known, YES, yes)
            b.op("JEQI", known, NO, label)
            conditions.jump_unless(self.lo, c, part, no)
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
        b, lo, c = self.c.b, self.lo, self.asking
        assert duty.each is not None
        best, best_key = b.const(-1), b.const(HIGHEST)
        serial = c.slots[self.name, SERIAL]
        mark = self.mark(duty)

        def body(inner: Ctx, r: int) -> None:
            no = b.label("no")
            x = b.reg()
            b.op("GETF", x, mark, r)
            b.op("JEQ", x, serial, no)
            assert duty.each is not None
            inner.vars[duty.each.var] = r
            conditions.jump_unless(lo, inner, duty.when, no)
            if duty.key is not None:
                k = numbers.number(lo, inner, duty.key)
                b.op("JGE", k, best_key, no)
                b.op("MOV", best_key, k)
                b.op("MOV", best, r)
            else:
                if not duty.came:  # else the last one found stays: things are found from the top
                    b.op("JGEI", best, 0, no)
                b.op("MOV", best, r)
            b.place(no)

        descriptions.scan(lo, c, duty.each, body)
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
            else:
                b.op("JEQI", self.flags[other.label], 0, label)

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
        inner = c.but(procedure=self.name, pure=False, places={})
        b = inner.b
        if duty.each is not None and item is not None:
            with b.scratch():
                b.op("SETF", self.mark(duty), item, c.slots[self.name, SERIAL])
            inner.vars[duty.each.var] = item
        elif duty.label in self.flags:
            b.op("LDI", self.flags[duty.label], 1)
        statements.block(self.lo, inner, duty.body)


def work(lo: Lowering, c: Ctx, name: str, duties: tuple[m.Duty, ...], finished: m.Cond | None) -> None:
    """Steps in order; or the loop over duties and offers until nothing must and nobody wants."""
    b = c.b
    if all(duty.step for duty in duties) and finished is None:
        for duty in duties:
            step(lo, c, duty)
        return
    for duty in duties:
        if duty.step:
            step(lo, c, duty)
    rest = tuple(duty for duty in duties if not duty.step)
    todo = Work(lo, c, name, rest, {duty.label: b.const(0) for duty in rest if _noted(duty, rest)})
    todo.remember()
    loop, end = b.label("work"), b.label("worked")
    b.place(loop)
    b.op("LIMS")
    todo.forget()
    if c.you is not None:
        b.op("PLACE", place := b.reg(), c.you)
        todo.c = c = c.but(places={c.you: place})
    if finished is not None:
        conditions.jump_if(lo, c, finished, end)
    nouns.refilled(lo, c, (part for duty in rest for part in (duty.when, duty.each) if part is not None))
    for duty in rest:
        if duty.first:
            _first(todo, duty, loop)
    ask = _Ask(todo, loop, end)
    ask.emit()
    b.place(end)


def _noted(duty: m.Duty, duties: tuple[m.Duty, ...]) -> bool:
    """Whether it is asked later if it was done."""
    gates = any(duty.label in other.after for other in duties)
    return duty.each is None and (duty.must or duty.once or gates)


def step(lo: Lowering, c: Ctx, duty: m.Duty) -> None:
    """A step; what it binds is known in the steps behind it."""
    b = c.b
    b.span = duty.span
    inner = c.but()
    statements.block(lo, inner, duty.body)
    for name, value in inner.vars.items():
        c.vars.setdefault(name, value)


def _first(todo: Work, duty: m.Duty, loop: str) -> None:
    b = todo.c.b
    skip, none = b.label("first"), b.label("none")
    with b.scratch():
        todo.gated(duty, skip)
        item = None
        if duty.each is not None:
            item = todo.open_item(duty, none)
        else:
            b.op("JNZ", todo.flags[duty.label], skip)
            todo.unless(duty, skip)
        todo.do(todo.c, duty, item)
    b.op("JMP", loop)
    b.place(none)
    if duty.label in todo.through:
        b.op("LDI", todo.through[duty.label], YES)
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
                self._entry(menu, duty, duties, musts)
            windows.standing(lo, c, menu, self.end)
            skip = b.label("must")
            b.op("JNZ", musts, skip)
            b.op("OPTI", DECLINED, DONE)
            b.place(skip)
            answer = b.reg(2)
            menu.put(answer, kinded("work", WORK))
            b.op("JEQI", answer, DECLINED, self.end)
            menu.dispatch(answer, self.loop)
        b.op("JMP", self.loop)

    def _entry(self, menu: menus.Menu, duty: m.Duty, duties: Sequence[m.Duty], musts: int) -> None:
        lo, c = self.todo.lo, self.todo.asking
        b = c.b
        no = b.label("closed")
        text = _said(duty, duties)
        lo.program.prose.explain(WORK, text, duty.words)
        top = b.top
        self.todo.gated(duty, no)
        if not duty.must:
            choices.closed(lo, c, self.todo.name, duty.label, 0, no)
        if duty.must:
            if duty.each is not None:
                known = self.todo.through.get(duty.label, -1)
                none = no if known < 0 else b.label("none")
                item = self.todo.open_item(duty, none)
                b.op("LDI", musts, 1)
                b.op("OPT", item, text)
                if known >= 0:
                    b.op("LDI", known, NO)
                    b.op("JMP", no)
                    b.place(none)
                    b.op("LDI", known, YES)
            else:
                b.op("JNZ", self.todo.flags[duty.label], no)
                self.todo.unless(duty, no)
                b.op("LDI", musts, 1)
                b.op("OPTI", -1 - len(menu.bodies), text)
        elif duty.each is not None:

            def offer(inner: Ctx, r: int) -> None:
                shut = b.label("shut")
                assert duty.each is not None
                inner.vars[duty.each.var] = r
                if duty.once:
                    b.op("GETF", seen := b.reg(), self.todo.mark(duty), r)
                    b.op("JEQ", seen, c.slots[self.todo.name, SERIAL], shut)
                conditions.jump_unless(lo, inner, duty.when, shut)
                feasible.jump_unless(lo, inner, duty.body, shut)
                self._obliged(inner, duty.body, musts)
                b.op("OPT", r, text)
                b.place(shut)

            descriptions.scan(lo, c, duty.each, offer)
        else:
            if duty.once:
                b.op("JNZ", self.todo.flags[duty.label], no)
            self.todo.unless(duty, no)
            feasible.jump_unless(lo, c, duty.body, no)
            self._obliged(c, duty.body, musts)
            b.op("OPTI", -1 - len(menu.bodies), text)
        b.place(no)
        b.top = top

        def body(inner: Ctx, duty: m.Duty = duty) -> None:
            self.todo.do(inner, duty, inner.this if duty.each is not None else None)

        menu.bodies.append((text, body, duty.each.kind or "thing#" if duty.each is not None else ""))

    def _obliged(self, c: Ctx, body: m.Block, musts: int) -> None:
        if body and isinstance(body[0], m.Act):
            r = calls.obliged(self.todo.lo, c.but(pure=True), body[0].call)
            if r is not None:
                c.b.op("OR", musts, musts, r)


def _said(duty: m.Duty, duties: Sequence[m.Duty]) -> str:
    """The words of an entry; of one for each thing what is done to it, where no other is called so."""
    if duty.each is None:
        return duty.text or duty.label
    deed = duty.words.removesuffix(" it")
    like = [one for one in duties if one.each is not None and one.words == duty.words]
    if deed == duty.words or not deed.replace(" ", "").isalpha() or " it " in f" {deed} " or len(like) > 1:
        return f"{duty.text or duty.label}: {{0}}"
    return f"{deed} {{0}}"
