"""What is done."""

from __future__ import annotations

from typing import assert_never

from talisman.compiler import model as m
from talisman.compiler.model.conditions import zoned
from talisman.say import conditions, rules
from talisman.say.nouns import YOU, be, decides, does, ref, whose, zone
from talisman.say.numbers import amount, call, lessened, number
from talisman.say.voice import Lines, Voice, below, headed, inner, listed, one


def block(v: Voice, body: m.Block) -> Lines:
    """Statements one after the other; what is bound in one is known in the next."""
    return [line for stmt in body for line in statement(v, stmt)]


def statement(v: Voice, stmt: m.Stmt) -> Lines:
    """One statement, and what stands below it."""
    match stmt:
        case m.Act(said):
            return [f"{call(v, said)}."]
        case m.Prim():
            return [f"{primitive(v, stmt)}."]
        case m.Let(var, thing):
            return _let(v, var, thing)
        case m.LetNum(var, num):
            return [_let_number(v, var, num)]
        case m.Choose():
            return _choose(v, stmt)
        case m.Pick():
            return _pick(v, stmt)
        case m.PickSet(chooser, sel, level, role):
            things = conditions.counted(v, sel)
            picker = ref(v, chooser)
            head = f"{picker} {does(picker, 'choose')}"
            return [f"{head} any number of {things}: together they are the {role} of the {level}."]
        case m.If(what, then, otherwise):
            lines = headed(f"if {conditions.cond(v, what)}", block(inner(v), then))
            return lines + (headed("otherwise", block(inner(v), otherwise)) if otherwise else [])
        case m.IfDone(act, then):
            return [f"{call(v, act.call)}.", *headed("if that has happened", block(v, then))]
        case m.May(chooser, body):
            return headed(
                f"{decides(v, chooser)} may choose to do this (asked only where it can be done)",
                block(v, body),
            )
        case m.ForEach():
            return _for_each(v, stmt)
        case m.Repeat():
            return _repeat(v, stmt)
        case m.EachEnd(var, end, count, body):
            deep = inner(v)
            name = deep.name(var, "thing")
            first = "last" if end.bottom else "first"
            place = f"the {first} {number(v, count)} of {zone(v, end.zone, end.bearer)}"
            return headed(
                f"for each of {place}, as they lie, one after the other (call it {name})", block(deep, body)
            )
        case m.Table(on, rows):
            return headed(f"which of these is done depends on {number(v, on)}", _rows(v, rows))
        case m.FirstPossible(branches):
            parts = [
                headed("or else" if n else "this", block(inner(v), one)) for n, one in enumerate(branches)
            ]
            return headed("the first of these that can be done", [line for part in parts for line in part])
        case m.Roll():
            return [_roll(v, stmt)]
        case m.SetField(field, of, m.Int(so)) if of is not None and v.is_state(field):
            return [f"{ref(v, of)} {be(ref(v, of))} {'from now on' if so else 'no longer'} {field}."]
        case m.SetField(flag, None, m.Int(so)):
            return [f"from now on {flag}." if so else f"it is no longer so that {flag}."]
        case m.SetField(field, of, to):
            value = number(v, to) if isinstance(to, m.Num) else ref(v, to)
            return [f"{whose(v, of, field)} is set to {value}."]
        case m.CountAs(thing, kind):
            return [f"{ref(v, thing)} counts as {one(kind)}, too, until it goes into another sort of zone."]
        case m.SetRole(level, name, thing):
            return [f"the {name} of the {level} is from now on {ref(v, thing)}."]
        case m.Begin():
            return _begin(v, stmt)
        case m.End(level, outcome):
            by = f", with the outcome {outcome}" if outcome else ""
            return [f"the {level} that is going on ends here{by} (if there is one)."]
        case m.ChooseNumber(chooser, low, high, field, of):
            who, between = ref(v, chooser), f"from {number(v, low)} to {number(v, high)}"
            return [f"{who} {does(who, 'choose')} a number {between}; {whose(v, of, field)} is set to it."]
        case m.OpenWindow(window, about):
            topic = f", about {ref(v, about)}" if about is not None else ""
            return [f"the moment \u201c{window}\u201d: whoever it asks may answer{topic}."]
        case m.DoOffered(doer, of):
            who = ref(v, doer)
            return [
                f"{who} {does(who, 'do')} one of the deeds that the text of {ref(v, of)} offers, "
                "whatever the moment for which it is meant (what cannot be done is not offered; without any "
                "nothing happens)."
            ]
        case m.Install():
            return _install(v, stmt)
        case m.EndEffect(form, target):
            if not form:
                return ["this effect ends."]
            return [f"the form {form} ends{f' for {ref(v, target)}' if target is not None else ''}."]
        case m.Prevent():
            return ["what was about to happen does not happen."]
        case m.EndGame(winner):
            if isinstance(winner, m.Nobody):
                return ["the game is over when the sentence is done, won by nobody but who wins in it."]
            return [f"{ref(v, winner)} has won; the game is over when the sentence is done for all it names."]
        case _:
            assert_never(stmt)


