"""Faults to plant one at a time: what is broken, in which file, the text that goes and what takes its place."""

from __future__ import annotations

from attrs import frozen


@frozen
class Planted:
    """A fault: the first occurrence of the old text becomes the new one."""

    what: str
    file: str
    old: str
    new: str


FAULTS: tuple[Planted, ...] = (
    # lowering
    Planted("a `not` is not negated", "compiler/lower/phrase/conditions.py", "jump_if(lo, c, of, label)", "jump_unless(lo, c, of, label)"),
    Planted("`<` lets equal numbers through", "compiler/lower/phrase/conditions.py", '"<": ">=", ', '"<": ">", '),
    Planted("a loss takes more than there is", "compiler/lower/body/primitives.py", '"MIN", room, room, amount', '"MOV", room, amount'),
    Planted("the record does not learn what was lost", "compiler/lower/body/primitives.py", "if record and c.in_event:", "if False:"),
    Planted("the ceiling is ignored", "compiler/lower/body/primitives.py", "if ceiling is not None:", "if False:"),
    Planted("the body of a verb reads the wrong word", "compiler/lower/program/event_bodies.py", 'RECORD["actor"]', 'RECORD["object"]'),
    Planted("a use of `once` is never noted", "compiler/lower/body/once_per.py", 'used.write("once", serial)', "pass"),
    Planted("`may` does not lift what is forbidden", "compiler/lower/rule/rules.py", 'c.b.op("PERMIT", UNALLOWED)', 'None'),
    Planted("`after` comes as early as `when`", "compiler/lower/rule/rules.py", "(HOUSE + 1 if late else 0)", "0"),
    Planted("what cannot be paid is offered", "compiler/lower/phrase/feasible.py", 'c.b.op("JLT", payers.had(lo, c, call.unit, payer), need, label)', "pass"),
    Planted("the wrong option is done", "compiler/lower/body/menus.py", '"JNEI", answer, -1 - number', '"JNEI", answer, number - len(self.bodies)'),
    Planted("options of rules are known by their words only", "compiler/lower/body/menus.py", 'b.op("JNTAG", answer, tag, after)\n                body', "body"),
    Planted("who scores less has won", "compiler/lower/program/procedures.py", "((won, 0), (lost, 1))", "((won, 1), (lost, 0))"),
    Planted("a duty does not wait for another", "compiler/lower/program/procedure_work.py", "for before in duty.after:", "for before in ():"),
    Planted("least and most are exchanged", "compiler/lower/rule/stats.py", '"least": "least"', '"least": "most"'),
    Planted("the highest is the lowest", "compiler/lower/phrase/numbers.py", '"MAX" if op == "highest" else "MIN"', '"MIN" if op == "highest" else "MAX"'),
    Planted("selections of seats begin at the first", "compiler/lower/phrase/descriptions.py", 'b.op("SEAT", first)', 'b.op("LDI", first, 0)'),
    Planted("printed starting values are ignored", "compiler/lower/program/setup.py", 'b.op("JNZ", x, end)', "pass"),
    Planted("others are asked, and oneself too", "compiler/lower/phrase/seat_order.py", "-1 if after is None else 0", "-1"),
    Planted("who joins need not have the same number", "compiler/lower/program/contest_sides.py", "        if by:\n", "        if False:\n"),
    Planted("a loop by key takes the largest first", "compiler/lower/body/loops.py", '"JLT", k, best_key, take', '"JLT", best_key, k, take'),
    Planted("an outcome that is handled is done twice", "compiler/lower/program/procedures.py", '"JMP", over', '"JMP", after'),
    Planted("what never began ends", "compiler/lower/body/frames.py", 'b.op("JNZ", verdict, end)', "pass"),
    Planted("a declined repetition goes on", "compiler/lower/body/choices.py", "    if c.quit:\n        b.op(", "    if False:\n        b.op("),
    Planted("a new roll keeps its old changes", "compiler/lower/program/setup.py", '"more", "change", "bonus", "dice"):\n        b.op("SETF"', '"more", "dice"):\n        b.op("SETF"'),
    Planted("layers of rules do not count", "compiler/lower/rule/rules.py", "rule.layer + (HOUSE + 1 if late else 0),", "(HOUSE + 1 if late else 0),"),
    Planted("`for each` inside an effect is about its target", "compiler/lower/rule/rules.py", "        if rule.each and word:  #", "        if rule.each:\n            yield text, loop\n        elif rule.each and word:  #"),
    Planted("a use more than `times per` says", "compiler/lower/body/once_per.py", 'b.op("JGEI", x, rule.once.most, label)', 'b.op("JGEI", x, rule.once.most + 1, label)'),
    Planted("`own turn` is the turn of another", "compiler/lower/body/once_per.py", '"JNE" if whose == "own" else "JEQ"', '"JEQ" if whose == "own" else "JNE"'),
    Planted("a cap comes one too late", "compiler/lower/rule/rules.py", 'b.op("JLTI", x, shape.most, end)', 'b.op("JLTI", x, shape.most + 1, end)'),
    Planted("what something costs is not paid", "compiler/lower/rule/rules.py", "statements.block(lo, c, shape.cost)", "pass"),
    Planted("what lies behind is looked for at the other end", "compiler/lower/body/loops.py", "_behind(c, z, r, behind, s.end.bottom)", "_behind(c, z, r, behind, not s.end.bottom)"),
    Planted("one more is taken from the end of a pile", "compiler/lower/body/loops.py", 'b.op("JLTI", left, 1, end)\n    b.op("JLTI", r', 'b.op("JLTI", left, 0, end)\n    b.op("JLTI", r'),
    Planted("a moment for one round goes on", "compiler/lower/rule/windows.py", "if not window.one_pass:", "if True:"),
    Planted("openly asks whoever holds something hidden", "compiler/lower/rule/windows.py", "window.openly", "not window.openly"),
    Planted("whatever it is does not count", "compiler/lower/rule/exemptions.py", "said: list[m.Cond] = [*m.conjuncts(shape.where), ", "said: list[m.Cond] = ["),
    Planted("what does not count is anybody's", "compiler/lower/rule/exemptions.py", "said += [m.Same(m.You(), SUBJECT)] if own else []", "said += []"),
    Planted("a form leaves what it kept at nothing", "compiler/lower/body/effects.py", 'b.op("SETF", name, target, old)', "pass"),
    Planted("a second form of a kind joins the first", "compiler/lower/body/effects.py", "        _each_of(c, effect.name, target, lambda e: finish_effect(lo, c, effect.name, e))\n    kept", "        pass\n    kept"),
    Planted("the turn in which an effect is made counts", "compiler/lower/body/effects.py", 'b.op("AND", turns, turns, within)', 'b.op("LDI", turns, 0)'),
    Planted("the last choice made at once is done by everybody", "compiler/lower/body/simultaneous.py", 'b.op("JNEI", x, number, after)', "pass"),
    Planted("what is chosen for a set is offered again", "compiler/lower/body/choices.py", 'b.op("JEQ", x, serial, no)', 'b.op("NOP")'),
    Planted("ways lead back from where they lead", "compiler/lower/program/setup.py", "if not edge.one_way:", "if True:"),
    Planted("halves are rounded down", "compiler/lower/phrase/numbers.py", 'b.op("ADDI", w, x, divisor - 1)', 'b.op("ADDI", w, x, 0)'),
    Planted("a mood is what is printed", "compiler/lower/phrase/conditions.py", 'b.op("EQ", w, t, q)\n    b.op("JMP", end)\n    b.place(other)', 'b.op("EQ", w, t, t)\n    b.op("JMP", end)\n    b.place(other)'),
    # the machine
    Planted("equal is not `not less`", "runtime/machine/machine.py", "if s[fp + c[pc + 1]] >= s[fp + c[pc + 2]]:", "if s[fp + c[pc + 1]] > s[fp + c[pc + 2]]:"),
    Planted("a replacement is offered again", "runtime/machine/doors.py", "self.s[z] = self.s[z] | (1 << (n - y * BITS))", "self.s[z] = self.s[z] | 0"),
    Planted("a replacement replaces itself", "runtime/machine/doors.py", "if phase == PH_FORBID or phase == PH_REPLACE:", "if phase == PH_FORBID:"),
    Planted("limits are not settled after an event", "runtime/machine/machine.py", "if s[H_INLIM] == 0 and self.wakes():", "if op == OPTS and s[H_INLIM] == 0 and self.wakes():"),
    Planted("moves mark no limit", "runtime/machine/kernel.py", "x = self.k[r] & self.k[self.o_stir + ent]", "x = 0"),
    Planted("a limit knows no carriers", "compiler/ir/reads.py", "if counts:\n            found.things.add(modifier.carrier)", "if counts:\n            pass"),
    Planted("a sieve lets one rule through", "runtime/image/sieve.py", "(things & those, bits | bit)", "(things & those, bit)"),
    Planted("a phase is silent too soon", "runtime/machine/rules_in_force.py", "return self.alive(row) == 0", "return self.alive(row) & 0 == 0"),
    Planted("rules go round the table backwards", "runtime/machine/rules_in_force.py", "x = self.s[H_CUR] + pos", "x = self.s[H_CUR] + self.ns - pos"),
    Planted("nothing is suppressed", "runtime/machine/doors.py", "self.s[fp + S_HIDE] | self.k[m + 6]", "self.s[fp + S_HIDE] | 0"),
    Planted("an effect never ends", "runtime/machine/instructions.py", "            self.drop(x)", "            pass"),
    Planted("effects outlive what they are bound to", "runtime/machine/kernel.py", "if self.s[fp + F_BOUND]:", "if self.s[fp + F_BOUND] < 0:"),
    Planted("a replaced event counts as done", "runtime/machine/doors.py", "        return self.s[fp + E_VERDICT]\n", "        return self.s[fp + E_VERDICT] & 1\n"),
    Planted("rules before an event never run", "runtime/machine/machine.py", "if op == EVB:", "if op == EVX:"),
    Planted("things go to the other end of a zone", "runtime/machine/kernel.py", "        if pos:\n", "        if pos == 0:\n"),
    Planted("texts stay in force where they no longer lie", "runtime/machine/kernel.py", "if self.k[q + was] and (a", "if self.k[q + was] < 0 and (a"),
    Planted("dice do not depend on who rolls", "runtime/machine/vectors.py", "self.mix((h << 32) | (subject + 1))", "self.mix(h << 32)"),
    Planted("a shuffle leaves the last card", "runtime/machine/instructions.py", "y = self.draw(purpose, -1, i + 1)", "y = self.draw(purpose, -1, i)"),
)  # fmt: skip
