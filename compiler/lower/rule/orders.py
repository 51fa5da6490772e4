"""Rules of one owner that follow the same event: the owner says which of them is done next.

Each keeps its own procedure. In their place stands one rule that looks which of them hold now, asks where it
is more than one, and does that one; then it looks again, until none is left. Copies of one card are taken in
turn.
"""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.ir import program as ir
from talisman.compiler.ir.program import kinded
from talisman.compiler.lower.body import carriers, menus, once_per
from talisman.compiler.lower.builder import CODE, Builder
from talisman.compiler.lower.context import RECORD, Ctx, Lowering
from talisman.compiler.lower.phrase import conditions
from talisman.compiler.lower.rule import rules
from talisman.runtime.table.shape import FOR_EACH, IN_COMMON

PROMPT = "what comes first?"


def order(lo: Lowering, number: int) -> None:
    """The rule that stands for those of one owner, in the place of the first of them."""
    order = lo.model.rules[number].order
    numbers = [at for at, rule in enumerate(lo.model.rules) if rule.order == order]
    if number != numbers[0]:
        return
    made = [(lo.model.rules[at], _procedure(lo, at)) for at in numbers]
    first = made[0][0]
    shape = first.shape
    assert isinstance(shape, m.Trigger)
    word = rules.bound_word(shape.pattern)
    word = word if word in ("actor", "object") else ""
    b = Builder(lo.fresh(f"order.{first.path}"), 1, CODE, event="*", span=first.span)
    end = b.label("done")
    you = b.reg()
    b.op("MOV", you, 0)
    if word:
        b.op("EVGET", you, RECORD[word])
    b.op("JNTAG", you, lo.avatar_kind(), end)
    c = Ctx(b, you=you, in_event=True, cause=True)
    done = {(at, name): b.const(0) for at in numbers for name in _names(lo, at)}
    loop = b.label("next")
    b.place(loop)
    menu = menus.Menu(lo, c, you, PROMPT)
    menu.start()
    procs = {id(rule): (at, proc) for at, (rule, proc) in zip(numbers, made, strict=True)}
    carriers.for_rules(
        lo, c, [rule for rule, _ in made], you, lambda rule: _entry(lo, menu, rule, *procs[id(rule)], done)
    )
    with b.scratch():
        n = b.reg()
        b.op("NOPT", n)
        b.op("JZ", n, end)
        answer = b.reg(2)
        b.op("DEC", answer, menus.seat_of(lo, c, you), kinded("order", PROMPT))
        menu.dispatch(answer, loop)
    b.op("JMP", loop)
    b.place(end)
    lo.add_proc(b.done())
    late = rules.HOUSE + 1 if shape.late else 0
    for event in rules.events_of(lo, shape.pattern, "after"):
        lo.program.rules.append(
            ir.Rule(
                first.path,
                event,
                "after",
                b.name,
                mode=IN_COMMON if word else FOR_EACH,
                layer=first.layer + late,
                rank=number,
                span=first.span,
            )
        )


def _names(lo: Lowering, number: int) -> list[str]:
    return carriers.carrier_names(lo, lo.model.rules[number])


def _procedure(lo: Lowering, number: int) -> str:
    """The procedure of a rule, which is not entered for its events by itself."""
    before = len(lo.program.rules)
    rules.rule(lo, lo.model.rules[number], number)
    proc = lo.program.rules[before].proc
    del lo.program.rules[before:]
    return proc


def _entry(
    lo: Lowering, menu: menus.Menu, rule: m.Rule, number: int, proc: str, done: dict[tuple[int, str], int]
) -> None:
    """The first thing that carries the rule, for which it holds and was not done yet."""
    b = menu.c.b
    names = _names(lo, number)
    found = b.label("found")
    shape = rule.shape
    assert isinstance(shape, m.Trigger)
    for this, inner, no, close in carriers.carriers(lo, menu.c, rule, _you(menu)):
        assert this is not None
        menus.skip_done(lo, inner, this, {name: done[number, name] for name in names}, no)
        conditions.jump_unless(lo, inner, shape.pattern.where, no)
        once_per.jump_unless(lo, inner, rule, no)
        b.op("OPT", this, rule.said)
        b.op("JMP", found)
        close()
    b.place(found)

    def body(c: Ctx) -> None:
        assert c.this is not None
        menus.mark_done(lo, c, c.this, {name: done[number, name] for name in names})
        b.op("CALL", b.reg(), proc, b.block(c.this))

    menu.bodies.append((rule.said, body, carriers.carrier_tag(lo, rule)))


def _you(menu: menus.Menu) -> int:
    assert menu.c.you is not None
    return menu.c.you
