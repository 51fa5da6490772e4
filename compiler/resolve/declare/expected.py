"""The lines `expect` of a scenario: what must be true then, be asked, be told."""

from __future__ import annotations

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
from talisman.compiler.resolve.declare import seats
from talisman.compiler.resolve.declare.scenario_sense import of_no_event
from talisman.compiler.resolve.declare.scenario_table import Table, check, entity_named, ints
from talisman.compiler.resolve.phrase.conditions import condition
from talisman.compiler.resolve.phrase.whereabouts import place_kind
from talisman.compiler.resolve.words import one_of_pile, said
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax.tree import Node
from talisman.compiler.syntax.vocabulary import plural_of
from talisman.values import evolve

_MODES = {
    "fact_asked": "asked",
    "fact_not_asked": "not asked",
    "fact_offered": "offered",
    "fact_not_offered": "not offered",
    "fact_not_offered_because": "not offered because",
    "fact_only_offered": "only offered",
    "fact_logged": "logged",
    "fact_not_logged": "not logged",
    "fact_logged_before": "logged before",
    "fact_shown": "shown",
    "fact_not_shown": "not shown",
}
_SINCE = {"asked_now": "now", "asked_this_turn": "turn"}


def fact_of(fact: Node, table: Table) -> ScenarioLine:
    """What one fact means."""
    if fact.kind in ("fact_over", "fact_not_over"):
        return ExpectOver(fact.kind == "fact_over", span=fact.span)
    if fact.kind == "fact_nobody_won":
        return ExpectWon(None, won=False, span=fact.span)
    if fact.kind in ("fact_won", "fact_not_won"):
        winner = next(fact.nodes())
        return ExpectWon(seats.player(winner, table), fact.kind == "fact_won", fact.span)
    if fact.kind in _MODES:
        who = next((kid for kid in fact.nodes() if kid.kind not in _SINCE), None)
        texts = [one_of_pile(leaf.text, table.world) for leaf in fact.leaves("STRING")]
        asked = seats.player(who, table) if who is not None else None
        if not all(text.strip() for text in texts):
            check(fact.span, "no text is looked for", table)
        return ExpectAsked(
            _MODES[fact.kind],
            asked,
            texts[0] if texts else "",
            tuple(texts[1:]),
            next((_SINCE[kid.kind] for kid in fact.nodes() if kid.kind in _SINCE), ""),
            fact.span,
        )
    if fact.kind == "fact_lies_at":
        return Expect(_lies_at(fact, table), _joined(fact, "lies at"), fact.span)
    if fact.kind == "fact_has_copies":
        return Expect(_has_copies(fact, table), _joined(fact, "has"), fact.span)
    expected = condition(fact, table.scope)
    check(fact.span, of_no_event(expected, table.world), table)
    return Expect(expected, said(fact), fact.span)


def _joined(fact: Node, words: str) -> str:
    """A fact of two names as it was said, with the words between them."""
    first, *rest = fact.kids
    return " ".join((said(first), words, *map(said, rest)))


def _lies_at(fact: Node, table: Table) -> Cond:
    """A thing lies in a zone of another one itself; with what bears it there it would be `at` it only."""
    thing_node, place_node = fact.nodes("nameref")
    place = entity_named(place_node, table, place_kind(table.scope))
    return Exists(_copies(thing_node, place, Bearer, table))


def _has_copies(fact: Node, table: Table) -> Cond:
    """Somebody has so many copies of a thing; the name may stand in the plural."""
    holder_node, thing_node = fact.nodes("nameref")
    number = next(iter(ints(fact)))
    copies = Count(_copies(thing_node, entity_named(holder_node, table), Holder, table))
    return Cmp("=" if not number else ">=", copies, Int(number))


def _copies(ref: Node, borne: str, by: type[Bearer] | type[Holder], table: Table) -> Sel:
    """All copies of a named thing (or this one) that somebody or something has."""
    name = entity_named(_singular(ref, table.world), table)
    var = table.scope.names.fresh()
    one: Cond = Same(Var(var), Named(name)) if " #" in name else IsCopyOf(Var(var), name)
    return Sel(var, "", AllOf((Same(by(Var(var)), Named(borne)), one)), span=ref.span)


def _singular(ref: Node, world: World) -> Node:
    """The name of several copies as that of one of them, where there is a thing of that name."""
    leaf = ref.leaf("NAME", "STRING")
    if leaf is None or leaf.text in world.names:
        return ref
    single = next((name for name in world.names if leaf.text in (f"{name}s", plural_of(name))), "")
    kids = (evolve(leaf, text=single) if kid is leaf else kid for kid in ref.kids)
    return evolve(ref, kids=tuple(kids)) if single else ref
