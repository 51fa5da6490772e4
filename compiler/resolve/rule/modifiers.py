"""Lasting changes of numbers: what adds to a stat, sets it, bounds it, or keeps something from counting."""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.diagnostics import closest
from talisman.compiler.messages.nouns import UNKNOWN_WORD
from talisman.compiler.messages.numbers import HOW_MANY, NOT_HERE, WHOSE_PER
from talisman.compiler.messages.rules import LENT_BY_WHICH, LENT_OR_LIMITED, ROLL_IS_ADDED_TO
from talisman.compiler.model import (
    OUT_OF_FORCE,
    Always,
    Arith,
    Cond,
    During,
    InSetting,
    Int,
    Modify,
    Num,
    Role,
    Same,
    Suppress,
    Var,
    conjuncts,
)
from talisman.compiler.resolve.paths import slug
from talisman.compiler.resolve.phrase import (
    calls,
    conditions,
    declared_phrases,
    descriptions,
    holdable,
    nominals,
    nouns,
    numbers,
    pronouns,
    quantity,
    role_nouns,
    states,
)
from talisman.compiler.resolve.rule import caps
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import NO_CONDITION, has, is_np, leaves, not_yet, report, said
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node
from talisman.values import evolve

CANDIDATE = Var(0)
_PILE = (
    "`gain` and `lose` move a counter; a text may say the most that it comes to, `... are at most 5`;"
    " the least is its `floor`"
)
ROLL = " roll"
"""What a purpose is called as a number: all that is added to rolls for it."""


def stat_of(leaf: Leaf, scope: Scope, op: str = "add") -> str | None:
    """The stat a unit names; only stats can be changed for a while."""
    found = numbers.find_unit(leaf.text, scope)
    if found is not None and found[1] in scope.world.model.stats:
        return found[1]
    if found is not None and found[0] == "counter" and op != "add":
        report(scope, NOT_HERE, leaf.span, what=f"A change of the pile `{leaf.text}`", way=_PILE)
        return None
    near = closest(leaf.text, scope.world.forms("stat", "limit"))
    report(scope, UNKNOWN_WORD, leaf.span, name=leaf.text, wanted="stat", near=near[0] if near else "")
    return None


def modifier(line: Node, scope: Scope, settings: tuple[str, ...]) -> tuple[Modify | Suppress | None, Cond]:
    """The change that a line says, and the conditions said behind it."""
    change = line.modifier if isinstance(line, views.Modifier) else None
    named: list[str] = list(settings)
    when: list[Cond] = []
    me = scope.you or scope.this
    for part in calls.situations(line):
        setting = part.setting if isinstance(part, views.SetSetting) else None
        name = scope.world.find("setting", setting.text) if setting is not None else None
        if name is not None:
            named.append(name)
        else:
            when.append(conditions.setting(part, scope, me.ref if me is not None else None))
    made = _change(change, scope, tuple(named)) if change is not None else None
    if made is not None and named and not _asked_in_a_situation(made, scope):
        when += (InSetting(name, me.ref if me is not None else None) for name in named)
        made = evolve(made, settings=()) if isinstance(made, Modify) else made
    if (
        isinstance(made, Modify)
        and made.settings
        and made.stat.removesuffix(ROLL) in scope.world.model.purposes
    ):
        # what a roll is worth is reckoned when it is rolled, not when somebody asks for it in a situation
        there = nominals.both(made.subject, *(InSetting(name, CANDIDATE) for name in made.settings))
        made = evolve(made, settings=(), subject=there)
    return made, nominals.both(*when)


def of_no_contest(line: views.Modifier, when: Sequence[Cond], scope: Scope) -> None:
    """Refuse `tools do not count` of limits while a contest goes on, where it reads as what they lend."""
    for part in (one for cond in when for one in conjuncts(cond)):
        level = part.level if isinstance(part, During) else ""
        if (isinstance(part, InSetting) and calls.of_contests(part.setting, scope)) or (
            level in scope.world.levels and scope.world.levels[level].contest
        ):
            report(scope, LENT_OR_LIMITED, line.modifier.span, words=said(line.modifier))
            return


def _asked_in_a_situation(made: Modify | Suppress, scope: Scope) -> bool:
    """Whether what is changed is a number of which is said where it is asked: `your charm in haggling`.

    Limits, what a counter may come to, what does not count and what is out of force are asked at any time: in
    front of these a situation is a condition, as in front of any other line.
    """
    if isinstance(made, Suppress) or made.stat == OUT_OF_FORCE or made.stat in scope.world.model.limits:
        return False
    return not caps.is_cap(made.stat, scope)


