"""How many of the things that a noun phrase describes a condition is about: one, each, none, so many."""

from __future__ import annotations

from talisman.compiler.messages.events import ONE_AT_A_TIME
from talisman.compiler.messages.nouns import NOT_ONE_THING
from talisman.compiler.messages.numbers import (
    CHOSEN_NOWHERE,
    COUNT_FORM,
    COUNTED_ALREADY,
    HOW_MANY,
    NOTHING_AT_ALL,
)
from talisman.compiler.messages.places import THERE_ONESELF
from talisman.compiler.model import (
    Cmp,
    Cond,
    Count,
    Exists,
    Int,
    Not,
    Num,
    OnSpace,
    PlaceOf,
    Sel,
    This,
    Var,
    conjuncts,
)
from talisman.compiler.resolve.phrase import nouns, which_owner
from talisman.compiler.resolve.phrase.nominals import both, counted, determiner, negate, nominal, owner_node
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import all_of, first_of, has, is_np, report, said, texts
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, all_leaves, every_node

EACH = frozenset(("each", "every", "all"))
BARE = (("other",), ("the",))
"""Words in front of a plural that do not say how many of them are meant."""
UNCOUNTED = frozenset(("a", "an", "no", "only"))
UNSURE = frozenset(("only", "many"))
SOME_OR_ALL = "`{noun}` could be one of them or each of them"
BOTH_OR_EITHER = "`{noun}` could be both or either of them"
OTHERWISE = "`{noun}` says what is chosen, not how many there are"
ONE_BY_ONE = "say each in a condition of its own, joined by `, and` or `, or`"
WHOSE_DETERMINED = (
    "say `a ... in your ZONE`, `each ... in your ZONE`, `no ... in your ZONE` or a number of them"
)
DETERMINED = "say `a ...`, `each ...`, `no ...` or a number"


def not_none(said_number: Node | Leaf | None, of: Node, scope: Scope) -> None:
    """Refuse a written 0 with which nothing would be done."""
    leaf = said_number if isinstance(said_number, (Leaf, type(None))) else said_number.leaf("INT", "SIGNED")
    if leaf is not None and int(leaf.text) == 0:
        report(scope, NOTHING_AT_ALL, of.span, said=said(of), way="")


def check_form(node: Node, scope: Scope) -> None:
    """A written count and its noun agree (`1 card`, `2 cards`)."""
    det = determiner(node)
    leaf = counted(det)
    part = nominal(node)
    last = next((x for noun in part.nodes() for x in noun.leaves("KIND_S", "KIND_P")), None) if part else None
    if leaf is None or last is None or (leaf.text == "1") == (isinstance(node, views.NpDet)):
        return
    if (leaf.span.file, leaf.span.line) != (last.span.file, last.span.line):
        return  # a house rule put another number there
    _agree(last, leaf.text, scope, one=leaf.text == "1")


def check_verb(node: Node, scope: Scope, *, one: bool) -> None:
    """What there is agrees with its verb: `there is no card`, `there are no cards`."""
    part = nominal(node)
    last = next((x for noun in part.nodes() for x in noun.leaves("KIND_S", "KIND_P")), None) if part else None
    if (
        last is not None
        and isinstance(node, (views.NpDet, views.NpPlural))
        and one != (isinstance(node, views.NpDet))
    ):
        _agree(last, "`there is`" if one else "`there are`", scope, one=one)


def _agree(last: Leaf, number: str, scope: Scope, *, one: bool) -> None:
    """Tell of a noun that stands in the wrong number."""
    entries = scope.world.vocabulary.entries
    entry = next(iter(entries.get((last.kind.lower(), last.text), ())), None)
    if entry is not None:
        of = (name for (use, _), found in entries.items() if use == "kind_p" for name in found)
        plural = next(
            (one.form for one in of if one.declaration is entry.declaration and one.name == entry.name), ""
        )
        report(scope, COUNT_FORM, last.span, number=number, right=entry.name if one else plural)


def relative(np: Node, scope: Scope) -> None:
    """`things that are`, `a thing that is`: what stands behind `that` is of the form of its noun."""
    plural = isinstance(np, (views.NpPlural, views.NpEnds))
    if plural or isinstance(np, views.NpDet):
        for mod in all_of(np, views.ModIs, views.ModHas):
            one, several = ("is", "are") if isinstance(mod, views.ModIs) else ("has", "have")
            wrong, right = (one, several) if plural else (several, one)
            if has(mod, wrong):
                words = said(nominal(np) or np)
                report(scope, COUNT_FORM, mod.span, number=f"`{words}`", right=f"that {right}")


