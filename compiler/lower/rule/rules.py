"""Rules: each becomes a procedure, and an instance of it for every carrier, indexed by event and phase."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from talisman.compiler import model as m
from talisman.compiler.ir import program as ir
from talisman.compiler.lower.body import carriers, choices, once_per, small_deeds, statements
from talisman.compiler.lower.body.choices import GOES_ON, REPLACED
from talisman.compiler.lower.builder import CODE, FORBID, Builder
from talisman.compiler.lower.context import RECORD, Ctx, Lowering
from talisman.compiler.lower.phrase import calls, conditions, nouns
from talisman.compiler.lower.phrase.cheapest import cheapest_first
from talisman.compiler.lower.phrase.lasting import each_lasting
from talisman.compiler.lower.phrase.seat_order import each_avatar
from talisman.compiler.lower.rule import prices, stats
from talisman.compiler.model.walk import holds, walk
from talisman.runtime.table.shape import FOR_EACH, IN_COMMON, OF_ACTOR, OF_AVATARS, OF_OBJECT
from talisman.values import evolve

HOUSE = 2
FIRST = -1
"""The layer of what comes before anything that a rule says: what is begun is counted."""
OF_WORD = {"actor": OF_ACTOR, "object": OF_OBJECT}
"""The modes in which a word of the record says whose text it is."""
UNALLOWED = 0
"""The bit of what is `only when allowed` and of a `must`: `may` and `need not` lift it."""
FORBIDDEN = 1
"""The bit of every other prohibition: nothing lifts them, so they need no bits of their own."""
LIFTED_LAST = 10_000
"""Added to the rank of a `may`: it is asked when all that forbids has been."""


def rule(lo: Lowering, rule: m.Rule, rank: int) -> None:
    """Code and index entries of one rule; offers and options are made where they are offered."""
    lo.reason = rule.path
    shape = rule.shape
    match shape:
        case m.Trigger():
            rule = _unless_so(rule, shape.body)
            _listed(lo, rule, rank, "after", shape.pattern, CODE, lambda c: _body(lo, rule, c, shape.body))
        case m.Guard():
            _listed(lo, rule, rank, "guard", shape.pattern, CODE, lambda c: _body(lo, rule, c, shape.body))
        case m.Replace():
            _listed(lo, rule, rank, "replace", shape.pattern, CODE, lambda c: _replace(lo, rule, c, shape))
        case m.Permit():
            _permit(lo, rule, rank, shape)
        case m.Cap():
            _cap(lo, rule, rank, shape)
        case m.CostOf():
            _cost(lo, rule, rank, shape)
        case m.AsSoonAs():
            _as_soon_as(lo, rule, shape)
        case _:
            return


def _unless_so(rule: m.Rule, body: m.Block) -> m.Rule:
    """A rule that does nothing but write a number down, only while another one stands there."""
    match body:
        case (m.SetField(name, m.You() | m.Rec() as of, m.Int() as to),) if rule.once is None:
            return evolve(rule, when=m.AllOf((*m.conjuncts(rule.when), m.Cmp("<>", m.FieldOf(name, of), to))))
        case (m.SetField(name, m.You() | m.Rec() as of, m.Nobody()),) if rule.once is None:
            some = m.Not(m.Same(m.MemoryOf(name, of), m.Nobody()))
            return evolve(rule, when=m.AllOf((*m.conjuncts(rule.when), some)))
    return rule


def events_of(lo: Lowering, pattern: m.Pattern, phase: str, prefix: str = "") -> list[str]:
    """The events a pattern is about, for a rule of a phase."""
    verb = calls.ZONE_EVENT if speaks_of_zones(pattern.where) else pattern.verb
    units = pattern.units or tuple(unit for known, unit in lo.pairs if known == verb)
    found = [lo.event(prefix + verb, unit) for unit in (units or ("",))]
    if verb == "roll" and phase == "after" and lo.replaced_rolls:
        found.append(lo.event(calls.ROLLED))
    if verb in lo.begun_here and not prefix and phase == "after":
        found.append(lo.event(calls.ENDS + verb))
    return found


def speaks_of_zones(cond: m.Cond) -> bool:
    """Whether a condition asks where a thing goes."""
    if isinstance(cond, (m.AllOf, m.AnyOf)):
        return any(speaks_of_zones(part) for part in cond.of)
    if isinstance(cond, m.Not):
        return speaks_of_zones(cond.of)
    return isinstance(cond, m.IntoZone)


def bound_word(pattern: m.Pattern) -> str:
    """The word of the record that `you` is, where the pattern says so ("" nowhere)."""
    for word in ("actor", "object", "other"):
        pair = (m.Same(m.Rec(word), m.You()), m.Same(m.You(), m.Rec(word)))
        if any(part in pair for part in m.conjuncts(pattern.where)):
            return word
    return ""


def _borne_by_avatars(lo: Lowering, zones: tuple[str, ...]) -> bool:
    kinds = lo.ancestors(lo.avatar_kind())
    return bool(zones) and all(lo.model.zones[zone].of in kinds for zone in zones)


def speaks_of_you(rule: m.Rule) -> bool:
    """Whether the text has a `you`: one that has none holds for a thing that nobody has, too."""
    return holds((rule.shape, rule.when), m.You)


def _mode(lo: Lowering, rule: m.Rule, word: str) -> int:
    if rule.effect:
        return IN_COMMON
    if rule.each:
        if word in OF_WORD and _lies_with_you(lo, rule):
            return OF_WORD[word]
        return IN_COMMON if word or rule.carrier or rule.kind else FOR_EACH
    names = carriers.carrier_names(lo, rule)
    if not names:
        return IN_COMMON
    avatars = all(lo.program.entities[lo.entity(name)].own_block for name in names)
    held = rule.you == m.Holder(m.This()) and speaks_of_you(rule)
    if avatars or (held and _borne_by_avatars(lo, rule.zones)):
        return OF_WORD.get(word, OF_AVATARS)
    if held and rule.zones and word in OF_WORD and stats.blocks_hold(lo):
        return OF_WORD[word]  # elsewhere nobody has it, and then it says nothing
    return IN_COMMON


def _lies_with_you(lo: Lowering, rule: m.Rule) -> bool:
    """Whether a thing's rule for each of those who may be played holds for whom it lies with alone."""
    played = all(lo.program.entities[lo.entity(name)].own_block for name in lo.by_tag.get(rule.each, ()))
    lies = [part for part in m.conjuncts(rule.when) if isinstance(part, m.InZone)]
    here = any(part.of == m.This() and part.bearer == m.You() for part in lies)
    return played and here and bool(rule.zones) and bool(carriers.carrier_names(lo, rule))


