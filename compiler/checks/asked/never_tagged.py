"""Warn about tags that are asked of things none of which has it.

A tag is printed and stays as it is. Where no trader is printed with it, `if Ann is heavy` is never so, and
`each heavy trader` is nobody: usually the line is about something else that is heavy, or a word is missing in
a heading. A pack without seats is a vocabulary for others, so nothing is said of it, nor of kinds without
things.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from talisman.compiler.checks.context import Context, placed_texts
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import NEVER_TAGGED
from talisman.compiler.model import (
    AllOf,
    HasTag,
    Holder,
    Named,
    Ref,
    Rule,
    Sel,
    This,
    Var,
    You,
    conjuncts,
)
from talisman.compiler.source import Span

Asked = tuple[Ref, tuple[str, ...]]
"""What is spoken of, and what it has to be all at once."""


def never_tagged(context: Context) -> Iterator[Diagnostic]:
    """One warning for each rule, verb, procedure or contest and tag of which it asks in vain."""
    if not context.packs or context.packs[-1].seats is None:
        return
    model = context.model
    things = [{*thing.tags, *thing.entities} for thing in model.things.values()]
    told: set[tuple[Span, str]] = set()
    vain: dict[tuple[tuple[str, ...], tuple[str, ...]], bool] = {}
    for text, span in placed_texts(model):
        if not context.reported(span.pack):
            continue
        for of, words in context.looked.found("asked", text, partial(_asked_in, context)):
            tags = tuple(word for word in words if word not in model.kinds and word not in model.values)
            kinds = (*_known(of, text, context), *(word for word in words if word in model.kinds))
            if not tags or not kinds:
                continue
            if (kinds, tags) not in vain:  # few are asked, often
                meant = [thing for thing in things if thing.issuperset(kinds)]
                vain[kinds, tags] = bool(meant) and not any(thing.issuperset(tags) for thing in meant)
            if vain[kinds, tags] and (span, tags[0]) not in told:
                told.update((span, tag) for tag in tags)
                what = kinds[0] if kinds[0] in model.things else f"no {kinds[-1]}"
                yield NEVER_TAGGED.at(span, what=f"`{what}`", tag=f"`{' '.join(tags)}`")


def _asked_in(context: Context, text: object) -> list[Asked]:
    """All that is asked of anything in a text."""
    return [asked for part in context.parts(text, Sel, AllOf, HasTag) for asked in _asked(part)]


def _asked(part: object) -> Iterator[Asked]:
    """What a selection, several conditions or one of them ask of each thing of which they speak."""
    match part:
        case Sel(var, kind, where):
            found = [cond for cond in conjuncts(where) if isinstance(cond, HasTag) and cond.of == Var(var)]
            yield Var(var), (*((kind,) if kind else ()), *(cond.tag for cond in found))
        case AllOf():
            tagged = [cond for cond in conjuncts(part) if isinstance(cond, HasTag)]
            for of in dict.fromkeys(cond.of for cond in tagged):
                yield of, tuple(cond.tag for cond in tagged if cond.of == of)
        case HasTag(of, tag):
            yield of, (tag,)


def _played(context: Context) -> str:
    """The kind of those who are played, if it is one."""
    played = [kind.name for kind in context.model.kinds.values() if kind.played_by]
    return played[0] if len(played) == 1 else ""


def _known(of: Ref, text: object, context: Context) -> tuple[str, ...]:
    """The thing or kind of what is spoken of, if it is known."""
    match of:
        case Named(name):
            return (name,)
        case Var(n):
            named = context.lets(text).get(n)
            known = _known(named, text, context) if named is not None else ()
            if known:
                return known
            kind = context.chosen(text).get(n, "")
        case You() if isinstance(text, Rule):
            kind = text.each or (_played(context) if isinstance(text.you, Holder) else "")
        case This() if isinstance(text, Rule) and not text.effect:
            kind = text.kind or text.carrier
        case _:
            kind = ""
    return (kind,) if kind else ()
