"""Warn about a thing of one's own where the verb is otherwise done to what lies in piles: `draw a letter`.

Where it does not say whose a thing is or where it lies, a deed means one's own. Of a verb that all other
texts say of what lies in a pile one reads it of that: `draw the top card of the post` here and there, and
then `draw a letter`, which would be one that somebody has.

A pack without seats is a vocabulary for others, so nothing is said of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import OWN_OR_PILE
from talisman.compiler.model import Act, Call, EachEnd, Holder, InZone, Rec, Same, Sel, Top, Var, conjuncts
from talisman.compiler.source import Span
from talisman.values import frozen

WHOSE = frozenset(("your", "its", "their", "of"))
ENOUGH = 2
"""So many deeds to what lies in piles, and none to anything else, tell what a verb is for."""


@frozen
class _Deed:
    """A deed of a verb to a thing of one's own (of which kind), to one that lies in a pile, or to another."""

    verb: str
    sort: str
    kind: str = ""
    span: Span | None = None


def own_or_pile(context: Context) -> Iterator[Diagnostic]:
    """One warning for each such deed."""
    if not context.packs or context.packs[-1].seats is None:
        return
    sorts: dict[str, list[_Deed]] = {}
    for text in context.texts_with(Act):
        for deed in context.looked.found("own or pile", text, lambda text: _deeds(context, text)):
            sorts.setdefault(deed.verb, []).append(deed)
    for verb, deeds in sorts.items():
        others = [deed.sort for deed in deeds if deed.sort != "own"]
        if len(others) < ENOUGH or set(others) != {"pile"}:
            continue
        for deed in deeds:
            if deed.sort != "own" or deed.span is None or not context.reported(deed.span.pack):
                continue
            if not _says_whose(deed.span, context):
                yield OWN_OR_PILE.at(deed.span, verb=verb, kind=deed.kind)


def _says_whose(span: Span, context: Context) -> bool:
    """Whether the words of a noun say whose the thing is: `one of your letters`."""
    lines = (source.lines for pack in context.packs for source in pack.sources if source.shown == span.file)
    text = next((found[span.line - 1][span.column - 1 : span.end - 1] for found in lines), "")
    return not WHOSE.isdisjoint(text.split())


def _deeds(context: Context, text: object) -> list[_Deed]:
    """What a text does to things, each by its sort; what a verb does to its own thing says nothing."""
    sels = {sel.var: sel for sel in context.parts(text, Sel)}
    ends = {end.var for end in context.parts(text, EachEnd) if end.end.bearer is None}
    piles = {zone.name for zone in context.model.zones.values() if not zone.of}
    found = []
    for act in context.parts(text, Act):
        call = act.call
        if call.object is not None and not isinstance(call.object, Rec):
            found.append(_sorted(call, sels, ends, piles))
    return found


def _sorted(call: Call, sels: dict[int, Sel], ends: set[int], piles: set[str]) -> _Deed:
    thing = call.object
    if isinstance(thing, Top):
        return _Deed(call.verb, "pile" if thing.bearer is None else "another")
    sel = sels.get(thing.n) if isinstance(thing, Var) else None
    if isinstance(thing, Var) and thing.n in ends:
        return _Deed(call.verb, "pile")
    if sel is None:
        return _Deed(call.verb, "another")
    parts = conjuncts(sel.where)
    me = Var(sel.var)
    if any(isinstance(part, InZone) and part.of == me and part.zone in piles for part in parts):
        return _Deed(call.verb, "pile")
    own = Same(Holder(me), call.actor) if call.actor is not None else None
    return _Deed(call.verb, "own" if own in parts else "another", sel.kind, sel.span)
