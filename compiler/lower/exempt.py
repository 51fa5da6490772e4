"""What does not count towards a limit: the texts that say so, as a condition on what is counted."""

from __future__ import annotations

from typing import TypeVar, cast

from talisman.compiler import model as m
from talisman.compiler.lower import menus
from talisman.compiler.lower.base import Lowering
from talisman.compiler.lower.rules import _parts
from talisman.compiler.walk import walk
from talisman.values import members

CARRIER, MEMBER = 9_990, 9_991
"""Variables that no rule has."""
SUBJECT, THING = m.Var(0), m.Var(1)
T = TypeVar("T")


def counted(lo: Lowering, limit: m.LimitDecl) -> m.Sel:
    """What counts, less what some rule says does not count."""
    where: list[m.Cond] = [*_parts(limit.counts.where)]  # each by itself, so that a zone is found among them
    me = m.Var(limit.counts.var)
    for rule in lo.model.rules:
        shape = rule.shape
        if isinstance(shape, m.Suppress) and shape.limits:
            where.append(m.Not(_exempt(lo, rule, shape, me)))
    return m.Sel(limit.counts.var, limit.counts.kind, m.AllOf(tuple(where)), limit.counts.span)


def _exempt(lo: Lowering, rule: m.Rule, shape: m.Suppress, me: m.Var) -> m.Cond:
    """That the rule is in force and is about the thing and about `you`, who has the limit."""
    kinds = tuple(m.HasTag(THING, kind) for kind in shape.sources)
    said: list[m.Cond] = [m.AnyOf(kinds)] if kinds else []
    said += [*_parts(shape.where), *_parts(shape.subject), *_parts(rule.when)]
    mine = (m.Same(SUBJECT, m.You()), m.Same(m.You(), SUBJECT))
    own = any(part in mine for part in said)
    said = [part for part in said if part not in mine]
    if rule.effect:
        return put(m.AllOf((*said, m.UnderEffect(rule.effect, m.You()))), (SUBJECT, m.You()), (THING, me))
    tag = menus.carrier_tag(lo, rule)
    this: m.Ref = m.Named(rule.carrier) if tag == "thing#" else m.Var(CARRIER)
    you: m.Ref = m.You()
    if rule.each and not own:
        you = m.Var(MEMBER)
    elif rule.you is not None:
        you = put(rule.you, (m.This(), this))
        said += [m.Not(m.Same(m.You(), m.Nobody()))] if rule.you != m.This() else []
        said += [m.Same(m.You(), SUBJECT)] if own else []
    conds = put(tuple(said), (SUBJECT, m.You()), (THING, me), (m.You(), you), (m.This(), this))
    if you == m.Var(MEMBER) and any(part == you for part in walk(conds)):
        conds = (m.Exists(m.Sel(MEMBER, rule.each, m.AllOf(conds))),)
    if tag and rule.zones:
        conds = (m.AnyOf(tuple(m.InZone(this, zone) for zone in rule.zones)), *conds)
    return m.Exists(m.Sel(CARRIER, tag, m.AllOf(conds))) if tag and this == m.Var(CARRIER) else m.AllOf(conds)


def put(value: T, *places: tuple[m.Ref, m.Ref]) -> T:
    """The value with other references in the places of some, all at once."""
    for old, new in places:
        if type(value) is type(old) and value == old:
            return cast(T, new)
    if isinstance(value, tuple):
        return cast(T, tuple(put(part, *places) for part in value))
    found = {part.name: put(getattr(value, part.name), *places) for part in members(type(value))}
    return type(value)(**found) if found else value


__all__ = ["counted", "put"]
