"""Numbers: written ones, those of things, those of rolls, and what is computed from them."""

from __future__ import annotations

from typing import assert_never

from talisman.compiler.diagnostics import closest
from talisman.compiler.messages.nouns import NO_ROLL, UNCERTAIN_HOLE, UNKNOWN_WORD
from talisman.compiler.messages.numbers import (
    COUNT_FORM,
    NO_AMOUNT,
    NOT_A_DIVISOR,
    NOT_HERE,
    TWO_SUMS,
    UNCHANGING,
    WHOSE_PER,
    WHOSE_RESULT,
)
from talisman.compiler.model import (
    Arith,
    Cmp,
    Cond,
    Count,
    CountDistinct,
    Counter,
    Distance,
    FieldOf,
    Int,
    MemoryOf,
    Num,
    ParamValue,
    PlaceOf,
    PropOf,
    Ref,
    RollPart,
    ScoreOf,
    Sel,
    StatOf,
    Var,
)
from talisman.compiler.resolve.phrase import (
    answered,
    declared_phrases,
    descriptions,
    holdable,
    nominals,
    nouns,
    quantity,
    role_nouns,
    which_owner,
)
from talisman.compiler.resolve.scope import Noun, Scope, that_number
from talisman.compiler.resolve.words import (
    NO_CONDITION,
    NO_NUMBER,
    has,
    is_np,
    is_number,
    not_yet,
    report,
    said,
    word,
)
from talisman.compiler.resolve.world import Wanted, World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, all_leaves

CHOSEN = "chosen "
"""A stat whose name begins like this stands for the one that was chosen last."""
LAST_CHOICE = "which {}"
"""The memory of which one that was."""
LAST_ROLL = "last {} roll"
"""The memory in which a contest keeps the roll of a side, so that its score can read it."""

ONE_OF_TWO_ROLLS = "one of two rolls"
"""The words of a roll behind which another one may have been made."""
STANDS = {"property": "printed on things", "score": "the number of a contest"}
"""What numbers that nothing changes are."""

_MADE = "a number is made `3`, `at least 3` or `at most 3`; behind `if` it can be compared in every way"
_NO_SIGN = "a number is written `{}`; a change stands in front of what it changes, `{} UNIT`"


def number(node: Node, scope: Scope) -> Num:
    """The number a phrase says; 0 with a diagnostic where it says none."""
    made = _number(node, scope)
    return NO_NUMBER if made is None else made


def _number(node: Node, scope: Scope) -> Num | None:
    match node:
        case views.NumInt():
            return Int(int(node.integer.text))
        case views.NumBelow():
            return Int(below_zero(node.signed, scope.world))
        case views.NumPlus():
            _one_reading(node, scope)
            return Arith("+", number(node.first_number, scope), number(node.second_number, scope))
        case views.NumMinus():
            _one_reading(node, scope)
            return Arith("-", number(node.first_number, scope), number(node.second_number, scope))
        case views.NumMultiplied():
            _one_reading(node, scope)
            return Arith("*", number(node.first_number, scope), number(node.second_number, scope))
        case views.NumDivided():
            _one_reading(node, scope)
            divisor = number(node.second_number, scope)
            check_divisor(node.second_number, divisor, scope)
            return Arith("/", number(node.first_number, scope), divisor, node.has_up)
        case views.NumHalf():
            return Arith("/", number(node.number, scope), Int(2), node.has_up)
        case views.NumOfPoss() | views.NumOf():
            return of_thing(node, node.unit, scope)
        case views.NumCount():
            quantity.all_of_them(node.np, scope)
            answered.counted(node.np, scope)
            which_owner.check(node.np, scope)
            if not scope.told and holdable.all_there_are(node.np, scope):
                report(scope, WHOSE_PER, node.np.span, noun=said(node.np))
            return Count(descriptions.selection(node.np, scope))
        case views.NumResult():
            return _rolled("result", node, scope)
        case views.NumTotal():
            return _rolled("total", node, scope)
        case views.NumDie():
            return _rolled("natural", node, scope)
        case views.NumOneDie():
            return _rolled(_which_die(node), node, scope)
        case views.NumThat() | views.AmountThat():
            found = that_number(scope)
            if found is None:
                report(scope, NO_AMOUNT, node.span, word=said(node))
            return found
        case views.NumParam():
            name = scope.world.find("parameter", node.param.text)
            return ParamValue(name) if name is not None else None
        case views.NumExtreme():
            return _aggregate("highest" if node.has_highest else "lowest", node, scope)
        case views.NumSum():
            return _aggregate("sum", node, scope)
        case views.NumDistance() if not nouns.is_definite(node.np, scope):
            report(scope, UNCERTAIN_HOLE, node.np.span, noun=said(node.np))
            return None
        case views.NumDistance():
            return Distance(nouns.here(scope), PlaceOf(nouns.thing(node.np, scope)))
        case views.NumG():
            return declared_phrases.declared_number(node, scope)
        case views.Quantity():
            return number(node.number, scope)
    not_yet(scope, node)
    return None


