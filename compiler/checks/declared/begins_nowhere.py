"""Report things that are taken from a zone, and lie in none when the game begins, nor ever come to one.

A kind without `supply` begins nowhere: what is printed on its things (`of NAME`) puts them nowhere. Where a
text puts all of them somewhere, or one by its name, that is fine, and so is a kind that nobody takes from
anywhere.
A pack without seats is a vocabulary for others, so nothing is said of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import BEGINS_NOWHERE
from talisman.compiler.model import (
    Act,
    Call,
    EachEnd,
    Let,
    Model,
    Named,
    Prim,
    Rec,
    Ref,
    Rule,
    Sel,
    This,
    Var,
    ancestors,
    is_place,
    supply_of,
)
from talisman.compiler.model.conditions import zoned

WORDS = ("actor", "object", "other")
_MOVES = ("move", "move-under")


def begins_nowhere(context: Context) -> Iterator[Diagnostic]:
    """A warning for each kind whose things are taken from where none of them ever lies."""
    if not context.packs or context.packs[-1].seats is None:
        return
    model = context.model
    lost = _lost(model)
    if not lost:
        return
    taken = {kind: sel for kind in lost for sel in _taken(context, kind, lost)}
    for kind in _put_there(context, frozenset(taken)):
        taken.pop(kind, None)
    for kind, sel in taken.items():
        yield BEGINS_NOWHERE.at(sel.span, kind=kind, kinds=model.kinds[kind].plural or kind)


def _lost(model: Model) -> list[str]:
    """The kinds of things that no pile supplies, and that are no places and sit nowhere."""
    kinds = dict.fromkeys(thing.kind for thing in model.things.values())
    return [
        kind
        for kind in kinds
        if not supply_of(model.kinds, kind)
        and not is_place(model.kinds, kind)
        and not any(model.kinds[one].seat for one in ancestors(model.kinds, kind))
    ]


def _taken(context: Context, kind: str, lost: list[str]) -> Iterator[Sel]:
    """What a text of the pack takes of a kind from a zone; the first of them is told."""
    model = context.model
    begin = {thing.kind for thing in model.things.values() if thing.kind not in lost}
    for text, _ in context.own_texts:
        for sel in context.parts(text, Sel):
            if sel.kind not in ancestors(model.kinds, kind) or not zoned(sel):
                continue
            if not any(sel.kind in ancestors(model.kinds, other) for other in begin):
                yield sel
                return


def _put_there(context: Context, kinds: frozenset[str]) -> Iterator[str]:
    """Of some kinds those of which a text moves things wherever they are, or may do so."""
    if not kinds:
        return
    model, moved = context.model, _moving(context)
    for text in context.texts:
        sels = {sel.var: sel for sel in context.parts(text, Sel)}
        known = {part.var for part in context.parts(text, Let, EachEnd)}
        for thing in _moved(context, text, moved):
            match thing:
                case Var(n) if n in sels and n not in known:
                    of = sels[n]
                    if not zoned(of):
                        yield from (one for one in kinds if _may_be(model, one, of.kind))
                case Named(name):
                    yield from (
                        one.kind
                        for one in model.things.values()
                        if name in one.entities and one.kind in kinds
                    )
                case This() if isinstance(text, Rule) and text.carrier in model.things:
                    yield model.things[text.carrier].kind


def _may_be(model: Model, kind: str, said: str) -> bool:
    """Whether things of a kind are among those that a noun says: by a kind, or by a tag alone."""
    return said not in model.kinds or said in ancestors(model.kinds, kind)


def _moving(context: Context) -> Mapping[str, frozenset[str]]:
    """By verb the words of its event that it moves, by itself or by what it does."""
    verbs = context.model.verbs
    found: dict[str, frozenset[str]] = {name: frozenset() for name in verbs}
    before = -1
    while (size := sum(map(len, found.values()))) != before:
        before = size
        for name, verb in verbs.items():
            things = _moved(context, verb.does, found)
            found[name] = frozenset(
                [one.word for one in things if isinstance(one, Rec) and one.word in WORDS]
            )
    return found


def _moved(context: Context, text: object, moving: Mapping[str, frozenset[str]]) -> Iterator[Ref]:
    """The things that a text moves."""
    for part in context.parts(text, Act, Prim):
        if isinstance(part, Prim):
            if part.name in _MOVES:
                yield cast(Ref, part.args[0])
            elif part.name == "give":
                yield Rec("object")
        elif isinstance(part, Act):
            yield from _of_call(part.call, moving.get(part.call.verb, frozenset()))


def _of_call(call: Call, words: frozenset[str]) -> Iterator[Ref]:
    things = {"actor": call.actor, "object": call.object, "other": call.other}
    yield from (thing for word in WORDS if word in words and (thing := things[word]) is not None)
