"""What costs least is asked first, and else all is asked in the order in which it is said."""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.lower.phrase.cheapest import cheapest_first
from talisman.compiler.source import Span

AT = Span("pack/rules.tal", 1, 1, 2)
RECORD = m.Same(m.Rec("actor"), m.You())
SORT = m.HasTag(m.Rec("object"), "card")
OWN = m.Cmp("=", m.FieldOf("ready", m.This()), m.Int(1))
LIES = m.InZone(m.This(), "pack", m.You())
THEIRS = m.Cmp("=", m.FieldOf("score", m.You()), m.Int(1))
WORKED_OUT = m.Cmp(">", m.StatOf("strength", m.You()), m.Int(3))
FIGHTS = m.InSetting("in a fight", m.You())
MAY = m.Allowed(m.Call("use", m.You(), m.This(), None, "", None, None, (), AT))


def test_what_costs_least_stands_first() -> None:
    """The record, what is printed, the carrier, a number somebody has, what is worked out, all rules."""
    said = m.AllOf((MAY, WORKED_OUT, THEIRS, LIES, OWN, SORT))

    assert cheapest_first(said, m.Always()) == [SORT, LIES, OWN, THEIRS, WORKED_OUT, m.Always(), MAY]


def test_what_costs_the_same_stays_in_its_order() -> None:
    """Somebody who reads the code finds the conditions as they were said."""
    assert cheapest_first(m.AllOf((FIGHTS, WORKED_OUT))) == [FIGHTS, WORKED_OUT]
    assert cheapest_first(m.AllOf((WORKED_OUT, FIGHTS))) == [WORKED_OUT, FIGHTS]


def test_of_several_that_may_not_hold_each_is_asked_by_itself() -> None:
    """`unless ..., or ...` asks of its cheap part before the others, and a doubled no is none."""
    either = m.AnyOf((m.Not(MAY), FIGHTS, m.AnyOf((THEIRS, OWN))))

    assert cheapest_first(m.Not(either)) == [m.Not(OWN), m.Not(THEIRS), m.Not(FIGHTS), MAY]
