"""Lines of a body: what is done, in order.

A line may bind words for the lines behind it in the same body (a roll, a role). `choose UNIT or UNIT` decides
what a word means from there on, so the lines behind it go into each of its options.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from talisman.compiler.messages.bodies import (
    EACH_IS_NOT_YOU,
    LONE_OTHERWISE,
    NO_OPTIONS,
    NOT_AT_ONCE,
    ROWS_NEED_NUMBER,
)
from talisman.compiler.messages.elsewhere import LONE_LABEL
from talisman.compiler.messages.heard import ELSE_BEHIND_IF, THEN_AND_ELSE
from talisman.compiler.messages.held import SAID_TWICE
from talisman.compiler.messages.misread import WHOSE_EACH
from talisman.compiler.messages.phrases import NOT_HERE
from talisman.compiler.messages.told import THIS_AGAIN
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
    This,
    Var,
)
from talisman.compiler.model.walk import walk
from talisman.compiler.resolve import prompts
from talisman.compiler.resolve.body import asked, chains, consequences, doers, goods, holdable, rows_below
from talisman.compiler.resolve.phrase import (
    conditions,
    descriptions,
    nominals,
    nouns,
    numbers,
    pronouns,
    quantity,
)
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import has, report, said
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node
from talisman.compiler.syntax.views import made


def block(node: Node | Sequence[Node], scope: Scope) -> Block:
    """The statements of a body."""
    lines = list(node.nodes()) if isinstance(node, Node) else list(node)
    return sequence(lines, scope.inner())


def sequence(lines: Sequence[Node], scope: Scope) -> Block:
    """The statements of lines in a scope that they may add to."""
    made: list[Block] = []
    index = 0
    while index < len(lines):
        line = lines[index]
        scope.clause()
        unit = _unit_choice(line)
        if unit is not None:
            _alone(line, unit, scope)
            made.append(_choose_unit(unit, lines[index + 1 :], scope))
            break
        if line.kind == "if_line":
            both = index + 1 < len(lines) and lines[index + 1].kind == "otherwise_line"
            made.append(_if(line, lines[index + 1] if both else None, scope))
            index += 2 if both else 1
            continue
        made.append(statement(line, scope))
        index += 1
    return consequences.together(tuple(stmt for part in made for stmt in part))


def statement(line: Node, scope: Scope) -> Block:
    """The statements of one line."""
    handler = LINES.get(line.kind)
    if handler is None:
        what, way = MISPLACED.get(line.kind, _RULE)
        report(scope, NOT_HERE, line.span, what=what, way=way)
        return ()
    return handler(line, scope)


_ROWS = ("A row", "rows stand below a roll, a number (`by NUMBER`) or a contest")
PERMISSION = (
    "A permission",
    "`you may ...` offers it; what can be done for a while stands behind `until ...:`",
)
MISPLACED = {
    "row": _ROWS,
    "lookup": _ROWS,
    "props": ("A printed value", "it stands directly below the heading of its thing"),
    "modal": PERMISSION,
    "reason": ("A reason", "it stands below a line that refuses something: `you cannot ...`"),
    "otherwise_line": ("`otherwise`", "it stands below its `if`, in one block with it, behind `when EVENT:`"),
    "quantity": (
        "A number alone",
        "on a thing it stands behind its property or stat, `PROPERTY 3`; in a deed `gain N UNITS` adds,"
        " `remember NUMBER as NUMBER` sets",
    ),
}
_LASTING = "`until EVENT: ...` in front says how long; `gain` gives for good"
_RULE = ("A rule", "it stands in the text of a thing; one for a while stands behind `until EVENT:`")


def body(line: Node) -> Node:
    """The block of a line."""
    found = line.node("block")
    return found if found is not None else made("block", (), line.span)


# --- deeds -------------------------------------------------------------------------------------------


def _act(line: Node, scope: Scope) -> Block:
    inner = body(line)
    branches: list[list[Node | Leaf]] = [[]]
    for kid in line.kids:
        if isinstance(kid, Leaf) and kid.kind == "ELSE":
            branches.append([])
        elif isinstance(kid, Node) and kid.kind != "block":
            branches[-1].append(kid)
    parts = [[kid for kid in branch if isinstance(kid, Node)] for branch in branches]
    chains.of_several(parts, scope)
    if line.leaf("THEN") and line.leaf("ELSE"):
        report(scope, THEN_AND_ELSE, line.span)
    if len(parts) > 1:
        return chains.alternatives(parts, inner, scope)
    return chains.chain(parts[0], inner, scope)


def _modal(line: Node, scope: Scope) -> Block:
    may = line.node("may_do", "may_be")
    if may is None or may.kind == "may_be":
        report(scope, NOT_HERE, line.span, what=PERMISSION[0], way=PERMISSION[1])
        return ()
    parts = list(may.nodes())
    subject, modal, phrase = parts[0], parts[1], parts[2]
    if has(modal, "cannot") or has(modal, "not") or has(modal, "can"):
        report(scope, NOT_HERE, line.span, what=PERMISSION[0], way=PERMISSION[1])
        return ()

    def one(filled: goods.Filled) -> Block:
        if not isinstance(filled, Noun):
            return goods.no_thing(subject, doers.WHO_DOES, scope)
        inner = scope.inner()
        inner.it = [] if filled == scope.you else [filled]
        inner.doer = filled  # what comes of it is done by whoever has agreed
        made = chains.deed_and_body(phrase, filled, may, body(line), inner)
        if has(modal, "may"):
            asked.could_be(filled, subject, scope)
        words = prompts.plain(phrase, scope)
        asks = prompts.question(words, body(line), scope)
        return (May(filled.ref, made, words, asks=asks),) if has(modal, "may") else made

    if nouns.is_definite(subject, scope) or subject.kind in ("np_it", "np_this", "you"):
        actor = nouns.noun(subject, scope)
        return one(actor) if actor is not None else ()
    return goods.spread(
        subject,
        goods.Doing(scope.doer or scope.you, prompts.plain(phrase, scope), span=line.span),
        scope,
        one,
    )


# --- choices -----------------------------------------------------------------------------------------


def _choose(line: Node, scope: Scope) -> Block:
    subject = next((kid for kid in line.nodes() if kid.kind == "you" or kid.kind.startswith("np_")), None)
    modal, how = line.node("modal_word"), line.node("how")
    who = nouns.noun(subject, scope) if subject is not None else doers.unsaid(line, scope)
    if who is None:
        found = pronouns.you(line, scope)
        chooser: Ref = found.ref if found is not None else Nobody()
    else:
        chooser = who.ref
    if subject is not None:
        asked.could_be(who, subject, scope)
    inner = scope.inner()
    if subject is not None and subject.kind != "you" and who is not None:
        inner.it = [who]
        inner.doer = who
    options = tuple(option(x, inner, chooser) for x in body(line).nodes())
    if not options:
        report(scope, NO_OPTIONS, line.span)
    entries = [*body(line).nodes()]
    for place, entry in enumerate(entries):
        if said(entry) in map(said, entries[:place]):
            report(scope, SAID_TWICE, entry.span, what=f"`{said(entry)}`")
    most = 1
    if how is not None:
        count = how.leaf("INT")
        quantity.not_none(count, how, scope)
        most = int(count.text) if count is not None else -1 if has(how, "any") else 1
    if modal is not None and not (has(modal, "may") or has(modal, "must")):
        report(scope, NOT_HERE, modal.span, what=PERMISSION[0], way=PERMISSION[1])
    if how is not None and most > len(options) > 0:
        way = f"`choose {len(options)}` is all of them; what is done in any case needs no choice"
        report(scope, NOT_HERE, how.span, what=f"`choose {said(how)}` of {len(options)}", way=way)
    optional = (modal is not None and has(modal, "may")) or (how is not None and has(how, "up"))
    return (Choose(chooser, options, optional or most == -1, most, prompts.caption(scope)),)


def option(line: Node, scope: Scope, chooser: Ref) -> Option:
    """An entry of a choice: a line, with or without a label."""
    label, inner = "", line
    lines = [line]
    if line.kind == "labelled":
        leaf = line.leaf("STRING")
        label = leaf.text if leaf is not None else ""
        lines = list(body(line).nodes())
        inner = lines[0] if len(lines) == 1 else line
    when: Cond = Always()
    here = scope.inner()
    if inner.kind in ("only_if", "if_line") and len(lines) == 1:
        parts = [kid for kid in inner.nodes() if kid.kind != "block"]
        when = conditions.condition(parts[0], here) if parts else Always()
        here.clause()
        lines = list(body(inner).nodes())
        inner = lines[0] if len(lines) == 1 else inner
    made = sequence(lines, here)
    return Option(
        label,
        label or prompts.words_of(inner, here),
        made,
        when,
        line.span,
        words=prompts.meaning(lines, made, here),
    )


def _unit_choice(line: Node) -> Node | None:
    """The `choose UNIT or UNIT` that a line consists of."""
    do = line.node("do") if line.kind == "act" else None
    return do.node("choose_unit") if do is not None else None


def _alone(line: Node, choice: Node, scope: Scope) -> None:
    """Which number is chosen stands in a line of its own: the lines behind it are about the chosen one."""
    more = [
        kid for kid in line.nodes() if list(kid.nodes()) and all(one is not choice for one in kid.nodes())
    ]
    if more:
        what = "What stands below `choose UNIT or UNIT`, or behind it in its line,"
        report(
            scope, NOT_HERE, more[0].span, what=what, way="write it in the next line, as far in as this one"
        )


def _choose_unit(node: Node, rest: Sequence[Node], scope: Scope) -> Block:
    """From here on a stat called `chosen ...` is the one chosen."""
    who = doers.unsaid(node, scope)
    chooser = who.ref if who is not None else Nobody()
    stands = numbers.chosen_units(scope)
    options = []
    for leaf in node.leaves("UNIT"):
        inner = scope.inner()
        inner.names = scope.names
        inner.aliases = {**scope.aliases, **{form: leaf.text for form in stands}}
        number = Int(numbers.order_of_unit(leaf.text, scope))
        kept = [SetField(numbers.remembered_choice(form, scope), chooser, number) for form in stands]
        options.append(Option("", leaf.text, (*kept, *sequence(rest, inner)), span=leaf.span))
    return (Choose(chooser, tuple(options), prompt=said(node)),)


# --- conditions, loops -------------------------------------------------------------------------------


def _if(line: Node, otherwise: Node | None, scope: Scope) -> Block:
    parts = [kid for kid in line.nodes() if kid.kind != "block"]
    no_else(line, scope)
    cond = conditions.condition(parts[0], scope) if parts else Always(False)
    scope.clause()
    inner = pronouns.behind_condition(parts[0], scope) if parts else scope
    made = sequence(list(body(line).nodes()), inner)
    return (If(cond, made, block(body(otherwise), scope) if otherwise is not None else None),)


def no_else(line: Node, scope: Scope) -> None:
    """Refuse `if CONDITION: deed, else deed` in one line: of the `if`, or of the deed?"""
    condition = next(line.nodes())
    for deed in body(line).nodes("act"):
        mark = deed.leaf("ELSE")
        if mark is not None and deed.span.line == line.span.line:
            report(scope, ELSE_BEHIND_IF, mark.span, words=said(condition))


def _otherwise(line: Node, scope: Scope) -> Block:
    report(scope, LONE_OTHERWISE, line.span)
    return block(body(line), scope)


def _guarded(line: Node, scope: Scope) -> Block:
    """A condition in front of deeds (`while`, `unless`, `only if`, a place, a situation)."""
    parts = [kid for kid in line.nodes() if kid.kind != "block"]
    if line.kind == "setting_line" and parts and (leaf := parts[0].leaf("SETTING")) is not None:
        window = scope.world.find("window", leaf.text)
        if window is not None:
            way = f"`open {window}` opens it; what it offers is a rule: `{window}: you may ...`"
            report(scope, NOT_HERE, line.span, what=f"The window `{window}`", way=way)
            return ()
    cond = conditions.condition(parts[0], scope) if parts else Always()
    if line.kind == "unless_line":
        no_else(line, scope)
        cond = nominals.negate(cond)
    scope.clause()
    inner = (
        pronouns.behind_condition(parts[0], scope) if parts and line.kind != "unless_line" else scope.inner()
    )
    return (If(cond, block(body(line), inner)),)


def _check_whose(line: Node, scope: Scope) -> None:
    """Refuse so many times as there are things of a sort that somebody can have: it is not said whose.

    What is done to each of them is done to all there are (`for each card: put it into the deck`).
    """
    part = nominals.nominal(line)
    heads = nominals.heads(part, scope) if part is not None else ()
    if part is None or nouns.narrowings(line) or any(head.cls not in ("kind", "tag") for head in heads):
        return
    of_now = {
        *scope.world.model.values,
        *scope.world.words.get("state", ()),
        *scope.world.words.get("form", ()),
    }
    if any(not of_now.isdisjoint(head.tags) or not holdable.holdable(head, scope) for head in heads):
        return
    report(scope, WHOSE_EACH, part.span, noun=said(part), who=next(iter(scope.world.avatars), ""))


def _for_each(line: Node, scope: Scope) -> Block:
    quantity.unchosen(line, scope)
    sel = descriptions.selection(line, scope)
    seats = line.node("order_seats", "order_seats_back")
    order = line.node("order_by", "order_by_highest", "order_at_once", "order_came") or seats
    if seats is not None:
        descriptions.check_seated(seats, sel, scope)
    key = numbers.key(order, sel, scope) if order is not None else None
    inner = scope.inner(asked_for=())
    kind = sel.kind if sel.kind in scope.world.model.kinds else ""
    inner.it = [Noun(Var(sel.var), kind, line.span, f"the {sel.kind or 'thing'}", member=True)]
    scope.them.append(sel)
    made = sequence(list(body(line).nodes()), inner.inner())
    if Var(sel.var) not in walk(made):
        _check_whose(line, scope)
        _check_this(made, line, scope)
    if scope.world.is_avatar(kind):
        _lasts_for_each(made, Var(sel.var), scope)
    if order is not None and order.kind == "order_at_once":
        return (ForEach(sel, _asked_at_once(made, line, scope), key, at_once=True),)
    return (
        ForEach(
            sel,
            made,
            key,
            came=order is not None and order.kind == "order_came",
            back=order is not None and order.kind == "order_seats_back",
        ),
    )


def _check_this(made: Block, line: Node, scope: Scope) -> None:
    """Refuse what is done to `this` as often as there are others, and to none of those."""
    act = next((part for part in walk(made) if isinstance(part, Call) and part.object == This()), None)
    part = nominals.nominal(line)
    if act is not None and not act.unit and part is not None:
        report(scope, THIS_AGAIN, act.span, words=said(part), verb=act.verb)


ASKS = (Choose, ChooseNumber, May, Pick, PickSet)
"""Statements that ask somebody."""


def _lasts_for_each(made: Block, each: Var, scope: Scope) -> None:
    """Refuse what is made to last once for each player and is about none of them."""
    for part in walk(made):
        if isinstance(part, Install) and each not in (part.target, *part.keeps):
            effect = scope.world.model.effects.get(part.effect)
            if effect is not None and not effect.form:
                report(scope, EACH_IS_NOT_YOU, effect.span)


def _asked_at_once(made: Block, line: Node, scope: Scope) -> Block:
    """The one choice that can be put to all before anything is done; `may` is one, too."""
    if len(made) == 1 and isinstance(made[0], May):
        may = made[0]
        option = Option("", may.text or prompts.words_of(line, scope), may.body, span=line.span)
        return (Choose(may.chooser, (option,), optional=True, prompt=may.text),)
    one = made[0] if len(made) == 1 else None
    if isinstance(one, ChooseNumber) or (isinstance(one, Pick) and one.chooser is not None and not one.alike):
        return made
    if not isinstance(one, Choose) or one.most != 1:
        what = "something else" if len(made) == 1 else f"a body of {len(made)} deeds" if made else "nothing"
        report(scope, NOT_AT_ONCE, line.span, what=what)
    elif any(isinstance(part, ASKS) for entry in one.options for part in walk(entry.body)):
        report(scope, NOT_AT_ONCE, line.span, what="an entry that asks once more, when all have chosen")
    return made


def _repeat(line: Node, scope: Scope) -> Block:
    parts = [kid for kid in line.nodes() if kid.kind != "block"]
    if line.kind == "repeat_while":
        cond = conditions.condition(parts[0], scope) if parts else Always(False)
        scope.clause()
        return (Repeat(block(body(line), scope), None, cond),)
    quantity.not_none(parts[0] if parts else None, line, scope)
    times = numbers.number(parts[0], scope) if parts else Int(1)
    return (Repeat(block(body(line), scope), times),)


def _by_value(line: Node, scope: Scope) -> Block:
    parts = [kid for kid in line.nodes() if kid.kind != "block"]
    on = numbers.number(parts[0], scope) if parts else Int(0)
    return rows_below.table(on, list(body(line).nodes()), scope, line.span)


def _first_possible(line: Node, scope: Scope) -> Block:
    lines = list(body(line).nodes())
    for one in lines[:-1]:
        if one.node("nothing") is not None:
            report(scope, NOT_HERE, one.span, what="`nothing` in front of another line", way=_LAST)
    return (FirstPossible(tuple(sequence([x], scope.inner()) for x in lines)),)


_LAST = "what can always be done stands last: the lines behind it would never be reached"


def _labelled(line: Node, scope: Scope) -> Block:
    leaf = line.leaf("STRING")
    if leaf is not None:
        report(scope, LONE_LABEL, leaf.span, label=leaf.text)
    return block(body(line), scope)


def _row(line: Node, scope: Scope) -> Block:
    report(scope, ROWS_NEED_NUMBER, line.span)
    return ()


def _changed_result(line: Node, scope: Scope) -> Block:
    """`the result is at least 3`, of the roll in hand."""
    change = line.modifier if isinstance(line, views.Modifier) else None
    rolled = isinstance(change, views.ModifyIs) and isinstance(
        change.number, views.NumResult | views.NumTotal
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


Handler = Callable[[Node, Scope], Block]
LINES: dict[str, Handler] = {
    "act": _act,
    "modal": _modal,
    "choose_line": _choose,
    "otherwise_line": _otherwise,
    "while_line": _guarded,
    "unless_line": _guarded,
    "only_if": _guarded,
    "place_line": _guarded,
    "setting_line": _guarded,
    "for_each": _for_each,
    "repeat_while": _repeat,
    "repeat_times": _repeat,
    "by_value": _by_value,
    "first_possible": _first_possible,
    "labelled": _labelled,
    "row": _row,
    "lookup": _row,
    "modifier": _changed_result,
}
"""A reader for each kind of line; `steps` adds those of rooms further out (`rule/effects.py`)."""
