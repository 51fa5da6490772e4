# ruff: noqa: F403, F405
"""A game dealt anew for one seat: what it may look into, what it does not remember, what could lie where.

`rd` holds what of that is the same in all games of an image (`R_...`, see `runtime/game/redeal.py`), and
behind it room to work in: by zone whether it is dealt, how many dealt zones hold things that began in it (one
more: in none), where its pile begins; the zones that are dealt together; three lists of things; how much lies
in each of these zones.
"""

from __future__ import annotations

from talisman.runtime.machine.doors import Doors
from talisman.runtime.table.ops import *


class Dealing(Doors):
    """Deals what a seat does not see."""

    def sees(self, z: int, seat: int) -> int:
        """Whether a seat may look into a zone, and into all that bears it, up to what somebody plays."""
        while True:
            r = self.o_zone + z * ZONE_ROW
            look = self.rd[self.rd[R_LOOKS] + self.k[r]]
            x = self.k[r + 1]
            if look == SEEN_OWNER:
                if seat < 0 or x < 0 or self.player(x) != seat:
                    return 0
            elif look != SEEN_ALL:
                return 0
            if x < 0 or self.played(x) or self.s[self.b_zof + x] == 0:
                return 1
            z = self.s[self.b_zof + x] - 1

    def known_to(self, ent: int, seat: int) -> int:
        """Whether a seat may see what is written on a thing."""
        if ent >= self.ne or ent < self.rd[R_SEATS] or self.k[self.o_flags + ent] & 2 or self.played(ent):
            return 1
        z = self.s[self.b_zof + ent]
        if z == 0:
            return 1
        return self.sees(z - 1, seat)

    def forget(self, seat: int) -> int:
        """What rules remember and a seat does not see is as it was when the game began."""
        r = self.rd[R_MEMORIES]
        n = self.rd[R_REMEMBERED]
        while n:
            i = self.rd[r]
            x = self.s[i]
            if x != self.rd[r + 1]:
                mine = seat >= 0 and self.player(self.rd[r + 2]) == seat
                if (self.rd[r + 3] and not mine) or (
                    self.rd[r + 4] and x >= 0 and self.known_to(x, seat) == 0
                ):
                    self.s[i] = self.rd[r + 1]
            r += MEMORY_ROW
            n -= 1
        return 0

    def deal(self, seat: int) -> int:
        """Deal what a seat does not see, by the seed that the game has; no die of it has been rolled yet."""
        for i in range(self.b_dice, self.b_stack):
            self.s[i] = 0
        marked = self.s[H_DIRTY]
        self.forget(seat)
        self.sort_out(seat)
        dealt = self.rd[R_ROOM]
        zones = dealt + 3 * self.nz + 1
        n = 0
        for i in range(self.rd[R_COVERED], self.rd[R_COVERED] + self.rd[R_ZONES]):
            z = self.rd[i]
            if self.rd[dealt + z]:
                self.rd[zones + n] = z
                n += 1
        self.mingle(zones, n)
        self.s[H_DIRTY] = marked
        return 0

    def sort_out(self, seat: int) -> int:
        """Find out what is dealt, and deal each zone that has all things of where they began, and only these.

        Of zones it leaves a mark on those that are to be dealt together.
        """
        dealt = self.rd[R_ROOM]
        often = dealt + self.nz
        begin = often + self.nz + 1
        pile = begin + 2 * self.nz
        x = 0
        for z in range(self.nz):
            self.rd[dealt + z] = 0
            self.rd[often + z] = 0
            self.rd[begin + z] = x
            x += self.s[self.b_zone + z * 3 + 2]
        self.rd[often + self.nz] = 0
        for e in range(self.ne):
            z = self.s[self.b_zof + e] - 1
            if z >= 0:
                self.rd[pile + self.rd[begin + z]] = e
                self.rd[begin + z] = self.rd[begin + z] + 1
        for i in range(self.rd[R_COVERED], self.rd[R_COVERED] + self.rd[R_ZONES]):
            z = self.rd[i]
            n = self.s[self.b_zone + z * 3 + 2]
            if n and self.sees(z, seat) == 0:
                self.rd[dealt + z] = 1
                self.origins(z, pile + self.rd[begin + z] - n, n)
        for i in range(self.rd[R_COVERED], self.rd[R_COVERED] + self.rd[R_ZONES]):
            z = self.rd[i]
            n = self.s[self.b_zone + z * 3 + 2]
            if self.rd[dealt + z] > 1 and self.rd[often + self.rd[dealt + z] - 2] == 1:
                self.whole(z, self.rd[dealt + z] - 2, pile + self.rd[begin + z] - n, n)
                self.rd[dealt + z] = 0
        return 0

    def origins(self, z: int, first: int, n: int) -> int:
        """Count a zone for each zone in which things in it began; where that is one, mark it so."""
        often = self.rd[R_ROOM] + self.nz
        one = -1
        for i in range(first, first + n):
            x = self.rd[self.rd[R_ORIGINS] + self.rd[i]]
            if one < 0:
                one = x
            elif x != one:
                one = self.nz + 1
            j = first
            while self.rd[self.rd[R_ORIGINS] + self.rd[j]] != x:
                j += 1
            if j == i:
                self.rd[often + x] = self.rd[often + x] + 1
        if one <= self.nz:
            self.rd[self.rd[R_ROOM] + z] = one + 2
        return 0

    def whole(self, z: int, origin: int, first: int, n: int) -> int:
        """Put any of its things on top of a zone; the rest lies in the order of the pack."""
        order = first + self.ne
        flag = self.rd[R_ROOM] + 4 * self.nz + 1 + 2 * self.ne
        upper = n
        if upper > DEEP:
            upper = DEEP
        for i in range(n):
            self.rd[order + i] = self.rd[first + i]
            self.rd[flag + self.rd[first + i]] = 0
        self.jumble(order, n, upper, origin)
        for i in range(upper):
            self.rd[flag + self.rd[order + i]] = 1
        j = upper
        for i in range(n):
            if self.rd[flag + self.rd[first + i]] == 0:
                self.rd[order + j] = self.rd[first + i]
                j += 1
        x = 0
        for i in range(order, order + n):
            y = self.rd[i] + 1
            self.s[self.b_prv + y - 1] = x
            if x:
                self.s[self.b_nxt + x - 1] = y
            else:
                self.s[self.b_zone + z * 3] = y
            x = y
        self.s[self.b_nxt + x - 1] = 0
        self.s[self.b_zone + z * 3 + 1] = x
        return 0

    def mingle(self, zones: int, n: int) -> int:
        """Deal the things of several zones over the same places: each among those that began where it did."""
        held = self.rd[R_ROOM] + 4 * self.nz + 1  # what lies in each, one zone after the other
        order = held + self.ne
        pile = order + self.ne
        place = pile + self.ne
        t = 0
        deepest = 0
        for i in range(n):
            x = self.s[self.b_zone + self.rd[zones + i] * 3]
            y = t
            while x:
                self.rd[held + t] = x - 1
                self.rd[order + t] = -1
                t += 1
                x = self.s[self.b_nxt + x - 1]
            if t - y > deepest:
                deepest = t - y
        for i in range(t):
            if self.rd[order + i] < 0:
                self.share(held, order, pile, place, zones, n, deepest, i)
        y = t
        t = 0
        for i in range(n):
            z = self.rd[zones + i]
            end = t + self.rd[place + i]
            if self.s[self.b_marks + z]:
                self.stay(order, t, end, y, z)
            t = end
        t = 0
        for i in range(n):
            z = self.rd[zones + i]
            end = t + self.rd[place + i]
            while t < end:
                self.move(self.rd[order + t], z, 1)
                t += 1
        return 0

    def stay(self, order: int, first: int, end: int, t: int, z: int) -> int:
        """What all know to lie in a zone stays in it: it takes the place of one that began where it did."""
        for e in range(self.ne):
            if self.s[self.b_known + e] != z + 1:
                continue
            i = first
            while i < end and self.rd[order + i] != e:
                i += 1
            if i < end:
                continue
            j = 0
            while j < t and self.rd[order + j] != e:
                j += 1
            i = first
            while i < end and (
                self.rd[self.rd[R_ORIGINS] + self.rd[order + i]] != self.rd[self.rd[R_ORIGINS] + e]
                or self.s[self.b_known + self.rd[order + i]] == z + 1
            ):
                i += 1
            if i < end and j < t:
                self.rd[order + j] = self.rd[order + i]
                self.rd[order + i] = e
        return 0

    def share(
        self, held: int, order: int, pile: int, place: int, zones: int, n: int, deepest: int, about: int
    ) -> int:
        """Deal those that began where one began, the upper places of all zones first."""
        origin = self.rd[self.rd[R_ORIGINS] + self.rd[held + about]]
        count = 0
        upper = 0
        t = 0
        for i in range(n):
            self.rd[place + i] = self.s[self.b_zone + self.rd[zones + i] * 3 + 2]
            for j in range(self.rd[place + i]):
                e = self.rd[held + t]
                t += 1
                if self.rd[self.rd[R_ORIGINS] + e] == origin:
                    if j < DEEP:
                        upper += 1
                    x = count
                    while x and self.rd[pile + x - 1] > e:
                        self.rd[pile + x] = self.rd[pile + x - 1]
                        x -= 1
                    self.rd[pile + x] = e
                    count += 1
        self.jumble(pile, count, upper, origin)
        x = 0
        for j in range(deepest):
            t = 0
            for i in range(n):
                if j < self.rd[place + i] and self.rd[self.rd[R_ORIGINS] + self.rd[held + t + j]] == origin:
                    self.rd[order + t + j] = self.rd[pile + x]
                    x += 1
                t += self.rd[place + i]
        return 0

    def jumble(self, first: int, n: int, count: int, origin: int) -> int:
        """Put so many of a list in front at random; a remainder of 64 bits is even enough for that."""
        u32 = 0xFFFFFFFF
        m64 = (u32 << 32) | u32
        seed = ((self.s[H_SEEDHI] & u32) << 32) | (self.s[H_SEEDLO] & u32)
        subject = origin
        purpose = DEAL_PURPOSE
        bits = self.mix(self.mix(seed ^ self.mix((purpose << 32) | subject)))
        rest = bits
        if count > n - 1:
            count = n - 1
        for i in range(count):
            if rest <= u32:
                bits = self.mix((bits + 1) & m64)
                rest = bits
            x = rest % (n - i)
            rest = rest // (n - i)
            if x:
                y = self.rd[first + i]
                self.rd[first + i] = self.rd[first + i + x]
                self.rd[first + i + x] = y
        return 0
