"""Statements: what is done, one function a construct."""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.lower.body import choices, effects, frames, loops, offered, small_deeds
from talisman.compiler.lower.body.choices import may
from talisman.compiler.lower.body.dispatch import HANDLERS, block
from talisman.compiler.lower.body.frames import outcomes_of

__all__ = ["block", "may", "outcomes_of"]

HANDLERS.update(
    {
        m.Act: small_deeds.act,
        m.Prim: small_deeds.prim,
        m.Let: small_deeds.let,
        m.LetNum: small_deeds.let_num,
        m.Choose: choices.choose,
        m.Pick: choices.pick,
        m.ChooseNumber: choices.choose_number,
        m.PickSet: choices.pick_set,
        m.If: small_deeds.if_,
        m.IfDone: small_deeds.if_done,
        m.May: choices.may_stmt,
        m.ForEach: loops.for_each,
        m.Repeat: loops.repeat,
        m.EachEnd: loops.each_end,
        m.Table: small_deeds.table,
        m.FirstPossible: small_deeds.first_possible,
        m.Roll: small_deeds.roll,
        m.SetField: small_deeds.set_field,
        m.CountAs: small_deeds.count_as,
        m.SetRole: small_deeds.set_role,
        m.Begin: frames.begin,
        m.End: frames.end,
        m.OpenWindow: small_deeds.open_window,
        m.DoOffered: offered.do_offered,
        m.Install: effects.install,
        m.EndEffect: effects.end_effect,
        m.Prevent: small_deeds.prevent,
        m.EndGame: small_deeds.end_game,
    }
)
