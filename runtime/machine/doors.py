# ruff: noqa: F403, F405, SIM102, SIM109
"""Larger pieces of work of the loop (events, stats, limits, decisions) and the doors for its driver."""

from __future__ import annotations

from talisman.runtime.machine.instructions import Acts
from talisman.runtime.table.ops import *


class Doors(Acts):
    """What opens frames for rules, modifiers and limits; and what a driver may do while the game waits."""

    def cast(self, fp: int, sp: int, proc: int, dst: int, event: int, block: int) -> int:
        """Open the frame of an event (proc 0) or of the question whether it may happen (proc 1)."""
        if self.s[H_DEPTH] >= MAX_DEPTH:
            return self.fail(X_DEPTH, self.s[fp + F_PC] - 4, event)
        x = self.push(fp, sp, proc, dst, sp, TAG_EVENT)
        if x < 0:
            return -1
        self.s[H_DEPTH] = self.s[H_DEPTH] + 1
        self.s[x + E_EVENT] = event
        self.s[x + E_CAN] = proc
        for i in range(RECORD):
            self.s[x + E_REC + i] = self.s[block + i]
        return x

    def begun(self, fp: int) -> int:
        """The body of an event begins: note it."""
        event = self.s[fp + E_EVENT]
        if self.k[self.o_ev + event * EV_ROW + 9]:
            return 0
        i = self.note(LG_EVENT, self.s[H_DEPTH], event, self.s[fp + E_REC], self.s[fp + E_REC1])
        if i >= 0:
            self.lg[i] = self.s[fp + E_REC2]
            self.lg[i + 1] = self.s[fp + E_REC3]
            self.lg[i + 2] = self.s[fp + E_REC4]
            self.lg[i + 3] = self.s[fp + E_REC5]
        return 0

    def refused(self, fp: int) -> int:
        """A rule forbids an event, or says so where only that was asked: note which, and of what."""
        i = self.note(
            LG_REFUSED, self.s[fp + E_RULE] - 1, self.s[fp + E_EVENT], self.s[fp + E_REC], self.s[fp + E_REC1]
        )
        if i >= 0:
            self.lg[i] = self.s[fp + E_REC2]
            self.lg[i + 1] = self.s[fp + E_REC4]
            self.lg[i + 2] = self.s[fp + E_CAN]
        return 0

    def verdict(self, fp: int) -> int:
        """What an event that ends here comes to; whether it may happen, where only that was asked."""
        if self.s[fp + E_CAN]:
            return 1 - self.s[fp + E_VERDICT]
        return self.s[fp + E_VERDICT]

    def rule(self, fp: int, sp: int, phase: int, pc: int) -> int:
        """Take up what the last rule of a phase said and start the next one.

        The new frame; 0 when the phase is through; -2 when the event ends here; -1 after a fault.
        """
        n = self.s[fp + E_RULE]
        if n:
            self.s[fp + E_RULE] = 0
            x = self.s[fp + E_RESULT]
            if x and phase != PH_FORBID:
                self.note(LG_RULE, n - 1, phase, x, self.s[fp + E_EVENT])
            if x and phase == PH_REPLACE:
                n -= 1
                y = n // BITS
                z = fp + E_USED + y - self.k[self.o_ev + self.s[fp + E_EVENT] * EV_ROW + 10]
                self.s[z] = self.s[z] | (1 << (n - y * BITS))
                self.s[fp + E_SEG] = 0
                self.s[fp + E_POS] = 0
                self.s[fp + E_BIT] = 0
                if x == 2:
                    self.s[fp + E_VERDICT] = 2
                    return -2
        event = self.o_ev + self.s[fp + E_EVENT] * EV_ROW
        n = -1
        row = self.sieve(event, phase, self.s[fp + E_REC], self.s[fp + E_REC1])
        if row and (self.s[fp + E_BIT] or not self.silent(row)):
            n = self.pick(fp, phase, row)
        if n < 0:
            self.s[fp + E_SEG] = 0
            self.s[fp + E_POS] = 0
            self.s[fp + E_BIT] = 0
            if phase == PH_FORBID and self.s[fp + E_BAN]:
                self.s[fp + E_VERDICT] = 1
                return -2
            return 0
        self.s[fp + E_RULE] = n + 1
        self.s[fp + E_RESULT] = 0
        self.s[fp + F_PC] = pc
        x = 0
        if phase == PH_FORBID or phase == PH_REPLACE:
            x = n // BITS
            y = self.b_busy + x
            self.s[y] = self.s[y] | (1 << (n - x * BITS))
            x = n + 1
        y = self.push(fp, sp, self.k[self.o_rule + n * RULE_ROW], fp + E_RESULT, fp, x)
        if y < 0:
            return -1
        if self.k[self.o_proc + self.s[y + F_PROC] * PROC_ROW + 2]:
            self.s[y + FH] = self.who
        return y

    def stat(self, fp: int, pc: int) -> int:
        """Go on with the modifiers of the stat frame on top of the stack (its words lie at `fp`).

        0 when all are through (the value is in S_VALUE), -1 after a fault, else the row of a modifier
        with code, to be run with its result in S_RESULT.
        """
        r = self.o_stat + self.s[fp + S_STAT] * STAT_ROW
        own = self.own(self.s[fp + S_SUBJECT])
        while self.s[fp + S_PASS] < 4:
            p = self.s[fp + S_PASS]
            i = self.k[r]
            end = i + self.k[r + 1]
            if p >= 2:
                i = end
                end = self.k[r] + self.k[r + 2]
            if i == end:
                self.s[fp + S_PASS] = p + 2 - (p & 1)
                continue
            blk = 0
            if p & 1:
                blk = own
                if own == 0:
                    self.s[fp + S_PASS] = p + 1
                    continue
            i += self.s[fp + S_BIT]
            blk = self.b_bits + blk * self.bw
            while i < end:
                wi = i // BITS
                sh = i - wi * BITS
                w = self.s[blk + wi]
                w = (w >> sh) << sh
                n = end - wi * BITS
                if n < BITS:
                    w = w & ((1 << n) - 1)
                i = (wi + 1) * BITS
                self.toll += 1
                while w:
                    low = w & -w
                    w = w ^ low
                    self.toll += 1
                    n = wi * BITS + self.lowest(low)
                    m = self.o_mod + (n - self.o_modbase) * MOD_ROW
                    if p >= 2 and self.k[m + 4] & self.s[fp + S_HIDE]:
                        continue
                    if self.k[m + 5] & ~self.s[fp + S_CONTEXT]:
                        continue
                    x = self.k[m + 9]
                    if x:
                        y = self.s[fp + S_SUBJECT]
                        if (x == 1 and y != self.k[m + 1]) or (x < 0 and y != -1 - x):
                            continue
                        if x > 1 and y >= -1 and y < self.ne and (y < 0 or self.tagged(y, x - 2) == 0):
                            continue
                    x = self.k[m + 10]
                    if self.k[x]:
                        self.who = self.k[m + 1]
                        if self.says_no(fp + S_SUBJECT, x, 0):
                            continue
                    if self.k[m] == 0:
                        if self.apply(fp, m, self.k[m + 3], pc) < 0:
                            return -1
                        continue
                    self.s[fp + S_MOD] = m
                    self.s[fp + S_BIT] = n + 1 - self.k[r]
                    if p >= 2:
                        self.s[fp + S_BIT] = n + 1 - self.k[r] - self.k[r + 1]
                    return m
            self.s[fp + S_PASS] = p + 1
            self.s[fp + S_BIT] = 0
        q = self.s[fp + S_VALUE]
        q += self.s[fp + S_ADD]
        if q > 2147483647 or q < -2147483648:
            return self.fail(X_OVERFLOW, pc, 0)
        if q < self.s[fp + S_LEAST]:
            q = self.s[fp + S_LEAST]
        if q > self.s[fp + S_MOST]:
            q = self.s[fp + S_MOST]
        self.s[fp + S_VALUE] = q
        return 0

    def apply(self, fp: int, m: int, amount: int, pc: int) -> int:
        """Count one modifier in; -1 after a fault."""
        kind = self.k[m + 2]
        q = amount
        if self.k[m] == 0 and self.k[m + 7] >= 0:
            q = 0
            self.toll += self.s[H_EFHI]
            for i in range(self.s[H_EFHI]):
                x = self.b_ef + i * EFW
                if self.s[x] == self.k[m + 7] + 1 and self.s[x + 1] == self.s[fp + S_SUBJECT]:
                    q += amount
                    if kind == C_SUPPRESS:
                        q = 1
                    elif kind != C_ADD:
                        q = amount
            if q == 0:
                return 0
        if q == -2147483648:  # its procedure says that it is not in force
            return 0
        if kind == C_SUPPRESS:
            if q:
                self.s[fp + S_HIDE] = self.s[fp + S_HIDE] | self.k[m + 6]
        elif kind == C_ADD:
            w = q + self.s[fp + S_ADD]
            if q > 2147483647 or q < -2147483648 or w > 2147483647 or w < -2147483648:
                return self.fail(X_OVERFLOW, pc, 0)
            self.part(fp, m, q)
            self.s[fp + S_ADD] = w
            return 0
        elif kind == C_SET:
            self.s[fp + S_VALUE] = q
        elif kind == C_LEAST:
            if q > self.s[fp + S_LEAST]:
                self.s[fp + S_LEAST] = q
        elif kind == C_MOST:
            if q < self.s[fp + S_MOST]:
                self.s[fp + S_MOST] = q
        self.part(fp, m, q)
        return 0

    def part(self, fp: int, m: int, q: int) -> int:
        """Note one part of a stat, with the thing that carries it; a living effect is none."""
        x = self.k[m + 1]
        if self.k[m + 7] >= 0:
            x = -1
        i = self.note(LG_PART, self.s[fp + S_STAT], self.s[fp + S_SUBJECT], x, q)
        if i >= 0:
            self.lg[i] = self.k[m + 2]
            self.lg[i + 1] = self.k[m + 8]
        return 0

    def due(self) -> int:
        """The limits to be looked at; what only a redress reads counts when one has not helped."""
        if self.s[H_STUCK] or self.s[H_WAITS]:
            return self.s[H_DIRTY]
        return self.s[H_DIRTY] & (REDRESS - 1)

    def wakes(self) -> int:
        """Whether a limit is to be looked at; those that are asleep no longer are."""
        x = self.due()
        while x:
            y = x & -x
            x = x ^ y
            if y == REDRESS:
                return 1
            t = self.o_limbit + self.lowest(y) * 2
            r = self.o_lim + self.k[t] * LIM_ROW
            end = r + self.k[t + 1] * LIM_ROW
            while r < end:
                if self.awaits(r):
                    return 1
                r += LIM_ROW
            self.s[H_DIRTY] = self.s[H_DIRTY] ^ y
            self.s[H_STUCK] = self.s[H_STUCK] & ~y
            self.s[H_WAITS] = self.s[H_WAITS] & ~y
        self.settled()
        return 0

    def settled(self) -> int:
        """Where no limit is stuck and none waits, what has changed before helps nobody: it is forgotten."""
        if self.s[H_STUCK] == 0 and self.s[H_WAITS] == 0:
            self.s[H_DIRTY] = self.s[H_DIRTY] & ~REDRESS
        return 0

    def awaits(self, r: int) -> int:
        """Whether a carrier of a limit is where its text counts; whether anything is there that it counts.

        A limit about effects of a type has something to say where there is one.
        """
        t = self.k[r + 5]
        if t and self.k[r + 4] < 0:
            return self.s[self.b_efn + self.k[r + 3]] > 0
        if t:
            self.toll += self.k[r + 4] - self.k[r + 3]
            for x in range(self.k[r + 3], self.k[r + 4]):
                if t < 0:
                    if self.player(x) >= 0:
                        return 1
                else:
                    z = self.zclass(x)
                    if z >= 0 and z < BITS and (t >> z) & 1:
                        return 1
            return 0
        if self.k[r + 1] == 0 or self.k[r + 2] < 0:
            return 1
        for x in range(self.ns):
            y = self.avatar(x)
            if y >= 0 and self.first(self.k[r + 2], y) >= 0:
                return 1
        return 0

    def limit(self, fp: int) -> int:
        """The next limit of the limit frame `fp` as a procedure, its argument in `who`; 0: all done."""
        if self.s[fp + L_RESULT] == 2:
            self.s[H_WAITS] = self.s[H_WAITS] | self.s[fp + L_MASK]
        elif self.s[fp + L_RESULT]:
            if self.s[H_DIRTY] & REDRESS:
                self.s[H_DIRTY] = self.s[H_DIRTY] & ~REDRESS | self.s[H_WAITS]  # what it has done is no help
                self.s[H_WAITS] = 0
            self.s[H_STUCK] = self.s[H_STUCK] | self.s[fp + L_MASK]
        self.s[fp + L_RESULT] = 0
        while True:
            if self.s[fp + L_LEFT] == 0:
                self.s[fp + L_MASK] = 0
                x = self.due()
                if x == 0:
                    return 0
                x = x & -x
                self.s[H_DIRTY] = self.s[H_DIRTY] ^ x
                if x == REDRESS:
                    self.s[H_DIRTY] = self.s[H_DIRTY] | self.s[H_STUCK] | self.s[H_WAITS]
                    self.s[H_STUCK] = 0
                    self.s[H_WAITS] = 0
                    continue
                self.s[H_STUCK] = self.s[H_STUCK] & ~x
                self.s[H_WAITS] = self.s[H_WAITS] & ~x
                self.settled()
                y = self.o_limbit + self.lowest(x) * 2
                self.s[fp + L_MASK] = x
                self.s[fp + L_NEXT] = self.k[y]
                self.s[fp + L_LEFT] = self.k[y + 1]
                self.s[fp + L_SEAT] = 0
                continue
            r = self.o_lim + self.s[fp + L_NEXT] * LIM_ROW
            x = self.s[fp + L_SEAT]
            y = self.ns
            if self.k[r + 1] == 0:
                y = self.awaits(r)
            if x >= y:
                self.s[fp + L_LEFT] = self.s[fp + L_LEFT] - 1
                self.s[fp + L_NEXT] = self.s[fp + L_NEXT] + 1
                self.s[fp + L_SEAT] = 0
                continue
            self.s[fp + L_SEAT] = x + 1
            self.who = -1
            if self.k[r + 1]:
                x += self.s[H_CUR]
                if x >= self.ns:
                    x -= self.ns
                self.who = self.avatar(x)
                if self.who < 0:
                    continue
                if self.k[r + 2] >= 0 and self.first(self.k[r + 2], self.who) < 0:
                    continue
            return self.k[r]

    def pose(self, fp: int, pc: int, hidden: int) -> int:
        """Put a decision: 1 when it answered itself, 0 when somebody is asked, -1 after a fault.

        hidden: 1 the others see only that it is open, -1 they see it, and one option does not answer itself.
        """
        x = self.s[fp + self.c[pc + 2]]
        n = self.s[H_DN]
        if x < 0 or x >= self.ns or n == 0:
            return self.fail(X_CHOICE, pc, x)
        self.s[H_DDST] = fp + self.c[pc + 1]
        if n == 1 and hidden == 0 and self.known() == 1:
            self.settle(0)
            return 1
        if self.count(H_DECISIONS, pc) < 0:
            return -1
        self.s[H_DSEAT] = x
        self.s[H_DPROMPT] = self.c[pc + 3]
        self.s[H_DHIDDEN] = int(hidden > 0)
        self.s[H_STATUS] = ST_ASKING
        return 0

    def known(self) -> int:
        """Whether all see what the only option is: not a thing that lies hidden."""
        x = self.s[self.b_opt]
        if self.s[self.b_opt + 1] < 0 or x < 0 or x >= self.ne:
            return 1
        return 1 - self.covered(x)

    def settle(self, index: int) -> int:
        """Write an option where its decision wants it and clear the decision."""
        i = self.s[H_DDST]
        t = self.s[self.b_opt + index * 2 + 1]
        if t < 0:
            t = -1 - t
        self.s[i] = self.s[self.b_opt + index * 2]
        self.s[i + 1] = t
        self.clear()
        return 0

    def clear(self) -> int:
        """Empty the decision."""
        for i in range(self.b_opt, self.b_opt + self.s[H_DN] * 2):
            self.s[i] = 0
        self.s[H_DN] = 0
        self.s[H_DDST] = 0
        self.s[H_DSEAT] = 0
        self.s[H_DPROMPT] = 0
        self.s[H_DHIDDEN] = 0
        self.s[H_DABOUT] = 0
        self.s[H_DALSO] = 0
        return 0

    def sound(self, pc: int) -> int:
        """Whether everything is in one zone or out of the game, and every watched word within its bounds.

        `bd` holds the words to look at: where, least, most. -1 after a fault, which names the thing (or the
        word). For tests of whole games: it looks at everything there is.
        """
        n = 0
        for z in range(self.nz):
            r = self.b_zone + z * 3
            x = self.s[r]
            y = 0
            left = self.s[r + 2]
            n += left
            while x:
                if left == 0 or self.s[self.b_prv + x - 1] != y or self.s[self.b_zof + x - 1] != z + 1:
                    return self.fail(X_UNSOUND, pc, x - 1)
                left -= 1
                y = x
                x = self.s[self.b_nxt + x - 1]
            if left or y != self.s[r + 1]:
                return self.fail(X_UNSOUND, pc, y - 1)
        for x in range(self.ne):
            if self.s[self.b_zof + x]:
                n -= 1
            elif self.s[self.b_nxt + x] or self.s[self.b_prv + x]:
                return self.fail(X_UNSOUND, pc, x)
            if self.s[self.b_known + x] and self.s[self.b_known + x] != self.s[self.b_zof + x]:
                return self.fail(X_UNSOUND, pc, x)
        if n:
            return self.fail(X_UNSOUND, pc, -1)
        for i in range(0, self.watched - 1, 3):
            x = self.s[self.bd[i]]
            if x < self.bd[i + 1] or x > self.bd[i + 2]:
                return self.fail(X_UNSOUND, pc, self.bd[i])
        return 0

    def tidy(self) -> int:
        """Zero what lies above the stack, so that equal games are equal words."""
        for i in range(self.s[H_SP], self.s[H_HIGH]):
            self.s[i] = 0
        self.s[H_HIGH] = self.s[H_SP]
        return 0

    def keep(self) -> int:
        """Remember the state for the case of a fault."""
        n = self.s[H_SP]
        self.kept[:n] = self.s[:n]
        return 0

    def undo(self) -> int:
        """Go back to the state kept last."""
        n = self.kept[H_SP]
        high = self.s[H_HIGH]
        self.s[:n] = self.kept[:n]
        for i in range(n, high):
            self.s[i] = 0
        for i in range(self.size, self.size + self.ne):
            self.s[i] = 0
        return 0

    def answer(self, index: int) -> int:
        """Answer the decision with the index of an option; -1 when there is no such thing."""
        if self.s[H_STATUS] != ST_ASKING or index < 0 or index >= self.s[H_DN]:
            return -1
        i = self.b_opt + index * 2
        if self.s[H_DHIDDEN] == 0:
            n = self.note(LG_ANSWER, self.s[H_DSEAT], self.s[H_DPROMPT], self.s[i], self.s[i + 1])
            if n >= 0:
                self.lg[n] = self.s[H_DABOUT] - 1
                self.lg[n + 1] = self.s[H_DALSO] - 1
        self.settle(index)
        self.s[H_STATUS] = ST_RUNNING
        return 0

    def roll(self, value: int) -> int:
        """Answer a die that comes from outside; -1 when it has no such side."""
        if self.s[H_STATUS] != ST_CHANCE or value < 1 or value > self.s[H_CSIDES]:
            return -1
        self.s[self.s[H_CDST]] = value
        self.note(LG_DIE, self.s[H_CPUR], self.s[H_CSUB], self.s[H_CSIDES], value)
        self.s[H_CPUR] = 0
        self.s[H_CSUB] = 0
        self.s[H_CSIDES] = 0
        self.s[H_CDST] = 0
        self.s[H_STATUS] = ST_RUNNING
        return 0

    def start(self, proc: int, fresh: int) -> int:
        """A new top frame for a procedure, its first register's word; `fresh`: nothing is below it.

        A pending decision is dropped. -1 when the stack is full.
        """
        self.clear()
        fp = self.s[H_FP]
        sp = self.s[H_SP]
        tag = TAG_HOST
        if fresh:
            while fp:
                self.leave(fp)
                fp = self.s[fp]
            sp = self.b_stack
            self.s[H_FP] = 0
            self.s[H_SP] = sp
            self.tidy()
        if proc == self.main:
            tag = 0
        x = self.push(fp, sp, proc, 0, 0, tag)
        if x < 0:
            return -1
        self.s[H_FP] = x
        self.s[H_SP] = x + self.k[self.o_proc + proc * PROC_ROW + 1]
        self.s[H_STATUS] = ST_RUNNING
        return x + FH

    def move(self, ent: int, z: int, pos: int) -> int:
        """Put an entity into a zone from outside; -1 when that cannot be."""
        if ent < 0 or ent >= self.ne or z < -1 or z >= self.nz:
            return -1
        if z >= 0 and self.inside(ent, z):
            return -1
        self.shift(ent, z, pos)
        return 0

    def rebits(self) -> None:
        """Compute the bits of everything in force anew."""
        self.recompute()

    def player_of(self, ent: int) -> int:
        """The seat that controls an entity, or -1."""
        return self.player(ent)

    def avatar_of(self, seat: int) -> int:
        """The entity a seat plays, or -1."""
        return self.avatar(seat)

    def draw_for(self, seat: int, count: int) -> int:
        """The option a seat takes that answers at random."""
        return self.draw(0, seat, count)
