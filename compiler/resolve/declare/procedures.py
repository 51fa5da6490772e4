"""Procedures, contests and forms: their roles, their work, the rules that hold while they last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from talisman.compiler.diagnostics import closest
from talisman.compiler.messages.boards import (
    EMPTY_PROCEDURE,
    FEW_OUTCOMES,
    ORDER_OF_DUTY,
    SAME_SCORE,
    TWO_GAMES,
    UNKNOWN_LABEL,
    UNKNOWN_LEVEL,
)
from talisman.compiler.messages.bodies import SAID_TWICE
from talisman.compiler.messages.headings import CLAUSE_TWICE, ENDLESS_PARENTS, WRONG_CLAUSE
from talisman.compiler.model import (
    Always,
    Block,
    Cond,
    Contest,
    During,
    Duty,
    Num,
    OpenWindow,
    Pattern,
    Procedure,
    Rec,
    Ref,
    Role,
    Rule,
    Trigger,
    Var,
    You,
)
from talisman.compiler.model.walk import walk
from talisman.compiler.resolve import prompts
from talisman.compiler.resolve.body.statements import block
from talisman.compiler.resolve.declare.forms import form, own_event
from talisman.compiler.resolve.declare.heads import Head
from talisman.compiler.resolve.declare.parts import kind_in, leaves
from talisman.compiler.resolve.declare.work_order import in_order
from talisman.compiler.resolve.paths import cites, join, slug
from talisman.compiler.resolve.phrase.conditions import condition
from talisman.compiler.resolve.phrase.descriptions import check_seated
from talisman.compiler.resolve.phrase.nouns import selection
from talisman.compiler.resolve.phrase.numbers import key, number
from talisman.compiler.resolve.rule.from_beginning import from_beginning
from talisman.compiler.resolve.rule.rules import rules
from talisman.compiler.resolve.scope import Carrier, Noun, Scope, scope_for
from talisman.compiler.resolve.words import is_clause, not_yet, report, said
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.clauses import below
from talisman.compiler.syntax.headings import WORDS
from talisman.compiler.syntax.tree import Node
from talisman.values import evolve

Work = views.DDuty | views.DOffer | views.DStep

ACTOR = "actor"
"""The role of slot 0 where nothing else is said."""


def settle_asked(world: World) -> None:
    """A window that asks a role asks whoever has it where the window is opened.

    Roles of several procedures may have one name. Where none of them opens it, the first with it is meant.
    """
    model = world.model
    texts = [(one.name, one.duties) for one in model.procedures.values()]
    texts += [(one.name, one.steps) for one in model.contests.values()]
    for window in model.windows.values():
        if not any(isinstance(who, Role) for who in window.asks):
            continue
        opened_by = [
            name
            for name, work in texts
            if any(isinstance(part, OpenWindow) and part.window == window.name for part in walk(work))
        ]
        asks: dict[Ref | str, None] = {}
        for who in window.asks:
            asks.update(dict.fromkeys(_where_opened(who, opened_by, world) or (who,)))
        model.windows[window.name] = evolve(window, asks=tuple(asks))


def _where_opened(who: Ref | str, opened_by: Sequence[str], world: World) -> tuple[Role, ...]:
    """The roles of a name in what opens a window."""
    if not isinstance(who, Role):
        return ()
    levels = [
        next((one for one in world.lineage(name) if who.name in world.levels[one].roles), "")
        for name in opened_by
    ]
    return tuple(Role(level, who.name) for level in levels if level)


def learn_levels(heads: Sequence[Head], world: World) -> None:
    """Roles, sides and outcomes of all levels, before any text refers to them; parents first."""
    for head in heads:
        if not WORDS[head.word].level:
            continue
        for clause in head.clauses:
            if is_clause(clause) and clause.kind not in WORDS[head.word].clauses:
                said = clause.kind[2:].replace("_", " ")
                allowed = below(head.word)
                world.bag.add(WRONG_CLAUSE.at(clause.span, clause=said, what=head.word, allowed=allowed))
    for head in heads:
        if head.word in ("procedure", "contest"):
            for name in head.names:
                _level(head, name, world)
    for name in world.levels:
        _inherit(name, world)


def _level(head: Head, name: str, world: World) -> None:
    level = world.levels[name]
    of = head.clause(views.DOf)
    level.of = kind_in(of, world) if of is not None else ""
    sides = head.clause(views.DSides)
    outcomes = head.clause(views.DOutcomes)
    if sides is not None:
        level.roles = [sides.first_role.text, sides.second_role.text]
    elif head.word == "procedure":
        level.roles = [ACTOR]
        level.kinds[ACTOR] = level.of
    level.outcomes = tuple(leaf.text for leaf in outcomes.words.words) if outcomes else ()
    for clause in _all_work(head):
        level.menus[clause.string.text] = _menu(clause)


def _all_work(head: Head) -> list[Work]:
    """Duties, offers and steps, as they stand."""
    return [clause for clause in head.clauses if isinstance(clause, Work)]


def _menu(clause: Work) -> list[str]:
    """The labels of the options of a `choose one` that is the body of a duty."""
    choice = next((line for line in clause.block.lines if isinstance(line, views.ChooseLine)), None)
    lines = choice.block.lines if choice is not None else ()
    return [line.string.text for line in lines if isinstance(line, views.Labelled)]


def _inherit(name: str, world: World) -> None:
    """A contest that stands on another has its sides and outcomes."""
    level = world.levels[name]
    for ancestor in world.lineage(name)[1:]:
        parent = world.levels[ancestor]
        if level.contest and parent.contest:
            level.roles = level.roles or list(parent.roles)
            level.outcomes = level.outcomes or parent.outcomes
            level.of = level.of or parent.of


def complete_levels(heads: Sequence[Head], world: World) -> None:
    """Bodies of all procedures, contests and forms; then their roles, which texts may have added to."""
    begun: dict[str, Block] = {}
    for head in heads:
        for name in head.names:
            if head.word == "procedure":
                _procedure(head, name, world)
            elif head.word == "contest":
                begun[name] = _contest(head, name, world)
            elif head.word == "form":
                form(head, name, world)
    for head in heads:
        for name in head.names:
            if head.word == "contest" and not begun[name]:
                _own_rule(head, name, "begin", _begun_above(name, begun, world), world)


def _begun_above(name: str, begun: Mapping[str, Block], world: World) -> Block:
    """What is done when a contest begins by what those say on which it stands: the nearest of them."""
    seen, parent = {name}, world.levels[name].parent
    while parent in begun and parent not in seen and not begun[parent]:
        seen.add(parent)
        parent = world.levels[parent].parent
    return begun.get(parent, ())


def settle_roles(world: World) -> None:
    """Give every level the slots that texts have asked for; called when all phrases are resolved."""
    model = world.model
    for name, level in world.levels.items():
        if name in model.procedures:
            model.procedures[name] = world.settled(model.procedures[name], roles=tuple(level.roles))
        elif name in model.contests:
            model.contests[name] = world.settled(model.contests[name], roles=tuple(level.roles))
    roots = [procedure for procedure in model.procedures.values() if procedure.root]
    for extra in roots[1:]:
        world.bag.add(TWO_GAMES.at(extra.span, name=roots[0].name, other=extra.name))


def level_carrier(head: Head, name: str, world: World) -> Carrier:
    """How the rules in the declaration of a level are read: they hold while it lasts, `you` is its slot 0."""
    level = world.levels[name]
    return Carrier(
        path=join(head.pack, slug(name)),
        pack=head.pack,
        you=Role(name, level.roles[0]) if level.roles and not level.of_nobody() else None,
        you_kind=level.of,
        level=name,
        default_when=(During(name),),
        cites=head.cites,
    )


def _scope(head: Head, name: str, world: World) -> Scope:
    """The scope of duties: `you` is slot 0, if it is of anybody, and the roles are those of the level."""
    level = world.levels[name]
    scope = scope_for(level_carrier(head, name, world), world)
    if not level.of_nobody():
        scope.you = Noun(You(), level.of)
        spoken_to = not level.contest and (world.is_avatar(level.of) or level.of in world.seats)
        scope.this = evolve(scope.you, addressed=spoken_to)  # of whom nobody says `it`
    else:
        scope.you = scope.this = None
    if scope.you is not None and level.roles:
        scope.words[ACTOR] = scope.you
    return scope


def _procedure(head: Head, name: str, world: World) -> None:
    runs = head.clause(views.DRuns)
    done = head.clause(views.DFinished)
    found = Procedure(
        name,
        world.model.procedures[name].plural,
        parent=world.levels[name].parent,
        of=world.levels[name].of,
        runs=_runs(runs, name, world) if runs is not None else (),
        duties=_work(head, name, world),
        finished=condition(done.cond, _scope(head, name, world)) if done is not None else None,
        root=head.clause(views.DStartsGame) is not None,
        span=head.span,
    )
    world.model.procedures[name] = found
    if not found.duties and not found.runs:
        world.bag.add(EMPTY_PROCEDURE.at(head.span, name=name))
    _level_rules(head, name, world)


def _runs(clause: views.DRuns, name: str, world: World) -> tuple[str, ...]:
    found: list[str] = []
    for leaf in leaves(clause, "KIND_S", "ADJ"):
        level = world.find("procedure", leaf.text) or world.find("contest", leaf.text)
        if level == name:
            problem = "would be run by itself"
            world.bag.add(ENDLESS_PARENTS.at(leaf.span, name=name, problem=problem))
        elif level is None:
            near = closest(leaf.text, world.levels)
            world.bag.add(UNKNOWN_LEVEL.at(leaf.span, name=leaf.text, near=near[0] if near else ""))
        else:
            found.append(level)
    return tuple(found)


def _work(head: Head, name: str, world: World) -> tuple[Duty, ...]:
    """Duties, offers and steps in their order."""
    work = _all_work(head)
    labels = [clause.string.text for clause in work]
    found: list[Duty] = []
    for clause in work:
        duty = _duty(clause, head, name, world)
        for other in duty.after:
            if other not in labels:
                near = closest(other, labels)
                world.bag.add(
                    UNKNOWN_LABEL.at(clause.span, name=other, procedure=name, near=near[0] if near else "")
                )
        found.append(duty)
    return in_order(found, world)


def _duty(clause: Work, head: Head, name: str, world: World) -> Duty:
    label = clause.string.text
    quals: tuple[views.Qual, ...] = clause.quals if not isinstance(clause, views.DStep) else ()
    when = clause.cond if not isinstance(clause, views.DStep) else None
    _qualified_once(quals, world)
    scope = _scope(head, name, world)
    scope.path = join(head.pack, slug(name), slug(label))
    each, by = None, None
    loop = next((qual for qual in quals if isinstance(qual, views.QualForEach)), None)
    order = loop.order if loop is not None else None
    if loop is not None:
        each = selection(loop, scope)
        if isinstance(order, views.OrderAtOnce):
            not_yet(scope, order)
        if isinstance(order, (views.OrderSeats, views.OrderSeatsBack)):
            if check_seated(order, each, scope):
                world.bag.add(ORDER_OF_DUTY.at(order.span, order=said(order)))
        elif isinstance(order, (views.OrderBy, views.OrderByHighest)):
            by = key(order, each, scope)
        kind = each.kind if each.kind in world.model.kinds else ""
        scope.it.append(Noun(Var(each.var), kind, loop.span))
    held: Cond = condition(when, scope) if when is not None else Always()
    made = block(clause.block, scope)
    return Duty(
        label,
        made,
        must=not isinstance(clause, views.DOffer),
        step=isinstance(clause, views.DStep),
        first=any(isinstance(qual, views.QualFirst) for qual in quals),
        after=tuple(qual.string.text for qual in quals if isinstance(qual, views.QualAfter)),
        once=any(isinstance(qual, views.QualOnce) for qual in quals) and isinstance(clause, views.DOffer),
        each=each,
        key=by,
        came=isinstance(order, views.OrderCame),
        when=held,
        text=label,
        words=prompts.meaning(clause.block.lines, made, scope),
        cites=cites(clause),
        path=scope.path,
        span=clause.span,
    )


def _qualified_once(quals: Sequence[views.Qual], world: World) -> None:
    """Nothing stands twice behind the label of a duty or offer."""
    seen: list[str] = []
    for qual in quals:
        if isinstance(qual, views.QualForEach):
            continue
        if (words := said(qual)) in seen:
            world.bag.add(SAID_TWICE.at(qual.span, what=f"`{words}`"))
        seen.append(words)


def _level_rules(head: Head, name: str, world: World) -> tuple[Block, Block]:
    """The lines of a level that are rules; what is done when it begins and ends is handed back."""
    lines: list[Node] = []
    before: Block = ()
    after: Block = ()
    procedure = name in world.model.procedures
    for line in head.clauses:
        if is_clause(line):
            continue
        ends = own_event(line, "end", world)
        begins = own_event(line, "begin", world)
        if ends is not None:
            after += block(ends.block, _scope(head, name, world))
        elif begins is not None:
            before += block(begins.block, _scope(head, name, world))
        else:
            lines.append(line)
    if lines:
        world.model.rules.extend(rules(lines, level_carrier(head, name, world), world))
    _own_rule(head, name, "begin", before, world)
    if procedure:
        _own_rule(head, name, "end", after, world)
    return before, after


def _own_rule(head: Head, name: str, verb: str, body: Block, world: World) -> None:
    """What is done when a procedure begins or ends: outside of its frame, so `you` is the event's actor."""
    if body:
        event = Pattern(f"{verb} {name}", span=head.span)
        from_beginning(event, body, head.pack, world)
        world.model.rules.append(
            Rule(
                join(head.pack, slug(name), f"{verb}s"),
                Trigger(event, body, late=verb == "end"),
                you=Rec("actor"),
                pack=head.pack,
                span=head.span,
            )
        )