def _listed(
    lo: Lowering,
    rule: m.Rule,
    rank: int,
    phase: str,
    pattern: m.Pattern,
    kind: str,
    body: Callable[[Ctx], None],
    prefix: str = "",
    suffix: str = "",
) -> None:
    """Make the procedure of a rule and enter it for its events and carriers."""
    word = bound_word(pattern)
    mode = _mode(lo, rule, word)
    itself = _itself(rule, pattern) if mode == IN_COMMON else ""
    name = lo.fresh(f"rule.{rule.path}{suffix}")
    b = Builder(name, 1, kind, event="*", span=rule.span)
    other = b.label("other")
    if phase == "after":
        calls.unless_elsewhere(lo, b, pattern.verb, other)
    if itself:  # one instance for all things of the kind: the record says which of them it is
        with b.scratch():
            b.op("EVGET", 0, RECORD[itself])
            b.op("JNTAG", 0, rule.kind, other)
            carriers.in_force(lo, Ctx(b), rule, 0, other)
    _text(lo, rule, b, pattern, mode, word, body)
    b.place(other)
    lo.add_proc(b.done())
    names = [""] if rule.effect or itself else carriers.carrier_names(lo, rule) or [""]
    late = isinstance(rule.shape, m.Trigger) and rule.shape.late
    reason = rule.reason if rule.reason and not m.hidden_in(lo.model, rule) else ""
    for event in events_of(lo, pattern, phase, prefix):
        for carrier in names:
            lo.program.rules.append(
                ir.Rule(
                    rule.path + suffix,
                    event,
                    phase,
                    name,
                    carrier,
                    mode,
                    rule.layer + (HOUSE + 1 if late else 0),
                    rank,
                    rule.zones if carrier else (),
                    rule.effect,
                    reason if phase == "forbid" else "",
                    rule.span,
                )
            )


def _itself(rule: m.Rule, pattern: m.Pattern) -> str:
    """The word of the record that the carrier is, for a rule that every thing of a kind carries."""
    if not rule.kind or rule.carrier or rule.effect:
        return ""
    for word in ("object", "actor", "other"):
        pair = (m.Same(m.Rec(word), m.This()), m.Same(m.This(), m.Rec(word)))
        if any(part in pair for part in m.conjuncts(pattern.where)):
            return word
    return ""


