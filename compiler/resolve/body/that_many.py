"""`drop any number of tools, then gain that many coins`: a deed is counted for what stands behind it."""

from __future__ import annotations

import re

from talisman.compiler.messages.deeds import OF_WHICH_NUMBER
from talisman.compiler.model import (
    Act,
    Amount,
    Arith,
    Block,
    ForEach,
    IfDone,
    Int,
    LetNum,
    May,
    Num,
    NumVar,
    Pick,
    Repeat,
)
from talisman.compiler.model.walk import holds
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import report, said
from talisman.compiler.syntax.tree import Node
from talisman.values import evolve

ONE = Int(1)
SPOKEN_OF = re.compile(r"\bthat (many|much|number)\b")


def is_spoken_of(part: Node) -> bool:
    """Whether a deed says the number of something in front."""
    return SPOKEN_OF.search(said(part)) is not None


def counted(made: Block, part: Node, scope: Scope) -> Block:
    """The deed, counted, if it is one of several things or of as much as there is; that is `that many` then.

    What is prevented, or not done, is not counted. A deed of a number that is written has no other.
    """
    var = scope.names.fresh()
    found = _counting(made, var, scope)
    if found is None:
        return made
    if scope.amount is not None:
        report(scope, OF_WHICH_NUMBER, part.span, words=said(part))
    scope.amount, scope.unit = NumVar(var), _unit(made)
    return found


def _counting(made: Block, var: int, scope: Scope) -> Block | None:
    match made:
        case (Act(call),) if call.amount is not None and not isinstance(call.amount, (Int, Amount)):
            act = Act(evolve(call, amount=NumVar(var)))
            return (LetNum(var, call.amount), act)
        case (Repeat(body=(Pick(body=(Act() as act,)) | May(body=(Act() as act,)) as one,)) as many,):
            if isinstance(many.times, Int) and not _declined(one):
                return None  # so many as are written
            return (LetNum(var, Int(0)), evolve(many, body=(evolve(one, body=_ticking(act, var)),)))
        case (ForEach(body=(Act(call),)) | Pick(body=(Act(call),), optional=False) as each,) if call.unit:
            if isinstance(call.amount, Amount) or call.amount is None:
                return None
            if isinstance(call.amount, Int):
                if isinstance(each, Pick) or call.amount != Int(1):
                    return None  # so many as are written, or less where somebody has less
                return (LetNum(var, Int(0)), evolve(each, body=_ticking(Act(call), var)))
            its = scope.names.fresh()
            deed = Act(evolve(call, amount=NumVar(its)))
            body = (LetNum(its, call.amount), *_ticking(deed, var, NumVar(its)))
            return (LetNum(var, Int(0)), evolve(each, body=body))
        case (ForEach(body=(Act() as act,)) as each,):
            return (LetNum(var, Int(0)), evolve(each, body=_ticking(act, var)))
        case (ForEach(body=body) | Pick(body=body, optional=False) as each,):
            inner = _of_each(body, var)
            more = isinstance(each, ForEach) or holds(body, ForEach, Repeat)
            if inner is not None and more:
                return (LetNum(var, Int(0)), evolve(each, body=inner))
    return None


def _of_each(made: Block, var: int) -> Block | None:
    """What each of several does to things: all of them together are counted."""
    match made:
        case (Act(call) as act,) if not call.unit:
            return _ticking(act, var)
        case (Repeat(body=(May(body=(Act(call) as act,)) as one,)) as several,) if call.unit:
            if call.amount != ONE:
                return None
            return (evolve(several, body=(evolve(one, body=_ticking(act, var)),)),)
        case (Repeat(body=(Pick() | May() as one,)) as several,):
            ticks = _of_each(one.body, var)
            return (evolve(several, body=(evolve(one, body=ticks),)),) if ticks is not None else None
        case (ForEach(body=body) | Pick(body=body) as each,):
            inner = _of_each(body, var)
            return (evolve(each, body=inner),) if inner is not None else None
    return None


def _declined(one: Pick | May) -> bool:
    return isinstance(one, May) or one.optional


def _ticking(act: Act, var: int, by: Num = ONE) -> Block:
    more: Num = Arith("+", NumVar(var), by)
    return (IfDone(act, (LetNum(var, more),)),)


def _unit(made: Block) -> str:
    """Of what so much was done, where it was no things."""
    match made:
        case (Act(call),) | (Repeat(body=(May(body=(Act(call),)),)),):
            return call.unit
        case (ForEach(body=inner) | Pick(body=inner),):
            return _unit(inner)
    return ""
