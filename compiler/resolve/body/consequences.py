"""What follows a deed: what stands below it or behind it, and what that may speak of.

A thing that is chosen is known only inside of the choice. So what speaks of it goes in there, too, and is not
done where there was nothing to choose from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from talisman.compiler.model import (
    Act,
    Begin,
    Block,
    Choose,
    Cmp,
    Count,
    EachEnd,
    ForEach,
    If,
    IfDone,
    Int,
    Let,
    Pick,
    Prim,
    Rec,
    Repeat,
    Stmt,
    This,
    Var,
    Verb,
    You,
    ZoneArg,
)
from talisman.compiler.model.walk import holds, walk
from talisman.values import evolve


def then(made: Block, more: Block) -> Block:
    """A deed and what follows from it: only if it happened; so many of something, if there are so many.

    What is no deed (a roll, a memory) always happens. It must be `told_whether_done`.
    """
    last = _last(made)
    if last < 0:
        return more
    before, deed, named = made[:last], made[last], made[last + 1 :]
    match deed:
        case Act():
            return (*before, IfDone(deed, (*named, *more)))
        case IfDone(of, then=first, chained=chained):
            first = (*first, *named)
            return (*before, IfDone(of, then(first, more) if chained else (*first, *more), chained))
        case Pick() | Choose():
            return (*before, _inside(deed, lambda body: then(body, more)))
        case Repeat(body=(Pick(sel=sel),), times=Int() as many):
            return (*before, If(Cmp(">=", Count(sel), many), (deed, *more), (deed,)))
    return (*made, *more)


def pays(made: Block, verbs: Mapping[str, Verb]) -> bool:
    """Whether a chain begins with what its own text is given up by: it is the price of what comes behind."""
    return (
        len(made) == 1
        and isinstance(made[0], Act)
        and made[0].call.object == This()
        and gives_up(made[0].call.verb, verbs)
    )


def gives_up(verb: str, verbs: Mapping[str, Verb]) -> bool:
    """Whether what a verb is done to goes elsewhere than to who does it, as far as the verb itself says."""
    return _gives_up(verb, verbs, [])


def _gives_up(verb: str, verbs: Mapping[str, Verb], seen: list[str]) -> bool:
    declared = verbs.get(verb)
    if declared is None or verb in seen:
        return False
    seen.append(verb)
    for part in walk(declared.does or ()):
        match part:
            case Prim("move" | "move-under", (Rec("object"), ZoneArg(bearer=bearer), *_)):
                if bearer not in (Rec("actor"), You()):
                    return True
            case Prim("remove" | "take-away"):
                return True
            case Act(call) if call.object == Rec("object") and _gives_up(call.verb, verbs, seen):
                return True
    return False


def paid_for(price: Block, more: Block) -> Block:
    """A chain that begins with its price: nothing behind it is done where that is not."""
    deed = price[0] if price else None
    return (IfDone(deed, more, chained=True),) if isinstance(deed, Act) and more else (*price, *more)


def told_whether_done(made: Block) -> bool:
    """Whether a block ends with something of which it can be said that it was done, or not."""
    last = _last(made)
    match made[last] if made else None:
        case ForEach() | EachEnd():
            return False
        case IfDone(then=rest, chained=True):
            return told_whether_done(rest)
        case Repeat() as many:
            one = many.body[0] if many.apart and isinstance(many.times, Int) else None
            return isinstance(one, Pick) and not one.optional
        case Pick(body=body):
            return told_whether_done(body)
        case Choose(options=options):
            return all(told_whether_done(option.body) for option in options)
    return True


def _last(made: Block) -> int:
    """Where the last statement stands that does something; -1 in nothing."""
    last = len(made) - 1
    while last > 0 and isinstance(made[last], Let):
        last -= 1
    return last


def _inside(stmt: Stmt, change: Callable[[Block], Block]) -> Stmt:
    """A choice with something else as what is done with whatever is chosen."""
    if isinstance(stmt, Pick):
        return evolve(stmt, body=change(stmt.body))
    if isinstance(stmt, Choose):
        options = tuple(evolve(option, body=change(option.body)) for option in stmt.options)
        return evolve(stmt, options=options)
    if isinstance(stmt, If) and len(stmt.then) == 1:
        return evolve(stmt, then=(_inside(stmt.then[0], change),))
    return stmt


def together(made: Block) -> Block:
    """Deeds one after the other: what speaks of something chosen is done with it, if there was anything."""
    joined: Block = ()
    for stmt in reversed(made):
        chosen = _chosen(stmt)
        about = [n for n, part in enumerate(joined) if any(x in chosen for x in walk(part))] if chosen else []
        if not about:
            joined = (stmt, *joined)
            continue
        mine, rest = joined[: about[-1] + 1], joined[about[-1] + 1 :]
        joined = (_inside(stmt, partial(_longer, mine)), *rest)
    return joined


def _chosen(stmt: Stmt) -> tuple[Var, ...]:
    """What is known only inside of a choice that is a statement."""
    match stmt:
        case Pick(var=var, body=body):
            return (Var(var), *(x for part in body for x in _named(part)))
        case Choose(options=options):
            return tuple(x for option in options for part in option.body for x in _named(part))
        case If(then=(Pick() as one,), otherwise=None):  # one of the top 3 of a pile, if it is not empty
            return _chosen(one)
    return ()


def _named(stmt: Stmt) -> tuple[Var, ...]:
    return (Var(stmt.var),) if isinstance(stmt, Let) else _chosen(stmt)


def _longer(more: Block, body: Block) -> Block:
    return together((*body, *more))


def for_several(made: Block) -> bool:
    """Whether something is done once for each of several, so that what was chosen in it is no one thing."""
    return holds(made, ForEach, EachEnd, Repeat)


def single(made: Block) -> bool:
    """Whether one thing at most has been dealt with, whichever was chosen."""
    deeds = [stmt for stmt in made if not isinstance(stmt, Let)]
    if len(deeds) != 1:
        return not deeds
    match deeds[0]:
        case Act() | IfDone() | Begin():
            return True
        case Pick(body=body):
            return single(body)
        case Choose(options=options):
            return all(single(option.body) for option in options)
    return False
