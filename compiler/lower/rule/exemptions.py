"""What does not count towards a limit: the texts that say so, as a condition on what is counted."""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.lower.body import carriers
from talisman.compiler.lower.context import Lowering
from talisman.compiler.model.walk import exchanged, walk

CARRIER, MEMBER = 9_990, 9_991
"""Variables that no rule has."""
SUBJECT, THING = m.Var(0), m.Var(1)


def excess(lo: Lowering, limit: m.LimitDecl) -> m.Block:
    """What is done about too much, with what counts written out."""
    counts = m.AllOf(tuple(part for part in m.conjuncts(counted(lo, limit).where) if isinstance(part, m.Not)))
    own = set(m.conjuncts(limit.counts.where))
    said = m.AllOf(tuple(part for part in counts.of if part not in own))
    found = {part: part.of for part in walk(limit.excess) if isinstance(part, m.CountsTo)}
    me = m.Var(limit.counts.var)
    return exchanged(limit.excess, {part: exchanged(said, {me: of}) for part, of in found.items()})


def counted(lo: Lowering, limit: m.LimitDecl) -> m.Sel:
    """What counts, less what some rule says does not count."""
    where: list[m.Cond] = [
        *m.conjuncts(limit.counts.where)
    ]  # each by itself, so that a zone is found among them
    me = m.Var(limit.counts.var)
    for rule in lo.rules_of(m.Suppress):
        shape = rule.shape
        if isinstance(shape, m.Suppress) and shape.limits:
            left = _left(lo, limit, where, _exempt(lo, rule, shape, me))
            if left is not None:
                where.append(m.Not(left))
    return m.Sel(limit.counts.var, limit.counts.kind, m.AllOf(tuple(where)), limit.counts.span)


def _left(lo: Lowering, limit: m.LimitDecl, where: list[m.Cond], exempt: m.Cond) -> m.Cond | None:
    """What is left to ask of a thing that the limit counts; None: no such thing is exempt."""
    me = m.Var(limit.counts.var)
    counted = set(lo.by_tag.get(limit.counts.kind, ()))
    zones = {(part.zone, part.bearer) for part in where if isinstance(part, m.InZone) and part.of == me}
    left: list[m.Cond] = []
    for part in m.conjuncts(exempt):
        if isinstance(part, m.HasTag) and part.of == me and part.tag in lo.by_tag:
            tagged = set(lo.by_tag[part.tag])
            if counted.isdisjoint(tagged):
                return None
            if counted <= tagged:
                continue
        elif isinstance(part, m.InZone) and part.of == me and zones:
            if part.zone not in {zone for zone, _ in zones}:
                return None
            if (part.zone, part.bearer) in zones:
                continue
        left.append(part)
    return m.AllOf(tuple(left))


def _exempt(lo: Lowering, rule: m.Rule, shape: m.Suppress, me: m.Var) -> m.Cond:
    """That the rule is in force and is about the thing and about `you`, who has the limit."""
    said: list[m.Cond] = [*m.conjuncts(shape.where), *m.conjuncts(shape.subject), *m.conjuncts(rule.when)]
    mine = (m.Same(SUBJECT, m.You()), m.Same(m.You(), SUBJECT))
    own = any(part in mine for part in said)
    said = [part for part in said if part not in mine]
    if rule.effect:
        return exchanged(m.AllOf((*said, m.UnderEffect(rule.effect, m.You()))), {SUBJECT: m.You(), THING: me})
    tag = carriers.carrier_tag(lo, rule)
    this: m.Ref = m.Named(rule.carrier) if tag == "thing#" else m.Var(CARRIER)
    you: m.Ref = m.You()
    if rule.each and not own:
        you = m.Var(MEMBER)
    elif rule.you is not None:
        you = exchanged(rule.you, {m.This(): this})
        said += [m.Not(m.Same(m.You(), m.Nobody()))] if rule.you != m.This() else []
        said += [m.Same(m.You(), SUBJECT)] if own else []
    conds = exchanged(tuple(said), {SUBJECT: m.You(), THING: me, m.You(): you, m.This(): this})
    if you == m.Var(MEMBER) and any(part == you for part in walk(conds)):
        conds = (m.Exists(m.Sel(MEMBER, rule.each, m.AllOf(conds))),)
    if tag and rule.zones:
        conds = (m.AnyOf(tuple(m.InZone(this, zone) for zone in rule.zones)), *conds)
    return m.Exists(m.Sel(CARRIER, tag, m.AllOf(conds))) if tag and this == m.Var(CARRIER) else m.AllOf(conds)
