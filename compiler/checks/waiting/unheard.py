"""Warn about rules that wait for what never happens, or forbid it, or bound it, or set a price on it.

A verb may be declared with nothing that does it, or be done to other kinds of things only. A rule that waits
for it compiles, and never fires. A pack without seats is a vocabulary for others, so nothing is said of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from talisman.compiler.articles import article
from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import UNHEARD
from talisman.compiler.model import (
    Act,
    AllOf,
    Allowed,
    AnyOf,
    Begin,
    Block,
    Call,
    Cap,
    Cond,
    Contest,
    CostOf,
    CountAs,
    CountsAs,
    Current,
    EachEnd,
    Guard,
    HasTag,
    Holder,
    If,
    IsCopyOf,
    Let,
    Model,
    Named,
    NextSeat,
    Permit,
    PickSet,
    PlaceOf,
    Prim,
    Procedure,
    Rec,
    Replace,
    Role,
    Rule,
    Same,
    Sel,
    SetRole,
    This,
    Top,
    Trigger,
    Var,
    You,
    ZoneArg,
    akin,
    ancestors,
    conjuncts,
    lineage,
)
from talisman.compiler.model.walk import walk

_HOLE = re.compile(r"\{(\w+)\}")
WAITING = Trigger | Guard | Replace
STANDING = Permit | Cap | CostOf
OBJECT = Rec("object")
ASKED_ONLY = frozenset(("underlie", "prevent"))
"""What is never done: whether it may be is asked, by the machine."""
READ = (Act, Begin, CountAs, EachEnd, If, Let, PickSet, Prim, Sel, SetRole)
"""What of a text says what it does, and to what."""


def unheard(context: Context) -> Iterator[Diagnostic]:
    """One warning for each rule whose event nobody brings about."""
    if not context.packs or context.packs[-1].seats is None:
        return
    doings = _Doings(context)
    done, amounts, asked = doings.done, doings.amounts, _asked(context)
    whole = _whole_game(context)
    for rule in context.own_rules:
        if not isinstance(rule.shape, (WAITING, STANDING)):
            continue
        pattern = rule.shape.pattern
        if pattern.verb in whole:
            yield UNHEARD.at(pattern.span, why=whole[pattern.verb])
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
        own, kinds = _own(context, rule), done[pattern.verb]
        wanted = own or _kind_wanted(context.model, doings.kinds, pattern.where) or _each(rule)
        if not wanted or "" in kinds:
            continue
        above = {*ancestors(context.model.kinds, own)} if own else set()  # this very thing, and no other
        if not (kinds & above if own else any(_fit(context, kind, wanted) for kind in kinds)):
            others = _listed(kinds)
            why = f"`{pattern.verb}` is done to {others} only, never to {article(wanted)} `{wanted}`"
            yield UNHEARD.at(pattern.span, why=why)


def _whole_game(context: Context) -> dict[str, str]:
    """The events of the procedure with which the game starts, and why they are none."""
    begun = {part.procedure for part in context.every(Begin)}
    (root,) = [one.name for one in context.model.procedures.values() if one.root][:1] or ("",)
    if not root or root in begun:
        return {}
    over = f"with the end of `{root}` the game is over at once, and what wins it is done before"
    return {f"end {root}": over, f"begin {root}": f"everything is done in `{root}`, and nothing before it"}


def _asked(context: Context) -> set[str]:
    """The verbs of which it is asked whether they are allowed: those may be forbidden, though never done."""
    verbs = context.model.verbs
    numbers = (*context.model.stats.values(), *context.model.worth)
    asked = (*context.every(Allowed), *(part for one in numbers for part in context.parts(one, Allowed)))
    return {part.call.verb for part in asked} | {
        name for name, verb in verbs.items() if _asked_only(verb.does)
    }


def _asked_only(does: Block | None) -> bool:
    return any(isinstance(part, Prim) and part.name in ASKED_ONLY for part in does or ())


def _listed(kinds: set[str]) -> str:
    names = [f"`{kind}`" for kind in sorted(kinds)]
    return " and ".join(names[:3] + ["others"] * (len(names) > 3)) or "amounts"


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
        self.roles: dict[tuple[str, str], set[str]] = {}
        self.counted: dict[str, set[str]] = {}
        self.grown = False
        """Whether what may still grow was asked for."""
        self.played = _played(self.model)
        levels: dict[str, Procedure | Contest] = {**self.model.procedures, **self.model.contests}
        self.lines = [lineage(levels, name) for name in levels]
        self.tagged: dict[str, set[str]] = {}
        """By tag the kinds of the things that have it."""
        for thing in self.model.things.values():
            for tag in thing.tags:
                self.tagged.setdefault(tag, set()).add(thing.kind)
        self.holes = {
            head.names[0]: _hole(head.templates, self.model)
            for head in context.outline.declarations
            if head.word == "verb" and head.names
        }
        self.kinds: dict[str, str] = {}
        for thing in self.model.things.values():
            for entity in thing.entities:
                self.kinds.setdefault(entity, thing.kind)
        self.above = {kind: ancestors(self.model.kinds, kind) for kind in self.model.kinds}
        self.printed = set(self.kinds.values())
        for verb in self.model.verbs.values():
            self.verbs.setdefault(id(verb.does), []).append(verb.name)
        read = [(text, parts) for text in context.texts if (parts := context.parts(text, *READ))]
        self._begin([part for _, parts in read for part in parts])
        for part in (part for _, parts in read for part in parts):
            match part:  # which roles are filled at all is known before it is known with what
                case Begin(level, roles):
                    for name in roles:
                        self._fill(level, name, set())
                case SetRole(level, name) | PickSet(level=level, role=name):
                    self._fill(level, name, set())
        before, known = -1, self._known()
        while known != before:
            read = [(text, parts) for text, parts in read if self._read(text, parts)]
            before, known = known, self._known()

    def _known(self) -> int:
        found = (*self.done.values(), *self.lying.values(), *self.roles.values(), *self.counted.values())
        return sum(len(kinds) + 1 for kinds in found)

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

    def _now(self, found: set[str]) -> set[str]:
        """What is known of something by now."""
        self.grown = True
        return found

    def _read(self, text: object, parts: Sequence[object]) -> bool:
        """What one text does, and where it puts things; whether it may be more when others have been read."""
        self.grown = False
        chosen: dict[int, set[str]] = {}
        for part in parts:
            match part:
                case Sel():
                    chosen.setdefault(part.var, set()).update(self._chosen(part))
                case EachEnd():
                    chosen.setdefault(part.var, set()).update(self._now(self.lying.get(part.end.zone, set())))
        lets = [part for part in parts if isinstance(part, Let)]
        for let in lets:
            chosen.setdefault(let.var, set()).update(self._of(text, let.ref, chosen))
        without = _otherwise(parts)
        for part in parts:
            match part:
                case Begin(level, roles):
                    for name, ref in roles.items():
                        self._fill(level, name, self._of(text, ref, chosen))
                case SetRole(level, name, ref):
                    self._fill(level, name, self._of(text, ref, chosen))
                case CountAs(ref, kind):
                    self.counted.setdefault(kind, set()).update(self._of(text, ref, chosen))
                case PickSet():
                    self._fill(part.level, part.role, chosen.get(part.sel.var, {""}))
                case Act(call) if id(part) in without and call.object == OBJECT:
                    kinds = self._about(text, call, chosen)
                    about = {one for kind in kinds for one in self._others(kind, without[id(part)])}
                    self.done.setdefault(call.verb, set()).update(about)
                    if call.amount is not None:
                        self.amounts.add(call.verb)
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
                    self._put(zone, self._now(self.lying.get(source, set())))
        return self.grown

    def _put(self, zone: str, kinds: set[str]) -> None:
        if not self.model.zones[zone].holds:
            self.lying.setdefault(zone, set()).update(kinds)

    def _others(self, kind: str, tag: str) -> Iterator[str]:
        """The kinds that stand on one, or on none that is known, and not on the other."""
        if not kind or tag not in self.above:
            yield kind
            return
        for one, up in self.above.items():
            if kind in up and tag not in up and one in self.printed:
                yield one

    def _fill(self, level: str, role: str, kinds: set[str]) -> None:
        """Who is in a role is so for the levels that stand on the same, too: a slot is looked for by each."""
        for line in self.lines:
            for name in line if level in line else ():
                self.roles.setdefault((name, role), set()).update(kinds)

    def _about(self, text: object, call: Call, chosen: dict[int, set[str]]) -> set[str]:
        """The kinds of things that a call may be about: none where it is about an amount."""
        if call.object is None:
            return set() if call.unit else {""}
        return self._of(text, call.object, chosen)

    def _chosen(self, sel: Sel) -> set[str]:
        """The kinds of the things of a selection, by its kind or by what it asks for."""
        if sel.kind in self.model.kinds:
            return {sel.kind}
        found = self._fitting(sel.where, Var(sel.var))
        return {""} if found is None else found

    def _fitting(self, cond: Cond, me: Var) -> set[str] | None:
        """The kinds of which a condition lets things be; None where it does not say."""
        model = self.model
        match cond:
            case AllOf(parts):
                said = [found for part in parts if (found := self._fitting(part, me)) is not None]
                return said[0] if said else None
            case AnyOf(parts):
                each = [self._fitting(part, me) for part in parts]
                known = [found for found in each if found is not None]
                return set().union(*known) if len(known) == len(each) else None
            case HasTag(of, tag) if of == me and tag in model.kinds:
                return {tag}
            case HasTag(of, tag) if of == me and tag not in model.values:
                return self.tagged.get(tag)
            case CountsAs(of, kind) if of == me:
                return self._now(self.counted.get(kind, set()))
            case IsCopyOf(of, name) if of == me and name in model.things:
                return {model.things[name].kind}
            case Same(of, Named(name)) if of == me and name in self.kinds:
                return {self.kinds[name]}
            case Same(of, Role(level, name)) if of == me:
                return self._now(self.roles[level, name]) if (level, name) in self.roles else None
        return None

    def _of_event(self, rule: Rule) -> set[str]:
        """The kinds of what the event of a rule is about: as it says itself, or of what is done at all."""
        pattern = getattr(rule.shape, "pattern", None)
        if pattern is None or pattern.verb not in self.model.verbs or pattern.units:
            return {""}
        wanted = _kind_wanted(self.model, self.kinds, pattern.where)
        return {wanted} if wanted else self._now(self.done.get(pattern.verb, set()))

    def _of(self, text: object, what: object, chosen: dict[int, set[str]]) -> set[str]:
        things, model = self.model.things, self.model
        match what:
            case Var(n):
                return chosen.get(n, {""})
            case Named(name):
                return {self.kinds.get(name, "")}
            case Top(zone):
                return self._now(self.lying.get(zone, set()))
            case PlaceOf():
                return {kind.name for kind in model.kinds.values() if kind.place} or {""}
            case This() if isinstance(text, Rule) and (text.kind or text.carrier in things):
                return {text.kind or things[text.carrier].kind}
            case Rec("object") if id(text) in self.verbs:
                names = self.verbs[id(text)]
                if all(self.holes.get(verb) for verb in names):
                    return {self.holes[verb] for verb in names}
                return self._now({kind for verb in names for kind in self.done.get(verb, ())})
            case Rec("object") if isinstance(text, Rule):
                return self._of_event(text)
            case Role(level, name) if (level, name) in self.roles:
                return self._now(self.roles[level, name])
            case Holder() | Current() | NextSeat():
                return self.played
            case You() if isinstance(text, Rule) and (text.each or isinstance(text.you, Holder)):
                return {text.each} if text.each else self.played
        return {""}


def _own(context: Context, rule: Rule) -> str:
    """The kind of the thing whose text a rule is, where the event is about that ("" another)."""
    thing = context.model.things.get(rule.carrier)
    shape = rule.shape
    about = isinstance(shape, (WAITING, STANDING)) and Same(OBJECT, This()) in conjuncts(shape.pattern.where)
    return thing.kind if thing is not None and about and not rule.kind else ""


def _each(rule: Rule) -> str:
    """The kind of things for each of which a rule stands that is about them."""
    shape = rule.shape
    about = isinstance(shape, (WAITING, STANDING)) and Same(OBJECT, This()) in conjuncts(shape.pattern.where)
    return rule.kind if about else ""


def _kind_wanted(model: Model, of_name: Mapping[str, str], where: Cond) -> str:
    """The kind of thing that an event has to be about, where a rule says so; the kinds of things by name."""
    things = model.things
    for part in conjuncts(where):
        match part:
            case HasTag(of, tag) if of == OBJECT and tag in model.kinds:
                return tag
            case IsCopyOf(of, name) if of == OBJECT and name in things:
                return things[name].kind
            case Same(a, Named(name)) if a == OBJECT:
                return of_name.get(name, "")
    return ""


def _fit(context: Context, kind: str, wanted: str) -> bool:
    return akin(context.model.kinds, kind, wanted)


def _played(model: Model) -> set[str]:
    """The kinds that players play, or that sit themselves."""
    played = {kind.name for kind in model.kinds.values() if kind.played_by}
    return played or {kind.name for kind in model.kinds.values() if kind.seat} or {""}


def _hole(templates: Sequence[str], model: Model) -> str:
    """The one kind of thing that a verb is done to, as its sentences say it ("" any)."""
    first = {found.group(1) if (found := _HOLE.search(one)) else "" for one in templates}
    return first.pop() if len(first) == 1 and first <= {*model.kinds} else ""


def _otherwise(parts: Sequence[object]) -> dict[int, str]:
    """The deeds of a verb behind `otherwise`, by what kind of thing they are not done to."""
    found: dict[int, str] = {}
    for part in parts:
        match part:
            case If(cond, _, otherwise) if otherwise is not None:
                asked = cond.of if isinstance(cond, AnyOf) else (cond,)  # none of these is so behind it
                tags = [one.tag for one in asked if isinstance(one, HasTag) and one.of == OBJECT]
                for tag in tags[:1]:
                    found.update({id(one): tag for one in walk(otherwise) if isinstance(one, Act)})
    return found
