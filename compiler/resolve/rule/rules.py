"""Rules: what the lines of a thing, a box, a procedure or an effect say that holds from then on.

Lines in front (`while`, `at`, `once per`, windows, labels, `for each`) gather into a context; a line that
says what holds becomes a rule in that context. Who `you` is depends on how the kind binds it (`bindings.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from talisman.compiler.messages.bodies import WHOSE_EACH
from talisman.compiler.messages.conditions import NOT_IN_WINDOW
from talisman.compiler.messages.numbers import NOT_HERE
from talisman.compiler.messages.rules import (
    COUNTED_FOR_WHOM,
    EACH_FOR_A_WHILE,
    OPPONENT_IS_THIS,
    PLAYERS_TWICE,
    SAME_PATH,
    SEEN_FROM_ITSELF,
    WHO_HAS_EACH,
    WHOSE_MORE,
    YOU_OF_OTHERS,
)
from talisman.compiler.model import (
    AllOf,
    Always,
    Cond,
    HasTag,
    Holder,
    Ref,
    Role,
    Rule,
    Suppress,
    This,
    Var,
    You,
)
from talisman.compiler.model.walk import exchanged
from talisman.compiler.resolve.body import doers, rows_below, statements
from talisman.compiler.resolve.body.otherwise_if import as_if
from talisman.compiler.resolve.paths import cites, join, slug
from talisman.compiler.resolve.phrase import descriptions, holdable, nominals, nouns, numbers, quantity
from talisman.compiler.resolve.rule import bindings, modifiers, offers, reactions
from talisman.compiler.resolve.rule.context import Context, Guard, emit, with_guard
from talisman.compiler.resolve.scope import Carrier, Noun, Scope, scope_for
from talisman.compiler.resolve.words import first_of, is_clause, leaves, report, said
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, Part, every_node
from talisman.values import evolve

OPPONENT = bindings.OPPONENT
Line = (
    Guard
    | reactions.Reaction
    | views.AsSoonAs
    | views.WhenBecomes
    | views.Labelled
    | views.Ability
    | views.ForEach
    | views.Modal
    | views.ChooseLine
    | views.Cap
    | views.Modifier
    | views.OptionOf
    | views.CloseOption
    | views.Cost
)
"""Lines that say what holds, or stand in front of such."""


def rules(lines: Sequence[Node], carrier: Carrier, world: World) -> list[Rule]:
    """The rules of a carrier."""
    return rules_in(lines, carrier, scope_for(carrier, world))


def rules_in(lines: Sequence[Node], carrier: Carrier, scope: Scope) -> list[Rule]:
    """The rules of a carrier whose scope is made already."""
    bound = bindings.bind_scope(carrier, scope)
    opposed = any(bindings.opponent(line) is not None for line in lines)
    context = Context(
        carrier, bound, carrier.path, carrier.default_when, cites=carrier.cites, opposed=opposed
    )
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
        if isinstance(line, (views.Labelled, views.Ability)):
            label = line.string
            if slug(label.text) in labels:
                report(context.scope, SAME_PATH, label.span, path=join(context.path, slug(label.text)))
            labels.add(slug(label.text))
        found.extend(_line(line, context))
    return found


LOOSE = "loose"
"""Said of a deed that no event brings about, as the cause of a problem."""
ALONE = (
    "A deed without a rule around it",
    "`when EVENT: ...` says when it is done; always so is what says `you cannot ...`, `+1 UNIT`",
)
CHOSEN = (
    ALONE[0],
    "`when EVENT: ...` says when it is done; what may be chosen stands below `choose one`, and is added"
    ' there: `add to PATH "choose one": ...`',
)
"""Of a deed behind a text in quotes."""
OFFERED = ("A deed that nobody chooses", "a window offers: `you may ...`")


def _line(line: Node, context: Context) -> list[Rule]:
    if not isinstance(line, Line):
        if not is_clause(line):
            alone = CHOSEN if context.label else ALONE
            what, way = statements.misplaced(line) or (OFFERED if context.window else alone)
            cause = LOOSE if (what, way) == alone else ""
            report(context.scope, NOT_HERE, line.span, cause=cause, what=what, way=way)
        return []
    if (
        context.carrier.binds == OPPONENT
        and (whose := bindings.opponent(line)) is not None
        and first_of(whose, views.PossYour) is not None
    ):
        report(context.scope, OPPONENT_IS_THIS, whose.span)
        return []
    if (
        context.opposed
        and not isinstance(line, (views.Labelled, views.Ability, views.ForEach))
        and OPPONENT not in context.scope.words
        and bindings.opponent(line) is not None  # most lines speak of none
        and (node := bindings.opponent(_said_by(line))) is not None
    ):
        ways: list[tuple[Node, Scope, tuple[Cond, ...]]] = [
            (line, scope, when) for scope, when in bindings.against(node, context.scope)
        ]
        if ways and _has_more(line):
            ways.append(
                (_unopposed(line), *bindings.against_nobody([way[2] for way in ways], node, context.scope))
            )
        if ways:
            return [
                rule
                for said, scope, when in ways
                for rule in _line(said, evolve(context, scope=scope, when=(*context.when, *when)))
            ]
    own = cites(line)
    if context.scope.you is None and context.scope.this is None:
        context = _of_option(line, context)
    inner = evolve(
        context, scope=context.scope.inner(), cites=(*context.cites, *own) if own else context.cites
    )
    if context.window and not _may_stand_in_window(line):
        report(
            context.scope, NOT_IN_WINDOW, line.span, window=context.window, what="this would hold at any time"
        )
        return []
    return _read(line, inner)


def _may_stand_in_window(line: Line) -> bool:
    """Whether a line below a window offers something, or stands in front of others: a window only offers."""
    if isinstance(line, (Guard, views.ChooseLine, views.Labelled, views.Ability, views.ForEach)):
        return True
    if not isinstance(line, views.Modal) or not isinstance(line.may, views.MayDo):
        return False
    return line.may.modal_word.has_may or line.may.modal_word.has_must


def _said_by(line: Line) -> Node:
    """What a line says itself: of one that stands in front of others, not what those say."""
    return _head(line) if isinstance(line, Guard) else _now(line)


def _now(node: Node) -> Node:
    """A line without what is said of a contest to come: rows of the one that it begins, and what lasts."""
    if isinstance(node, (views.UntilLine, views.ForTurns)):
        return _head(node)
    kids = tuple(
        _now(kid) if isinstance(kid, Node) else kid
        for kid in node.kids
        if not (isinstance(kid, views.Row) and rows_below.outcomes_of(kid))
    )
    return evolve(node, kids=kids)


def _head(line: Node) -> Node:
    return evolve(line, kids=tuple(kid for kid in line.kids if not isinstance(kid, views.Block)))


def _has_more(line: Node) -> bool:
    """Whether something speaks of an opponent, and something beside it in the same body does not."""
    said = [bindings.opponent(deed) is not None for deed in statements.body(line).nodes()]
    return bindings.opponent(_head(line)) is None and not all(said)


def _unopposed(line: Node) -> Node:
    """A line where there is no opponent: nothing that an `if` asks about one is so."""
    kids: list[Part] = []
    dropped = False
    for kid in line.kids:
        if isinstance(kid, Leaf):
            kids.append(kid)
        elif isinstance(kid, views.IfLine) and bindings.opponent(_head(kid)) is not None:
            dropped = True
            continue
        elif isinstance(kid, views.OtherwiseIf) and bindings.opponent(_head(kid)) is not None:
            continue
        elif isinstance(kid, views.OtherwiseIf) and dropped:
            kids.append(_unopposed(as_if(kid)))
        elif isinstance(kid, views.OtherwiseLine) and dropped:
            kids += statements.body(_unopposed(kid)).kids
        else:
            kids.append(_unopposed(kid))
        dropped = False
    return evolve(line, kids=tuple(kids))


def _of_option(line: Node, context: Context) -> Context:
    """In a box, an option of a procedure is about whoever the procedure is of."""
    inner = line
    while not isinstance(inner, views.OptionOf):
        if not isinstance(inner, (Guard, views.Labelled)) or not inner.block.lines:
            return context
        inner = inner.block.lines[0]
    name = context.scope.world.find("procedure", next(leaves(inner.noun)).text) or ""
    level = context.scope.world.levels.get(name)
    if level is None or not level.roles:
        return context
    carrier = evolve(context.carrier, you=Role(name, level.roles[0]), you_kind=level.of)
    return evolve(context, carrier=carrier, scope=context.scope.inner(you=Noun(You(), level.of)))


def _labelled(line: views.Labelled | views.Ability, context: Context) -> list[Rule]:
    path = join(context.path, slug(line.string.text))
    scope = context.scope.inner(path=path)
    label = line.string.text if isinstance(line, views.Labelled) else ""
    return _lines(line.block.lines, evolve(context, path=path, scope=scope, label=label))


def _for_each(line: views.ForEach, context: Context) -> list[Rule]:
    """`for each KIND:`: the rules are those of every thing of the kind."""
    scope = context.scope
    part = line.nominal
    quantity.unchosen(line, scope)
    heads = tuple([_with_its_kind(head, scope) for head in nominals.heads(part, scope)])
    found: list[Rule] = []
    if _whose(line, heads, context):
        report(scope, WHOSE_EACH, part.span, noun=said(part), who=context.carrier.each)
        return []
    apart = _apart(heads, scope.world)
    for head in apart:
        carrier, inner = bindings.for_each(line, head, context.carrier, scope, _addressed(line, context))
        where = bindings.where_the_text_is(context.carrier, scope)
        if carrier.each and where is not None:
            inner.here = where
        if context.carrier.effect and not carrier.each:
            report(scope, EACH_FOR_A_WHILE, line.span, kind=said(part))
            break
        if carrier.each and scope.you is None and _other(line):
            descriptions.without_you(line, f"other {said(part)}", scope)
            break
        word: Node | None = None
        if carrier.each and _has_you(line, context):
            word = _says_you(line) or _unsaid(line.block, carrier.each, scope)
        if word is not None:
            kind = f"other {said(part)}" if _other(line) else said(part)
            report(scope, YOU_OF_OTHERS, word.span, word=said(word), kind=kind)
            break
        if (word := _of_who_has_it(line, carrier, context)) is not None:
            report(scope, WHO_HAS_EACH, word.span, word=said(word), kind=said(part))
            break
        if carrier.each and scope.you is None and context.once is not None:
            report(scope, COUNTED_FOR_WHOM, line.span, kind=said(part))
            break
        if carrier.each and scope.you is None and (own := _seen_from_itself(line)) is not None:
            report(scope, SEEN_FROM_ITSELF, own.span, word=said(own), kind=said(part))
            break
        if (own := _whose_more(line, carrier, scope)) is not None:
            _tell_whose_more(own, line, carrier, scope)
            break
        more: list[Cond] = []
        front: tuple[Cond, ...] = ()
        players = bool(carrier.each) and carrier.kind == context.carrier.kind
        candidate = Var(scope.names.fresh())
        if players or context.carrier.effect:
            if players or len(apart) == 1:
                member = inner.this.ref if inner.this is not None and not players else You()
                noun = _outside(line, context, inner) if players else inner
                cond = descriptions.described(line, member, noun)
                tags = cond.of if isinstance(cond, AllOf) else (cond,)
                more = [x for x in tags if not _is_kind(x, member, carrier.each if players else carrier.kind)]
        elif len(apart) == 1 or nouns.narrowings(line) or any(one.tags for one in heads):
            said_by = scope.inner() if where is None else scope.inner(here=where)
            cond = descriptions.described(line, candidate, said_by)  # said by whoever says the line
            tags = cond.of if isinstance(cond, AllOf) else (cond,)
            front = tuple(x for x in tags if not _is_kind(x, candidate, carrier.kind))
        for when in bindings.in_text(context.carrier, carrier, (*context.when, *front), scope.world):
            found.extend(
                _lines(
                    line.block.lines,
                    evolve(
                        context,
                        carrier=carrier,
                        scope=inner,
                        when=(*(exchanged(when, {candidate: This()}) if front else when), *more),
                    ),
                )
            )
    return found


def _with_its_kind(head: nominals.Head, scope: Scope) -> nominals.Head:
    """A form, a state or a value said by itself, `for each statue`: of the kind of things that can be so.

    It is on nobody by print, so that no carrier could be found by the word.
    """
    world = scope.world
    word = head.name if head.cls == "form" else head.tags[-1] if head.cls == "tag" and head.tags else ""
    if head.kind or not word:
        return head
    form, state = world.find("form", word), world.find("state", word)
    if state is not None:
        return evolve(head, common=world.model.counters[state].of)
    if form is not None and (of := world.form_of.get(form)) is not None:
        return evolve(head, common=nominals.head_kind(of, scope))
    of_players = form is not None or word in world.model.values
    return evolve(head, common=world.avatars[0]) if of_players and len(world.avatars) == 1 else head


def _apart(heads: Sequence[nominals.Head], world: World) -> list[nominals.Head]:
    """Those of alternatives of which no thing is two: `calm or rich players` are players, each of them once.

    What a rule of them all is about is narrowed by every alternative.
    """
    said = {head.kind for head in heads}
    kept: dict[str | int, nominals.Head] = {}
    for head in heads:
        above = {*world.ancestors(head.kind)} - {head.kind} if head.kind else set()
        if said.isdisjoint(above):
            kept.setdefault(head.kind or len(kept), head)
    return [*kept.values()]


def _whose_more(line: Node, carrier: Carrier, scope: Scope) -> views.ModifyOwn | None:
    """`+1 UNIT` below `for each` of what is neither played nor held: its own, or that of who is played?"""
    if carrier.each or carrier.binds in holdable.HELD or scope.world.find("property", carrier.binds):
        return None
    for kid in statements.body(line).nodes():
        change = kid.modifier if isinstance(kid, views.Modifier) else None
        if isinstance(change, views.ModifyOwn):
            of = numbers.kind_of_unit(change.unit.text, scope)
            if any(scope.world.fits(who, of) for who in scope.world.avatars):
                return change
        elif isinstance(kid, (Guard, views.Labelled, views.Ability)):
            found = _whose_more(kid, carrier, scope)
            if found is not None:
                return found
    return None


def _tell_whose_more(own: views.ModifyOwn, line: views.ForEach, carrier: Carrier, scope: Scope) -> None:
    part, kind = line.nominal, scope.world.model.kinds.get(carrier.kind)
    name, plural = carrier.kind, kind.plural if kind is not None else f"{said(part)}s"
    things = f"{said(part).removesuffix(name)}{plural}" if said(part).endswith(name) else plural
    all_of = " ".join((things, *(said(mod) for mod in line.mods)))
    sign, unit, box = own.signed.text, own.unit.text, scope.you is None
    times = f" multiplied by {sign[1:]}" if sign[1:] != "1" else ""
    way = f"{'minus' if sign[0] == '-' else 'plus'} the number of {all_of}{times}"
    way, whose = (f"for each {bindings.avatar(scope)}: {way}", "of each player") if box else (way, "yours")
    words = {"noun": said(part), "sign": sign, "unit": unit, "way": way, "whose": whose}
    report(scope, WHOSE_MORE, own.span, **words)


def _seen_from_itself(line: views.ForEach) -> Node | None:
    """What in front of a box speaks of `you` or `here`, where nobody is spoken to yet."""
    own = (views.You, views.PossYour, views.ModHere, views.ModYours, views.PlaceHere)
    mods = (mod for mod in line.mods if not isinstance(mod, views.ModChoice))
    return next((one for mod in mods for one in every_node(mod) if isinstance(one, own)), None)


def _whose(line: views.ForEach, heads: Sequence[nominals.Head], context: Context) -> bool:
    """Whether a box of players is in front of things of which nothing says whose: what changes is `you`."""
    box, things = context.carrier, [head for head in heads if not context.scope.world.is_avatar(head.kind)]
    in_box = bool(box.each) and not box.kind
    return in_box and bool(things) and not bindings.says_you(line) and _says_you(line) is not None


def _other(line: views.ForEach) -> bool:
    return line.each.has_other


def _has_you(line: views.ForEach, context: Context) -> bool:
    """Whether `you` is somebody already in front of a `for each`: of `other`, anybody; else who has it."""
    carrier, scope = context.carrier, context.scope
    if scope.you is None:
        return False
    players = bool(carrier.each) and not carrier.kind and carrier.name not in scope.world.model.things
    found_later = players or carrier.level or carrier.effect or bindings.loose(carrier, scope)
    return _other(line) or not found_later


def _addressed(line: views.ForEach, context: Context) -> bool:
    """Whether the lines below `for each PLAYER:` say `you` to each: in a box they do, in a text they may."""
    if _has_you(line, context):
        return False
    carrier = context.carrier
    text = carrier.kind or carrier.name in context.scope.world.model.things
    return not text or _says_you(line) is not None


def _of_who_has_it(line: views.ForEach, carrier: Carrier, context: Context) -> Node | None:
    """What speaks of `you` below `for each` of what anybody may have, in a text that has a `you` already."""
    text = context.carrier.name in context.scope.world.model.things
    if not text or context.scope.you is None or carrier.each or not isinstance(carrier.you, Holder):
        return None
    return None if bindings.says_you(_head(line)) else _says_you(line)


def _says_you(line: views.ForEach) -> Node | None:
    """What below a line speaks of `you`: by the word, or a number that is nobody else's (`+1 UNIT`)."""
    waiting: list[Node] = [*line.block.lines]
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, views.ModifyOwn) or any(leaf.text in ("you", "your") for leaf in node.leaves()):
            return node
        waiting = [*node.nodes(), *waiting]
    return None


