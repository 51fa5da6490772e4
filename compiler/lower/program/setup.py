"""Things, zones, fields and the first frame: what is there before anything happens."""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.ir import program as ir
from talisman.compiler.ir.program import kinded
from talisman.compiler.lower.body import once_per, single_dice, statements, swept
from talisman.compiler.lower.builder import CODE, Builder
from talisman.compiler.lower.context import DICE, ROLLS, Ctx, Lowering
from talisman.compiler.lower.phrase import conditions, nouns, numbers
from talisman.runtime.table.limits import BITS

ANY_PURPOSE = "no purpose"
AGAIN = "as before"
"""What a die is for that is thrown again, as the log has it."""


def entities(lo: Lowering) -> None:
    """Seats, rolls, then things in the order of their kinds, so that a kind is one range where it can be."""
    seat_kind, avatar_kind = lo.seat_kind(), lo.avatar_kind()
    plays_itself = seat_kind == avatar_kind
    seat_tags = (*lo.ancestors(seat_kind), "thing#") if seat_kind else ("thing#",)
    sitting = [
        thing for thing in lo.model.things.values() if seat_kind and seat_kind in lo.ancestors(thing.kind)
    ]
    for n in range(1, lo.model.seats[1] + 1):
        if n <= len(sitting):  # the seats of this game have names of their own
            _thing(lo, sitting[n - 1], avatar_kind)
        else:
            name = f"{seat_kind or 'seat'} {n}"
            lo.add_entity(ir.Entity(f"seat {n}", name, seat_tags, own_block=plays_itself))
    for n in range(1, ROLLS + 1):
        lo.add_entity(ir.Entity(f"roll {n}", "the roll", ("roll#", "thing#")))
    numbers = {name: None for thing in lo.model.things.values() for name in thing.numbers}
    linked = {name: None for thing in lo.model.things.values() for name in thing.things}
    apart = [own for thing in lo.model.things.values() for own in thing.apart.values()]
    linked |= {name: None for own in apart for name in own}
    words = dict.fromkeys(lo.model.values.values())
    lo.program.attrs = list(dict.fromkeys([*numbers, *linked, *words]))
    order = {kind: n for n, kind in enumerate(_by_family(lo))}
    declared = sorted(lo.model.things.values(), key=lambda thing: order.get(thing.kind, len(order)))
    for thing in declared:
        if thing not in sitting[: lo.model.seats[1]]:
            _thing(lo, thing, avatar_kind)
    _printed_things(lo)
    tags = dict.fromkeys(("thing#", "roll#", *lo.model.kinds, *lo.model.tags, *lo.model.values))
    for entity in lo.program.entities:
        tags.update(dict.fromkeys(entity.tags))
    lo.program.tags = list(tags)


def _by_family(lo: Lowering) -> list[str]:
    """Kinds so that children follow their first parent."""
    children: dict[str, list[str]] = {}
    roots: list[str] = []
    for kind in lo.model.kinds.values():
        (children.setdefault(kind.parents[0], []) if kind.parents else roots).append(kind.name)
    found: dict[str, None] = {}
    for first in (*roots, *lo.model.kinds):
        waiting = [first]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found[name] = None
                waiting.extend(reversed(children.get(name, ())))
    return list(found)


def _thing(lo: Lowering, thing: m.Thing, avatar_kind: str) -> None:
    kinds = lo.ancestors(thing.kind)
    tags = tuple(dict.fromkeys((*kinds, *thing.tags, *thing.words.values(), "=" + thing.name, "thing#")))
    supply = lo.inherited(thing.kind, "supply")
    place = lo.is_place(thing.kind)
    zone = (supply, "") if supply and not lo.model.zones[supply].of else None
    worded = {
        prop: conditions.mode_number(lo, word)
        for prop, word in thing.words.items()
        if lo.model.values.get(word) == prop  # of others it is a word that what is meant has
    }
    for name in thing.entities:
        own = bool(avatar_kind) and avatar_kind in kinds
        text = thing.printed
        lo.add_entity(ir.Entity(name, text, tags, {**thing.numbers, **worded}, zone, own, place, thing.span))