def _contest(head: Head, name: str, world: World) -> Block:
    """A contest; what is done when it begins is handed back, for those that stand on it."""
    level = world.levels[name]
    sides = (level.roles[0], level.roles[1]) if len(level.roles) > 1 else ("", "")
    if len(level.outcomes) < 3:
        world.bag.add(FEW_OUTCOMES.at(head.span, name=name, count=len(level.outcomes)))
    joins = head.clause(views.DJoins)
    ons: dict[str, Block] = {}
    for clause in head.all_of(views.DOn):
        scope = _contest_scope(head, name, world)
        scope.path = join(head.pack, slug(name), slug(clause.outcome.text))
        if clause.outcome.text in ons:
            world.bag.add(CLAUSE_TWICE.at(clause.span, clause=f"on {clause.outcome.text}", what=head.word))
        ons[clause.outcome.text] = block(clause.block, scope)
    world.model.contests[name] = Contest(
        name,
        parent=level.parent if level.parent in world.model.contests else "",
        sides=sides,
        steps=_work(head, name, world),
        score=_score(head, name, world),
        outcomes=level.outcomes,
        ons=ons,
        settings=(),
        joins=kind_in(joins, world) if joins is not None else "",
        joins_by=joins.unit.text if joins is not None else "",
        span=head.span,
    )
    before, after = _level_rules(head, name, world)
    world.model.contests[name] = evolve(world.model.contests[name], after=after)
    return before


