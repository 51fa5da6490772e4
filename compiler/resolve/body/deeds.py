"""Deeds: what a verb phrase in a text does, as statements.

A verb with a body is an event: `Act`. A verb bound to what the machine does by itself is written out where
it stands, if it takes a zone, a roll or a procedure; declared sentences are written out, too.
"""

from __future__ import annotations

from talisman.compiler.messages.bodies import SEVERAL_KEPT
from talisman.compiler.messages.deeds import (
    BEHIND_ITS_DEED,
    FROM_WHOM,
    NO_RANGE,
    NOT_ASKED,
    NOT_OF_A_DEED,
    NOTHING_DRAWN,
    TO_ONESELF,
)
from talisman.compiler.model import (
    Act,
    Arith,
    Block,
    Call,
    ChooseNumber,
    Cond,
    CountAs,
    DoOffered,
    Exists,
    IfDone,
    Install,
    Int,
    Let,
    Named,
    Nobody,
    Not,
    Num,
    Pick,
    PickSet,
    PlaceOf,
    Rec,
    Ref,
    Role,
    Roll,
    Same,
    SetField,
    SetRole,
    Var,
)
from talisman.compiler.model.walk import exchanged, walk
from talisman.compiler.resolve import prompts
from talisman.compiler.resolve.body import (
    asked,
    consequences,
    contest_deeds,
    deed_holes,
    doers,
    goods,
    primitives,
    ring_steps,
    sentences,
    small_deeds,
    whom_first,
)
from talisman.compiler.resolve.body.goods import ALIKE, Doing, Filled, Points, Some
from talisman.compiler.resolve.body.primitives import Rows
from talisman.compiler.resolve.phrase import calls, in_passing, nominals, nouns, numbers, quantity, role_nouns
from talisman.compiler.resolve.phrase.calls import Hole, Said
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import declared, has, not_yet, report, said, texts
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node
from talisman.runtime.table.limits import OPTIONS
from talisman.values import evolve

INTO = "roll#"
"""The word under which a replaced roll waits to be filled by another one."""


def simple(node: views.Deed, scope: Scope, actor: Noun | None = None, rows: Rows = ()) -> Block:
    """A deed with whoever does it; an actor who is given does it in any case."""
    if isinstance(node, views.DoBy):
        return _by(node, scope, rows) if actor is None else deed(node.phrase, actor, scope, node, rows)
    if isinstance(node, (views.Do, views.Follow)):
        return deed(node.phrase, actor or doers.unsaid(node.phrase, scope), scope, node, rows)
    return small_deeds.small(node, scope)


def _by(line: views.DoBy, scope: Scope, rows: Rows) -> Block:
    """The deed of a subject that is named; of several, of each of them."""
    subject, phrase = line.np, line.phrase
    if line.drawn is not None:
        return doers.drawn_doer(
            subject, line.drawn, line, scope, lambda one: deed(phrase, one, scope, line, rows)
        )
    if nouns.is_definite(subject, scope) or isinstance(subject, (views.NpIt, views.NpThis, views.You)):
        wanted = doers.wanted(phrase, scope) if isinstance(subject, views.NpIt) else ""
        actor = nouns.noun(subject, scope, wanted)
        if actor is None:
            return ()
        before, scope.doing = scope.doing, actor
        made = deed(phrase, actor, scope, line, rows)
        scope.doing = before
        return made
    if isinstance(subject, views.NpThem) and not scope.them:
        actor = nouns.noun(subject, scope)
        return deed(phrase, actor, scope, line, rows) if actor is not None else ()
    return doers.each_doer(subject, line, scope, lambda one: deed(phrase, one, scope, line, rows))


def deed(node: views.Phrase, actor: Noun | None, scope: Scope, line: Node, rows: Rows = ()) -> Block:
    """A verb phrase of any form, done by the actor; `line` is where settings stand."""
    before = [*scope.it]
    told = scope.world.bag.told
    made = _deed(node, actor, scope, line, rows)
    if calls.at_random(line) and scope.world.bag.told == told and not drawn(made):
        why = "nothing that the deed is done to is drawn"
        report(scope, NOTHING_DRAWN, line.span, words=said(line), why=why)
    settle(made, scope, before)
    if not scope.told:
        scope.passing = (*scope.passing, *in_passing.named((node,), scope))
    return made


