"""Warn about rules that wait for what never happens, or forbid it, or bound it, or set a price on it.

A verb may be declared with nothing that does it, or be done to other kinds of things only. A rule that waits
for it compiles, and never fires. A pack without seats is a vocabulary for others, so nothing is said of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import UNHEARD
from talisman.compiler.model import (
    Act,
    Allowed,
    Block,
    Call,
    Cap,
    Cond,
    CostOf,
    EachEnd,
    Guard,
    HasTag,
    IsCopyOf,
    Named,
    Permit,
    PlaceOf,
    Prim,
    Rec,
    Replace,
    Rule,
    Same,
    Sel,
    This,
    Top,
    Trigger,
    Var,
    ZoneArg,
    ancestors,
    conjuncts,
)

WAITING = Trigger | Guard | Replace
STANDING = Permit | Cap | CostOf
OBJECT = Rec("object")
ASKED_ONLY = frozenset(("underlie", "prevent"))
"""What is never done: whether it may be is asked, by the machine."""
READ = (Act, EachEnd, Prim, Sel)
"""What of a text says what it does, and to what."""


def unheard(context: Context) -> Iterator[Diagnostic]:
    """One warning for each rule whose event nobody brings about."""
    if not context.packs or context.packs[-1].seats is None:
        return
    doings = _Doings(context)
    done, amounts, asked = doings.done, doings.amounts, _asked(context)
    for rule in context.model.rules:
        if not isinstance(rule.shape, WAITING | STANDING) or not context.reported(rule.pack):
            continue
        pattern = rule.shape.pattern
        if pattern.verb not in context.model.verbs:
            continue
        if pattern.verb not in done:
            if isinstance(rule.shape, WAITING) or pattern.verb not in asked:
                yield UNHEARD.at(pattern.span, why=f"no text does `{pattern.verb}`")
            continue
        if pattern.units and pattern.verb not in amounts and "" not in done[pattern.verb]:
            others = _listed(done[pattern.verb])
            yield UNHEARD.at(pattern.span, why=f"`{pattern.verb}` is done to {others} only, to no amount")
            continue
        wanted = _wanted(context, pattern.where)
        kinds = done[pattern.verb]
        if wanted and "" not in kinds and not any(_fit(context, kind, wanted) for kind in kinds):
            others = _listed(kinds)
            why = f"`{pattern.verb}` is done to {others} only, never to a `{wanted}`"
            yield UNHEARD.at(pattern.span, why=why)


def _asked(context: Context) -> set[str]:
    """The verbs of which it is asked whether they are allowed: those may be forbidden, though never done."""
    verbs = context.model.verbs
    texts = (*context.texts, *context.model.stats.values(), *context.model.worth)
    found = {part.call.verb for text in texts for part in context.parts(text, Allowed)}
    return found | {name for name, verb in verbs.items() if _asked_only(verb.does)}


def _asked_only(does: Block | None) -> bool:
    return any(isinstance(part, Prim) and part.name in ASKED_ONLY for part in does or ())


def _listed(kinds: set[str]) -> str:
    return " and ".join(f"`{kind}`" for kind in sorted(kinds)) or "amounts"


class _Doings:
    """What is done to which kinds of things ("": any), and what lies in zones that do not say what they hold.

    A verb is done to what lies on a pile, and what lies there was put there by a verb: so the texts are read
    until nothing new comes of it.
    """

    def __init__(self, context: Context) -> None:
        self.model = context.model
        self.done: dict[str, set[str]] = {}
        self.amounts: set[str] = set()
        self.lying: dict[str, set[str]] = {}
        self.verbs: dict[int, list[str]] = {}
        self.kinds: dict[str, str] = {}
        for thing in self.model.things.values():
            for entity in thing.entities:
                self.kinds.setdefault(entity, thing.kind)
        for verb in self.model.verbs.values():
            self.verbs.setdefault(id(verb.does), []).append(verb.name)
        read = [(text, context.parts(text, *READ)) for text in context.texts]
        self._begin([part for _, parts in read for part in parts])
        before, known = -1, self._known()
        while known != before:
            for text, parts in read:
                self._read(text, parts)
            before, known = known, self._known()

    def _known(self) -> int:
        return sum(len(kinds) + 1 for kinds in (*self.done.values(), *self.lying.values()))

    def _begin(self, parts: Sequence[object]) -> None:
        """What lies in zones before anything is done; where nothing is ever put, anything may lie."""
        model = self.model
        for kind in model.kinds.values():
            supplies = (model.kinds[name].supply for name in ancestors(model.kinds, kind.name))
            for zone in (next(filter(None, supplies), ""), kind.leaves_to):
                self.lying.setdefault(zone, set()).add(kind.name)
        prims = [part for part in parts if isinstance(part, Prim)]
        filled = {arg.zone for prim in prims for arg in prim.args[1:] if isinstance(arg, ZoneArg)}
        for name, declared in model.zones.items():
            if declared.holds:
                self.lying[name] = set(declared.holds)
            elif name not in self.lying and name not in filled:
                self.lying[name] = {""}

    def _read(self, text: object, parts: Sequence[object]) -> None:
        """What one text does, and where it puts things."""
        chosen: dict[int, set[str]] = {}
        for part in parts:
            match part:
                case Sel():
                    chosen[part.var] = {part.kind if part.kind in self.model.kinds else ""}
                case EachEnd():
                    chosen[part.var] = self.lying.get(part.end.zone, set())
        for part in parts:
            match part:
                case Act(call):
                    self.done.setdefault(call.verb, set()).update(self._about(text, call, chosen))
                    if call.unit or call.object is None:
                        self.amounts.add(call.verb)
                case Prim("cross-edge"):  # called with a space, done to the way there
                    for verb in self.verbs.get(id(text), ()):
                        self.done.setdefault(verb, set()).add("")
                case Prim("move" | "move-under", (what, ZoneArg(zone))):
                    self._put(zone, self._of(text, what, chosen))
                case Prim("shuffle-into", (ZoneArg(source), ZoneArg(zone))):
                    self._put(zone, self.lying.get(source, set()))

    def _put(self, zone: str, kinds: set[str]) -> None:
        if not self.model.zones[zone].holds:
            self.lying.setdefault(zone, set()).update(kinds)

    def _about(self, text: object, call: Call, chosen: dict[int, set[str]]) -> set[str]:
        """The kinds of things that a call may be about: none where it is about an amount."""
        if call.object is None:
            return set() if call.unit else {""}
        return self._of(text, call.object, chosen)

    def _of(self, text: object, what: object, chosen: dict[int, set[str]]) -> set[str]:
        things, model = self.model.things, self.model
        match what:
            case Var(n):
                return chosen.get(n, {""})
            case Named(name):
                return {self.kinds.get(name, "")}
            case Top(zone):
                return self.lying.get(zone, set())
            case PlaceOf():
                return {kind.name for kind in model.kinds.values() if kind.place} or {""}
            case This() if isinstance(text, Rule) and (text.kind or text.carrier in things):
                return {text.kind or things[text.carrier].kind}
            case Rec("object") if id(text) in self.verbs:
                return {kind for verb in self.verbs[id(text)] for kind in self.done.get(verb, ())}
        return {""}


def _wanted(context: Context, where: Cond) -> str:
    """The kind of thing that an event has to be about, where a rule says so."""
    things = context.model.things
    for part in conjuncts(where):
        match part:
            case HasTag(of, tag) if of == OBJECT and tag in context.model.kinds:
                return tag
            case IsCopyOf(of, name) if of == OBJECT and name in things:
                return things[name].kind
            case Same(a, Named(name)) if a == OBJECT:
                return next((thing.kind for thing in things.values() if name in thing.entities), "")
    return ""


def _fit(context: Context, kind: str, wanted: str) -> bool:
    kinds = context.model.kinds
    return wanted in ancestors(kinds, kind) or kind in ancestors(kinds, wanted)
