# ruff: noqa: F403, F405
"""Which answer comes next in a game that is only imagined, and what is known of choices.

`im` holds all about it: what is wanted (`I_...`); what the seat chose (from I_CHOSEN on, thing and
text); by which prompts how often somebody was asked (from I_ASKED on); a tree of the choices of the
seat (from I_TREE on, rows of NODE words; what each came to in `sums`). Node 1 is of choices wherever
they were made; behind the nodes of the first choices are those made after them. `kinds` has the kind of
each text.
"""

from __future__ import annotations

from talisman.runtime.machine.dealing import Dealing
from talisman.runtime.table.ops import *


class Imagining(Dealing):
    """A tree of choices, and what a seat does next by it."""

    def child(self, node: int, a: int, b: int) -> int:
        """The node of an option behind another, or 0."""
        x = self.im[I_TREE + node * NODE]
        while x:
            i = I_TREE + x * NODE
            if self.im[i + 2] == a and self.im[i + 3] == b:
                return x
            x = self.im[i + 1]
        return 0

    def tally(self, node: int, a: int, b: int) -> int:
        """Count the game for an option behind a node: its node, new or not; 0 where all are in use."""
        x = self.child(node, a, b)
        if x == 0:
            x = self.im[I_GROWN]
            if x >= self.im[I_NODES]:
                return 0
            self.im[I_GROWN] = x + 1
            i = I_TREE + x * NODE
            self.im[i] = 0
            self.im[i + 1] = self.im[I_TREE + node * NODE]
            self.im[i + 2] = a
            self.im[i + 3] = b
            self.im[i + 4] = 0
            self.sums[x] = 0
            self.im[I_TREE + node * NODE] = x
        i = I_TREE + x * NODE + 4
        self.im[i] = self.im[i] + 1
        self.sums[x] = self.sums[x] + self.im[I_POINTS]
        return x

    def remember(self) -> int:
        """Count the game that has ended for all that the seat chose in it."""
        node = self.im[I_FIRST]
        if self.im[I_INSIDE] == 0:
            node = 0
        for i in range(self.im[I_SAID]):
            a = self.im[I_CHOSEN + 2 * i]
            b = self.im[I_CHOSEN + 2 * i + 1]
            if node:
                x = self.im[I_GROWN]
                node = self.tally(node, a, b)
                if node == x:
                    node = 0  # what is new ends the way
            j = 0
            while j < i and (self.im[I_CHOSEN + 2 * j] != a or self.im[I_CHOSEN + 2 * j + 1] != b):
                j += 1
            if j == i:
                self.tally(1, a, b)
        return 0

    def embark(self) -> int:
        """Begin an imagined game where `base` stands; above the stack all is 0."""
        n = self.base[H_SP]
        high = self.s[H_HIGH]
        self.s[:n] = self.base[:n]
        for i in range(n, high):
            self.s[i] = 0
        for i in range(self.size, self.size + self.ne):
            self.s[i] = 0
        self.im[I_SAID] = 0
        self.im[I_CAME] = 0
        self.im[I_PROMPTS] = 0
        self.im[I_AT] = 1
        if self.im[I_INSIDE]:
            self.im[I_AT] = self.im[I_FIRST]
        return 0

    def often(self, prompt: int) -> int:
        """How often somebody was asked by a prompt, this time counted."""
        n = self.im[I_PROMPTS]
        for i in range(I_ASKED, I_ASKED + 2 * n, 2):
            if self.im[i] == prompt:
                self.im[i + 1] = self.im[i + 1] + 1
                return self.im[i + 1]
        if n < IMAGINED:
            self.im[I_ASKED + 2 * n] = prompt
            self.im[I_ASKED + 2 * n + 1] = 1
            self.im[I_PROMPTS] = n + 1
        return 1

    def usual(self) -> int:
        """The option that does the least: the way out, or the first duty; -1 where all do something."""
        n = self.s[H_DN]
        if self.s[self.b_opt + 2 * n - 2] == DECLINED:
            return n - 1
        if self.kinds[self.s[H_DPROMPT]] == KIND_WORK:
            return 0
        return -1

    def returned(self) -> int:
        """Whether a game is to end where the seat is asked again what it was asked at first, and is there."""
        if self.im[I_BACK] == 0 or self.s[H_DSEAT] != self.im[I_SEAT]:
            return 0
        if self.s[H_DPROMPT] != self.base[H_DPROMPT]:
            return 0
        self.im[I_CAME] = 1
        return 1

    def choose(self) -> int:
        """The answer to what is asked: by what is known, else the least there is to do, else at random."""
        n = self.s[H_DN]
        if n == 1:
            return 0
        prompt = self.s[H_DPROMPT]
        count = self.often(prompt)
        least = self.usual()
        mine = 0
        if self.s[H_DSEAT] == self.im[I_SEAT]:
            mine = 1
        if mine == 0 and least >= 0:
            return least  # the others are imagined not to meddle
        u32 = 0xFFFFFFFF
        m64 = (u32 << 32) | u32
        p = prompt
        i = I_SEEDLO
        if mine:
            i = I_CHANCELO
        z = ((self.im[i + 1] & u32) << 32) | (self.im[i] & u32)
        z = self.mix((z + (p << 16) + count) & m64)
        if mine == 0:
            return z % n
        x = -1
        if self.im[I_PROBE]:
            x = self.other(z, n)
        if x < 0:
            x = self.later(n, least, prompt)
        if x < 0:
            x = (z >> 16) % n
        return self.say(x)

    def say(self, x: int) -> int:
        """Note what the seat chooses, and go down the tree."""
        i = self.b_opt + 2 * x
        j = I_CHOSEN + 2 * self.im[I_SAID]
        self.im[j] = self.s[i]
        self.im[j + 1] = self.s[i + 1]
        self.im[I_SAID] = self.im[I_SAID] + 1
        node = self.im[I_AT]
        if node != 1:
            node = self.child(node, self.s[i], self.s[i + 1])
            if node == 0:
                node = 1
            self.im[I_AT] = node
        return x

    def met(self, x: int) -> int:
        """The node of an option that is offered, where the game is; 0: it was not chosen there yet."""
        i = self.b_opt + 2 * x
        return self.child(self.im[I_AT], self.s[i], self.s[i + 1])

    def other(self, z: int, n: int) -> int:
        """What is tried out as a later choice, or -1: nothing but what one would do.

        Where nothing was chosen in between it takes what was not tried before.
        """
        new = 0
        for x in range(n):
            if self.met(x) == 0:
                new += 1
        if new and (self.im[I_SAID] == 0 or z & 0x100):
            new = (z >> 16) % new
            for x in range(n):
                if self.met(x) == 0:
                    if new == 0:
                        return x
                    new -= 1
        if z & 0x200:
            return (z >> 16) % n
        return -1

    def later(self, n: int, least: int, prompt: int) -> int:
        """A later choice: what did best so far, else the least there is to do; -1 where neither is known.

        Where several things are chosen one by one the least is all.
        """
        if least > 0 and self.kinds[prompt] == KIND_GATHERING:
            return 0
        if least >= 0 and self.met(least) == 0:
            return least
        best = -1
        q = 0
        w = 0
        for x in range(n):
            node = self.met(x)
            if node:
                t = self.im[I_TREE + node * NODE + 4]
                some = least < 0 or x == least or t >= self.im[I_SOME]
                if some and (best < 0 or self.sums[node] * w >= q * t):  # by means, without division
                    best = x
                    q = self.sums[node]
                    w = t
        return best

    def foremost(self, n: int, least: int) -> int:
        """The option that came to most, this one where it is among them; -1 where there are several."""
        best = 0
        same = 1
        for x in range(1, n):
            if self.sums[x] > self.sums[best]:
                best = x
                same = 1
            elif self.sums[x] == self.sums[best]:
                same += 1
        if least >= 0 and self.sums[least] == self.sums[best]:
            return least
        if same > 1:
            return -1
        return best

    def reckoned(self, fp: int, pc: int) -> int:
        """Where in `im` the value of a stat lies that was asked before of who is judged now; 0: nowhere."""
        x = fp + self.c[pc + 3]
        i = self.judged + ((self.c[pc + 2] * 7 + self.s[x]) & (RECKONED - 1)) * 5
        if self.im[i] != self.c[pc + 2] + 1 or self.im[i + 1] != self.s[x]:
            return 0
        if self.im[i + 2] != self.s[x + 1] or self.im[i + 3] != self.s[x + 2]:
            return 0
        return i + 4

    def reckon(self, fp: int, pc: int, value: int) -> int:
        """Write down the value of a stat for the next who asks: nothing changes while somebody is judged."""
        x = fp + self.c[pc + 3]
        i = self.judged + ((self.c[pc + 2] * 7 + self.s[x]) & (RECKONED - 1)) * 5
        self.im[i] = self.c[pc + 2] + 1
        self.im[i + 1] = self.s[x]
        self.im[i + 2] = self.s[x + 1]
        self.im[i + 3] = self.s[x + 2]
        self.im[i + 4] = value
        return 0

    def weigh(self, own: int, others: int) -> int:
        """What a seat's own points and those of all the others come to."""
        n = self.ns - 1
        if n < 1:
            n = 1
        q = own
        w = others
        q = q * n * self.im[I_OWN] - w
        w = self.im[I_WON]
        if q > w:
            q = w
        if q < -w:
            q = -w
        return q