def _unsaid(node: Node, kind: str, scope: Scope) -> Node | None:
    """What below a line is done by nobody that is said, and could be done by `you` or by each of a kind."""
    if isinstance(node, views.Do):
        does = doers.doer_kind(node, scope)
        return node if does is not None and scope.world.fits(kind, does) else None
    if isinstance(node, views.ChooseLine) and node.np is None:
        return node.how
    kids = list(node.nodes())
    said_who = any(isinstance(kid, (views.DoBy, views.MayDo)) for kid in kids)
    whose = isinstance(node, views.ChooseLine) or said_who  # and so is what stands below it
    for kid in kids:
        found = None if whose and isinstance(kid, views.Block) else _unsaid(kid, kind, scope)
        if found is not None:
            return found
    return None


def _outside(line: views.ForEach, context: Context, inner: Scope) -> Scope:
    """The scope of the noun in a `for each` of the players: `other` is meant of whoever was `you` before."""
    carrier, around = context.carrier, context.scope
    if carrier.each and not carrier.kind and carrier.name not in around.world.model.things:
        report(around, PLAYERS_TWICE, line.span, kind=carrier.each)
    if carrier.you is None or around.you is None:
        return inner
    return inner.inner(you=evolve(around.you, ref=carrier.you))


def _is_kind(cond: Cond, one: Ref, kind: str) -> bool:
    return cond in (Always(), HasTag(one, kind))