def _printed_things(lo: Lowering) -> None:
    """Printed things are kept as id + 1, so that 0 is none."""
    for thing in lo.model.things.values():
        for name in thing.entities:
            things = {**thing.things, **thing.apart.get(name, {})}
            if not things:
                continue
            at = lo.entity(name)
            old = lo.program.entities[at]
            attrs = {
                **old.attrs,
                **{prop: lo.entity(what) + 1 for prop, what in things.items() if what in lo.ids},
            }
            lo.program.entities[at] = ir.Entity(
                old.name, old.text, old.tags, attrs, old.zone, old.own_block, old.place, old.span
            )


def fields(lo: Lowering) -> None:
    """Counters, piles, modes, rolls."""
    for counter in lo.model.counters.values():
        if counter.of:
            thing = counter.holds_thing
            lo.add_field(counter.name, counter.of, -1 if thing else 0, counter.seen, thing)
        else:
            lo.add_global(counter.name)
    for prop in dict.fromkeys(lo.model.values.values()):
        lo.add_field(f"mode.{prop}", lo.avatar_kind() or "thing#", seen="all")
    if lo.seat_kind():
        lo.add_field("out#", lo.seat_kind(), seen="all")
    for name in (
        *(str(n) for n in range(1, DICE + 1)),
        "more",
        "change",
        "bonus",
        "dice",
        "purpose",
        "serial",
    ):
        lo.add_field(f"roll.{name}", "roll#")
    if lo.sided:
        lo.add_field("roll.sides", "roll#")
    lo.add_field("roll.by", "roll#", -1)
    lo.add_global("roll last", -1)
    swept.declare(lo)
    once_per.declare(lo)
    for zone in lo.model.zones.values():
        lo.program.zones.append(ir.ZoneClass(zone.name, zone.of, zone.seen, zone.awake))


def board(lo: Lowering) -> None:
    """Edges, both ways unless the packs say otherwise; the other direction has a label of its own.

    Labels are for readers alone: a board with more of them than an image holds has the first.
    """
    for edge in lo.model.edges:
        ways = [(edge.source, edge.target, edge.label)]
        if not edge.one_way:
            ways.append((edge.target, edge.source, edge.label and f"{edge.label} back"))
        for source, target, label in ways:
            if label and label not in lo.program.labels and len(lo.program.labels) < BITS:
                lo.program.labels.append(label)
            known = (label,) if label in lo.program.labels else ()
            lo.program.edges.append(ir.Edge(source, target, known, edge.thing))


def rolls(lo: Lowering) -> None:
    """The procedures behind dice: a new roll, its dice one by one, a reroll of one of them."""
    purposes = [*lo.model.purposes]
    lo.program.purposes = [
        *purposes,
        ANY_PURPOSE,
        "at random",
        *(f"shuffling {zone}" for zone in lo.model.zones),
    ]
    _new_roll(lo)
    _die(lo, purposes)
    _dice(lo)
    _reroll(lo)
    for purpose in purposes:
        b = Builder(f"dice.{purpose}", 3)
        b.op("CALL", b.reg(), "dice", b.block(0, 1, 2))
        lo.add_proc(b.done())
    b = Builder("do.roll", 0, event=lo.event("roll"))
    roller, roll, dice = b.reg(), b.reg(), b.reg()
    b.op("EVGET", roller, 0)
    b.op("EVGET", roll, 1)
    b.op("EVGET", dice, 2)
    b.op("CALL", b.reg(), "dice", b.block(roller, roll, dice))
    lo.add_proc(b.done())