def _contest_scope(head: Head, name: str, world: World) -> Scope:
    return _scope(head, name, world)


def _score(head: Head, name: str, world: World) -> Num | None:
    """The score of a side: `its` is the side, which is `Var(0)`."""
    clause = head.clause(views.DScore)
    if clause is None:
        return None
    scope = _scope(head, name, world)
    side = Noun(Var(0), world.levels[name].of)
    scope.it.append(side)
    scope.this = side
    score = number(clause.number, scope)
    if Var(0) not in walk(score):
        report(scope, SAME_SCORE, clause.number.span, score=said(clause.number))
    return score


def settle_contests(world: World) -> None:
    """Contests inherit what they do not say; settings know which contests give them."""
    model = world.model
    for setting, levels in list(model.settings.items()):
        guessed = (setting[3:],) if setting.startswith("in ") and setting[3:] in world.levels else ()
        model.settings[setting] = tuple(name for name in levels if name in world.levels) or guessed
    for name in list(model.contests):
        model.contests[name] = _full(name, world)


def _full(name: str, world: World) -> Contest:
    """A contest with everything its ancestors say and it does not; steps of one label are replaced."""
    contests, settings = world.model.contests, world.model.settings
    contest = contests[name]
    own = tuple(setting for setting, levels in settings.items() if name in levels)
    if not contest.parent or contest.parent not in contests or contest.parent == name:
        return world.settled(contest, settings=own)
    parent = _full(contest.parent, world)
    labels = {step.label: step for step in contest.steps}
    steps = tuple(labels.pop(step.label, step) for step in parent.steps) + tuple(labels.values())
    return world.settled(
        contest,
        sides=contest.sides if contest.sides[0] else parent.sides,
        steps=steps,
        score=contest.score or parent.score,
        outcomes=contest.outcomes or parent.outcomes,
        ons={**parent.ons, **contest.ons},
        after=contest.after or parent.after,
        settings=own or parent.settings,
        joins=contest.joins or parent.joins,
        joins_by=contest.joins_by or parent.joins_by,
    )
