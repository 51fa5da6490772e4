"""Lines of a body: what is done, in order.

A line may bind words for the lines behind it in the same body (a roll, a role). `choose UNIT or UNIT` decides
what a word means from there on, so the lines behind it go into each of its options.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from talisman.compiler.messages.bodies import (
    ALWAYS_DONE,
    EACH_IS_NOT_YOU,
    ELSE_BEHIND_IF,
    LONE_LABEL,
    LONE_OTHERWISE,
    NO_OPTIONS,
    NOT_AT_ONCE,
    OTHERWISE_OF_BOTH,
    ROWS_NEED_NUMBER,
    SAID_TWICE,
    THEN_AND_ELSE,
    THIS_AGAIN,
    WHOSE_EACH,
)
from talisman.compiler.messages.numbers import NOT_HERE
from talisman.compiler.model import (
    Always,
    Arith,
    Block,
    Call,
    Choose,
    ChooseNumber,
    Cmp,
    Cond,
    FirstPossible,
    ForEach,
    If,
    Install,
    Int,
    May,
    Nobody,
    Option,
    Pick,
    PickSet,
    Prim,
    Ref,
    Repeat,
    RollPart,
    SetField,
    Stmt,
    This,
    Var,
    conjuncts,
)
from talisman.compiler.model.conditions import zoned
from talisman.compiler.model.exclusive import contradict
from talisman.compiler.model.walk import walk
from talisman.compiler.resolve import prompts
from talisman.compiler.resolve.body import (
    asked,
    chains,
    consequences,
    deeds,
    doers,
    each_named,
    goods,
    offered,
    rows_below,
)
from talisman.compiler.resolve.body.otherwise_if import as_if, nested
from talisman.compiler.resolve.paths import join, slug
from talisman.compiler.resolve.phrase import (
    conditions,
    descriptions,
    holdable,
    nominals,
    nouns,
    numbers,
    others,
    pronouns,
    quantity,
    which_owner,
)
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import built, report, said
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, every_node
from talisman.values import evolve


def block(node: Node | Sequence[Node], scope: Scope) -> Block:
    """The statements of a body."""
    lines = list(node.nodes()) if isinstance(node, Node) else list(node)
    return sequence(lines, scope.inner())


def sequence(lines: Sequence[Node], scope: Scope) -> Block:
    """The statements of lines in a scope that they may add to."""
    made: list[Block] = []
    besides: list[tuple[views.IfLine, Cond]] = []  # by the lines in front, each by itself
    index = 0
    lines = nested(lines)
    around = scope.later
    while index < len(lines):
        line = lines[index]
        scope.clause()
        scope.later = (*lines[index + 1 :], *around)
        unit = _unit_choice(line)
        if unit is not None:
            _alone(line, unit, scope)
            made.append(_choose_unit(unit, lines[index + 1 :], scope))
            break
        before, ended, known = scope.roll, scope.ended, scope.words.get("target")
        otherwise: views.OtherwiseLine | None = None
        if isinstance(line, views.IfLine):
            behind = lines[index + 1] if index + 1 < len(lines) else None
            otherwise = behind if isinstance(behind, views.OtherwiseLine) else None
            made.append(_if(line, otherwise, scope))
            besides = _asked_besides(besides, line, otherwise, made[-1], scope)
            index += 1 if otherwise is None else 2
        else:
            made.append(statement(line, scope))
            besides = []
            index += 1
        for one in (line,) if otherwise is None else (line, otherwise):
            _rolled_within(one, before, scope)
        chains.not_dropped(line, made[-1], ended, scope)
        deeds.either(made[-1], known, scope)
    scope.later = around
    return consequences.together(tuple(stmt for part in made for stmt in part))


def _rolled_within(line: Node, before: Noun | None, scope: Scope) -> None:
    """Behind a roll that may have been made, or that somebody else made, `the result` could be either's."""
    roll = scope.roll
    if roll is None:
        return
    inside = [line] if roll is before else line.block.lines if isinstance(line, ACTS) else ()
    if any(_rolls(one) for one in inside):
        scope.roll = evolve(roll, words=numbers.ONE_OF_TWO_ROLLS)