def drawn(made: Block) -> bool:
    """Whether something is chosen by chance."""
    return any(isinstance(part, Pick) and part.chooser is None for part in walk(made))


def settle(made: Block, scope: Scope, before: list[Noun]) -> None:
    """What was chosen while something was done for several is no one thing behind it."""
    if consequences.for_several(made):
        scope.it[:] = [
            evolve(one, several=True) if isinstance(one.ref, Var) and one not in before else one
            for one in scope.it
        ]


def _deed(node: views.Phrase, actor: Noun | None, scope: Scope, line: Node, rows: Rows) -> Block:
    match node:
        case views.RollDice():
            return _roll(node, actor, scope)
        case views.ChooseAs():
            return _choose_as(node, actor, scope, line)
        case views.ChooseNumber():
            return _choose_number(node, actor, scope)
        case views.DoOffered():
            return _do_offered(node, actor, scope, line)
        case views.RollAny():
            not_yet(scope, node, "how many dice are rolled")
            return ()
        case views.ChooseUnit():
            not_yet(scope, node)
            return ()
    whose = in_passing.chosen_first(node, scope) if not calls.at_random(line) else None
    if whose is not None:
        return _of_whom_later(whose, node, actor, scope, line, rows)
    found = calls.take_apart(node, scope)
    if found is None:
        return ()
    for part in calls.situations(line):
        if not isinstance(part, (views.SetSetting, views.SetAsKind)):
            report(scope, NOT_OF_A_DEED, part.span, words=said(part))
        elif any(calls.of_contests(name, scope) for name in calls.settings_of(line, scope)):
            report(scope, BEHIND_ITS_DEED, part.span, words=said(part))
    if found.verb is None:
        return sentences.written_out(found, actor, scope, line)
    calls.check_doer(found, actor, scope)
    calls.check_goods(found, scope)
    calls.check_others(found, actor, scope)
    calls.whole_game(found, scope)
    handler = primitives.DIRECT.get(found.verb.primitive)
    if handler is not None:
        for other in calls.situations(line):
            if isinstance(other, views.SetAsKind):
                not_yet(scope, other)
        return handler(found, actor, scope, line, rows)
    return event(found, actor, scope, line, rows)


def _of_whom_later(
    whose: Node, node: views.Phrase, actor: Noun | None, scope: Scope, line: Node, rows: Rows
) -> Block:
    """A deed that names somebody in passing who is spoken of behind it: that one is chosen first."""
    who = actor or scope.you
    doing = Doing(who, "", who, phrase=node, span=node.span)
    chosen: list[Noun] = []

    def of_that_one(one: Filled) -> Block:
        if not isinstance(one, Noun):
            return ()
        chosen.append(one)
        scope.fixed[whose.span] = one
        made = _deed(node, actor, scope, line, rows)
        del scope.fixed[whose.span]
        return made

    found = goods.spread(whose, doing, scope, of_that_one)
    scope.it[:] = [one for one in scope.it if one not in chosen]  # `it` is what the deed was done to
    scope.words.update((nouns.IN_PASSING, one) for one in chosen)
    return tuple(_where_it_can_be(one, scope) if isinstance(one, Pick) else one for one in found)


def _where_it_can_be(pick: Pick, scope: Scope) -> Pick:
    """Only those are chosen from who have, or are where, what the deed is done to."""
    who, first = Var(pick.var), next(iter(pick.body), None)
    asked: Cond | None = None
    if isinstance(first, Act) and first.call.object == PlaceOf(who):
        asked = Not(Same(PlaceOf(who), Nobody()))
    elif isinstance(first, Pick) and not first.optional and who in walk(first.sel.where):
        var = scope.names.fresh()
        where = exchanged(first.sel.where, {Var(first.sel.var): Var(var)})
        asked = Exists(evolve(first.sel, var=var, where=where))
    if asked is None:
        return pick
    return evolve(pick, sel=evolve(pick.sel, where=nominals.both(pick.sel.where, asked)))


