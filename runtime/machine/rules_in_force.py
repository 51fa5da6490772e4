# ruff: noqa: F403, F405, SIM108, SIM109
"""Which rules of an event are in force and have something to say."""

from __future__ import annotations

from talisman.runtime.machine.kernel import Kernel
from talisman.runtime.table.ops import *


class Force(Kernel):
    """The search for rules: by the bits of those in force, by sieves, by what each asks first."""

    def says_no(self, rec: int, i: int, word: int) -> int:
        """Whether what a rule (with `who` as its argument) asks first of a record does not hold.

        rec: where the record lies; word: 0, or its word that is the object of another event, of which only
        that and the actor are known.
        """
        n = self.k[i]
        i += 1
        over = 0
        z = 0
        more = 0
        while n:
            what = self.k[i]
            x = self.k[i + 1]
            y = self.k[i + 2]
            i += 3
            n -= 1
            if what == A_EITHER:
                more = y
                continue
            if word:
                if x > 1 or what == A_FREE:
                    return 0
                if x:
                    x = word
            x = self.s[rec + x]
            if over:
                x = z
                over = 0
            no = 0
            if what >= A_FREE:
                if what == A_FREE:
                    if self.could(rec, y, self.k[i - 2]) == 0:
                        no = 1
                elif what <= A_OWN:
                    if what == A_OWN:
                        x = self.who
                    t = y
                    if y < 0:
                        t = -1 - y
                    z = self.field(self.o_field + t * FIELD_ROW, x)
                    if z >= 0:
                        z = self.s[z]
                    elif y < 0:
                        z = 0
                    else:
                        return 0
                    over = 1
                    continue
                else:
                    if x < -1 or x >= self.ne:
                        return 0
                    if what <= A_HELD:
                        if what == A_PLACE:
                            z = self.place(x)
                        else:
                            z = self.holder(x)
                        over = 1
                        continue
                    if what == A_HERE:
                        if x < 0 or x != self.place(self.who):
                            no = 1
                    elif x < 0 or x != self.holder(self.who):
                        no = 1
            elif what <= A_HASNT:
                if x < -1 or x >= self.ne:
                    return 0
                t = 0
                if x >= 0:
                    t = self.tagged(x, y)
                if t == what:
                    no = 1
            elif what == A_LEAST:
                if x < y:
                    no = 1
            else:
                if what <= A_NOTIT:
                    y = self.who
                elif what <= A_OTHER:
                    if word and y > 1:
                        return 0
                    if word and y:
                        y = word
                    y = self.s[rec + y]
                if (x == y) == (what & 1):
                    no = 1
            if no == 0:
                i += 3 * more
                n -= more
            elif more == 0:
                return 1
            more = 0
        return 0

    def block_at(self, first: int, second: int, mode: int, pos: int) -> int:
        """The block whose bits a segment looks at, or -1; `who` is what a seat plays, where it goes by seats.

        first, second: what the event is of and about; pos: seats after the current one.
        """
        if mode == MODE_IN_COMMON:
            return 0
        if mode == MODE_OF_ACTOR or mode == MODE_OF_OBJECT:
            x = self.own(first)
            if mode == MODE_OF_OBJECT:
                x = self.own(second)
            if x == 0:
                return -1
            return x
        x = self.s[H_CUR] + pos
        if x >= self.ns:
            x -= self.ns
        self.who = self.avatar(x)
        if self.who < 0:
            return -1
        if mode == MODE_FOR_EACH:
            return 0
        x = self.k[self.o_block + self.who]
        if x == 0:
            return -1
        return x

    def sieve(self, event: int, phase: int, first: int, second: int) -> int:
        """The row of the rules of a phase that do not say no to what an event speaks of; 0: all of them do.

        `event` is the row of the event.
        """
        r = event + EV_SIEVES + phase * EV_SIEVE
        t = self.k[r]
        y = self.k[r + 1]
        n = self.k[r + 4]
        if n and first >= -1 and first < self.ne and self.silent(self.k[n + 1 + first]):
            t = self.k[r + 5]
            y = self.k[r + 6]
        x = first
        if self.k[r + 2]:
            x = second
        if t == 0 or x < -1 or x >= self.ne:
            return y
        return self.k[t + 1 + x]

    def silent(self, row: int) -> int:
        """Whether the rules of a row surely are not in force; 0 where that takes more than a look."""
        if row == 0:
            return 1
        if self.k[row] < 0 or self.k[row + 2] > 1:
            return 0
        return self.alive(row) == 0

    def alive(self, row: int) -> int:
        """Those of the common block in force, of a row whose bits lie in one word."""
        return self.s[self.b_bits + self.k[row]] & self.k[row + 1]

    def standing(self, rec: int, word: int, bits: int, carrier: int, about: int) -> int:
        """The first rule of some bits of a word of them that does not say no, or -1; `who` is its argument.

        carrier: whom the rules are of, -1: each has its own; about: as in `says_no`.
        """
        w = bits
        while w:
            low = w & -w
            w = w ^ low
            self.toll += 1
            n = word * BITS + self.lowest(low)
            i = self.o_rule + n * RULE_ROW
            self.who = self.k[i + 1]
            if carrier >= 0:
                self.who = carrier
            i = self.k[i + 4]
            if self.k[i] == 0:
                return n
            if self.k[i + 1] == A_MINE and about == 0:  # most of all rules ask this, and of most it is not so
                x = self.s[rec + self.k[i + 2]]
                if x >= 0 and x < self.ne and x != self.holder(self.who):
                    continue
            if self.says_no(rec, i, about) == 0:
                return n
        return -1

    def pick(self, fp: int, phase: int, row: int) -> int:
        """The next rule in force of a phase after the cursor of an event, or -1; `who` is its argument.

        row: that of the sieve, not 0.
        """
        event = self.o_ev + self.s[fp + E_EVENT] * EV_ROW
        r = event + phase * 2
        if self.k[row] >= 0 and self.k[row + 2] == 0:
            return self.pick_plain(fp, phase, row)
        seg = self.s[fp + E_SEG]
        left = self.k[r + 1] - seg
        if left <= 0:
            return -1
        bp = self.s[fp + E_POS]
        bit = self.s[fp + E_BIT]
        sieve = row + SIEVED - self.k[event + EV_SIEVES + phase * EV_SIEVE + 3]
        g = self.o_seg + (self.k[r] + seg) * SEG_ROW
        while left:
            mode = self.k[g + 1]
            last = 1
            wi = self.k[g + 2]
            if wi == self.k[g + 3] and self.k[sieve + wi] & self.k[g + 4] & self.k[g + 5] == 0:
                last = 0
            elif mode == MODE_OF_AVATARS or mode == MODE_FOR_EACH:
                last = self.ns
            while bp < last:
                blk = self.block_at(self.s[fp + E_REC], self.s[fp + E_REC1], mode, bp)
                if blk >= 0:
                    blk = self.b_bits + blk * self.bw
                    av = -1
                    if mode == MODE_FOR_EACH:
                        av = self.who
                    wi = self.k[g + 2]
                    mask = self.k[g + 4]
                    if bit:
                        wi = bit // BITS
                        mask = -(1 << (bit - wi * BITS))
                    while wi <= self.k[g + 3]:
                        w = self.s[blk + wi]
                        if w:
                            w = w & mask & self.k[sieve + wi] & ~self.s[self.b_busy + wi]
                            if wi == self.k[g + 3]:
                                w = w & self.k[g + 5]
                            if phase == PH_REPLACE:
                                w = w & ~self.s[fp + E_USED + wi - self.k[event + 10]]
                            n = -1
                            if w:
                                n = self.standing(fp + E_REC, wi, w, av, 0)
                            if n >= 0:
                                self.s[fp + E_SEG] = self.k[r + 1] - left
                                self.s[fp + E_POS] = bp
                                self.s[fp + E_BIT] = n + 1
                                return n
                        mask = -1
                        wi += 1
                    self.toll += wi - self.k[g + 2]
                bit = 0
                bp += 1
            g += SEG_ROW
            left -= 1
            bp = 0
            bit = 0
        return -1

    def pick_plain(self, fp: int, phase: int, row: int) -> int:
        """As `pick`, where all bits lie in one word of the common block and hold for whoever."""
        x = self.k[row]
        w = self.alive(row) & ~self.s[self.b_busy + x]
        if self.s[fp + E_BIT]:
            y = self.s[fp + E_BIT] - x * BITS
            if y >= BITS:
                return -1
            if y > 0:
                w = w & -(1 << y)
        if phase == PH_REPLACE:
            y = self.k[self.o_ev + self.s[fp + E_EVENT] * EV_ROW + 10]
            w = w & ~self.s[fp + E_USED + x - y]
        n = -1
        if w:
            n = self.standing(fp + E_REC, x, w, -1, 0)
        if n >= 0:
            self.s[fp + E_SEG] = self.k[self.o_rule + n * RULE_ROW + 5]
            self.s[fp + E_POS] = 0
            self.s[fp + E_BIT] = n + 1
        return n

    def could(self, rec: int, number: int, word: int) -> int:
        """Whether a rule in force may forbid an event.

        rec: where its record lies; word: 0, or the word of another event's record that its actor does it to.
        """
        event = self.o_ev + number * EV_ROW
        first = self.s[rec]
        second = self.s[rec + 1]
        if word:
            second = self.s[rec + word]
        sieve = self.sieve(event, PH_FORBID, first, second)
        if self.silent(sieve):
            return 0
        was = self.who
        if self.k[sieve] >= 0 and self.k[sieve + 2] == 0:
            n = self.standing(rec, self.k[sieve], self.alive(sieve), -1, word)
            self.who = was
            return n >= 0
        sieve += SIEVED - self.k[event + EV_SIEVES + 3]
        g = self.o_seg + self.k[event] * SEG_ROW
        for _ in range(self.k[event + 1]):
            mode = self.k[g + 1]
            last = 1
            if mode == MODE_OF_AVATARS or mode == MODE_FOR_EACH:
                last = self.ns
            wi = self.k[g + 2]
            mask = self.k[g + 4]
            while wi <= self.k[g + 3]:
                if wi == self.k[g + 3]:
                    mask = mask & self.k[g + 5]
                mask = mask & self.k[sieve + wi]
                pos = last
                if mask == 0:
                    pos = 0
                while pos:
                    pos -= 1
                    blk = self.block_at(first, second, mode, pos)
                    if blk >= 0:
                        av = -1
                        if mode == MODE_FOR_EACH:
                            av = self.who
                        w = self.s[self.b_bits + blk * self.bw + wi] & mask
                        if w and self.standing(rec, wi, w, av, word) >= 0:
                            self.who = was
                            return 1
                mask = -1
                wi += 1
                self.toll += 1
            g += SEG_ROW
        self.who = was
        return 0
