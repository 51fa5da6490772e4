"""The lines `expect` of a scenario: what must be true then, be asked, be told."""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.model import (
    AllOf,
    Bearer,
    Cmp,
    Cond,
    Count,
    Exists,
    Expect,
    ExpectAsked,
    ExpectOver,
    ExpectWon,
    Holder,
    Int,
    IsCopyOf,
    Named,
    Same,
    ScenarioLine,
    Sel,
    Var,
)
from talisman.compiler.resolve.phrase.conditions import condition
from talisman.compiler.resolve.phrase.whereabouts import place_kind
from talisman.compiler.resolve.scenario import seats
from talisman.compiler.resolve.scenario.sense import called_by_none, of_no_event
from talisman.compiler.resolve.scenario.table import Table, check, entity_named
from talisman.compiler.resolve.words import one_of_pile, said
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf
from talisman.compiler.syntax.vocabulary import plural_of
from talisman.values import evolve


def fact_of(fact: views.Fact, table: Table) -> ScenarioLine:
    """What one fact means."""
    match fact:
        case views.FactOver() | views.FactNotOver():
            return ExpectOver(isinstance(fact, views.FactOver), span=fact.span)
        case views.FactNobodyWon():
            return ExpectWon(None, won=False, span=fact.span)
        case views.FactWon() | views.FactNotWon():
            return ExpectWon(seats.player(fact.np, table), isinstance(fact, views.FactWon), fact.span)
        case views.FactAsked():
            return _asked(fact, "asked", fact.np, fact.string, table, fact.span_asked)
        case views.FactNotAsked():
            return _asked(fact, "not asked", fact.np, fact.string, table, fact.span_asked)
        case views.FactOffered():
            return _texts(fact, "offered", fact.np, (fact.string,), table)
        case views.FactNotOffered():
            return _texts(fact, "not offered", fact.np, (fact.string,), table)
        case views.FactNotOfferedBecause():
            both = (fact.first_string, fact.second_string)
            return _texts(fact, "not offered because", fact.np, both, table)
        case views.FactOnlyOffered():
            return _texts(fact, "only offered", fact.np, fact.strings, table)
        case views.FactShown():
            return _texts(fact, "shown", fact.np, (fact.string,), table)
        case views.FactNotShown():
            return _texts(fact, "not shown", fact.np, (fact.string,), table)
        case views.FactLogged():
            return _texts(fact, "logged", None, (fact.string,), table)
        case views.FactNotLogged():
            return _texts(fact, "not logged", None, (fact.string,), table)
        case views.FactLoggedBefore():
            return _texts(fact, "logged before", None, (fact.first_string, fact.second_string), table)
        case views.FactLiesAt():
            return Expect(_lies_at(fact, table), _joined(fact, "lies at"), fact.span)
        case views.FactHasCopies():
            return Expect(_has_copies(fact, table), _joined(fact, "has"), fact.span)
    expected = condition(fact, table.scope)
    check(fact.span, of_no_event(expected, table.world), table)
    return Expect(expected, said(fact), fact.span)


def _asked(
    fact: views.Fact,
    mode: str,
    who: views.Np,
    text: Leaf | None,
    table: Table,
    since: views.SpanAsked | None,
) -> ExpectAsked:
    """That somebody is asked something, now or in this turn, or is not."""
    asked = _texts(fact, mode, who, (text,) if text is not None else (), table)
    word = "" if since is None else "now" if isinstance(since, views.AskedNow) else "turn"
    return evolve(asked, since=word)


def _texts(
    fact: views.Fact, mode: str, who: views.Np | None, found: Sequence[Leaf], table: Table
) -> ExpectAsked:
    """What is looked for in what somebody is offered or shown, or in the log."""
    texts = [one_of_pile(leaf.text, table.world) for leaf in found]
    asked = seats.player(who, table) if who is not None else None
    if not all(text.strip() for text in texts):
        check(fact.span, "no text is looked for", table)
    elif mode == "not shown":  # of what is shown the scenario itself tells that there is none
        check(fact.span, called_by_none(texts[0], table.world), table)
    return ExpectAsked(mode, asked, texts[0] if texts else "", tuple(texts[1:]), span=fact.span)


def _joined(fact: views.FactLiesAt | views.FactHasCopies, words: str) -> str:
    """A fact of two names as it was said, with the words between them."""
    first, *rest = fact.kids
    return " ".join((said(first), words, *map(said, rest)))


def _lies_at(fact: views.FactLiesAt, table: Table) -> Cond:
    """A thing lies in a zone of another one itself; with what bears it there it would be `at` it only."""
    place = entity_named(fact.second_nameref, table, place_kind(table.scope))
    return Exists(_copies(fact.first_nameref, place, Bearer, table))


def _has_copies(fact: views.FactHasCopies, table: Table) -> Cond:
    """Somebody has so many copies of a thing; the name may stand in the plural."""
    number = int(fact.integer.text)
    copies = Count(_copies(fact.second_nameref, entity_named(fact.first_nameref, table), Holder, table))
    return Cmp("=" if not number else ">=", copies, Int(number))


def _copies(ref: views.Nameref, borne: str, by: type[Bearer] | type[Holder], table: Table) -> Sel:
    """All copies of a named thing (or this one) that somebody or something has."""
    name = entity_named(_singular(ref, table.world), table)
    var = table.scope.names.fresh()
    one: Cond = Same(Var(var), Named(name)) if " #" in name else IsCopyOf(Var(var), name)
    return Sel(var, "", AllOf((Same(by(Var(var)), Named(borne)), one)), span=ref.span)


def _singular(ref: views.Nameref, world: World) -> views.Nameref:
    """The name of several copies as that of one of them, where there is a thing of that name."""
    leaf = ref.name
    if leaf.text in world.names:
        return ref
    single = next((name for name in world.names if leaf.text in (f"{name}s", plural_of(name))), "")
    kids = (evolve(leaf, text=single) if kid is leaf else kid for kid in ref.kids)
    return evolve(ref, kids=tuple(kids)) if single else ref