def _choose_number(node: views.ChooseNumber, actor: Noun | None, scope: Scope) -> Block:
    """`choose a number from 0 to 8 as your guess`."""
    low, high, target = node.numbers
    kept, who = small_deeds.memory(target, scope), actor or scope.you
    least, most = numbers.number(low, scope), numbers.number(high, scope)
    if kept is None:
        return ()  # memory() says why
    if who is None:
        not_yet(scope, node, "a choice that nobody makes")
        return ()
    if not asked.could_be(actor, node.span, scope):
        return ()
    if isinstance(least, Int) and isinstance(most, Int) and not 0 < most.value - least.value < OPTIONS:
        report(scope, NO_RANGE, node.span, most=OPTIONS)
        return ()
    about = prompts.About(scope, scope.names.used)
    asks = prompts.asked(node, scope, about, who.ref)
    return (ChooseNumber(who.ref, least, most, *kept, asks, about.things),)


def _do_offered(node: views.DoOffered, actor: Noun | None, scope: Scope, line: Node) -> Block:
    """`do what a card in your hand offers`: one deed of its text, whatever its moment."""
    np, who = node.np, actor or scope.you
    if who is None:
        report(scope, NOT_ASKED, node.span, who="nobody")
    if who is None or not asked.could_be(who, node.span, scope):
        return ()
    doing = Doing(who, prompts.asked(node, scope), who, calls.at_random(line), span=node.span)

    def do(one: Filled) -> Block:
        if not isinstance(one, Noun):
            return ()
        meant = one.ref.name if isinstance(one.ref, Named) else one.kind
        return (DoOffered(who.ref, one.ref, meant, doing.text, np.span),)

    return goods.spread(np, doing, scope, do)


# --- events ------------------------------------------------------------------------------------------


