"""Permissions, and what is put before players: offers in windows, options of procedures, caps and costs."""

from __future__ import annotations

from talisman.compiler.diagnostics import closest
from talisman.compiler.messages.aside import ONLY_THESE
from talisman.compiler.messages.misread import ONE_OR_ALL_OTHERS
from talisman.compiler.messages.phrases import NOT_HERE, UNKNOWN_FORM
from talisman.compiler.messages.standing import MAY_PERMITS_NOTHING, NO_BOUND, NO_WINDOW, WHO_PAYS
from talisman.compiler.messages.told import NO_REASON
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
    Offer,
    Option,
    OptionOf,
    Permit,
    Rec,
    Role,
    Rule,
    Var,
    You,
)
from talisman.compiler.resolve import prompts
from talisman.compiler.resolve.body import chains, deeds, goods, statements
from talisman.compiler.resolve.paths import join, slug
from talisman.compiler.resolve.phrase import calls, conditions, events, nominals, nouns, numbers, spans
from talisman.compiler.resolve.phrase.events import Event
from talisman.compiler.resolve.phrase.nominals import both
from talisman.compiler.resolve.rule import bindings
from talisman.compiler.resolve.rule.context import Context, emit
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import has, leaves, not_yet, report, said
from talisman.compiler.syntax.tree import Leaf, Node
from talisman.values import evolve

REASON = statements.MISPLACED["reason"]
MUST_OTHERWISE = "a window offers: `you may ...`; what must be done stands behind `when EVENT:`"


def modal(line: Node, context: Context) -> list[Rule]:
    """`you may ...`, `this cannot ...`: a permission, or, in a window, an offer."""
    may = line.node("may_do", "may_be")
    if may is None:
        return []
    parts = list(may.nodes())
    subject, modal, phrase = parts[0], parts[1], parts[2]
    word = " ".join(leaf.text for leaf in modal.leaves())
    if context.window and word == "may":
        return _offer(line, context)
    if context.window and word == "must":
        report(context.scope, NOT_HERE, modal.span, what="`must` in a window", way=MUST_OTHERWISE)
        return []
    if word == "must" and (context.held or statements.body(line).kids):
        actor = nouns.noun(subject, context.scope)
        made = deeds.deed(phrase, actor, context.scope, may)
        context.scope.doer = actor
        made = (*made, *statements.block(statements.body(line), context.scope))
        return emit(AsSoonAs(both(*context.when), made), line, evolve(context, when=()))
    if any(kid.kind != "reason" for kid in statements.body(line).nodes()):
        report(context.scope, NO_WINDOW, line.span)
        return []
    if word == "may":
        report(context.scope, MAY_PERMITS_NOTHING, modal.span)
        return []
    det = nominals.determiner(subject) if subject.kind in ("np_plural", "np_det") else None
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
        if may.kind == "may_be":
            report(context.scope, ONLY_THESE, line.span)
            return []
        word = "only"
    if det is not None and has(det, "another"):
        _one_of_others(subject, context.scope)
    found = _permission(may, subject, phrase, context)
    reason = _reason(line, word in ("cannot", "only"), context.scope)
    return [evolve(rule, reason=reason) for rule in emit(Permit(word, found.pattern), line, context, found)]


def _reason(line: Node, refuses: bool, scope: Scope) -> str:
    """The reason that stands below a line, if it refuses anything; "" where none does."""
    said_so = list(statements.body(line).nodes())
    for kid in said_so if not refuses else said_so[1:]:
        if kid.kind == "reason":
            report(
                scope, NOT_HERE, kid.span, what="A second reason" if refuses else "A reason", way=REASON[1]
            )
        else:
            report(scope, NO_WINDOW, kid.span)
    if not said_so or not refuses:
        return ""
    if said_so[0].kind != "reason":
        report(scope, NO_WINDOW, said_so[0].span)
        return ""
    leaf = said_so[0].leaf("STRING")
    text = leaf.text.strip() if leaf is not None else ""
    if not text:
        report(scope, NO_REASON, said_so[0].span)
    return text


def _one_of_others(subject: Node, scope: Scope) -> None:
    """Refuse `another trader cannot ...`: nobody chooses one where something holds from then on."""
    part = nominals.nominal(subject)
    head = next(iter(nominals.heads(part, scope)), None) if part is not None else None
    forms = scope.world.words.get("kind", {}) if head is not None and head.cls == "kind" else {}
    several = (form for form, of in forms.items() if head is not None and of == head.name and form != of)
    report(scope, ONE_OR_ALL_OTHERS, subject.span, noun=said(subject), plural=next(several, "THINGS"))


def _permission(may: Node, subject: Node, phrase: Node, context: Context) -> Event:
    if may.kind == "may_be":
        by = may.node("by")
        doer = next(by.nodes(), None) if by is not None else None
        return events.passive(subject, phrase, doer, may, context.scope)
    return events.active(subject, phrase, may, context.scope)


def _offer(line: Node, context: Context) -> list[Rule]:
    """In a window: the body may be done."""
    scope = context.scope.inner(path=context.path)
    if any(word in context.window.split(" ") for word in ("dice", "roll")):
        scope.roll = Noun(Rec("object"), words="that roll")
    prefix: Block = ()
    if isinstance(context.carrier.you, Holder) and scope.you is not None:
        var = scope.names.fresh()
        prefix = (Let(var, You()),)
        scope.you = evolve(scope.you, ref=Var(var))
    phrase = ""
    if line.kind == "choose_line":
        made = statements.statement(line, scope)
        text = context.label or _label(context) or prompts.words_of(line, scope)
    else:
        may = line.node("may_do")
        if may is None:
            report(
                scope,
                NOT_HERE,
                line.span,
                what="This permission",
                way="`you may ...`: a window offers something",
            )
            return []
        parts = list(may.nodes())
        scope.doer = nouns.noun(parts[0], scope)
        made = chains.deed_and_body(parts[2], scope.doer, may, statements.body(line), scope)
        phrase = prompts.plain(parts[2], scope)
        text = context.label or phrase
    words = prompts.meaning(list(statements.body(line).nodes()), made, scope)
    if phrase != text and not isinstance(made[0] if made else None, Begin):  # what is paid is part of it
        words = ": ".join(part for part in (phrase, words) if part)
    return emit(Offer(context.window, (*prefix, *made), text, words), line, context)