def _rolls(line: Node) -> bool:
    return any(isinstance(part, views.RollDice) for part in every_node(line))


def statement(line: Node, scope: Scope) -> Block:
    """The statements of one line."""
    match line:
        case views.Act():
            return _act(line, scope)
        case views.ActOffered():
            return offered.then_offered(line, scope)
        case views.Modal():
            return offered.modal(line, scope)
        case views.ChooseLine():
            return _choose(line, scope)
        case views.OtherwiseLine():
            return _otherwise(line, scope)
        case views.OtherwiseIf():
            report(scope, LONE_OTHERWISE, line.span)
            return _if(as_if(line), None, scope)
        case (
            views.WhileLine() | views.UnlessLine() | views.OnlyIf() | views.PlaceLine() | views.SettingLine()
        ):
            return _guarded(line, scope)
        case views.ForEach():
            return _for_each(line, scope)
        case views.RepeatWhile():
            return _repeat_while(line, scope)
        case views.RepeatTimes():
            return _repeat_times(line, scope)
        case views.ByValue():
            return rows_below.table(numbers.number(line.number, scope), line.block.lines, scope, line.span)
        case views.FirstPossible():
            return _first_possible(line, scope)
        case views.Labelled() if [type(one) for one in line.block.lines] == [views.ChooseLine]:
            return block(line.block, scope.inner(path=join(scope.path, slug(line.string.text))))
        case views.Labelled():
            report(scope, LONE_LABEL, line.string.span, label=line.string.text)
            return block(line.block, scope)
        case views.Row() | views.Lookup():
            report(scope, ROWS_NEED_NUMBER, line.span)
            return ()
        case views.Modifier():
            return _changed_result(line, scope)
    if (reader := FURTHER_OUT.get(type(line))) is not None:
        return reader(line, scope)
    what, way = misplaced(line) or _RULE
    report(scope, NOT_HERE, line.span, what=what, way=way)
    return ()


Reader = Callable[[Node, Scope], Block]
FURTHER_OUT: dict[type[Node], Reader] = {}
"""Readers of lines below which rules stand: `steps` hands in those of `rule/effects.py`."""


_ROWS = ("A row", "rows stand below a roll, a number (`by NUMBER`) or a contest")
REASON = ("A reason", "it stands below a line that refuses something: `you cannot ...`")
_PRINTED = ("A printed value", "it stands directly below the heading of its thing")
_OTHERWISE = ("`otherwise`", "it stands below its `if`, in one block with it, behind `when EVENT:`")
_QUANTITY = (
    "A number alone",
    "on a thing it stands behind its property or stat, `PROPERTY 3`; in a deed `gain N UNITS` adds,"
    " `remember NUMBER as NUMBER` sets",
)


def misplaced(line: Node) -> tuple[str, str] | None:
    """What a line is that stands in a wrong place, and where it stands rightly."""
    match line:
        case views.Row() | views.Lookup():
            return _ROWS
        case views.Props():
            return _PRINTED
        case views.Modal():
            return offered.PERMISSION
        case views.Reason():
            return REASON
        case views.OtherwiseLine() | views.OtherwiseIf():
            return _OTHERWISE
        case views.Quantity():
            return _QUANTITY
        case views.OncePer() | views.TimesPer():
            return _COUNT
    return None


_COUNT = (
    "How often something is done",
    "it is said of a whole rule: `once per SPAN: when EVENT: ...`; what is done besides is another rule",
)
_LASTING = "`until EVENT: ...` in front says how long; `gain` gives for good"
_RULE = ("A rule", "it stands in the text of a thing; one for a while stands behind `until EVENT:`")


def body(line: Node) -> views.Block:
    """The block of any line; some have none."""
    found = next((kid for kid in line.nodes() if isinstance(kid, views.Block)), None)
    return found if found is not None else built(views.Block, (), line.span)


