"""Warn about tags that are asked of things none of which has it.

A tag is printed and stays as it is. Where no trader is printed with it, `if Ann is heavy` is never so, and
`each heavy trader` is nobody: usually the line is about something else that is heavy, or a word is missing in
a heading. So it is with values, where no verb gives them to such things. A pack without seats is a vocabulary
for others, so nothing is said of it, nor of kinds without things.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from talisman.compiler.articles import article
from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import NEVER_TAGGED
from talisman.compiler.model import (
    Act,
    AllOf,
    Cond,
    HasTag,
    Holder,
    ModeIs,
    Model,
    Named,
    Ref,
    Rule,
    Sel,
    This,
    Var,
    You,
    akin,
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
    having: dict[str, set[str]] = {}
    for name, thing in model.things.items():
        for word in (*thing.tags, *thing.entities):
            having.setdefault(word, set()).add(name)
    given = _given(context)
    told: set[tuple[Span, str]] = set()
    vain: dict[tuple[tuple[str, ...], tuple[str, ...]], bool] = {}
    for text, span in context.own_texts:
        for of, words in context.looked.found("asked", text, partial(_asked_in, context)):
            said = [word for word in words if word not in model.kinds]
            if not said:  # as most
                continue
            kinds = (*_known(of, text, context), *(word for word in words if word in model.kinds))
            tags = tuple(
                word for word in said if word not in model.values or not _may_become(kinds, given, model)
            )
            if not tags or not kinds:
                continue
            if (kinds, tags) not in vain:  # few are asked, often
                meant = set.intersection(*(having.get(word, set()) for word in kinds))
                vain[kinds, tags] = bool(meant) and not meant.intersection(*(having.get(t, ()) for t in tags))
            if vain[kinds, tags] and (span, tags[0]) not in told:
                told.update((span, tag) for tag in tags)
                what = kinds[0] if kinds[0] in model.things else kinds[-1]
                a = "" if what in model.things else f"{article(what).capitalize()} "
                yield NEVER_TAGGED.at(span, what=f"{a}`{what}`", tag=f"`{' '.join(tags)}`")


def _given(context: Context) -> set[str]:
    """The kinds of things that verbs give a value to, at some place or other ("" any), and who is played."""
    model = context.model
    calls = (act.call for act in context.every(Act))
    named = {call.verb for call in calls if call.unit in model.values}
    played = {kind.name for kind in model.kinds.values() if kind.played_by or kind.seat}
    return played | {model.verbs[name].actor for name in named if name in model.verbs}


def _may_become(kinds: Sequence[str], given: set[str], model: Model) -> bool:
    """Whether things that are of all these kinds may be given a value."""
    of = [model.things[one].kind if one in model.things else one for one in kinds]
    return any(not one or all(akin(model.kinds, one, kind) for kind in of) for one in given)


def _asked_in(context: Context, text: object) -> list[Asked]:
    """All that is asked of anything in a text; what is asked together with more is not asked alone, too.

    In `for each guest or fragile letter` a rule of guests holds where something is a letter and fragile.
    """
    parts = context.parts(text, Sel, AllOf, HasTag, ModeIs)
    together = {id(one) for part in parts if isinstance(part, AllOf) for one in conjuncts(part)}
    return [asked for part in parts if id(part) not in together for asked in _asked(part)]


def _asked(part: object) -> Iterator[Asked]:
    """What a selection, several conditions or one of them ask of each thing of which they speak."""
    match part:
        case Sel(var, kind, where):
            found = [word for of, word in _words(conjuncts(where)) if of == Var(var)]
            yield Var(var), (*((kind,) if kind else ()), *found)
        case AllOf():
            tagged = list(_words(conjuncts(part)))
            for of in dict.fromkeys(of for of, _ in tagged):
                yield of, tuple(word for other, word in tagged if other == of)
        case HasTag(of, word) | ModeIs(of, word):
            yield of, (word,)


def _words(conds: Sequence[Cond]) -> Iterator[tuple[Ref, str]]:
    """The words that conditions ask of things."""
    for cond in conds:
        match cond:
            case HasTag(of, word) | ModeIs(of, word):
                yield of, word


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
