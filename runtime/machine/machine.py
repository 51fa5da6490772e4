# ruff: noqa: F403, F405, SIM102, SIM109
"""The machine: plain Python here, the same file compiled where `_native` is built.

`run` goes on until somebody is asked, a die is needed from outside, the game is over or a fault; frames
are data, so nothing is lost by stopping. Whoever drives it uses `start`, `answer`, `roll` and `go`.
"""

from __future__ import annotations

from talisman.runtime.machine.imagining import Imagining
from talisman.runtime.table.ops import *


class Machine(Imagining):
    """The loop over instructions."""

    def run(self) -> int:
        """Run until the game waits, is over or faults."""
        s = self.s
        c = self.c
        k = self.k
        fp = s[H_FP]
        sp = s[H_SP]
        pc = s[fp + F_PC]
        fuel = self.fuel
        self.holding = 0  # whoever drives it may have moved something
        while True:
            op = c[pc]
            fuel -= 1
            if fuel < 0:
                self.fail(X_FUEL, pc, 0)
                break
            new = 0
            ret = 0
            val = 0
            # the most frequent first: plain Python tries one after the other, compiled it is one jump
            if op == LDI:
                s[fp + c[pc + 1]] = c[pc + 2]
            elif op == JLTI:
                if s[fp + c[pc + 1]] < c[pc + 2]:
                    pc = c[pc + 3]
                    continue
            elif op == MOV:
                s[fp + c[pc + 1]] = s[fp + c[pc + 2]]
            elif op == RETI:
                val = c[pc + 1]
                ret = 1
            elif op == JTAG or op == JNTAG:
                x = s[fp + c[pc + 1]]
                if x < -1 or x >= self.ne:
                    self.fail(X_ID, pc, x)
                    break
                t = 0
                if x >= 0:
                    t = self.tagged(x, c[pc + 2])
                if t == (op == JTAG):
                    pc = c[pc + 3]
                    continue
            elif op == EVGET:
                y = s[fp + F_EV]
                if y == 0:
                    self.fail(X_EVENT, pc, 0)
                    break
                s[fp + c[pc + 1]] = s[y + E_REC + c[pc + 2]]
            elif op == PLACE:
                x = s[fp + c[pc + 2]]
                if x < -1 or x >= self.ne:
                    self.fail(X_ID, pc, x)
                    break
                s[fp + c[pc + 1]] = self.place(x)
                fuel -= self.toll
                self.toll = 0
            elif op == JMP:
                pc = c[pc + 1]
                continue
            elif op == JZ:
                if s[fp + c[pc + 1]] == 0:
                    pc = c[pc + 2]
                    continue
            elif op == JNZ:
                if s[fp + c[pc + 1]]:
                    pc = c[pc + 2]
                    continue
            elif op == JEQI or op == JEQT:
                if s[fp + c[pc + 1]] == c[pc + 2]:
                    pc = c[pc + 3]
                    continue
            elif op == JNEI:
                if s[fp + c[pc + 1]] != c[pc + 2]:
                    pc = c[pc + 3]
                    continue
            elif op == JGEI:
                if s[fp + c[pc + 1]] >= c[pc + 2]:
                    pc = c[pc + 3]
                    continue
            elif op == JEQ:
                if s[fp + c[pc + 1]] == s[fp + c[pc + 2]]:
                    pc = c[pc + 3]
                    continue
            elif op == JNE:
                if s[fp + c[pc + 1]] != s[fp + c[pc + 2]]:
                    pc = c[pc + 3]
                    continue
            elif op == JLT:
                if s[fp + c[pc + 1]] < s[fp + c[pc + 2]]:
                    pc = c[pc + 3]
                    continue
            elif op == JGE:
                if s[fp + c[pc + 1]] >= s[fp + c[pc + 2]]:
                    pc = c[pc + 3]
                    continue
            elif op == JIN or op == JNIN:
                x = s[fp + c[pc + 1]]
                if x < -1 or x >= self.ne:
                    self.fail(X_ID, pc, x)
                    break
                t = 0
                if x >= 0 and self.zclass(x) == c[pc + 2]:
                    t = 1
                if t == (op == JIN):
                    pc = c[pc + 3]
                    continue
            elif op == EVF or op == EVB or op == EVR or op == EVA:
                t = PH_FORBID
                if op == EVB:
                    t = PH_GUARD
                elif op == EVR:
                    t = PH_REPLACE
                elif op == EVA:
                    t = PH_AFTER
                if s[fp + E_RULE] or k[self.o_ev + s[fp + E_EVENT] * EV_ROW + t * 2 + 1]:
                    new = self.rule(fp, sp, t, pc)
                    if new == -1:
                        break
                    if new == -2:
                        new = 0
                        ret = 1
                        val = self.verdict(fp)
                if new == 0 and ret == 0:  # phases of which nothing could come are not gone through
                    t = self.o_ev + s[fp + E_EVENT] * EV_ROW
                    if op == EVA:
                        if self.watched and self.sound(pc) < 0:
                            break
                        ret = 1
                        val = self.verdict(fp)
                    elif op == EVF and s[fp + E_CAN] == 0:
                        if k[t + 3] == 0:
                            pc += 4
                            if k[t + 5] == 0:
                                pc += 4
                    elif op == EVB and k[t + 5] == 0:
                        pc += 4
            elif op == EVD:
                pc += 4
                t = k[self.o_ev + s[fp + E_EVENT] * EV_ROW + 8]
                self.begun(fp)
                if t == 0:
                    if s[H_INLIM] or self.wakes() == 0:
                        pc += 4
                    continue
                s[fp + F_PC] = pc
                new = self.push(fp, sp, t, fp + E_RESULT, fp, 0)
                if new < 0:
                    break
            elif op == EVX:
                ret = 1
                val = self.verdict(fp)
            elif op == LIMN:
                t = self.limit(fp)
                if t == 0:
                    ret = 1
                else:
                    s[fp + F_PC] = pc
                    new = self.push(fp, sp, t, fp + L_RESULT, 0, 0)
                    if new < 0:
                        break
                    if k[self.o_proc + t * PROC_ROW + 2]:
                        s[new + FH] = self.who
            elif op == GETF:
                i = self.address(self.o_field + c[pc + 2] * FIELD_ROW, s[fp + c[pc + 3]], pc)
                if i < 0:
                    break
                s[fp + c[pc + 1]] = s[i]
            elif op == GETV:
                i = self.field(self.o_field + c[pc + 2] * FIELD_ROW, s[fp + c[pc + 3]])
                y = 0
                if i >= 0:
                    y = s[i]
                s[fp + c[pc + 1]] = y
            elif op == SETF or op == ADDF:
                t = self.o_field + c[pc + 1] * FIELD_ROW
                i = self.address(t, s[fp + c[pc + 2]], pc)
                if i < 0:
                    break
                q = s[fp + c[pc + 3]]
                if op == ADDF:
                    q += s[i]
                    if q > 2147483647 or q < -2147483648:
                        self.fail(X_OVERFLOW, pc, 0)
                        break
                if s[i] != q:
                    s[i] = q
                    s[H_DIRTY] = s[H_DIRTY] | k[t + 4]
            elif op == SEEK:
                x = s[fp + c[pc + 1]]
                if x < -1 or x >= self.ne:
                    self.fail(X_ID, pc, x)
                    break
                while x >= 0 and self.tagged(x, c[pc + 2]) == 0:
                    x = s[self.b_nxt + x] - 1
                    fuel -= 1
                s[fp + c[pc + 1]] = x
                if x < 0:
                    pc = c[pc + 3]
                    continue
            elif op == REC:
                x = fp + c[pc + 1]
                s[x] = -1
                s[x + 1] = -1
                s[x + 2] = c[pc + 2]
                s[x + 3] = 0
                s[x + 4] = -1
                s[x + 5] = -1
            elif op == PAIR:
                x = fp + c[pc + 1]
                y = s[fp + c[pc + 3]]
                s[x] = s[fp + c[pc + 2]]
                s[x + 1] = y
                s[x + 2] = 1
                s[x + 3] = 0
                s[x + 4] = -1
                s[x + 5] = -1
            elif op == HELD:
                t = fp + c[pc + 2]
                x = s[t]
                y = s[t + 1]
                if x < -1 or x >= self.ne or y < -1 or y >= self.ne:
                    self.fail(X_ID, pc, x if x < -1 or x >= self.ne else y)
                    break
                s[fp + c[pc + 1]] = self.held(x, y, c[pc + 3])
                fuel -= self.steps + self.toll
                self.toll = 0
            elif op == HAVE:
                t = fp + c[pc + 1]
                x = s[t]
                y = s[t + 1]
                if x < -1 or x >= self.ne or y < -1 or y >= self.ne:
                    self.fail(X_ID, pc, x if x < -1 or x >= self.ne else y)
                    break
                x = self.held(x, y, c[pc + 2])
                s[t] = x
                fuel -= self.steps + self.toll
                self.toll = 0
                if x < 0:
                    pc = c[pc + 3]
                    continue
            elif op == ROUND:
                t = fp + c[pc + 2]
                n = s[t]
                y = s[t + 1]
                if n < -1 or y < 0 or y >= self.ns:
                    self.fail(X_ID, pc, n if n < -1 else y)
                    break
                x = -1
                while x < 0 and n < self.ns - 1:
                    n += 1
                    i = y + n
                    if i >= self.ns:
                        i -= self.ns
                    x = self.avatar(i)
                    fuel -= 1
                s[t] = n
                s[fp + c[pc + 1]] = x
                if x < 0:
                    pc = c[pc + 3]
                    continue
            elif op == FIND:
                x = s[fp + c[pc + 2]]
                if x < -1 or x >= self.ne:
                    self.fail(X_ID, pc, x)
                    break
                y = self.find(x, c[pc + 3])
                if y >= 0:
                    y = self.sift(fp, pc, y)
                s[fp + c[pc + 1]] = y
                fuel -= self.steps
            elif op == CALL:
                s[fp + F_PC] = pc + 4
                t = c[pc + 2]
                y = fp + c[pc + 3]
                new = self.push(fp, sp, t, fp + c[pc + 1], s[fp + F_EV], 0)
                if new < 0:
                    break
                n = k[self.o_proc + t * PROC_ROW + 2]
                for i in range(n):
                    s[new + FH + i] = s[y + i]
            elif op == RET:
                val = s[fp + c[pc + 1]]
                ret = 1
            elif op == CTRL or op == HOLDER or op == DECIDER:
                x = s[fp + c[pc + 2]]
                if x < -1 or x >= self.ne:
                    self.fail(X_ID, pc, x)
                    break
                x = self.player(x)
                fuel -= self.toll
                self.toll = 0
                if op == HOLDER and x >= 0:
                    x = self.avatar(x)
                elif op == DECIDER and x < 0:
                    x = s[H_CUR]
                s[fp + c[pc + 1]] = x
            elif op == RAISE or op == CAN or op == ASK:
                s[fp + F_PC] = pc + 4
                x = fp + c[pc + 3]
                y = x
                t = 0
                if op == RAISE:
                    if self.count(H_EVENTS, pc) < 0:
                        break
                else:
                    if op == ASK:
                        y = s[fp + F_EV]
                        if y == 0:
                            self.fail(X_EVENT, pc, 0)
                            break
                        t = c[pc + 3]
                        y += E_REC
                        x = y + t
                    if (op == ASK and (s[y] < 0 or s[x] < 0 or s[y] == s[x])) or self.could(
                        y, c[pc + 2], t
                    ) == 0:
                        s[fp + c[pc + 1]] = 1
                        fuel -= self.toll
                        self.toll = 0
                        pc += 4
                        continue
                    t = 1
                new = self.cast(fp, sp, t, fp + c[pc + 1], c[pc + 2], y)
                if new < 0:
                    break
                if op == ASK:
                    s[new + E_REC1] = s[x]
                    s[new + E_REC2] = 0
                    s[new + E_REC3] = 0
                    s[new + E_REC4] = -1
                    s[new + E_REC5] = -1
            elif op == LIMS or op == OPTS:
                if s[H_INLIM] == 0 and self.wakes():
                    s[H_INLIM] = 1
                    s[fp + F_PC] = pc
                    if op == LIMS:
                        s[fp + F_PC] = pc + 4
                    new = self.push(fp, sp, 3, 0, 0, TAG_LIMITS)
                    if new < 0:
                        break
                else:
                    fuel -= self.toll
                    self.toll = 0
                if op == OPTS and new == 0:
                    self.note(LG_OPTIONS, 0, 0, 0, 0)
                    i = 0
                    while i < s[H_DN] * 2:
                        s[self.b_opt + i] = 0
                        i += 1
                    s[H_DN] = 0
                    s[H_DABOUT] = 0
                    s[H_DALSO] = 0
            elif op == NOPT:
                s[fp + c[pc + 1]] = s[H_DN]
            elif op == FIRST:
                x = s[fp + c[pc + 3]]
                if x < -1 or x >= self.ne:
                    self.fail(X_ID, pc, x)
                    break
                s[fp + c[pc + 1]] = self.first(c[pc + 2], x)
            elif op == NXT:
                x = s[fp + c[pc + 2]]
                if x < -1 or x >= self.ne:
                    self.fail(X_ID, pc, x)
                    break
                y = -1
                if x >= 0:
                    y = s[self.b_nxt + x] - 1
                s[fp + c[pc + 1]] = y
            elif op == GETG:
                s[fp + c[pc + 1]] = s[self.b_glob + c[pc + 2]]
            elif op == SETG:
                i = self.b_glob + c[pc + 1]
                x = s[fp + c[pc + 2]]
                if s[i] != x:
                    s[i] = x
                    s[H_DIRTY] = s[H_DIRTY] | k[self.o_glob + c[pc + 1]]
            elif op == SEAT:
                s[fp + c[pc + 1]] = s[H_CUR]
            elif op == STAT or op == MODN:
                y = fp
                if op == STAT:
                    x = fp + c[pc + 3]
                    if self.judged:
                        t = self.reckoned(fp, pc)
                        if t:
                            s[fp + c[pc + 1]] = self.im[t]
                            pc += 4
                            continue
                    s[fp + F_PC] = pc + 4
                    y = self.push(fp, sp, 2, fp + c[pc + 1], s[fp + F_EV], 0)
                    if y < 0:
                        break
                    s[y + S_STAT] = c[pc + 2]
                    s[y + S_SUBJECT] = s[x]
                    s[y + S_CONTEXT] = s[x + 1]
                    s[y + S_VALUE] = s[x + 2]
                    s[y + S_LEAST] = -2147483647
                    s[y + S_MOST] = 2147483647
                elif s[fp + S_MOD]:
                    if self.apply(fp, s[fp + S_MOD], s[fp + S_RESULT], pc) < 0:
                        break
                i = self.stat(y, pc)
                fuel -= self.toll
                self.toll = 0
                if i < 0:
                    break
                if i == 0:
                    val = s[y + S_VALUE]
                    if op == STAT:
                        if self.judged:
                            self.reckon(fp, pc, val)
                        s[fp + c[pc + 1]] = val
                    else:
                        if self.judged:
                            self.reckon(s[fp], s[s[fp] + F_PC] - 4, val)
                        ret = 1
                else:
                    if op == STAT:
                        fp = y
                        sp = fp + k[self.o_proc + 2 * PROC_ROW + 1]
                    s[fp + F_PC] = k[self.o_proc + 2 * PROC_ROW]
                    t = k[i]
                    new = self.push(fp, sp, t, fp + S_RESULT, s[fp + F_EV], 0)
                    if new < 0:
                        break
                    n = k[self.o_proc + t * PROC_ROW + 2]
                    if n > 0:
                        s[new + FH] = s[fp + S_SUBJECT]
                    if n > 1:
                        s[new + FH + 1] = s[fp + S_CONTEXT]
                    if n > 2:
                        s[new + FH + 2] = k[i + 1]
            elif op == NOT:
                x = 0
                if s[fp + c[pc + 2]] == 0:
                    x = 1
                s[fp + c[pc + 1]] = x
            elif op == ANDI:
                s[fp + c[pc + 1]] = s[fp + c[pc + 2]] & c[pc + 3]
            elif op == ADDI or op == ADD or op == SUB or op == MUL:
                q = s[fp + c[pc + 2]]
                if op == ADDI:
                    q += c[pc + 3]
                elif op == ADD:
                    q += s[fp + c[pc + 3]]
                elif op == SUB:
                    q -= s[fp + c[pc + 3]]
                else:
                    q *= s[fp + c[pc + 3]]
                if q > 2147483647 or q < -2147483648:
                    self.fail(X_OVERFLOW, pc, 0)
                    break
                s[fp + c[pc + 1]] = q
            elif op == DIE:
                y = fp + c[pc + 3]
                x = s[y]
                n = s[y + 1]
                if x < -1 or x >= self.ne:
                    self.fail(X_ID, pc, x)
                    break
                if n < 1:
                    self.fail(X_SIDES, pc, n)
                    break
                if s[H_SCRIPTED]:
                    s[H_CPUR] = c[pc + 2]
                    s[H_CSUB] = x
                    s[H_CSIDES] = n
                    s[H_CDST] = fp + c[pc + 1]
                    s[H_STATUS] = ST_CHANCE
                    pc += 4
                    break
                y = self.draw(c[pc + 2], x, n) + 1
                s[fp + c[pc + 1]] = y
                self.note(LG_DIE, c[pc + 2], x, n, y)
            elif op == EVSET or op == PROHIBIT or op == PERMIT:
                y = s[fp + F_EV]
                if y == 0:
                    self.fail(X_EVENT, pc, 0)
                    break
                x = c[pc + 1]
                if op == EVSET:
                    s[y + E_REC + x] = s[fp + c[pc + 2]]
                elif op == PROHIBIT:
                    s[y + E_BAN] = s[y + E_BAN] | (1 << x)
                    self.refused(y)
                else:
                    s[y + E_BAN] = s[y + E_BAN] & ~(1 << x)
            elif op == NEXT:
                x = s[fp + c[pc + 1]]
                if x < -1 or x >= self.ne:
                    self.fail(X_ID, pc, x)
                    break
                if x >= 0:
                    x = s[self.b_nxt + x] - 1
                while x >= 0 and self.tagged(x, c[pc + 2]) == 0:
                    x = s[self.b_nxt + x] - 1
                    fuel -= 1
                s[fp + c[pc + 1]] = x
                if x >= 0:
                    pc = c[pc + 3]
                    continue
            elif op == SWITCH:
                i = k[self.o_sw + c[pc + 2]]
                x = s[fp + c[pc + 1]]
                n = k[i]
                pc = k[i + 1]
                i += 2
                while n:
                    fuel -= 1
                    if x >= k[i] and x <= k[i + 1]:
                        pc = k[i + 2]
                        n = 0
                    else:
                        i += 3
                        n -= 1
                continue
            elif op == DEC or op == DECH or op == DECA:
                x = 0
                if op == DECH:
                    x = 1
                elif op == DECA:
                    x = -1
                n = self.pose(fp, pc, x)
                if n < 0:
                    break
                if n == 0:
                    pc += 4
                    break
            elif op == ENDL:
                t = c[pc + 1]
                if self.enclosing(fp, t) == 0:
                    self.fail(X_LEVEL, pc, t)
                    break
                val = s[fp + c[pc + 2]]
                while ret == 0:
                    fuel -= 1
                    if k[self.o_isa + k[self.o_proc + s[fp + F_PROC] * PROC_ROW + 3] * self.nlev + t]:
                        ret = 1
                    else:
                        self.leave(fp)
                        sp = fp
                        fp = s[fp]
            elif op == HALT:
                x = s[fp + c[pc + 1]]
                if x < -1 or x >= self.ns:
                    self.fail(X_ID, pc, x)
                    break
                if x >= 0:
                    s[H_WON] |= 1 << x
                s[H_STATUS] = ST_OVER
                s[H_OVER] = x
                s[H_REASON] = c[pc + 2]
                break
            elif op == WON:
                x = s[fp + c[pc + 1]]
                if x < -1 or x >= self.ns:
                    self.fail(X_ID, pc, x)
                    break
                s[H_WON] |= 1 << (x if x >= 0 else self.ns)
            elif op == FIN:
                if s[H_WON]:
                    x = 0
                    while not s[H_WON] >> x & 1:
                        x += 1
                    s[H_STATUS] = ST_OVER
                    s[H_OVER] = x if x < self.ns else -1
                    s[H_REASON] = c[pc + 1]
                    break
            else:
                n = self.act(op, fp, pc)
                if n < 0:
                    break
                fuel -= n + self.toll
                self.toll = 0
            if new:
                fuel -= self.toll
                self.toll = 0
                fp = new
                i = self.o_proc + s[fp + F_PROC] * PROC_ROW
                sp = fp + k[i + 1]
                pc = k[i]
                continue
            if ret:
                self.leave(fp)
                fuel -= self.toll
                self.toll = 0
                x = s[fp + F_DST]
                t = s[fp + F_TAG]
                y = s[fp + F_PROC]
                sp = fp
                fp = s[fp]
                if t == TAG_HOST:
                    s[H_STATUS] = ST_DONE
                    s[H_OVER] = val
                    if fp:
                        pc = s[fp + F_PC]
                    break
                if fp == 0:
                    fp = sp
                    sp = fp + k[self.o_proc + y * PROC_ROW + 1]
                    self.fail(X_MAIN, pc, y)
                    break
                if x:
                    s[x] = val
                pc = s[fp + F_PC]
                continue
            pc += 4
        if fp:
            s[fp + F_PC] = pc
        s[H_FP] = fp
        s[H_SP] = sp
        self.toll = 0
        self.work += self.fuel - fuel + ANSWER_WORK
        self.spent += self.fuel - fuel + ANSWER_WORK
        self.fuel = fuel
        if s[H_STATUS] == ST_ASKING or s[H_STATUS] == ST_CHANCE:
            if self.spent > TURN_WORK:
                self.fail(X_TURN, pc - 4, 0)
            elif self.work > GAME_WORK:
                self.fail(X_GAME, pc - 4, 0)
        return 0

    def bound(self, left: int, until: int, rounds: int) -> int:
        """Say how far seats answer at random: answers (-1: any), turns, rounds."""
        self.left = left
        self.until = until
        self.rounds = rounds
        return 0

    def retrace(self, answers: int, fuel: int) -> int:
        """After a fault: come to it again from the state kept, keeping the state before the last answer.

        What was logged on the way is logged already.
        """
        notes = self.notes
        self.notes = 0
        self.undo()
        while answers:
            if answers == 1:
                self.keep()
            self.answer(self.draw(0, self.s[H_DSEAT], self.s[H_DN]))
            self.fuel = fuel
            self.run()
            answers -= 1
            if answers:
                self.tidy()
        self.notes = notes
        return 0

    def go(self, fuel: int) -> int:
        """Run on, answering for seats that answer at random, until somebody else is needed; the status.

        After much work it is `running`, for the driver to look up: then it has to be called again.
        """
        stretch = self.work + STRETCH
        since = (
            0  # answers since the state was kept: copying it for each of them would take as long as playing
        )
        while True:
            if self.s[H_STATUS] == ST_RUNNING:
                self.fuel = fuel
                self.run()
                if self.s[H_STATUS] == ST_FAULT:
                    if since > 1:
                        self.retrace(since, fuel)
                    return ST_FAULT
                self.tidy()
            if self.s[H_STATUS] != ST_ASKING or (self.s[H_BOTS] >> self.s[H_DSEAT]) & 1 == 0:
                return self.s[H_STATUS]
            if self.left == 0 or (self.until > 0 and self.s[H_TURNS] >= self.until):
                return self.s[H_STATUS]
            if self.rounds > 0 and self.s[H_ROUNDS] >= self.rounds:
                return self.s[H_STATUS]
            if self.work > stretch:
                return ST_RUNNING
            self.left -= 1
            if since == 0 or since == KEEP_EVERY:
                self.keep()
                since = 0
            since += 1
            self.answer(self.draw(0, self.s[H_DSEAT], self.s[H_DN]))

    def imagine(self, choice: int, fuel: int) -> int:
        """Play an imagined game from `base` on that begins with an answer, and note in `im` what it came to.

        One with a fault is judged where it stood before the answer that led there: that way is gone again.
        """
        said = -1
        limit = self.im[I_ANSWERS] + 1
        x = ST_FAULT
        while x == ST_FAULT:
            self.embark()
            until = self.s[H_TURNS] + self.im[I_TURNS]
            x = self.s[H_STATUS]
            taken = 0
            then = choice
            while then >= 0 and taken < limit:
                self.answer(then)
                taken += 1
                then = -1
                x = self.proceed(fuel)
                if x == ST_ASKING and self.s[H_TURNS] < until and taken < limit:
                    if self.im[I_SAID] < self.im[I_DECISIONS] and self.returned() == 0:
                        then = self.choose()
            if said < 0:
                said = self.im[I_SAID]
            limit = taken - 1
        self.im[I_SAID] = said
        self.im[I_POINTS] = self.stands(fuel) * self.im[I_SCALE] - said * self.im[I_FUSS]
        self.remember()
        return self.im[I_POINTS]

    def survey(self, fuel: int) -> int:
        """Play an imagined game from `base` on for each option; `sums` has what it came to, by its node."""
        n = self.base[H_DN]
        for x in range(n):
            self.work = 0  # of each game alone
            self.spent = 0
            self.im[I_FIRST] = 2 + x
            self.imagine(x, fuel)
            self.sums[2 + x] = self.im[I_POINTS]
        return n

    def look(self, fuel: int) -> int:
        """Deal `base` anew for who is asked, and look once at each option; the best, -1 for several.

        `sums` has what each came to. An option beside a usual one that leads back to the same question
        without a gain is a detour, behind all others. Where all are, the usual one stands for what there is
        now, and is not looked at. Of several things that are chosen one by one none is a detour.
        """
        self.embark()
        self.im[I_SEAT] = self.s[H_DSEAT]
        self.s[H_BOTS] = 0
        self.s[H_SEEDLO] = self.im[I_SEEDLO]
        self.s[H_SEEDHI] = self.im[I_SEEDHI]
        self.deal(self.im[I_SEAT])
        self.keep()
        self.base = self.kept
        n = self.s[H_DN]
        least = self.usual()
        back = 0
        now = 0
        if least >= 0 and self.kinds[self.s[H_DPROMPT]] != KIND_GATHERING:
            back = 1
            now = self.stands(fuel) * self.im[I_SCALE]
        detours = 0
        for x in range(n):
            if x != least:
                self.im[I_BACK] = back
                self.imagine(x, fuel)
                self.im[I_BACK] = 0
                if self.im[I_CAME]:
                    if self.im[I_POINTS] > now:
                        self.imagine(x, fuel)
                    else:
                        self.im[I_POINTS] = -2 * self.im[I_WON] * self.im[I_SCALE]
                        detours += 1
                self.sums[x] = self.im[I_POINTS]
        if least >= 0:
            self.im[I_POINTS] = now
            if detours < n - 1:
                self.imagine(least, fuel)
            self.sums[least] = self.im[I_POINTS]
        return self.foremost(n, least)

    def proceed(self, fuel: int) -> int:
        """Go on for as long as it takes; the status."""
        x = ST_RUNNING
        while x == ST_RUNNING:
            x = self.go(fuel)
        return x

    def stands(self, fuel: int) -> int:
        """How the seat stands: its worth beside that of each of the others; uses the game up."""
        seat = self.im[I_SEAT]
        if self.s[H_STATUS] == ST_OVER and self.s[H_WON] & ((1 << self.ns) - 1):
            if (self.s[H_WON] >> seat) & 1:
                return self.im[I_WON]
            return -self.im[I_WON]
        others = 0
        for x in range(self.ns):
            if x != seat and self.im[I_ALONE] == 0:
                others += self.points(x, fuel)
        return self.weigh(self.points(seat, fuel), others)

    def points(self, seat: int, fuel: int) -> int:
        """The points of a seat; none where the packs say nothing of worth, or after a fault."""
        x = self.avatar(seat)
        if x < 0:
            if self.im[I_OUT] >= 0 and self.s[self.im[I_OUT] + seat] > 0:
                return self.im[I_LEFT]
            return 0
        if self.im[I_WORTH] < 0:
            return 0
        at = self.start(self.im[I_WORTH], self.s[H_STATUS] == ST_OVER)
        if at < 0:
            return 0
        self.s[at] = x
        self.judged = self.im[I_STATS]
        if self.judged:
            for i in range(RECKONED):
                self.im[self.judged + 5 * i] = 0
        y = self.proceed(fuel)
        self.judged = 0
        if y != ST_DONE:
            return 0
        x = self.s[H_OVER]
        if x > self.im[I_WON]:  # no pack's points get there
            return self.im[I_WON]
        if x < -self.im[I_WON]:
            return -self.im[I_WON]
        return x