def below_zero(leaf: Leaf, world: World) -> int:
    """A written number with its sign; where it is no change, it has none but that of less than nothing."""
    if leaf.text.startswith("+"):
        world.bag.add(
            NOT_HERE.at(leaf.span, what=f"`{leaf.text}`", way=_NO_SIGN.format(leaf.text[1:], leaf.text))
        )
    return int(leaf.text)


def check_divisor(node: Node, divisor: Num | None, scope: Scope) -> None:
    """Nothing is divided by 0; what a parameter is, is looked at when all of them are known."""
    if isinstance(divisor, ParamValue):
        scope.world.divisors.append((divisor.name, node.span))
    if divisor == Int(0):
        report(scope, NOT_A_DIVISOR, node.span)


def settle_divisors(world: World) -> None:
    """Nothing is divided by a parameter that is less than 1."""
    for name, span in world.divisors:
        if world.model.params[name].value < 1:
            world.bag.add(NOT_A_DIVISOR.at(span))


def _one_reading(
    node: views.NumPlus | views.NumMinus | views.NumMultiplied | views.NumDivided, scope: Scope
) -> None:
    """A product beside a sum, or what is divided beside either, could be grouped in two ways."""
    first, second = node.first_number, node.second_number
    summed = isinstance(node, (views.NumPlus, views.NumMinus))
    apart = views.NumMultiplied if summed else views.NumPlus | views.NumMinus
    if isinstance(node, views.NumDivided):
        apart = apart | views.NumMultiplied
    if not isinstance(first, apart):
        return
    parts = (said(first.first_number), said(first.second_number), said(second))
    joins = (_join(first), _join(node))
    report(
        scope,
        TWO_SUMS,
        node.span,
        first=f"({parts[0]} {joins[0]} {parts[1]}) {joins[1]} {parts[2]}",
        second=f"{parts[0]} {joins[0]} ({parts[1]} {joins[1]} {parts[2]})",
    )


def _join(node: Node) -> str:
    match node:
        case views.NumPlus():
            return "+"
        case views.NumMinus():
            return "-"
        case views.NumMultiplied():
            return "multiplied by"
    return "divided by"


def _rolled(part: str, node: Node, scope: Scope) -> Num | None:
    """A part of the roll that is spoken of."""
    roll = the_roll(node, scope)
    return RollPart(part, roll) if roll is not None else None


def _which_die(node: views.NumOneDie) -> str:
    ranks = (node.has_the_first_die, node.has_the_second_die, node.has_the_third_die, node.has_the_fourth_die)
    if node.has_the_highest_die or node.has_the_lowest_die:
        return "highest" if node.has_the_highest_die else "lowest"
    return str(1 + ranks.index(True))