def event(found: Said, actor: Noun | None, scope: Scope, line: Node, rows: Rows = ()) -> Block:
    """The call of a verb, once for each thing or amount that its holes say."""
    info = found.verb
    assert info is not None
    value = calls.value_hole(found, scope)
    form = deed_holes.form_hole(found, scope)
    if form:
        primitives.one_only(found, form, scope)
        target = actor.ref if actor is not None else Nobody()
        return (Install(form, target),)
    if info.primitive == "set-mode" and not value:
        calls.check_become(found, scope)
    contest = deed_holes.contest_hole(found, scope)
    path = ring_steps.hole(found, scope)
    if path:
        return ring_steps.along(found, path, actor, scope)
    amount = calls.number_hole(found, scope)
    if amount is not None:
        scope.amount = amount
    things = [hole for hole in found.things if isinstance(hole.part, Node)]
    for hole in things:
        if hole.wants in ("goods", *scope.world.model.kinds) and isinstance(hole.part, Node):
            deed_holes.no_level(hole.part, info, scope)
        elif isinstance(hole.part, Node) and calls.so_many(hole, scope):
            deed_holes.so_many_levels(hole.part, scope)
    settings = calls.settings_of(line, scope)
    counts_as = deed_holes.counts_as(line, things, scope)
    giver = deed_holes.giver(found)
    deed_holes.lying_with(things, giver, scope)
    if (taken := deed_holes.from_nobody(found, things, scope)) is not None:
        report(scope, FROM_WHOM, taken.span, words=said(taken), verb=said(found.node))
        return ()
    if deed_holes.holds_none(giver, things, scope):
        return ()
    deed_holes.its_of_which(things, scope)
    deed_holes.twice(things, found, scope)
    nouns_said = [hole.part for hole in things if isinstance(hole.part, Node)]
    around, scope.beside = scope.beside, whom_first.chosen(nouns_said, scope)
    deed_holes.one_to_each(things, giver, info, scope)
    deed_holes.in_all_or_each(things, giver, scope)
    doing = Doing(
        actor,
        "",
        deed_holes.source(giver, actor, scope),
        calls.at_random(line),
        info.primitive == "give",
        info.name,
        template=found.found.template,
        phrase=found.node,
        span=found.node.span,
    )

    foremost = giver  # who it is, then what of theirs
    if giver is None or not isinstance(giver.part, Node) or nouns.is_definite(giver.part, scope):
        foremost = None
    before: Hole | None = None  # compiled, what functions below read stands above them
    if foremost is None and (one := whom_first.once(nouns_said, scope, new=doing.supply)) is not None:
        foremost = before = next(hole for hole in things if hole.part is one)

    def fill(rest: list[Hole], known: dict[int, Filled], doing: Doing) -> Block:
        part = rest[0].part if rest else None
        if isinstance(part, Node) and not nominals.is_level(part, scope):
            kind = rest[0].wants if rest[0].wants in scope.world.model.kinds else ""
            bare = evolve(doing, source=None, supply=False)
            aside = rest[0] is not things[0]
            first = evolve(bare if rest[0] in (giver, before) else doing, wanted=kind, aside=aside)

            def more(one: Filled) -> Block:
                later = bare
                if rest[0] is giver and isinstance(one, Noun):
                    if actor is not None and one.ref == actor.ref != Nobody():
                        whom = "from whom it is taken"
                        report(scope, TO_ONESELF, found.node.span, words=said(found.node), whom=whom)
                    later = evolve(doing, source=one)
                elif rest[0] is before:
                    later = doing
                at = next(n for n, hole in enumerate(things) if hole is rest[0])  # two may say the same
                return fill(rest[1:], {**known, at: one}, later)

            return goods.spread(part, first, scope, more)
        if rest:
            return fill(rest[1:], known, doing)
        filled = tuple(known[at] for at in sorted(known))
        deed_holes.no_amount(things, filled, info, scope)
        target = filled[1] if len(filled) > 1 and isinstance(filled[1], Noun) else None
        if target is not None:
            scope.words["target"] = evolve(target, words="the target")
        if contest or rows:
            made_call = _call(info.name, actor, filled, amount, value, settings, found)
            other = next((one for one in filled if isinstance(one, Noun)), None)
            begun = contest_deeds.inlined(found, contest, made_call, other, actor, scope, rows)
            if begun is not None:
                return begun
        if info.primitive == "cross-edge" and target is None:
            deed_holes.leads_somewhere(filled, found, scope)
        act: Act | IfDone = Act(_call(info.name, actor, filled, amount, value, settings, found))
        if isinstance(act, Act) and counts_as and filled and isinstance(filled[0], Noun):
            scope.world.counted.setdefault(counts_as, []).append(filled[0].kind)
            act = IfDone(act, (CountAs(filled[0].ref, counts_as),))
        return (act, Let(named, target.ref)) if named and target is not None else (act,)

    sorts = len(things) > 1 and any(isinstance(x.part, views.GoodsOr) for x in things[:2])
    named = scope.names.fresh() if sorts else 0
    known = scope.words.get("target")
    made = fill(sorted(things, key=lambda hole: hole is not foremost), {}, doing)
    scope.beside = around
    agree(made, scope, known, named)
    if info.primitive != "look":
        goods.gone_from_piles(scope)
    return made


def agree(made: Block, scope: Scope, known: Noun | None, named: int = 0) -> None:
    """`the target`, if a deed has given it a new meaning: one thing, of whichever sort, or no certain one."""
    target = scope.words.get("target")
    if target is None or target is known:
        return
    if not consequences.single(made):
        scope.words["target"] = evolve(target, several=True)
        return
    if named:
        target = scope.words["target"] = evolve(target, ref=Var(named))
    if all(one.ref != target.ref for one in scope.it):
        scope.it.append(target)


def either(made: Block, known: Noun | None, scope: Scope) -> None:
    """Behind a choice of one more such, `the target` could be that one, or who was it before."""
    if known is None or scope.words.get("target") is not known or known.several or not known.kind:
        return
    if any(isinstance(one, Pick) and _like(one, known, scope) for one in walk(made)):
        scope.words["target"] = evolve(known, words=role_nouns.ONE_OF_TWO)


def _like(pick: Pick, known: Noun, scope: Scope) -> bool:
    """Whether one is chosen that could be the target, and not for a role or memory of its own."""
    kept = all(isinstance(one, (SetRole, SetField)) for one in pick.body)
    return not kept and bool(pick.sel.kind) and scope.world.fits(pick.sel.kind, known.kind)


