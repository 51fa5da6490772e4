"""Permissions, and what is put before players: offers in windows, options of procedures, caps and costs."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.diagnostics import closest
from talisman.compiler.messages.calls import UNKNOWN_FORM
from talisman.compiler.messages.numbers import NOT_HERE
from talisman.compiler.messages.rules import (
    MAY_PERMITS_NOTHING,
    NO_BOUND,
    NO_REASON,
    NO_WINDOW,
    ONE_OR_ALL_OTHERS,
    ONLY_THESE,
    WHO_PAYS,
)
from talisman.compiler.model import (
    Act,
    Always,
    AsSoonAs,
    Begin,
    Block,
    Call,
    Cap,
    CloseOption,
    Cmp,
    Cond,
    CostOf,
    FieldOf,
    Holder,
    Int,
    Let,
    NaturalIn,
    Offer,
    Option,
    OptionOf,
    Pattern,
    Permit,
    Rec,
    Role,
    Rule,
    Var,
    You,
    conjuncts,
)
from talisman.compiler.model.walk import walk
from talisman.compiler.resolve import prompts
from talisman.compiler.resolve.body import chains, deeds, goods, offered, statements
from talisman.compiler.resolve.listed import listed
from talisman.compiler.resolve.paths import join, slug
from talisman.compiler.resolve.phrase import (
    calls,
    conditions,
    events,
    nominals,
    nouns,
    numbers,
    pronouns,
    spans,
    whereabouts,
)
from talisman.compiler.resolve.phrase.events import Event
from talisman.compiler.resolve.phrase.nominals import both, either
from talisman.compiler.resolve.rule import bindings
from talisman.compiler.resolve.rule.context import Context, emit
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import any_copy, has, leaves, meant, not_yet, report, said
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node
from talisman.values import evolve

MUST_OTHERWISE = "a window offers: `you may ...`; what must be done stands behind `when EVENT:`"

BEHIND_MODAL = "what follows has a rule of its own: `when EVENT: ...`"

OFFERED_TO_OTHERS = (
    "a window asks who has this, `you may ...`; what others may follows an event:"
    " `when you begin a PROCEDURE: each other KIND may ...`"
)
OFFERED_TO_YOU = (
    "a window asks who has this, `you may ...`; one side only: `if you are the ROLE: you may ...`"
)


def modal(line: views.Modal, context: Context) -> list[Rule]:
    """`you may ...`, `this cannot ...`: a permission, or, in a window, an offer."""
    may = line.may
    subject, modal, phrase = may.np, may.modal_word, may.phrase
    word = " ".join(leaf.text for leaf in modal.leaves())
    if context.window and word == "may":
        return _offer(line, context)
    if context.window and word == "must":
        report(context.scope, NOT_HERE, modal.span, what="`must` in a window", way=MUST_OTHERWISE)
        return []
    if line.deeds:
        report(
            context.scope,
            NOT_HERE,
            line.deeds[0].span,
            what=f"`{said(line.deeds[0])}` behind `{word}`",
            way=BEHIND_MODAL,
        )
        return []
    if word == "must" and (context.held or line.block.kids):
        actor = nouns.noun(subject, context.scope)
        made = deeds.deed(phrase, actor, context.scope, may)
        context.scope.doer = actor
        made = (*made, *statements.block(line.block, context.scope))
        return emit(AsSoonAs(both(*context.when), made), line, evolve(context, when=()))
    if any(not isinstance(kid, views.Reason) for kid in line.block.lines):
        report(context.scope, NO_WINDOW, line.span)
        return []
    if word == "may":
        report(context.scope, MAY_PERMITS_NOTHING, modal.span)
        return []
    det = _determiner(subject)
    if det is not None and has(det, "no"):
        if word != "can":
            report(
                context.scope,
                NOT_HERE,
                line.span,
                what=f"`no` with `{word}`",
                way="`no KIND can ...`, `KINDS {word} ...`",
            )
            return []
        word = "cannot"
    if det is not None and has(det, "only"):
        if word != "can":
            way = f"`only KINDS can ...`, `KINDS {word} ...`"
            report(context.scope, NOT_HERE, line.span, what=f"`only` with `{word}`", way=way)
            return []
        if isinstance(may, views.MayBe):
            report(context.scope, ONLY_THESE, line.span)
            return []
        word = "only"
    if det is not None and has(det, "another"):
        _one_of_others(subject, context.scope)
    found = _permission(may, context)
    if any(isinstance(part, NaturalIn) for part in conjuncts(found.pattern.where)):
        way = "what the dice are is known behind the roll: `when you roll a natural 6 ...: ...`"
        report(context.scope, NOT_HERE, phrase.span, what=f"`{said(phrase)}` behind `{word}`", way=way)
    reason = _reason(line, word in ("cannot", "only"), context.scope)
    return [evolve(rule, reason=reason) for rule in emit(Permit(word, found.pattern), line, context, found)]


def _determiner(subject: views.Np) -> Node | None:
    """The words in front of a subject that speaks of kinds of things."""
    return nominals.determiner(subject) if isinstance(subject, (views.NpPlural, views.NpDet)) else None


def _reason(line: views.Modal | views.Cap, refuses: bool, scope: Scope) -> str:
    """The reason that stands below a line, if it refuses anything; "" where none does."""
    said_so = line.block.lines
    for kid in said_so if not refuses else said_so[1:]:
        if isinstance(kid, views.Reason):
            what = "A second reason" if refuses else "A reason"
            report(scope, NOT_HERE, kid.span, what=what, way=statements.REASON[1])
        else:
            report(scope, NO_WINDOW, kid.span)
    if not said_so or not refuses:
        return ""
    first = said_so[0]
    if not isinstance(first, views.Reason):
        report(scope, NO_WINDOW, first.span)
        return ""
    text = first.string.text.strip()
    if not text:
        report(scope, NO_REASON, first.span)
    return text


def _one_of_others(subject: views.Np, scope: Scope) -> None:
    """Refuse `another trader cannot ...`: nobody chooses one where something holds from then on."""
    part = nominals.nominal(subject)
    head = next(iter(nominals.heads(part, scope)), None) if part is not None else None
    forms = scope.world.words.get("kind", {}) if head is not None and head.cls == "kind" else {}
    several = (form for form, of in forms.items() if head is not None and of == head.name and form != of)
    report(scope, ONE_OR_ALL_OTHERS, subject.span, noun=said(subject), plural=next(several, "THINGS"))


def _permission(may: views.May, context: Context) -> Event:
    if isinstance(may, views.MayBe):
        doer = may.by.np if may.by is not None else None
        return events.passive(may.np, may.phrase, doer, may, context.scope)
    return events.active(may.np, may.phrase, may, context.scope)


def _offer(line: views.Modal | views.ChooseLine, context: Context) -> list[Rule]:
    """In a window: the body may be done."""
    scope = context.scope.inner(path=context.path)
    scope.roll = Noun(Rec("object"), words="that roll")  # where it is opened behind one (`rolled_before`)
    prefix: Block = ()
    if isinstance(context.carrier.you, Holder) and scope.you is not None:
        var = scope.names.fresh()
        prefix = (Let(var, You()),)
        scope.you = evolve(scope.you, ref=Var(var))
    phrase = ""
    if isinstance(line, views.ChooseLine):
        made = statements.statement(line, scope)
        text = context.label or _label(context) or prompts.words_of(line, scope)
    else:
        may = line.may
        if isinstance(may, views.MayBe):
            report(
                scope,
                NOT_HERE,
                line.span,
                what="This permission",
                way="`you may ...`: a window offers something",
            )
            return []
        offered.no_else_of_declining(line, scope)
        if not nouns.is_definite(may.np, scope):
            report(scope, NOT_HERE, may.np.span, what=f"An offer to `{said(may.np)}`", way=OFFERED_TO_OTHERS)
            return []
        scope.doer = nouns.noun(may.np, scope)
        asked = scope.doer is None or scope.you is None or scope.doer.ref == scope.you.ref
        if not asked and scope.doer is not None and not isinstance(scope.doer.ref, Holder):
            report(scope, NOT_HERE, may.np.span, what=f"An offer to `{said(may.np)}`", way=OFFERED_TO_YOU)
        made = chains.deed_and_body(may.phrase, scope.doer, may, line.block, scope, line.deeds)
        phrase = prompts.offered(listed(line, scope), scope)
        text = context.label or phrase
    words = prompts.meaning(line.block.lines, made, scope)
    if phrase != text and not isinstance(made[0] if made else None, Begin):  # what is paid is part of it
        words = ": ".join(part for part in (phrase, words) if part)
    return emit(Offer(context.window, (*prefix, *made), text, words), line, context)


def _label(context: Context) -> str:
    return context.path.removeprefix(context.carrier.path).strip(".").replace("-", " ")


def choose(line: views.ChooseLine, context: Context) -> list[Rule]:
    """`you may choose one` in a window."""
    if context.window:
        return _offer(line, context)
    report(context.scope, NO_WINDOW, line.span)
    return []


def cap(line: views.Cap, context: Context) -> list[Rule]:
    """`no ... can ... more than once per SPAN`, `... cannot ...`: a bound; what permits is none."""
    may, times = line.may, line.times
    word = may.modal_word
    if word.has_may:
        report(context.scope, MAY_PERMITS_NOTHING, word.span)
        return []
    modal, verb = " ".join(leaf.text for leaf in word.leaves()), said(may.phrase)
    det = _determiner(may.np)
    nobody = det is not None and has(det, "no")
    if modal != ("can" if nobody else "cannot"):
        report(context.scope, NO_BOUND, word.span, word=f"no ... {modal}" if nobody else modal, verb=verb)
        return []
    found = _permission(may, context)
    count = times.number
    most = numbers.number(count, context.scope) if count is not None else None
    once = spans.once(line.per, context.scope)
    if count is not None and not isinstance(most, Int):
        report(context.scope, NOT_HERE, count.span, what=f"`{said(count)}`", way="a written number of times")
    value = most.value if isinstance(most, Int) else 1
    if isinstance(most, Int) and value < 2:
        way = f"`{modal} {verb}`, without a number" if value == 0 else "`once`"
        report(context.scope, NOT_HERE, times.span, what=f"`{said(times)}`", way=way)
    if once is None:
        return []
    reason = _reason(line, True, context.scope)
    made = emit(Cap(found.pattern, value, once.span_of), line, context, found)
    return [evolve(rule, reason=reason) for rule in made]


def option(line: views.OptionOf | views.CloseOption, context: Context) -> list[Rule]:
    """An entry for the menu of a procedure, or the end of one."""
    label = line.string
    level = scope_level(next(leaves(line.noun)), context.scope)
    if level is None:
        return []
    if isinstance(line, views.CloseOption):
        return emit(CloseOption(level, label.text), line, context)
    if context.carrier.effect:
        what = "An option that comes and goes with something lasting"
        report(context.scope, NOT_HERE, line.span, what=what, way="say it where it stays, with `if`")
        return []
    scope = context.scope.inner(level=level, path=join(context.path, slug(label.text)))
    if "target" in scope.world.levels[level].roles:
        target = Noun(Role(level, "target"), words="the target")
        scope.words["target"] = target
        scope.topics = ((target,), *scope.topics)
    when = conditions.condition(line.cond, scope) if line.cond is not None else both()
    made = statements.block(line.block, scope)
    words = prompts.meaning(line.block.lines, made, scope, label.text)
    option = Option(label.text, label.text, made, when, line.span, words=words)
    inner = evolve(context, path=scope.path)
    return emit(OptionOf(level, option), line, inner)


def scope_level(leaf: Leaf, scope: Scope) -> str | None:
    """The procedure or contest a word names, or a diagnostic."""
    name = scope.world.find("procedure", leaf.text) or scope.world.find("contest", leaf.text)
    if name is None:
        near = closest(leaf.text, scope.world.levels)
        report(scope, UNKNOWN_FORM, leaf.span, name=leaf.text, near=near[0] if near else "")
    return name


def _done_to_you(phrase: views.Phrase) -> bool:
    """Whether something is done to `you` or to what is `yours`: whoever does it pays."""
    parts = list(phrase.nodes())
    for part in phrase.nodes():
        if isinstance(part, (views.GoodsOr, views.GoodsAnd)):
            parts += (part.first_goods, part.second_goods)
    return any(isinstance(part, views.You) or _is_yours(part) for part in parts)


def _is_yours(part: Node) -> bool:
    return isinstance(nominals.owner_node(part), views.PossYour)


def _no_price(paid: Node, scope: Scope) -> None:
    """Refuse what could not be taken in full from who pays."""
    way = "a price is so much of a counter, or things that one has, and is paid in full"
    report(scope, NOT_HERE, paid.span, what=f"`{said(paid)}` as a price", way=way)


def _of_itself(pattern: Pattern, verb: str, paid: goods.Filled, line: views.Cost, scope: Scope) -> None:
    """Refuse a price that is paid by what has the price: it would be paid for again and again."""
    if pattern.verb != verb:
        return
    unit = paid.unit if isinstance(paid, goods.Points) else ""
    if unit in pattern.units if unit else not pattern.units:
        what = f"A price for `{said(line.phrase)}` that is paid so itself"
        report(scope, NOT_HERE, line.span, what=what, way="let it cost something else")


def _any_of_several(name: views.NpNamed, scope: Scope) -> bool:
    return any(any_copy(name.nameref, key, scope) for key in meant(name.nameref, scope.world))


def cost(line: views.Cost, context: Context) -> list[Rule]:
    """`VERBing X costs Y`: paid before, asked only if payable."""
    phrase, paid = line.phrase, line.goods
    anybody = _done_to_you(phrase)
    if not anybody and bindings.says_you(phrase):
        report(context.scope, WHO_PAYS, phrase.span, words=said(phrase))
    found = events.active(None, phrase, line, context.scope, anybody=anybody)
    scope = events.body_scope(found, context.scope)
    pay = next((v for v in scope.world.verbs.values() if v.primitive == "take-away"), None)
    if scope.you is None:
        pronouns.nobody(line.span, scope)
        return []
    if pay is None:
        not_yet(scope, line, "a cost needs a verb that is bound to `take-away`")
        return []
    calls.need_verb(pay, scope.world)
    actor = found.actor if anybody and found.actor is not None else scope.you
    payable: list[Cond] = []

    def one(filled: goods.Filled) -> Block:
        _of_itself(found.pattern, pay.name, filled, line, scope)
        if isinstance(filled, goods.Some):
            _no_price(paid, scope)
        if isinstance(filled, Noun) and not isinstance(filled.ref, Var):
            payable.append(whereabouts.belongs(filled.ref, filled.kind, actor, scope))  # one's own
        if isinstance(filled, goods.Points):
            own = numbers.find_unit(filled.unit, scope)
            if own is not None and own[0] in ("counter", "memory"):
                has = FieldOf(filled.unit, actor.ref)
                some = has in walk(filled.amount)  # all of it, or half: of nothing that is no price
                there = Cmp(">=", has, filled.amount)
                payable.append(both(there, Cmp(">=", filled.amount, Int(1))) if some else there)
            else:
                _no_price(paid, scope)
            return (Act(Call(pay.name, actor.ref, None, filled.amount, filled.unit, span=line.span)),)
        return (
            (Act(Call(pay.name, actor.ref, filled.ref, span=line.span)),) if isinstance(filled, Noun) else ()
        )

    if isinstance(paid, views.NpNamed) and nominals.owner_node(paid) is None and _any_of_several(paid, scope):
        way = f"say whose: `your {said(paid)}`"
        report(scope, NOT_HERE, paid.span, what=f"`{said(paid)}`, of which there are several", way=way)
    if isinstance(paid, views.AmountUpTo):
        _no_price(paid, scope)
    made = goods.spread(paid, goods.Doing(actor, "", actor, span=line.span), scope, one)
    held = both(*payable) if payable else Always()
    if isinstance(paid, views.GoodsOr):  # one of them is enough; of things the offer tells what can be paid
        held = either(*payable) if len(payable) == len([*_each_or(paid)]) else Always()
    return emit(CostOf(found.pattern, made, held), line, context, found)


def _each_or(paid: Node) -> Iterator[Node]:
    """What a price is, one after the other, of which one is paid."""
    if isinstance(paid, views.GoodsOr):
        yield from _each_or(paid.first_goods)
        yield from _each_or(paid.second_goods)
    else:
        yield paid