def the_roll(node: Node, scope: Scope) -> Ref | None:
    """The roll whose dice are spoken of; a diagnostic where there is none."""
    if scope.roll is None:
        lasts = scope.outer is not None and scope.outer.roll is not None
        report(scope, NO_ROLL, node.span, word=said(node), before=said(node) if lasts else "")
        return None
    if scope.roll.words == ONE_OF_TWO_ROLLS:
        report(scope, WHOSE_RESULT, node.span, word=said(node))
    return scope.roll.ref


def _aggregate(op: str, node: views.NumExtreme | views.NumSum, scope: Scope) -> Num | None:
    quantity.all_of_them(node.np, scope)
    answered.of_one(node.np, scope)
    which_owner.check(node.np, scope)
    sel = descriptions.selection(node.np, scope)
    value = unit_of(node.unit, Noun(Var(sel.var), sel.kind), scope)
    return CountDistinct(op, value, sel) if value is not None else None


def key(order: Node, sel: Sel, scope: Scope) -> Num | None:
    """The number that a loop goes by, smallest first."""
    leaf = unit_leaf(order)
    by = unit_of(leaf, Noun(Var(sel.var), sel.kind), scope) if leaf is not None else None
    return Arith("-", Int(0), by) if by is not None and isinstance(order, views.OrderByHighest) else by


def unit_leaf(node: Node) -> Leaf | None:
    """The unit or property word of a phrase."""
    return word(node, "unit") or word(node, "prop")


def of_thing(node: Node, leaf: Leaf, scope: Scope) -> Num | None:
    """`its reach`, `the reach of the winner`."""
    whose = owner(node, leaf, scope)
    return unit_of(leaf, whose, scope) if whose is not None else None


def owner(node: Node, leaf: Leaf, scope: Scope) -> Noun | None:
    """Whose number a phrase speaks of."""
    wanted = bearers_of_unit(leaf.text, scope)
    poss = nominals.owner_node(node)
    if poss is not None:
        return role_nouns.owner(poss, scope, wanted)
    np = next((kid for kid in node.nodes() if is_np(kid) or isinstance(kid, views.You)), None)
    if np is None:
        return None
    found = find_unit(leaf.text, scope)
    printed = found is not None and found[0] == "property" and nouns.is_named_once(np, scope)
    first = scope.told and isinstance(np, views.NpNamed)  # in a scenario a name is that of one thing
    if printed or first or nouns.is_definite(np, scope) or isinstance(np, views.NpThem):
        return nouns.noun(np, scope, wanted)
    report(scope, UNCERTAIN_HOLE, np.span, noun=said(np))
    return None


def find_unit(text: str, scope: Scope) -> tuple[str, str] | None:
    """The class and name of a counter, stat, limit, memory or property by one of its forms."""
    world = scope.world
    return world.once("unit", scope.aliases.get(text, text), lambda text: _unit(text, world))


def _unit(text: str, world: World) -> tuple[str, str] | None:
    for cls in ("counter", "memory", "stat", "limit", "property", "score"):
        name = world.find(cls, text)
        if name is not None:
            return cls, name
    return None


def chosen_units(scope: Scope) -> list[str]:
    """The names of numbers that stand for a chosen one."""
    forms = scope.world.forms("stat", "counter", "memory")
    return [form for form in forms if form.startswith(CHOSEN)]


def remembered_choice(chosen: str, scope: Scope) -> str:
    """The memory of which number was chosen last; made when first needed."""
    name, model = LAST_CHOICE.format(chosen), scope.world.model
    if name not in model.counters:
        model.counters[name] = Counter(name, kind_of_unit(chosen, scope.inner(aliases={})))
    return name


def order_of_unit(text: str, scope: Scope) -> int:
    """The number under which a stat or counter is remembered as the chosen one."""
    found = find_unit(text, scope)
    words = scope.world.words
    names = sorted({name for cls in ("stat", "counter", "memory") for name in words.get(cls, {}).values()})
    return 1 + names.index(found[1]) if found is not None and found[1] in names else 0


