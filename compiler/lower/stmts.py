"""Statements: what is done, one function a construct."""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.lower import choices, frames, installs, loops, simple
from talisman.compiler.lower.choices import may
from talisman.compiler.lower.dispatch import HANDLERS, block
from talisman.compiler.lower.frames import outcomes_of
from talisman.compiler.lower.installs import finish_effect

__all__ = ["block", "finish_effect", "may", "outcomes_of"]

HANDLERS.update(
    {
        m.Act: simple.act,
        m.Prim: simple.prim,
        m.Let: simple.let,
        m.LetNum: simple.let_num,
        m.Choose: choices.choose,
        m.Pick: choices.pick,
        m.PickSet: choices.pick_set,
        m.If: simple.if_,
        m.IfDone: simple.if_done,
        m.May: choices.may_stmt,
        m.ForEach: loops.for_each,
        m.Repeat: loops.repeat,
        m.EachEnd: loops.each_end,
        m.Table: simple.table,
        m.FirstPossible: simple.first_possible,
        m.Roll: simple.roll,
        m.SetField: simple.set_field,
        m.SetRole: simple.set_role,
        m.Begin: frames.begin,
        m.End: frames.end,
        m.OpenWindow: simple.open_window,
        m.Install: installs.install,
        m.EndEffect: installs.end_effect,
        m.Prevent: simple.prevent,
        m.ChangeAmount: simple.change_amount,
        m.EndGame: simple.end_game,
    }
)