def _new_roll(lo: Lowering) -> None:
    b = Builder("new roll", 2)
    first, last, r, x = b.const(lo.entity("roll 1")), b.const(lo.entity(f"roll {ROLLS}")), b.reg(), b.reg()
    b.op("GETG", r, "roll last")
    b.op("ADDI", r, r, 1)
    fresh, ready = b.label("fresh"), b.label("ready")
    b.op("JLT", r, first, fresh)
    b.op("JLT", last, r, fresh)
    b.op("JMP", ready)
    b.place(fresh)
    b.op("MOV", r, first)
    b.place(ready)
    b.op("SETG", "roll last", r)
    b.op("LDI", x, 0)
    for name in (*(str(n) for n in range(1, DICE + 1)), "more", "change", "bonus", "dice"):
        b.op("SETF", f"roll.{name}", r, x)
    b.op("SETF", "roll.by", r, 0)
    b.op("SETF", "roll.purpose", r, 1)
    b.op("SERIAL", x)
    b.op("SETF", "roll.serial", r, x)
    b.op("RET", r)
    lo.add_proc(b.done())


def _die(lo: Lowering, purposes: list[str]) -> None:
    """die(purpose, roller, the roll where there are other sides): one die of the purpose's own sequence."""
    b = Builder("die", 3 if lo.sided else 2)
    w, sides = b.reg(), b.reg()
    if lo.sided:
        b.op("GETF", sides, "roll.sides", 2)
    else:
        b.op("LDI", sides, m.SIDES)
    for number, purpose in enumerate(purposes):
        after = b.label("other")
        b.op("JNEI", 0, number, after)
        b.op("DIE", w, purpose, b.block(1, sides))
        b.op("RET", w)
        b.place(after)
    b.op("DIE", w, ANY_PURPOSE, b.block(1, sides))
    b.op("RET", w)
    lo.add_proc(b.done())


def _dice(lo: Lowering) -> None:
    """dice(roller, roll, n): n dice; the first few are remembered one by one, all count."""
    b = Builder("dice", 3)
    purpose, k, w = b.reg(), b.const(0), b.reg()
    b.op("GETF", purpose, "roll.purpose", 1)
    b.op("SETF", "roll.dice", 1, 2)
    loop, end = b.label("die"), b.label("rolled")
    b.place(loop)
    b.op("JGE", k, 2, end)
    b.op("ADDI", k, k, 1)
    b.op("CALL", w, "die", b.block(purpose, 0, *(1,) * lo.sided))
    for die in range(1, DICE + 1):
        after = b.label("other")
        b.op("JNEI", k, die, after)
        b.op("SETF", f"roll.{die}", 1, w)
        b.op("JMP", loop)
        b.place(after)
    b.op("ADDF", "roll.more", 1, w)
    b.op("JMP", loop)
    b.place(end)
    lo.add_proc(b.done())


def _reroll(lo: Lowering) -> None:
    """reroll(roll): its roller chooses which die, if there are several."""
    b = Builder("reroll", 1)
    roller, purpose, dice, pick, w, x = b.reg(), b.reg(), b.reg(), b.reg(2), b.reg(), b.reg()
    b.op("GETF", roller, "roll.by", 0)
    b.op("GETF", purpose, "roll.purpose", 0)
    end = single_dice.which_die(b, roller, dice, pick, w, x, "which die is rolled again?")
    b.op("LOG", kinded("about", AGAIN), b.block(-1, -1, -1))
    b.op("CALL", w, "die", b.block(purpose, roller, *(0,) * lo.sided))
    for die in range(1, DICE + 1):
        after = b.label("other")
        b.op("JNEI", pick, die, after)
        b.op("SETF", f"roll.{die}", 0, w)
        b.place(after)
    b.place(end)
    lo.add_proc(b.done())