# --- deeds -------------------------------------------------------------------------------------------

ACTS = (views.Act, views.ActOffered)
"""Lines of deeds, in whose blocks stands what comes of the last."""


def _act(line: views.Act, scope: Scope) -> Block:
    branches: list[list[views.Deed]] = [[]]
    deeds = iter(line.deeds)
    for kid in line.kids:
        if isinstance(kid, Node) and not isinstance(kid, views.Block):
            branches[-1].append(next(deeds))
        elif kid.kind == "ELSE":
            branches.append([])
    chains.of_several(branches, scope)
    if line.has_then and line.has_else:
        report(scope, THEN_AND_ELSE, line.span)
    if len(branches) > 1:
        return chains.alternatives(branches, line.block, scope)
    return chains.chain(branches[0], line.block, scope)


# --- choices -----------------------------------------------------------------------------------------


def _choose(line: views.ChooseLine, scope: Scope) -> Block:
    subject = line.np
    if isinstance(subject, views.NpDet) and not nouns.is_definite(subject, scope):
        doing = goods.Doing(scope.doer or scope.you, f"{said(subject)} chooses", span=line.span)
        return goods.spread(subject, doing, scope, partial(_chosen_by, line, scope))
    return _chosen_by(line, scope, nouns.noun(subject, scope) if subject else doers.unsaid(line, scope))


def _chosen_by(line: views.ChooseLine, scope: Scope, who: goods.Filled | None) -> Block:
    """What somebody chooses: one who is known, or of several each, or the one that is taken."""
    subject, modal, how = line.np, line.modal_word, line.how
    if who is not None and not isinstance(who, Noun):
        return goods.no_thing(subject or line, doers.WHO_DOES, scope)
    if who is None:
        found = pronouns.you(line, scope)
        chooser: Ref = found.ref if found is not None else Nobody()
    else:
        chooser = who.ref
    if subject is not None:
        asked.could_be(who, subject, scope)
    inner = scope.inner()
    if subject is not None and not isinstance(subject, views.You) and who is not None:
        inner.it = [who]
        inner.doer = who
    entries, about = line.block.lines, prompts.About(inner, scope.names.used)
    options = tuple(option(x, inner, chooser, about) for x in entries)
    if not options:
        report(scope, NO_OPTIONS, line.span)
    for place, entry in enumerate(entries):
        if said(entry) in map(said, entries[:place]):
            report(scope, SAID_TWICE, entry.span, what=f"`{said(entry)}`")
    count = how.integer
    quantity.not_none(count, how, scope)
    most = int(count.text) if count is not None else -1 if how.has_any else 1
    may = modal is not None and modal.has_may
    if modal is not None and not (may or modal.has_must):
        report(scope, NOT_HERE, modal.span, what=offered.PERMISSION[0], way=offered.PERMISSION[1])
    if most > len(options) > 0:
        way = f"`choose {len(options)}` is all of them; what is done in any case needs no choice"
        report(scope, NOT_HERE, how.span, what=f"`choose {said(how)}` of {len(options)}", way=way)
    optional = may or how.has_up
    asks = prompts.caption(scope)
    return (Choose(chooser, options, optional or most == -1, most, asks, about.things),)


def option(line: views.Line, scope: Scope, chooser: Ref, about: prompts.About) -> Option:
    """An entry of a choice: a line, with or without a label."""
    label, inner = "", line
    lines: tuple[views.Line, ...] = (line,)
    if isinstance(line, views.Labelled):
        label = line.string.text
        lines = line.block.lines
        inner = lines[0] if len(lines) == 1 else line
    when: Cond = Always()
    here = scope.inner()
    if isinstance(inner, asked.OF_ENTRY) and len(lines) == 1:
        when = asked.of_entry(inner, here)
        lines = inner.block.lines
        inner = lines[0] if len(lines) == 1 else inner
    made = sequence(lines, here)
    return Option(
        label,
        label or prompts.entry(inner, here, about, chooser),
        made,
        when,
        line.span,
        words=prompts.meaning(lines, made, here, label, about),
    )