def _label(context: Context) -> str:
    return context.path.removeprefix(context.carrier.path).strip(".").replace("-", " ")


def choose(line: Node, context: Context) -> list[Rule]:
    """`you may choose one` in a window."""
    if context.window:
        return _offer(line, context)
    report(context.scope, NO_WINDOW, line.span)
    return []


def cap(line: Node, context: Context) -> list[Rule]:
    """`no ... can ... more than once per SPAN`, `... cannot ...`: a bound; what permits is none."""
    may, times, span = line.node("may_do", "may_be"), line.node("times"), line.node("span_noun", "span_roll")
    if may is None or span is None:
        return []
    parts = list(may.nodes())
    if has(parts[1], "may"):
        report(context.scope, MAY_PERMITS_NOTHING, parts[1].span)
        return []
    modal, verb = " ".join(leaf.text for leaf in parts[1].leaves()), said(parts[2])
    det = nominals.determiner(parts[0]) if parts[0].kind in ("np_plural", "np_det") else None
    nobody = det is not None and has(det, "no")
    if modal != ("can" if nobody else "cannot"):
        report(context.scope, NO_BOUND, parts[1].span, word=f"no ... {modal}" if nobody else modal, verb=verb)
        return []
    found = _permission(may, parts[0], parts[2], context)
    count = next(times.nodes(), None) if times is not None else None
    most = numbers.number(count, context.scope) if count is not None else None
    once = spans.once(span, context.scope)
    if count is not None and not isinstance(most, Int):
        report(context.scope, NOT_HERE, count.span, what=f"`{said(count)}`", way="a written number of times")
    value = most.value if isinstance(most, Int) else 1
    if isinstance(most, Int) and times is not None and value < 2:
        way = f"`{modal} {verb}`, without a number" if value == 0 else "`once`"
        report(context.scope, NOT_HERE, times.span, what=f"`{said(times)}`", way=way)
    if once is None:
        return []
    reason = _reason(line, True, context.scope)
    made = emit(Cap(found.pattern, value, once.span_of), line, context, found)
    return [evolve(rule, reason=reason) for rule in made]


def option(line: Node, context: Context) -> list[Rule]:
    """An entry for the menu of a procedure, or the end of one."""
    noun, label = line.node("noun_s"), line.leaf("STRING")
    leaf = next(iter(leaves(noun)), None) if noun is not None else None
    level = scope_level(leaf, context.scope) if leaf is not None else None
    if level is None or label is None:
        return []
    if line.kind != "option_of":
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
    cond = next((kid for kid in line.nodes() if kid.kind not in ("noun_s", "block")), None)
    when = conditions.condition(cond, scope) if cond is not None else both()
    made = statements.block(statements.body(line), scope)
    words = prompts.meaning(list(statements.body(line).nodes()), made, scope)
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


def _done_to_you(phrase: Node) -> bool:
    """Whether something is done to `you` or to what is `yours`: whoever does it pays."""
    parts = [
        *phrase.nodes(),
        *(kid for part in phrase.nodes("goods_or", "goods_and") for kid in part.nodes()),
    ]
    return any(part.kind == "you" or _is_yours(part) for part in parts)


def _is_yours(part: Node) -> bool:
    poss = nominals.owner_node(part)
    return poss is not None and poss.kind == "poss_your"


def cost(line: Node, context: Context) -> list[Rule]:
    """`VERBing X costs Y`: paid before, asked only if payable."""
    parts = list(line.nodes())
    anybody = _done_to_you(parts[0])
    if not anybody and bindings.says_you(parts[0]):
        report(context.scope, WHO_PAYS, parts[0].span, words=said(parts[0]))
    found = events.active(None, parts[0], line, context.scope, anybody=anybody)
    scope = events.body_scope(found, context.scope)
    pay = next((v for v in scope.world.verbs.values() if v.primitive == "take-away"), None)
    if pay is None or scope.you is None:
        not_yet(scope, line, "a cost needs a verb that is bound to `take-away`")
        return []
    calls.need_verb(pay, scope.world)
    actor = found.actor if anybody and found.actor is not None else scope.you
    payable: list[Cond] = []

    def one(filled: goods.Filled) -> Block:
        if isinstance(filled, goods.Points):
            own = numbers.find_unit(filled.unit, scope)
            if own is not None and own[0] in ("counter", "memory"):
                payable.append(Cmp(">=", FieldOf(filled.unit, actor.ref), filled.amount))
            return (Act(Call(pay.name, actor.ref, None, filled.amount, filled.unit, span=line.span)),)
        return (
            (Act(Call(pay.name, actor.ref, filled.ref, span=line.span)),) if isinstance(filled, Noun) else ()
        )

    paid = parts[-1]
    made = goods.spread(paid, goods.Doing(actor, "", actor, span=line.span), scope, one)
    if paid.kind == "goods_or":  # one of them is enough: what can be paid is offered
        payable.clear()
    return emit(CostOf(found.pattern, made, both(*payable) if payable else Always()), line, context, found)