def _let(v: Voice, var: int, thing: m.Ref) -> Lines:
    """What already has a short name keeps it; of the rest it is said once what is meant."""
    if isinstance(thing, (m.You, m.This, m.Named, m.Var, m.Rec, m.Role, m.Captured, m.Nobody)):
        v.called[var] = ref(v, thing)
        return []
    told = ref(v, thing)
    return [f"{v.name(var, '')} is {told} at this moment."]


def _let_number(v: Voice, var: int, num: m.Num) -> str:
    """A number that is kept, or that is more by so many."""
    match num:
        case m.Arith("+", m.NumVar(same), more) if same == var:
            return f"{number(v, m.NumVar(var))} is more by {number(v, more)}."
    told = number(v, num)
    return f"{v.name_number(var)} is {told}{' at first' if num == m.Int(0) else ''}."


def _choose(v: Voice, stmt: m.Choose) -> Lines:
    several = f"{'up to ' if stmt.optional else ''}{stmt.most} different ones of these, one after the other"
    most = {1: "one of these", -1: "any number of these"}.get(stmt.most, several)
    free = ", or none" if stmt.optional and stmt.most != -1 else ""
    who = ref(v, stmt.chooser)
    lines: Lines = []
    for option in stmt.options:
        lines += entry(v, option, "")
    return headed(
        f"{who} {does(who, 'choose')} {most}{free} (what cannot be done is not offered)",
        lines,
    )


def entry(v: Voice, option: m.Option, head: str) -> Lines:
    """An entry of a menu: what the chooser reads, when it is offered, what it does."""
    deep = inner(v)
    shown = f"{head}{': ' if head else ''}\u201c{option.text or option.label}\u201d"
    when = "" if option.when == m.ALWAYS else f" (offered only if {conditions.cond(deep, option.when)})"
    return headed(shown + when, block(deep, option.body))


def _pick(v: Voice, stmt: m.Pick) -> Lines:
    deep = inner(v)
    things = conditions.bound(deep, stmt.sel, stmt.var)
    if stmt.alike:
        return [f"one {things} is taken, whichever.", *block(deep, stmt.body)]
    if stmt.chooser is None:
        return [*_at_random(things), *block(deep, stmt.body)]
    free = ", or none" if stmt.optional else ""
    again = " (one of any number, one by one)" if stmt.several else ""
    who = ref(v, stmt.chooser)
    head = f"{who} {does(ref(v, stmt.chooser), 'choose')} one {things}{free}{again}"
    return headed(f"{head}; then", block(deep, stmt.body))


def _at_random(things: str) -> Lines:
    return [f"one {things} is taken at random."]


def _for_each(v: Voice, stmt: m.ForEach) -> Lines:
    deep = inner(v)
    things = conditions.bound(deep, stmt.sel)
    order = f", {by(deep, stmt.key)}" if stmt.key is not None else ""
    order += ", what lies undermost first" if stmt.came else ""
    order += ", in reverse seat order" if stmt.back else ""
    order += ", in seat order" if _in_turn(v, stmt) else ""
    order += ", all decisions first and then all that is done" if stmt.at_once else ""
    return headed(f"for each {things}{order}", block(deep, stmt.body))


