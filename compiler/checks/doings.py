"""What is done at all, by whom and to which kinds of things: as far as texts say it.

Nothing is played. Each set holds the kinds of which things may be at most, and `ANY` where a text does not
say; so what is not in it is never done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from talisman.compiler.checks.context import Context
from talisman.compiler.checks.sorts import ANY, Kinds, Sorts, all_of, any_of, meet
from talisman.compiler.model import (
    ALWAYS,
    Act,
    AllOf,
    Allowed,
    AnyOf,
    Begin,
    Block,
    Call,
    Captured,
    Cond,
    Contest,
    CountAs,
    CountsAs,
    Current,
    EachEnd,
    HasTag,
    Holder,
    If,
    Install,
    InZone,
    IsCopyOf,
    Let,
    MemoryOf,
    Named,
    NextSeat,
    Not,
    Option,
    PickSet,
    PlaceOf,
    PlayerOf,
    Prim,
    Procedure,
    Rec,
    Role,
    Rule,
    Same,
    Sel,
    SetRole,
    This,
    Top,
    Var,
    Verb,
    You,
    ZoneArg,
    conjuncts,
    left_to,
    lineage,
    supply_of,
)
from talisman.compiler.model.walk import walk

ACTOR, OBJECT, OTHER = Rec("actor"), Rec("object"), Rec("other")
READ = (Act, Begin, CountAs, EachEnd, If, Install, Let, Option, PickSet, Prim, Sel, SetRole)
"""What of a text says what it does, and to what."""
Env = dict[int, list[tuple[Cond, bool]]]
"""What has been asked where a part of a text is done, and whether it was so."""


def doings(context: Context) -> Doings:
    """What is done in the packs, found once."""
    return context.looked.found("doings", context.model, lambda _: Doings(context))


class Doings:
    """What is done by whom and to which kinds of things, and what lies in zones that do not say it.

    A verb is done to what lies on a pile, and what lies there was put there by a verb: so the texts are read
    until nothing new comes of it.

    done, others: the kinds of what a verb is done to, and of the other that is said with it; doers: of who
    does it; amounts: the verbs that are done to an amount; asked: of what it is asked whether it may be done.
    What a verb does is read once for those that say an other, and once for those that say none.
    """

    def __init__(self, context: Context) -> None:
        """Read all texts of the packs."""
        self.model = context.model
        self.sorts = Sorts(context)
        levels: dict[str, Procedure | Contest] = {**self.model.procedures, **self.model.contests}
        self.lines = [lineage(levels, name) for name in levels]
        self.done: dict[str, Kinds] = {}
        self.doers: dict[str, Kinds] = {}
        self.others: dict[str, Kinds] = {}
        self.calls: dict[tuple[str, bool, Rec], Kinds] = {}
        """By verb, whether an other was said, and word of the record: of which kinds that was."""
        self.with_other = False
        self.amounts: set[str] = set()
        self.lying: dict[str, Kinds] = {}
        self.roles: dict[tuple[str, str], Kinds] = {}
        self.counted: dict[str, Kinds] = {}
        self.under: dict[str, Kinds] = {}
        """Of each form, and of what lasts otherwise, on what it is."""
        self.grown = False
        """Whether what may still grow was asked for."""
        self.bodies: dict[int, list[Verb]] = {}
        for verb in self.model.verbs.values():
            if verb.does is not None:
                self.bodies.setdefault(id(verb.does), []).append(verb)
        self.yours: dict[int, Kinds] = {}
        """Of each duty, and of what is done with too many, the kinds of `you`."""
        for limit in self.model.limits.values():
            self.yours[id(limit.excess)] = self.sorts.kind(limit.of)
        self.forms: dict[int, str] = {}
        for effect in self.model.effects.values():
            for block in (effect.begins, effect.ends):
                if block:
                    self.forms[id(block)] = effect.name
        read = [
            (text, parts, _asked_before(parts))
            for text in self._apart(context.texts)
            if (parts := context.parts(text, *READ))
        ]
        self._begin([part for _, parts, _ in read for part in parts])
        for part in (part for _, parts, _ in read for part in parts):
            match part:  # which roles are filled at all is known before it is known with what
                case Begin(level, roles):
                    for name in roles:
                        self._fill(level, name, set())
                case SetRole(level, name) | PickSet(level=level, role=name):
                    self._fill(level, name, set())
        self._uncalled([part for _, parts, _ in read for part in parts])
        before, known = -1, self._known()
        while known != before:
            read = [one for one in read if self._both(*one)]
            before, known = known, self._known()
        self.asked = self._asked(context)

    def _apart(self, texts: Iterable[object]) -> Iterator[object]:
        """The texts, each duty of a procedure for itself: what is chosen in one has no name in the others."""
        for text in texts:
            if not isinstance(text, Procedure):
                yield text
                continue
            for duty in text.duties:
                self.yours[id(duty)] = self.sorts.kind(text.of)
                yield duty

    def _known(self) -> int:
        found = (self.lying, self.roles, self.counted, self.under)
        known = sum(len(kinds) + 1 for kinds in self.calls.values())
        return known + sum(len(kinds) + 1 for one in found for kinds in one.values())

    def _begin(self, parts: Sequence[object]) -> None:
        """What lies in zones before anything is done; where nothing is ever put, anything may lie."""
        model = self.model
        for name in sorted(self.sorts.whole):
            for zone in (supply_of(model.kinds, name), left_to(model.kinds, name)):
                self.lying.setdefault(zone, set()).add(name)
        prims = [part for part in parts if isinstance(part, Prim)]
        filled = {arg.zone for prim in prims for arg in prim.args[1:] if isinstance(arg, ZoneArg)}
        for zone_name, declared in model.zones.items():
            if declared.holds:  # beside what begins or is left there
                self.lying.setdefault(zone_name, set()).update(self.sorts.of_kinds(declared.holds))
            elif zone_name not in self.lying and zone_name not in filled:
                self.lying[zone_name] = {ANY}

    def _uncalled(self, parts: Sequence[object]) -> None:
        """A verb that no text does is there for texts to come: what it does is done as it may be said."""
        called = {part.call.verb for part in parts if isinstance(part, Act)}
        called |= {part.deed.verb for part in parts if isinstance(part, Begin) and part.deed is not None}
        for name, verb in self.model.verbs.items():
            for other in (False, True) if name not in called else ():
                self.calls[name, other, ACTOR] = {*self.sorts.kind(verb.actor)}
                self.calls[name, other, OBJECT] = {*self.sorts.kind(self.sorts.holes.get(name, ""))}
                self.calls[name, other, OTHER] = {ANY}

    def _now(self, found: Kinds) -> Kinds:
        """What is known of something by now."""
        self.grown = True
        return found

    def _both(self, text: object, parts: Sequence[object], env: Env) -> bool:
        """Read a text, that of a verb once with an other and once without, if it speaks of one."""
        if id(text) not in self.bodies:
            return self._read(text, parts, env)
        more = False
        for self.with_other in (False, True):
            more = self._read(text, parts, env) or more
        return more

    def _read(self, text: object, parts: Sequence[object], env: Env) -> bool:
        """What one text does, and where it puts things; whether it may be more when others have been read."""
        self.grown = False
        chosen = self._bound(text, parts)
        for part in parts:

            def of(what: object, part: object = part) -> Kinds:
                return self._narrow(text, what, self._of(text, what, chosen), env.get(id(part), ()))

            match part:
                case Begin(level, roles, deed=deed):
                    for name, ref in roles.items():
                        self._fill(level, name, of(ref))
                    if deed is not None:
                        self._do(text, deed, of)
                case SetRole(level, name, ref):
                    self._fill(level, name, of(ref))
                case Install(form, ref):
                    self.under.setdefault(form, set()).update(of(ref))
                case CountAs(ref, kind):
                    self.counted.setdefault(kind, set()).update(of(ref))
                case PickSet():
                    self._fill(part.level, part.role, chosen.get(part.sel.var, {ANY}))
                case Act(call):
                    self._do(text, call, of)
                case Prim("cross-edge"):  # called with a space, done to the way there
                    for verb in self.bodies.get(id(text), ()):
                        self._call(verb.name, True, OBJECT, {ANY})
                        self._call(verb.name, True, OTHER, {ANY})
                case Prim("move" | "move-under", (what, ZoneArg(zone))):
                    self._put(zone, of(what))
                case Prim("shuffle-into", (ZoneArg(source), ZoneArg(zone))):
                    self._put(zone, self._now(self.lying.get(source, set())))
        return self.grown

    def _bound(self, text: object, parts: Sequence[object]) -> dict[int, Kinds]:
        """Of which kinds what is chosen, or has a name in a text, may be."""
        chosen: dict[int, Kinds] = {}
        for part in parts:
            match part:
                case Sel():
                    chosen.setdefault(part.var, set()).update(self._chosen(part))
                case EachEnd():
                    chosen.setdefault(part.var, set()).update(self._now(self.lying.get(part.end.zone, set())))
        for part in parts:
            if isinstance(part, Let):
                chosen.setdefault(part.var, set()).update(self._of(text, part.ref, chosen))
        return chosen

    def _do(self, text: object, call: Call, of: Callable[[object], Kinds]) -> None:
        """A deed: who does it, to what; to no thing where it is done to an amount."""
        if OTHER in (call.actor, call.object) and id(text) in self.bodies and not self.with_other:
            return  # nobody does it
        name, other = call.verb, call.other is not None
        what = (
            set() if call.object is None and call.unit else {ANY} if call.object is None else of(call.object)
        )
        self._call(name, other, OBJECT, what)
        if call.actor is not None:
            self._call(name, other, ACTOR, of(call.actor))
        if call.other is not None:
            self._call(name, other, OTHER, of(call.other))
        if call.unit or call.object is None or (call.amount is not None and call.object == OBJECT):
            self.amounts.add(name)

    def _call(self, name: str, other: bool, word: Rec, kinds: Kinds) -> None:
        self.calls.setdefault((name, other, word), set()).update(kinds)
        known = self.doers if word == ACTOR else self.done if word == OBJECT else self.others
        known.setdefault(name, set()).update(kinds)

    def _put(self, zone: str, kinds: Kinds) -> None:
        if not self.model.zones[zone].holds:
            self.lying.setdefault(zone, set()).update(kinds)

    def _fill(self, level: str, role: str, kinds: Kinds) -> None:
        """Who is in a role is so for the levels that stand on the same, too: a slot is looked for by each."""
        for line in self.lines:
            for name in line if level in line else ():
                self.roles.setdefault((name, role), set()).update(kinds)

    def _asked(self, context: Context) -> dict[str, Kinds]:
        """Of which kinds of things it is asked whether something may be done to them, by its verb."""
        found: dict[str, Kinds] = {}
        numbers = (*self.model.stats.values(), *self.model.worth)
        for text in (*self._apart(context.texts), *numbers):
            asked = context.parts(text, Allowed)
            chosen = self._bound(text, context.parts(text, *READ)) if asked else {}
            for part in asked:
                what = part.call.object
                kinds = {ANY} if what is None else self._of(text, what, chosen)
                found.setdefault(part.call.verb, set()).update(kinds)
        return found

    def _chosen(self, sel: Sel) -> Kinds:
        """The kinds of the things of a selection, by its kind and by what it asks for."""
        found = self.fitting(sel.where, Var(sel.var))
        kinds = self.sorts.leaves.get(sel.kind) or self.sorts.tagged.get(sel.kind, {ANY})
        return meet(kinds, {ANY} if found is None else found)

    def _narrow(self, text: object, what: object, kinds: Kinds, asked: Iterable[tuple[Cond, bool]]) -> Kinds:
        """Those kinds that are left where something was asked in front."""
        if isinstance(what, You) and id(text) in self.bodies:
            what = ACTOR
        for cond, so in asked:
            said = self.fitting(cond, what) if so else self._without(cond, what)
            kinds = kinds if said is None else meet(kinds, said)
        return kinds

    def fitting(self, cond: Cond, me: object) -> Kinds | None:
        """The kinds of which a condition lets somebody be; None where it does not say."""
        model = self.model
        match cond:
            case AllOf(parts):
                return all_of([self.fitting(part, me) for part in parts])
            case AnyOf(parts):
                return any_of([self.fitting(part, me) for part in parts])
            case Not(inner):
                return self._without(inner, me)
            case HasTag(of, tag) if of == me and tag in model.kinds:
                return self.sorts.leaves[tag]
            case HasTag(of, tag) if of == me and tag not in model.values:
                return self.sorts.tagged.get(tag)
            case CountsAs(of, kind) if of == me:
                return self._now(self.counted.get(kind, set()))
            case IsCopyOf(of, name) if of == me and name in model.things:
                return {model.things[name].kind}
            case InZone(of, zone) if of == me and self.model.zones[zone].holds:
                return self.lying[zone]
            case Same(of, Named(name)) if of == me and name in self.sorts.named:
                return {self.sorts.named[name]}
            case Same(of, Role(level, name)) if of == me:
                return self._now(self.roles[level, name]) if (level, name) in self.roles else None
        return None

    def _without(self, cond: Cond, me: object) -> Kinds | None:
        """The kinds of those for whom a condition does not hold; None where it does not say."""
        match cond:
            case AnyOf(parts):
                return all_of([self._without(part, me) for part in parts])
            case AllOf(parts):
                return any_of([self._without(part, me) for part in parts])
            case Not(inner):
                return self.fitting(inner, me)
            case HasTag(of, tag) if of == me and tag in self.model.kinds:
                return self.sorts.whole - self.sorts.leaves[tag]
        return None

    def this(self, rule: Rule) -> Kinds:
        """The kinds of the thing whose text a rule is."""
        if rule.kind:
            said = self.fitting(rule.when, This())
            return meet(self.sorts.kind(rule.kind), {ANY} if said is None else said)
        thing = self.model.things.get(rule.carrier)
        return {thing.kind} if thing is not None else {ANY}

    def you(self, text: object) -> Kinds:
        """The kinds of `you` in a text."""
        match text:
            case Rule(each=each) if each:
                return self.sorts.kind(each)
            case Rule(you=who) if who is not None:
                return self._of(text, who, {})
        if id(text) in self.forms:
            return self._now(self.under.get(self.forms[id(text)], set()))
        if id(text) in self.bodies:
            return self._of_verb(self.bodies[id(text)], ACTOR)
        return self.yours.get(id(text), {ANY})

    def _of_verb(self, verbs: Sequence[Verb], word: Rec) -> Kinds:
        """The kinds of what a word of the record means in what verbs do, as they are read now."""
        found: Kinds = set()
        for verb in verbs:
            if word not in (ACTOR, OBJECT, OTHER):
                return {ANY}
            kinds = self._now(self.calls.get((verb.name, self.with_other, word), set()))
            hole = (
                verb.actor if word == ACTOR else self.sorts.holes.get(verb.name, "") if word == OBJECT else ""
            )
            found |= meet(kinds, self.sorts.kind(hole))
        return found

    def of_event(self, rule: Rule, word: Rec) -> Kinds:
        """The kinds of what a word means in a rule: as its event says itself, and of what is done at all."""
        pattern = getattr(rule.shape, "pattern", None)
        if pattern is None:
            return {ANY}
        said = self.wanted(rule, word)
        found = {ANY} if said is None else said
        verb = self.model.verbs.get(pattern.verb)
        if verb is None or (pattern.units and word == OBJECT):
            return found
        known = self.doers if word == ACTOR else self.done if word == OBJECT else self.others
        return meet(found, self._now(known.get(verb.name, set()))) if word != Rec("extra") else found

    def wanted(self, rule: Rule, word: Rec) -> Kinds | None:
        """The kinds of which the event of a rule wants a word to be; None where it does not say."""
        found: list[Kinds | None] = []
        for part in conjuncts(rule.shape.pattern.where):  # type: ignore[union-attr]
            match part:
                case Same(of, You()) if of == word and rule.you != word:
                    found.append(self.you(rule))
                case Same(of, This()) if of == word and not rule.effect:
                    found.append(self.this(rule))
                case _:
                    found.append(self.fitting(part, word))
        return all_of([None if one is None or ANY in one else one for one in found])

    def _of(self, text: object, what: object, chosen: dict[int, Kinds]) -> Kinds:
        """The kinds of which somebody may be who is spoken of."""
        match what:
            case Var(n):
                return chosen.get(n, {ANY})
            case Named(name):
                return {self.sorts.named.get(name, ANY)}
            case Top(zone):
                return self._now(self.lying.get(zone, set()))
            case PlaceOf():
                return self.sorts.places
            case This() if isinstance(text, Rule):
                return self.this(text)
            case Rec() if id(text) in self.bodies:
                return self._of_verb(self.bodies[id(text)], what)
            case Rec() if isinstance(text, Rule):
                return self.of_event(text, what)
            case Role(level, name) if (level, name) in self.roles:
                return self._now(self.roles[level, name])
            case Captured(0) if isinstance(text, Rule) and text.effect:
                return self._now(self.under.get(text.effect, set()))
            case MemoryOf(memory):
                return self.sorts.kind(self.model.counters[memory].sort)
            case Holder() | Current() | NextSeat():
                return self.sorts.played
            case PlayerOf():
                return self.sorts.seats
            case You():
                return self.you(text)
        return {ANY}


def _asked_before(parts: Sequence[object]) -> Env:
    """What is asked in front of each deed; of one that stands in several places nothing is known."""
    found: Env = {}
    often: dict[int, int] = {}
    for part in parts:
        often[id(part)] = often.get(id(part), 0) + 1
    for part in parts:
        asked: tuple[tuple[Block, Cond, bool], ...] = ()
        if isinstance(part, If):
            asked = ((part.then, part.cond, True), (part.otherwise or (), part.cond, False))
        elif isinstance(part, Option):
            asked = ((part.body, part.when, True),)
        for block, cond, so in asked:
            for inner in walk(block) if block and cond != ALWAYS else ():
                if isinstance(inner, READ) and often.get(id(inner)) == 1:
                    found.setdefault(id(inner), []).append((cond, so))
    return found
