# ruff: noqa: F403, F405, SIM108, SIM109
"""Instructions that end where they began: state, zones, board, options, frames by level, effects.

Each function takes the instruction, its frame and its place, and returns what it costs beyond the
table's cost, or -1 after a fault.
"""

from __future__ import annotations

from talisman.runtime.machine.rules_in_force import Force
from talisman.runtime.table.ops import *


class Acts(Force):
    """Instructions that neither open nor leave a frame."""

    def sift(self, fp: int, pc: int, x: int) -> int:
        """What is found and not passed over, where the code goes back for another at once; `steps` it takes.

        It looks for one that lies in a class of zones, or whose field has a value.
        """
        r = self.c[pc + 1]
        tag = self.c[pc + 3]
        again = pc
        n = self.steps
        if self.c[pc + 2] != r:
            return x
        pc += 4
        if self.c[pc] != JLTI or self.c[pc + 1] != r or self.c[pc + 2] != 0:
            return x
        pc += 4
        if self.c[pc + 3] == again and self.c[pc + 1] == r and self.c[pc] == JNIN:
            t = self.c[pc + 2]
            while x >= 0 and self.zclass(x) != t:
                x = self.find(x, tag)
                n += self.steps + 3
        elif self.c[pc] == GETV and self.c[pc + 3] == r and self.c[pc + 1] != r:
            t = self.o_field + self.c[pc + 2] * FIELD_ROW
            y = self.c[pc + 1]
            pc += 4
            if self.c[pc + 3] == again and self.c[pc + 1] == y and self.c[pc] == JNEI:
                while x >= 0:
                    i = self.field(t, x)
                    z = 0
                    if i >= 0:
                        z = self.s[i]
                    if z == self.c[pc + 2]:
                        break
                    self.s[fp + y] = z
                    x = self.find(x, tag)
                    n += self.steps + 4
        self.steps = n
        return x

    def near(self, after: int, place: int, steps: int, tag: int) -> int:
        """The next space after one that has a tag and is so many steps from a space, or -1."""
        self.steps = 0
        if steps < 0 or steps > self.far:
            return -1
        i = self.k[self.o_ring + self.k[self.o_place + place] * (self.far + 1) + steps]
        n = self.k[i]
        while n:
            i += 1
            n -= 1
            self.steps += 1
            x = self.k[self.o_space + self.k[i]]
            if x > after and self.tagged(x, tag):
                return x
        return -1

    def address(self, row: int, ent: int, pc: int) -> int:
        """The word of a field of an entity; -1 (a fault) for what does not have the field."""
        i = self.field(row, ent)
        if i < 0:
            return self.fail(X_ID, pc, ent)
        return i

    def act(self, op: int, fp: int, pc: int) -> int:
        """Any instruction that the loop does not do itself, each in the part of the table it stands in."""
        if op < END_VALUE:
            return self.act_value(op, fp, pc)
        if op < END_STATE:
            return self.act_state(op, fp, pc)
        if op < END_ZONE:
            return self.act_zone(op, fp, pc)
        if op < END_CHOICE:
            return self.act_choice(op, fp, pc)
        if op < END_FRAME:
            return self.act_frame(op, fp, pc)
        return self.act_effect(op, fp, pc)

    def act_value(self, op: int, fp: int, pc: int) -> int:
        """The rarer sums; division goes down, below zero too."""
        x = self.s[fp + self.c[pc + 2]]
        if op == DIVI or op == DIV:
            y = self.c[pc + 3]
            if op == DIV:
                y = self.s[fp + y]
                if y < 1:
                    return self.fail(X_DIVISOR, pc, y)
            if x >= 0:
                x = x // y
            else:
                x = -1 - (-1 - x) // y
        else:
            y = self.s[fp + self.c[pc + 3]]
            if op == EQ:
                x = 1 if x == y else 0
            elif op == LT:
                x = 1 if x < y else 0
            elif op == AND:
                x = x & y
            elif op == OR:
                x = x | y
            elif op == MIN:
                if y < x:
                    x = y
            elif op == MAX:
                if y > x:
                    x = y
            else:
                return self.fail(X_ARM, pc, op)
        self.s[fp + self.c[pc + 1]] = x
        return 0

    def act_state(self, op: int, fp: int, pc: int) -> int:
        """Fields, globals, printed values, seats."""
        if op == ATTR:
            x = self.s[fp + self.c[pc + 3]]
            if x < -1 or x >= self.ne:
                return self.fail(X_ID, pc, x)
            y = 0
            if x >= 0:
                y = self.k[self.o_attr + self.c[pc + 2] * self.ne + x]
            self.s[fp + self.c[pc + 1]] = y
        elif op == TAG:
            x = self.s[fp + self.c[pc + 2]]
            if x < -1 or x >= self.ne:
                return self.fail(X_ID, pc, x)
            y = 0
            if x >= 0:
                y = self.tagged(x, self.c[pc + 3])
            self.s[fp + self.c[pc + 1]] = y
        elif op == RANGE:
            i = self.o_range + self.c[pc + 2] * RANGE_ROW
            self.s[fp + self.c[pc + 1]] = self.k[i]
            self.s[fp + self.c[pc + 1] + 1] = self.k[i + 1]
        elif op == SEATS:
            self.s[fp + self.c[pc + 1]] = self.ns
        elif op == SETSEAT:
            x = self.s[fp + self.c[pc + 1]]
            if x < 0 or x >= self.ns:
                return self.fail(X_ID, pc, x)
            y = x != self.s[H_CUR]
            if self.ns == 1:  # who is alone has another turn where something was asked in the last one
                y = self.s[H_TURNS] < 0 or self.s[H_DECISIONS] != self.s[H_ALONE]
                self.s[H_ALONE] = self.s[H_DECISIONS]
            if y:
                if self.count(H_TURNS, pc) < 0:
                    return -1
                if (x < self.s[H_CUR] or self.ns == 1) and self.count(H_ROUNDS, pc) < 0:
                    return -1
            self.s[H_CUR] = x
            self.spent = 0
        elif op == SEATR:
            q = self.s[fp + self.c[pc + 2]]
            q += self.s[fp + self.c[pc + 3]]
            if q >= self.ns and q < 2 * self.ns:
                q -= self.ns  # mostly so, and a division takes as long as an instruction
            elif q >= 0:
                q = q % self.ns
            else:
                q = self.ns - 1 - (-1 - q) % self.ns
            self.s[fp + self.c[pc + 1]] = q
        elif op == AVATAR or op == SETAV:
            x = self.s[fp + self.c[pc + 1]]
            if op == AVATAR:
                x = self.s[fp + self.c[pc + 2]]
            if x < 0 or x >= self.ns:
                return self.fail(X_ID, pc, x)
            if op == AVATAR:
                self.s[fp + self.c[pc + 1]] = self.avatar(x)
            else:
                y = self.s[fp + self.c[pc + 2]]
                if y < -1 or y >= self.ne:
                    return self.fail(X_ID, pc, y)
                self.holding = 0
                self.s[self.b_avatar + x] = -1
                if y >= 0:
                    self.s[self.b_avatar + x] = y + 1
                self.s[H_DIRTY] = 1073741823
        elif op == SERIAL:
            if self.count(H_SERIAL, pc) < 0:
                return -1
            self.s[fp + self.c[pc + 1]] = self.s[H_SERIAL]
        else:
            return self.fail(X_ARM, pc, op)
        return 0

    def shuffle(self, z: int, purpose: int) -> int:
        """Put a zone in an order that the dice of a purpose choose (scratch lies behind the state)."""
        r = self.b_zone + z * 3
        n = self.s[r + 2]
        if n < 2 or self.s[H_SCRIPTED] == 1:
            return n
        o = self.size
        y = self.s[r]
        for i in range(n):
            self.s[o + i] = y
            y = self.s[self.b_nxt + y - 1]
        i = n - 1
        while i > 0:
            y = self.draw(purpose, -1, i + 1)
            t = self.s[o + i]
            self.s[o + i] = self.s[o + y]
            self.s[o + y] = t
            i -= 1
        y = 0
        for i in range(n):
            t = self.s[o + i]
            self.s[self.b_prv + t - 1] = y
            if y:
                self.s[self.b_nxt + y - 1] = t
            else:
                self.s[r] = t
            y = t
            self.s[o + i] = 0
        self.s[self.b_nxt + y - 1] = 0
        self.s[r + 1] = y
        return n + n

    def act_zone(self, op: int, fp: int, pc: int) -> int:
        """Zones: what is where, moving, shuffling; and the board."""
        if op == ZID:
            r = self.o_zcls + self.c[pc + 2] * ZCLS_ROW
            x = self.s[fp + self.c[pc + 3]]
            i = self.k[r]
            if self.k[r + 3] >= 0:
                i = self.address(r, x, pc)
                if i < 0:
                    return -1
            self.s[fp + self.c[pc + 1]] = i
        elif op == TOP or op == BOT or op == CNT:
            x = self.s[fp + self.c[pc + 2]]
            if x < 0 or x >= self.nz:
                return self.fail(X_ID, pc, x)
            r = self.b_zone + x * 3
            if op == TOP:
                self.s[fp + self.c[pc + 1]] = self.s[r] - 1
            elif op == BOT:
                self.s[fp + self.c[pc + 1]] = self.s[r + 1] - 1
            else:
                self.s[fp + self.c[pc + 1]] = self.s[r + 2]
        elif op == NEAR:
            r = fp + self.c[pc + 2]
            x = self.s[r]
            y = self.s[r + 1]
            if x < -1 or x >= self.ne or y < 0 or y >= self.ne:
                return self.fail(X_ID, pc, x if x < -1 or x >= self.ne else y)
            if self.k[self.o_place + y] < 0:
                return self.fail(X_ID, pc, y)
            self.s[fp + self.c[pc + 1]] = self.near(x, y, self.s[r + 2], self.c[pc + 3])
            return self.steps
        elif op == EMPTY:
            i = self.o_range + self.c[pc + 2] * RANGE_ROW
            r = fp + self.c[pc + 1]
            n = (self.k[i + 1] - self.k[i] + BITS - 1) // BITS
            self.s[r] = -1
            while n:
                self.s[r + n] = 0
                n -= 1
        elif op == JOIN:
            i = self.o_range + self.c[pc + 3] * RANGE_ROW
            r = fp + self.c[pc + 2] + 1
            x = self.s[fp + self.c[pc + 1]]
            if x < self.k[i] or x >= self.k[i + 1]:
                return self.fail(X_ID, pc, x)
            x -= self.k[i]
            self.s[r + x // BITS] = self.s[r + x // BITS] | (1 << x % BITS)
        elif op == AMONG:
            i = self.o_range + self.c[pc + 3] * RANGE_ROW
            r = fp + self.c[pc + 2]
            x = self.s[r]
            if x < -1 or x >= self.ne:
                return self.fail(X_ID, pc, x)
            self.s[fp + self.c[pc + 1]] = self.among(x, r + 1, i)
            return self.steps
        elif op == MOVE:
            x = self.s[fp + self.c[pc + 1]]
            y = self.s[fp + self.c[pc + 2]]
            if x < 0 or x >= self.ne or y < -1 or y >= self.nz:
                return self.fail(X_ID, pc, x)
            if y >= 0 and self.inside(x, y):
                return self.fail(X_CYCLE, pc, x)
            n = self.heed(x, y)
            return n + self.shift(x, y, self.c[pc + 3])
        elif op == SHUF:
            x = self.s[fp + self.c[pc + 1]]
            if x < 0 or x >= self.nz:
                return self.fail(X_ID, pc, x)
            n = self.mixed(x)
            return n + self.shuffle(x, self.c[pc + 2])
        elif op == EDGE:
            x = self.s[fp + self.c[pc + 2]]
            y = self.s[fp + self.c[pc + 3]]
            if x < -1 or x >= self.ne:
                return self.fail(X_ID, pc, x)
            x = self.place(x)
            t = -1
            if x >= 0:
                i = self.k[self.o_edges + x]
                n = self.k[i]
                i += 1
                self.toll += n
                while n and self.k[i] != y:
                    i += EDGE_ROW
                    n -= 1
                if n:
                    t = self.k[i + 1]
            self.s[fp + self.c[pc + 1]] = t
        elif op == DIST:
            x = self.s[fp + self.c[pc + 2]]
            y = self.s[fp + self.c[pc + 3]]
            if x < 0 or x >= self.ne or y < 0 or y >= self.ne:
                return self.fail(X_ID, pc, x if x < 0 or x >= self.ne else y)
            x = self.k[self.o_place + x]
            y = self.k[self.o_place + y]
            if x < 0 or y < 0:
                return self.fail(X_ID, pc, x)
            self.s[fp + self.c[pc + 1]] = self.k[self.o_dist + x * self.nplaces + y]
        elif op == ZOF or op == BEAR or op == INZ:
            x = self.s[fp + self.c[pc + 2]]
            if x < -1 or x >= self.ne:
                return self.fail(X_ID, pc, x)
            y = -1
            if op == INZ:
                y = 0
            if x >= 0:
                if op == ZOF:
                    y = self.s[self.b_zof + x] - 1
                elif op == BEAR:
                    y = self.bearer(x)
                elif self.zclass(x) == self.c[pc + 3]:
                    y = 1
            self.s[fp + self.c[pc + 1]] = y
        else:
            return self.fail(X_ARM, pc, op)
        return 0

    def offer(self, value: int, text: int, pc: int) -> int:
        """Append an option."""
        n = self.s[H_DN]
        if n >= NOPTS:
            return self.fail(X_OPTIONS, pc, n)
        self.s[self.b_opt + n * 2] = value
        self.s[self.b_opt + n * 2 + 1] = text
        self.s[H_DN] = n + 1
        return 0

    def act_choice(self, op: int, fp: int, pc: int) -> int:
        """Options; lines of the log."""
        if op == OPT:
            return self.offer(self.s[fp + self.c[pc + 1]], self.c[pc + 2], pc)
        if op == OPTI:
            return self.offer(self.c[pc + 1], self.c[pc + 2], pc)
        if op == OPTN:
            return self.offer(self.s[fp + self.c[pc + 1]], -1 - self.c[pc + 2], pc)
        if op == ABOUT:
            x = self.s[fp + self.c[pc + 2]]
            if x < 0 or x >= self.ne:
                x = -1
            if self.c[pc + 1] == 0:
                self.s[H_DABOUT] = x + 1
            else:
                self.s[H_DALSO] = x + 1
            return 0
        if op == LOG:
            i = fp + self.c[pc + 2]
            self.note(LG_LINE, self.c[pc + 1], self.s[i], self.s[i + 1], self.s[i + 2])
            return 0
        return self.fail(X_ARM, pc, op)

    def enclosing(self, fp: int, level: int) -> int:
        """The nearest frame of a level, from the top; 0 without one."""
        while fp:
            if self.k[
                self.o_isa + self.k[self.o_proc + self.s[fp + F_PROC] * PROC_ROW + 3] * self.nlev + level
            ]:
                return fp
            fp = self.s[fp]
        return 0

    def span(self, fp: int, level: int) -> int:
        """The frame an effect ends with: nearest of just this level, else outermost of its kind, else any."""
        found = fp
        near = 0
        outer = 0
        while found:
            at = self.k[self.o_proc + self.s[found + F_PROC] * PROC_ROW + 3]
            if level and at == level:
                return found
            if at and near == 0:
                near = found
            if at and level and self.k[self.o_isa + at * self.nlev + level]:
                outer = found
            found = self.s[found]
        return outer if outer else near

    def act_frame(self, op: int, fp: int, pc: int) -> int:
        """Registers of enclosing frames by level."""
        if op == ROLE:
            i = self.enclosing(fp, self.c[pc + 2])
            y = -1
            if i:
                y = self.s[i + self.c[pc + 3]]
            self.s[fp + self.c[pc + 1]] = y
        elif op == SETROLE:
            i = self.enclosing(fp, self.c[pc + 1])
            if i == 0:
                return self.fail(X_LEVEL, pc, self.c[pc + 1])
            self.s[i + self.c[pc + 2]] = self.s[fp + self.c[pc + 3]]
        elif op == INLV:
            y = 0
            if self.enclosing(fp, self.c[pc + 2]):
                y = 1
            self.s[fp + self.c[pc + 1]] = y
        else:
            return self.fail(X_ARM, pc, op)
        return 0

    def effect(self, fp: int, pc: int) -> int:
        """A new effect in the lowest free slot."""
        i = 0
        n = self.s[H_EFHI]
        while i < n and self.s[self.b_ef + i * EFW]:
            i += 1
        if i == NEFFECTS:
            return self.fail(X_EFFECTS, pc, i)
        b = fp + self.c[pc + 3]
        x = self.s[b]
        y = self.s[b + 1]
        if x < -1 or x >= self.ne or y < -1 or y >= self.ne:
            return self.fail(X_ID, pc, x if x < -1 or x >= self.ne else y)
        r = self.b_ef + i * EFW
        t = self.c[pc + 2]
        bound = 0
        if self.s[b + 6]:
            bound = self.span(fp, self.k[self.o_efspan + t])
            if bound == 0:
                return self.fail(X_LEVEL, pc, 0)
            self.s[bound + F_BOUND] = self.s[bound + F_BOUND] + 1
        self.s[r] = t + 1
        for y in range(6):
            self.s[r + 1 + y] = self.s[b + y]
        self.s[r + 7] = bound
        if i == n:
            self.s[H_EFHI] = n + 1
        self.s[self.b_efn + t] = self.s[self.b_efn + t] + 1
        if self.s[self.b_efn + t] == 1:
            self.awake(t, 1)
        self.s[H_DIRTY] = self.s[H_DIRTY] | self.k[self.o_efmask + t]
        self.s[fp + self.c[pc + 1]] = i
        return i

    def act_effect(self, op: int, fp: int, pc: int) -> int:
        """Effects: making, reading, ending, finding."""
        if op == EFNEW:
            return self.effect(fp, pc)
        if op == EFNEXT:
            x = self.s[fp + self.c[pc + 3]]
            if x < -1:
                x = -1
            if x >= self.s[H_EFHI]:  # any number may stand in a register: the next one need not be a number
                x = self.s[H_EFHI]
            y = x + 1
            while y < self.s[H_EFHI] and self.s[self.b_ef + y * EFW] != self.c[pc + 2] + 1:
                y += 1
            n = y - x
            if y >= self.s[H_EFHI]:
                y = -1
            self.s[fp + self.c[pc + 1]] = y
            if n < 0:
                n = 0
            return n
        if op == EFGET:
            x = self.s[fp + self.c[pc + 2]]
        elif op == EFSET or op == EFEND:
            x = self.s[fp + self.c[pc + 1]]
        else:
            return self.fail(X_ARM, pc, op)
        if x < 0 or x >= NEFFECTS or self.s[self.b_ef + x * EFW] == 0:
            return self.fail(X_ID, pc, x)
        r = self.b_ef + x * EFW
        if op == EFGET:
            self.s[fp + self.c[pc + 1]] = self.s[r + 1 + self.c[pc + 3]]
        elif op == EFSET:
            y = self.s[fp + self.c[pc + 3]]
            if self.c[pc + 2] < 2 and (y < -1 or y >= self.ne):
                return self.fail(X_ID, pc, y)
            self.s[r + 1 + self.c[pc + 2]] = y
            self.s[H_DIRTY] = self.s[H_DIRTY] | self.k[self.o_efmask + self.s[r] - 1]
        else:
            self.drop(x)
        return 0
