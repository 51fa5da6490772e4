"""Warn about rules that wait for what never happens, or forbid it, or bound it, or set a price on it.

A verb may be declared with nothing that does it, be done to other kinds of things only, or by others only. A
rule that waits for it compiles, and never fires. A pack without seats is a vocabulary for others, so nothing
is said of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.articles import article
from talisman.compiler.checks.context import Context
from talisman.compiler.checks.doings import ACTOR, OBJECT, Doings, doings
from talisman.compiler.checks.sorts import ANY, Kinds, meet
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import UNHEARD
from talisman.compiler.model import (
    Begin,
    Block,
    Cap,
    Cond,
    CostOf,
    Guard,
    HasTag,
    Pattern,
    Permit,
    Prim,
    Rec,
    Replace,
    Rule,
    Trigger,
)
from talisman.compiler.model.walk import walk
from talisman.compiler.source import Span

WAITING = Trigger | Guard | Replace
STANDING = Permit | Cap | CostOf
MOST_VERBS = 24
"""Verbs that are listed."""
ASKED_ONLY = frozenset(("underlie", "prevent"))
"""What is never done: whether it may be is asked, by the machine."""


def unheard(context: Context) -> Iterator[Diagnostic]:
    """One warning for each rule whose event nobody brings about."""
    if not context.packs or context.packs[-1].seats is None:
        return
    known = doings(context)
    whole = _whole_game(context)
    said: dict[
        Span, list[tuple[str, str]]
    ] = {}  # a sentence may be several rules, one for each level with its roles
    for rule in context.own_rules:
        if isinstance(rule.shape, (WAITING, STANDING)):
            pattern = rule.shape.pattern
            if pattern.verb in whole:
                yield UNHEARD.at(pattern.span, why=whole[pattern.verb], way="")
            elif pattern.verb in context.model.verbs:
                why = _why(known, rule, pattern)
                said.setdefault(pattern.span, []).append((why, _ways(known, rule, pattern) if why else ""))
    for span, reasons in said.items():
        if all(why for why, _ in reasons):
            yield UNHEARD.at(span, why=reasons[0][0], way=reasons[0][1])


def _whole_game(context: Context) -> dict[str, str]:
    """The events of the procedure with which the game starts, and why they are none."""
    begun = {part.procedure for part in context.every(Begin)}
    (root,) = [one.name for one in context.model.procedures.values() if one.root][:1] or ("",)
    if not root or root in begun:
        return {}
    over = f"with the end of `{root}` the game is over at once, and what wins it is done before"
    return {f"end {root}": over, f"begin {root}": f"everything is done in `{root}`, and nothing before it"}


def _why(doings: Doings, rule: Rule, pattern: Pattern) -> str:
    """Why the event of a rule never comes about; "" where it may."""
    verb = pattern.verb
    asked = _asked(doings, rule, verb)
    if verb not in doings.done and not asked:
        return f"no text does `{verb}`"
    if isinstance(rule.shape, Permit) and rule.cites:
        return ""  # what is printed in a rulebook is said, though nothing else would do it
    done = doings.done.get(verb, set()) | asked
    if pattern.units:
        if verb not in doings.amounts and ANY not in done:
            return f"`{verb}` is done to {_listed(doings, done)} only, to no amount"
    elif not _fits(done, doings.wanted(rule, OBJECT)):
        never = _named(doings, rule, pattern, OBJECT)
        return f"`{verb}` is done to {_listed(doings, done)} only, never to {never}"
    doers = doings.doers.get(verb) or {ANY}
    if not asked and not _fits(doers, doings.wanted(rule, ACTOR)):
        never = _named(doings, rule, pattern, ACTOR)
        return f"`{verb}` is done by {_listed(doings, doers)} only, never by {never}"
    return ""


def _ways(doings: Doings, rule: Rule, pattern: Pattern) -> str:
    """The verbs that whoever is meant does to such a thing; "" where that is not the cause."""
    wanted, doer = doings.wanted(rule, OBJECT), doings.wanted(rule, ACTOR)
    if pattern.units or wanted is None:
        return ""
    found = sorted(
        verb
        for verb, done in doings.done.items()
        if ANY not in done and meet(done, wanted) and _fits(doings.doers.get(verb) or {ANY}, doer)
    )
    if not found or pattern.verb in found or len(found) > MOST_VERBS:
        return ""
    verbs = ", ".join(f"`{verb}`" for verb in found)
    return f"say it with a verb that is done here: {verbs}; or let a rule do this"


def _asked(doings: Doings, rule: Rule, verb: str) -> Kinds:
    """To what it is asked whether a verb may be done: that may be forbidden, though it is never done."""
    if isinstance(rule.shape, WAITING):
        return set()
    return {ANY} if _asked_only(doings.model.verbs[verb].does) else doings.asked.get(verb, set())


def _asked_only(does: Block | None) -> bool:
    return any(isinstance(part, Prim) and part.name in ASKED_ONLY for part in does or ())


def _fits(kinds: Kinds, wanted: Kinds | None) -> bool:
    return wanted is None or bool(meet(kinds, wanted))


def _listed(doings: Doings, kinds: Kinds) -> str:
    names = [f"`{kind}`" for kind in doings.sorts.listed(kinds)]
    return " and ".join(names[:3] + ["others"] * (len(names) > 3)) or "amounts"


def _named(doings: Doings, rule: Rule, pattern: Pattern, word: Rec) -> str:
    """What an event is about: as it says itself, else of which kinds that is."""
    for part in _all(pattern.where):
        match part:
            case HasTag(of, tag) if of == word:
                return f"{article(tag)} `{tag}`"
    names = doings.sorts.listed(doings.wanted(rule, word) or set())
    if not names and rule.effect:
        return f"anybody under `{rule.effect}`, since nothing puts anybody under it"
    return " or ".join(f"{article(name)} `{name}`" for name in names) or "anything"


def _all(where: Cond) -> Iterator[object]:
    yield from walk(where)