def is_chosen(node: views.CondWhich, scope: Scope) -> Cond:
    """`your chosen ... is charm`: whether this is the one that was chosen last."""
    said_of, unit = node.number, node.unit
    chosen, near = unit_leaf(said_of), chosen_units(scope)
    if chosen is None or chosen.text not in near:
        wanted = "chosen number"
        name, hint = said(said_of), near[0] if near else ""
        report(scope, UNKNOWN_WORD, said_of.span, name=name, wanted=wanted, near=hint)
        return NO_CONDITION
    whose = owner(said_of, chosen, scope)
    memory = FieldOf(remembered_choice(chosen.text, scope), whose.ref if whose is not None else None)
    return Cmp("=", memory, Int(order_of_unit(unit.text, scope)))


def bearers_of_unit(text: str, scope: Scope) -> Wanted:
    """The kinds of the things that have a number of this name: that it is of, or on which it is printed."""
    found = find_unit(text, scope)
    if found is not None and found[0] == "property":
        return scope.world.having(found[1])
    return kind_of_unit(text, scope)


def kind_of_unit(text: str, scope: Scope) -> str:
    """The kind of the things that have a number of this name ("" any)."""
    found = find_unit(text, scope)
    if found is None:
        return ""
    cls, name = found
    model = scope.world.model
    if cls in ("counter", "memory"):
        return model.counters[name].of
    return model.stats[name].of if name in model.stats else ""


def unit_of(leaf: Leaf, whose: Noun, scope: Scope) -> Num | None:
    """The number with this name of a thing."""
    world = scope.world
    found = find_unit(leaf.text, scope)
    if found is None:
        near = closest(leaf.text, world.forms("counter", "memory", "stat", "limit", "property"))
        report(scope, UNKNOWN_WORD, leaf.span, name=leaf.text, wanted="number", near=near[0] if near else "")
        return None
    cls, name = found
    role_nouns.check_bearer(name, bearers_of_unit(leaf.text, scope), whose, leaf.span, scope)
    if cls in ("counter", "memory"):
        return FieldOf(name, whose.ref)
    if cls in ("stat", "limit"):
        purpose = next((p.name for p in world.model.purposes.values() if p.stat == name), None)
        if purpose is not None:
            return RollPart("result", MemoryOf(last_roll(purpose, scope), whose.ref))
        return StatOf(name, whose.ref)
    if cls == "score":
        return ScoreOf(name, whose.ref)
    return PropOf(name, whose.ref)


def never_changes(leaf: Leaf, scope: Scope) -> bool:
    """Whether nothing changes a number, as it is printed, a roll, a score or worked out: that is told."""
    found, model = find_unit(leaf.text, scope), scope.world.model
    if found is None:
        return False
    cls, name = found
    what = STANDS.get(cls, "")
    if any(one.stat == name for one in model.purposes.values()):
        what = "what came of a roll"
    elif cls == "stat" and not model.stats[name].pile:
        what = "worked out from other numbers"
    if what:
        report(scope, UNCHANGING, leaf.span, name=leaf.text, what=what)
    return bool(what)


def last_roll(purpose: str, scope: Scope) -> str:
    """The memory of the roll somebody made last for a purpose ("" any); made when first needed."""
    name = " ".join(LAST_ROLL.format(purpose).split())
    model = scope.world.model
    if name not in model.counters:
        root = next((kind.name for kind in model.kinds.values() if not kind.parents), "")
        model.counters[name] = Counter(name, root, holds_thing=True)
    return name


# --- comparisons -------------------------------------------------------------------------------------


