"""Events of procedures, contests and forms: that they begin and end, whose they are, and where."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.articles import article
from talisman.compiler.messages.events import NO_OUTCOME, WHOSE_OUTCOME
from talisman.compiler.messages.nouns import BEGUN_BY_ANOTHER, ONE_FORM
from talisman.compiler.messages.numbers import NOT_HERE
from talisman.compiler.messages.syntax import COMES_OUT_BELOW
from talisman.compiler.model import (
    Always,
    Amount,
    CameOut,
    Cmp,
    Cond,
    Int,
    Nobody,
    Num,
    OnSpace,
    Pattern,
    Rec,
    Ref,
    Same,
)
from talisman.compiler.resolve.phrase import (
    calls,
    descriptions,
    events,
    nominals,
    nouns,
    numbers,
    pronouns,
    quantity,
    role_nouns,
    whereabouts,
    zone_nouns,
)
from talisman.compiler.resolve.phrase.nominals import both, either
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import has, is_np, is_sentence, leaves, not_yet, report, said, texts
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node

BEGINS = {"begin": "begin", "end": "end"}
NO_WAY = "only a contest comes out in a way"
COMES_OUT = f"{COMES_OUT_BELOW}, or `when your CONTEST ends by OUTCOME: ...`"
NO_OTHER = "`when {level} {verb}: ...`, with nothing behind it; who does it: `when you {begin} {level}: ...`"


def owner_said(found: calls.Said) -> views.Poss | None:
    """Whose procedure a phrase names (`Ann's turn`)."""
    nodes = (hole.part for hole in found.holes if isinstance(hole.part, Node))
    return next((poss for node in nodes if (poss := nominals.owner_node(node)) is not None), None)


def not_another(found: calls.Said, level: str, scope: Scope) -> None:
    """Refuse `end another turn`: one turn goes on, and it would be that one."""
    for hole in found.holes:
        if isinstance(hole.part, Node):
            _one_goes_on(hole.part, level, scope)


def _one_goes_on(noun: Node, level: str, scope: Scope) -> None:
    det = nominals.determiner(noun)
    if det is not None and has(det, "another"):
        report(scope, ONE_FORM, noun.span, words=said(noun), form=level)


def of_who_does_it(found: calls.Said, level: str, ref: Ref, scope: Scope) -> None:
    """Refuse `begin Ann's turn`: what is begun is that of who begins it."""
    poss = owner_said(found)
    if poss is None or isinstance(poss, views.PossTheir):
        return
    if isinstance(poss, views.PossIts) and isinstance(ref, Rec):
        return  # an event's doer is the last thing spoken of
    whose = role_nouns.owner(poss, scope.inner())
    if whose is not None and whose.ref != ref:
        report(
            scope, BEGUN_BY_ANOTHER, poss.span, words=f"{said(poss)} {level}", level=level, a=article(level)
        )


def however_it_ends(found: calls.Said, scope: Scope) -> None:
    """Refuse an event of an end `by draw`: it is met at every end, and does not look at how it came out."""
    outcome = found.hole("outcome")
    if outcome is not None:
        at = outcome.part.span if isinstance(outcome.part, (Node, Leaf)) else found.node.span
        report(scope, NOT_HERE, at, what="How a contest comes out, behind its end,", way=COMES_OUT)


def begun(found: calls.Said, level: str, scope: Scope) -> Iterator[Cond]:
    """Where somebody begins a procedure (`a stay here`); what else is said behind its name is refused."""
    not_another(found, level, scope)
    for hole in found.holes:
        for mod in nouns.narrowings(hole.part) if isinstance(hole.part, Node) else ():
            yield from _where_begun(mod, scope)
        if isinstance(hole.part, Node):
            events.one_at_a_time(hole.part, scope)
            zone_nouns.no_words_before(hole.part, level, scope)


def level_subject(subject: views.Np, phrase: views.Phrase, scope: Scope) -> str:
    """The procedure, contest or form that is the subject (`its walk ends`); a form does nothing else."""
    if nominals.nominal(subject) is None:
        return ""
    for leaf in leaves(subject):
        if leaf.kind in ("KIND_S", "KIND_P"):
            return calls.level(leaf.text, scope)
        form = scope.world.find("form", leaf.text) if leaf.kind == "ADJ" else None
        if form is not None and _begins_or_ends(phrase, scope):
            return form
    return ""


def of_level(phrase: views.Phrase, scope: Scope) -> bool:
    """Whether the phrase is `begins` or `ends` alone, where that says what."""
    return _begins_or_ends(phrase, scope) and bool(scope.effect or scope.level)


def _begins_or_ends(phrase: views.Phrase, scope: Scope) -> bool:
    name = scope.world.find("verb", phrase.verb.text) if is_sentence(phrase) else None
    return name is not None and scope.world.verbs[name].primitive in BEGINS and not list(phrase.nodes())


def this_one(scope: Scope) -> str:
    """The form, procedure or contest that `this` is in its own text ("" where it is a thing)."""
    effect = scope.world.model.effects.get(scope.effect)
    return scope.effect if effect is not None and effect.form else "" if scope.effect else scope.level


def level_event(subject: views.Np | None, level: str, phrase: views.Phrase, scope: Scope) -> events.Event:
    """A procedure, contest or form begins or ends (`its walk ends`)."""
    found = calls.take_apart(phrase, scope) if is_sentence(phrase) else None
    verb = found.verb if found is not None else None
    kind = BEGINS.get(verb.primitive, "") if verb is not None else ""
    if found is None or not kind:
        not_yet(scope, phrase)
        return events.Event(Pattern("", span=phrase.span))
    more = next(iter(phrase.nodes()), None)
    if more is not None and subject is not None and is_sentence(phrase):
        way = NO_OTHER.format(level=said(subject), verb=phrase.verb.text, begin=kind)
        report(scope, NOT_HERE, more.span, what=f"`{said(more)}`", way=way)
    level = level or scope.effect or scope.level
    hole = found.hole("outcome")
    outcome = hole.part if hole is not None and isinstance(hole.part, Leaf) else None
    known = calls.outcomes(level, scope) if kind == "end" else ()
    if outcome is not None and outcome.text not in known:
        ways = calls.ways_out(level, scope) or NO_WAY
        report(scope, NO_OUTCOME, outcome.span, outcome=outcome.text, level=level, ways=ways)
        outcome = None
    poss = nominals.owner_node(subject) if subject is not None else None
    this = subject is not None and isinstance(subject, views.NpThis)  # a form speaks of its own end
    whose = (
        role_nouns.owner(poss, scope) if poss is not None else scope.you if this and scope.effect else None
    )
    wheres: list[Cond] = []
    if poss is not None:
        role_nouns.need_somebody(level, poss, scope)
    if whose is not None and outcome is not None:
        wheres.append(CameOut(level, outcome.text, whose.ref))
    elif whose is not None:
        wheres.append(either(*(Same(side, whose.ref) for side in _its_sides(level, scope))))
    if subject is not None:
        wheres += _whose_level(subject, level, outcome, scope)
    of = subject is not None and any(isinstance(mod, views.ModOf) for mod in nouns.narrowings(subject))
    if outcome is not None and whose is None and not of:
        _of_nobody(outcome, level, scope)
        wheres.append(CameOut(level, outcome.text, Rec("actor")))
    who = Noun(Rec("actor"), words="the actor")
    it = _whose_it_is(subject, level, scope) if subject is not None else ()
    return events.Event(Pattern(f"{kind} {level}", (), both(*wheres), phrase.span), who, it=it)


def _whose_it_is(subject: Node, level: str, scope: Scope) -> tuple[Noun, ...]:
    """Whose procedure it is, as `it` behind it; of a contest that is either side, so no word means it."""
    poss = nominals.owner_node(subject)
    named: list[Node] = [mod.np for mod in nouns.narrowings(subject) if isinstance(mod, views.ModOf)]
    if isinstance(poss, views.PossOf):
        named.append(poss.owner)
    sides = _its_sides(level, scope)
    avatar = next(iter(scope.world.avatars), "")
    return tuple(
        Noun(sides[0] if len(sides) == 1 else Nobody(), avatar, np.span, said(np), several=len(sides) > 1)
        for np in named
        if not isinstance(np, (views.You, views.NpIt, views.NpThis))
    )


def _its_sides(level: str, scope: Scope) -> tuple[Rec, ...]:
    """Whose a procedure is that begins or ends: who does it; a contest is that of both sides."""
    known = scope.world.levels.get(level)
    contest = known is not None and known.contest and len(known.roles) > 1
    return (Rec("actor"), Rec("other")) if contest else (Rec("actor"),)


def _of_nobody(outcome: Leaf, level: str, scope: Scope) -> None:
    """Refuse `when a deal ends by bargain`: what is a bargain for the one is a refusal for the other."""
    if outcome.text in calls.outcomes(level, scope)[:2]:
        report(scope, WHOSE_OUTCOME, outcome.span, outcome=outcome.text, level=level, a=article(level))


def _whose_level(subject: Node, level: str, outcome: Leaf | None, scope: Scope) -> Iterator[Cond]:
    """Whose procedure it is that begins or ends, and where; what else narrows it would not be heeded."""
    for mod in nouns.narrowings(subject):
        if isinstance(mod, views.ModOf):
            role_nouns.need_somebody(level, mod, scope)
            sides = _its_sides(level, scope)
            yield either(
                *(
                    both(
                        descriptions.matches(mod.np, side, scope),
                        *(() if outcome is None else (CameOut(level, outcome.text, side),)),
                    )
                    for side in sides
                )
            )
        else:
            yield from _where_begun(mod, scope)
    _one_goes_on(subject, level, scope)
    events.one_at_a_time(subject, scope)
    zone_nouns.no_words_before(subject, level, scope)


def _where_begun(mod: views.Mod, scope: Scope) -> Iterator[Cond]:
    """Where who does a procedure is; what else is said behind its name is refused."""
    match mod:
        case views.ModHere():
            place = pronouns.there(mod, scope) if mod.has_there else nouns.here(scope)
            yield OnSpace(Rec("actor"), place)
        case views.ModAt():
            yield whereabouts.at_one_of(mod, Rec("actor"), scope, own=next(iter(scope.world.avatars), ""))
        case _:
            not_yet(scope, mod)


def of_levels(part: Node, scope: Scope) -> bool:
    """Whether a noun means something that is done, and no thing: `1 turn`, `a deal`."""
    what = nominals.nominal(part) if is_np(part) else None
    found = nominals.heads(what, scope) if what is not None else ()
    return bool(found) and all(head.cls in ("procedure", "contest") for head in found)


def so_many(part: Node, wants: str, scope: Scope) -> Cond | None:
    """How many an event is about where its verb has a hole for what goes on: `when you miss 2 turns`.

    As with an amount, one means any and more at least so many. None: it is no number of those.
    """
    det = nominals.determiner(part) if is_np(part) else None
    of_things = wants == "goods" or wants in scope.world.model.kinds
    if det is None or of_things or not of_levels(part, scope):
        return None
    leaf = nominals.counted(det)
    if leaf is None:
        return Always() if {*texts(det)} & {"a", "an"} else None
    quantity.check_form(part, scope)
    if has(det, "exactly"):
        return Cmp("=", Amount(), Int(int(leaf.text)))
    if has(det, "up") or has(det, "other"):
        return None
    return Cmp(">=", Amount(), Int(int(leaf.text))) if leaf.text != "1" else Always()


def number_asked(found: calls.Said, number: Num, scope: Scope) -> Cond:
    """What an event asks of the number in its sentence: so many of something as of amounts, else just that.

    `pay {number} coins` and `step {number} step/steps` count what stands behind; `turn to {number}` does not.
    """
    words = found.found.template.split()
    at = words.index("{number}") + 1 if "{number}" in words else len(words)
    behind = words[at] if at < len(words) else ""
    counts = "/" in behind or (bool(behind) and numbers.find_unit(behind, scope) is not None)
    if not counts or (isinstance(number, Int) and number.value < 1):
        return Cmp("=", Amount(), number)
    return Cmp(">=", Amount(), number) if number != Int(1) else Always()