def _in_turn(v: Voice, stmt: m.ForEach) -> bool:
    """Whether those who sit go in the order of their seats."""
    kind = v.model.kinds.get(stmt.sel.kind)
    sits = kind is not None and bool(kind.played_by or kind.seat)
    other = stmt.key is not None or stmt.came or stmt.back or stmt.at_once
    return sits and not other and (stmt.seated or not zoned(stmt.sel))


def _repeat(v: Voice, stmt: m.Repeat) -> Lines:
    times = f"up to this many times: {number(v, stmt.times)}" if stmt.times is not None else "again and again"
    times += ", each time another one" if stmt.apart else ""
    while_ = "" if stmt.cond == m.ALWAYS else f", as long as {conditions.cond(v, stmt.cond)}"
    return headed(
        f"{times}{while_} (it stops where a choice is declined or has nothing to offer)",
        block(inner(v), stmt.body),
    )


def by(v: Voice, key: m.Num) -> str:
    """The order of a loop that goes by a number."""
    match key:
        case m.Arith("-", m.Int(0), number_):
            return f"the one with the highest first by {number(v, number_)}"
    return f"the one with the smallest first by {number(v, key)}"


def _rows(v: Voice, rows: tuple[m.Row, ...]) -> Lines:
    return [line for row in rows for line in headed(bounds(row), block(inner(v), row.body))]


def bounds(row: m.Row) -> str:
    """For which numbers a row is."""
    if row.low is None and row.high is None:
        return "any number"
    if row.low is None:
        return f"{row.high} or less"
    if row.high is None:
        return f"{row.low} or more"
    return str(row.low) if row.low == row.high else f"{row.low} to {row.high}"


def _roll(v: Voice, stmt: m.Roll) -> str:
    roller, dice, var, into = stmt.roller, stmt.dice, stmt.var, stmt.into
    who = "the game rolls" if roller is None else f"{ref(v, roller)} {does(ref(v, roller), 'roll')}"
    many = amount(v, dice, "") if not isinstance(dice, m.Int) else str(dice.value)
    die = "die" if dice == m.Int(1) else "dice"
    why = f" for {stmt.purpose}" if stmt.purpose else ""
    why = f" with {stmt.sides} sides{why}" if stmt.sides != m.SIDES else why
    if into is not None:
        v.called[var] = ref(v, into)
        return f"{who} {many} {die}{why} instead, as {v.called[var]}."
    return f"{who} {many} {die}{why} (call it {v.name(var, 'roll')})."


def _begin(v: Voice, stmt: m.Begin) -> Lines:
    if stmt.whole and stmt.deed is not None:
        using = f", using the {stmt.procedure} in any case" if stmt.named else ""
        lines = [f"{call(v, stmt.deed)}{using}."]
        who = ref(v, next(iter(stmt.roles.values())))
        for outcomes, body in stmt.rows:
            front = f"if the outcome for {who} is {listed(outcomes, 'or')}"
            lines += below(headed(front, block(inner(v), body)))
        return lines
    roles = [f"{ref(v, thing)} as the {role}" for role, thing in stmt.roles.items()]
    deed = f" (not where it is forbidden that {call(v, stmt.deed)})" if stmt.deed is not None else ""
    lines = [f"the {stmt.procedure} begins{' with ' + listed(roles) if roles else ''}{deed}."]
    for outcomes, body in stmt.rows:
        side = f" for the {v.model.contests[stmt.procedure].sides[0]}"
        lines += below(headed(f"if the outcome{side} is {listed(outcomes, 'or')}", block(inner(v), body)))
    return lines


