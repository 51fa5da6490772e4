"""Warn about roles in texts that are never read while anybody has the role, and of what ends there.

The roles of a contest or procedure belong to whoever takes part while it goes on: elsewhere `the buyer` is
nobody, and what is done to nobody is not done. What can happen during it is followed from its own text: the
verbs that are done, what they do, the rules on them, and what else is begun. What may happen at any time, as
a limit or an offer, may happen during it. So it is with what a text ends (`end the walk`), or what shall last
until the end of it.

A pack without seats is a vocabulary for others, so nothing is said of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import NO_SUCH_LEVEL, NOBODY
from talisman.compiler.model import (
    Act,
    Begin,
    CloseOption,
    Contest,
    End,
    Guard,
    Install,
    Model,
    OptionOf,
    Procedure,
    Replace,
    Role,
    Rule,
    Trigger,
    lineage,
)
from talisman.compiler.model.walk import walk
from talisman.compiler.source import NOWHERE, Span
from talisman.values import frozen

Event = tuple[str, str]
"""What a text waits for: `verb` or `level`, and its name; `` where it may be read at any time."""
ALWAYS: Event = ("", "")
ENDED, LASTS = "nothing is ended", "a game stops there, since nothing says when this is over"
"""What comes of it where no level is going on that is ended, or until the end of which something lasts."""


@frozen
class _Text:
    """A text: what it waits for, what it does and begins, the roles it speaks of, where it stands.

    ends: levels that it ends, or until the end of which something lasts, and what comes of it where none is.
    """

    waits: Event
    does: tuple[Event, ...]
    roles: tuple[Role, ...] = ()
    span: Span = NOWHERE
    ends: tuple[tuple[str, str], ...] = ()


def nobody(context: Context) -> Iterator[Diagnostic]:
    """One warning for each text with a role that nobody has when it is read."""
    if not context.packs or context.packs[-1].seats is None:
        return
    texts = list(_texts(context))
    waiting: dict[Event, list[_Text]] = {}
    for text in texts:
        waiting.setdefault(text.waits, []).append(text)
    during: dict[str, set[Event]] = {}

    def outside(level: str, text: _Text) -> bool:
        if level not in during:
            during[level] = _during(level, waiting, context.model)
        return text.waits not in during[level]

    for text in texts:
        if not context.reported(text.span.pack):
            continue
        role = next((role for role in text.roles if outside(role.level, text)), None)
        if role is not None:
            yield NOBODY.at(text.span, role=role.name, level=role.level)
        for level, what in text.ends:
            if outside(level, text):
                yield NO_SUCH_LEVEL.at(text.span, level=level, what=what)


def _texts(context: Context) -> Iterator[_Text]:
    model = context.model
    for rule in model.rules:
        yield _text(context, rule, _waits(rule, model), rule.span)
    for verb in model.verbs.values():
        yield _text(context, verb.does, ("verb", verb.name), verb.span)
    for procedure in model.procedures.values():
        here = ("level", procedure.name)
        yield _Text(here, tuple(("level", name) for name in (procedure.parent, *procedure.runs)))
        for duty in procedure.duties:
            yield _text(context, duty, here, duty.span)
    for contest in model.contests.values():
        yield _Text(("level", contest.name), (("level", contest.parent),))
        yield _text(context, contest, ("level", contest.name), contest.span)
    for block in (
        *(limit.excess for limit in model.limits.values()),
        *(block for effect in model.effects.values() for block in (effect.begins, effect.ends)),
        *(block for zone in model.zones.values() for block in (zone.refill, zone.excess)),
    ):
        yield _text(context, block, ALWAYS, NOWHERE)


def _waits(rule: Rule, model: Model) -> Event:
    """What has to happen for a rule to be read."""
    match rule.shape:
        case Trigger(pattern) | Guard(pattern) | Replace(pattern) if pattern.verb in model.verbs:
            return "verb", pattern.verb
        case OptionOf(procedure) | CloseOption(procedure):
            return "level", procedure
    return ALWAYS


def _text(context: Context, text: object, waits: Event, span: Span) -> _Text:
    """What there is to know of a text; rows of a contest it begins speak of the roles of that contest."""
    does, roles, ends = context.looked.found("does", text, partial(_doings, context))
    effects = context.model.effects
    bound = (effects[name].bound for name, what in ends if what == LASTS)
    lasts = [(level, LASTS) for level in dict.fromkeys(bound) if level]
    return _Text(waits, does, roles, span, (*((name, what) for name, what in ends if what != LASTS), *lasts))


def _doings(
    context: Context, text: object
) -> tuple[tuple[Event, ...], tuple[Role, ...], tuple[tuple[str, str], ...]]:
    """What a text does and begins, the roles it speaks of, what it ends and which effects it makes."""
    does: dict[Event, None] = {}
    roles: dict[int, Role] = {}
    ends: dict[int, tuple[str, str]] = {}
    inside: set[int] = set()
    for part in context.parts(text, Act, Begin, Role, End, Install):
        match part:
            case Act(call):
                does["verb", call.verb] = None
            case Begin():
                does["level", part.procedure] = None
                if part.deed is not None:
                    does["verb", part.deed.verb] = None
                inside.update(id(found) for found in walk(part.rows))
            case Role():
                roles[id(part)] = part
            case End():
                ends[id(part)] = part.level, ENDED
            case Install():
                ends[id(part)] = part.effect, LASTS
    said = (part for key, part in roles.items() if key not in inside)
    return tuple(does), tuple(said), tuple({one: None for key, one in ends.items() if key not in inside})


def _during(level: str, waiting: Mapping[Event, Sequence[_Text]], model: Model) -> set[Event]:
    """Everything that may happen while a level, or one that inherits it, goes on."""
    found = {ALWAYS}
    levels: dict[str, Procedure | Contest] = {**model.procedures, **model.contests}
    for name in levels:
        if level in lineage(levels, name):
            found.add(("level", name))
    queue = sorted(found)
    while queue:
        for text in waiting.get(queue.pop(), ()):
            for event in text.does:
                if event not in found:
                    found.add(event)
                    queue.append(event)
    return found