def _text(
    lo: Lowering,
    rule: m.Rule,
    b: Builder,
    pattern: m.Pattern,
    mode: int,
    word: str,
    body: Callable[[Ctx], None],
) -> None:
    """Who `you` and `this` are, the conditions, the body; for replacements the verdict is returned."""
    c = Ctx(b, in_event=True, cause=bool(rule.carrier or rule.kind), hidden=lo.secret(rule))
    replacing = isinstance(rule.shape, m.Replace)
    for inner, no in _bindings(lo, rule, c, mode, word):
        if replacing:
            inner = inner.but(verdict=b.const(0))
        for part in cheapest_first(pattern.where, rule.when):
            if (
                word
                and part in (m.Same(m.Rec(word), m.You()), m.Same(m.You(), m.Rec(word)))
                and (rule.each or mode in OF_WORD.values())
            ):
                continue
            conditions.jump_unless(lo, inner, part, no)
        once_per.jump_unless(lo, inner, rule, no)
        may_prevent(lo, inner, rule, no)
        body(inner)
        if replacing and inner.verdict is not None:
            b.op("JZ", inner.verdict, no)
            b.op("RET", inner.verdict)


def may_prevent(lo: Lowering, c: Ctx, rule: m.Rule, no: str) -> None:
    """The text of a thing prevents nothing where that is forbidden to the thing."""
    if c.this is None or not lo.preventing or not isinstance(rule.shape, m.Replace):
        return
    if not holds(rule.shape.body, m.Prevent):
        return
    with c.b.scratch():
        t = c.b.reg()
        for verb in lo.preventing:
            c.b.op("CAN", t, lo.event(verb), c.b.block(c.this, -1, -2, -2, -1, -1))
            c.b.op("JZ", t, no)


def _bindings(lo: Lowering, rule: m.Rule, c: Ctx, mode: int, word: str) -> Iterator[tuple[Ctx, str]]:
    """The contexts the text is run in, one after the other, each with the label to jump to if it is not."""
    b = c.b
    no = b.label("no")
    if rule.effect:
        with each_lasting(b, rule.effect, no) as (e, you, this, loop):
            text = c.but(you=you, this=this, effect=e, form=rule.effect, cause=False)
            if rule.each and word:  # `for each` inside an effect is about everybody, not about its target
                b.op("EVGET", you, RECORD[word])
                b.op("JNTAG", you, rule.each, loop)
                yield text, loop
            elif rule.each:
                yield from _each_avatar(lo, text, this, loop)
            else:
                yield text, loop
        b.place(no)
        return
    this_or_none = 0 if rule.carrier or rule.kind else None
    if rule.each and word:
        you = b.reg()
        b.op("EVGET", you, RECORD[word])
        b.op("JNTAG", you, rule.each, no)
        yield c.but(you=you, this=this_or_none, record={word: you}), no
    elif rule.each and mode == FOR_EACH:
        yield c.but(you=0, this=None), no
    elif rule.each:
        yield from _each_avatar(lo, c, this_or_none, no)
    elif mode in OF_WORD.values():
        you = b.reg()
        word = next(name for name, found in OF_WORD.items() if found == mode)
        b.op("EVGET", you, RECORD[word])
        yield c.but(you=you, this=0, record={word: you}), no
    elif rule.you is not None and speaks_of_you(rule):
        inner = c.but(this=this_or_none)
        you = nouns.ref(lo, inner, rule.you)
        b.op("JLTI", you, 0, no)
        yield inner.but(you=you), no
    else:
        nobody = b.const(-1)
        yield c.but(you=nobody, this=this_or_none), no
    b.place(no)


def _each_avatar(lo: Lowering, c: Ctx, this: int | None, no: str) -> Iterator[tuple[Ctx, str]]:
    with each_avatar(c.b, no) as (you, loop):
        yield c.but(you=you, this=this), loop