def _unit_choice(line: Node) -> views.ChooseUnit | None:
    """The `choose UNIT or UNIT` that a line consists of."""
    deeds = line.deeds if isinstance(line, views.Act) else ()
    do = next((deed for deed in deeds if isinstance(deed, views.Do)), None)
    return do.phrase if do is not None and isinstance(do.phrase, views.ChooseUnit) else None


def _alone(line: Node, choice: views.ChooseUnit, scope: Scope) -> None:
    """Which number is chosen stands in a line of its own: the lines behind it are about the chosen one."""
    more = [kid for kid in line.nodes() if any(kid.nodes()) and all(one is not choice for one in kid.nodes())]
    if more:
        what = "What stands below `choose UNIT or UNIT`, or behind it in its line,"
        report(
            scope, NOT_HERE, more[0].span, what=what, way="write it in the next line, as far in as this one"
        )


def _choose_unit(node: views.ChooseUnit, rest: Sequence[Node], scope: Scope) -> Block:
    """From here on a stat called `chosen ...` is the one chosen."""
    who = doers.unsaid(node, scope)
    chooser = who.ref if who is not None else Nobody()
    stands = numbers.chosen_units(scope)
    options = []
    for leaf in node.units:
        inner = scope.inner()
        inner.names = scope.names
        inner.aliases = {**scope.aliases, **{form: leaf.text for form in stands}}
        number = Int(numbers.order_of_unit(leaf.text, scope))
        kept = [SetField(numbers.remembered_choice(form, scope), chooser, number) for form in stands]
        options.append(Option("", leaf.text, (*kept, *sequence(rest, inner)), span=leaf.span))
    return (Choose(chooser, tuple(options), prompt=said(node)),)


# --- conditions, loops -------------------------------------------------------------------------------


def _if(line: views.IfLine, otherwise: views.OtherwiseLine | None, scope: Scope) -> Block:
    no_else(line, scope)
    cond = conditions.condition(line.cond, scope)
    scope.clause()
    inner = pronouns.behind_condition(line.cond, scope)
    made = sequence(line.block.lines, inner)
    return (If(cond, made, block(otherwise.block, scope) if otherwise is not None else None),)


def _asked_besides(
    before: list[tuple[views.IfLine, Cond]],
    line: views.IfLine,
    otherwise: views.OtherwiseLine | None,
    made: Block,
    scope: Scope,
) -> list[tuple[views.IfLine, Cond]]:
    """What has been asked without an `otherwise`, and this; refuse one that is not that of all of them."""
    one = made[0]
    if not isinstance(one, If):
        return []
    if otherwise is None:
        return [*before, (line, one.cond)]
    for other, cond in before:
        if contradict((*conjuncts(cond), *conjuncts(one.cond)), scope.world.model.values):
            report(scope, OTHERWISE_OF_BOTH, otherwise.span, words=said(other.cond))
            break
    return []


def no_else(line: views.IfLine | views.UnlessLine, scope: Scope) -> None:
    """Refuse `if CONDITION: deed, else deed` in one line: of the `if`, or of the deed?"""
    for mark in offered.elses_in(line, line.block):
        report(scope, ELSE_BEHIND_IF, mark.span, words=said(line.cond))


def _otherwise(line: views.OtherwiseLine, scope: Scope) -> Block:
    report(scope, LONE_OTHERWISE, line.span)
    return block(line.block, scope)


Guard = views.WhileLine | views.UnlessLine | views.OnlyIf | views.PlaceLine | views.SettingLine


def asked_in_front(line: Guard) -> views.Cond | views.Place | views.Set:
    """What stands in front of the colon."""
    match line:
        case views.PlaceLine():
            return line.place
        case views.SettingLine():
            return line.set
    return line.cond


