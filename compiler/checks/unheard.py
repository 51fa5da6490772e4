"""Warn about rules that wait for what never happens.

A verb may be declared with nothing that does it, or be done to other kinds of things only. A rule that waits
for it compiles, and never fires. A pack without seats is a vocabulary for others, so nothing is said of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.catalogue_model import UNHEARD
from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.model import (
    Act,
    Call,
    Cond,
    EachEnd,
    Guard,
    HasTag,
    IsCopyOf,
    Named,
    PlaceOf,
    Rec,
    Ref,
    Replace,
    Rule,
    Same,
    Sel,
    This,
    Top,
    Trigger,
    Var,
    ancestors,
    conjuncts,
)

OBJECT = Rec("object")


def unheard(context: Context) -> Iterator[Diagnostic]:
    """One warning for each rule whose event nobody brings about."""
    if not context.packs or context.packs[-1].seats is None:
        return
    done: dict[str, set[str]] = {}
    for text in context.texts:
        for verb, kinds in _done(context, text):
            done.setdefault(verb, set()).update(kinds)
    for rule in context.model.rules:
        if not isinstance(rule.shape, Trigger | Guard | Replace) or not context.reported(rule.pack):
            continue
        pattern = rule.shape.pattern
        if pattern.verb not in context.model.verbs:
            continue
        if pattern.verb not in done:
            yield UNHEARD.at(pattern.span, why=f"no text does `{pattern.verb}`")
            continue
        wanted = _wanted(context, pattern.where)
        kinds = done[pattern.verb]
        if wanted and "" not in kinds and not any(_fit(context, kind, wanted) for kind in kinds):
            others = " and ".join(f"`{kind}`" for kind in sorted(kinds)) or "amounts"
            why = f"`{pattern.verb}` is done to {others} only, never to a `{wanted}`"
            yield UNHEARD.at(pattern.span, why=why)


def _done(context: Context, text: object) -> Iterator[tuple[str, set[str]]]:
    """What a text does, and the kinds of things it does it to ("" may be any)."""
    parts = context.walk(text)
    chosen: dict[int, str] = {}
    for part in parts:
        if isinstance(part, Sel):
            chosen[part.var] = part.kind if part.kind in context.model.kinds else ""
        elif isinstance(part, EachEnd):
            chosen[part.var] = ""
    for part in parts:
        if isinstance(part, Act):
            yield part.call.verb, _kinds(context, text, part.call, chosen)


def _kinds(context: Context, text: object, call: Call, chosen: dict[int, str]) -> set[str]:
    """The kinds of things that a call may be about: none where it is about an amount."""
    if call.object is None:
        return set() if call.unit else {""}
    return _of(context, text, call.object, chosen)


def _of(context: Context, text: object, ref: Ref, chosen: dict[int, str]) -> set[str]:
    things, model = context.model.things, context.model
    match ref:
        case Var(n):
            return {chosen.get(n, "")}
        case Named(name):
            return {next((thing.kind for thing in things.values() if name in thing.entities), "")}
        case Top(zone):
            return set(model.zones[zone].holds) or {""}
        case PlaceOf():
            return {kind.name for kind in model.kinds.values() if kind.place} or {""}
        case This() if isinstance(text, Rule) and (text.kind or text.carrier in things):
            return {text.kind or things[text.carrier].kind}
    return {""}


def _wanted(context: Context, where: Cond) -> str:
    """The kind of thing that an event has to be about, where a rule says so."""
    things = context.model.things
    for part in conjuncts(where):
        match part:
            case HasTag(of, tag) if of == OBJECT and tag in context.model.kinds:
                return tag
            case IsCopyOf(of, name) if of == OBJECT and name in things:
                return things[name].kind
            case Same(a, Named(name)) if a == OBJECT:
                return next((thing.kind for thing in things.values() if name in thing.entities), "")
    return ""


def _fit(context: Context, kind: str, wanted: str) -> bool:
    kinds = context.model.kinds
    return wanted in ancestors(kinds, kind) or kind in ancestors(kinds, wanted)