def _body(lo: Lowering, rule: m.Rule, c: Ctx, body: m.Block) -> None:
    """The text; where it is used up, that is when what it does is begun.

    So it is not by a `may` that is declined, nor by an `if` that does not hold and nothing else.
    """
    if rule.once is None:
        statements.block(lo, c, body)
        return
    bound = next((place for place, one in enumerate(body) if not isinstance(one, m.Let)), len(body))
    statements.block(lo, c, body[:bound])
    note = partial(once_per.note, lo, rule=rule)
    rest = body[bound:]
    one = rest[0] if rest else None
    if isinstance(one, m.May):
        statements.may(lo, c, one, note)
        statements.block(lo, c, rest[1:])
    elif isinstance(one, m.If) and len(rest) == 1:
        branch = partial(_body, lo, rule)
        small_deeds.if_(lo, c, one, branch, branch)
    elif isinstance(one, m.Choose) and one.optional and one.most == 1 and len(rest) == 1:
        choices.choose(lo, c, one, note)
    elif rest:
        note(c)
        statements.block(lo, c, rest)


def _in_its_place(lo: Lowering, rule: m.Rule, c: Ctx, body: m.Block) -> None:
    """What is done instead of an event; nothing in its place is something, too, and is used up."""
    _body(lo, rule, c, body)
    if all(isinstance(one, m.Let) for one in body):
        once_per.note(lo, c, rule)


def _replace(lo: Lowering, rule: m.Rule, c: Ctx, shape: m.Replace) -> None:
    assert c.verdict is not None
    waits = shape.instead and m.mere_if(shape.body) is not None
    c.b.op("LDI", c.verdict, GOES_ON if waits or not shape.instead else REPLACED)
    c = c.but(leaving=m.mere_offers(shape.body) if shape.instead else ())
    (_if_so if waits else _in_its_place if shape.instead else _body)(lo, rule, c, shape.body)


def _if_so(lo: Lowering, rule: m.Rule, c: Ctx, body: m.Block) -> None:
    """What takes the place of an event where all its `if`s hold, and leaves the event where one does not."""
    asked = m.mere_if(body)
    if asked is not None:
        statements.block(lo, c, body[: body.index(asked)])
        small_deeds.if_(lo, c, asked, partial(_if_so, lo, rule))
        return
    assert c.verdict is not None
    c.b.op("LDI", c.verdict, REPLACED)
    _in_its_place(lo, rule, c, body)


def _permit(lo: Lowering, rule: m.Rule, rank: int, shape: m.Permit) -> None:
    if shape.modal in ("must", "need not"):
        op = "PROHIBIT" if shape.modal == "must" else "PERMIT"
        _listed(
            lo, rule, rank, "forbid", shape.pattern, FORBID, lambda c: c.b.op(op, UNALLOWED), prefix="must "
        )
        return
    if shape.modal == "can":
        late = rank + LIFTED_LAST
        _listed(lo, rule, late, "forbid", shape.pattern, FORBID, lambda c: c.b.op("PERMIT", UNALLOWED))
        return
    pattern = shape.pattern
    if shape.modal == "only":
        pattern = _others(pattern)
    _listed(lo, rule, rank, "forbid", pattern, FORBID, lambda c: c.b.op("PROHIBIT", FORBIDDEN))


def _others(pattern: m.Pattern) -> m.Pattern:
    """`only X may`: the same events by anybody else."""
    actors = tuple(p for p in m.conjuncts(pattern.where) if _about_actor(p))
    rest = tuple(p for p in m.conjuncts(pattern.where) if not _about_actor(p))
    return evolve(pattern, where=m.AllOf((*rest, m.Not(m.AllOf(actors)))))


def _about_actor(cond: m.Cond) -> bool:
    return any(part == m.Rec("actor") for part in walk(cond))


def _cap(lo: Lowering, rule: m.Rule, rank: int, shape: m.Cap) -> None:
    kind = lo.avatar_kind()
    count, span = lo.add_field(f"count.{rule.path}", kind), lo.add_field(f"counted.{rule.path}", kind)

    def check(c: Ctx) -> None:
        b = c.b
        end = b.label("free")
        serial, x, actor = once_per.span_serial(lo, c, shape.span_of, end), b.reg(), _actor(lo, c, end)
        b.op("GETF", x, span, actor)
        b.op("JNE", x, serial, end)
        b.op("GETF", x, count, actor)
        b.op("JLTI", x, shape.most, end)
        b.op("PROHIBIT", FORBIDDEN)
        b.place(end)

    def tally(c: Ctx) -> None:
        b = c.b
        end, same = b.label("counted"), b.label("same")
        serial, x, actor = once_per.span_serial(lo, c, shape.span_of, end), b.reg(), _actor(lo, c, end)
        b.op("GETF", x, span, actor)
        b.op("JEQ", x, serial, same)
        b.op("SETF", span, actor, serial)
        b.op("SETF", count, actor, b.const(0))
        b.place(same)
        b.op("ADDF", count, actor, b.const(1))
        b.place(end)

    _listed(lo, rule, rank, "forbid", shape.pattern, FORBID, check)
    _listed(lo, evolve(rule, layer=FIRST), rank, "guard", shape.pattern, CODE, tally, suffix=".count")