def _guarded(line: Guard, scope: Scope) -> Block:
    """A condition in front of deeds (`while`, `unless`, `only if`, a place, a situation)."""
    front = asked_in_front(line)
    if isinstance(front, views.SetSetting):
        window = scope.world.find("window", front.setting.text)
        if window is not None:
            way = f"`open {window}` opens it; what it offers is a rule: `{window}: you may ...`"
            report(scope, NOT_HERE, line.span, what=f"The window `{window}`", way=way)
            return ()
    cond = conditions.condition(front, scope)
    if isinstance(line, views.UnlessLine):
        no_else(line, scope)
        cond = nominals.negate(cond)
    scope.clause()
    return (If(cond, block(line.block, pronouns.behind_condition(front, scope))),)


def _check_whose(line: views.ForEach, scope: Scope) -> None:
    """Refuse so many times as there are things of a sort that somebody can have: it is not said whose.

    What is done to each of them is done to all there are (`for each card: put it into the deck`).
    """
    part = line.nominal
    heads = nominals.heads(part, scope)
    if nouns.narrowings(line) or any(head.cls not in ("kind", "tag") for head in heads):
        return
    of_now = {
        *scope.world.model.values,
        *scope.world.words.get("state", ()),
        *scope.world.words.get("form", ()),
    }
    if any(not of_now.isdisjoint(head.tags) or not holdable.holdable(head, scope) for head in heads):
        return
    report(scope, WHOSE_EACH, part.span, noun=said(part), who=next(iter(scope.world.avatars), ""))


def _for_each(line: views.ForEach, scope: Scope) -> Block:
    quantity.unchosen(line, scope)
    which_owner.check(line, scope)
    sel = descriptions.selection(line, scope)
    order = line.order
    if isinstance(order, (views.OrderSeats, views.OrderSeatsBack)):
        descriptions.check_seated(order, sel, scope)
    ranked = order if isinstance(order, (views.OrderBy, views.OrderByHighest)) else None
    key = numbers.key(ranked, sel, scope) if ranked is not None else None
    inner = scope.inner(asked_for=(), held=())
    kind = sel.kind if sel.kind in scope.world.model.kinds else ""
    told = others.sorts(nominals.heads(line.nominal, scope), scope) if not sel.kind else ()
    one = kind or (scope.world.common_kind(told) if told else "")
    inner.it = [Noun(Var(sel.var), one, line.span, f"the {sel.kind or 'thing'}", member=True)]
    scope.them.append(sel)
    made = sequence(line.block.lines, inner.inner())
    asked = [part.cond for part in walk(made) if isinstance(part, If)]
    mine = scope.you is not None and scope.you.ref in walk(tuple(asked))  # it is asked of both: done by you
    unsaid = Var(sel.var) not in walk(made) or (not mine and Var(sel.var) not in walk(_done(made)))
    if unsaid or doers.else_by_it(made, Var(sel.var)):
        doers.of_each(kind, line, scope)
    if Var(sel.var) not in walk(made):
        _check_whose(line, scope)
        _check_this(made, line, scope)
    goods.not_asked_anew(sel, made, line.nominal.span, scope)
    if scope.world.is_avatar(kind):
        _lasts_for_each(made, Var(sel.var), scope)
    made = each_named.each_named(made, Var(sel.var))
    if isinstance(order, views.OrderAtOnce):
        return (ForEach(sel, _asked_at_once(made, sel.var, line, scope), key, at_once=True),)
    return (
        ForEach(
            sel,
            made,
            key,
            came=isinstance(order, views.OrderCame),
            back=isinstance(order, views.OrderSeatsBack),
            seated=isinstance(order, views.OrderSeats) and zoned(sel),
        ),
    )


def _done(made: Block) -> Block:
    """What is done, without what is asked in front of it."""
    found: list[Stmt] = []
    for part in made:
        found += (*_done(part.then), *_done(part.otherwise or ())) if isinstance(part, If) else (part,)
    return tuple(found)


def _check_this(made: Block, line: views.ForEach, scope: Scope) -> None:
    """Refuse what is done to `this` as often as there are others, and to none of those."""
    act = next((part for part in walk(made) if isinstance(part, Call) and part.object == This()), None)
    if act is not None and not act.unit:
        report(scope, THIS_AGAIN, act.span, words=said(line.nominal), verb=act.verb)