def _call(
    verb: str,
    actor: Noun | None,
    filled: tuple[Filled, ...],
    amount: Num | None,
    unit: str,
    settings: tuple[str, ...],
    found: Said,
) -> Call:
    places: list[Ref | None] = []
    for one in filled:
        if isinstance(one, Points):
            amount, unit = _not_below(one.amount), "" if one.unit == ALIKE else one.unit
            if not places:
                places.append(Rec("object") if one.unit == ALIKE else None)
        elif isinstance(one, Some):
            amount = one.amount
        else:
            places.append(one.ref)
    who = actor.ref if actor is not None else None
    if not places and who is not None and found.found.template.split()[-1] == "here":
        places.append(PlaceOf(who))  # `stop here` is the event that `stop upon SPACE` waits for
    places += [None, None, None]
    return Call(verb, who, places[0], amount, unit, places[1], places[2], settings, found.node.span)


def _not_below(amount: Num) -> Num:
    """An amount that is a difference is nothing where it would be less: nobody pays -1 coin."""
    less = any(isinstance(part, Arith) and part.op == "-" for part in walk(amount))
    return Arith("max", amount, Int(0)) if less else amount


# --- built in ----------------------------------------------------------------------------------------


def _roll(node: views.RollDice, actor: Noun | None, scope: Scope) -> Block:
    purpose = declared(node.fp.purpose, scope, "purpose") if node.fp is not None else None
    var = scope.names.fresh()
    quantity.not_none(node.number, node, scope)
    many = numbers.number(node.number, scope)
    quantity.dice(node, many, scope)
    name = purpose.name if purpose is not None else ""
    roller = actor.ref if actor is not None else None
    replaced = scope.words.get(INTO)
    into = replaced.ref if replaced is not None else None
    rolled = Roll(roller, many, name, var, into, small_deeds.sides(node, scope), node.span)
    around, said_here = scope.roll, replaced is None and not scope.meanings
    either = said_here and around is not None and (around.ref == Rec("object") or around.several)
    scope.roll = Noun(Var(var), "", node.span, "that roll", several=either)
    level = scope.world.levels.get(scope.level)
    if level is not None and level.contest and roller is not None and name:
        kept = (numbers.last_roll(name, scope), numbers.last_roll("", scope))
        return (rolled, *(SetField(memory, roller, Var(var)) for memory in kept))
    return (rolled,)


def _choose_as(node: views.ChooseAs, actor: Noun | None, scope: Scope, line: Node) -> Block:
    """`choose a card here as the target`: fills a role; any number of things make a set of it."""
    np, role = node.np, node.role.text
    level, who = scope.level, actor or scope.you
    doing = Doing(
        who,
        prompts.asked(node, scope, None, who.ref if who is not None else None),
        who,
        calls.at_random(line),
        span=node.span,
    )
    det = nominals.determiner(np)
    several = isinstance(np, views.NpPlural) or (det is not None and goods.ALL & {*texts(det)})
    if several and not (det is not None and has(det, "number")):
        report(scope, SEVERAL_KEPT, np.span, noun=said(np), memory=role)
    if det is not None and has(det, "number") and level:
        scope.world.need_role(level, role)
        scope.world.sets.setdefault(level, []).append(role)
        sel = goods.located(np, doing, scope)
        return (PickSet(goods.chooser(np, doing, scope), sel, level, role, doing.text),)
    if level:
        scope.world.need_role(level, role)
        kind = nominals.head_kind(np, scope)
        scope.world.levels[level].kinds.setdefault(role, kind)
        scope.words[role] = Noun(Role(level, role), kind, words=f"the {role}")

        def bind(filled: Filled) -> Block:
            if not isinstance(filled, Noun):
                return goods.no_thing(np, "what is chosen is a thing", scope)
            return (SetRole(level, role, filled.ref),)

        return goods.spread(np, doing, scope, bind)
    way = f"in the deed itself: `... {said(np)} of your choice`; a role is chosen in a procedure"
    not_yet(scope, node, f"choosing `the {role}` outside of a procedure, with more to do behind it", way)
    return ()