def _install(v: Voice, stmt: m.Install) -> Lines:
    effect = v.model.effects[stmt.effect]
    inside = [rule for rule in v.model.rules if rule.effect == stmt.effect]
    ends = f", until the {effect.bound} ends" if effect.bound else ""
    who = ref(v, stmt.target)
    if effect.own_turns:
        turns = "turn" if effect.own_turns == 1 else "turns"
        ends += f", for {effect.own_turns} {turns} of {'your' if who == YOU else 'its'} own"
    if effect.form:
        return [f"{who} {be(who)} put under the form {effect.name}{ends}."]
    deep = inner(v)
    deep.whose = ""  # who does what is waited for there is nobody who was spoken to here
    deep.kept[0], deep.kept[1] = who, v.this
    for slot, kept in enumerate(stmt.keeps, 2):
        deep.kept[slot] = number(v, kept) if isinstance(kept, m.Num) else ref(v, kept)
    lines = block(deep, effect.begins)
    for rule in inside:
        if rule.each:  # `you` is somebody else in it than around it
            each = inner(deep)
            each.kept[0] = "whoever this holds for"
            lines += headed(f"here `you` is each {rule.each}, one by one", rules.inside(each, rule))
        else:
            lines += rules.inside(deep, rule)
    return headed(f"from now on{ends} this holds for {who}", lines)


# --- what the machine can do by itself ---


def primitive(v: Voice, prim: m.Prim) -> str:
    """A deed of the machine, in words."""
    said = [argument(v, arg) for arg in prim.args] + ["", "", ""]
    a, b, c = said[:3]
    match prim.name:
        case "give":
            return (
                f"{a} is given it (a number: added, up to its ceiling; a thing: into the zone for its kind)"
            )
        case "take-away":
            return (
                f"it is taken away from {a} (a number: not below its floor; a thing: to where its kind goes)"
            )
        case "set":
            return f"{_field(v, prim)} is set to {c}"
        case "move":
            return f"{a} is put on top of {b}"
        case "move-under":
            return f"{a} is put at the bottom of {b}"
        case "remove":
            return f"{a} is taken out of the game"
        case "shuffle":
            return f"{a} is shuffled"
        case "shuffle-into":
            return f"{a} is shuffled into {b}"
        case "reroll":
            return f"one die of {a}, which its roller chooses, is rolled again"
        case "adjust":
            much = prim.args[1]
            less = lessened(much) if isinstance(much, m.Num) else None
            return f"{number(v, less)} is subtracted from {a}" if less is not None else f"{b} is added to {a}"
        case "keep-highest" | "keep-lowest":
            end = prim.name.removeprefix("keep-")
            return (
                f"of the dice of {a} only the {b} {end} count" if b else f"only the {end} die of {a} counts"
            )
        case "turn-die":
            return f"one die of {a}, which its roller chooses, shows {b} from now on, if it has such a side"
        case "set-mode":
            return f"{a} is from now on {b}"
        case "set-turn":
            return f"it is the turn of {a}"
        case "play-as":
            return f"{a} plays {b} from now on"
        case "leave-game":
            return f"the seat of {a} plays no more"
        case "look":
            return f"what {a} is, is shown to the doer only"
        case "cross-edge":
            return "the edge between the two spaces is gone over"
        case "prevent":
            return "what was about to happen is stopped"
        case "underlie":
            return "this is only asked whether it is forbidden; nothing is done"
        case "move-along":
            return "it is moved from place to place along the way that is named"
    raise TypeError(f"no words for the primitive {prim.name}")


def _field(v: Voice, prim: m.Prim) -> str:
    field, of = prim.args[0], prim.args[1]
    assert isinstance(field, m.FieldArg)
    assert not isinstance(of, (m.Num, m.ZoneArg, m.FieldArg, m.WordArg))
    return whose(v, of, field.field)


def argument(v: Voice, arg: m.Arg) -> str:
    """An argument of a primitive."""
    match arg:
        case m.ZoneArg(name, bearer):
            return zone(v, name, bearer)
        case m.FieldArg(word) | m.WordArg(word):
            return word
    if isinstance(arg, m.Num):
        return number(v, arg)
    return ref(v, arg)
