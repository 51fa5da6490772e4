"""Conditions: what must hold, said in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from talisman.compiler.messages.conditions import (
    AGAINST_NOBODY,
    MIXED,
    NOT_COMPARED,
    NOT_IN_WINDOW,
    ONE_AND_THE_SAME,
)
from talisman.compiler.messages.nouns import WRONG_KIND
from talisman.compiler.messages.numbers import CHOSEN_NOWHERE, HOW_MANY
from talisman.compiler.model import (
    Allowed,
    Always,
    AnyOf,
    Cmp,
    Cond,
    Current,
    DiceEqual,
    During,
    FieldOf,
    HasMost,
    HasTag,
    Holder,
    InSetting,
    Int,
    ModeIs,
    Nobody,
    Not,
    OnSpace,
    PlaceOf,
    Ref,
    Role,
    Same,
    Sel,
    UnderEffect,
    Var,
    conjuncts,
)
from talisman.compiler.resolve.phrase import (
    answered,
    calls,
    compared,
    declared_phrases,
    descriptions,
    emptied,
    nominals,
    nouns,
    numbers,
    others,
    pronouns,
    quantity,
    role_nouns,
    states,
    whereabouts,
    which_owner,
    zone_nouns,
)
from talisman.compiler.resolve.phrase.nominals import both, either, negate
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import (
    NO_CONDITION,
    NO_NUMBER,
    a_kind,
    built,
    declared,
    leaves,
    meant,
    not_yet,
    report,
    said,
    texts,
)
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node


def condition(node: Node, scope: Scope) -> Cond:
    """The condition a phrase says."""
    match node:
        case views.CondAnd():
            sides = (node.first_cond, node.second_cond)
            answered.behind(*sides, views.CondAnd, scope)
            answered.place_of_whom(*sides, scope)
            return both(*_one_after_the_other(sides, scope)) if _alike(node, scope) else NO_CONDITION
        case views.CondOr():
            sides = (node.first_cond, node.second_cond)
            answered.behind(*sides, views.CondOr, scope)
            answered.place_of_whom(*sides, scope)
            return either(*_together(sides, scope)) if _alike(node, scope) else NO_CONDITION
        case views.CondAll():
            answered.each_once(node.conds, views.CondAnd, scope)
            return both(*_one_after_the_other(node.conds, scope))
        case views.CondAny():
            answered.each_once(node.conds, views.CondOr, scope)
            return either(*_together(node.conds, scope))
        case views.CondIs():
            return _is(node.has_not, node.np, node.pred, scope)
        case views.CondCompare():
            answered.with_itself(node, scope)
            if isinstance(node.number, views.NumCount):
                which_owner.none_of_each(node.number.np, scope)
            return numbers.comparison(numbers.number(node.number, scope), node.cmp, scope)
        case views.CondWhich():
            return declared_phrases.opposite(numbers.is_chosen(node, scope), node.has_not)
        case views.CondPhrase():
            return declared_phrases.declared_condition(node.declared, scope, node.np)
        case views.CondSetting():
            return _of_me(node.set, scope)
        case views.CondFlag():
            true = Cmp(">", FieldOf(scope.world.find("flag", node.flag.text) or "", None), Int(0))
            return negate(true) if node.has_not else true
        case views.CondExists():
            quantity.check_verb(node.np, scope, one=node.has_is)
            return exists(node.np, scope)
        case views.CondDice():
            roll = numbers.the_roll(node, scope)
            equal: Cond = DiceEqual(roll) if roll is not None else NO_CONDITION
            return negate(equal) if node.has_not else equal
        case views.CondMost():
            return _has_most(node, scope)
        case views.CondMore():
            return compared.has_more(node, scope)
        case views.CondPlace():
            return _i_am(node.place, scope)
        case views.CondCannot():
            return _cannot(node, scope)
        case views.CondShort():
            return passive(node.phrase, scope.this, node.by, scope)
        case (
            views.SetSetting()
            | views.SetAgainst()
            | views.SetDuring()
            | views.SetAsRole()
            | views.SetAsKind()
        ):
            return _of_me(node, scope)
        case views.PlaceAt() | views.PlaceHere():
            return _i_am(node, scope)
    not_yet(scope, node)
    return NO_CONDITION


def _cannot(node: views.CondCannot, scope: Scope) -> Cond:
    """Whether somebody may not do something; of any of several it is asked of as many as it says."""
    if nouns.is_definite(node.np, scope) or nominals.nominal(node.np) is None:
        call = calls.single_call(node.phrase, nouns.noun(node.np, scope), scope)
        return Not(Allowed(call)) if call is not None else NO_CONDITION
    sel = descriptions.selection(node.np, scope)
    kind = sel.kind if sel.kind in scope.world.model.kinds else ""
    one = Noun(Var(sel.var), kind, node.np.span, said(node.np))
    call = calls.single_call(node.phrase, one, scope)
    return quantity.quantified(node.np, sel, Not(Allowed(call)) if call is not None else NO_CONDITION, scope)


def _has_most(node: views.CondMost, scope: Scope) -> Cond:
    """Whether somebody has the most of a counter or stat, or the least, among all that play."""
    world = scope.world
    if nouns.is_definite(node.np, scope):
        wanted = numbers.bearers_of_unit(node.unit.text, scope) if node.unit is not None else ""
        found = nouns.noun(node.np, scope, wanted)
        return _most_of(node, found, scope) if found is not None else NO_CONDITION
    sel = descriptions.selection(node.np, scope)
    det = nominals.determiner(node.np)
    count = nominals.counted(det)
    several = quantity.EACH & set(texts(det)) if det is not None else set()
    written = _words(node)
    if "alone" in written and (several or (count is not None and count.text != "1")):
        problem = f"`{said(node.np)}`, behind which `alone` stands, would be several"
        way = "say `a ...` or `no ...`, or leave out `alone`"
        report(scope, HOW_MANY, node.np.span, problem=problem, way=way)
    kind = sel.kind if sel.kind in world.model.kinds else declared_phrases.kind_said(node.np, scope)
    return quantity.quantified(node.np, sel, _most_of(node, Noun(Var(sel.var), kind), scope), scope)


def _most_of(node: views.CondMost, whose: Noun, scope: Scope) -> Cond:
    world = scope.world
    kind = next((one for one in (*world.avatars, *world.seats) if world.fits(whose.kind, one)), "")
    what = node.unit.text if node.unit is not None else said(node.noun) if node.noun is not None else ""
    unit = numbers.find_unit(what, scope) if node.unit is not None else None
    if not kind or (unit is not None and unit[0] not in ("counter", "memory", "stat")):
        report(scope, NOT_COMPARED, node.span, who=said(node.np), unit=what)
        return NO_CONDITION
    words, var = _words(node), scope.names.fresh()
    if node.noun is not None:
        number = descriptions.had(node.noun, kind, scope)(Var(var))
    else:
        number = (numbers.unit_of(node.unit, Noun(Var(var), kind), scope) if node.unit else None) or NO_NUMBER
    among = Sel(var, kind, span=node.span)
    return HasMost(whose.ref, among, number, "most" not in words, "alone" in words)


def _words(node: views.CondMost) -> list[str]:
    return " ".join(leaf.kind for leaf in node.leaves()).split()


def _of_me(node: views.Set, scope: Scope) -> Cond:
    """A situation of whoever it is about."""
    me = scope.you or scope.this
    return setting(node, scope, me.ref if me is not None else None)


def _i_am(place: views.Place, scope: Scope) -> Cond:
    """Whoever it is about is at a place."""
    base = scope.you or scope.this or pronouns.you(place, scope)
    return whereabouts.located(place, base, scope) if base is not None else NO_CONDITION


def _together(parts: Sequence[Node], scope: Scope) -> Iterator[Cond]:
    """Several conditions of one sentence, in which `it` and `its` go on meaning what they meant."""
    before = scope.called
    scope.called = {} if before is None else before
    for part in parts:
        yield condition(part, scope)
    scope.called = before


def _one_after_the_other(parts: Sequence[Node], scope: Scope) -> list[Cond]:
    """What holds all at once: `its` in a later one is nothing that an earlier one asks for any of."""
    before, found = scope.unsure, list[Cond]()
    for part, made in zip(parts, _together(parts, scope), strict=True):
        found.append(made)
        if part is not parts[-1]:
            scope.unsure = (*scope.unsure, *pronouns.behind_condition(part, scope).unsure)
    scope.unsure = before
    return found


def _alike(node: views.CondAnd | views.CondOr, scope: Scope) -> bool:
    """Refuse `and` beside `or`: what belongs together would be a guess."""
    last: views.Cond = node
    joins, conds = list[str](), list[views.Cond]()
    while isinstance(last, (views.CondAnd, views.CondOr)):
        joins.insert(0, "and" if isinstance(last, views.CondAnd) else "or")
        conds.insert(0, last.second_cond)
        last = last.first_cond
    if len(set(joins)) == 1:
        return True
    terms = [said(one) for one in (last, *conds)]
    readings = (f"one reading: {_grouped(terms, joins, inner)}" for inner in ("and", "or"))
    scope.world.bag.add(MIXED.at(node.span, notes=readings))
    return False


def _grouped(terms: Sequence[str], joins: Sequence[str], inner: str) -> str:
    """Conditions in brackets, those first that one of the words joins."""
    groups = [[terms[0]]]
    for join, term in zip(joins, terms[1:], strict=True):
        if join == inner:
            groups[-1].append(term)
        else:
            groups.append([term])
    outer = "or" if inner == "and" else "and"
    told = (f"({f', {inner} '.join(group)})" if len(group) > 1 else group[0] for group in groups)
    return f", {outer} ".join(told)


def exists(np: Node, scope: Scope) -> Cond:
    """`there is a card here`."""
    if nouns.is_definite(np, scope) and not isinstance(np, views.NpNamed):
        return Not(Same(nouns.thing(np, scope), Nobody()))
    det = nominals.determiner(np)
    if det is not None and quantity.EACH & set(texts(det)):
        report(scope, HOW_MANY, np.span, problem=f"`there is {said(np)}`", way=quantity.DETERMINED)
    return quantity.quantified(np, descriptions.selection(np, scope), Always(), scope, subject=False)


def _is(no: bool, subject: views.Np, pred: views.Pred, scope: Scope) -> Cond:
    if isinstance(pred, (views.PredG, views.PredW)):
        return declared_phrases.opposite(declared_phrases.declared_condition(pred, scope, subject), no)
    if isinstance(pred, views.PredWords) and "empty" in [leaf.text for leaf in pred.adjs]:
        asked = emptied.empty(subject, no, scope)
        if asked is not None:
            return asked
    if nouns.is_definite(subject, scope) or isinstance(subject, views.NpThem):
        found = nouns.noun(subject, scope, _kinds_of(pred, scope))
        return (
            declared_phrases.opposite(predicate(pred, found, scope), no)
            if found is not None
            else NO_CONDITION
        )
    if no and isinstance(subject, views.NpNamed) and not nouns.narrowings(subject):
        return negate(_is(False, subject, pred, scope))  # none of those that are called so
    sel = descriptions.selection(subject, scope)
    one = Noun(Var(sel.var), sel.kind or declared_phrases.kind_said(subject, scope))
    place = _place(pred)
    if place is not None and nominals.nominal(subject) is not None and not whereabouts.had(sel):
        true = declared_phrases.opposite(whereabouts.located(place, one, scope, lies=True), no)
        return quantity.quantified(subject, sel, true, scope)
    true = declared_phrases.opposite(predicate(pred, one, scope), no)
    first, *rest = conjuncts(true) or (true,)
    if isinstance(first, OnSpace) and first.of == Var(sel.var) and whereabouts.carried(sel.kind, scope):
        there = whereabouts.same(PlaceOf(first.of), first.space)  # also of what somebody there carries
        true = both(there, *rest)
    return quantity.quantified(subject, sel, true, scope)


def _place(pred: views.Pred) -> views.Place | None:
    """The place that something is said to be at."""
    if isinstance(pred, (views.PlaceAt, views.PlaceHere)):
        return pred
    return pred.place if isinstance(pred, views.PredPlace) else None


def _kinds_of(pred: views.Pred, scope: Scope) -> tuple[str, ...]:
    """The kinds that something is said to be of: `it` is then something that can be of one of them."""
    if isinstance(pred, views.PredWords):
        counters = scope.world.model.counters
        found = (states.find(leaf.text, scope) for leaf in pred.adjs)
        return tuple(counters[state].of for state in found if state is not None)
    if isinstance(pred, views.PredThis):
        return (scope.this.kind,) if scope.this is not None else ()
    if isinstance(pred, views.PredYou):
        return (scope.you.kind,) if scope.you is not None else ()
    if isinstance(pred, views.PredNamed):
        things = scope.world.model.things
        return tuple(dict.fromkeys(things[key].kind for key in meant(pred.nameref, scope.world)))
    part = nominals.nominal(pred) if isinstance(pred, views.PredKind) else None
    heads = nominals.heads(part, scope) if part is not None else ()
    return tuple(head.name for head in heads) if all(head.cls == "kind" for head in heads) else ()


def predicate(pred: views.Pred | views.Place, whose: Noun, scope: Scope) -> Cond:
    """What is said of a thing behind `is` or `are`."""
    ref = whose.ref
    if whose.kind == nouns.A_ROLL:
        names = {"verb": f"is {said(pred)}", "wanted": "a thing", "found": a_kind(scope.world, whose.kind)}
        report(scope, WRONG_KIND, pred.span, **names)
        return NO_CONDITION
    match pred:
        case views.PredWords():
            for leaf in pred.adjs:
                if (state := states.find(leaf.text, scope)) is not None:
                    states.check(state, whose.kind, leaf.span, scope)
            return both(*(word_of(leaf.text, ref, scope, whose.kind) for leaf in pred.adjs))
        case views.PredRole():
            found = role_nouns.role(pred, scope)
            return whereabouts.same(ref, found.ref) if found is not None else NO_CONDITION
        case views.PredKind():
            det = nominals.determiner(pred)
            words = texts(det) if det is not None else ()
            if "that" in words:
                return _the_other(
                    ref, nouns.thing(built(views.NpDet, pred.kids, pred.span), scope), pred, scope
                )
            if {"each", "every"} & set(words):
                one = f"it is {a_kind(scope.world, nominals.head_kind(pred, scope))}"
                not_yet(scope, pred, "one thing is not each of several", f"of one: `{one}`")
            return descriptions.described(pred, ref, scope)
        case views.PredSetting():
            return _is_in(pred, whose, scope)
        case views.PredPlace():
            return whereabouts.located(pred.place, whose, scope)
        case views.PlaceAt() | views.PlaceHere():
            return whereabouts.located(pred, whose, scope)
        case views.PredNamed():
            return descriptions.matches(built(views.NpNamed, pred.kids, pred.span), ref, scope)
        case views.PredLink():
            return whereabouts.same(ref, nouns.thing(pred.link_of, scope))
        case views.PredWithin():
            return _within(pred, whose, scope)
        case views.PredThis() | views.PredYou():
            other = _this_or_you(pred, scope)
            if whose.words == said(pred) and ref != other:  # as the event says it already
                report(scope, ONE_AND_THE_SAME, pred.span, word=said(pred))
            return _the_other(ref, other, pred, scope)
        case views.PredPassive():
            return passive(pred.phrase, whose, pred.by, scope)
        case views.PredG() | views.PredW():
            return declared_phrases.declared_condition(pred, scope, None, whose)
        case _:
            assert_never(pred)


def _is_in(pred: views.PredSetting, whose: Noun, scope: Scope) -> Cond:
    """Whether somebody is in a situation that contests give to their sides."""
    word = scope.world.find("setting", pred.setting.text)
    if word is not None and not calls.of_contests(word, scope):
        what = f"`{said(pred)}` is said of what is done, not of who does it"
        not_yet(scope, pred, what, f"`if {said(pred)}: ...`")
        return NO_CONDITION
    if not scope.world.is_avatar(whose.kind):
        kind = next(iter(scope.world.avatars), "KIND")
        what = f"`{said(pred)}` is asked of who plays, and this is {a_kind(scope.world, whose.kind)}"
        not_yet(scope, pred, what, f"of a {kind}, or of the other side: `against ...`")
        return NO_CONDITION
    return setting(built(views.SetSetting, pred.kids, pred.span), scope, whose.ref)


def as_setting(
    cond: views.Cond | views.Place | views.Set, scope: Scope
) -> views.Cond | views.Place | views.Set:
    """`you are in a situation` that contests give, as the situation alone says it."""
    if isinstance(cond, views.CondIs) and not cond.has_not:
        np, pred = cond.np, cond.pred
        if isinstance(np, views.You) and said(np) == "you" and isinstance(pred, views.PredSetting):
            word = scope.world.find("setting", pred.setting.text)
            if word is not None and calls.of_contests(word, scope):
                return built(views.SetSetting, pred.kids, pred.span)
    return cond


def _within(pred: views.PredWithin, whose: Noun, scope: Scope) -> Cond:
    """So few steps from a thing, or from as many of those that a noun means as it says."""
    if nouns.is_definite(pred.np, scope):
        return descriptions.near(pred, whose.ref, nouns.thing(pred.np, scope), scope)
    others.check(pred.np, whose, scope)
    sel = descriptions.selection(pred.np, scope)
    so_near = descriptions.near(pred, whose.ref, Var(sel.var), scope)
    return quantity.quantified(pred.np, sel, so_near, scope, subject=False)


def _this_or_you(pred: views.PredThis | views.PredYou, scope: Scope) -> Ref:
    """What `this`, `this KIND` or `you` means behind `is`."""
    if isinstance(pred, views.PredYou):
        return nouns.thing(built(views.You, pred.kids, pred.span), scope)
    kind: type[views.NpThis] | type[views.NpThisKind] = views.NpThisKind if pred.nominal else views.NpThis
    return nouns.thing(built(kind, pred.kids, pred.span), scope)


def _the_other(ref: Ref, other: Ref, pred: Node, scope: Scope) -> Cond:
    """Two words mean one thing; not where they could not mean two."""
    if ref == other != Nobody():
        report(scope, ONE_AND_THE_SAME, pred.span, word=said(pred))
    return whereabouts.same(ref, other)


def word_of(text: str, ref: Ref, scope: Scope, kind: str = "") -> Cond:
    """A word said of a thing: a form or a state it is in, a value it has, a tag."""
    form = scope.world.find("form", text)
    if form is not None:
        return UnderEffect(form, ref)
    value = scope.world.find("value", text)
    if value is not None:
        return ModeIs(ref, value)
    if text == "active":
        return Same(ref, Current())
    if (state := states.find(text, scope)) is not None:
        return states.is_so(state, ref, kind, scope)
    return HasTag(ref, scope.world.find("tag", text) or text)


def passive(phrase: Node, whose: Noun | None, by: views.By | None, scope: Scope) -> Cond:
    """`held by a seat`, `held`: a state, read off what holds the thing."""
    if whose is None:
        not_yet(scope, phrase)
        return NO_CONDITION
    found = declared_phrases.match(phrase, scope)
    verb = found.declaration.names[0] if found is not None else ""
    if by is not None and verb in ("hold", "own", "bear"):
        return descriptions.matches(by.np, Holder(whose.ref), scope)
    if verb in ("hold", "own", "bear"):
        return Not(Same(Holder(whose.ref), Nobody()))
    words = said(phrase)
    way = f"what follows it: `when {words}: ...`; what is so from then on: a state or a memory"
    not_yet(scope, phrase, f"`{words}` happens and is over", way)
    return NO_CONDITION


# --- situations --------------------------------------------------------------------------------------


def setting(node: views.Set, scope: Scope, of: Ref | None) -> Cond:
    """A situation (`at night`, `against a card`, `during your turn`, `as the winner`) of a thing."""
    match node:
        case views.SetSetting() if node.setting.text == calls.RANDOM:
            report(scope, CHOSEN_NOWHERE, node.span, words=said(node))  # chance chooses in a deed
            return NO_CONDITION
        case views.SetSetting():
            word = declared(node.setting, scope, "setting", "window")
            if word is not None and word.cls == "window":
                report(
                    scope, NOT_IN_WINDOW, node.span, window=word.name, what="as a condition it is never so"
                )
            return InSetting(word.name, of) if word is not None else NO_CONDITION
        case views.SetDuring():
            return during(node.np, scope)
        case views.SetAgainst():
            return against(node.np, of, scope)
        case views.SetAsRole():
            found = role_nouns.role(node, scope)
            return Same(of, found.ref) if found is not None and of is not None else NO_CONDITION
        case views.SetAsKind():
            not_yet(scope, node)
            return NO_CONDITION
        case _:
            assert_never(node)


def during(np: Node, scope: Scope) -> Cond:
    """A frame encloses; with a possessive, or behind `of`, it is that thing's or that of one of those."""
    level = level_of(np, scope)
    if not level:
        not_yet(scope, np)
        return NO_CONDITION
    poss = nominals.owner_node(np)
    whose = role_nouns.owner(poss, scope) if poss is not None else None
    roles = scope.world.levels[level].roles
    contest = scope.world.levels[level].contest
    whose_it_is = [Role(level, role) for role in roles[: 2 if contest else 1] or ["actor"]]
    det = nominals.determiner(np)
    if det is not None and poss is None and not {"a", "an", "any", "the"} & set(texts(det)):
        not_yet(scope, np)
    mods = nouns.narrowings(np)
    of = next((mod.np for mod in mods if isinstance(mod, views.ModOf)), None)
    for mod in mods:
        if not isinstance(mod, views.ModOf):
            not_yet(scope, mod)
    zone_nouns.no_words_before(np, level, scope)
    if (poss or of) is not None:
        role_nouns.need_somebody(level, np, scope)
    fits: Cond = Always()
    if of is not None:
        fits = either(*(descriptions.matches(of, role, scope) for role in whose_it_is))
    mine = either(*(Same(role, whose.ref) for role in whose_it_is)) if whose is not None else Always()
    return both(During(level), mine, fits)


def level_of(np: Node, scope: Scope) -> str:
    """The procedure or contest that a noun names ("" none)."""
    for leaf in leaves(np):
        if leaf.kind in ("KIND_S", "KIND_P"):
            return scope.world.find("procedure", leaf.text) or scope.world.find("contest", leaf.text) or ""
    return ""


def against(np: Node, of: Ref | None, scope: Scope) -> Cond:
    """The other side of the contest that the thing is in fits a noun."""
    if of is None:
        return NO_CONDITION
    ways: list[Cond] = []
    for one, other in sides(scope):
        ways.append(both(Same(one, of), descriptions.matches(np, other, scope.inner())))
        ways.append(both(Same(other, of), descriptions.matches(np, one, scope.inner())))
    if not ways:
        report(scope, AGAINST_NOBODY, np.span, words=f"against {said(np)}")
    return AnyOf(tuple(ways)) if ways else NO_CONDITION


def sides(scope: Scope) -> tuple[tuple[Role, Role], ...]:
    """The sides of every contest that inherits none."""
    found = []
    for level in scope.world.levels.values():
        if level.contest and not level.parent and len(level.roles) > 1:
            found.append((Role(level.name, level.roles[0]), Role(level.name, level.roles[1])))
    return tuple(found)
