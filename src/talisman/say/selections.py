"""What a selection is called: its kind, what counts as one, too, and of what it has the most."""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler import model as m
from talisman.compiler.model.walk import exchanged, walk
from talisman.values import frozen


@frozen
class Noun:
    """How a selection is told.

    kind: what is selected. too: what counts as one is meant, too. words: what is printed on it. parts: what
    else narrows it. number, end: of all such it has the `highest` or `lowest` of it.
    """

    kind: str
    parts: tuple[m.Cond, ...]
    words: tuple[str, ...] = ()
    too: bool = False
    number: m.Num | None = None
    end: str = ""

    @property
    def narrow(self) -> bool:
        """Whether something narrows it beside its kind."""
        return bool(self.words) or any(part != m.ALWAYS for part in self.parts)

    @property
    def before(self) -> str:
        """The words in front of the kind."""
        return "".join(f"{word} " for word in self.words)


WITHIN = "within"
"""Compares steps: at most so many, and there is a way."""


def near(parts: Sequence[m.Cond]) -> tuple[m.Cond, ...]:
    """Conditions that hold together, with the two in one that say that something is near."""
    found: list[m.Cond] = []
    for part in parts:
        if isinstance(part, m.Cmp) and isinstance(part.a, m.Distance):
            if part.op == "<=" and m.Cmp(">=", part.a, m.Int(0)) in parts:
                found.append(m.Cmp(WITHIN, part.a, part.b))
                continue
            far = (one for one in parts if isinstance(one, m.Cmp) and (one.op, one.a) == ("<=", part.a))
            if part.op == ">=" and part.b == m.Int(0) and next(far, None) is not None:
                continue
        found.append(part)
    return tuple(found)


def noun(model: m.Model, sel: m.Sel) -> Noun:
    """What a selection selects."""
    parts = m.conjuncts(sel.where)
    number, end, parts = _foremost(parts, sel)
    kind, too, known = sel.kind, False, model.kinds.get(sel.kind)
    for part in parts if not kind or (known is not None and not known.parents) else ():
        if counts := counting(part, m.Var(sel.var)):
            kind, too = counts, True
            parts = tuple(other for other in parts if other != part)
            break
    printed = [part for part in parts if kind and not too and _is_word(model, part, m.Var(sel.var))]
    words = tuple(part.tag for part in printed if isinstance(part, m.HasTag))
    rest = tuple(part for part in parts if part not in printed)
    return Noun(kind, near(rest), words, too, number, end)


def _is_word(model: m.Model, part: m.Cond, me: m.Ref) -> bool:
    """Whether a condition is that a word that is no kind is printed on it."""
    return isinstance(part, m.HasTag) and part.of == me and bool(part.tag) and part.tag not in model.kinds


def counting(part: m.Cond, me: m.Ref | None = None) -> str:
    """The kind of `it is one or counts as one`; "" for other conditions."""
    if not isinstance(part, m.AnyOf) or len(part.of) != 2:
        return ""
    one, other = part.of
    if isinstance(one, m.HasTag) and one.of is not None and other == m.CountsAs(one.of, one.tag):
        return one.tag if me in (None, one.of) else ""
    return ""


def _foremost(parts: tuple[m.Cond, ...], sel: m.Sel) -> tuple[m.Num | None, str, tuple[m.Cond, ...]]:
    """The number of which it has the most or the least among all that are such, and what makes it such."""
    me = m.Var(sel.var)
    for part in parts:
        if not isinstance(part, m.Cmp) or part.op != "=" or not isinstance(part.b, m.CountDistinct):
            continue
        among, rest = part.b.sel, tuple(other for other in parts if other is not part)
        if part.b.op == "sum" or me not in walk(part.a):
            continue
        such = tuple(exchanged(one, {m.Var(among.var): me}) for one in m.conjuncts(among.where))
        number = exchanged(part.b.of, {m.Var(among.var): me})
        if number == part.a and _alike(such, among.kind, rest, sel.kind, me):
            way = m.Cmp(">=", part.a, m.Int(0))  # there is one
            far = isinstance(part.a, m.Distance)
            return part.a, part.b.op, tuple(one for one in rest if not far or one != way)
    return None, "", parts


def _alike(such: Sequence[m.Cond], kind: str, other: Sequence[m.Cond], other_kind: str, me: m.Ref) -> bool:
    """Whether two lists of conditions, each with a kind, say the same."""
    one = [part for part in (m.HasTag(me, kind), *such) if part not in (m.ALWAYS, m.HasTag(me, ""))]
    two = [part for part in (m.HasTag(me, other_kind), *other) if part not in (m.ALWAYS, m.HasTag(me, ""))]
    return all(part in two for part in one) and all(part in one for part in two)
