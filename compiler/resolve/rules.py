"""Rules: what the lines of a thing, a box, a procedure or an effect say that holds from then on.

Lines in front (`while`, `at`, `once per`, windows, labels, `for each`) gather into a context; a line that says
what holds becomes a rule in that context. Who `you` is depends on how the kind binds it (`bindings.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from attrs import evolve, frozen

from talisman.compiler.catalogue_phrases import NO_SPAN, NO_WINDOW, NOT_HERE, SAME_PATH, UNKNOWN_FORM
from talisman.compiler.diagnostics import closest
from talisman.compiler.model import (
    AsSoonAs,
    Block,
    Cap,
    CloseOption,
    Cmp,
    Cond,
    CostOf,
    Exists,
    Guard,
    Holder,
    InZone,
    Let,
    Not,
    Offer,
    Once,
    Option,
    OptionOf,
    Permit,
    Rec,
    Replace,
    Role,
    Rule,
    Sel,
    Shape,
    Trigger,
    Var,
    You,
)
from talisman.compiler.resolve import (
    bindings,
    conditions,
    deeds,
    descriptions,
    events,
    goods,
    modifiers,
    nominals,
    nouns,
    numbers,
    statements,
)
from talisman.compiler.resolve.events import Event
from talisman.compiler.resolve.nominals import both, negate
from talisman.compiler.resolve.paths import cites, join, slug
from talisman.compiler.resolve.scope import Carrier, Noun, Scope, World, scope_for
from talisman.compiler.resolve.words import declared, has, leaves, not_yet, report
from talisman.compiler.tree import Leaf, Node

OPPONENT = bindings.OPPONENT
LIFTED = ("once_per", "while_line", "unless_line", "place_line", "only_if", "setting_line")


@frozen
class Context:
    """What stands in front of a line: its carrier, conditions, span, window, label."""

    carrier: Carrier
    scope: Scope
    path: str
    when: tuple[Cond, ...] = ()
    once: Once | None = None
    window: str = ""
    settings: tuple[str, ...] = ()
    held: bool = False
    """A `while` stands in front: what must be done then is done as soon as it holds."""
    cites: tuple[str, ...] = ()


def rules(lines: Sequence[Node], carrier: Carrier, world: World) -> list[Rule]:
    """The rules of a carrier."""
    return rules_in(lines, carrier, scope_for(carrier, world))


def rules_in(lines: Sequence[Node], carrier: Carrier, scope: Scope) -> list[Rule]:
    """The rules of a carrier whose scope is made already."""
    bound = bindings.bind_scope(carrier, scope)
    context = Context(carrier, bound, carrier.path, carrier.default_when, cites=carrier.cites)
    return _distinct(_lines(lines, context))


def _distinct(found: list[Rule]) -> list[Rule]:
    """Rules that remember their use need a path of their own to remember it by."""
    seen: dict[str, int] = {}
    out = []
    for rule in found:
        if rule.once is not None:
            seen[rule.path] = seen.get(rule.path, 0) + 1
            if seen[rule.path] > 1:
                rule = evolve(rule, path=f"{rule.path}~{seen[rule.path]}")
        out.append(rule)
    return out


def _lines(lines: Sequence[Node], context: Context) -> list[Rule]:
    found: list[Rule] = []
    labels: set[str] = set()
    for line in lines:
        label = line.leaf("STRING") if line.kind in ("labelled", "ability") else None
        if label is not None:
            if slug(label.text) in labels:
                report(context.scope, SAME_PATH, label.span, path=join(context.path, slug(label.text)))
            labels.add(slug(label.text))
        found.extend(_line(line, context))
    return found


def _line(line: Node, context: Context) -> list[Rule]:
    handler = _LINES.get(line.kind)
    if handler is None:
        if line.kind not in ("props", "quantity") and not line.kind.startswith("d_"):
            report(context.scope, NOT_HERE, line.span, what="A deed without a rule around it")
        return []
    if (
        line.kind not in ("labelled", "ability", "for_each")
        and OPPONENT not in context.scope.words
        and (node := bindings.opponent(line)) is not None
    ):
        contexts = bindings.against(node, context.scope)
        if contexts:
            return [
                rule
                for scope, when in contexts
                for rule in _line(line, evolve(context, scope=scope, when=(*context.when, *when)))
            ]
    own = cites(line)
    if context.scope.you is None and context.scope.this is None:
        context = _of_option(line, context)
    inner = evolve(
        context, scope=context.scope.inner(), cites=(*context.cites, *own) if own else context.cites
    )
    return handler(line, inner)


def _of_option(line: Node, context: Context) -> Context:
    """In a box, an option of a procedure is about whoever the procedure is of."""
    inner = line
    while inner.kind != "option_of":
        lines = list(statements.body(inner).nodes())
        if inner.kind not in (*LIFTED, "if_line", "labelled") or not lines:
            return context
        inner = lines[0]
    leaf = next((x for noun in inner.nodes("noun_s") for x in leaves(noun)), None)
    name = (context.scope.world.find("procedure", leaf.text) if leaf is not None else None) or ""
    level = context.scope.world.levels.get(name)
    if level is None or not level.roles:
        return context
    carrier = evolve(context.carrier, you=Role(name, level.roles[0]), you_kind=level.of)
    return evolve(context, carrier=carrier, scope=context.scope.inner(you=Noun(You(), level.of)))


def emit(shape: Shape, line: Node, context: Context, event: Event | None = None) -> list[Rule]:
    """The rule, once for each way in which `you` is bound."""
    carrier = context.carrier
    made = []
    spoken = bindings.mentions_you((shape, context.when))
    for way in bindings.ways(carrier, context.scope, event, spoken, shape):
        made.append(
            Rule(
                path=context.path,
                shape=shape,
                carrier=carrier.name if not carrier.kind else "",
                kind=carrier.kind,
                each=way.each,
                you=way.you,
                when=both(*way.when, *context.when),
                once=context.once,
                zones=carrier.zones,
                effect=carrier.effect,
                cites=tuple(dict.fromkeys(context.cites)),
                pack=carrier.pack,
                layer=carrier.layer,
                text=statements.words_of(line),
                span=line.span,
            )
        )
    return made


# --- what stands in front ----------------------------------------------------------------------------


def _labelled(line: Node, context: Context) -> list[Rule]:
    leaf = line.leaf("STRING")
    path = join(context.path, slug(leaf.text)) if leaf is not None else context.path
    scope = context.scope.inner(path=path)
    return _lines(list(statements.body(line).nodes()), evolve(context, path=path, scope=scope))


def _under(line: Node, context: Context) -> list[Rule]:
    return _lines(list(statements.body(line).nodes()), context)


def _guarded(line: Node, context: Context) -> list[Rule]:
    return _under(line, _with_guard(line, context))


def _with_guard(line: Node, context: Context) -> Context:
    """The context with the condition, span or window of a line in front."""
    scope = context.scope
    parts = [kid for kid in line.nodes() if kid.kind != "block"]
    if line.kind == "once_per":
        return evolve(context, once=span_of(parts[0], scope) if parts else None)
    if not parts:
        return context
    if line.kind == "setting_line" and parts[0].kind == "set_setting":
        leaf = parts[0].leaf("SETTING")
        word = declared(leaf, scope, "window", "setting") if leaf is not None else None
        if word is not None and word.cls == "window":
            return evolve(context, window=word.name)
        if word is not None and _only_modifiers(line):
            return evolve(context, settings=(*context.settings, word.name))
    cond = conditions.condition(parts[0], scope.inner())  # what it names is not `it` behind the colon
    if line.kind == "unless_line":
        cond = negate(cond)
    return evolve(
        context, when=(*context.when, cond), held=context.held or line.kind in ("while_line", "unless_line")
    )


def _only_modifiers(line: Node) -> bool:
    return all(kid.kind in ("modifier", "once_per") for kid in statements.body(line).nodes())


def span_of(node: Node, scope: Scope) -> Once | None:
    """The span of `once per`: a roll, a turn (own, another's), a procedure."""
    if node.kind == "span_roll":
        return Once("roll")
    for leaf in leaves(node):
        if leaf.kind in ("KIND_S", "KIND_P", "ADJ"):
            name = scope.world.find("procedure", leaf.text) or scope.world.find("contest", leaf.text)
            if name is not None:
                behind = node.node("mod_of")
                words = [x.text for x in leaves(behind)] if behind is not None else []
                if name == "turn" and "another" in words:
                    return Once("foreign turn")
                if name == "turn" and ({"your", "its"} & {x.text for x in leaves(node)}):
                    return Once("own turn")
                return Once(name)
            break
    if any(leaf.text == "game" for leaf in leaves(node)):
        return Once("game")
    report(scope, NO_SPAN, node.span)
    return None


def _for_each(line: Node, context: Context) -> list[Rule]:
    """`for each KIND:`: the rules are those of every thing of the kind."""
    scope = context.scope
    part = nominals.nominal(line)
    heads = nominals.heads(part, scope) if part is not None else ()
    found: list[Rule] = []
    for head in heads:
        carrier, inner = bindings.for_each(line, head, context.carrier, scope, len(heads) == 1)
        more: list[Cond] = []
        if carrier.kind and len(heads) == 1:
            member = inner.this.ref if inner.this is not None else You()
            cond = descriptions.described(line, member, inner)
            tags = cond.of if hasattr(cond, "of") and isinstance(cond.of, tuple) else (cond,)
            more = [x for x in tags if not _is_kind(x, carrier.kind)]
        elif carrier.each:
            cond = descriptions.described(line, You(), inner)
            tags = cond.of if hasattr(cond, "of") and isinstance(cond.of, tuple) else (cond,)
            more = [x for x in tags if not _is_kind(x, carrier.each)]
        found.extend(
            _lines(
                list(statements.body(line).nodes()),
                evolve(context, carrier=carrier, scope=inner, when=(*context.when, *more)),
            )
        )
    return found


def _is_kind(cond: Cond, kind: str) -> bool:
    from talisman.compiler.model import Always, HasTag

    return cond == Always() or (isinstance(cond, HasTag) and cond.tag == kind)


# --- rules on events ---------------------------------------------------------------------------------


def _body(line: Node, found: Event, context: Context, *, into: bool = False) -> tuple[Block, Event, Context]:
    """The body of a rule on an event; conditions and spans that stand alone in it belong to the rule."""
    scope = events.body_scope(found, context.scope)
    scope.path = context.path
    if into and found.roll:
        scope.words[deeds.INTO] = Noun(Rec("object"))
    bindings.in_event(context.carrier, scope, found)
    lines = list(statements.body(line).nodes())
    wheres: list[Cond] = []
    while len(lines) == 1 and (lines[0].kind in LIFTED or lines[0].kind == "labelled"):
        inner = (
            _with_guard(lines[0], evolve(context, scope=scope, when=()))
            if lines[0].kind in LIFTED
            else context
        )
        if inner.window:
            break
        if lines[0].kind in LIFTED:
            wheres.extend(inner.when)
            context = evolve(context, once=inner.once or context.once)
        lines = list(statements.body(lines[0]).nodes())
    if wheres:
        pattern = found.pattern
        found = evolve(found, pattern=evolve(pattern, where=both(pattern.where, *wheres)))
    return _keeping_you(statements.sequence(lines, scope), context, scope, lines), found, context


def _keeping_you(made: Block, context: Context, scope: Scope, lines: Sequence[Node]) -> Block:
    """`you` of a card is its holder: bound before the card moves away under its own text."""
    if not isinstance(context.carrier.you, Holder) or scope.you is None or not _long(lines):
        return made
    var = scope.names.fresh()
    again = evolve(scope, you=evolve(scope.you, ref=Var(var)))
    again.world.bag, bag = type(scope.world.bag)(), scope.world.bag
    try:
        redone = statements.sequence(lines, again)
    finally:
        scope.world.bag = bag
    return (Let(var, You()), *redone)


def _long(lines: Sequence[Node]) -> bool:
    """Whether more than one deed stands in the lines."""
    return len(lines) > 1 or any(
        len(list(statements.body(line).nodes())) > 0 or line.leaf("THEN") for line in lines
    )


def _trigger(line: Node, context: Context) -> list[Rule]:
    event_node = next((kid for kid in line.nodes() if kid.kind != "block"), None)
    if event_node is None:
        return []
    empty = _emptied(event_node, context)
    if empty is not None:
        made = statements.block(statements.body(line), context.scope)
        return emit(AsSoonAs(empty, made), line, context)
    found = events.event(event_node, context.scope)
    made, found, context = _body(line, found, context)
    if line.kind == "guard_before":
        return emit(Guard(found.pattern, made), line, context, found)
    return emit(Trigger(found.pattern, made, line.kind == "trigger_after"), line, context, found)


def _emptied(node: Node, context: Context) -> Cond | None:
    """`its zone becomes empty`: a state, not an event."""
    if node.kind not in ("event_s", "event_b") or not any(leaf.text == "empty" for leaf in leaves(node)):
        return None
    subject = next(node.nodes(), None)
    arg = nouns.zone(subject, context.scope, quiet=True) if subject is not None else None
    if arg is None:
        return None
    var = context.scope.names.fresh()
    return Not(Exists(Sel(var, "", InZone(Var(var), arg.zone, arg.bearer))))


def _would(line: Node, context: Context) -> list[Rule]:
    parts = [kid for kid in line.nodes() if kid.kind != "block"]
    if line.kind == "replace_instead":
        found = events.active(None, parts[0], line, context.scope)
    elif line.kind == "replace_would_be":
        found = events.passive(parts[0], parts[1], None, line, context.scope)
    else:
        found = events.active(parts[0], parts[1], line, context.scope)
    instead = line.kind == "replace_instead"
    made, found, context = _body(line, found, context, into=instead)
    return emit(Replace(found.pattern, made, instead), line, context, found)


def _as_soon(line: Node, context: Context) -> list[Rule]:
    parts = [kid for kid in line.nodes() if kid.kind != "block"]
    if bindings.loose(context.carrier, context.scope) and not bindings.says_you(line):
        context = evolve(context, scope=context.scope.inner(you=None))
    if line.kind == "when_becomes":
        cond: Cond = Cmp(
            "=", numbers.number(parts[0], context.scope), numbers.number(parts[1], context.scope)
        )
    else:
        cond = conditions.condition(parts[0], context.scope)
    context.scope.clause()
    return emit(AsSoonAs(cond, statements.block(statements.body(line), context.scope)), line, context)


# --- permissions, offers, options --------------------------------------------------------------------


def _modal(line: Node, context: Context) -> list[Rule]:
    may = line.node("may_do", "may_be")
    if may is None:
        return []
    parts = list(may.nodes())
    subject, modal, phrase = parts[0], parts[1], parts[2]
    word = " ".join(leaf.text for leaf in modal.leaves())
    if context.window and word == "may":
        return _offer(line, context)
    if word == "must" and (context.held or statements.body(line).kids):
        made = deeds.deed(phrase, nouns.noun(subject, context.scope), context.scope, may)
        made = (*made, *statements.block(statements.body(line), context.scope))
        return emit(AsSoonAs(both(*context.when), made), line, evolve(context, when=()))
    if statements.body(line).kids:
        report(context.scope, NO_WINDOW, line.span)
        return []
    found = _permission(may, subject, phrase, context)
    only = (
        subject.kind == "np_plural" and (det := nominals.determiner(subject)) is not None and has(det, "only")
    )
    return emit(Permit("only" if only else word, found.pattern), line, context, found)


def _permission(may: Node, subject: Node, phrase: Node, context: Context) -> Event:
    if may.kind == "may_be":
        by = may.node("by")
        doer = next(by.nodes(), None) if by is not None else None
        return events.passive(subject, phrase, doer, may, context.scope)
    return events.active(subject, phrase, may, context.scope)


def _offer(line: Node, context: Context) -> list[Rule]:
    """In a window: the body may be done."""
    scope = context.scope.inner(path=context.path)
    about = scope.world.model.windows[context.window]
    if any(word in about.name for word in ("dice", "roll")):
        scope.roll = Noun(Rec("object"), words="that roll")
    prefix: Block = ()
    if isinstance(context.carrier.you, Holder) and scope.you is not None:
        var = scope.names.fresh()
        prefix = (Let(var, You()),)
        scope.you = evolve(scope.you, ref=Var(var))
    if line.kind == "choose_line":
        made = statements.statement(line, scope)
    else:
        may = line.node("may_do")
        if may is None:
            report(scope, NOT_HERE, line.span, what="This permission (a window offers something to do)")
            return []
        parts = list(may.nodes())
        made = statements.deed_and_body(
            parts[2], nouns.noun(parts[0], scope), may, statements.body(line), scope
        )
        text = statements.words_of(Node("words", (parts[2],), line.span))
        return emit(Offer(context.window, (*prefix, *made), text), line, context)
    return emit(
        Offer(context.window, (*prefix, *made), _label(context) or statements.words_of(line)), line, context
    )


def _label(context: Context) -> str:
    return context.path.removeprefix(context.carrier.path).strip(".").replace("-", " ")


def _choose(line: Node, context: Context) -> list[Rule]:
    if context.window:
        return _offer(line, context)
    report(context.scope, NO_WINDOW, line.span)
    return []


def _cap(line: Node, context: Context) -> list[Rule]:
    may, times, span = line.node("may_do", "may_be"), line.node("times"), line.node("span_noun", "span_roll")
    if may is None or span is None:
        return []
    parts = list(may.nodes())
    found = _permission(may, parts[0], parts[2], context)
    count = next(times.nodes(), None) if times is not None else None
    most = numbers.number(count, context.scope) if count is not None else None
    once = span_of(span, context.scope)
    value = getattr(most, "value", 1)
    return emit(Cap(found.pattern, value, once.span_of), line, context, found) if once is not None else []


def _modifier(line: Node, context: Context) -> list[Rule]:
    change, when = modifiers.modifier(line, context.scope, context.settings)
    return emit(change, line, evolve(context, when=(*context.when, when))) if change is not None else []


def _option(line: Node, context: Context) -> list[Rule]:
    """An entry for the menu of a procedure, or the end of one."""
    noun, label = line.node("noun_s"), line.leaf("STRING")
    leaf = next(iter(leaves(noun)), None) if noun is not None else None
    level = scope_level(leaf, context.scope) if leaf is not None else None
    if level is None or label is None:
        return []
    if line.kind != "option_of":
        return emit(CloseOption(level, label.text), line, context)
    scope = context.scope.inner(level=level, path=join(context.path, slug(label.text)))
    if "target" in scope.world.levels[level].roles:
        target = Noun(Role(level, "target"), words="the target")
        scope.words["target"] = target
        scope.topics = ((target,), *scope.topics)
    cond = next((kid for kid in line.nodes() if kid.kind not in ("noun_s", "block")), None)
    when = conditions.condition(cond, scope) if cond is not None else both()
    made = statements.block(statements.body(line), scope)
    option = Option(label.text, label.text, made, when, line.span)
    inner = evolve(context, path=scope.path)
    return emit(OptionOf(level, option), line, inner)


def scope_level(leaf: Leaf, scope: Scope) -> str | None:
    """The procedure or contest a word names, or a diagnostic."""
    name = scope.world.find("procedure", leaf.text) or scope.world.find("contest", leaf.text)
    if name is None:
        near = closest(leaf.text, scope.world.levels)
        report(scope, UNKNOWN_FORM, leaf.span, name=leaf.text, near=near[0] if near else "")
    return name


def _cost(line: Node, context: Context) -> list[Rule]:
    """`VERBing X costs Y`: paid before, asked only if payable."""
    parts = list(line.nodes())
    found = events.active(None, parts[0], line, context.scope)
    scope = events.body_scope(found, context.scope)
    pay = next((v for v in scope.world.verbs.values() if v.primitive == "take-away"), None)
    if pay is None or scope.you is None:
        not_yet(scope, line, "a cost needs a verb that is bound to `take-away`")
        return []
    from talisman.compiler.model import Act, Always, Call
    from talisman.compiler.resolve import calls

    calls.need_verb(pay, scope.world)
    actor = scope.you
    payable: list[Cond] = []

    def one(filled: goods.Filled) -> Block:
        if isinstance(filled, goods.Points):
            own = numbers.find_unit(filled.unit, scope)
            if own is not None and own[0] in ("counter", "memory"):
                from talisman.compiler.model import FieldOf

                payable.append(Cmp(">=", FieldOf(filled.unit, actor.ref), filled.amount))
            return (Act(Call(pay.name, actor.ref, None, filled.amount, filled.unit, span=line.span)),)
        return (
            (Act(Call(pay.name, actor.ref, filled.ref, span=line.span)),) if isinstance(filled, Noun) else ()
        )

    made = goods.spread(parts[-1], goods.Doing(actor, "", actor, span=line.span), scope, one)
    return emit(CostOf(found.pattern, made, both(*payable) if payable else Always()), line, context, found)


Handler = Callable[[Node, Context], list[Rule]]
_LINES: Mapping[str, Handler] = {
    "labelled": _labelled,
    "ability": _labelled,
    "while_line": _guarded,
    "unless_line": _guarded,
    "place_line": _guarded,
    "setting_line": _guarded,
    "only_if": _guarded,
    "if_line": _guarded,
    "once_per": _guarded,
    "for_each": _for_each,
    "trigger_when": _trigger,
    "trigger_after": _trigger,
    "guard_before": _trigger,
    "replace_would": _would,
    "replace_would_be": _would,
    "replace_instead": _would,
    "as_soon_as": _as_soon,
    "when_becomes": _as_soon,
    "modal": _modal,
    "choose_line": _choose,
    "cap": _cap,
    "modifier": _modifier,
    "option_of": _option,
    "close_option": _option,
    "cost": _cost,
}