def comparison(left: Num, cmp: views.AnyCmp, scope: Scope) -> Cond:
    """A number compared as a `cmp` or `scmp` says (`at least 4`, `more than its reach`)."""
    op = ">=" if cmp.has_least else "<=" if cmp.has_most else ">" if cmp.has_more else "="
    op = "<" if cmp.has_less else op
    match cmp:
        case views.Cmp():
            op = "<>" if cmp.has_not else op
            return Cmp(op, left, number(cmp.number, scope))
        case views.Scmp():
            if cmp.integer is not None:
                return Cmp(op, left, Int(int(cmp.integer.text)))
            if cmp.said_number is not None:
                return Cmp(op, left, number(cmp.said_number, scope))
            whose = of_thing(cmp, cmp.unit, scope) if cmp.unit is not None else None
            return Cmp(op, left, whose or NO_NUMBER)
        case _:
            assert_never(cmp)


def made_so(cmp: views.AnyCmp, scope: Scope) -> tuple[str, Num] | None:
    """What a number is made to be (`is 3`, `is at least 3`); the other comparisons are for questions."""
    if not isinstance(cmp, views.Cmp) or cmp.has_less or cmp.has_more or cmp.has_not:
        report(scope, NOT_HERE, cmp.span, what=f"`{said(cmp)}`", way=_MADE)
        return None
    return "least" if cmp.has_least else "most" if cmp.has_most else "set", number(cmp.number, scope)


def value_condition(mod: views.ModValue, whose: Noun, scope: Scope) -> Cond:
    """`with UNIT at least N`, of a thing."""
    return comparison(unit_of(mod.unit, whose, scope) or NO_NUMBER, mod.cmp, scope)


# --- amounts -----------------------------------------------------------------------------------------


def amount_parts(node: Node, scope: Scope) -> tuple[Num, str] | None:
    """The number and the unit of an `amount`, with agreement checked (`1 step`, `2 steps`)."""
    leaf = word(node, "unit")
    count = next((kid for kid in node.nodes() if is_number(kid)), None)
    if leaf is None or count is None:
        return None
    found = find_unit(leaf.text, scope)
    if found is None:
        report(scope, UNKNOWN_WORD, leaf.span, name=leaf.text, wanted="counter", near="")
        return None
    value = number(count, scope)
    if as_written(count, leaf):
        check_count(value, leaf, found[1], scope)
    return value, found[1]


def as_written(count: Node, leaf: Leaf) -> bool:
    """Whether a number stands where its noun does; one that a house rule put there may not fit the form."""
    here = (leaf.span.file, leaf.span.line)
    return all((part.span.file, part.span.line) == here for part in all_leaves(count))


def check_count(value: Num, leaf: Leaf, unit: str, scope: Scope) -> None:
    """A written count and its unit agree."""
    counter = scope.world.model.counters.get(unit)
    plural = counter.plural if counter is not None else ""
    if not plural or plural == unit or leaf.text not in (unit, plural):
        return
    one, several = unit, plural
    if counter is not None and counter.memory and len(plural) != len(unit):
        one, several = sorted((unit, plural), key=len)  # of a memory either form may stand in front
    right = one if value == Int(1) else several
    if leaf.text != right:
        number = value.value if isinstance(value, Int) else "a number that is worked out"
        report(scope, COUNT_FORM, leaf.span, number=number, right=right)


def amount_owned(node: Node, whose: Noun, scope: Scope) -> Cond:
    """The thing has at least this much, or just as much."""
    found = amount_parts(node, scope)
    if found is None:
        return NO_CONDITION
    leaf = word(node, "unit")
    has_now = unit_of(leaf, whose, scope) if leaf is not None else None
    return Cmp("=" if has(node, "exactly") else ">=", has_now or NO_NUMBER, found[0])


def none_owned(node: views.AmountNone, whose: Noun, scope: Scope) -> Cond:
    """The thing has none of what is counted: not even one, as it is without 1 of them."""
    has_now = unit_of(node.unit, whose, scope)
    return Cmp("<=", has_now, Int(0)) if has_now is not None else NO_CONDITION
