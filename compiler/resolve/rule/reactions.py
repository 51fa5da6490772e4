"""Rules on events: what follows, what goes before, what happens instead, what is done as soon as."""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.messages.deeds import TO_ONESELF
from talisman.compiler.messages.rules import ONCE_OR_WHILE, SECOND_ROLL
from talisman.compiler.model import (
    SOME,
    Amount,
    AsSoonAs,
    Block,
    Call,
    Cmp,
    Cond,
    Guard,
    Holder,
    Let,
    Pattern,
    Rec,
    Replace,
    Roll,
    RolledFor,
    Rule,
    Same,
    Trigger,
    Var,
    You,
    conjuncts,
)
from talisman.compiler.model.walk import exchanged, walk
from talisman.compiler.resolve.body import deeds, statements
from talisman.compiler.resolve.paths import join, slug
from talisman.compiler.resolve.phrase import (
    conditions,
    emptied,
    events,
    nominals,
    nouns,
    others,
    pronouns,
    quantity,
)
from talisman.compiler.resolve.phrase.events import Event
from talisman.compiler.resolve.phrase.nominals import both
from talisman.compiler.resolve.rule import bindings
from talisman.compiler.resolve.rule.context import Context, Lifted, emit, with_guard
from talisman.compiler.resolve.rule.from_beginning import from_beginning
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import is_np, leaves, report, said
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, every_node
from talisman.values import evolve

Reaction = (
    views.TriggerWhen
    | views.TriggerAfter
    | views.GuardBefore
    | views.ReplaceWould
    | views.ReplaceWouldBe
    | views.ReplaceInstead
)


def _body(
    line: Reaction, found: Event, context: Context, *, into: bool = False, averting: bool = False
) -> tuple[Block, Event, Context]:
    """The body of a rule on an event; conditions and spans that stand alone in it belong to the rule."""
    said_of = [part for part in line.nodes() if not isinstance(part, views.Block)]
    scope = events.body_scope(found, context.scope, said_of)
    scope.path, scope.averting = context.path, found.pattern if averting else None
    if into and found.roll:
        scope.words[deeds.INTO] = Noun(Rec("object"))
    bindings.in_event(context.carrier, scope, found)
    if context.carrier.binds == bindings.OPPONENT and bindings.is_done_to_this(found):
        scope.here = None  # where you are: it may be gone from there by then
    lines = _counted_first(line.block.lines)
    wheres: list[Cond] = []
    while len(lines) == 1 and isinstance(only := lines[0], (Lifted, views.Labelled)):
        lifted = isinstance(only, Lifted)
        inner = context
        if isinstance(only, Lifted):
            inner = with_guard(only, evolve(context, scope=scope, when=()))
        if inner.window:
            break
        if lifted:
            wheres.extend(inner.when)
            scope = inner.scope
            context = evolve(context, once=inner.once or context.once)
        elif isinstance(only, views.Labelled) and isinstance(only.block.lines[-1], views.ChooseLine):
            scope.path = join(scope.path, slug(only.string.text))  # it is what is asked
        lines = _counted_first(only.block.lines)
    if wheres:
        pattern = found.pattern
        found = evolve(found, pattern=evolve(pattern, where=both(pattern.where, *wheres)))
    made = _in_order(lines, context, scope, found)
    if bindings.loose(context.carrier, context.scope) and not bindings.says_you(line):
        made = _undone(made, scope)
    return made, found, context


def _counted_first(lines: Sequence[Node]) -> Sequence[Node]:
    """`if CONDITION: once per turn: ...` as `once per turn: if CONDITION: ...`, which counts the same.

    An `if` that does not hold uses nothing up where nothing else is done.
    """
    asked = list[views.IfLine]()
    while len(lines) == 1 and isinstance(only := lines[0], views.IfLine):
        asked.append(only)
        lines = only.block.lines
    if not asked or len(lines) != 1 or not isinstance(count := lines[0], (views.OncePer, views.TimesPer)):
        return asked[:1] or lines
    within = count.block
    for one in reversed(asked):
        within = evolve(within, kids=(_around(one, within),))
    return (_around(count, within),)


def _around(line: Node, block: views.Block) -> Node:
    """A line with another block."""
    return evolve(line, kids=tuple(block if isinstance(kid, views.Block) else kid for kid in line.kids))


def _undone(made: Block, scope: Scope) -> Block:
    """The deeds of a text in which nobody says `you`: what needs no doer has none.

    So `clear this` holds wherever the text is in force, and not only where somebody is with it.
    """
    verbs = scope.world.verbs
    bare: dict[object, object] = {
        part: evolve(part, actor=None)
        for part in walk(made)
        if isinstance(part, Call)
        and part.actor == You()
        and part.verb in verbs
        and not verbs[part.verb].actor
    }
    return exchanged(made, bare) if bare else made


def _in_order(lines: Sequence[Node], context: Context, scope: Scope, found: Event) -> Block:
    """The deeds; `you` of a card is its holder, bound before the card moves away under its own text.

    Where the deeds speak of nobody's holder they are done also where there is none.
    """
    fixed = not isinstance(context.carrier.you, Holder) or bindings.done_to_this(found)
    if fixed or scope.you is None or not _long(lines):
        return statements.sequence(lines, scope)
    var = scope.names.fresh()
    scope.you = evolve(scope.you, ref=Var(var))
    made = statements.sequence(lines, scope)
    return (Let(var, You()), *made) if Var(var) in walk(made) else made


def _long(lines: Sequence[Node]) -> bool:
    """Whether more than one deed stands in the lines."""
    return len(lines) > 1 or any(
        bool(statements.body(line).lines)
        or isinstance(line, views.ActOffered)
        or (isinstance(line, (views.Act, views.Modal)) and line.has_then)
        for line in lines
    )


