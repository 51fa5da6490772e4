"""Which things carry a rule, and which of them are where its text counts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby

from talisman.compiler import model as m
from talisman.compiler.lower.builder import Builder
from talisman.compiler.lower.context import Ctx, Lowering
from talisman.compiler.lower.phrase import conditions, nouns


def for_rules(
    lo: Lowering, c: Ctx, rules: Sequence[m.Rule], you: int, entry: Callable[[m.Rule], None]
) -> None:
    """Entries of rules in their order; those of things only for who holds any of these things."""
    held = [rule for rule in rules if _held(lo, rule)]
    if len(held) < 2:
        for rule in rules:
            entry(rule)
        return
    b = c.b
    if you == c.apart:
        any_held, block = b.reg(), you - 1
    else:
        any_held = block = b.reg(2)
        b.op("LDI", block, -1)
        b.op("MOV", block + 1, you)
    b.op("HELD", any_held, block, lo.common_tag(n for rule in held for n in carrier_names(lo, rule)))
    for together, run in groupby(rules, partial(_held, lo)):
        nothing = b.label("nothing")
        if together:
            b.op("JLTI", any_held, 0, nothing)
        for rule in run:
            entry(rule)
        b.place(nothing)


def _held(lo: Lowering, rule: m.Rule) -> bool:
    """Whether a rule is the text of things and speaks to whoever holds them."""
    return (
        rule.you == m.Holder(m.This()) and not rule.each and not rule.effect and bool(carrier_names(lo, rule))
    )


_THIS = re.compile(r"\bthis\b(?!.*\bthis\b)")

Carried = tuple[int | None, Ctx, str, Callable[[], None]]


def carriers(lo: Lowering, c: Ctx, rule: m.Rule, you: int) -> Iterator[Carried]:
    """Code for each carrier of a rule in force for `you`: (register or None, context, jump if not, close).

    Code comes out as the iterator goes: the caller emits the rest of the conditions and the option for one
    carrier, calls the closing function, and only then asks for the next.
    """
    b = c.b
    if rule.effect:
        return
    names = carrier_names(lo, rule)
    if not names:
        no = b.label("rule")
        before = b.top
        inner = c.but(you=you, this=None)
        conditions.jump_unless(lo, inner, rule.when, no)

        def close(no: str = no, before: int = before) -> None:
            b.place(no)
            b.top = before

        yield None, inner, no, close
        return
    tag = carrier_tag(lo, rule)
    if len(names) > 1 and lo.by_tag.get(tag) == names:
        yield from _found(lo, c, rule, you, _narrowest(lo, rule, tag))
        return
    for name in names:
        no = b.label("rule")
        before = b.top
        if rule.you == m.This() and not rule.each:
            b.op("JNEI", you, lo.entity(name), no)
        this = b.const(lo.entity(name))
        in_force(lo, c, rule, this, no)
        inner = c.but(you=you, this=this, cause=True)
        if not rule.each and rule.you not in (None, m.This()):
            b.op("JNE", nouns.ref(lo, inner, rule.you), you, no)
        conditions.jump_unless(lo, inner, rule.when, no)

        def close(no: str = no, before: int = before) -> None:
            b.place(no)
            b.top = before

        yield this, inner, no, close


def _found(lo: Lowering, c: Ctx, rule: m.Rule, you: int, tag: str) -> Iterator[Carried]:
    """One piece of code for all carriers, which are the things with a tag: a loop, by their numbers."""
    b = c.b
    before = b.top
    loop, end = b.label("carrier"), b.label("carriers")
    this = b.const(-1)
    held = rule.you == m.Holder(m.This()) and not rule.each
    if held:
        b.op("MOV", b.reg(), you)
    b.place(loop)
    if held:
        b.op("HAVE", this, tag, end)
    else:
        b.op("FIND", this, this, tag)
        b.op("JLTI", this, 0, end)
    for part in m.conjuncts(rule.when):  # most lie elsewhere: no other question passes over so many
        if isinstance(part, m.InZone) and part.of == m.This():
            b.op("JNIN", this, part.zone, loop)
    in_force(lo, c, rule, this, loop)
    inner = c.but(you=you, this=this, cause=True)
    if not held and not rule.each and rule.you is not None:
        b.op("JNE", nouns.ref(lo, inner, rule.you), you, loop)
    conditions.jump_unless(lo, inner, rule.when, loop)

    def close() -> None:
        b.op("JMP", loop)
        b.place(end)
        b.top = before

    yield this, inner, loop, close


def carried(lo: Lowering, c: Ctx, rule: m.Rule) -> Iterator[tuple[int | None, str]]:
    """Code for each carrier of a rule that lies where its text counts; of a box, which none carries, once.

    Gives its register and the label that goes on with the next.
    """
    b = c.b
    names, tag = carrier_names(lo, rule), carrier_tag(lo, rule)
    if len(names) > 1 and lo.by_tag.get(tag) == names:
        loop, end = b.label("carrier"), b.label("carriers")
        this = b.const(-1)
        b.place(loop)
        b.op("FIND", this, this, _narrowest(lo, rule, tag))
        b.op("JLTI", this, 0, end)
        in_force(lo, c, rule, this, loop)
        yield this, loop
        b.op("JMP", loop)
        b.place(end)
        return
    for name in names or ([""] if not rule.kind else []):  # of a kind there may be no things
        end = b.label("asleep")
        one = b.const(lo.entity(name)) if name else None
        if one is not None:
            in_force(lo, c, rule, one, end)
        yield one, end
        b.place(end)


def in_force(lo: Lowering, c: Ctx, rule: m.Rule, this: int, label: str) -> None:
    """Jump unless the carrier lies where its text counts; what nobody plays has no text in force."""
    b = c.b
    names = carrier_names(lo, rule)
    if names and lo.played.issuperset(names):
        _played(b, this, label)
    elif not lo.played.isdisjoint(names):  # of other things nobody asks who plays them
        other = b.label("never played")
        b.op("JNTAG", this, lo.common_tag(lo.played), other)
        _played(b, this, label)
        b.place(other)
    if not rule.zones:
        return
    yes = b.label("awake")
    for zone in rule.zones[:-1]:
        b.op("JIN", this, zone, yes)
    b.op("JNIN", this, rule.zones[-1], label)
    b.place(yes)


def _played(b: Builder, this: int, label: str) -> None:
    """Jump unless some seat plays it."""
    seat = b.reg()
    b.op("CTRL", seat, this)
    b.op("JLTI", seat, 0, label)


def carrier_names(lo: Lowering, rule: m.Rule) -> list[str]:
    """The entities that carry a rule."""
    if rule.carrier and rule.carrier in lo.model.things:
        return list(lo.model.things[rule.carrier].entities)
    if rule.carrier:
        return [rule.carrier] if rule.carrier in lo.ids else []
    if rule.kind:
        return list(lo.by_tag.get(rule.kind, []))
    return []


def entry_text(words: str, name: str = "") -> str:
    """An entry about what carries a rule: by its name where the words say it, or `this`, else behind them."""
    text, said = _THIS.subn("{0?this}", words)
    if not said and name and name in words:
        before, _, behind = words.rpartition(name)
        return f"{before}{{0?{name}}}{behind}"
    return text if said else f"{words} ({{0}})"


def carrier_tag(lo: Lowering, rule: m.Rule) -> str:
    """A tag of all entities that carry a rule ("" where none does)."""
    if not carrier_names(lo, rule):
        return ""
    return rule.kind or (f"={rule.carrier}" if f"={rule.carrier}" in lo.by_tag else "thing#")


def _narrowest(lo: Lowering, rule: m.Rule, tag: str) -> str:
    """The tag of the fewest things among which are all carriers the condition of the rule can hold for."""
    everything = set(lo.by_tag[tag])
    asked = [one.tag for one in m.conjuncts(rule.when) if isinstance(one, m.HasTag) and one.of == m.This()]
    known = [one for one in (tag, *asked) if everything.issuperset(lo.by_tag.get(one, [""]))]
    return lo.fewest(known)
