"""Decisions: options, what rules add to them or close, and the dispatch on the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from talisman.compiler import model as m
from talisman.compiler.ir.program import kinded
from talisman.compiler.lower.body import carriers, covered, fixed_sets
from talisman.compiler.lower.context import Ctx, Lowering
from talisman.compiler.lower.phrase import conditions, descriptions, feasible, nouns, numbers
from talisman.runtime.table.words import DECLINED
from talisman.values import define, field

Body = Callable[[Ctx], None]

NONE, NONE_OF_THESE = "there is none", "none of these"
"""What can be answered where there is nothing to choose and others must not learn that, and as ever."""

"""The value of the entry that declines; entries without a thing count down from -1."""


@define
class Menu:
    """A decision being built: entries are (text, what it does, the tag of the things it is about).

    about: what its texts name; zones: where the things lie whose text may be an entry; covers: where those
    lie that entries want, and whose text says so. Entries of several rules may say the same, so an entry
    about things is known by its text and their tag; "" is an entry about no thing, known by its number.
    """

    lo: Lowering
    c: Ctx
    chooser: int
    prompt: str
    hidden: bool = False
    about: tuple[m.Ref, ...] = ()
    bodies: list[tuple[str, Body, str]] = field(factory=list)
    zones: dict[str, None] = field(factory=dict)
    covers: dict[m.Covered, Ctx] = field(factory=dict)

    def start(self) -> None:
        """Safe point, then an empty list; from here to the answer everybody stays where they are."""
        b = self.c.b
        b.op("OPTS")
        names(self.lo, self.c, self.about)
        if self.chooser not in self.c.places:
            place = b.reg()
            b.op("PLACE", place, self.chooser)
            self.c = self.c.but(places={**self.c.places, self.chooser: place})

    def option(self, text: str, possible: Callable[[Ctx, str], None], body: Body, words: str = "") -> None:
        """An entry without a thing; `possible` jumps to its label when it is not on offer."""
        b = self.c.b
        self.lo.program.prose.explain(self.prompt, text, words)
        no = b.label("closed")
        before = b.top
        possible(self.c.but(pure=True), no)
        b.op("OPTI", -1 - len(self.bodies), text)
        b.place(no)
        b.top = before
        self.bodies.append((text, body, ""))

    def carried(
        self,
        rule: m.Rule,
        text: str,
        you: int,
        possible: Callable[[Ctx, str], None],
        body: Body,
        words: str = "",
    ) -> None:
        """An entry for each thing that carries the rule and is in force for `you`."""
        self.lo.program.prose.explain(self.prompt, text, words)
        self.zones.update(dict.fromkeys(rule.zones))
        for this, c, no, after in carriers.carriers(self.lo, self.c.but(pure=True), rule, you):
            b = self.c.b
            possible(c, no)
            if this is not None:
                b.op("OPT", this, text)
            else:
                b.op("OPTI", -1 - len(self.bodies), text)
            after()
        self.bodies.append((text, body, carriers.carrier_tag(self.lo, rule)))

    def may_want(self, c: Ctx, body: m.Block) -> None:
        """An entry may want something of what not all see, so whether it is there tells who has such."""
        if not c.hidden:
            for one in covered.known(c, m.narrowed(self.lo.model, body)):
                self.covers.setdefault(one, c)

    def ask(self, optional: str = "", declined: str = "") -> None:
        """Ask (nothing happens without an option) and do what the answer says.

        optional: the text of the entry that declines; then it goes on at the label `declined` ("": behind).
        """
        b = self.c.b
        end = b.label("answered")
        if not self.hidden:  # a hidden one is asked even when there is nothing but to pass
            with b.scratch():
                n = b.reg()
                b.op("NOPT", n)
                if optional and self.covers:
                    b.op("JNZ", n, able := b.label("able"))
                    self.jump_if_lying(able)
                    b.op("JMP", declined or end)
                    b.place(able)
                else:
                    b.op("JZ", n, end)
        if optional:
            b.op("OPTI", DECLINED, optional)
        answer = b.reg(2)
        self.put(answer, self.prompt)
        if optional:
            b.op("JEQI", answer, DECLINED, declined or end)
        self.dispatch(answer, end)
        b.place(end)

    def put(self, answer: int, prompt: str) -> None:
        """Ask; who may hold a text that would be among the entries, even where there is but one."""
        lo, c, b = self.lo, self.c, self.c.b
        seat = seat_of(lo, c, self.chooser)
        zones = [] if self.hidden else covered.closed(lo, self.zones)
        if zones or (self.covers and not self.hidden):
            holding, asked = b.label("holding"), b.label("asked")
            covered.jump_if_holding(lo, c, self.chooser, zones, holding)
            self.jump_if_lying(holding)
            b.op("DEC", answer, seat, prompt)
            b.op("JMP", asked)
            b.place(holding)
            b.op("DECA", answer, seat, prompt)
            b.place(asked)
            return
        b.op("DECH" if self.hidden else "DEC", answer, seat, prompt)

    def jump_if_lying(self, label: str) -> None:
        """Jump when something lies where what entries want may lie, and not all look."""
        for one, c in self.covers.items():
            covered.jump_if_lying(self.lo, c, (one,), label)

    def dispatch(self, answer: int, end: str) -> None:
        """Do what the entry that was chosen says, then go on at the label."""
        b = self.c.b
        for number, (text, body, tag) in enumerate(self.bodies):
            after, top = b.label("other"), b.top
            if tag:
                b.op("JEQT", answer + 1, text, hit := b.label("hit"))
                b.op("JMP", after)
                b.place(hit)
                b.op("JNTAG", answer, tag, after)
                body(self.c.but(this=b.copy(answer), places={}))
            else:
                b.op("JNEI", answer, -1 - number, after)
                body(self.c.but(places={}))
            b.op("JMP", end)
            b.place(after)
            b.top = top


def names(lo: Lowering, c: Ctx, about: Sequence[m.Ref]) -> None:
    """What the question is about, of which options are being put together: its texts name it."""
    for place, ref in enumerate(about):
        with c.b.scratch():
            c.b.op("ABOUT", place, nouns.ref(lo, c, ref))


def seat_of(lo: Lowering, c: Ctx, r: int) -> int:
    """A register with the seat that decides for a thing (the current one for nobody)."""
    w = c.b.reg()
    c.b.op("DECIDER", w, r)
    return w


def asked_all_the_same(
    lo: Lowering,
    c: Ctx,
    chooser: int,
    covers: list[m.Covered],
    question: str,
    answer: str,
    about: Sequence[m.Ref],
) -> None:
    """Where anything lies in these places it is asked, in the same words, though there is but one answer."""
    b = c.b
    lying, end = b.label("lying"), b.label("asked")
    covered.jump_if_lying(lo, c, covers, lying)
    b.op("JMP", end)
    b.place(lying)
    with b.scratch():
        b.op("OPTS")
        names(lo, c, about)
        b.op("OPTI", DECLINED, answer)
        b.op("DECA", b.reg(2), seat_of(lo, c, chooser), question)
    b.place(end)


def skip_done(lo: Lowering, c: Ctx, this: int, done: dict[str, int], label: str) -> None:
    """Jump when the thing has had its turn; `done` has a register for each that may have one."""
    for name, one in done.items():
        other = c.b.label("other")
        c.b.op("JNEI", this, lo.entity(name), other)
        c.b.op("JNZ", one, label)
        c.b.place(other)


def mark_done(lo: Lowering, c: Ctx, this: int, done: dict[str, int]) -> None:
    """The thing has had its turn."""
    for name, one in done.items():
        other = c.b.label("other")
        c.b.op("JNEI", this, lo.entity(name), other)
        c.b.op("LDI", one, 1)
        c.b.place(other)


def pick(
    lo: Lowering,
    c: Ctx,
    s: m.Pick,
    chooser: int | None,
    prompt: str,
    taken: fixed_sets.Gathered | None = None,
    *,
    hidden: bool = False,
) -> int:
    """A register with the thing that was picked, -1 for none; nothing that is in `taken`."""
    b = c.b
    sel, optional = feasible.candidates(lo, s), s.optional
    w = b.reg(2)
    b.op("LDI", w, -1)
    end = b.label("picked")
    if s.alike:

        def take(r: int) -> None:
            b.op("MOV", w, r)
            b.op("JMP", end)

        with b.scratch():
            _left(lo, c, sel, taken, take)
    elif chooser is None:
        _random(lo, c, sel, w, end, taken)
    else:
        nouns.refilled(lo, c, (sel,))
        with b.scratch():
            b.op("OPTS")
            names(lo, c, s.about)
            _left(lo, c.but(pure=True), sel, taken, lambda r: b.op("OPT", r, ""))
            n = b.reg()
            b.op("NOPT", n)
            covers = _covers(lo, c, s)
            if not covers:
                b.op("JZ", n, end)
            else:
                b.op("JNZ", n, ask := b.label("ask"))
                covered.jump_if_lying(lo, c, covers, none := b.label("none"))
                b.op("JMP", end)
                b.place(none)
                if not optional:
                    b.op("OPTI", DECLINED, NONE)
                b.place(ask)
            if optional:
                b.op("OPTI", DECLINED, NONE_OF_THESE)
            b.op("DECH" if hidden else "DECA" if covers else "DEC", w, seat_of(lo, c, chooser), prompt)
            if optional or covers:
                b.op("JGEI", w, 0, end)
                b.op("LDI", w, -1)
    b.place(end)
    return w


def _covers(lo: Lowering, c: Ctx, s: m.Pick) -> list[m.Covered]:
    """Where something may lie that not all see, if others would learn from silence that it is not there.

    What has to be done where all see it they learn anyway.
    """
    if not s.optional and not m.only_remembers(lo.model, s):
        return []
    return covered.known(c, m.narrowed_things(lo.model, s.sel))


def a_number(lo: Lowering, c: Ctx, s: m.ChooseNumber, none: str, *, hidden: bool = False) -> int:
    """A register with the number that is chosen; on at the label where there is none to choose."""
    b = c.b
    w = b.reg(2)
    with b.scratch():
        chooser = b.own(lambda: nouns.ref(lo, c, s.chooser))
        n, high = b.own(lambda: numbers.number(lo, c, s.low)), b.own(lambda: numbers.number(lo, c, s.high))
        covers = covered.known(c, m.narrowed_number(lo.model, s.low, s.high))
        kept = m.kept_number(lo.model, s.low, s.high)
        ask = b.label("ask") if covers or kept else ""
        if not covers and not kept:
            b.op("JLT", high, n, none)
        b.op("OPTS")
        names(lo, c, s.about)
        loop, end = b.label("number"), b.label("numbers")
        b.place(loop)
        b.op("JLT", high, n, end)
        b.op("OPTN", n, "")
        b.op("ADDI", n, n, 1)
        b.op("JMP", loop)
        b.place(end)
        prompt = kinded("secret", s.prompt) if unseen(lo, s.field) else s.prompt
        if covers or kept:
            many = b.reg()
            b.op("NOPT", many)
            b.op("JNZ", many, ask)
            if not kept:
                covered.jump_if_lying(lo, c, covers, empty := b.label("empty"))
                b.op("JMP", none)
                b.place(empty)
            b.op("OPTI", DECLINED, NONE)
            b.place(ask)
        b.op("DECH" if hidden else "DECA" if covers or kept else "DEC", w, seat_of(lo, c, chooser), prompt)
        if covers or kept:
            b.op("JEQI", w, DECLINED, none)
    return w


def unseen(lo: Lowering, field: str) -> bool:
    """Whether a memory is seen by its owner alone."""
    memory = lo.model.counters.get(field)
    return memory is not None and memory.seen == "owner"


def _left(
    lo: Lowering, c: Ctx, sel: m.Sel, taken: fixed_sets.Gathered | None, body: Callable[[int], None]
) -> None:
    """The body for each thing of a selection that is not in `taken`."""

    def one(_: Ctx, r: int) -> None:
        if taken is None:
            body(r)
            return
        new, old = c.b.label("new"), c.b.label("old")
        fixed_sets.unless(c, taken, r, new)
        c.b.op("JMP", old)
        c.b.place(new)
        body(r)
        c.b.place(old)

    descriptions.scan(lo, c, sel, one)


def _random(lo: Lowering, c: Ctx, sel: m.Sel, w: int, end: str, taken: fixed_sets.Gathered | None) -> None:
    b = c.b
    with b.scratch():
        n = b.const(0)
        _left(lo, c, sel, taken, lambda r: b.op("ADDI", n, n, 1))
        b.op("JZ", n, end)
        k = b.reg()
        b.op("DIE", k, "at random", b.block(-1, n))

        def take(r: int) -> None:
            b.op("ADDI", k, k, -1)
            go_on = b.label()
            b.op("JNZ", k, go_on)
            b.op("MOV", w, r)
            b.op("JMP", end)
            b.place(go_on)

        _left(lo, c, sel, taken, take)


def possible_body(lo: Lowering, body: m.Block, when: m.Cond) -> Callable[[Ctx, str], None]:
    """The usual `possible` of an option: its condition, then its body."""

    def check(c: Ctx, label: str) -> None:
        conditions.jump_unless(lo, c, when, label)
        feasible.jump_unless(lo, c, body, label)

    return check
