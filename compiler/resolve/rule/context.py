"""What stands in front of a line of rules, and the rule that comes of it."""

from __future__ import annotations

from talisman.compiler.messages.heard import TWO_COUNTS
from talisman.compiler.messages.standing import NOT_USED_UP
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
from talisman.compiler.resolve.body import statements
from talisman.compiler.resolve.phrase import calls, conditions, pronouns, spans
from talisman.compiler.resolve.phrase.events import Event
from talisman.compiler.resolve.phrase.nominals import both, negate
from talisman.compiler.resolve.rule import bindings
from talisman.compiler.resolve.scope import Carrier, Scope
from talisman.compiler.resolve.words import declared, report, said
from talisman.compiler.syntax.tree import Node
from talisman.values import evolve, frozen

LIFTED = ("once_per", "times_per", "while_line", "unless_line", "place_line", "only_if", "setting_line")


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
    spoken = bindings.mentions_you((shape, context.when))
    # what follows something done to the carrier follows wherever that has put it
    wherever = isinstance(shape, Trigger) and event is not None and bindings.is_done_to_this(event)
    for way in bindings.ways(carrier, context.scope, event, spoken, shape):
        made.append(
            Rule(
                path=context.path,
                shape=shape,
                carrier=carrier.name if not carrier.kind else "",
                kind=carrier.kind,
                each=way.each,
                you=way.you,
                when=both(*asked, *way.when, *context.when),
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


def with_guard(line: Node, context: Context) -> Context:
    """The context with the condition, span or window of a line in front."""
    scope = context.scope
    parts = [kid for kid in line.nodes() if kid.kind != "block"]
    if line.kind in ("once_per", "times_per"):
        once, count = spans.once(parts[0], scope) if parts else None, line.leaf("INT")
        if context.once is not None:
            report(
                scope,
                TWO_COUNTS,
                parts[0].span if parts else line.span,
                words=said(parts[0]) if parts else "",
            )
        if once is not None and count is not None:
            once = evolve(once, most=spans.times(count, scope))
        return evolve(context, once=once)
    if not parts:
        return context
    if line.kind == "setting_line" and parts[0].kind == "set_setting":
        leaf = parts[0].leaf("SETTING")
        word = declared(leaf, scope, "window", "setting") if leaf is not None else None
        if word is not None and word.cls == "window":
            return evolve(context, window=word.name)
        if word is not None and not calls.of_contests(word.name, scope) and _offers(line):
            return evolve(context, window=word.name)  # a situation of no procedure is always open
        if word is not None and _only_modifiers(line):
            return evolve(context, settings=(*context.settings, word.name))
    cond = conditions.condition(parts[0], scope.inner())  # what it names is not `it` behind the colon
    held = context.held or line.kind in ("while_line", "unless_line")
    if line.kind == "unless_line":
        statements.no_else(line, scope)
        return evolve(context, when=(*context.when, negate(cond)), held=held)
    inner = pronouns.behind_condition(parts[0], scope)
    return evolve(context, scope=inner, when=(*context.when, cond), held=held)


def _offers(line: Node) -> bool:
    """Whether the lines below put something before a player."""
    for kid in statements.body(line).nodes():
        if kid.kind == "choose_line" or (kid.kind in (*LIFTED, "labelled", "if_line") and _offers(kid)):
            return True
        may = kid.node("may_do") if kid.kind == "modal" else None
        word = may.node("modal_word") if may is not None else None
        if word is not None and word.leaf("may") is not None:
            return True
    return False


def _only_modifiers(line: Node) -> bool:
    return all(kid.kind in ("modifier", "once_per") for kid in statements.body(line).nodes())
