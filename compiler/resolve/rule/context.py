"""What stands in front of a line of rules, and the rule that comes of it."""

from __future__ import annotations

from talisman.compiler.messages.rules import NOBODY_BESIDE, NOT_USED_UP, TWO_COUNTS, YOU_AT_EDGE
from talisman.compiler.model import (
    OUT_OF_FORCE,
    Cap,
    CloseOption,
    Cond,
    CostOf,
    Modify,
    Once,
    Permit,
    Rule,
    Shape,
    Suppress,
    This,
    Trigger,
    asked_in_force,
)
from talisman.compiler.resolve import prompts
from talisman.compiler.resolve.body import each_named, statements
from talisman.compiler.resolve.phrase import calls, conditions, pronouns, spans
from talisman.compiler.resolve.phrase.events import Event
from talisman.compiler.resolve.phrase.nominals import both, negate
from talisman.compiler.resolve.rule import bindings
from talisman.compiler.resolve.scope import Carrier, Scope
from talisman.compiler.resolve.words import declared, leaves, report, said
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node
from talisman.values import evolve, frozen

Lifted = statements.Guard | views.OncePer | views.TimesPer
"""Lines in front of others that are part of a rule on an event."""
Guard = Lifted | views.IfLine
"""Lines in front of others."""


@frozen
class Context:
    """What stands in front of a line: its carrier, conditions, span, window, label."""

    carrier: Carrier
    scope: Scope
    path: str
    when: tuple[Cond, ...] = ()
    once: Once | None = None
    window: str = ""
    label: str = ""
    """The quoted label in front: what is offered is called so."""
    settings: tuple[str, ...] = ()
    held: bool = False
    """A `while` stands in front: what must be done then is done as soon as it holds."""
    cites: tuple[str, ...] = ()
    opposed: bool = True
    """Somewhere in the text of the carrier `your opponent` is spoken of."""


HOLDING = (Permit, Modify, Suppress, Cap, CostOf, CloseOption)
"""What holds while it holds, and is not used at any moment."""


def _how_often(once: Once) -> str:
    return "`once per ...`" if once.most == 1 else f"`{once.most} times per ...`"


def emit(shape: Shape, line: Node, context: Context, event: Event | None = None) -> list[Rule]:
    """The rule, once for each way in which `you` is bound."""
    carrier = context.carrier
    if context.once is not None and isinstance(shape, HOLDING):
        report(context.scope, NOT_USED_UP, line.span, what=_how_often(context.once))
    made = []
    asked = bindings.of_text(carrier, This(), context.scope.world)
    if isinstance(shape, Modify) and shape.stat == OUT_OF_FORCE:
        asked = ()  # what puts texts out of force is never out of force itself
        context = evolve(context, when=tuple(part for part in context.when if asked_in_force(part) is None))
    shape, front = bindings.once_there(shape, context.when, carrier, context.scope, event)
    spoken = bindings.mentions_you((shape, front))
    if bindings.beside_an_edge(carrier, context.scope, event, spoken):
        report(context.scope, YOU_AT_EDGE, line.span)
        return []
    # what follows something done to the carrier follows wherever that has put it
    wherever = isinstance(shape, Trigger) and event is not None and bindings.is_done_to_this(event)
    if carrier.kind and not carrier.effect and not context.scope.world.is_avatar(carrier.kind):
        shape = each_named.each_named(shape, This())
    for way in bindings.ways(carrier, context.scope, event, spoken, shape):
        if (
            way.each
            and way.each != carrier.each
            and (beside := bindings.beside_the_board(context.scope, carrier))
        ):
            word = next((leaf for leaf in leaves(line) if leaf.text in ("you", "your")), line)
            words = {"zone": beside, "role": carrier.binds, "player": way.each}
            report(context.scope, NOBODY_BESIDE, word.span, **words)
            break
        made.append(
            Rule(
                path=context.path,
                shape=shape,
                carrier=carrier.name if not carrier.kind else "",
                kind=carrier.kind,
                each=way.each,
                you=way.you,
                when=both(*asked, *(one for one in way.when if one not in front), *front),
                once=context.once,
                zones=() if wherever else carrier.zones,
                effect=carrier.effect,
                cites=tuple(dict.fromkeys(context.cites)),
                pack=carrier.pack,
                layer=carrier.layer,
                text=prompts.words_of(line, context.scope),
                span=line.span,
            )
        )
    return made


def with_guard(line: Guard, context: Context) -> Context:
    """The context with the condition, span or window of a line in front."""
    scope = context.scope
    if isinstance(line, (views.OncePer, views.TimesPer)):
        per = spans.of_line(line)
        once = spans.once(per, scope)
        if context.once is not None:
            report(scope, TWO_COUNTS, per.span, words=said(per))
        if once is not None and isinstance(line, views.TimesPer):
            once = evolve(once, most=spans.times(line.integer, scope))
        return evolve(context, once=once)
    front = line.cond if isinstance(line, views.IfLine) else statements.asked_in_front(line)
    if not isinstance(line, views.UnlessLine):
        front = conditions.as_setting(front, scope)
    if isinstance(front, views.SetSetting):
        word = declared(front.setting, scope, "window", "setting")
        if word is not None and word.cls == "window":
            return evolve(context, window=word.name)
        if word is not None and not calls.of_contests(word.name, scope) and _offers(line):
            return evolve(context, window=word.name)  # a situation of no procedure is always open
        if word is not None and _only_modifiers(line):
            return evolve(context, settings=(*context.settings, word.name))
    cond = conditions.condition(front, scope.inner())  # what it names is not `it` behind the colon
    held = context.held or isinstance(line, (views.WhileLine, views.UnlessLine))
    if isinstance(line, views.UnlessLine):
        statements.no_else(line, scope)
        cond = negate(cond)
    inner = pronouns.behind_condition(front, scope)
    return evolve(context, scope=inner, when=(*context.when, cond), held=held)


def _offers(line: Guard | views.Labelled) -> bool:
    """Whether the lines below put something before a player."""
    for kid in line.block.lines:
        if isinstance(kid, views.ChooseLine):
            return True
        if isinstance(kid, (Guard, views.Labelled)) and _offers(kid):
            return True
        if isinstance(kid, views.Modal) and isinstance(kid.may, views.MayDo) and kid.may.modal_word.has_may:
            return True
    return False


def _only_modifiers(line: Guard) -> bool:
    return all(isinstance(kid, (views.Modifier, views.OncePer)) for kid in line.block.lines)
