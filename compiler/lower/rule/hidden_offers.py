"""A `you may` that follows an event and stands on hidden things: whoever could hold one is asked.

One rule stands for all copies of the text. It asks what each seat plays, round the table: who has an answer,
and who holds anything in a zone only they look into where the text may lie. So nobody learns from a question,
or from there being none, what somebody holds.
"""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.ir import program as ir
from talisman.compiler.lower.body import carriers, covered, menus, once_per, small_deeds, statements
from talisman.compiler.lower.builder import CODE, Builder
from talisman.compiler.lower.context import RECORD, Ctx, Lowering
from talisman.compiler.lower.phrase import conditions, feasible
from talisman.compiler.lower.phrase.seat_order import each_avatar
from talisman.compiler.lower.rule import rules, windows
from talisman.compiler.model.walk import holds
from talisman.values import frozen

PHASES = {m.Trigger: "after", m.Guard: "guard", m.Replace: "replace"}
ENDED = 2


@frozen
class Cover:
    """A rule in parts: its shape, what it binds before it asks, what it asks, who may look where it lies."""

    rule: m.Rule
    shape: m.Trigger | m.Guard | m.Replace
    lets: tuple[m.Let, ...]
    may: m.May
    zones: tuple[m.Zone, ...]

    @property
    def text(self) -> str:
        """What an option says; the place is for the thing."""
        return carriers.entry_text(self.may.text or "do it", self.rule.carrier)

    @property
    def prompt(self) -> str:
        """What it is about; equal for all who are asked."""
        return self.rule.text or self.may.question

    def public(self, part: m.Cond) -> bool:
        """Whether a condition holds or not for all copies alike, wherever they lie."""
        return part in m.conjuncts(self.shape.pattern.where) and not (
            holds(part, m.This) or holds(part, m.Sel)
        )


def cover(lo: Lowering, rule: m.Rule) -> Cover | None:
    """The parts of a rule that asks its holder, if others do not see who holds it."""
    shape = rule.shape
    if not isinstance(shape, (m.Trigger, m.Guard, m.Replace)) or rule.effect or rule.each or rule.order:
        return None
    body = shape.body
    if rule.you != m.Holder(m.This()) or not body or not carriers.carrier_names(lo, rule):
        return None
    lets, may = tuple(one for one in body[:-1] if isinstance(one, m.Let)), body[-1]
    if not isinstance(may, m.May) or len(lets) < len(body) - 1:
        return None
    mine: list[m.Ref] = [m.You(), *(m.Var(one.var) for one in lets if one in (m.Let(one.var, m.You()),))]
    zones = covered.closed(lo, rule.zones)
    if may.chooser not in mine or not zones:
        return None
    return Cover(rule, shape, lets, may, tuple(zones))


def made(lo: Lowering, rule: m.Rule, rank: int) -> bool:
    """Make the rule of all copies; False where the text needs none."""
    found = cover(lo, rule)
    if found is None:
        return False
    shape, lo.reason = found.shape, rule.path
    b = Builder(lo.fresh(f"cover.{rule.path}"), 1, CODE, event="*", span=rule.span)
    asked, end = b.const(0), b.label("all")
    done = {name: b.const(0) for name in carriers.carrier_names(lo, rule)}
    word = rules.bound_word(shape.pattern)
    if word:
        you, t = b.reg(), b.reg()
        b.op("EVGET", you, RECORD[word])
        b.op("TAG", t, you, lo.avatar_kind())
        b.op("JZ", t, end)
        _ask(lo, _context(b, you, shape), found, done, asked, end)
    else:
        with each_avatar(b, end) as (you, loop):
            _ask(lo, _context(b, you, shape), found, done, asked, loop)
    b.place(end)
    b.op("RET", asked)
    lo.add_proc(b.done())
    late = rules.HOUSE + 1 if isinstance(shape, m.Trigger) and shape.late else 0
    for event in rules.events_of(lo, shape.pattern, PHASES[type(shape)]):
        lo.program.rules.append(
            ir.Rule(
                rule.path,
                event,
                PHASES[type(shape)],
                b.name,
                layer=rule.layer + late,
                rank=rank,
                span=rule.span,
            )
        )
    return True


def _context(b: Builder, you: int, shape: m.Shape) -> Ctx:
    verdict = b.const(0) if isinstance(shape, m.Replace) else None
    return Ctx(b, you=you, in_event=True, cause=True, hidden=True, verdict=verdict)


def _ask(lo: Lowering, c: Ctx, found: Cover, done: dict[str, int], asked: int, label: str) -> None:
    """Ask one seat until it passes."""
    b, rule, you = c.b, found.rule, c.you
    assert you is not None
    again, ask = b.label("again"), b.label("ask")
    b.place(again)
    every = m.conjuncts(found.shape.pattern.where)
    for part in every:
        if found.public(part):
            conditions.jump_unless(lo, c.but(cause=False), part, label)
    menu = menus.Menu(lo, c, you, found.prompt, hidden=True)
    menu.start()
    for this, inner, no, close in carriers.carriers(lo, c, rule, you):
        assert this is not None
        menus.skip_done(lo, inner, this, done, no)
        for part in every:
            if not found.public(part):
                conditions.jump_unless(lo, inner, part, no)
        once_per.jump_unless(lo, inner, rule, no)
        rules.may_prevent(lo, inner, rule, no)
        _bind(lo, inner, found)
        feasible.jump_unless(lo, inner, found.may.body, no)
        b.op("OPT", this, found.text)
        close()
    n = b.reg()
    b.op("NOPT", n)
    b.op("JNZ", n, ask)
    covered.jump_if_holding(lo, c, you, found.zones, ask)
    b.op("JMP", label)
    b.place(ask)
    b.op("LDI", asked, 1)
    tag = carriers.carrier_tag(lo, rule)
    menu.bodies.append((found.text, lambda inner: _answer(lo, inner, found, done), tag))
    menu.ask(windows.PASS, label)
    b.op("JMP", again)


def _answer(lo: Lowering, c: Ctx, found: Cover, done: dict[str, int]) -> None:
    """Do it with the thing that was chosen, which does not answer this event again."""
    b = c.b
    assert c.this is not None
    menus.mark_done(lo, c, c.this, done)
    if c.verdict is not None and isinstance(found.shape, m.Replace):
        b.op("LDI", c.verdict, ENDED if found.shape.instead else 1)
    _bind(lo, c, found)
    once_per.note(lo, c, found.rule)
    statements.block(lo, c, found.may.body)
    if c.verdict is not None:
        on = b.label("on")
        b.op("JNEI", c.verdict, ENDED, on)
        b.op("RET", c.verdict)
        b.place(on)


def _bind(lo: Lowering, c: Ctx, found: Cover) -> None:
    for one in found.lets:
        if isinstance(one, m.Let):
            small_deeds.let(lo, c, one)
        else:
            small_deeds.let_num(lo, c, one)