def _actor(lo: Lowering, c: Ctx, otherwise: str) -> int:
    b = c.b
    actor = b.reg()
    b.op("EVGET", actor, RECORD["actor"])
    b.op("JNTAG", actor, lo.avatar_kind(), otherwise)
    return actor


def _cost(lo: Lowering, rule: m.Rule, rank: int, shape: m.CostOf) -> None:

    def check(c: Ctx) -> None:
        no, yes = c.b.label("dear"), c.b.label("paid")
        prices.jump_unless_payable(lo, c, rule, shape, no)
        c.b.op("JMP", yes)
        c.b.place(no)
        c.b.op("PROHIBIT", FORBIDDEN)
        c.b.place(yes)

    _listed(lo, rule, rank, "forbid", shape.pattern, FORBID, check)

    def pay(c: Ctx) -> None:
        statements.block(lo, c, shape.cost)

    _listed(lo, rule, rank, "guard", shape.pattern, CODE, pay, suffix=".cost")


def _as_soon_as(lo: Lowering, rule: m.Rule, shape: m.AsSoonAs) -> None:
    name = lo.fresh(f"rule.{rule.path}")
    b = Builder(name, 1, span=rule.span)
    done, again = b.const(0), b.label("again")
    each = bool(rule.each) and not carriers.carrier_names(lo, rule)
    places = list[str]()
    for c, no in _whom(lo, rule, Ctx(b), each):
        conditions.jump_unless(lo, c, rule.when, no)
        conditions.jump_unless(lo, c, shape.cond, no)
        once_per.jump_unless(lo, c, rule, no)
        places.append(b.label("redress"))
        b.place(places[-1])
        b.op("LDI", done, 1)
        _body(lo, rule, c, shape.body)
    b.op("JNZ", done, again)
    b.op("RETI", 0)
    b.place(again)
    b.op("RETI", 2)
    lo.add_proc(b.done())
    lo.program.limits.append(ir.Limit(rule.path, name, each, places[0] if len(places) == 1 else ""))


def _whom(lo: Lowering, rule: m.Rule, c: Ctx, each: bool) -> Iterator[tuple[Ctx, str]]:
    """Code for each of those a state rule may be about, and the label that goes on with the next."""
    b = c.b
    if each:
        no = b.label("not")
        yield c.but(you=0), no
        b.place(no)
    elif rule.effect:
        yield from _bindings(lo, rule, c, IN_COMMON, "")
    else:
        for this, end in carriers.carried(lo, c, rule):
            text = c.but(this=this, cause=this is not None)
            if rule.each:
                yield from _each_avatar(lo, text, this, end)
                continue
            you = nouns.ref(lo, text, rule.you) if rule.you is not None else b.const(-1)
            if rule.you is not None:
                b.op("JLTI", you, 0, end)
            yield text.but(you=you), end


def system(lo: Lowering) -> None:
    """Rules of the machine's own: guarded verbs start forbidden, `affect` stands under other events."""
    for verb in lo.model.verbs.values():
        if verb.guarded:
            _guard(lo, f"guarded.{verb.name}", verb.name, lambda b: b.op("PROHIBIT", UNALLOWED))
    if not lo.affect:
        return

    def pair(word: str, b: Builder) -> None:
        may, end = b.reg(), b.label("apart")
        b.op("ASK", may, lo.event(lo.affect), RECORD[word])
        b.op("JNZ", may, end)
        b.op("PROHIBIT", FORBIDDEN)
        b.place(end)

    for verb_name in sorted({verb for verb, _ in lo.pairs if verb in lo.underlain}):
        for word in ("object", "other"):  # two rules, so that what is asked first of the record spares either
            _guard(lo, f"affect.{verb_name}.{word}", verb_name, partial(pair, word))


def _guard(lo: Lowering, name: str, verb: str, body: Callable[[Builder], None]) -> None:
    b = Builder(name, 1, FORBID, event="*")
    body(b)
    lo.add_proc(b.done())
    for unit in [unit for known, unit in lo.pairs if known == verb] or [""]:
        lo.program.rules.append(ir.Rule(name, lo.event(verb, unit), "forbid", name, layer=-1))