def _modifier(line: views.Modifier, context: Context) -> list[Rule]:
    change, when = modifiers.modifier(line, context.scope, context.settings)
    if isinstance(change, Suppress) and change.limits:
        modifiers.of_no_contest(line, (*context.when, when), context.scope)
    return emit(change, line, evolve(context, when=(*context.when, when))) if change is not None else []


def _read(line: Line, context: Context) -> list[Rule]:
    """The rules of a line, whatever it says."""
    match line:
        case views.Labelled() | views.Ability():
            return _labelled(line, context)
        case views.ForEach():
            return _for_each(line, context)
        case views.TriggerWhen() | views.TriggerAfter() | views.GuardBefore():
            return reactions.trigger(line, context)
        case views.ReplaceWould() | views.ReplaceWouldBe() | views.ReplaceInstead():
            return reactions.would(line, context)
        case views.AsSoonAs() | views.WhenBecomes():
            return reactions.as_soon(line, context)
        case views.Modal():
            return offers.modal(line, context)
        case views.ChooseLine():
            return offers.choose(line, context)
        case views.Cap():
            return offers.cap(line, context)
        case views.Modifier():
            return _modifier(line, context)
        case views.OptionOf() | views.CloseOption():
            return offers.option(line, context)
        case views.Cost():
            return offers.cost(line, context)
        case (
            views.WhileLine()
            | views.UnlessLine()
            | views.PlaceLine()
            | views.SettingLine()
            | views.OnlyIf()
            | views.IfLine()
            | views.OncePer()
            | views.TimesPer()
        ):
            return _lines(line.block.lines, with_guard(line, context))
    assert_never(line)