def unchosen(np: Node, scope: Scope) -> None:
    """Refuse what says how things are chosen, where none is; and `those` of which nothing was said."""
    det = determiner(np)
    words = " ".join(texts(det)).split() if det is not None else []
    how = first_of(np, views.ModChoice) or (det if {"up", "number"} & {*words} else None)
    if how is not None:
        report(scope, CHOSEN_NOWHERE, how.span, words=said(how))
    elif "those" in words and not scope.them:
        part = nominal(np)
        things = said(part) if part is not None else "things"
        report(scope, NOT_ONE_THING, np.span, word=said(np), noun=f"{things} of before")


def all_of_them(np: Node, scope: Scope) -> None:
    """Refuse what says how many there are of what is counted: all of them are, whatever it says."""
    unchosen(np, scope)
    det = determiner(np)
    words = {*" ".join(texts(det)).split()} if det is not None else set()
    number = counted(det)
    if "up" not in words and (isinstance(np, views.NpOneOf) or number is not None or UNCOUNTED & words):
        report(scope, COUNTED_ALREADY, np.span, noun=said(np))


def quantified(np: Node, sel: Sel, cond: Cond, scope: Scope, *, subject: bool = True) -> Cond:
    """The condition is true of as many of the things of a noun phrase as it says.

    subject: it is what the condition is about; else what there is, or what somebody has, where a bare plural
    means that there are some.
    """
    unchosen(np, scope)
    check_form(np, scope)
    det = determiner(np)
    words = texts(det) if det is not None else ()
    true = Sel(sel.var, sel.kind, both(sel.where, cond) if subject else both(cond, sel.where), sel.span)
    _you_are_there(np, true, scope)
    if "no" in words:
        return Not(Exists(true))
    if EACH & {*words} or ((said_count := counted(det)) is not None and said_count.text != "1"):
        which_owner.check(np, scope)
    if EACH & set(words):
        return Not(Exists(Sel(sel.var, sel.kind, both(sel.where, negate(cond)), sel.span)))
    if det is None and isinstance(np, views.NpPlural):
        which_owner.none_of_each(np, scope)
    part = nominal(np)
    if UNSURE & set(words):
        _unsure(np, OTHERWISE, DETERMINED, scope)
    elif isinstance(part, views.NominalP) and part.has_and:
        _unsure(np, BOTH_OR_EITHER, ONE_BY_ONE, scope)
    elif subject and isinstance(np, views.NpPlural) and (det is None or words in BARE):
        _unsure(np, SOME_OR_ALL, DETERMINED, scope)
    elif subject and isinstance(np, views.NpPlural) and owner_node(np) is not None and _uncounted(det):
        _unsure(np, SOME_OR_ALL, WHOSE_DETERMINED, scope)
    leaf = counted(det)
    if leaf is not None and "exactly" in words:
        return Cmp("=", Count(true), Int(int(leaf.text)))
    if leaf is not None and leaf.text != "1":
        return Cmp(">=", Count(true), Int(int(leaf.text)))
    return Exists(true)


def _you_are_there(np: Node, sel: Sel, scope: Scope) -> None:
    """Refuse `no player is here` where that is asked of who is there: one is there oneself."""
    me, det = scope.you, determiner(np)
    if me is None or scope.told or scope.meanings or not scope.world.is_a(me.kind, sel.kind or " "):
        return
    words = {*texts(det)} if det is not None else set()
    count = counted(det)
    if words & {*EACH, "another", "other", "exactly"} or (count is not None and count.text != "1"):
        return
    place = nouns.here(scope)
    mine = place == PlaceOf(me.ref) or (place == This() and scope.this is not None)
    if mine and conjuncts(sel.where) == (OnSpace(Var(sel.var), place),):
        report(scope, THERE_ONESELF, np.span, kind=sel.kind)


def _uncounted(det: Node | None) -> bool:
    """Whether no number stands in a determiner."""
    return counted(det) is None


def _unsure(np: Node, problem: str, way: str, scope: Scope) -> None:
    report(scope, HOW_MANY, np.span, problem=problem.format(noun=said(np)), way=way)


def both_in_one(phrase: Node, scope: Scope) -> None:
    """Refuse `when you take a lamp and a box`, which either of them would meet."""
    for part in every_node(phrase):
        if isinstance(part, views.GoodsAnd) and is_np(part.first_goods) and is_np(part.second_goods):
            words = f"{said(part.first_goods)} or {said(part.second_goods)}"
            report(scope, ONE_AT_A_TIME, part.span, noun=said(part), one=words)
            return


def dice(node: views.RollDice, many: Num, scope: Scope) -> None:
    """A written number of dice and its noun agree."""
    written, leaf = all_leaves(node.number), next(all_leaves(node.dice))
    right = "die" if many == Int(1) else "dice"
    near = all((one.span.file, one.span.line) == (leaf.span.file, leaf.span.line) for one in written)
    if near and isinstance(many, Int) and leaf.text != right:
        report(scope, COUNT_FORM, leaf.span, number=many.value, right=right)