def trigger(line: views.TriggerWhen | views.TriggerAfter | views.GuardBefore, context: Context) -> list[Rule]:
    """`when`, `after` and `before` an event."""
    empty = _emptied(line.event, context)
    if empty is not None:
        made = statements.block(line.block, context.scope)
        return emit(AsSoonAs(empty, made), line, context)
    found = events.event(line.event, context.scope)
    if not isinstance(line, views.GuardBefore):
        found = _of_some(found)
    else:
        _other_than_who_does_it(line, found, context)
    made, found, context = _body(line, found, context)
    from_beginning(found.pattern, made, context.scope.pack, context.scope.world)
    if isinstance(line, views.GuardBefore):
        return emit(Guard(found.pattern, made), line, context, found)
    return emit(Trigger(found.pattern, made, isinstance(line, views.TriggerAfter)), line, context, found)


def _other_than_who_does_it(
    line: views.GuardBefore | views.ReplaceWouldBe, found: Event, context: Context
) -> None:
    """Refuse `before this is taken: each other player here ...`: other than its holder, or than who takes it?

    What lies somewhere has no holder, and `you` is nobody then.
    """
    carrier, scope = context.carrier, context.scope
    of_whom = (zone.of for name in carrier.zones if (zone := scope.world.model.zones.get(name)) is not None)
    lies_about = isinstance(carrier.you, Holder) and any(not scope.world.is_avatar(of) for of in of_whom)
    actor = found.actor
    if not lies_about or actor is None or actor.words != "the actor" or not bindings.is_done_to_this(found):
        return
    for np in every_node(line.block):
        kind = nominals.head_kind(np, scope) if is_np(np) else ""
        if (
            kind
            and scope.world.is_avatar(kind)
            and others.is_other(np)
            and any(isinstance(mod, views.ModHere) for mod in nouns.narrowings(np))
        ):
            others.than_both(np, kind, Noun(You(), kind), (actor,), scope)


def _of_some(found: Event) -> Event:
    """An amount of which nothing came is no event to follow: who has no coin left loses none."""
    pattern = found.pattern
    asked = any(isinstance(one, Cmp) and one.a == Amount() for one in conjuncts(pattern.where))
    if not found.amount or not pattern.units or asked:
        return found
    return evolve(found, pattern=evolve(pattern, where=both(pattern.where, SOME)))


def _emptied(node: views.Event, context: Context) -> Cond | None:
    """`its zone becomes empty`: a state, not an event."""
    if not isinstance(node, (views.EventS, views.EventB)):
        return None
    if not any(leaf.text == "empty" for leaf in leaves(node)):
        return None
    return emptied.empty(node.np, False, context.scope)


def would(
    line: views.ReplaceWould | views.ReplaceWouldBe | views.ReplaceInstead, context: Context
) -> list[Rule]:
    """`when ... would ...` and `instead of ...`."""
    instead = isinstance(line, views.ReplaceInstead)
    quantity.both_in_one(line.phrase, context.scope)
    match line:
        case views.ReplaceInstead():
            found = events.active(None, line.phrase, line, context.scope)
        case views.ReplaceWouldBe():
            found = events.passive(line.np, line.phrase, None, line, context.scope)
            _other_than_who_does_it(line, found, context)
        case views.ReplaceWould():
            found = events.active(line.np, line.phrase, line, context.scope)
    if instead and _to_oneself(found.pattern):
        words = " ".join(said(part) for part in (line.phrase, *line.sets))
        report(context.scope, TO_ONESELF, found.pattern.span, words=words, whom="it is done to")
    made, found, context = _body(line, found, context, into=instead, averting=True)
    if not instead and (second := _rolled_again(found.pattern, made)) is not None:
        report(context.scope, SECOND_ROLL, second.span)
    return emit(Replace(found.pattern, made, instead), line, context, found)


def _to_oneself(pattern: Pattern) -> bool:
    """Whether `you` would do it to yourself: others are not spoken of."""
    where = conjuncts(pattern.where)
    mine = Same(Rec("actor"), You()) in where
    return mine and any(Same(Rec(one), You()) in where for one in ("object", "other"))


def _rolled_again(pattern: Pattern, made: Block) -> Roll | None:
    """A roll in the body of a rule on a roll for the same purpose that would come."""
    if pattern.verb != "roll":
        return None
    purposes = [one.purpose for one in walk(pattern.where) if isinstance(one, RolledFor)]
    rolls = (part for part in walk(made) if isinstance(part, Roll))
    return next((one for one in rolls if not purposes or one.purpose in purposes), None)


def as_soon(line: views.AsSoonAs | views.WhenBecomes, context: Context) -> list[Rule]:
    """`as soon as CONDITION`; `when NUMBER becomes NUMBER` may mean it, or once, and is refused."""
    unsaid = bindings.loose(context.carrier, context.scope) and not bindings.says_you(line)
    if unsaid:
        context = evolve(context, scope=context.scope.inner(you=None))
    if isinstance(line, views.WhenBecomes):
        number, amount = said(line.first_number), said(line.second_number)
        state = f"{number} {'is' if line.has_becomes else 'are'} {amount}"
        report(context.scope, ONCE_OR_WHILE, line.span, said=state, amount=amount)
        return []
    cond = conditions.condition(line.cond, context.scope)
    context.scope.clause()
    inner = pronouns.behind_condition(line.cond, context.scope)
    if unsaid:  # what is said without a subject is done by whoever is with it, as if they said `you`
        inner.doer = Noun(You(), bindings.avatar(inner))
    made = statements.sequence(line.block.lines, inner)
    return emit(AsSoonAs(cond, _undone(made, inner) if unsaid else made), line, context)
