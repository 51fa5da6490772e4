"""The positions in events that are waited for, and in rules that hold."""

from __future__ import annotations

from collections.abc import Iterator

from sweep import laws
from sweep.phrases import BEASTS, GOODS, PLACES
from sweep.trial import (
    CARRIED,
    LOADED,
    MEASURED,
    POKED,
    PUSHED,
    TICK,
    TRIED,
    Position,
    Seen,
    had,
    names,
    pushers,
    rule,
)
from sweep.world import YOU, Thing, World


def events() -> Iterator[Position]:
    """Events with a part that is meant."""
    yield Position("when: doer", rule("when NP pokes Peg: mark the actor", "a"), PUSHED, pushers)
    yield Position("when: doers", rule("when NP poke Peg: mark the actor", "plural"), PUSHED, pushers)
    yield Position(
        "when: no doer",
        lambda one: "" if one.sure or one.det else f"when no {one.one} pokes Peg: {TICK}",
        PUSHED,
        lambda w, some: ("those", ()),
    )
    yield Position("when: each doer", rule("when NP pokes Peg: mark the actor", "each"), PUSHED, pushers)
    yield Position("when: object", rule(f"when you poke NP: {TICK}", "a"), POKED, pushers)
    yield Position("when: objects", rule(f"when you poke NP: {TICK}", "plural"), POKED, pushers)
    yield Position("when: is done to", rule(f"when NP is poked: {TICK}", "a"), POKED, pushers)
    yield Position("when: is done to, by", rule(f"when NP is poked by Ann: {TICK}", "a"), POKED, pushers)
    yield Position("when: by", rule(f"when Peg is poked by NP: {TICK}", "a"), PUSHED, pushers)
    yield Position("after: doer", rule("after NP pokes Peg: mark the actor", "a"), PUSHED, pushers)
    yield Position("before: object", rule(f"before you poke NP: {TICK}", "a"), POKED, pushers)
    yield Position("would: doer", rule(f"when NP would poke Peg: {TICK}", "a"), PUSHED, pushers)
    yield Position("would: object", rule(f"when you would poke NP: {TICK}", "a"), POKED, pushers)
    yield Position("would be", rule(f"when NP would be poked: {TICK}", "a"), POKED, pushers)
    yield Position("instead of", rule(f"instead of poking NP: {TICK}", "a"), POKED, pushers)
    yield Position(
        "for each: when done to",
        rule("for NP: when poked: Ann gets 1 dot", "each"),
        POKED,
        pushers,
        sorts=(PLACES, GOODS, BEASTS),
    )
    yield Position(
        "for each: when it does",
        rule("for NP: when it pokes Peg: Ann gets 1 dot", "each"),
        PUSHED,
        _pushers_awake,
    )
    yield Position(
        "when: into zone of",
        rule(f"when NP is put into the heap: {TICK}", "a"),
        TRIED,
        lambda w, some: Seen(),
        sorts=(),
    )


def standing() -> Iterator[Position]:
    """What holds for those that are meant."""
    yield Position("cannot: doers", rule("NP cannot poke Peg", "plural"), PUSHED, _not_dented)
    yield Position("cannot: a doer", rule("NP cannot poke Peg", "a"), PUSHED, _not_dented)
    yield Position("cannot: each doer", rule("NP cannot poke Peg", "each"), PUSHED, _not_dented)
    yield Position("cannot: object", rule("you cannot poke NP", "a"), POKED, _not_dented)
    yield Position("cannot: objects", rule("you cannot poke NP", "plural"), POKED, _not_dented)
    yield Position("cannot be", rule("NP cannot be poked by you", "plural"), POKED, _not_dented)
    yield Position("cannot: all doers", rule("NP cannot poke Peg", "all"), PUSHED, _not_dented)
    yield Position(
        "only: doers",
        lambda one: f"only {one.plural} can poke Peg" if one.plural and not one.det else "",
        PUSHED,
        _dented,
    )
    yield Position(
        "for each: cannot be",
        rule("for NP: this cannot be poked by Ann", "each"),
        POKED,
        _not_dented_awake,
        sorts=(PLACES, GOODS, BEASTS),
    )
    yield Position(
        "costs",
        rule("poking NP costs 1 coin", "a"),
        POKED,
        lambda w, some: ("paid", names(some) if w[YOU].coins else ()),
    )
    yield Position("modifier: of each", rule("+5 to the might of NP", "each"), MEASURED, _raised)
    yield Position("modifier: of several", rule("+5 to the might of NP", "plural"), MEASURED, _raised)
    yield Position("modifier: of a", rule("+5 to the might of NP", "a"), MEASURED, _raised)
    yield Position("modifier: for each", rule("for NP: +5 to its might", "each"), MEASURED, _raised_awake)
    yield Position("modifier: is", rule("the might of NP is 9", "each"), MEASURED, _raised)
    yield Position(
        "modifier: plus number",
        rule("plus the number of NP to your might", "plural"),
        MEASURED,
        lambda w, some: ("those", (YOU,) if some else ()),
    )
    yield Position("while: there is", rule("while there is NP: +5 might", "a"), MEASURED, _raises_you)
    yield Position(
        "while: have",
        rule("while you have NP: +5 might", "a"),
        MEASURED,
        lambda w, some: _raises_you(w, had(w, YOU, some)),
        sorts=CARRIED,
    )
    yield Position(
        "unless",
        rule("unless there is NP: +5 might", "a"),
        MEASURED,
        lambda w, some: ("those", () if some else (YOU,)),
    )
    yield Position(
        "do not count", rule("NP do not count\n    your load is 0", "plural"), LOADED, _kept, sorts=CARRIED
    )
    yield Position(
        "all do not count", rule("NP do not count\n    your load is 0", "all"), LOADED, _kept, sorts=CARRIED
    )
    yield Position(
        "at",
        rule("at NP: +5 might", "a"),
        MEASURED,
        lambda w, some: _raises_you(w, [x for x in some if laws.place(w, w[YOU]) == x.name]),
        sorts=(PLACES,),
    )


def _kept(w: World, some: list[Thing]) -> object:
    return ("those", names([one for one in some if (one.zone, one.bearer) == ("bag", YOU)]))


def _pushers_awake(w: World, some: list[Thing]) -> object:
    return pushers(w, laws.in_force(some))


def _not_dented_awake(w: World, some: list[Thing]) -> object:
    return _not_dented(w, laws.in_force(some))


def _raised_awake(w: World, some: list[Thing]) -> object:
    return _raised(w, laws.in_force(some))


def _raised(w: World, some: list[Thing]) -> object:
    return ("those", names(some))


def _raises_you(w: World, some: list[Thing]) -> object:
    return ("those", (YOU,) if some else ())


def _dented(w: World, some: list[Thing]) -> object:
    return ("dented", names(some))


def _not_dented(w: World, some: list[Thing]) -> object:
    return ("dented", names([one for one in laws.about(w) if one not in some]))