ASKS = (Choose, ChooseNumber, May, Pick, PickSet)
"""Statements that ask somebody."""


def _lasts_for_each(made: Block, each: Var, scope: Scope) -> None:
    """Refuse what is made to last once for each player and is about none of them."""
    for part in walk(made):
        if isinstance(part, Install) and each not in (part.target, *part.keeps):
            effect = scope.world.model.effects.get(part.effect)
            if effect is not None and not effect.form:
                report(scope, EACH_IS_NOT_YOU, effect.span)


def _asked_at_once(made: Block, each: int, line: Node, scope: Scope) -> Block:
    """The one choice that can be put to all before anything is done; `may` is one, too."""
    asked = getattr(made[0], "chooser", None) if len(made) == 1 else None
    if asked is not None and scope.you is not None and asked == scope.you.ref != Var(each):
        report(scope, NOT_AT_ONCE, line.span, what="one that nobody but you makes")
    if len(made) == 1 and isinstance(made[0], May):
        may = made[0]
        option = Option("", may.text or prompts.words_of(line, scope), may.body, span=line.span)
        return (Choose(may.chooser, (option,), optional=True, prompt=may.text, about=may.about),)
    one = made[0] if len(made) == 1 else None
    if isinstance(one, ChooseNumber) or (isinstance(one, Pick) and one.chooser is not None and not one.alike):
        return made
    if not isinstance(one, Choose) or one.most != 1:
        what = "something else" if len(made) == 1 else f"a body of {len(made)} deeds" if made else "nothing"
        report(scope, NOT_AT_ONCE, line.span, what=what)
    elif any(isinstance(part, ASKS) for entry in one.options for part in walk(entry.body)):
        report(scope, NOT_AT_ONCE, line.span, what="an entry that asks once more, when all have chosen")
    return made


def _repeat_while(line: views.RepeatWhile, scope: Scope) -> Block:
    cond = conditions.condition(line.cond, scope)
    scope.clause()
    return (Repeat(block(line.block, pronouns.behind_condition(line.cond, scope)), None, cond),)


def _repeat_times(line: views.RepeatTimes, scope: Scope) -> Block:
    quantity.not_none(line.number, line, scope)
    times = numbers.number(line.number, scope)
    return (Repeat(block(line.block, scope), times),)


def _first_possible(line: views.FirstPossible, scope: Scope) -> Block:
    lines = line.block.lines
    for one in lines[:-1]:
        if isinstance(one, views.Act) and any(isinstance(deed, views.Nothing) for deed in one.deeds):
            report(scope, NOT_HERE, one.span, what="`nothing` in front of another line", way=_LAST)
    made = tuple(sequence([one], scope.inner()) for one in lines)
    for one, done in zip(lines[:-1], made[:-1], strict=True):
        if chains.always_done(done):
            report(scope, ALWAYS_DONE, one.span, words=said(one))
    return (FirstPossible(made),)


_LAST = "what can always be done stands last: the lines behind it would never be reached"


def _changed_result(line: views.Modifier, scope: Scope) -> Block:
    """`the result is at least 3`, of the roll in hand."""
    change = line.modifier
    rolled = isinstance(change, views.ModifyIs) and isinstance(
        change.number, (views.NumResult, views.NumTotal)
    )
    if scope.roll is None or not isinstance(change, views.ModifyIs) or not rolled:
        report(scope, NOT_HERE, line.span, what="A lasting change", way=_LASTING)
        return ()
    made = numbers.made_so(change.cmp, scope)
    if made is None:
        return ()
    how, wanted = made
    result = RollPart("result", scope.roll.ref)
    wrong = Cmp({"least": "<", "most": ">", "set": "<>"}[how], result, wanted)
    return (If(wrong, (Prim("adjust", (scope.roll.ref, Arith("-", wanted, result)), line.span),), ()),)
