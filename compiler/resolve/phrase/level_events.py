"""Events of procedures, contests and forms: that they begin and end, whose they are, and where."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.model import (
    Cond,
    OnSpace,
    Pattern,
    Rec,
    Same,
)
from talisman.compiler.resolve.phrase import (
    calls,
    descriptions,
    events,
    nominals,
    nouns,
    pronouns,
    role_nouns,
    whereabouts,
    zone_nouns,
)
from talisman.compiler.resolve.phrase.nominals import both, either
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import has, is_sentence, leaves, not_yet
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node

BEGINS = {"begin": "begin", "end": "end"}


def begun(found: calls.Said, level: str, scope: Scope) -> Iterator[Cond]:
    """Where somebody begins a procedure (`a stay here`); what else is said behind its name is refused."""
    for hole in found.holes:
        for mod in nouns.narrowings(hole.part) if isinstance(hole.part, Node) else ():
            yield from _where_begun(mod, scope)
        if isinstance(hole.part, Node):
            events.one_at_a_time(hole.part, scope)
            zone_nouns.no_words_before(hole.part, level, scope)


def level_subject(subject: views.Np, scope: Scope) -> str:
    """The procedure, contest or form that is the subject (`its walk ends`)."""
    if nominals.nominal(subject) is None:
        return ""
    for leaf in leaves(subject):
        if leaf.kind in ("KIND_S", "KIND_P"):
            return calls.level(leaf.text, scope)
    return ""


def of_level(phrase: views.Phrase, scope: Scope) -> bool:
    """Whether the phrase is `begins` or `ends` alone."""
    name = scope.world.find("verb", phrase.verb.text) if is_sentence(phrase) else None
    return (
        name is not None
        and scope.world.verbs[name].primitive in BEGINS
        and not list(phrase.nodes())
        and bool(scope.effect or scope.level)
    )


def level_event(subject: views.Np | None, level: str, phrase: views.Phrase, scope: Scope) -> events.Event:
    """A procedure, contest or form begins or ends (`its walk ends`)."""
    name = scope.world.find("verb", phrase.verb.text) if is_sentence(phrase) else None
    kind = BEGINS.get(scope.world.verbs[name].primitive, "") if name is not None else ""
    if not kind:
        not_yet(scope, phrase)
        return events.Event(Pattern("", span=phrase.span))
    level = level or scope.effect or scope.level
    poss = nominals.owner_node(subject) if subject is not None else None
    this = subject is not None and isinstance(subject, views.NpThis)  # a form speaks of its own end
    whose = (
        role_nouns.owner(poss, scope) if poss is not None else scope.you if this and scope.effect else None
    )
    wheres: list[Cond] = []
    if poss is not None:
        role_nouns.need_somebody(level, poss, scope)
    if whose is not None:
        wheres.append(either(*(Same(side, whose.ref) for side in _its_sides(level, scope))))
    if subject is not None:
        wheres += _whose_level(subject, level, scope)
    who = Noun(Rec("actor"), words="the actor")
    return events.Event(Pattern(f"{kind} {level}", (), both(*wheres), phrase.span), who)


def _its_sides(level: str, scope: Scope) -> tuple[Rec, ...]:
    """Whose a procedure is that begins or ends: who does it; a contest is that of both sides."""
    known = scope.world.levels.get(level)
    contest = known is not None and known.contest and len(known.roles) > 1
    return (Rec("actor"), Rec("other")) if contest else (Rec("actor"),)


def _whose_level(subject: Node, level: str, scope: Scope) -> Iterator[Cond]:
    """Whose procedure it is that begins or ends, and where; what else narrows it would not be heeded."""
    for mod in nouns.narrowings(subject):
        if isinstance(mod, views.ModOf):
            role_nouns.need_somebody(level, mod, scope)
            sides = _its_sides(level, scope)
            yield either(*(descriptions.matches(mod.np, side, scope) for side in sides))
        else:
            yield from _where_begun(mod, scope)
    det = nominals.determiner(subject)
    if det is not None and has(det, "another"):
        not_yet(scope, subject)
    events.one_at_a_time(subject, scope)
    zone_nouns.no_words_before(subject, level, scope)


def _where_begun(mod: views.Mod, scope: Scope) -> Iterator[Cond]:
    """Where who does a procedure is; what else is said behind its name is refused."""
    match mod:
        case views.ModHere():
            place = pronouns.there(mod, scope) if mod.has_there else nouns.here(scope)
            yield OnSpace(Rec("actor"), place)
        case views.ModAt():
            yield whereabouts.at(mod.np, Rec("actor"), scope, own=next(iter(scope.world.avatars), ""))
        case _:
            not_yet(scope, mod)