def _change(node: Node, scope: Scope, settings: tuple[str, ...]) -> Modify | Suppress | None:
    match node:
        case views.ModifyOwn():
            stat = stat_of(node.unit, scope)
            if stat is None:
                return None
            _check_own(stat, node.unit, scope)
            quantity.not_none(node.signed, node, scope)
            return Modify(stat, "add", Int(int(node.signed.text)), _own(node.span, scope), settings)
        case views.Modify():
            quantity.not_none(node.signed, node, scope)
            return _named(node.number, "add", Int(int(node.signed.text)), scope, settings)
        case views.ModifyBy():
            amount: Num = numbers.number(node.first_number, scope)
            if isinstance(node.first_number, views.NumInt):
                quantity.not_none(node.first_number, node, scope)
            if node.has_minus:
                amount = Arith("-", Int(0), amount)
            return _named(node.second_number, "add", amount, scope, settings)
        case views.ModifyIs():
            made = numbers.made_so(node.cmp, scope)
            return _named(node.number, *made, scope, settings) if made is not None else None
        case views.ModifyUnlimited():
            return _named(node.number, "unlimited", Int(0), scope, settings)
        case views.IgnoreUnits():
            stats = tuple(name for leaf in node.units if (name := stat_of(leaf, scope)) is not None)
            return Suppress(stats, _sources(node.np, scope, ("all",)), _own(node.span, scope))
        case views.IgnoreAll():
            return _ignored(node.np, scope)
        case views.OutOfForce():
            return _out_of_force(node, scope)
    not_yet(scope, node)
    return None


def _out_of_force(node: views.OutOfForce, scope: Scope) -> Modify | None:
    """Whose texts say nothing: of all that fit, or of the one that is named."""
    poss = nominals.owner_node(node)
    if node.np is not None:
        _of_some(node.np, scope)
        subject = descriptions.matches(node.np, CANDIDATE, scope)
    else:
        whose = role_nouns.owner(poss, scope) if poss is not None else None
        if whose is None:
            return None
        subject = Same(CANDIDATE, whose.ref)
    return Modify(OUT_OF_FORCE, "add", Int(1), subject)


def _own(span: Span, scope: Scope, yours: bool = False) -> Cond:
    """Who is meant where nobody is named: whom the text is about; in what a contest itself says, either side.

    yours: it says `your`, which is the first side there.
    """
    me = scope.you or scope.this
    if me is None:
        pronouns.nobody(span, scope)
        return NO_CONDITION
    level = scope.world.levels.get(scope.level)
    if level is not None and level.contest and not scope.effect and not yours:
        return nominals.either(*(Same(CANDIDATE, Role(scope.level, side)) for side in level.roles[:2]))
    return Same(CANDIDATE, me.ref)


def _check_own(stat: str, leaf: Leaf, scope: Scope) -> None:
    """Whoever a text is about has such a number."""
    me = scope.you or scope.this
    if me is not None:
        role_nouns.check_bearer(stat, numbers.kind_of_unit(leaf.text, scope), me, leaf.span, scope)


