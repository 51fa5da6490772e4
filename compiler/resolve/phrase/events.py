"""Events that rules speak of: which verb, and what its record must be like.

A pattern says nothing about who happens to be asked: `you` is the rule's `You()`. Besides the pattern an
event gives the words of the rule's body: `the actor`, `the target`, `it`, `that much`, `that roll`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from talisman.compiler.messages.events import (
    ALL_AT_ONCE,
    LEVEL_OF_EVENT,
    NO_EVENT,
    NOBODY_DOES,
    ONE_AT_A_TIME,
    SIDES_OF_EVENT,
    UNLIKE,
    ZONE_OF_EVENT,
)
from talisman.compiler.messages.nouns import NO_THIS
from talisman.compiler.messages.numbers import CHOSEN_NOWHERE, NOT_HERE, NOTHING_AT_ALL
from talisman.compiler.model import (
    Always,
    Amount,
    Cmp,
    Cond,
    Int,
    IntoZone,
    Named,
    NaturalIn,
    Num,
    OnSpace,
    Pattern,
    Rec,
    Ref,
    RolledFor,
    Same,
    ZoneArg,
    conjuncts,
)
from talisman.compiler.resolve.phrase import (
    calls,
    conditions,
    declared_phrases,
    descriptions,
    in_passing,
    level_events,
    mistakable,
    nominals,
    nouns,
    numbers,
    others,
    quantity,
    role_nouns,
    zone_nouns,
)
from talisman.compiler.resolve.phrase.nominals import both
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import (
    NO_CONDITION,
    a_kind,
    declared,
    first_of,
    has,
    is_amount,
    is_np,
    is_number,
    leaves,
    not_yet,
    report,
    said,
    word,
)
from talisman.compiler.source import NOWHERE
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, every_node
from talisman.values import field, frozen

ROLL = "roll"
_AMOUNTS = "`1 UNIT`, which any amount is, or `2 UNITS`, which is at least so many"
ONE_BY_ONE = ("each", "every")
NO_IT = ("", "you", "this", "they", "the actor")
"""Words for who takes part in an event that nobody goes on with by `it`."""

SOMEBODYS_ROLL = "that roll of somebody"
"""The roll of an event that need not be yours, in messages nowhere."""


@frozen
class Event:
    """An event a rule is about. actor, object: what the record is known to hold; roll: it is a roll.

    it: what `it` is there; beside: what it is where none of those can be meant.
    """

    pattern: Pattern
    actor: Noun | None = None
    object: Noun | None = None
    other: Noun | None = None
    roll: bool = False
    amount: bool = False
    short: bool = False
    it: tuple[Noun, ...] = field(default=())
    beside: tuple[Noun, ...] = field(default=())


def pattern(node: views.Event, scope: Scope) -> Pattern:
    """The pattern of an event phrase."""
    return event(node, scope).pattern


def event(node: views.Event, scope: Scope) -> Event:
    """An event phrase (`you draw a card`, `a card is taken by a seat`, `drawn`)."""
    _somebody(node, scope)
    quantity.both_in_one(node.phrase, scope)
    match node:
        case views.EventP():
            return passive(node.np, node.phrase, node.by.np if node.by else None, node, scope)
        case views.EventShort():
            return passive(None, node.phrase, node.by.np if node.by else None, node, scope)
        case views.EventB() | views.EventS():
            _all_at_once(node.np, ONE_BY_ONE, scope)  # `each trader cannot ...` is said of them one by one
            return active(node.np, node.phrase, node, scope)
    assert_never(node)


def _somebody(node: views.Event, scope: Scope) -> None:
    """Refuse an event of nobody and nothing: it would be waited for in vain."""
    by = node.by if isinstance(node, (views.EventP, views.EventShort)) else None
    for part in (*node.nodes(), *node.phrase.nodes(), *((by.np,) if by is not None else ())):
        _nobody(part, scope)


def _nobody(part: Node, scope: Scope) -> None:
    det = nominals.determiner(part) if is_np(part) else None
    if det is not None and has(det, "no"):
        what = nominals.nominal(part)
        some = a_kind(scope.world, said(what)) if what is not None else "somebody"
        report(scope, NOBODY_DOES, part.span, noun=said(part), some=some)


def active(
    subject: views.Np | None, phrase: views.Phrase, line: Node, scope: Scope, *, anybody: bool = False
) -> Event:
    """Somebody does something; without a subject it is `you`, or anybody."""
    if anybody:
        kind = next(iter(scope.world.avatars), "")
        return _verb(phrase, Always(), Noun(Rec("actor"), kind, words="the actor"), line, scope)
    level = level_events.level_subject(subject, phrase, scope) if subject is not None else ""
    if level or (
        subject is not None and isinstance(subject, views.NpThis) and level_events.of_level(phrase, scope)
    ):
        return level_events.level_event(subject, level, phrase, scope)
    actor, who = _participant(subject, "actor", scope)
    return _verb(phrase, actor, who, line, scope)


def passive(
    subject: views.Np | None, phrase: views.Phrase, doer: views.Np | None, line: Node, scope: Scope
) -> Event:
    """Something is done to a thing (to `this`, without a subject)."""
    actor: Cond = Always()
    who: Noun | None = Noun(Rec("actor"), words="the actor")
    if doer is not None:
        actor, who = _participant(doer, "actor", scope)
    found = calls.take_apart(phrase, scope) if isinstance(phrase, views.PhraseP) else None
    if found is None or found.verb is None:
        if found is not None or not isinstance(phrase, views.PhraseP):
            not_yet(scope, phrase)
        return Event(Pattern("", span=line.span))
    if doer is None:
        who = Noun(Rec("actor"), found.verb.actor, words="the actor")
    if subject is None:
        this = scope.this
        if this is None:
            report(scope, NO_THIS, phrase.span, word=said(phrase))
        cond: Cond = Same(Rec("object"), this.ref) if this is not None else NO_CONDITION
        what: Noun | None = Noun(Rec("object"), this.kind if this is not None else "", words="this")
    else:
        cond, what = _participant(subject, "object", scope)
        calls.check_moved(found.verb, subject, scope)
    calls.check_doer(found, who, scope)
    _no_event(found, scope)
    verb = found.verb.name
    units: tuple[str, ...] = ()
    wheres = [actor, cond]
    places = iter(("other", "extra"))
    known: dict[str, Noun] = {}
    for hole in found.things:  # what stands behind the participle: `taken from you`
        if not isinstance(hole.part, Node) or _no_things(hole.part, found, scope):
            continue
        if is_amount(hole.part):
            units, more = _amounts(hole.part, scope)
            wheres.extend(more)
            continue
        place = next(places, "extra")
        wants = hole.wants if hole.wants in scope.world.model.kinds else ""
        fits, one = _participant(hole.part, place, scope, wants)
        if subject is None and isinstance(hole.part, views.You):  # of `taken`, `you` is who does it
            way = f"`before this is {said(phrase)}: ...`: there `you` is whose text it is"
            report(scope, NOT_HERE, hole.part.span, what=f"`{said(hole.part)}`", way=way)
        wheres.append(fits)
        if one is not None:
            known[place] = one
    number = calls.number_hole(found, scope)
    if number is not None:
        wheres.append(level_events.number_asked(found, number, scope))
    spoken = [one for one in (what, *known.values()) if one is not None]
    where = both(*wheres, *settings(line, scope, who=who, spoken=spoken))
    done_to = tuple(one for one in known.values() if one.words not in ("you", "this", "they"))
    return Event(
        Pattern(verb, units, where, line.span), who, what, known.get("other"), short=subject is None,
        amount=bool(units) or number is not None,
        it=tuple(x for x in (who if doer is not None else None, what) if x is not None and x.words != "this"),
        beside=done_to,
    )  # fmt: skip


def _participant(node: Node | None, place: str, scope: Scope, wanted: str = "") -> tuple[Cond, Noun | None]:
    """The condition on a word of the record, and what the body knows of it."""
    if node is None:
        me = scope.you
        return (
            (Same(Rec(place), me.ref), Noun(Rec(place), me.kind, words="you"))
            if me is not None
            else (Always(), None)
        )
    one_at_a_time(node, scope)
    _all_at_once(node, ("all",) if place == "actor" else ("all", *ONE_BY_ONE), scope)
    quantity.unchosen(node, scope)
    if place != "actor":  # `no trader can ...` is said of who would do it
        _nobody(node, scope)
    cond = descriptions.matches(node, Rec(place), scope, wanted)
    kind = nominals.head_kind(node, scope)
    if not kind and isinstance(cond, Same):
        kind = next(
            (one.kind for one in (scope.you, scope.this, *scope.words.values()) if one and one.ref == cond.b),
            _named(cond.b, scope),
        )
    kind = kind or declared_phrases.kind_said(node, scope)
    return cond, Noun(Rec(place), kind, node.span, said(node))


def _from_where(part: Node, place: Noun | None, who: Noun | None, scope: Scope) -> None:
    """Refuse another place than where somebody is, who is there already when it is asked."""
    det = nominals.determiner(part)
    if det is None or not has(det, "another") or who is None or who.words != "you" or place is None:
        return
    if scope.world.is_place(place.kind):
        not_yet(scope, part)


def one_at_a_time(node: Node, scope: Scope) -> None:
    """Refuse a number of things in an event, which is about one: it would be met by each of them."""
    det = nominals.determiner(node) if is_np(node) else None
    number = nominals.counted(det)
    if det is None or (
        (number is None or (number.text == "1" and not has(det, "exactly")))
        and not has(det, "many")
        and not has(det, "up")
    ):
        return
    kind = nominals.head_kind(node, scope) or "KIND"
    report(scope, ONE_AT_A_TIME, node.span, noun=said(node), one=a_kind(scope.world, kind))


def _all_at_once(node: Node, words: tuple[str, ...], scope: Scope) -> None:
    """Refuse all at once, be it things or who does something: it would be met by each of them."""
    det = nominals.determiner(node) if is_np(node) else None
    if det is not None and any(has(det, word) for word in words):
        part = nominals.nominal(node)
        heads = nominals.heads(part, scope) if part is not None else ()
        kind = next(
            (a_kind(scope.world, head.name) if head.cls == "kind" else head.name for head in heads),
            "one of them",
        )
        report(scope, ALL_AT_ONCE, node.span, noun=said(node), kind=kind)


def _verb(phrase: views.Phrase, actor: Cond, who: Noun | None, line: Node, scope: Scope) -> Event:
    if isinstance(phrase, (views.RollAny, views.RollDice)):
        return _roll(phrase, actor, who, line, scope)
    if isinstance(phrase, (views.ChooseAs, views.ChooseUnit, views.ChooseNumber, views.DoOffered)):
        not_yet(scope, phrase)
        return Event(Pattern("", span=line.span))
    found = calls.take_apart(phrase, scope)
    if found is None:
        return Event(Pattern("", span=line.span))
    if found.verb is None:
        not_yet(scope, phrase, f"a declared sentence as an event: `{said(phrase)}`")
        return Event(Pattern("", span=line.span))
    calls.check_doer(found, who, scope)
    calls.check_goods(found, scope)
    calls.check_others(found, who, scope)
    info = found.verb
    if info.primitive in level_events.BEGINS:
        name, text = calls.level_named(found, scope)
        if any(isinstance(hole.part, views.NpThis) for hole in found.holes):
            name = name or level_events.this_one(scope)
        if not name:
            calls.no_level(text or said(found.node), found, scope)
        if name:
            if who is not None:
                role_nouns.need_somebody(name, line, scope)
            doer = actor.b if isinstance(actor, Same) else Rec("actor")
            level_events.of_who_does_it(found, name, doer, scope)
            level_events.however_it_ends(found, scope)
            where = both(actor, *level_events.begun(found, name, scope), *settings(line, scope))
            other = (who,) if who is not None and who.words not in ("you", "this", "they") else ()
            return Event(
                Pattern(f"{level_events.BEGINS[info.primitive]} {name}", (), where, line.span), who, it=other
            )
    _no_event(found, scope)
    wheres: list[Cond] = [actor]
    units: tuple[str, ...] = ()
    places = iter(("object", "other", "extra"))
    known: dict[str, Noun] = {}
    counted = False
    value = calls.value_hole(found, scope)
    if value:
        units = (value,)
    elif info.primitive == "set-mode":
        calls.check_become(found, scope)
    verb = info.name
    if (whither := found.hole("zone")) is not None and isinstance(whither.part, Node):
        zone = zone_nouns.zone(whither.part, scope)
        if zone is not None and _goes_into(zone.zone, found, who, scope):
            return _into(zone.zone, zone.bearer, line, who, scope)
        if zone is not None and not info.primitive:  # of a verb that is none it is told already
            report(scope, ZONE_OF_EVENT, whither.part.span, noun=said(whither.part), verb=verb)
    for hole in found.things:
        part = hole.part
        assert isinstance(part, Node)
        if is_amount(part) or (isinstance(part, views.GoodsOr) and first_of(part, views.Amount) is not None):
            units, more = _amounts(part, scope)
            wheres.extend(more)
            next(places, None) if not known else None
            continue
        form = next(
            (scope.world.find("form", x.text) for x in leaves(part) if scope.world.find("form", x.text)), None
        )
        if form is not None and info.primitive == "set-mode":
            return Event(Pattern(f"begin {form}", (), both(actor, *settings(line, scope)), line.span), who)
        zone = zone_nouns.zone(part, scope, quiet=True)
        if zone is not None and _goes_into(zone.zone, found, who, scope):
            return _into(zone.zone, zone.bearer, line, who, scope)
        place = next(places, "extra")
        if (many := level_events.so_many(part, hole.wants, scope)) is not None:
            wheres.append(many)
            counted = True
            continue
        if _no_things(part, found, scope):
            continue
        wants = hole.wants if hole.wants in scope.world.model.kinds else ""
        wheres_, one = _participant(part, place, scope, wants)
        _from_where(part, one, who, scope)
        if _whither(found, wants or (one.kind if one is not None else ""), scope):
            place = "other"
            wheres_, one = _participant(part, place, scope, wants)
        wheres.append(wheres_)
        if one is not None:
            known[place] = one
    number = calls.number_hole(found, scope)
    if number is not None:
        wheres.append(level_events.number_asked(found, number, scope))
    wheres.append(_tail(found, scope))
    wheres.extend(settings(line, scope, who=who, spoken=[*known.values()]))
    it = [x for x in (who, *known.values()) if x is not None and x.words not in ("you", "this", "they")]
    return Event(
        Pattern(verb, units, both(*wheres), line.span),
        who,
        known.get("object"),
        known.get("other"),
        amount=(bool(units) and not value) or number is not None or counted,
        it=tuple(it),
    )


def _no_things(part: Node, found: calls.Said, scope: Scope) -> bool:
    """Refuse what is no thing where one is wanted: it would be passed over, and the event be any."""
    name = found.verb.name if found.verb is not None else ""
    wants = next((hole.wants for hole in found.holes if hole.part is part), "goods")  # of a passive
    of_things = wants == "goods" or wants in scope.world.model.kinds
    if nominals.is_level(part, scope) or (of_things and level_events.of_levels(part, scope)):
        primitive = found.verb.primitive if found.verb is not None else ""
        named = primitive in calls.SAID_OF_LEVELS and nominals.is_level(part, scope)
        moved = found.verb is not None and calls.moves(found.verb, scope.world)  # it is told already
        if of_things and not (named or moved) and primitive not in calls.OF_THE_GAME:
            when = calls.when_it_is(part, scope)
            report(scope, LEVEL_OF_EVENT, part.span, noun=said(part), verb=name, when=when)
        return True
    if zone_nouns.zone(part, scope, quiet=True) is not None:
        report(scope, ZONE_OF_EVENT, part.span, noun=said(part), verb=name)
        return True
    return False


def _goes_into(zone: str, found: calls.Said, who: Noun | None, scope: Scope) -> bool:
    """Whether a verb that does nothing by itself is said of what may lie in a zone: it goes there."""
    info, holds = found.verb, scope.world.model.zones[zone].holds
    own = info is not None and (
        info.primitive or (info.node is not None and first_of(info.node, views.DDoes))
    )
    return not own and (who is None or not holds or any(scope.world.fits(who.kind, held) for held in holds))


def _no_event(found: calls.Said, scope: Scope) -> None:
    """Refuse a verb that is written out where it is said: it is never an event that others could meet."""
    calls.no_ring(found, scope)
    calls.whole_game(found, scope)
    primitive = found.verb.primitive if found.verb is not None else ""
    if primitive and primitive not in level_events.BEGINS and primitive not in calls.EVENT_BODIES:
        report(scope, NO_EVENT, found.node.span, verb=said(found.node))


def _named(thing: Ref, scope: Scope) -> str:
    """The kind of a thing that is named ("" where none is)."""
    things = scope.world.model.things
    if not isinstance(thing, Named):
        return ""
    found = things.get(thing.name) or things.get(thing.name.rpartition(" #")[0])
    return found.kind if found is not None else ""


def _whither(found: calls.Said, kind: str, scope: Scope) -> bool:
    """Whether the one thing said of crossing is the space behind the edge: what is crossed is the edge."""
    crosses = found.verb is not None and found.verb.primitive == "cross-edge" and len(list(found.things)) == 1
    return crosses and scope.world.is_place(kind)


def _tail(found: calls.Said, scope: Scope) -> Cond:
    """What the literal words of a template without holes say (`stop here`)."""
    words = [x for x in found.found.template.split()[1:] if not x.startswith("{")]
    if "here" in words:
        return OnSpace(Rec("actor"), nouns.here(scope))
    if words and not found.holes and found.verb is not None and any("{" in t for t in found.verb.templates):
        not_yet(scope, found.node)
        return NO_CONDITION
    return Always()


def _amounts(part: Node, scope: Scope) -> tuple[tuple[str, ...], list[Cond]]:
    """The units of an amount in an event; `1` means any, more mean at least so many, `exactly` just so many.

    Other amounts would be read as one of these: `all your coins` as any, `up to 2 coins` as at least two.
    """
    units: list[str] = []
    conds: list[Cond] = []
    if isinstance(part, views.GoodsOr) and not _alike(part, scope):
        first, second = said(part.first_goods), said(part.second_goods)
        report(scope, UNLIKE, part.span, noun=said(part), first=first, second=second)
        return (), conds
    for amount in [part] if is_amount(part) else [one for one in every_node(part) if is_amount(one)]:
        if not isinstance(amount, views.Amount):
            report(scope, NOT_HERE, amount.span, what=f"`{said(amount)}`", way=_AMOUNTS)
            continue
        leaf = word(amount, "unit")
        found = numbers.find_unit(leaf.text, scope) if leaf is not None else None
        if found is None or leaf is None:
            not_yet(scope, amount)
            continue
        units.append(found[1])
        count = next((kid for kid in amount.nodes() if is_number(kid)), None)
        quantity.not_none(count, amount, scope)
        value: Num = numbers.number(count, scope) if count is not None else Int(1)
        if count is not None and numbers.as_written(count, leaf):
            numbers.check_count(value, leaf, found[1], scope)
        exactly = has(amount, "exactly")
        if exactly and not is_amount(part):
            report(scope, NOT_HERE, amount.span, what=f"`{said(amount)}`", way=_AMOUNTS)
        elif (value != Int(1) or exactly) and is_amount(part):
            conds.append(Cmp("=" if exactly else ">=", Amount(), value))
    return tuple(units), conds


def _alike(part: views.GoodsOr, scope: Scope) -> bool:
    """Whether all that an event may be of are amounts, each of them any: how many would not be heeded."""
    for one in (part.first_goods, part.second_goods):
        if isinstance(one, views.GoodsOr):
            if not _alike(one, scope):
                return False
        elif not isinstance(one, views.Amount):
            return is_amount(one)  # of another sort: it is told below
        count = next((kid for kid in one.nodes() if is_number(kid)), None)
        value = numbers.number(count, scope) if count is not None else Int(1)
        if isinstance(one, views.Amount) and value != Int(1):
            return False
    return True


def _into(zone: str, bearer: object, line: Node, who: Noun | None, scope: Scope) -> Event:
    """A thing goes into a zone: the event of the machine, whose object is the thing."""
    subject = next(line.nodes(), None)
    cond, what = _participant(subject, "object", scope) if subject is not None else (Always(), None)
    arg = ZoneArg(zone, bearer)  # type: ignore[arg-type]
    at: Cond = Same(Rec("other"), arg.bearer) if arg.bearer is not None else Always()
    return Event(
        Pattern("move", (), both(cond, IntoZone(zone), at, *settings(line, scope, "object")), line.span),
        None,
        what,
        it=(what,) if what is not None and what.words != "this" else (),
    )


def _roll(
    phrase: views.RollAny | views.RollDice, actor: Cond, who: Noun | None, line: Node, scope: Scope
) -> Event:
    """Somebody rolls: the object of the event is the roll, its number the dice."""
    wheres = [actor]
    purpose = declared(phrase.fp.purpose, scope, "purpose") if phrase.fp is not None else None
    if purpose is not None:
        wheres.append(RolledFor(Rec("object"), purpose.name))
    natural = phrase.natural if isinstance(phrase, views.RollAny) else None
    if natural is not None and (span := natural.integer or natural.between) is not None:
        low, _, high = span.text.partition("-")
        if not 0 < int(low) <= int(high or low):
            report(scope, NOTHING_AT_ALL, natural.span, said=said(natural), way="no die shows this")
        wheres.append(NaturalIn(Rec("object"), int(low), int(high or low)))
    if isinstance(phrase, views.RollDice):
        if phrase.sides is not None:
            report(scope, SIDES_OF_EVENT, phrase.sides.span)
        many = numbers.number(phrase.number, scope)
        quantity.dice(phrase, many, scope)
        wheres.append(Cmp("=", Amount(), many))
    wheres.extend(settings(line, scope, who=who))
    it = (who,) if who is not None and who.words not in ("you", "this") else ()
    return Event(Pattern(ROLL, (), both(*wheres), line.span), who, roll=True, it=it)


def settings(
    line: Node, scope: Scope, place: str = "actor", who: Noun | None = None, spoken: Sequence[Noun] = ()
) -> list[Cond]:
    """The situations said behind an event; who: does it, and is the one whom `against another` leaves out.

    spoken: of whom the event speaks, so that `its` is theirs: `when Ann gains 1 coin during its walk`.
    """
    found = []
    named = [
        one
        for one in (who, *spoken)
        if one is not None
        and one.span != NOWHERE
        and one.words not in NO_IT
        and scope.world.is_avatar(one.kind)
    ]
    whose = scope.inner(it=named) if named else scope
    for part in calls.situations(line):
        if isinstance(part, views.SetAgainst):
            others.check(part.np, who, scope)
        if isinstance(part, views.SetSetting) and part.setting.text == calls.RANDOM:
            report(scope, CHOSEN_NOWHERE, part.span, words=said(part))
            continue
        found.append(
            conditions.setting(part, whose if isinstance(part, views.SetDuring) else scope, Rec(place))
        )
    return found


# --- procedures as subjects --------------------------------------------------------------------------


def body_scope(found: Event, scope: Scope, parts: Sequence[Node] = ()) -> Scope:
    """The scope of the body of a rule on this event; parts: the words of the event."""
    inner = scope.inner(event=found.pattern.verb, in_rule=True, held=mistakable.held(parts, scope))
    inner.words["actor"] = found.actor if found.actor is not None else Noun(Rec("actor"), words="the actor")
    thing = found.object if found.object is not None else Noun(Rec("object"), words="the object")
    inner.words["object"] = thing
    if found.other is not None:
        inner.words["target"] = inner.words["other"] = found.other
    elif found.object is not None and found.object.words not in ("this", "you"):
        inner.words["target"] = thing
    inner.amount = Amount() if found.amount else None
    inner.unit = found.pattern.units[0] if len(found.pattern.units) == 1 else ""
    if found.roll:
        mine = scope.you is not None and Same(Rec("actor"), scope.you.ref) in conjuncts(found.pattern.where)
        inner.roll = Noun(Rec("object"), words="that roll" if mine else SOMEBODYS_ROLL)
    inner.it = []
    inner.passing = in_passing.named(parts, scope)
    first = found.it or ((scope.this,) if scope.this is not None and found.beside else ())
    inner.topics = tuple(tier for tier in (first, found.beside) if tier) + scope.topics
    return inner