def start(lo: Lowering) -> None:
    """Starting values of everything, and the first frame."""
    b = Builder("init one", 1, CODE)
    c = Ctx(b, you=0)
    for name, of, begin in _starts(lo):
        skip, end = b.label("other"), b.label("set")
        with b.scratch():
            x = b.reg()
            b.op("JNTAG", 0, of, skip)
            if name in lo.program.attrs:
                b.op("ATTR", x, name, 0)
                b.op("JNZ", x, end)
            b.op("MOV", x, numbers.number(lo, c, begin))
            b.place(end)
            b.op("SETF", name, 0, x)
        b.place(skip)
    for word in lo.model.values:
        if word in lo.by_tag and lo.avatar_kind():
            skip = b.label("word")
            with b.scratch():
                b.op("JNTAG", 0, lo.avatar_kind(), skip)
                b.op("JNTAG", 0, word, skip)
                b.op("SETF", f"mode.{lo.model.values[word]}", 0, b.const(conditions.mode_number(lo, word)))
            b.place(skip)
    lo.add_proc(b.done())
    b = Builder("init", 0, CODE)
    bounds = b.reg(2)
    b.op("RANGE", bounds, "thing#")
    loop, end = b.label("thing"), b.label("end")
    b.place(loop)
    b.op("JGE", bounds, bounds + 1, end)
    b.op("CALL", b.reg(), "init one", bounds)
    b.op("ADDI", bounds, bounds, 1)
    b.op("JMP", loop)
    b.place(end)
    lo.add_proc(b.done())


def _starts(lo: Lowering) -> list[tuple[str, str, m.Num]]:
    found: list[tuple[str, str, m.Num]] = []
    for stat in lo.model.stats.values():
        if (
            stat.pile
            and stat.base is None
            and stat.of
            and (stat.start is not None or stat.name in lo.program.attrs)
        ):
            found.append((stat.name, stat.of, stat.start if stat.start is not None else m.Int(0)))
    for counter in lo.model.counters.values():
        if not counter.of or counter.holds_thing:
            continue
        if counter.start is not None or counter.name in lo.program.attrs:
            found.append((counter.name, counter.of, counter.start if counter.start is not None else m.Int(0)))
    return found


def main(lo: Lowering) -> None:
    """The first frame: starting values, then the procedure that the game starts with."""
    b = Builder("main", 0)
    b.op("CALL", b.reg(), "init", 0)
    root = next((procedure for procedure in lo.model.procedures.values() if procedure.root), None)
    if root is not None and not lo.scenario:
        roles = lo.roles(root.name)
        first = b.reg(len(roles))
        for offset in range(len(roles)):
            b.op("LDI", first + offset, -1)
        b.op("CALL", b.reg(), f"proc.{root.name}", first)
    b.op("HALT", b.const(-1), root.name if root is not None else "nothing to do")
    lo.add_proc(b.done())
    lo.program.main = "main"


def scenarios(lo: Lowering) -> None:
    """A procedure for each line of a scenario that does or asks something: `scenario.i.j`.

    `scenario.i.j.k` tells what the k-th thing or number that a line asks for really is (`asked_of`).
    """
    for i, scenario in enumerate(lo.model.scenarios):
        for j, line in enumerate(scenario.lines):
            name = f"scenario.{i}.{j}"
            lo.reason = scenario.title
            if isinstance(line, (m.SetUp, m.Action)):
                b = Builder(name, 0, span=line.span)
                c = Ctx(b, you=None)
                if isinstance(line, m.Action) and line.turn is not None:
                    statements.block(lo, c, (m.Prim("set-turn", (line.turn,)),))
                if isinstance(line, m.Action) and line.turn is not None:
                    c = c.but(you=nouns.ref(lo, c, line.turn))
                statements.block(lo, c, line.body)
                if isinstance(line, m.Action):
                    b.op("LIMS")
                lo.add_proc(b.done())
            elif isinstance(line, m.Expect):
                b = Builder(name, 0, "pure", span=line.span)
                b.op("RET", conditions.truth(lo, Ctx(b), line.cond))
                lo.add_proc(b.done())
                for k, asked in enumerate(m.asked_of(line.cond)):
                    b = Builder(f"{name}.{k}", 0, "pure", span=line.span)
                    b.op("RET", numbers.any_of(lo, Ctx(b), asked))
                    lo.add_proc(b.done())