def _named(num: Node, op: str, amount: Num, scope: Scope, settings: tuple[str, ...]) -> Modify | None:
    """A change to the number of somebody who is named (`its reach`, `the reach of each card`)."""
    leaf = numbers.unit_leaf(num)
    if leaf is None:
        not_yet(scope, num, way=_changed_by(num, scope))
        return None
    stat = (caps.cap_of(leaf, scope) if op == "most" else None) or stat_of(leaf, scope, op)
    if stat is None:
        return None
    if op != "add" and stat.removesuffix(ROLL) in scope.world.model.purposes and stat.endswith(ROLL):
        report(scope, ROLL_IS_ADDED_TO, num.span, roll=stat, purpose=stat.removesuffix(ROLL))
        return None
    if op == "unlimited" and stat not in scope.world.model.limits:
        way = "only a limit has no bound; `your UNIT is at least 9`"
        report(scope, NOT_HERE, num.span, what=f"`is unlimited` behind `{stat}`", way=way)
    poss = nominals.owner_node(num)
    np = next((kid for kid in num.nodes() if is_np(kid) or isinstance(kid, views.You)), None)
    if poss is not None:
        whose = role_nouns.owner(poss, scope, numbers.kind_of_unit(leaf.text, scope))
        if whose is None:
            return None
        role_nouns.check_bearer(stat, numbers.kind_of_unit(leaf.text, scope), whose, leaf.span, scope)
        subject: Cond = Same(CANDIDATE, whose.ref)
    elif np is not None and not isinstance(np, views.NpNamed) and nouns.is_definite(np, scope):
        one = nouns.noun(np, scope, numbers.kind_of_unit(leaf.text, scope))
        if one is None:
            return None
        role_nouns.check_bearer(stat, numbers.kind_of_unit(leaf.text, scope), one, leaf.span, scope)
        subject = Same(CANDIDATE, one.ref)
    elif np is not None:
        _of_some(np, scope)
        subject = descriptions.matches(np, CANDIDATE, scope)
        whose = Noun(CANDIDATE, declared_phrases.kind_said(np, scope))
        role_nouns.check_bearer(stat, numbers.kind_of_unit(leaf.text, scope), whose, leaf.span, scope)
    else:
        _check_own(stat, leaf, scope)
        subject = _own(num.span, scope)
    return Modify(stat, op, amount, subject, settings)


def _changed_by(num: Node, scope: Scope) -> str:
    """How a number is changed that a pack declares once, for all: by its address."""
    name = scope.world.find("parameter", num.param.text) if isinstance(num, views.NumParam) else None
    declared = scope.world.model.params.get(name or "")
    if declared is None:
        return ""
    path = f"{declared.span.file.split('/')[0]}.{slug(declared.name)}"
    return f"a house rule changes it where it is declared: `change {path}: OLD -> NEW`"


def _of_some(np: Node, scope: Scope) -> None:
    """Refuse a number of things whose number would be changed: it is changed of each that fits."""
    quantity.unchosen(np, scope)
    det = nominals.determiner(np)
    if det is None:
        return
    one = nominals.counted(det) is not None or any(has(det, word) for word in ("a", "an", "another", "no"))
    if one and not has(det, "up"):
        report(scope, HOW_MANY, np.span, problem=f"`{said(np)}`", way="say `each ...`, or what is so of them")


def _sources(np: Node, scope: Scope, plain: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The sorts of thing whose contributions are meant: their kind, and the words printed on them.

    What each number is made of is known before the game begins, so where such a thing lies, or what is so of
    it only now, cannot be asked.
    """
    part = nominals.nominal(np)
    if part is None:
        report(scope, LENT_BY_WHICH, np.span, words=said(np))
        return ()
    odd = next((kid for kid in np.nodes() if kid is not part and said(kid) not in plain), None)
    found = nominals.heads(part, scope)
    sorts = tuple((*head.tags, *((head.name,) if head.cls == "kind" else ())) for head in found)
    words = [word for sort in sorts for word in sort]
    passing = any(word in scope.world.model.values or states.find(word, scope) for word in words)
    if odd is not None or passing or any(head.cls not in ("kind", "tag") for head in found):
        at = odd or part
        report(scope, LENT_BY_WHICH, at.span, words=said(at))
    return sorts


def _ignored(np: Node, scope: Scope) -> Suppress:
    """`NP do not count`: things towards limits, or, of kinds that nobody can hold, what they add to stats."""
    part = nominals.nominal(np)
    found = nominals.heads(part, scope) if part is not None else ()
    det = nominals.determiner(np)
    if det is not None and (leaf := nominals.counted(det)) is not None:
        what = f"`{leaf.text}` in front of what does not count"
        report(scope, NOT_HERE, leaf.span, what=what, way="all of them, or a limit is made higher")
    mine = any(leaf.text in ("your", "its") for leaf in leaves(np))
    if any(holdable.may_be_held(head, scope) for head in found):
        thing = Var(1)
        if scope.this is not None and scope.you is not None and holdable.all_there_are(np, scope):
            report(scope, WHOSE_PER, np.span, noun=said(np))  # one reads those of who has this
        subject = _own(np.span, scope, yours=True) if mine else Always()
        return Suppress((), (), subject, True, descriptions.matches(np, thing, scope))
    sources = _sources(np, scope, ("all", "your"))
    return Suppress((), sources, _own(np.span, scope, yours=mine))  # what is yours lends to you
