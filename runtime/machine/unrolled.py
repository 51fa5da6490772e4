# mypy: ignore-errors
"""Made by tools/plain_machine.py of the files of the machine, for plain Python; do not edit."""

# fmt: off
# ruff: noqa

MACHINE_HASH = '8d2965eca3a2eb103b13e340422ba5fe'


class Machine:
    __slots__ = ('s', 'c', 'k', 'kept', 'lg', 'hd', 'bd', 'base', 'rd', 'im', 'sums', 'kinds', 'watched', 'judged', 'holding', 'listing', 'who', 'fuel', 'steps', 'toll', 'work', 'spent', 'left', 'until', 'rounds', 'ln', 'lost', 'notes', 'ns', 'ne', 'nz', 'ncls', 'npur', 'nslots', 'nlev', 'ntagw', 'nplaces', 'far', 'bw', 'size', 'lcap', 'main', 'o_proc', 'o_ev', 'o_seg', 'o_rule', 'o_stat', 'o_mod', 'o_modbase', 'o_lim', 'o_limbit', 'o_field', 'o_glob', 'o_zcls', 'o_zlook', 'o_zone', 'o_attr', 'o_tag', 'o_range', 'o_flags', 'o_stir', 'o_block', 'o_slot', 'o_tog', 'o_set', 'o_borne', 'o_base', 'o_efbits', 'o_efmask', 'o_efspan', 'o_isa', 'o_sw', 'o_edges', 'o_dist', 'o_space', 'o_ring', 'o_place', 'o_pur', 'o_deb', 'b_opt', 'b_glob', 'b_zone', 'b_zof', 'b_nxt', 'b_prv', 'b_known', 'b_marks', 'b_avatar', 'b_bits', 'b_busy', 'b_efn', 'b_ef', 'b_dice', 'b_stack')

    def __init__(self, code, tables, where, state, kept, log):
        self.s = state
        self.c = code
        self.k = tables
        self.kept = kept
        self.lg = log
        self.hd = kept[:0]
        self.bd = log[:0]
        self.base = self.bd
        self.rd = self.bd
        self.im = self.bd
        self.kinds = self.bd
        self.watched = 0
        self.judged = 0
        self.holding = 0
        self.listing = 0
        self.lcap = len(log)
        self.who = -1
        self.fuel = 0
        self.steps = 0
        self.toll = 0
        self.work = 0
        self.spent = 0
        self.left = -1
        self.until = 0
        self.rounds = 0
        self.ln = 0
        self.lost = 0
        self.notes = 0
        self.ns = state[6]
        self.ne = where['ne']
        self.nz = where['nz']
        self.ncls = where['ncls']
        self.npur = where['npur']
        self.nslots = where['nslots']
        self.nlev = where['nlev']
        self.ntagw = where['ntagw']
        self.nplaces = where['nplaces']
        self.far = where['far']
        self.bw = where['bw']
        self.size = where['size']
        self.main = where['main']
        self.o_proc = where['proc']
        self.o_ev = where['ev']
        self.o_seg = where['seg']
        self.o_rule = where['rule']
        self.o_stat = where['stat']
        self.o_mod = where['mod']
        self.o_modbase = where['modbase']
        self.o_lim = where['lim']
        self.o_limbit = where['limbit']
        self.o_field = where['field']
        self.o_glob = where['glob']
        self.o_zcls = where['zcls']
        self.o_zlook = where['zlook']
        self.o_zone = where['zone']
        self.o_attr = where['attr']
        self.o_tag = where['tag']
        self.o_range = where['range']
        self.o_flags = where['flags']
        self.o_stir = where['stir']
        self.o_block = where['block']
        self.o_slot = where['slot']
        self.o_tog = where['tog']
        self.o_set = where['set']
        self.o_borne = where['borne']
        self.o_base = where['base']
        self.o_efbits = where['efbits']
        self.o_efmask = where['efmask']
        self.o_efspan = where['efspan']
        self.o_isa = where['isa']
        self.o_sw = where['sw']
        self.o_edges = where['edges']
        self.o_dist = where['dist']
        self.o_space = where['space']
        self.o_ring = where['ring']
        self.o_place = where['place']
        self.o_pur = where['pur']
        self.o_deb = where['deb']
        self.b_opt = where['b_opt']
        self.b_glob = where['b_glob']
        self.b_zone = where['b_zone']
        self.b_zof = where['b_zof']
        self.b_nxt = where['b_nxt']
        self.b_prv = where['b_prv']
        self.b_known = where['b_known']
        self.b_marks = where['b_marks']
        self.b_avatar = where['b_avatar']
        self.b_bits = where['b_bits']
        self.b_busy = where['b_busy']
        self.b_efn = where['b_efn']
        self.b_ef = where['b_ef']
        self.b_dice = where['b_dice']
        self.b_stack = where['b_stack']

    def fail(self, code, pc, arg):
        s = self.s
        s[0] = 4
        s[21] = code
        s[22] = pc
        s[23] = arg
        return -1

    def count(self, word, pc):
        s = self.s
        if s[word] == 2147483647:
            return self.fail(3, pc, word)
        s[word] = s[word] + 1
        return 0

    def note(self, kind, a, b, c, d):
        lg = self.lg
        if self.notes >> kind & 1 == 0:
            return -1
        if self.ln + 10 > self.lcap:
            self.lost += 1
            return -1
        i = self.ln
        lg[i] = kind
        lg[i + 1] = self.s[11]
        lg[i + 2] = a
        lg[i + 3] = b
        lg[i + 4] = c
        lg[i + 5] = d
        lg[i + 6] = 0
        lg[i + 7] = 0
        lg[i + 8] = 0
        lg[i + 9] = 0
        self.ln = i + 10
        return i + 6

    def mix(self, z):
        a = 3210233709
        b = 2496678331
        m = 4294967295
        m = m << 32 | m
        a = a << 32 | 484763065
        b = b << 32 | 321982955
        z = (z ^ z >> 30) * a & m
        z = (z ^ z >> 27) * b & m
        return z ^ z >> 31

    def draw(self, purpose, subject, n):
        k = self.k
        s = self.s
        i = self.b_dice + purpose * self.nslots
        if subject >= 0:
            i += k[self.o_slot + subject]
        u32 = 4294967295
        m64 = u32 << 32 | u32
        gam = 2654435769
        gam = gam << 32 | 2135587861
        if s[i] < 2147483647:
            s[i] = s[i] + 1
        cnt = s[i]
        seed = (s[5] & u32) << 32 | s[4] & u32
        h = k[self.o_pur + purpose] & u32
        x = self.mix(seed ^ self.mix(h << 32 | subject + 1))
        x = self.mix(x + cnt * gam & m64)
        p = (x >> 32) * n
        lo = p & u32
        un = n
        if lo < un:
            thr = (u32 - un + 1) % un
            while lo < thr:
                x = self.mix(x + gam & m64)
                p = (x >> 32) * un
                lo = p & u32
        r = p >> 32
        return r

    def push(self, fp, sp, proc, dst, ev, tag):
        k = self.k
        s = self.s
        row = self.o_proc + proc * 4
        end = sp + k[row + 1]
        if end > self.size:
            return self.fail(2, s[fp + 1], proc)
        s[sp] = fp
        s[sp + 1] = k[row]
        s[sp + 2] = proc
        s[sp + 3] = dst
        s[sp + 4] = ev
        s[sp + 5] = tag
        s[sp + 6] = 0
        s[sp + 7:end] = [0] * (end - (sp + 7))
        self.toll += (end - sp) // 30
        if end > s[3]:
            s[3] = end
        return sp

    def leave(self, fp):
        s = self.s
        b_ef = self.b_ef
        t = s[fp + 5]
        if t > 0:
            t -= 1
            i = t // 30
            s[self.b_busy + i] = s[self.b_busy + i] & ~(1 << t - i * 30)
        elif t == -1:
            s[16] = 0
            s[14] = s[14] | s[fp + 7]
        elif t == -2:
            s[13] = s[13] - 1
        if s[fp + 6]:
            i = 0
            while i < s[36]:
                r = b_ef + i * 8
                if s[r] and s[r + 7] == fp:
                    self.drop(i)
                i += 1
            self.toll += i
        return 0

    def drop(self, slot):
        b_ef = self.b_ef
        s = self.s
        b_efn = self.b_efn
        r = b_ef + slot * 8
        t = s[r] - 1
        if s[r + 7]:
            i = s[r + 7] + 6
            s[i] = s[i] - 1
        s[r:r + 8] = [0] * (r + 8 - r)
        i = s[36]
        while i > 0 and s[b_ef + (i - 1) * 8] == 0:
            i -= 1
        s[36] = i
        s[b_efn + t] = s[b_efn + t] - 1
        s[14] = s[14] | self.k[self.o_efmask + t]
        if s[b_efn + t] == 0:
            self.awake(t, 0)
        return 0

    def awake(self, kind, on):
        k = self.k
        b_bits = self.b_bits
        s = self.s
        i = k[self.o_efbits + kind]
        n = k[i]
        self.toll += n
        i += 1
        while n:
            r = b_bits + k[i]
            if on:
                s[r] = s[r] | k[i + 1]
            else:
                s[r] = s[r] & ~k[i + 1]
            i += 2
            n -= 1
        return 0

    def lowest(self, low):
        return self.k[self.o_deb + (low * 125613361 >> 27 & 31)]

    def bearer(self, ent):
        z = self.s[self.b_zof + ent]
        self.toll += 1
        if z == 0:
            return -1
        return self.k[self.o_zone + (z - 1) * 5 + 1]

    def covered(self, ent):
        s = self.s
        b_zof = self.b_zof
        k = self.k
        o_zlook = self.o_zlook
        o_zone = self.o_zone
        while ent >= 0 and s[b_zof + ent]:
            if k[o_zlook + (-1 if (z_1 := s[b_zof + ent]) == 0 else k[o_zone + (z_1 - 1) * 5])]:
                return 1
            ent_bearer = ent
            z_bearer = s[b_zof + ent_bearer]
            self.toll += 1
            if z_bearer == 0:
                ent = -1
            else:
                ent = k[o_zone + (z_bearer - 1) * 5 + 1]
        return 0

    def zclass(self, ent):
        z = self.s[self.b_zof + ent]
        if z == 0:
            return -1
        return self.k[self.o_zone + (z - 1) * 5]

    def first(self, zone, ent):
        k = self.k
        r = self.o_zcls + zone * 5
        i = 0
        if k[r + 3] >= 0:
            i = -1
            if ent >= k[r + 1] and ent < k[r + 2]:
                i = k[k[r + 3] + ent - k[r + 1]]
        if i < 0:
            return -1
        return self.s[self.b_zone + (k[r] + i) * 3] - 1

    def block(self, ent):
        k = self.k
        o_block = self.o_block
        s = self.s
        b_zof = self.b_zof
        o_zone = self.o_zone
        b = 0
        while ent >= 0 and b == 0:
            b = k[o_block + ent]
            ent_bearer = ent
            z_bearer = s[b_zof + ent_bearer]
            self.toll += 1
            if z_bearer == 0:
                ent = -1
            else:
                ent = k[o_zone + (z_bearer - 1) * 5 + 1]
        return b

    def own(self, ent):
        if ent < 0 or ent >= self.ne:
            return 0
        return self.k[self.o_block + ent]

    def avatar(self, seat):
        v = self.s[self.b_avatar + seat]
        if v > 0:
            return v - 1
        if v == 0 and self.k[self.o_block + seat]:
            return seat
        return -1

    def player(self, ent):
        ns = self.ns
        s = self.s
        b_avatar = self.b_avatar
        b_zof = self.b_zof
        k = self.k
        o_zone = self.o_zone
        while ent >= 0:
            if ent < ns:
                return ent
            for i in range(ns):
                if s[b_avatar + i] == ent + 1:
                    return i
            ent_bearer = ent
            z_bearer = s[b_zof + ent_bearer]
            self.toll += 1
            if z_bearer == 0:
                ent = -1
            else:
                ent = k[o_zone + (z_bearer - 1) * 5 + 1]
        return -1

    def tagged(self, ent, tag):
        i = tag // 30
        return self.k[self.o_tag + ent * self.ntagw + i] >> tag - i * 30 & 1

    def find(self, after, tag):
        k = self.k
        o_tag = self.o_tag
        ntagw = self.ntagw
        r = self.o_range + tag * 3
        x = after + 1
        if x < k[r]:
            x = k[r]
        self.steps = 0
        if k[r + 2] == 0:
            y = x
            while x < k[r + 1] and k[o_tag + x * ntagw + (i_1 := (tag // 30))] >> tag - i_1 * 30 & 1 == 0:
                x += 1
            self.steps = x - y
        if x >= k[r + 1]:
            return -1
        return x

    def among(self, after, base, row):
        k = self.k
        s = self.s
        first = k[row]
        n = k[row + 1] - first
        x = after + 1 - first
        if x < 0:
            x = 0
        self.steps = 0
        while x < n:
            i = s[base + x // 30] >> x % 30
            if i & 1:
                return first + x
            self.steps += 1
            if i:
                x += 1
            else:
                x += 30 - x % 30
        return -1

    def held(self, after, holder, tag):
        o_range = self.o_range
        k = self.k
        o_tag = self.o_tag
        ntagw = self.ntagw
        seat = -1
        if holder >= 0:
            if self.holding == holder + 1:
                return self.listed(after, tag)
            r = o_range + tag * 3
            if k[r + 1] - k[r] > 8:
                seat = self.player(holder)
        if seat < 0 or (v_1 - 1 if (v_1 := self.s[self.b_avatar + seat]) > 0 else seat if v_1 == 0 and k[self.o_block + seat] else -1) != holder:
            r_find = o_range + tag * 3
            x_find = after + 1
            if x_find < k[r_find]:
                x_find = k[r_find]
            self.steps = 0
            if k[r_find + 2] == 0:
                y_find = x_find
                while x_find < k[r_find + 1] and k[o_tag + x_find * ntagw + (i_2 := (tag // 30))] >> tag - i_2 * 30 & 1 == 0:
                    x_find += 1
                self.steps = x_find - y_find
            if x_find >= k[r_find + 1]:
                x = -1
            else:
                x = x_find
            n = 1
            while x >= 0 and self.holder(x) != holder:
                n += 1 + self.steps
                after_find = x
                r_find = o_range + tag * 3
                x_find = after_find + 1
                if x_find < k[r_find]:
                    x_find = k[r_find]
                self.steps = 0
                if k[r_find + 2] == 0:
                    y_find = x_find
                    while x_find < k[r_find + 1] and k[o_tag + x_find * ntagw + (i_3 := (tag // 30))] >> tag - i_3 * 30 & 1 == 0:
                        x_find += 1
                    self.steps = x_find - y_find
                if x_find >= k[r_find + 1]:
                    x = -1
                else:
                    x = x_find
            self.steps += n
            return x
        self.listing = self.gather(holder, 0)
        if seat != holder:
            self.listing = self.gather(seat, self.listing)
        self.holding = holder + 1
        return self.listed(after, tag)

    def holder(self, ent):
        seat = self.player(ent)
        if seat < 0:
            return -1
        return v_1 - 1 if (v_1 := self.s[self.b_avatar + seat]) > 0 else seat if v_1 == 0 and self.k[self.o_block + seat] else -1

    def gather(self, root, n):
        hd = self.hd
        k = self.k
        o_borne = self.o_borne
        s = self.s
        b_zone = self.b_zone
        x = root + 1
        while x:
            e = x - 1
            x = 0
            if e == root or self.played(e) == 0:
                i = n
                while i and hd[i - 1] > e:
                    hd[i] = hd[i - 1]
                    i -= 1
                hd[i] = e
                self.toll += 1 + n - i
                n += 1
                i_below = k[o_borne + e]
                n_below = k[i_below]
                x_below = 0
                y_below = 0
                while y_below < n_below and x_below == 0:
                    y_below += 1
                    x_below = s[b_zone + k[i_below + y_below] * 3]
                self.toll += y_below - 0
                x = x_below
            if x == 0:
                x = self.behind(e, root)
        return n

    def listed(self, after, tag):
        hd = self.hd
        k = self.k
        o_tag = self.o_tag
        ntagw = self.ntagw
        self.steps = 0
        for i in range(self.listing):
            e = hd[i]
            self.steps += 1
            if e > after and k[o_tag + e * ntagw + (i_1 := (tag // 30))] >> tag - i_1 * 30 & 1:
                return e
        return -1

    def played(self, ent):
        ns = self.ns
        s = self.s
        b_avatar = self.b_avatar
        if ent < ns:
            return 1
        for i in range(ns):
            if s[b_avatar + i] == ent + 1:
                return 1
        return 0

    def toggle(self, ent, was, old, now, new):
        k = self.k
        o_set = self.o_set
        ncls = self.ncls
        b_bits = self.b_bits
        bw = self.bw
        s = self.s
        i = k[self.o_tog + ent]
        n = k[i]
        self.toll += n
        i += 1
        while n:
            q = o_set + k[i + 3] * (ncls + 1) + 1
            a = old
            b = new
            if k[i]:
                a = 0
                b = 0
            if k[q + was] and (a or k[i]):
                r = b_bits + a * bw + k[i + 1]
                s[r] = s[r] & ~k[i + 2]
            if k[q + now] and (b or k[i]):
                r = b_bits + b * bw + k[i + 1]
                s[r] = s[r] | k[i + 2]
            i += 4
            n -= 1
        return 0

    def below(self, ent, first):
        k = self.k
        s = self.s
        b_zone = self.b_zone
        i = k[self.o_borne + ent]
        n = k[i]
        x = 0
        y = first
        while y < n and x == 0:
            y += 1
            x = s[b_zone + k[i + y] * 3]
        self.toll += y - first
        return x

    def behind(self, ent, root):
        s = self.s
        b_nxt = self.b_nxt
        b_zof = self.b_zof
        k = self.k
        o_zone = self.o_zone
        o_borne = self.o_borne
        b_zone = self.b_zone
        x = 0
        while ent != root and x == 0:
            x = s[b_nxt + ent]
            if x == 0:
                z = s[b_zof + ent] - 1
                ent = k[o_zone + z * 5 + 1]
                first_below = k[o_zone + z * 5 + 2] + 1
                i_below = k[o_borne + ent]
                n_below = k[i_below]
                x_below = 0
                y_below = first_below
                while y_below < n_below and x_below == 0:
                    y_below += 1
                    x_below = s[b_zone + k[i_below + y_below] * 3]
                self.toll += y_below - first_below
                x = x_below
        return x

    def carry(self, root, old, new):
        k = self.k
        o_borne = self.o_borne
        s = self.s
        b_zone = self.b_zone
        o_block = self.o_block
        b_zof = self.b_zof
        o_zone = self.o_zone
        i_below = k[o_borne + root]
        n_below = k[i_below]
        x_below = 0
        y_below = 0
        while y_below < n_below and x_below == 0:
            y_below += 1
            x_below = s[b_zone + k[i_below + y_below] * 3]
        self.toll += y_below - 0
        x = x_below
        n = 0
        while x:
            e = x - 1
            n += 1
            x = 0
            if k[o_block + e] == 0:
                z_zclass = s[b_zof + e]
                if z_zclass == 0:
                    z = -1
                else:
                    z = k[o_zone + (z_zclass - 1) * 5]
                self.toggle(e, z, old, z, new)
                i_below = k[o_borne + e]
                n_below = k[i_below]
                x_below = 0
                y_below = 0
                while y_below < n_below and x_below == 0:
                    y_below += 1
                    x_below = s[b_zone + k[i_below + y_below] * 3]
                self.toll += y_below - 0
                x = x_below
            if x == 0:
                x = self.behind(e, root)
        return n

    def moved(self, ent, z):
        k = self.k
        s = self.s
        r = self.o_zone + z * 5 + 3
        x = k[r] & k[self.o_stir + ent]
        if k[self.o_block + ent] or k[k[self.o_borne + ent]]:
            x = x | k[r + 1]
        s[14] = s[14] | x
        return 0

    def unlink(self, ent):
        s = self.s
        b_prv = self.b_prv
        b_nxt = self.b_nxt
        self.holding = 0
        o = s[self.b_zof + ent]
        if o == 0:
            return 0
        o -= 1
        a = s[b_prv + ent]
        b = s[b_nxt + ent]
        r = self.b_zone + o * 3
        if a:
            s[b_nxt + a - 1] = b
        else:
            s[r] = b
        if b:
            s[b_prv + b - 1] = a
        else:
            s[r + 1] = a
        s[r + 2] = s[r + 2] - 1
        s[b_prv + ent] = 0
        s[b_nxt + ent] = 0
        s[self.b_zof + ent] = 0
        self.moved(ent, o)
        return 0

    def link(self, ent, z, pos):
        s = self.s
        r = self.b_zone + z * 3
        a = 0
        b = 0
        if pos:
            a = s[r + 1]
            s[r + 1] = ent + 1
            if a:
                s[self.b_nxt + a - 1] = ent + 1
            else:
                s[r] = ent + 1
        else:
            b = s[r]
            s[r] = ent + 1
            if b:
                s[self.b_prv + b - 1] = ent + 1
            else:
                s[r + 1] = ent + 1
        s[self.b_prv + ent] = a
        s[self.b_nxt + ent] = b
        s[self.b_zof + ent] = z + 1
        s[r + 2] = s[r + 2] + 1
        self.moved(ent, z)
        return 0

    def inside(self, ent, z):
        k = self.k
        o_zone = self.o_zone
        s = self.s
        b_zof = self.b_zof
        e = k[o_zone + z * 5 + 1]
        while e >= 0:
            if e == ent:
                return 1
            ent_bearer = e
            z_bearer = s[b_zof + ent_bearer]
            self.toll += 1
            if z_bearer == 0:
                e = -1
            else:
                e = k[o_zone + (z_bearer - 1) * 5 + 1]
        return 0

    def shift(self, ent, z, pos):
        s = self.s
        k = self.k
        z_zclass = s[self.b_zof + ent]
        if z_zclass == 0:
            was = -1
        else:
            was = k[self.o_zone + (z_zclass - 1) * 5]
        old = self.block(ent)
        self.unlink(ent)
        if z >= 0:
            self.link(ent, z, pos)
        new = self.block(ent)
        self.toggle(ent, was, old, -1 if (z_1 := s[self.b_zof + ent]) == 0 else k[self.o_zone + (z_1 - 1) * 5], new)
        if old != new and k[self.o_block + ent] == 0:
            return self.carry(ent, old, new)
        return 0

    def open(self, z):
        o_zone = self.o_zone
        k = self.k
        o_zlook = self.o_zlook
        s = self.s
        b_zof = self.b_zof
        while True:
            r = o_zone + z * 5
            self.toll += 1
            if k[o_zlook + k[r]]:
                return 0
            x = k[r + 1]
            if x < 0 or s[b_zof + x] == 0 or self.played(x):
                return 1
            z = s[b_zof + x] - 1

    def heed(self, ent, z):
        s = self.s
        b_marks = self.b_marks
        o = s[self.b_zof + ent] - 1
        if o == z:
            return 0
        n = 0
        x = 0
        if z >= 0 and o >= 0 and (self.open(z) == 0):
            if self.open(o):
                x = z + 1
            else:
                n = self.mixed(o)
        y = s[self.b_known + ent]
        if y:
            s[b_marks + y - 1] = s[b_marks + y - 1] - 1
        if x:
            s[b_marks + z] = s[b_marks + z] + 1
        s[self.b_known + ent] = x
        return n

    def mixed(self, z):
        s = self.s
        b_known = self.b_known
        b_nxt = self.b_nxt
        n = 0
        if s[self.b_marks + z]:
            x = s[self.b_zone + z * 3]
            while x:
                s[b_known + x - 1] = 0
                x = s[b_nxt + x - 1]
                n += 1
            s[self.b_marks + z] = 0
        return n

    def recompute(self):
        b_bits = self.b_bits
        b_busy = self.b_busy
        s = self.s
        k = self.k
        ne = self.ne
        b_zof = self.b_zof
        o_zone = self.o_zone
        b_ef = self.b_ef
        b_efn = self.b_efn
        s[b_bits:b_busy] = [0] * (b_busy - b_bits)
        i = self.o_base
        n = k[i]
        i += 1
        while n:
            r = b_bits + k[i]
            s[r] = s[r] | k[i + 1]
            i += 2
            n -= 1
        for e in range(ne):
            b = self.block(e)
            z_zclass = s[b_zof + e]
            if z_zclass == 0:
                z = -1
            else:
                z = k[o_zone + (z_zclass - 1) * 5]
            self.toggle(e, z, b, z, b)
        for t in range(b_ef - b_efn):
            if s[b_efn + t]:
                self.awake(t, 1)
        return 0

    def field(self, row, ent):
        k = self.k
        if ent < k[row + 1] or ent >= k[row + 2]:
            return -1
        i = k[k[row + 3] + ent - k[row + 1]]
        if i < 0:
            return -1
        return k[row] + i

    def place(self, ent):
        k = self.k
        o_flags = self.o_flags
        s = self.s
        b_zof = self.b_zof
        o_zone = self.o_zone
        while ent >= 0 and k[o_flags + ent] & 2 == 0:
            ent_bearer = ent
            z_bearer = s[b_zof + ent_bearer]
            self.toll += 1
            if z_bearer == 0:
                ent = -1
            else:
                ent = k[o_zone + (z_bearer - 1) * 5 + 1]
        return ent

    def says_no(self, rec, i, word):
        k = self.k
        s = self.s
        o_field = self.o_field
        ne = self.ne
        o_flags = self.o_flags
        b_zof = self.b_zof
        o_zone = self.o_zone
        b_avatar = self.b_avatar
        o_block = self.o_block
        o_tag = self.o_tag
        ntagw = self.ntagw
        n = k[i]
        i += 1
        over = 0
        z = 0
        more = 0
        while n:
            what = k[i]
            x = k[i + 1]
            y = k[i + 2]
            i += 3
            n -= 1
            if what == 10:
                more = y
                continue
            if word:
                if x > 1 or what == 9:
                    return 0
                if x:
                    x = word
            x = s[rec + x]
            if over:
                x = z
                over = 0
            no = 0
            if what >= 9:
                if what == 9:
                    if self.could(rec, y, k[i - 2]) == 0:
                        no = 1
                elif what <= 12:
                    if what == 12:
                        x = self.who
                    t = y
                    if y < 0:
                        t = -1 - y
                    row_field = o_field + t * 5
                    if x < k[row_field + 1] or x >= k[row_field + 2]:
                        z = -1
                    else:
                        i_field = k[k[row_field + 3] + x - k[row_field + 1]]
                        if i_field < 0:
                            z = -1
                        else:
                            z = k[row_field] + i_field
                    if z >= 0:
                        z = s[z]
                    elif y < 0:
                        z = 0
                    else:
                        return 0
                    over = 1
                    continue
                else:
                    if x < -1 or x >= ne:
                        return 0
                    if what <= 14:
                        if what == 13:
                            ent_place = x
                            while ent_place >= 0 and k[o_flags + ent_place] & 2 == 0:
                                ent_bearer = ent_place
                                z_bearer = s[b_zof + ent_bearer]
                                self.toll += 1
                                if z_bearer == 0:
                                    ent_place = -1
                                else:
                                    ent_place = k[o_zone + (z_bearer - 1) * 5 + 1]
                            z = ent_place
                        else:
                            seat_holder = self.player(x)
                            if seat_holder < 0:
                                z = -1
                            else:
                                v_avatar = s[b_avatar + seat_holder]
                                if v_avatar > 0:
                                    z = v_avatar - 1
                                elif v_avatar == 0 and k[o_block + seat_holder]:
                                    z = seat_holder
                                else:
                                    z = -1
                        over = 1
                        continue
                    if what == 15:
                        if x < 0 or x != self.place(self.who):
                            no = 1
                    elif x < 0 or x != self.holder(self.who):
                        no = 1
            elif what <= 1:
                if x < -1 or x >= ne:
                    return 0
                t = 0
                if x >= 0:
                    i_tagged = y // 30
                    t = k[o_tag + x * ntagw + i_tagged] >> y - i_tagged * 30 & 1
                if t == what:
                    no = 1
            elif what == 8:
                if x < y:
                    no = 1
            else:
                if what <= 3:
                    y = self.who
                elif what <= 5:
                    if word and y > 1:
                        return 0
                    if word and y:
                        y = word
                    y = s[rec + y]
                if (x == y) == what & 1:
                    no = 1
            if no == 0:
                i += 3 * more
                n -= more
            elif more == 0:
                return 1
            more = 0
        return 0

    def block_at(self, first, second, mode, pos):
        k = self.k
        o_block = self.o_block
        s = self.s
        if mode == 0:
            return 0
        if mode == 1 or mode == 3:
            if first < 0 or first >= self.ne:
                x = 0
            else:
                x = k[o_block + first]
            if mode == 3:
                if second < 0 or second >= self.ne:
                    x = 0
                else:
                    x = k[o_block + second]
            if x == 0:
                return -1
            return x
        x = s[7] + pos
        if x >= self.ns:
            x -= self.ns
        self.who = v_1 - 1 if (v_1 := s[self.b_avatar + x]) > 0 else x if v_1 == 0 and k[o_block + x] else -1
        if self.who < 0:
            return -1
        if mode == 4:
            return 0
        x = k[o_block + self.who]
        if x == 0:
            return -1
        return x

    def sieve(self, event, phase, first, second):
        k = self.k
        r = event + 12 + phase * 7
        t = k[r]
        y = k[r + 1]
        n = k[r + 4]
        if n and first >= -1 and (first < self.ne) and self.silent(k[n + 1 + first]):
            t = k[r + 5]
            y = k[r + 6]
        x = first
        if k[r + 2]:
            x = second
        if t == 0 or x < -1 or x >= self.ne:
            return y
        return k[t + 1 + x]

    def silent(self, row):
        k = self.k
        if row == 0:
            return 1
        if k[row] < 0 or k[row + 2] > 1:
            return 0
        return self.s[self.b_bits + k[row]] & k[row + 1] == 0

    def alive(self, row):
        k = self.k
        return self.s[self.b_bits + k[row]] & k[row + 1]

    def standing(self, rec, word, bits, carrier, about):
        k = self.k
        o_deb = self.o_deb
        o_rule = self.o_rule
        s = self.s
        ne = self.ne
        w = bits
        while w:
            low = w & -w
            w = w ^ low
            self.toll += 1
            n = word * 30 + k[o_deb + (low * 125613361 >> 27 & 31)]
            i = o_rule + n * 6
            self.who = k[i + 1]
            if carrier >= 0:
                self.who = carrier
            i = k[i + 4]
            if k[i] == 0:
                return n
            if k[i + 1] == 16 and about == 0:
                x = s[rec + k[i + 2]]
                if x >= 0 and x < ne and (x != self.holder(self.who)):
                    continue
            if self.says_no(rec, i, about) == 0:
                return n
        return -1

    def pick(self, fp, phase, row):
        s = self.s
        k = self.k
        ns = self.ns
        ne = self.ne
        o_block = self.o_block
        b_avatar = self.b_avatar
        b_bits = self.b_bits
        bw = self.bw
        b_busy = self.b_busy
        event = self.o_ev + s[fp + 7] * 40
        r = event + phase * 2
        if k[row] >= 0 and k[row + 2] == 0:
            return self.pick_plain(fp, phase, row)
        seg = s[fp + 8]
        left = k[r + 1] - seg
        if left <= 0:
            return -1
        bp = s[fp + 9]
        bit = s[fp + 10]
        sieve = row + 3 - k[event + 12 + phase * 7 + 3]
        g = self.o_seg + (k[r] + seg) * 6
        while left:
            mode = k[g + 1]
            last = 1
            wi = k[g + 2]
            if wi == k[g + 3] and k[sieve + wi] & k[g + 4] & k[g + 5] == 0:
                last = 0
            elif mode == 2 or mode == 4:
                last = ns
            while bp < last:
                first_block_at = s[fp + 16]
                second_block_at = s[fp + 17]
                if mode == 0:
                    blk = 0
                elif mode == 1 or mode == 3:
                    if first_block_at < 0 or first_block_at >= ne:
                        x_block_at = 0
                    else:
                        x_block_at = k[o_block + first_block_at]
                    if mode == 3:
                        if second_block_at < 0 or second_block_at >= ne:
                            x_block_at = 0
                        else:
                            x_block_at = k[o_block + second_block_at]
                    if x_block_at == 0:
                        blk = -1
                    else:
                        blk = x_block_at
                else:
                    x_block_at = s[7] + bp
                    if x_block_at >= ns:
                        x_block_at -= ns
                    self.who = v_1 - 1 if (v_1 := s[b_avatar + x_block_at]) > 0 else x_block_at if v_1 == 0 and k[o_block + x_block_at] else -1
                    if self.who < 0:
                        blk = -1
                    elif mode == 4:
                        blk = 0
                    else:
                        x_block_at = k[o_block + self.who]
                        if x_block_at == 0:
                            blk = -1
                        else:
                            blk = x_block_at
                if blk >= 0:
                    blk = b_bits + blk * bw
                    av = -1
                    if mode == 4:
                        av = self.who
                    wi = k[g + 2]
                    mask = k[g + 4]
                    if bit:
                        wi = bit // 30
                        mask = -(1 << bit - wi * 30)
                    while wi <= k[g + 3]:
                        w = s[blk + wi]
                        if w:
                            w = w & mask & k[sieve + wi] & ~s[b_busy + wi]
                            if wi == k[g + 3]:
                                w = w & k[g + 5]
                            if phase == 2:
                                w = w & ~s[fp + 22 + wi - k[event + 10]]
                            n = -1
                            if w:
                                n = self.standing(fp + 16, wi, w, av, 0)
                            if n >= 0:
                                s[fp + 8] = k[r + 1] - left
                                s[fp + 9] = bp
                                s[fp + 10] = n + 1
                                return n
                        mask = -1
                        wi += 1
                    self.toll += wi - k[g + 2]
                bit = 0
                bp += 1
            g += 6
            left -= 1
            bp = 0
            bit = 0
        return -1

    def pick_plain(self, fp, phase, row):
        k = self.k
        s = self.s
        x = k[row]
        w = s[self.b_bits + k[row]] & k[row + 1] & ~s[self.b_busy + x]
        if s[fp + 10]:
            y = s[fp + 10] - x * 30
            if y >= 30:
                return -1
            if y > 0:
                w = w & -(1 << y)
        if phase == 2:
            y = k[self.o_ev + s[fp + 7] * 40 + 10]
            w = w & ~s[fp + 22 + x - y]
        n = -1
        if w:
            n = self.standing(fp + 16, x, w, -1, 0)
        if n >= 0:
            s[fp + 8] = k[self.o_rule + n * 6 + 5]
            s[fp + 9] = 0
            s[fp + 10] = n + 1
        return n

    def could(self, rec, number, word):
        s = self.s
        k = self.k
        ne = self.ne
        b_bits = self.b_bits
        ns = self.ns
        o_block = self.o_block
        b_avatar = self.b_avatar
        bw = self.bw
        event = self.o_ev + number * 40
        first = s[rec]
        second = s[rec + 1]
        if word:
            second = s[rec + word]
        r_sieve = event + 12 + 0 * 7
        t_sieve = k[r_sieve]
        y_sieve = k[r_sieve + 1]
        n_sieve = k[r_sieve + 4]
        if n_sieve and first >= -1 and (first < ne) and self.silent(k[n_sieve + 1 + first]):
            t_sieve = k[r_sieve + 5]
            y_sieve = k[r_sieve + 6]
        x_sieve = first
        if k[r_sieve + 2]:
            x_sieve = second
        if t_sieve == 0 or x_sieve < -1 or x_sieve >= ne:
            sieve = y_sieve
        else:
            sieve = k[t_sieve + 1 + x_sieve]
        if 1 if sieve == 0 else 0 if k[sieve] < 0 or k[sieve + 2] > 1 else s[b_bits + k[sieve]] & k[sieve + 1] == 0:
            return 0
        was = self.who
        if k[sieve] >= 0 and k[sieve + 2] == 0:
            n = self.standing(rec, k[sieve], s[b_bits + k[sieve]] & k[sieve + 1], -1, word)
            self.who = was
            return n >= 0
        sieve += 3 - k[event + 15]
        g = self.o_seg + k[event] * 6
        for _ in range(k[event + 1]):
            mode = k[g + 1]
            last = 1
            if mode == 2 or mode == 4:
                last = ns
            wi = k[g + 2]
            mask = k[g + 4]
            while wi <= k[g + 3]:
                if wi == k[g + 3]:
                    mask = mask & k[g + 5]
                mask = mask & k[sieve + wi]
                pos = last
                if mask == 0:
                    pos = 0
                while pos:
                    pos -= 1
                    if mode == 0:
                        blk = 0
                    elif mode == 1 or mode == 3:
                        if first < 0 or first >= ne:
                            x_block_at = 0
                        else:
                            x_block_at = k[o_block + first]
                        if mode == 3:
                            if second < 0 or second >= ne:
                                x_block_at = 0
                            else:
                                x_block_at = k[o_block + second]
                        if x_block_at == 0:
                            blk = -1
                        else:
                            blk = x_block_at
                    else:
                        x_block_at = s[7] + pos
                        if x_block_at >= ns:
                            x_block_at -= ns
                        self.who = v_4 - 1 if (v_4 := s[b_avatar + x_block_at]) > 0 else x_block_at if v_4 == 0 and k[o_block + x_block_at] else -1
                        if self.who < 0:
                            blk = -1
                        elif mode == 4:
                            blk = 0
                        else:
                            x_block_at = k[o_block + self.who]
                            if x_block_at == 0:
                                blk = -1
                            else:
                                blk = x_block_at
                    if blk >= 0:
                        av = -1
                        if mode == 4:
                            av = self.who
                        w = s[b_bits + blk * bw + wi] & mask
                        if w and self.standing(rec, wi, w, av, word) >= 0:
                            self.who = was
                            return 1
                mask = -1
                wi += 1
                self.toll += 1
            g += 6
        self.who = was
        return 0

    def sift(self, fp, pc, x):
        c = self.c
        s = self.s
        b_zof = self.b_zof
        k = self.k
        o_zone = self.o_zone
        o_range = self.o_range
        o_tag = self.o_tag
        ntagw = self.ntagw
        r = c[pc][1]
        tag = c[pc][3]
        again = pc
        n = self.steps
        if c[pc][2] != r:
            return x
        pc += 4
        if c[pc][0] != 9 or c[pc][1] != r or c[pc][2] != 0:
            return x
        pc += 4
        if c[pc][3] == again and c[pc][1] == r and (c[pc][0] == 15):
            t = c[pc][2]
            while x >= 0 and (-1 if (z_1 := s[b_zof + x]) == 0 else k[o_zone + (z_1 - 1) * 5]) != t:
                after_find = x
                r_find = o_range + tag * 3
                x_find = after_find + 1
                if x_find < k[r_find]:
                    x_find = k[r_find]
                self.steps = 0
                if k[r_find + 2] == 0:
                    y_find = x_find
                    while x_find < k[r_find + 1] and k[o_tag + x_find * ntagw + (i_2 := (tag // 30))] >> tag - i_2 * 30 & 1 == 0:
                        x_find += 1
                    self.steps = x_find - y_find
                if x_find >= k[r_find + 1]:
                    x = -1
                else:
                    x = x_find
                n += self.steps + 3
        elif c[pc][0] == 44 and c[pc][3] == r and (c[pc][1] != r):
            t = self.o_field + c[pc][2] * 5
            y = c[pc][1]
            pc += 4
            if c[pc][3] == again and c[pc][1] == y and (c[pc][0] == 8):
                while x >= 0:
                    if x < k[t + 1] or x >= k[t + 2]:
                        i = -1
                    else:
                        i_field = k[k[t + 3] + x - k[t + 1]]
                        if i_field < 0:
                            i = -1
                        else:
                            i = k[t] + i_field
                    z = 0
                    if i >= 0:
                        z = s[i]
                    if z == c[pc][2]:
                        break
                    s[fp + y] = z
                    after_find = x
                    r_find = o_range + tag * 3
                    x_find = after_find + 1
                    if x_find < k[r_find]:
                        x_find = k[r_find]
                    self.steps = 0
                    if k[r_find + 2] == 0:
                        y_find = x_find
                        while x_find < k[r_find + 1] and k[o_tag + x_find * ntagw + (i_3 := (tag // 30))] >> tag - i_3 * 30 & 1 == 0:
                            x_find += 1
                        self.steps = x_find - y_find
                    if x_find >= k[r_find + 1]:
                        x = -1
                    else:
                        x = x_find
                    n += self.steps + 4
        self.steps = n
        return x

    def near(self, after, place, steps, tag):
        k = self.k
        o_space = self.o_space
        o_tag = self.o_tag
        ntagw = self.ntagw
        self.steps = 0
        if steps < 0 or steps > self.far:
            return -1
        i = k[self.o_ring + k[self.o_place + place] * (self.far + 1) + steps]
        n = k[i]
        while n:
            i += 1
            n -= 1
            self.steps += 1
            x = k[o_space + k[i]]
            if x > after and k[o_tag + x * ntagw + (i_1 := (tag // 30))] >> tag - i_1 * 30 & 1:
                return x
        return -1

    def address(self, row, ent, pc):
        k = self.k
        if ent < k[row + 1] or ent >= k[row + 2]:
            i = -1
        else:
            i_field = k[k[row + 3] + ent - k[row + 1]]
            if i_field < 0:
                i = -1
            else:
                i = k[row] + i_field
        if i < 0:
            return self.fail(4, pc, ent)
        return i

    def act(self, op, fp, pc):
        if op < 41:
            return self.act_value(op, fp, pc)
        if op < 62:
            return self.act_state(op, fp, pc)
        if op < 83:
            return self.act_zone(op, fp, pc)
        if op < 113:
            return self.act_choice(op, fp, pc)
        if op < 116:
            return self.act_frame(op, fp, pc)
        return self.act_effect(op, fp, pc)

    def act_value(self, op, fp, pc):
        s = self.s
        c = self.c
        x = s[fp + c[pc][2]]
        if op == 31 or op == 32:
            y = c[pc][3]
            if op == 32:
                y = s[fp + y]
                if y < 1:
                    return self.fail(19, pc, y)
            if x >= 0:
                x = x // y
            else:
                x = -1 - (-1 - x) // y
        else:
            y = s[fp + c[pc][3]]
            if op == 39:
                x = 1 if x == y else 0
            elif op == 40:
                x = 1 if x < y else 0
            elif op == 35:
                x = x & y
            elif op == 36:
                x = x | y
            elif op == 33:
                if y < x:
                    x = y
            elif op == 34:
                if y > x:
                    x = y
            else:
                return self.fail(16, pc, op)
        s[fp + c[pc][1]] = x
        return 0

    def act_state(self, op, fp, pc):
        s = self.s
        c = self.c
        ne = self.ne
        k = self.k
        ns = self.ns
        b_avatar = self.b_avatar
        if op == 47:
            x = s[fp + c[pc][3]]
            if x < -1 or x >= ne:
                return self.fail(4, pc, x)
            y = 0
            if x >= 0:
                y = k[self.o_attr + c[pc][2] * ne + x]
            s[fp + c[pc][1]] = y
        elif op == 48:
            x = s[fp + c[pc][2]]
            if x < -1 or x >= ne:
                return self.fail(4, pc, x)
            y = 0
            if x >= 0:
                tag_tagged = c[pc][3]
                i_tagged = tag_tagged // 30
                y = k[self.o_tag + x * self.ntagw + i_tagged] >> tag_tagged - i_tagged * 30 & 1
            s[fp + c[pc][1]] = y
        elif op == 49:
            i = self.o_range + c[pc][2] * 3
            s[fp + c[pc][1]] = k[i]
            s[fp + c[pc][1] + 1] = k[i + 1]
        elif op == 51:
            s[fp + c[pc][1]] = ns
        elif op == 53:
            x = s[fp + c[pc][1]]
            if x < 0 or x >= ns:
                return self.fail(4, pc, x)
            y = x != s[7]
            if ns == 1:
                y = s[8] < 0 or s[12] != s[39]
                s[39] = s[12]
            if y:
                if self.count(8, pc) < 0:
                    return -1
                if (x < s[7] or ns == 1) and self.count(9, pc) < 0:
                    return -1
            s[7] = x
            self.spent = 0
        elif op == 54:
            q = s[fp + c[pc][2]]
            q += s[fp + c[pc][3]]
            if q >= ns and q < 2 * ns:
                q -= ns
            elif q >= 0:
                q = q % ns
            else:
                q = ns - 1 - (-1 - q) % ns
            s[fp + c[pc][1]] = q
        elif op == 55 or op == 56:
            x = s[fp + c[pc][1]]
            if op == 55:
                x = s[fp + c[pc][2]]
            if x < 0 or x >= ns:
                return self.fail(4, pc, x)
            if op == 55:
                s[fp + c[pc][1]] = v_1 - 1 if (v_1 := s[b_avatar + x]) > 0 else x if v_1 == 0 and k[self.o_block + x] else -1
            else:
                y = s[fp + c[pc][2]]
                if y < -1 or y >= ne:
                    return self.fail(4, pc, y)
                self.holding = 0
                s[b_avatar + x] = -1
                if y >= 0:
                    s[b_avatar + x] = y + 1
                s[14] = 1073741823
        elif op == 61:
            if self.count(10, pc) < 0:
                return -1
            s[fp + c[pc][1]] = s[10]
        else:
            return self.fail(16, pc, op)
        return 0

    def shuffle(self, z, purpose):
        s = self.s
        b_nxt = self.b_nxt
        b_prv = self.b_prv
        r = self.b_zone + z * 3
        n = s[r + 2]
        if n < 2 or s[18] == 1:
            return n
        o = self.size
        y = s[r]
        for i in range(n):
            s[o + i] = y
            y = s[b_nxt + y - 1]
        i = n - 1
        while i > 0:
            y = self.draw(purpose, -1, i + 1)
            t = s[o + i]
            s[o + i] = s[o + y]
            s[o + y] = t
            i -= 1
        y = 0
        for i in range(n):
            t = s[o + i]
            s[b_prv + t - 1] = y
            if y:
                s[b_nxt + y - 1] = t
            else:
                s[r] = t
            y = t
            s[o + i] = 0
        s[b_nxt + y - 1] = 0
        s[r + 1] = y
        return n + n

    def act_zone(self, op, fp, pc):
        c = self.c
        s = self.s
        k = self.k
        nz = self.nz
        ne = self.ne
        o_place = self.o_place
        o_range = self.o_range
        o_flags = self.o_flags
        b_zof = self.b_zof
        o_zone = self.o_zone
        if op == 62:
            r = self.o_zcls + c[pc][2] * 5
            x = s[fp + c[pc][3]]
            i = k[r]
            if k[r + 3] >= 0:
                if x < k[r + 1] or x >= k[r + 2]:
                    i_address = -1
                else:
                    i_field = k[k[r + 3] + x - k[r + 1]]
                    if i_field < 0:
                        i_address = -1
                    else:
                        i_address = k[r] + i_field
                if i_address < 0:
                    i = self.fail(4, pc, x)
                else:
                    i = i_address
                if i < 0:
                    return -1
            s[fp + c[pc][1]] = i
        elif op == 64 or op == 65 or op == 66:
            x = s[fp + c[pc][2]]
            if x < 0 or x >= nz:
                return self.fail(4, pc, x)
            r = self.b_zone + x * 3
            if op == 64:
                s[fp + c[pc][1]] = s[r] - 1
            elif op == 65:
                s[fp + c[pc][1]] = s[r + 1] - 1
            else:
                s[fp + c[pc][1]] = s[r + 2]
        elif op == 82:
            r = fp + c[pc][2]
            x = s[r]
            y = s[r + 1]
            if x < -1 or x >= ne or y < 0 or (y >= ne):
                return self.fail(4, pc, x if x < -1 or x >= ne else y)
            if k[o_place + y] < 0:
                return self.fail(4, pc, y)
            s[fp + c[pc][1]] = self.near(x, y, s[r + 2], c[pc][3])
            return self.steps
        elif op == 75:
            i = o_range + c[pc][2] * 3
            r = fp + c[pc][1]
            n = (k[i + 1] - k[i] + 30 - 1) // 30
            s[r] = -1
            while n:
                s[r + n] = 0
                n -= 1
        elif op == 76:
            i = o_range + c[pc][3] * 3
            r = fp + c[pc][2] + 1
            x = s[fp + c[pc][1]]
            if x < k[i] or x >= k[i + 1]:
                return self.fail(4, pc, x)
            x -= k[i]
            s[r + x // 30] = s[r + x // 30] | 1 << x % 30
        elif op == 77:
            i = o_range + c[pc][3] * 3
            r = fp + c[pc][2]
            x = s[r]
            if x < -1 or x >= ne:
                return self.fail(4, pc, x)
            s[fp + c[pc][1]] = self.among(x, r + 1, i)
            return self.steps
        elif op == 78:
            x = s[fp + c[pc][1]]
            y = s[fp + c[pc][2]]
            if x < 0 or x >= ne or y < -1 or (y >= nz):
                return self.fail(4, pc, x)
            if y >= 0 and self.inside(x, y):
                return self.fail(11, pc, x)
            n = self.heed(x, y)
            return n + self.shift(x, y, c[pc][3])
        elif op == 79:
            x = s[fp + c[pc][1]]
            if x < 0 or x >= nz:
                return self.fail(4, pc, x)
            n = self.mixed(x)
            return n + self.shuffle(x, c[pc][2])
        elif op == 80:
            x = s[fp + c[pc][2]]
            y = s[fp + c[pc][3]]
            if x < -1 or x >= ne:
                return self.fail(4, pc, x)
            ent_place = x
            while ent_place >= 0 and k[o_flags + ent_place] & 2 == 0:
                ent_bearer = ent_place
                z_bearer = s[b_zof + ent_bearer]
                self.toll += 1
                if z_bearer == 0:
                    ent_place = -1
                else:
                    ent_place = k[o_zone + (z_bearer - 1) * 5 + 1]
            x = ent_place
            t = -1
            if x >= 0:
                i = k[self.o_edges + x]
                n = k[i]
                i += 1
                self.toll += n
                while n and k[i] != y:
                    i += 2
                    n -= 1
                if n:
                    t = k[i + 1]
            s[fp + c[pc][1]] = t
        elif op == 81:
            x = s[fp + c[pc][2]]
            y = s[fp + c[pc][3]]
            if x < 0 or x >= ne or y < 0 or (y >= ne):
                return self.fail(4, pc, x if x < 0 or x >= ne else y)
            x = k[o_place + x]
            y = k[o_place + y]
            if x < 0 or y < 0:
                return self.fail(4, pc, x)
            s[fp + c[pc][1]] = k[self.o_dist + x * self.nplaces + y]
        elif op == 69 or op == 70 or op == 72:
            x = s[fp + c[pc][2]]
            if x < -1 or x >= ne:
                return self.fail(4, pc, x)
            y = -1
            if op == 72:
                y = 0
            if x >= 0:
                if op == 69:
                    y = s[b_zof + x] - 1
                elif op == 70:
                    z_bearer = s[b_zof + x]
                    self.toll += 1
                    if z_bearer == 0:
                        y = -1
                    else:
                        y = k[o_zone + (z_bearer - 1) * 5 + 1]
                elif (-1 if (z_1 := s[b_zof + x]) == 0 else k[o_zone + (z_1 - 1) * 5]) == c[pc][3]:
                    y = 1
            s[fp + c[pc][1]] = y
        else:
            return self.fail(16, pc, op)
        return 0

    def offer(self, value, text, pc):
        s = self.s
        n = s[30]
        if n >= 128:
            return self.fail(6, pc, n)
        s[self.b_opt + n * 2] = value
        s[self.b_opt + n * 2 + 1] = text
        s[30] = n + 1
        return 0

    def act_choice(self, op, fp, pc):
        s = self.s
        c = self.c
        if op == 104:
            return self.offer(s[fp + c[pc][1]], c[pc][2], pc)
        if op == 105:
            return self.offer(c[pc][1], c[pc][2], pc)
        if op == 106:
            return self.offer(s[fp + c[pc][1]], -1 - c[pc][2], pc)
        if op == 107:
            x = s[fp + c[pc][2]]
            if x < 0 or x >= self.ne:
                x = -1
            if c[pc][1] == 0:
                s[28] = x + 1
            else:
                s[29] = x + 1
            return 0
        if op == 112:
            i = fp + c[pc][2]
            self.note(3, c[pc][1], s[i], s[i + 1], s[i + 2])
            return 0
        return self.fail(16, pc, op)

    def enclosing(self, fp, level):
        k = self.k
        o_isa = self.o_isa
        o_proc = self.o_proc
        s = self.s
        nlev = self.nlev
        while fp:
            if k[o_isa + k[o_proc + s[fp + 2] * 4 + 3] * nlev + level]:
                return fp
            fp = s[fp]
        return 0

    def span(self, fp, level):
        k = self.k
        o_proc = self.o_proc
        s = self.s
        o_isa = self.o_isa
        nlev = self.nlev
        found = fp
        near = 0
        outer = 0
        while found:
            at = k[o_proc + s[found + 2] * 4 + 3]
            if level and at == level:
                return found
            if at and near == 0:
                near = found
            if at and level and k[o_isa + at * nlev + level]:
                outer = found
            found = s[found]
        return outer if outer else near

    def act_frame(self, op, fp, pc):
        c = self.c
        s = self.s
        if op == 113:
            i = self.enclosing(fp, c[pc][2])
            y = -1
            if i:
                y = s[i + c[pc][3]]
            s[fp + c[pc][1]] = y
        elif op == 114:
            i = self.enclosing(fp, c[pc][1])
            if i == 0:
                return self.fail(5, pc, c[pc][1])
            s[i + c[pc][2]] = s[fp + c[pc][3]]
        elif op == 115:
            y = 0
            if self.enclosing(fp, c[pc][2]):
                y = 1
            s[fp + c[pc][1]] = y
        else:
            return self.fail(16, pc, op)
        return 0

    def effect(self, fp, pc):
        s = self.s
        b_ef = self.b_ef
        c = self.c
        ne = self.ne
        k = self.k
        b_efn = self.b_efn
        i = 0
        n = s[36]
        while i < n and s[b_ef + i * 8]:
            i += 1
        if i == 256:
            return self.fail(8, pc, i)
        b = fp + c[pc][3]
        x = s[b]
        y = s[b + 1]
        if x < -1 or x >= ne or y < -1 or (y >= ne):
            return self.fail(4, pc, x if x < -1 or x >= ne else y)
        r = b_ef + i * 8
        t = c[pc][2]
        bound = 0
        if s[b + 6]:
            bound = self.span(fp, k[self.o_efspan + t])
            if bound == 0:
                return self.fail(5, pc, 0)
            s[bound + 6] = s[bound + 6] + 1
        s[r] = t + 1
        for y in range(6):
            s[r + 1 + y] = s[b + y]
        s[r + 7] = bound
        if i == n:
            s[36] = n + 1
        s[b_efn + t] = s[b_efn + t] + 1
        if s[b_efn + t] == 1:
            self.awake(t, 1)
        s[14] = s[14] | k[self.o_efmask + t]
        s[fp + c[pc][1]] = i
        return i

    def act_effect(self, op, fp, pc):
        s = self.s
        c = self.c
        b_ef = self.b_ef
        if op == 116:
            return self.effect(fp, pc)
        if op == 120:
            x = s[fp + c[pc][3]]
            if x < -1:
                x = -1
            if x >= s[36]:
                x = s[36]
            y = x + 1
            while y < s[36] and s[b_ef + y * 8] != c[pc][2] + 1:
                y += 1
            n = y - x
            if y >= s[36]:
                y = -1
            s[fp + c[pc][1]] = y
            if n < 0:
                n = 0
            return n
        if op == 117:
            x = s[fp + c[pc][2]]
        elif op == 118 or op == 119:
            x = s[fp + c[pc][1]]
        else:
            return self.fail(16, pc, op)
        if x < 0 or x >= 256 or s[b_ef + x * 8] == 0:
            return self.fail(4, pc, x)
        r = b_ef + x * 8
        if op == 117:
            s[fp + c[pc][1]] = s[r + 1 + c[pc][3]]
        elif op == 118:
            y = s[fp + c[pc][3]]
            if c[pc][2] < 2 and (y < -1 or y >= self.ne):
                return self.fail(4, pc, y)
            s[r + 1 + c[pc][2]] = y
            s[14] = s[14] | self.k[self.o_efmask + s[r] - 1]
        else:
            self.drop(x)
        return 0

    def cast(self, fp, sp, proc, dst, event, block):
        s = self.s
        k = self.k
        if s[13] >= 24:
            return self.fail(9, s[fp + 1] - 4, event)
        row_push = self.o_proc + proc * 4
        end_push = sp + k[row_push + 1]
        if end_push > self.size:
            x = self.fail(2, s[fp + 1], proc)
        else:
            s[sp] = fp
            s[sp + 1] = k[row_push]
            s[sp + 2] = proc
            s[sp + 3] = dst
            s[sp + 4] = sp
            s[sp + 5] = -2
            s[sp + 6] = 0
            s[sp + 7:end_push] = [0] * (end_push - (sp + 7))
            self.toll += (end_push - sp) // 30
            if end_push > s[3]:
                s[3] = end_push
            x = sp
        if x < 0:
            return -1
        s[13] = s[13] + 1
        s[x + 7] = event
        s[x + 15] = proc
        for i in range(6):
            s[x + 16 + i] = s[block + i]
        return x

    def begun(self, fp):
        s = self.s
        lg = self.lg
        event = s[fp + 7]
        if self.k[self.o_ev + event * 40 + 9]:
            return 0
        i = self.note(1, s[13], event, s[fp + 16], s[fp + 17])
        if i >= 0:
            lg[i] = s[fp + 18]
            lg[i + 1] = s[fp + 19]
            lg[i + 2] = s[fp + 20]
            lg[i + 3] = s[fp + 21]
        return 0

    def refused(self, fp):
        s = self.s
        lg = self.lg
        i = self.note(7, s[fp + 13] - 1, s[fp + 7], s[fp + 16], s[fp + 17])
        if i >= 0:
            lg[i] = s[fp + 18]
            lg[i + 1] = s[fp + 20]
            lg[i + 2] = s[fp + 15]
        return 0

    def verdict(self, fp):
        s = self.s
        if s[fp + 15]:
            return 1 - s[fp + 11]
        return s[fp + 11]

    def rule(self, fp, sp, phase, pc):
        s = self.s
        k = self.k
        n = s[fp + 13]
        if n:
            s[fp + 13] = 0
            x = s[fp + 12]
            if x and phase != 0:
                self.note(5, n - 1, phase, x, s[fp + 7])
            if x and phase == 2:
                n -= 1
                y = n // 30
                z = fp + 22 + y - k[self.o_ev + s[fp + 7] * 40 + 10]
                s[z] = s[z] | 1 << n - y * 30
                s[fp + 8] = 0
                s[fp + 9] = 0
                s[fp + 10] = 0
                if x == 2:
                    s[fp + 11] = 2
                    return -2
        event = self.o_ev + s[fp + 7] * 40
        n = -1
        first_sieve = s[fp + 16]
        second_sieve = s[fp + 17]
        r_sieve = event + 12 + phase * 7
        t_sieve = k[r_sieve]
        y_sieve = k[r_sieve + 1]
        n_sieve = k[r_sieve + 4]
        if n_sieve and first_sieve >= -1 and (first_sieve < self.ne) and self.silent(k[n_sieve + 1 + first_sieve]):
            t_sieve = k[r_sieve + 5]
            y_sieve = k[r_sieve + 6]
        x_sieve = first_sieve
        if k[r_sieve + 2]:
            x_sieve = second_sieve
        if t_sieve == 0 or x_sieve < -1 or x_sieve >= self.ne:
            row = y_sieve
        else:
            row = k[t_sieve + 1 + x_sieve]
        if row and (s[fp + 10] or not (1 if row == 0 else 0 if k[row] < 0 or k[row + 2] > 1 else s[self.b_bits + k[row]] & k[row + 1] == 0)):
            n = self.pick(fp, phase, row)
        if n < 0:
            s[fp + 8] = 0
            s[fp + 9] = 0
            s[fp + 10] = 0
            if phase == 0 and s[fp + 14]:
                s[fp + 11] = 1
                return -2
            return 0
        s[fp + 13] = n + 1
        s[fp + 12] = 0
        s[fp + 1] = pc
        x = 0
        if phase == 0 or phase == 2:
            x = n // 30
            y = self.b_busy + x
            s[y] = s[y] | 1 << n - x * 30
            x = n + 1
        proc_push = k[self.o_rule + n * 6]
        dst_push = fp + 12
        row_push = self.o_proc + proc_push * 4
        end_push = sp + k[row_push + 1]
        if end_push > self.size:
            y = self.fail(2, s[fp + 1], proc_push)
        else:
            s[sp] = fp
            s[sp + 1] = k[row_push]
            s[sp + 2] = proc_push
            s[sp + 3] = dst_push
            s[sp + 4] = fp
            s[sp + 5] = x
            s[sp + 6] = 0
            s[sp + 7:end_push] = [0] * (end_push - (sp + 7))
            self.toll += (end_push - sp) // 30
            if end_push > s[3]:
                s[3] = end_push
            y = sp
        if y < 0:
            return -1
        if k[self.o_proc + s[y + 2] * 4 + 2]:
            s[y + 7] = self.who
        return y

    def stat(self, fp, pc):
        s = self.s
        ne = self.ne
        k = self.k
        b_bits = self.b_bits
        bw = self.bw
        o_deb = self.o_deb
        o_mod = self.o_mod
        o_modbase = self.o_modbase
        r = self.o_stat + s[fp + 7] * 4
        ent_own = s[fp + 8]
        if ent_own < 0 or ent_own >= ne:
            own = 0
        else:
            own = k[self.o_block + ent_own]
        while s[fp + 14] < 4:
            p = s[fp + 14]
            i = k[r]
            end = i + k[r + 1]
            if p >= 2:
                i = end
                end = k[r] + k[r + 2]
            if i == end:
                s[fp + 14] = p + 2 - (p & 1)
                continue
            blk = 0
            if p & 1:
                blk = own
                if own == 0:
                    s[fp + 14] = p + 1
                    continue
            i += s[fp + 15]
            blk = b_bits + blk * bw
            while i < end:
                wi = i // 30
                sh = i - wi * 30
                w = s[blk + wi]
                w = w >> sh << sh
                n = end - wi * 30
                if n < 30:
                    w = w & (1 << n) - 1
                i = (wi + 1) * 30
                self.toll += 1
                while w:
                    low = w & -w
                    w = w ^ low
                    self.toll += 1
                    n = wi * 30 + k[o_deb + (low * 125613361 >> 27 & 31)]
                    m = o_mod + (n - o_modbase) * 11
                    if p >= 2 and k[m + 4] & s[fp + 18]:
                        continue
                    if k[m + 5] & ~s[fp + 9]:
                        continue
                    x = k[m + 9]
                    if x:
                        y = s[fp + 8]
                        if x == 1 and y != k[m + 1] or (x < 0 and y != -1 - x):
                            continue
                        if x > 1 and y >= -1 and (y < ne) and (y < 0 or self.tagged(y, x - 2) == 0):
                            continue
                    x = k[m + 10]
                    if k[x]:
                        self.who = k[m + 1]
                        if self.says_no(fp + 8, x, 0):
                            continue
                    if k[m] == 0:
                        if self.apply(fp, m, k[m + 3], pc) < 0:
                            return -1
                        continue
                    s[fp + 17] = m
                    s[fp + 15] = n + 1 - k[r]
                    if p >= 2:
                        s[fp + 15] = n + 1 - k[r] - k[r + 1]
                    return m
            s[fp + 14] = p + 1
            s[fp + 15] = 0
        q = s[fp + 10]
        q += s[fp + 11]
        if q > 2147483647 or q < -2147483648:
            return self.fail(3, pc, 0)
        if q < s[fp + 12]:
            q = s[fp + 12]
        if q > s[fp + 13]:
            q = s[fp + 13]
        s[fp + 10] = q
        return 0

    def apply(self, fp, m, amount, pc):
        k = self.k
        s = self.s
        b_ef = self.b_ef
        kind = k[m + 2]
        q = amount
        if k[m] == 0 and k[m + 7] >= 0:
            q = 0
            self.toll += s[36]
            for i in range(s[36]):
                x = b_ef + i * 8
                if s[x] == k[m + 7] + 1 and s[x + 1] == s[fp + 8]:
                    q += amount
                    if kind == 0:
                        q = 1
                    elif kind != 1:
                        q = amount
            if q == 0:
                return 0
        if q == -2147483648:
            return 0
        if kind == 0:
            if q:
                s[fp + 18] = s[fp + 18] | k[m + 6]
        elif kind == 1:
            w = q + s[fp + 11]
            if q > 2147483647 or q < -2147483648 or w > 2147483647 or (w < -2147483648):
                return self.fail(3, pc, 0)
            self.part(fp, m, q)
            s[fp + 11] = w
            return 0
        elif kind == 2:
            s[fp + 10] = q
        elif kind == 3:
            if q > s[fp + 12]:
                s[fp + 12] = q
        elif kind == 4:
            if q < s[fp + 13]:
                s[fp + 13] = q
        self.part(fp, m, q)
        return 0

    def part(self, fp, m, q):
        k = self.k
        s = self.s
        x = k[m + 1]
        if k[m + 7] >= 0:
            x = -1
        i = self.note(4, s[fp + 7], s[fp + 8], x, q)
        if i >= 0:
            self.lg[i] = k[m + 2]
            self.lg[i + 1] = k[m + 8]
        return 0

    def due(self):
        s = self.s
        if s[15] or s[37]:
            return s[14]
        return s[14] & 536870911

    def wakes(self):
        s = self.s
        o_limbit = self.o_limbit
        k = self.k
        o_deb = self.o_deb
        o_lim = self.o_lim
        if s[15] or s[37]:
            x = s[14]
        else:
            x = s[14] & 536870911
        while x:
            y = x & -x
            x = x ^ y
            if y == 536870912:
                return 1
            t = o_limbit + k[o_deb + (y * 125613361 >> 27 & 31)] * 2
            r = o_lim + k[t] * 6
            end = r + k[t + 1] * 6
            while r < end:
                if self.awaits(r):
                    return 1
                r += 6
            s[14] = s[14] ^ y
            s[15] = s[15] & ~y
            s[37] = s[37] & ~y
        self.settled()
        return 0

    def settled(self):
        s = self.s
        if s[15] == 0 and s[37] == 0:
            s[14] = s[14] & ~536870912
        return 0

    def awaits(self, r):
        k = self.k
        s = self.s
        b_zof = self.b_zof
        o_zone = self.o_zone
        ns = self.ns
        b_avatar = self.b_avatar
        o_block = self.o_block
        t = k[r + 5]
        if t and k[r + 4] < 0:
            return s[self.b_efn + k[r + 3]] > 0
        if t:
            self.toll += k[r + 4] - k[r + 3]
            for x in range(k[r + 3], k[r + 4]):
                if t < 0:
                    if self.player(x) >= 0:
                        return 1
                else:
                    z_zclass = s[b_zof + x]
                    if z_zclass == 0:
                        z = -1
                    else:
                        z = k[o_zone + (z_zclass - 1) * 5]
                    if z >= 0 and z < 30 and t >> z & 1:
                        return 1
            return 0
        if k[r + 1] == 0 or k[r + 2] < 0:
            return 1
        for x in range(ns):
            v_avatar = s[b_avatar + x]
            if v_avatar > 0:
                y = v_avatar - 1
            elif v_avatar == 0 and k[o_block + x]:
                y = x
            else:
                y = -1
            if y >= 0 and self.first(k[r + 2], y) >= 0:
                return 1
        return 0

    def limit(self, fp):
        s = self.s
        o_limbit = self.o_limbit
        k = self.k
        o_deb = self.o_deb
        o_lim = self.o_lim
        ns = self.ns
        b_avatar = self.b_avatar
        o_block = self.o_block
        if s[fp + 11] == 2:
            s[37] = s[37] | s[fp + 7]
        elif s[fp + 11]:
            if s[14] & 536870912:
                s[14] = s[14] & ~536870912 | s[37]
                s[37] = 0
            s[15] = s[15] | s[fp + 7]
        s[fp + 11] = 0
        while True:
            if s[fp + 9] == 0:
                s[fp + 7] = 0
                if s[15] or s[37]:
                    x = s[14]
                else:
                    x = s[14] & 536870911
                if x == 0:
                    return 0
                x = x & -x
                s[14] = s[14] ^ x
                if x == 536870912:
                    s[14] = s[14] | s[15] | s[37]
                    s[15] = 0
                    s[37] = 0
                    continue
                s[15] = s[15] & ~x
                s[37] = s[37] & ~x
                self.settled()
                y = o_limbit + k[o_deb + (x * 125613361 >> 27 & 31)] * 2
                s[fp + 7] = x
                s[fp + 8] = k[y]
                s[fp + 9] = k[y + 1]
                s[fp + 10] = 0
                continue
            r = o_lim + s[fp + 8] * 6
            x = s[fp + 10]
            y = ns
            if k[r + 1] == 0:
                y = self.awaits(r)
            if x >= y:
                s[fp + 9] = s[fp + 9] - 1
                s[fp + 8] = s[fp + 8] + 1
                s[fp + 10] = 0
                continue
            s[fp + 10] = x + 1
            self.who = -1
            if k[r + 1]:
                x += s[7]
                if x >= ns:
                    x -= ns
                self.who = v_2 - 1 if (v_2 := s[b_avatar + x]) > 0 else x if v_2 == 0 and k[o_block + x] else -1
                if self.who < 0:
                    continue
                if k[r + 2] >= 0 and self.first(k[r + 2], self.who) < 0:
                    continue
            return k[r]

    def pose(self, fp, pc, hidden):
        s = self.s
        c = self.c
        x = s[fp + c[pc][2]]
        n = s[30]
        if x < 0 or x >= self.ns or n == 0:
            return self.fail(7, pc, x)
        s[31] = fp + c[pc][1]
        if n == 1 and hidden == 0 and (self.known() == 1):
            self.settle(0)
            return 1
        if self.count(12, pc) < 0:
            return -1
        s[25] = x
        s[26] = c[pc][3]
        s[27] = int(hidden > 0)
        s[0] = 1
        return 0

    def known(self):
        s = self.s
        x = s[self.b_opt]
        if s[self.b_opt + 1] < 0 or x < 0 or x >= self.ne:
            return 1
        return 1 - self.covered(x)

    def settle(self, index):
        s = self.s
        i = s[31]
        t = s[self.b_opt + index * 2 + 1]
        if t < 0:
            t = -1 - t
        s[i] = s[self.b_opt + index * 2]
        s[i + 1] = t
        self.clear()
        return 0

    def clear(self):
        b_opt = self.b_opt
        s = self.s
        s[b_opt:b_opt + s[30] * 2] = [0] * (b_opt + s[30] * 2 - b_opt)
        s[30] = 0
        s[31] = 0
        s[25] = 0
        s[26] = 0
        s[27] = 0
        s[28] = 0
        s[29] = 0
        return 0

    def sound(self, pc):
        nz = self.nz
        b_zone = self.b_zone
        s = self.s
        b_prv = self.b_prv
        b_zof = self.b_zof
        b_nxt = self.b_nxt
        ne = self.ne
        b_known = self.b_known
        watched = self.watched
        bd = self.bd
        n = 0
        for z in range(nz):
            r = b_zone + z * 3
            x = s[r]
            y = 0
            left = s[r + 2]
            n += left
            while x:
                if left == 0 or s[b_prv + x - 1] != y or s[b_zof + x - 1] != z + 1:
                    return self.fail(15, pc, x - 1)
                left -= 1
                y = x
                x = s[b_nxt + x - 1]
            if left or y != s[r + 1]:
                return self.fail(15, pc, y - 1)
        for x in range(ne):
            if s[b_zof + x]:
                n -= 1
            elif s[b_nxt + x] or s[b_prv + x]:
                return self.fail(15, pc, x)
            if s[b_known + x] and s[b_known + x] != s[b_zof + x]:
                return self.fail(15, pc, x)
        if n:
            return self.fail(15, pc, -1)
        for i in range(0, watched - 1, 3):
            x = s[bd[i]]
            if x < bd[i + 1] or x > bd[i + 2]:
                return self.fail(15, pc, bd[i])
        return 0

    def tidy(self):
        s = self.s
        s[s[2]:s[3]] = [0] * (s[3] - s[2])
        s[3] = s[2]
        return 0

    def keep(self):
        s = self.s
        n = s[2]
        self.kept[:n] = s[:n]
        return 0

    def undo(self):
        s = self.s
        size = self.size
        ne = self.ne
        n = self.kept[2]
        high = s[3]
        s[:n] = self.kept[:n]
        s[n:high] = [0] * (high - n)
        s[size:size + ne] = [0] * (size + ne - size)
        return 0

    def answer(self, index):
        s = self.s
        if s[0] != 1 or index < 0 or index >= s[30]:
            return -1
        i = self.b_opt + index * 2
        if s[27] == 0:
            n = self.note(6, s[25], s[26], s[i], s[i + 1])
            if n >= 0:
                self.lg[n] = s[28] - 1
                self.lg[n + 1] = s[29] - 1
        self.settle(index)
        s[0] = 0
        return 0

    def roll(self, value):
        s = self.s
        if s[0] != 2 or value < 1 or value > s[34]:
            return -1
        s[s[35]] = value
        self.note(2, s[32], s[33], s[34], value)
        s[32] = 0
        s[33] = 0
        s[34] = 0
        s[35] = 0
        s[0] = 0
        return 0

    def start(self, proc, fresh):
        s = self.s
        b_busy = self.b_busy
        b_ef = self.b_ef
        k = self.k
        self.clear()
        fp = s[1]
        sp = s[2]
        tag = -3
        if fresh:
            while fp:
                t_leave = s[fp + 5]
                if t_leave > 0:
                    t_leave -= 1
                    i_leave = t_leave // 30
                    s[b_busy + i_leave] = s[b_busy + i_leave] & ~(1 << t_leave - i_leave * 30)
                elif t_leave == -1:
                    s[16] = 0
                    s[14] = s[14] | s[fp + 7]
                elif t_leave == -2:
                    s[13] = s[13] - 1
                if s[fp + 6]:
                    i_leave = 0
                    while i_leave < s[36]:
                        r_leave = b_ef + i_leave * 8
                        if s[r_leave] and s[r_leave + 7] == fp:
                            self.drop(i_leave)
                        i_leave += 1
                    self.toll += i_leave
                fp = s[fp]
            sp = self.b_stack
            s[1] = 0
            s[2] = sp
            self.tidy()
        if proc == self.main:
            tag = 0
        row_push = self.o_proc + proc * 4
        end_push = sp + k[row_push + 1]
        if end_push > self.size:
            x = self.fail(2, s[fp + 1], proc)
        else:
            s[sp] = fp
            s[sp + 1] = k[row_push]
            s[sp + 2] = proc
            s[sp + 3] = 0
            s[sp + 4] = 0
            s[sp + 5] = tag
            s[sp + 6] = 0
            s[sp + 7:end_push] = [0] * (end_push - (sp + 7))
            self.toll += (end_push - sp) // 30
            if end_push > s[3]:
                s[3] = end_push
            x = sp
        if x < 0:
            return -1
        s[1] = x
        s[2] = x + k[self.o_proc + proc * 4 + 1]
        s[0] = 0
        return x + 7

    def move(self, ent, z, pos):
        if ent < 0 or ent >= self.ne or z < -1 or (z >= self.nz):
            return -1
        if z >= 0 and self.inside(ent, z):
            return -1
        self.shift(ent, z, pos)
        return 0

    def rebits(self):
        self.recompute()

    def player_of(self, ent):
        return self.player(ent)

    def avatar_of(self, seat):
        return v_1 - 1 if (v_1 := self.s[self.b_avatar + seat]) > 0 else seat if v_1 == 0 and self.k[self.o_block + seat] else -1

    def draw_for(self, seat, count):
        return self.draw(0, seat, count)

    def sees(self, z, seat):
        o_zone = self.o_zone
        rd = self.rd
        k = self.k
        s = self.s
        b_zof = self.b_zof
        while True:
            r = o_zone + z * 5
            look = rd[rd[3] + k[r]]
            x = k[r + 1]
            if look == 1:
                if seat < 0 or x < 0 or self.player(x) != seat:
                    return 0
            elif look != 0:
                return 0
            if x < 0 or self.played(x) or s[b_zof + x] == 0:
                return 1
            z = s[b_zof + x] - 1

    def known_to(self, ent, seat):
        if ent >= self.ne or ent < self.rd[0] or self.k[self.o_flags + ent] & 2 or self.played(ent):
            return 1
        z = self.s[self.b_zof + ent]
        if z == 0:
            return 1
        return self.sees(z - 1, seat)

    def forget(self, seat):
        rd = self.rd
        s = self.s
        r = rd[6]
        n = rd[5]
        while n:
            i = rd[r]
            x = s[i]
            if x != rd[r + 1]:
                mine = seat >= 0 and self.player(rd[r + 2]) == seat
                if rd[r + 3] and (not mine) or (rd[r + 4] and x >= 0 and (self.known_to(x, seat) == 0)):
                    s[i] = rd[r + 1]
            r += 5
            n -= 1
        return 0

    def deal(self, seat):
        b_dice = self.b_dice
        b_stack = self.b_stack
        s = self.s
        rd = self.rd
        s[b_dice:b_stack] = [0] * (b_stack - b_dice)
        marked = s[14]
        self.forget(seat)
        self.sort_out(seat)
        dealt = rd[7]
        zones = dealt + 3 * self.nz + 1
        n = 0
        for i in range(rd[2], rd[2] + rd[1]):
            z = rd[i]
            if rd[dealt + z]:
                rd[zones + n] = z
                n += 1
        self.mingle(zones, n)
        s[14] = marked
        return 0

    def sort_out(self, seat):
        rd = self.rd
        nz = self.nz
        s = self.s
        b_zone = self.b_zone
        ne = self.ne
        b_zof = self.b_zof
        dealt = rd[7]
        often = dealt + nz
        begin = often + nz + 1
        pile = begin + 2 * nz
        x = 0
        for z in range(nz):
            rd[dealt + z] = 0
            rd[often + z] = 0
            rd[begin + z] = x
            x += s[b_zone + z * 3 + 2]
        rd[often + nz] = 0
        for e in range(ne):
            z = s[b_zof + e] - 1
            if z >= 0:
                rd[pile + rd[begin + z]] = e
                rd[begin + z] = rd[begin + z] + 1
        for i in range(rd[2], rd[2] + rd[1]):
            z = rd[i]
            n = s[b_zone + z * 3 + 2]
            if n and self.sees(z, seat) == 0:
                rd[dealt + z] = 1
                self.origins(z, pile + rd[begin + z] - n, n)
        for i in range(rd[2], rd[2] + rd[1]):
            z = rd[i]
            n = s[b_zone + z * 3 + 2]
            if rd[dealt + z] > 1 and rd[often + rd[dealt + z] - 2] == 1:
                self.whole(z, rd[dealt + z] - 2, pile + rd[begin + z] - n, n)
                rd[dealt + z] = 0
        return 0

    def origins(self, z, first, n):
        rd = self.rd
        nz = self.nz
        often = rd[7] + nz
        one = -1
        for i in range(first, first + n):
            x = rd[rd[4] + rd[i]]
            if one < 0:
                one = x
            elif x != one:
                one = nz + 1
            j = first
            while rd[rd[4] + rd[j]] != x:
                j += 1
            if j == i:
                rd[often + x] = rd[often + x] + 1
        if one <= nz:
            rd[rd[7] + z] = one + 2
        return 0

    def whole(self, z, origin, first, n):
        rd = self.rd
        s = self.s
        b_prv = self.b_prv
        b_nxt = self.b_nxt
        b_zone = self.b_zone
        order = first + self.ne
        flag = rd[7] + 4 * self.nz + 1 + 2 * self.ne
        upper = n
        if upper > 16:
            upper = 16
        for i in range(n):
            rd[order + i] = rd[first + i]
            rd[flag + rd[first + i]] = 0
        self.jumble(order, n, upper, origin)
        for i in range(upper):
            rd[flag + rd[order + i]] = 1
        j = upper
        for i in range(n):
            if rd[flag + rd[first + i]] == 0:
                rd[order + j] = rd[first + i]
                j += 1
        x = 0
        for i in range(order, order + n):
            y = rd[i] + 1
            s[b_prv + y - 1] = x
            if x:
                s[b_nxt + x - 1] = y
            else:
                s[b_zone + z * 3] = y
            x = y
        s[b_nxt + x - 1] = 0
        s[b_zone + z * 3 + 1] = x
        return 0

    def mingle(self, zones, n):
        rd = self.rd
        ne = self.ne
        s = self.s
        b_zone = self.b_zone
        b_nxt = self.b_nxt
        b_marks = self.b_marks
        held = rd[7] + 4 * self.nz + 1
        order = held + ne
        pile = order + ne
        place = pile + ne
        t = 0
        deepest = 0
        for i in range(n):
            x = s[b_zone + rd[zones + i] * 3]
            y = t
            while x:
                rd[held + t] = x - 1
                rd[order + t] = -1
                t += 1
                x = s[b_nxt + x - 1]
            if t - y > deepest:
                deepest = t - y
        for i in range(t):
            if rd[order + i] < 0:
                self.share(held, order, pile, place, zones, n, deepest, i)
        y = t
        t = 0
        for i in range(n):
            z = rd[zones + i]
            end = t + rd[place + i]
            if s[b_marks + z]:
                self.stay(order, t, end, y, z)
            t = end
        t = 0
        for i in range(n):
            z = rd[zones + i]
            end = t + rd[place + i]
            while t < end:
                self.move(rd[order + t], z, 1)
                t += 1
        return 0

    def stay(self, order, first, end, t, z):
        ne = self.ne
        s = self.s
        b_known = self.b_known
        rd = self.rd
        for e in range(ne):
            if s[b_known + e] != z + 1:
                continue
            i = first
            while i < end and rd[order + i] != e:
                i += 1
            if i < end:
                continue
            j = 0
            while j < t and rd[order + j] != e:
                j += 1
            i = first
            while i < end and (rd[rd[4] + rd[order + i]] != rd[rd[4] + e] or s[b_known + rd[order + i]] == z + 1):
                i += 1
            if i < end and j < t:
                rd[order + j] = rd[order + i]
                rd[order + i] = e
        return 0

    def share(self, held, order, pile, place, zones, n, deepest, about):
        rd = self.rd
        s = self.s
        b_zone = self.b_zone
        origin = rd[rd[4] + rd[held + about]]
        count = 0
        upper = 0
        t = 0
        for i in range(n):
            rd[place + i] = s[b_zone + rd[zones + i] * 3 + 2]
            for j in range(rd[place + i]):
                e = rd[held + t]
                t += 1
                if rd[rd[4] + e] == origin:
                    if j < 16:
                        upper += 1
                    x = count
                    while x and rd[pile + x - 1] > e:
                        rd[pile + x] = rd[pile + x - 1]
                        x -= 1
                    rd[pile + x] = e
                    count += 1
        self.jumble(pile, count, upper, origin)
        x = 0
        for j in range(deepest):
            t = 0
            for i in range(n):
                if j < rd[place + i] and rd[rd[4] + rd[held + t + j]] == origin:
                    rd[order + t + j] = rd[pile + x]
                    x += 1
                t += rd[place + i]
        return 0

    def jumble(self, first, n, count, origin):
        s = self.s
        rd = self.rd
        u32 = 4294967295
        m64 = u32 << 32 | u32
        seed = (s[5] & u32) << 32 | s[4] & u32
        subject = origin
        purpose = 2147418113
        bits = self.mix(self.mix(seed ^ self.mix(purpose << 32 | subject)))
        rest = bits
        if count > n - 1:
            count = n - 1
        for i in range(count):
            if rest <= u32:
                bits = self.mix(bits + 1 & m64)
                rest = bits
            x = rest % (n - i)
            rest = rest // (n - i)
            if x:
                y = rd[first + i]
                rd[first + i] = rd[first + i + x]
                rd[first + i + x] = y
        return 0

    def child(self, node, a, b):
        im = self.im
        x = im[541 + node * 5]
        while x:
            i = 541 + x * 5
            if im[i + 2] == a and im[i + 3] == b:
                return x
            x = im[i + 1]
        return 0

    def tally(self, node, a, b):
        im = self.im
        sums = self.sums
        x = self.child(node, a, b)
        if x == 0:
            x = im[21]
            if x >= im[20]:
                return 0
            im[21] = x + 1
            i = 541 + x * 5
            im[i] = 0
            im[i + 1] = im[541 + node * 5]
            im[i + 2] = a
            im[i + 3] = b
            im[i + 4] = 0
            sums[x] = 0
            im[541 + node * 5] = x
        i = 541 + x * 5 + 4
        im[i] = im[i] + 1
        sums[x] = sums[x] + im[25]
        return x

    def remember(self):
        im = self.im
        node = im[13]
        if im[14] == 0:
            node = 0
        for i in range(im[24]):
            a = im[29 + 2 * i]
            b = im[29 + 2 * i + 1]
            if node:
                x = im[21]
                node = self.tally(node, a, b)
                if node == x:
                    node = 0
            j = 0
            while j < i and (im[29 + 2 * j] != a or im[29 + 2 * j + 1] != b):
                j += 1
            if j == i:
                self.tally(1, a, b)
        return 0

    def embark(self):
        s = self.s
        size = self.size
        ne = self.ne
        im = self.im
        n = self.base[2]
        high = s[3]
        s[:n] = self.base[:n]
        s[n:high] = [0] * (high - n)
        s[size:size + ne] = [0] * (size + ne - size)
        im[24] = 0
        im[27] = 0
        im[23] = 0
        im[22] = 1
        if im[14]:
            im[22] = im[13]
        return 0

    def often(self, prompt):
        im = self.im
        n = im[23]
        for i in range(285, 285 + 2 * n, 2):
            if im[i] == prompt:
                im[i + 1] = im[i + 1] + 1
                return im[i + 1]
        if n < 128:
            im[285 + 2 * n] = prompt
            im[285 + 2 * n + 1] = 1
            im[23] = n + 1
        return 1

    def usual(self):
        s = self.s
        n = s[30]
        if s[self.b_opt + 2 * n - 2] == -2000000000:
            return n - 1
        if self.kinds[s[26]] == 5:
            return 0
        return -1

    def returned(self):
        im = self.im
        s = self.s
        if im[26] == 0 or s[25] != im[0]:
            return 0
        if s[26] != self.base[26]:
            return 0
        im[27] = 1
        return 1

    def choose(self):
        s = self.s
        im = self.im
        n = s[30]
        if n == 1:
            return 0
        prompt = s[26]
        count = self.often(prompt)
        least = self.usual()
        mine = 0
        if s[25] == im[0]:
            mine = 1
        if mine == 0 and least >= 0:
            return least
        u32 = 4294967295
        m64 = u32 << 32 | u32
        p = prompt
        i = 16
        if mine:
            i = 18
        z = (im[i + 1] & u32) << 32 | im[i] & u32
        z = self.mix(z + (p << 16) + count & m64)
        if mine == 0:
            return z % n
        x = -1
        if im[15]:
            x = self.other(z, n)
        if x < 0:
            x = self.later(n, least, prompt)
        if x < 0:
            x = (z >> 16) % n
        return self.say(x)

    def say(self, x):
        im = self.im
        s = self.s
        i = self.b_opt + 2 * x
        j = 29 + 2 * im[24]
        im[j] = s[i]
        im[j + 1] = s[i + 1]
        im[24] = im[24] + 1
        node = im[22]
        if node != 1:
            node = self.child(node, s[i], s[i + 1])
            if node == 0:
                node = 1
            im[22] = node
        return x

    def met(self, x):
        s = self.s
        i = self.b_opt + 2 * x
        return self.child(self.im[22], s[i], s[i + 1])

    def other(self, z, n):
        new = 0
        for x in range(n):
            if self.met(x) == 0:
                new += 1
        if new and (self.im[24] == 0 or z & 256):
            new = (z >> 16) % new
            for x in range(n):
                if self.met(x) == 0:
                    if new == 0:
                        return x
                    new -= 1
        if z & 512:
            return (z >> 16) % n
        return -1

    def later(self, n, least, prompt):
        im = self.im
        sums = self.sums
        if least > 0 and self.kinds[prompt] == 6:
            return 0
        if least >= 0 and self.met(least) == 0:
            return least
        best = -1
        q = 0
        w = 0
        for x in range(n):
            node = self.met(x)
            if node:
                t = im[541 + node * 5 + 4]
                some = least < 0 or x == least or t >= im[12]
                if some and (best < 0 or sums[node] * w >= q * t):
                    best = x
                    q = sums[node]
                    w = t
        return best

    def foremost(self, n, least):
        sums = self.sums
        best = 0
        same = 1
        for x in range(1, n):
            if sums[x] > sums[best]:
                best = x
                same = 1
            elif sums[x] == sums[best]:
                same += 1
        if least >= 0 and sums[least] == sums[best]:
            return least
        if same > 1:
            return -1
        return best

    def reckoned(self, fp, pc):
        c = self.c
        s = self.s
        im = self.im
        x = fp + c[pc][3]
        i = self.judged + (c[pc][2] * 7 + s[x] & 15) * 5
        if im[i] != c[pc][2] + 1 or im[i + 1] != s[x]:
            return 0
        if im[i + 2] != s[x + 1] or im[i + 3] != s[x + 2]:
            return 0
        return i + 4

    def reckon(self, fp, pc, value):
        c = self.c
        s = self.s
        im = self.im
        x = fp + c[pc][3]
        i = self.judged + (c[pc][2] * 7 + s[x] & 15) * 5
        im[i] = c[pc][2] + 1
        im[i + 1] = s[x]
        im[i + 2] = s[x + 1]
        im[i + 3] = s[x + 2]
        im[i + 4] = value
        return 0

    def weigh(self, own, others):
        n = self.ns - 1
        if n < 1:
            n = 1
        q = own
        w = others
        q = q * n * self.im[9] - w
        w = self.im[5]
        if q > w:
            q = w
        if q < -w:
            q = -w
        return q

    def run(self):
        s = self.s
        c = self.c
        k = self.k
        ne = self.ne
        o_tag = self.o_tag
        ntagw = self.ntagw
        b_zof = self.b_zof
        o_zone = self.o_zone
        b_nxt = self.b_nxt
        o_sw = self.o_sw
        o_proc = self.o_proc
        size = self.size
        o_isa = self.o_isa
        nlev = self.nlev
        b_busy = self.b_busy
        b_ef = self.b_ef
        ns = self.ns
        b_glob = self.b_glob
        o_glob = self.o_glob
        o_field = self.o_field
        o_range = self.o_range
        b_avatar = self.b_avatar
        o_block = self.o_block
        o_ev = self.o_ev
        watched = self.watched
        im = self.im
        b_opt = self.b_opt
        fp = s[1]
        sp = s[2]
        pc = s[fp + 1]
        fuel = self.fuel
        self.holding = 0
        while True:
            op, a_, b_, c_ = c[pc]
            fuel -= 1
            if fuel < 0:
                self.fail(1, pc, 0)
                break
            if op < 26:
                if op < 10:
                    if op < 7:
                        if op < 2:
                            if op < 1:
                                pc = a_
                                continue
                            else:
                                if s[fp + a_] == 0:
                                    pc = b_
                                    continue
                                pc += 4
                                continue
                        elif op < 3:
                            if s[fp + a_]:
                                pc = b_
                                continue
                            pc += 4
                            continue
                        elif op < 4:
                            if s[fp + a_] == s[fp + b_]:
                                pc = c_
                                continue
                            pc += 4
                            continue
                        elif op < 5:
                            if s[fp + a_] != s[fp + b_]:
                                pc = c_
                                continue
                            pc += 4
                            continue
                        elif op < 6:
                            if s[fp + a_] < s[fp + b_]:
                                pc = c_
                                continue
                            pc += 4
                            continue
                        else:
                            if s[fp + a_] >= s[fp + b_]:
                                pc = c_
                                continue
                            pc += 4
                            continue
                    elif op < 9:
                        if op < 8:
                            if s[fp + a_] == b_:
                                pc = c_
                                continue
                            pc += 4
                            continue
                        else:
                            if s[fp + a_] != b_:
                                pc = c_
                                continue
                            pc += 4
                            continue
                    else:
                        if s[fp + a_] < b_:
                            pc = c_
                            continue
                        pc += 4
                        continue
                elif op < 25:
                    if op < 14:
                        if op < 13:
                            if op < 12:
                                if op < 11:
                                    if s[fp + a_] >= b_:
                                        pc = c_
                                        continue
                                    pc += 4
                                    continue
                                else:
                                    if s[fp + a_] == b_:
                                        pc = c_
                                        continue
                                    pc += 4
                                    continue
                            else:
                                x = s[fp + a_]
                                if x < -1 or x >= ne:
                                    self.fail(4, pc, x)
                                    break
                                t = 0
                                if x >= 0:
                                    i_tagged = b_ // 30
                                    t = k[o_tag + x * ntagw + i_tagged] >> b_ - i_tagged * 30 & 1
                                if t == True:
                                    pc = c_
                                    continue
                                pc += 4
                                continue
                        else:
                            x = s[fp + a_]
                            if x < -1 or x >= ne:
                                self.fail(4, pc, x)
                                break
                            t = 0
                            if x >= 0:
                                i_tagged = b_ // 30
                                t = k[o_tag + x * ntagw + i_tagged] >> b_ - i_tagged * 30 & 1
                            if t == False:
                                pc = c_
                                continue
                            pc += 4
                            continue
                    elif op < 20:
                        if op < 18:
                            if op < 16:
                                if op < 15:
                                    x = s[fp + a_]
                                    if x < -1 or x >= ne:
                                        self.fail(4, pc, x)
                                        break
                                    t = 0
                                    if x >= 0 and (-1 if (z_1 := s[b_zof + x]) == 0 else k[o_zone + (z_1 - 1) * 5]) == b_:
                                        t = 1
                                    if t == True:
                                        pc = c_
                                        continue
                                    pc += 4
                                    continue
                                else:
                                    x = s[fp + a_]
                                    if x < -1 or x >= ne:
                                        self.fail(4, pc, x)
                                        break
                                    t = 0
                                    if x >= 0 and (-1 if (z_2 := s[b_zof + x]) == 0 else k[o_zone + (z_2 - 1) * 5]) == b_:
                                        t = 1
                                    if t == False:
                                        pc = c_
                                        continue
                                    pc += 4
                                    continue
                            elif op < 17:
                                x = s[fp + a_]
                                if x < -1 or x >= ne:
                                    self.fail(4, pc, x)
                                    break
                                if x >= 0:
                                    x = s[b_nxt + x] - 1
                                while x >= 0 and k[o_tag + x * ntagw + (i_3 := (b_ // 30))] >> b_ - i_3 * 30 & 1 == 0:
                                    x = s[b_nxt + x] - 1
                                    fuel -= 1
                                s[fp + a_] = x
                                if x >= 0:
                                    pc = c_
                                    continue
                                pc += 4
                                continue
                            else:
                                i = k[o_sw + b_]
                                x = s[fp + a_]
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
                        elif op < 19:
                            new = 0
                            ret = 0
                            s[fp + 1] = pc + 4
                            t = b_
                            y = fp + c_
                            dst_push = fp + a_
                            ev_push = s[fp + 4]
                            row_push = o_proc + t * 4
                            end_push = sp + k[row_push + 1]
                            if end_push > size:
                                new = self.fail(2, s[fp + 1], t)
                            else:
                                s[sp] = fp
                                s[sp + 1] = k[row_push]
                                s[sp + 2] = t
                                s[sp + 3] = dst_push
                                s[sp + 4] = ev_push
                                s[sp + 5] = 0
                                s[sp + 6] = 0
                                s[sp + 7:end_push] = [0] * (end_push - (sp + 7))
                                self.toll += (end_push - sp) // 30
                                if end_push > s[3]:
                                    s[3] = end_push
                                new = sp
                            if new < 0:
                                break
                            n = k[o_proc + t * 4 + 2]
                            for i in range(n):
                                s[new + 7 + i] = s[y + i]
                        else:
                            new = 0
                            ret = 0
                            val = 0
                            val = s[fp + a_]
                            ret = 1
                    elif op < 21:
                        new = 0
                        ret = 0
                        val = 0
                        val = a_
                        ret = 1
                    elif op < 23:
                        if op < 22:
                            new = 0
                            ret = 0
                            val = 0
                            t = a_
                            if self.enclosing(fp, t) == 0:
                                self.fail(5, pc, t)
                                break
                            val = s[fp + b_]
                            while ret == 0:
                                fuel -= 1
                                if k[o_isa + k[o_proc + s[fp + 2] * 4 + 3] * nlev + t]:
                                    ret = 1
                                else:
                                    t_leave = s[fp + 5]
                                    if t_leave > 0:
                                        t_leave -= 1
                                        i_leave = t_leave // 30
                                        s[b_busy + i_leave] = s[b_busy + i_leave] & ~(1 << t_leave - i_leave * 30)
                                    elif t_leave == -1:
                                        s[16] = 0
                                        s[14] = s[14] | s[fp + 7]
                                    elif t_leave == -2:
                                        s[13] = s[13] - 1
                                    if s[fp + 6]:
                                        i_leave = 0
                                        while i_leave < s[36]:
                                            r_leave = b_ef + i_leave * 8
                                            if s[r_leave] and s[r_leave + 7] == fp:
                                                self.drop(i_leave)
                                            i_leave += 1
                                        self.toll += i_leave
                                    sp = fp
                                    fp = s[fp]
                        else:
                            x = s[fp + a_]
                            if x < -1 or x >= ns:
                                self.fail(4, pc, x)
                                break
                            if x >= 0:
                                s[38] |= 1 << x
                            s[0] = 3
                            s[19] = x
                            s[20] = b_
                            break
                    elif op < 24:
                        x = s[fp + a_]
                        if x < -1 or x >= ns:
                            self.fail(4, pc, x)
                            break
                        s[38] |= 1 << (x if x >= 0 else ns)
                        pc += 4
                        continue
                    else:
                        if s[38]:
                            x = 0
                            while not s[38] >> x & 1:
                                x += 1
                            s[0] = 3
                            s[19] = x if x < ns else -1
                            s[20] = a_
                            break
                        pc += 4
                        continue
                else:
                    s[fp + a_] = b_
                    pc += 4
                    continue
            elif op < 72:
                if op < 45:
                    if op < 27:
                        s[fp + a_] = s[fp + b_]
                        pc += 4
                        continue
                    elif op < 43:
                        if op < 31:
                            if op < 30:
                                if op < 28:
                                    q = s[fp + b_]
                                    q += s[fp + c_]
                                    if q > 2147483647 or q < -2147483648:
                                        self.fail(3, pc, 0)
                                        break
                                    s[fp + a_] = q
                                    pc += 4
                                    continue
                                elif op < 29:
                                    q = s[fp + b_]
                                    q -= s[fp + c_]
                                    if q > 2147483647 or q < -2147483648:
                                        self.fail(3, pc, 0)
                                        break
                                    s[fp + a_] = q
                                    pc += 4
                                    continue
                                else:
                                    q = s[fp + b_]
                                    q *= s[fp + c_]
                                    if q > 2147483647 or q < -2147483648:
                                        self.fail(3, pc, 0)
                                        break
                                    s[fp + a_] = q
                                    pc += 4
                                    continue
                            else:
                                q = s[fp + b_]
                                q += c_
                                if q > 2147483647 or q < -2147483648:
                                    self.fail(3, pc, 0)
                                    break
                                s[fp + a_] = q
                                pc += 4
                                continue
                        elif op < 41:
                            if op < 37:
                                n = self.act_value(op, fp, pc)
                                if n < 0:
                                    break
                                fuel -= n + self.toll
                                self.toll = 0
                                pc += 4
                                continue
                            elif op < 39:
                                if op < 38:
                                    s[fp + a_] = s[fp + b_] & c_
                                    pc += 4
                                    continue
                                else:
                                    x = 0
                                    if s[fp + b_] == 0:
                                        x = 1
                                    s[fp + a_] = x
                                    pc += 4
                                    continue
                            else:
                                n = self.act_value(op, fp, pc)
                                if n < 0:
                                    break
                                fuel -= n + self.toll
                                self.toll = 0
                                pc += 4
                                continue
                        elif op < 42:
                            s[fp + a_] = s[b_glob + b_]
                            pc += 4
                            continue
                        else:
                            i = b_glob + a_
                            x = s[fp + b_]
                            if s[i] != x:
                                s[i] = x
                                s[14] = s[14] | k[o_glob + a_]
                            pc += 4
                            continue
                    elif op < 44:
                        row_address = o_field + b_ * 5
                        ent_address = s[fp + c_]
                        if ent_address < k[row_address + 1] or ent_address >= k[row_address + 2]:
                            i_address = -1
                        else:
                            i_field = k[k[row_address + 3] + ent_address - k[row_address + 1]]
                            if i_field < 0:
                                i_address = -1
                            else:
                                i_address = k[row_address] + i_field
                        if i_address < 0:
                            i = self.fail(4, pc, ent_address)
                        else:
                            i = i_address
                        if i < 0:
                            break
                        s[fp + a_] = s[i]
                        pc += 4
                        continue
                    else:
                        row_field = o_field + b_ * 5
                        ent_field = s[fp + c_]
                        if ent_field < k[row_field + 1] or ent_field >= k[row_field + 2]:
                            i = -1
                        else:
                            i_field = k[k[row_field + 3] + ent_field - k[row_field + 1]]
                            if i_field < 0:
                                i = -1
                            else:
                                i = k[row_field] + i_field
                        y = 0
                        if i >= 0:
                            y = s[i]
                        s[fp + a_] = y
                        pc += 4
                        continue
                elif op < 63:
                    if op < 57:
                        if op < 46:
                            t = o_field + a_ * 5
                            ent_address = s[fp + b_]
                            if ent_address < k[t + 1] or ent_address >= k[t + 2]:
                                i_address = -1
                            else:
                                i_field = k[k[t + 3] + ent_address - k[t + 1]]
                                if i_field < 0:
                                    i_address = -1
                                else:
                                    i_address = k[t] + i_field
                            if i_address < 0:
                                i = self.fail(4, pc, ent_address)
                            else:
                                i = i_address
                            if i < 0:
                                break
                            q = s[fp + c_]
                            if s[i] != q:
                                s[i] = q
                                s[14] = s[14] | k[t + 4]
                            pc += 4
                            continue
                        elif op < 50:
                            if op < 47:
                                t = o_field + a_ * 5
                                ent_address = s[fp + b_]
                                if ent_address < k[t + 1] or ent_address >= k[t + 2]:
                                    i_address = -1
                                else:
                                    i_field = k[k[t + 3] + ent_address - k[t + 1]]
                                    if i_field < 0:
                                        i_address = -1
                                    else:
                                        i_address = k[t] + i_field
                                if i_address < 0:
                                    i = self.fail(4, pc, ent_address)
                                else:
                                    i = i_address
                                if i < 0:
                                    break
                                q = s[fp + c_]
                                q += s[i]
                                if q > 2147483647 or q < -2147483648:
                                    self.fail(3, pc, 0)
                                    break
                                if s[i] != q:
                                    s[i] = q
                                    s[14] = s[14] | k[t + 4]
                                pc += 4
                                continue
                            else:
                                n = self.act_state(op, fp, pc)
                                if n < 0:
                                    break
                                fuel -= n + self.toll
                                self.toll = 0
                                pc += 4
                                continue
                        elif op < 53:
                            if op < 52:
                                if op < 51:
                                    x = s[fp + b_]
                                    if x < -1 or x >= ne:
                                        self.fail(4, pc, x)
                                        break
                                    r_find = o_range + c_ * 3
                                    x_find = x + 1
                                    if x_find < k[r_find]:
                                        x_find = k[r_find]
                                    self.steps = 0
                                    if k[r_find + 2] == 0:
                                        y_find = x_find
                                        while x_find < k[r_find + 1] and k[o_tag + x_find * ntagw + (i_4 := (c_ // 30))] >> c_ - i_4 * 30 & 1 == 0:
                                            x_find += 1
                                        self.steps = x_find - y_find
                                    if x_find >= k[r_find + 1]:
                                        y = -1
                                    else:
                                        y = x_find
                                    if y >= 0:
                                        y = self.sift(fp, pc, y)
                                    s[fp + a_] = y
                                    fuel -= self.steps
                                    pc += 4
                                    continue
                                else:
                                    n = self.act_state(op, fp, pc)
                                    if n < 0:
                                        break
                                    fuel -= n + self.toll
                                    self.toll = 0
                                    pc += 4
                                    continue
                            else:
                                s[fp + a_] = s[7]
                                pc += 4
                                continue
                        else:
                            n = self.act_state(op, fp, pc)
                            if n < 0:
                                break
                            fuel -= n + self.toll
                            self.toll = 0
                            pc += 4
                            continue
                    elif op < 58:
                        t = fp + b_
                        n = s[t]
                        y = s[t + 1]
                        if n < -1 or y < 0 or y >= ns:
                            self.fail(4, pc, n if n < -1 else y)
                            break
                        x = -1
                        while x < 0 and n < ns - 1:
                            n += 1
                            i = y + n
                            if i >= ns:
                                i -= ns
                            v_avatar = s[b_avatar + i]
                            if v_avatar > 0:
                                x = v_avatar - 1
                            elif v_avatar == 0 and k[o_block + i]:
                                x = i
                            else:
                                x = -1
                            fuel -= 1
                        s[t] = n
                        s[fp + a_] = x
                        if x < 0:
                            pc = c_
                            continue
                        pc += 4
                        continue
                    elif op < 61:
                        if op < 60:
                            if op < 59:
                                x = s[fp + b_]
                                if x < -1 or x >= ne:
                                    self.fail(4, pc, x)
                                    break
                                x = self.player(x)
                                fuel -= self.toll
                                self.toll = 0
                                s[fp + a_] = x
                                pc += 4
                                continue
                            else:
                                x = s[fp + b_]
                                if x < -1 or x >= ne:
                                    self.fail(4, pc, x)
                                    break
                                x = self.player(x)
                                fuel -= self.toll
                                self.toll = 0
                                if x >= 0:
                                    seat_avatar = x
                                    v_avatar = s[b_avatar + seat_avatar]
                                    if v_avatar > 0:
                                        x = v_avatar - 1
                                    elif v_avatar == 0 and k[o_block + seat_avatar]:
                                        x = seat_avatar
                                    else:
                                        x = -1
                                s[fp + a_] = x
                                pc += 4
                                continue
                        else:
                            x = s[fp + b_]
                            if x < -1 or x >= ne:
                                self.fail(4, pc, x)
                                break
                            x = self.player(x)
                            fuel -= self.toll
                            self.toll = 0
                            if x < 0:
                                x = s[7]
                            s[fp + a_] = x
                            pc += 4
                            continue
                    elif op < 62:
                        n = self.act_state(op, fp, pc)
                        if n < 0:
                            break
                        fuel -= n + self.toll
                        self.toll = 0
                        pc += 4
                        continue
                    else:
                        n = self.act_zone(op, fp, pc)
                        if n < 0:
                            break
                        fuel -= n + self.toll
                        self.toll = 0
                        pc += 4
                        continue
                elif op < 64:
                    x = s[fp + c_]
                    if x < -1 or x >= ne:
                        self.fail(4, pc, x)
                        break
                    s[fp + a_] = self.first(b_, x)
                    pc += 4
                    continue
                elif op < 69:
                    if op < 68:
                        if op < 67:
                            n = self.act_zone(op, fp, pc)
                            if n < 0:
                                break
                            fuel -= n + self.toll
                            self.toll = 0
                            pc += 4
                            continue
                        else:
                            x = s[fp + b_]
                            if x < -1 or x >= ne:
                                self.fail(4, pc, x)
                                break
                            y = -1
                            if x >= 0:
                                y = s[b_nxt + x] - 1
                            s[fp + a_] = y
                            pc += 4
                            continue
                    else:
                        x = s[fp + a_]
                        if x < -1 or x >= ne:
                            self.fail(4, pc, x)
                            break
                        while x >= 0 and k[o_tag + x * ntagw + (i_5 := (b_ // 30))] >> b_ - i_5 * 30 & 1 == 0:
                            x = s[b_nxt + x] - 1
                            fuel -= 1
                        s[fp + a_] = x
                        if x < 0:
                            pc = c_
                            continue
                        pc += 4
                        continue
                elif op < 71:
                    n = self.act_zone(op, fp, pc)
                    if n < 0:
                        break
                    fuel -= n + self.toll
                    self.toll = 0
                    pc += 4
                    continue
                else:
                    x = s[fp + b_]
                    if x < -1 or x >= ne:
                        self.fail(4, pc, x)
                        break
                    s[fp + a_] = self.place(x)
                    fuel -= self.toll
                    self.toll = 0
                    pc += 4
                    continue
            elif op < 90:
                if op < 86:
                    if op < 75:
                        if op < 74:
                            if op < 73:
                                n = self.act_zone(op, fp, pc)
                                if n < 0:
                                    break
                                fuel -= n + self.toll
                                self.toll = 0
                                pc += 4
                                continue
                            else:
                                t = fp + b_
                                x = s[t]
                                y = s[t + 1]
                                if x < -1 or x >= ne or y < -1 or (y >= ne):
                                    self.fail(4, pc, x if x < -1 or x >= ne else y)
                                    break
                                s[fp + a_] = self.held(x, y, c_)
                                fuel -= self.steps + self.toll
                                self.toll = 0
                                pc += 4
                                continue
                        else:
                            t = fp + a_
                            x = s[t]
                            y = s[t + 1]
                            if x < -1 or x >= ne or y < -1 or (y >= ne):
                                self.fail(4, pc, x if x < -1 or x >= ne else y)
                                break
                            x = self.held(x, y, b_)
                            s[t] = x
                            fuel -= self.steps + self.toll
                            self.toll = 0
                            if x < 0:
                                pc = c_
                                continue
                            pc += 4
                            continue
                    elif op < 85:
                        if op < 84:
                            if op < 83:
                                n = self.act_zone(op, fp, pc)
                                if n < 0:
                                    break
                                fuel -= n + self.toll
                                self.toll = 0
                                pc += 4
                                continue
                            else:
                                y = fp + c_
                                x = s[y]
                                n = s[y + 1]
                                if x < -1 or x >= ne:
                                    self.fail(4, pc, x)
                                    break
                                if n < 1:
                                    self.fail(12, pc, n)
                                    break
                                if s[18]:
                                    s[32] = b_
                                    s[33] = x
                                    s[34] = n
                                    s[35] = fp + a_
                                    s[0] = 2
                                    pc += 4
                                    break
                                y = self.draw(b_, x, n) + 1
                                s[fp + a_] = y
                                self.note(2, b_, x, n, y)
                                pc += 4
                                continue
                        else:
                            new = 0
                            ret = 0
                            s[fp + 1] = pc + 4
                            x = fp + c_
                            y = x
                            t = 0
                            if self.count(11, pc) < 0:
                                break
                            dst_cast = fp + a_
                            if s[13] >= 24:
                                new = self.fail(9, s[fp + 1] - 4, b_)
                            else:
                                row_push = o_proc + t * 4
                                end_push = sp + k[row_push + 1]
                                if end_push > size:
                                    x_cast = self.fail(2, s[fp + 1], t)
                                else:
                                    s[sp] = fp
                                    s[sp + 1] = k[row_push]
                                    s[sp + 2] = t
                                    s[sp + 3] = dst_cast
                                    s[sp + 4] = sp
                                    s[sp + 5] = -2
                                    s[sp + 6] = 0
                                    s[sp + 7:end_push] = [0] * (end_push - (sp + 7))
                                    self.toll += (end_push - sp) // 30
                                    if end_push > s[3]:
                                        s[3] = end_push
                                    x_cast = sp
                                if x_cast < 0:
                                    new = -1
                                else:
                                    s[13] = s[13] + 1
                                    s[x_cast + 7] = b_
                                    s[x_cast + 15] = t
                                    for i_cast in range(6):
                                        s[x_cast + 16 + i_cast] = s[y + i_cast]
                                    new = x_cast
                            if new < 0:
                                break
                    else:
                        new = 0
                        ret = 0
                        s[fp + 1] = pc + 4
                        x = fp + c_
                        y = x
                        t = 0
                        if self.could(y, b_, t) == 0:
                            s[fp + a_] = 1
                            fuel -= self.toll
                            self.toll = 0
                            pc += 4
                            continue
                        t = 1
                        dst_cast = fp + a_
                        if s[13] >= 24:
                            new = self.fail(9, s[fp + 1] - 4, b_)
                        else:
                            row_push = o_proc + t * 4
                            end_push = sp + k[row_push + 1]
                            if end_push > size:
                                x_cast = self.fail(2, s[fp + 1], t)
                            else:
                                s[sp] = fp
                                s[sp + 1] = k[row_push]
                                s[sp + 2] = t
                                s[sp + 3] = dst_cast
                                s[sp + 4] = sp
                                s[sp + 5] = -2
                                s[sp + 6] = 0
                                s[sp + 7:end_push] = [0] * (end_push - (sp + 7))
                                self.toll += (end_push - sp) // 30
                                if end_push > s[3]:
                                    s[3] = end_push
                                x_cast = sp
                            if x_cast < 0:
                                new = -1
                            else:
                                s[13] = s[13] + 1
                                s[x_cast + 7] = b_
                                s[x_cast + 15] = t
                                for i_cast in range(6):
                                    s[x_cast + 16 + i_cast] = s[y + i_cast]
                                new = x_cast
                        if new < 0:
                            break
                elif op < 89:
                    if op < 88:
                        if op < 87:
                            new = 0
                            ret = 0
                            s[fp + 1] = pc + 4
                            x = fp + c_
                            y = x
                            t = 0
                            y = s[fp + 4]
                            if y == 0:
                                self.fail(13, pc, 0)
                                break
                            t = c_
                            y += 16
                            x = y + t
                            if (s[y] < 0 or s[x] < 0 or s[y] == s[x]) or self.could(y, b_, t) == 0:
                                s[fp + a_] = 1
                                fuel -= self.toll
                                self.toll = 0
                                pc += 4
                                continue
                            t = 1
                            dst_cast = fp + a_
                            if s[13] >= 24:
                                new = self.fail(9, s[fp + 1] - 4, b_)
                            else:
                                row_push = o_proc + t * 4
                                end_push = sp + k[row_push + 1]
                                if end_push > size:
                                    x_cast = self.fail(2, s[fp + 1], t)
                                else:
                                    s[sp] = fp
                                    s[sp + 1] = k[row_push]
                                    s[sp + 2] = t
                                    s[sp + 3] = dst_cast
                                    s[sp + 4] = sp
                                    s[sp + 5] = -2
                                    s[sp + 6] = 0
                                    s[sp + 7:end_push] = [0] * (end_push - (sp + 7))
                                    self.toll += (end_push - sp) // 30
                                    if end_push > s[3]:
                                        s[3] = end_push
                                    x_cast = sp
                                if x_cast < 0:
                                    new = -1
                                else:
                                    s[13] = s[13] + 1
                                    s[x_cast + 7] = b_
                                    s[x_cast + 15] = t
                                    for i_cast in range(6):
                                        s[x_cast + 16 + i_cast] = s[y + i_cast]
                                    new = x_cast
                            if new < 0:
                                break
                            s[new + 17] = s[x]
                            s[new + 18] = 0
                            s[new + 19] = 0
                            s[new + 20] = -1
                            s[new + 21] = -1
                        else:
                            x = fp + a_
                            s[x] = -1
                            s[x + 1] = -1
                            s[x + 2] = b_
                            s[x + 3] = 0
                            s[x + 4] = -1
                            s[x + 5] = -1
                            pc += 4
                            continue
                    else:
                        x = fp + a_
                        y = s[fp + c_]
                        s[x] = s[fp + b_]
                        s[x + 1] = y
                        s[x + 2] = 1
                        s[x + 3] = 0
                        s[x + 4] = -1
                        s[x + 5] = -1
                        pc += 4
                        continue
                else:
                    y = s[fp + 4]
                    if y == 0:
                        self.fail(13, pc, 0)
                        break
                    s[fp + a_] = s[y + 16 + b_]
                    pc += 4
                    continue
            elif op < 103:
                if op < 97:
                    if op < 94:
                        if op < 93:
                            if op < 91:
                                y = s[fp + 4]
                                if y == 0:
                                    self.fail(13, pc, 0)
                                    break
                                x = a_
                                s[y + 16 + x] = s[fp + b_]
                                pc += 4
                                continue
                            elif op < 92:
                                y = s[fp + 4]
                                if y == 0:
                                    self.fail(13, pc, 0)
                                    break
                                x = a_
                                s[y + 14] = s[y + 14] | 1 << x
                                self.refused(y)
                                pc += 4
                                continue
                            else:
                                y = s[fp + 4]
                                if y == 0:
                                    self.fail(13, pc, 0)
                                    break
                                x = a_
                                s[y + 14] = s[y + 14] & ~(1 << x)
                                pc += 4
                                continue
                        else:
                            new = 0
                            ret = 0
                            val = 0
                            t = 0
                            if s[fp + 13] or k[o_ev + s[fp + 7] * 40 + t * 2 + 1]:
                                new = self.rule(fp, sp, t, pc)
                                if new == -1:
                                    break
                                if new == -2:
                                    new = 0
                                    ret = 1
                                    val = self.verdict(fp)
                            if new == 0 and ret == 0:
                                t = o_ev + s[fp + 7] * 40
                                if s[fp + 15] == 0:
                                    if k[t + 3] == 0:
                                        pc += 4
                                        if k[t + 5] == 0:
                                            pc += 4
                    elif op < 96:
                        if op < 95:
                            new = 0
                            ret = 0
                            val = 0
                            t = 0
                            t = 1
                            if s[fp + 13] or k[o_ev + s[fp + 7] * 40 + t * 2 + 1]:
                                new = self.rule(fp, sp, t, pc)
                                if new == -1:
                                    break
                                if new == -2:
                                    new = 0
                                    ret = 1
                                    val = self.verdict(fp)
                            if new == 0 and ret == 0:
                                t = o_ev + s[fp + 7] * 40
                                if k[t + 5] == 0:
                                    pc += 4
                        else:
                            new = 0
                            ret = 0
                            val = 0
                            t = 0
                            t = 2
                            if s[fp + 13] or k[o_ev + s[fp + 7] * 40 + t * 2 + 1]:
                                new = self.rule(fp, sp, t, pc)
                                if new == -1:
                                    break
                                if new == -2:
                                    new = 0
                                    ret = 1
                                    val = self.verdict(fp)
                            if new == 0 and ret == 0:
                                t = o_ev + s[fp + 7] * 40
                    else:
                        new = 0
                        ret = 0
                        pc += 4
                        t = k[o_ev + s[fp + 7] * 40 + 8]
                        self.begun(fp)
                        if t == 0:
                            if s[16] or self.wakes() == 0:
                                pc += 4
                            continue
                        s[fp + 1] = pc
                        dst_push = fp + 12
                        row_push = o_proc + t * 4
                        end_push = sp + k[row_push + 1]
                        if end_push > size:
                            new = self.fail(2, s[fp + 1], t)
                        else:
                            s[sp] = fp
                            s[sp + 1] = k[row_push]
                            s[sp + 2] = t
                            s[sp + 3] = dst_push
                            s[sp + 4] = fp
                            s[sp + 5] = 0
                            s[sp + 6] = 0
                            s[sp + 7:end_push] = [0] * (end_push - (sp + 7))
                            self.toll += (end_push - sp) // 30
                            if end_push > s[3]:
                                s[3] = end_push
                            new = sp
                        if new < 0:
                            break
                elif op < 98:
                    new = 0
                    ret = 0
                    val = 0
                    t = 0
                    t = 3
                    if s[fp + 13] or k[o_ev + s[fp + 7] * 40 + t * 2 + 1]:
                        new = self.rule(fp, sp, t, pc)
                        if new == -1:
                            break
                        if new == -2:
                            new = 0
                            ret = 1
                            val = self.verdict(fp)
                    if new == 0 and ret == 0:
                        t = o_ev + s[fp + 7] * 40
                        if watched and self.sound(pc) < 0:
                            break
                        ret = 1
                        val = self.verdict(fp)
                elif op < 101:
                    if op < 99:
                        new = 0
                        ret = 0
                        val = 0
                        ret = 1
                        val = self.verdict(fp)
                    elif op < 100:
                        new = 0
                        ret = 0
                        val = 0
                        y = fp
                        x = fp + c_
                        if self.judged:
                            t = self.reckoned(fp, pc)
                            if t:
                                s[fp + a_] = im[t]
                                pc += 4
                                continue
                        s[fp + 1] = pc + 4
                        dst_push = fp + a_
                        ev_push = s[fp + 4]
                        row_push = o_proc + 2 * 4
                        end_push = sp + k[row_push + 1]
                        if end_push > size:
                            y = self.fail(2, s[fp + 1], 2)
                        else:
                            s[sp] = fp
                            s[sp + 1] = k[row_push]
                            s[sp + 2] = 2
                            s[sp + 3] = dst_push
                            s[sp + 4] = ev_push
                            s[sp + 5] = 0
                            s[sp + 6] = 0
                            s[sp + 7:end_push] = [0] * (end_push - (sp + 7))
                            self.toll += (end_push - sp) // 30
                            if end_push > s[3]:
                                s[3] = end_push
                            y = sp
                        if y < 0:
                            break
                        s[y + 7] = b_
                        s[y + 8] = s[x]
                        s[y + 9] = s[x + 1]
                        s[y + 10] = s[x + 2]
                        s[y + 12] = -2147483647
                        s[y + 13] = 2147483647
                        i = self.stat(y, pc)
                        fuel -= self.toll
                        self.toll = 0
                        if i < 0:
                            break
                        if i == 0:
                            val = s[y + 10]
                            if self.judged:
                                self.reckon(fp, pc, val)
                            s[fp + a_] = val
                        else:
                            fp = y
                            sp = fp + k[o_proc + 9]
                            s[fp + 1] = k[o_proc + 8]
                            t = k[i]
                            dst_push = fp + 16
                            ev_push = s[fp + 4]
                            row_push = o_proc + t * 4
                            end_push = sp + k[row_push + 1]
                            if end_push > size:
                                new = self.fail(2, s[fp + 1], t)
                            else:
                                s[sp] = fp
                                s[sp + 1] = k[row_push]
                                s[sp + 2] = t
                                s[sp + 3] = dst_push
                                s[sp + 4] = ev_push
                                s[sp + 5] = 0
                                s[sp + 6] = 0
                                s[sp + 7:end_push] = [0] * (end_push - (sp + 7))
                                self.toll += (end_push - sp) // 30
                                if end_push > s[3]:
                                    s[3] = end_push
                                new = sp
                            if new < 0:
                                break
                            n = k[o_proc + t * 4 + 2]
                            if n > 0:
                                s[new + 7] = s[fp + 8]
                            if n > 1:
                                s[new + 8] = s[fp + 9]
                            if n > 2:
                                s[new + 9] = k[i + 1]
                    else:
                        new = 0
                        ret = 0
                        val = 0
                        y = fp
                        if s[fp + 17]:
                            if self.apply(fp, s[fp + 17], s[fp + 16], pc) < 0:
                                break
                        i = self.stat(y, pc)
                        fuel -= self.toll
                        self.toll = 0
                        if i < 0:
                            break
                        if i == 0:
                            val = s[y + 10]
                            if self.judged:
                                self.reckon(s[fp], s[s[fp] + 1] - 4, val)
                            ret = 1
                        else:
                            s[fp + 1] = k[o_proc + 8]
                            t = k[i]
                            dst_push = fp + 16
                            ev_push = s[fp + 4]
                            row_push = o_proc + t * 4
                            end_push = sp + k[row_push + 1]
                            if end_push > size:
                                new = self.fail(2, s[fp + 1], t)
                            else:
                                s[sp] = fp
                                s[sp + 1] = k[row_push]
                                s[sp + 2] = t
                                s[sp + 3] = dst_push
                                s[sp + 4] = ev_push
                                s[sp + 5] = 0
                                s[sp + 6] = 0
                                s[sp + 7:end_push] = [0] * (end_push - (sp + 7))
                                self.toll += (end_push - sp) // 30
                                if end_push > s[3]:
                                    s[3] = end_push
                                new = sp
                            if new < 0:
                                break
                            n = k[o_proc + t * 4 + 2]
                            if n > 0:
                                s[new + 7] = s[fp + 8]
                            if n > 1:
                                s[new + 8] = s[fp + 9]
                            if n > 2:
                                s[new + 9] = k[i + 1]
                elif op < 102:
                    new = 0
                    ret = 0
                    if s[16] == 0 and self.wakes():
                        s[16] = 1
                        s[fp + 1] = pc
                        s[fp + 1] = pc + 4
                        row_push = o_proc + 3 * 4
                        end_push = sp + k[row_push + 1]
                        if end_push > size:
                            new = self.fail(2, s[fp + 1], 3)
                        else:
                            s[sp] = fp
                            s[sp + 1] = k[row_push]
                            s[sp + 2] = 3
                            s[sp + 3] = 0
                            s[sp + 4] = 0
                            s[sp + 5] = -1
                            s[sp + 6] = 0
                            s[sp + 7:end_push] = [0] * (end_push - (sp + 7))
                            self.toll += (end_push - sp) // 30
                            if end_push > s[3]:
                                s[3] = end_push
                            new = sp
                        if new < 0:
                            break
                    else:
                        fuel -= self.toll
                        self.toll = 0
                else:
                    new = 0
                    ret = 0
                    t = self.limit(fp)
                    if t == 0:
                        ret = 1
                    else:
                        s[fp + 1] = pc
                        dst_push = fp + 11
                        row_push = o_proc + t * 4
                        end_push = sp + k[row_push + 1]
                        if end_push > size:
                            new = self.fail(2, s[fp + 1], t)
                        else:
                            s[sp] = fp
                            s[sp + 1] = k[row_push]
                            s[sp + 2] = t
                            s[sp + 3] = dst_push
                            s[sp + 4] = 0
                            s[sp + 5] = 0
                            s[sp + 6] = 0
                            s[sp + 7:end_push] = [0] * (end_push - (sp + 7))
                            self.toll += (end_push - sp) // 30
                            if end_push > s[3]:
                                s[3] = end_push
                            new = sp
                        if new < 0:
                            break
                        if k[o_proc + t * 4 + 2]:
                            s[new + 7] = self.who
            elif op < 108:
                if op < 104:
                    new = 0
                    ret = 0
                    if s[16] == 0 and self.wakes():
                        s[16] = 1
                        s[fp + 1] = pc
                        row_push = o_proc + 3 * 4
                        end_push = sp + k[row_push + 1]
                        if end_push > size:
                            new = self.fail(2, s[fp + 1], 3)
                        else:
                            s[sp] = fp
                            s[sp + 1] = k[row_push]
                            s[sp + 2] = 3
                            s[sp + 3] = 0
                            s[sp + 4] = 0
                            s[sp + 5] = -1
                            s[sp + 6] = 0
                            s[sp + 7:end_push] = [0] * (end_push - (sp + 7))
                            self.toll += (end_push - sp) // 30
                            if end_push > s[3]:
                                s[3] = end_push
                            new = sp
                        if new < 0:
                            break
                    else:
                        fuel -= self.toll
                        self.toll = 0
                    if new == 0:
                        self.note(8, 0, 0, 0, 0)
                        i = 0
                        while i < s[30] * 2:
                            s[b_opt + i] = 0
                            i += 1
                        s[30] = 0
                        s[28] = 0
                        s[29] = 0
                else:
                    n = self.act_choice(op, fp, pc)
                    if n < 0:
                        break
                    fuel -= n + self.toll
                    self.toll = 0
                    pc += 4
                    continue
            elif op < 109:
                s[fp + a_] = s[30]
                pc += 4
                continue
            elif op < 110:
                x = 0
                n = self.pose(fp, pc, x)
                if n < 0:
                    break
                if n == 0:
                    pc += 4
                    break
                pc += 4
                continue
            elif op < 116:
                if op < 113:
                    if op < 111:
                        x = 0
                        x = 1
                        n = self.pose(fp, pc, x)
                        if n < 0:
                            break
                        if n == 0:
                            pc += 4
                            break
                        pc += 4
                        continue
                    elif op < 112:
                        x = 0
                        x = -1
                        n = self.pose(fp, pc, x)
                        if n < 0:
                            break
                        if n == 0:
                            pc += 4
                            break
                        pc += 4
                        continue
                    else:
                        n = self.act_choice(op, fp, pc)
                        if n < 0:
                            break
                        fuel -= n + self.toll
                        self.toll = 0
                        pc += 4
                        continue
                else:
                    n = self.act_frame(op, fp, pc)
                    if n < 0:
                        break
                    fuel -= n + self.toll
                    self.toll = 0
                    pc += 4
                    continue
            else:
                n = self.act_effect(op, fp, pc)
                if n < 0:
                    break
                fuel -= n + self.toll
                self.toll = 0
                pc += 4
                continue
            if new:
                fuel -= self.toll
                self.toll = 0
                fp = new
                i = o_proc + s[fp + 2] * 4
                sp = fp + k[i + 1]
                pc = k[i]
                continue
            if ret:
                t_leave = s[fp + 5]
                if t_leave > 0:
                    t_leave -= 1
                    i_leave = t_leave // 30
                    s[b_busy + i_leave] = s[b_busy + i_leave] & ~(1 << t_leave - i_leave * 30)
                elif t_leave == -1:
                    s[16] = 0
                    s[14] = s[14] | s[fp + 7]
                elif t_leave == -2:
                    s[13] = s[13] - 1
                if s[fp + 6]:
                    i_leave = 0
                    while i_leave < s[36]:
                        r_leave = b_ef + i_leave * 8
                        if s[r_leave] and s[r_leave + 7] == fp:
                            self.drop(i_leave)
                        i_leave += 1
                    self.toll += i_leave
                fuel -= self.toll
                self.toll = 0
                x = s[fp + 3]
                t = s[fp + 5]
                y = s[fp + 2]
                sp = fp
                fp = s[fp]
                if t == -3:
                    s[0] = 5
                    s[19] = val
                    if fp:
                        pc = s[fp + 1]
                    break
                if fp == 0:
                    fp = sp
                    sp = fp + k[o_proc + y * 4 + 1]
                    self.fail(10, pc, y)
                    break
                if x:
                    s[x] = val
                pc = s[fp + 1]
                continue
            pc += 4
        if fp:
            s[fp + 1] = pc
        s[1] = fp
        s[2] = sp
        self.toll = 0
        self.work += self.fuel - fuel + 1000
        self.spent += self.fuel - fuel + 1000
        self.fuel = fuel
        if s[0] == 1 or s[0] == 2:
            if self.spent > 50000000:
                self.fail(17, pc - 4, 0)
            elif self.work > 2000000000:
                self.fail(18, pc - 4, 0)
        return 0

    def bound(self, left, until, rounds):
        self.left = left
        self.until = until
        self.rounds = rounds
        return 0

    def retrace(self, answers, fuel):
        s = self.s
        notes = self.notes
        self.notes = 0
        self.undo()
        while answers:
            if answers == 1:
                self.keep()
            self.answer(self.draw(0, s[25], s[30]))
            self.fuel = fuel
            self.run()
            answers -= 1
            if answers:
                self.tidy()
        self.notes = notes
        return 0

    def go(self, fuel):
        s = self.s
        stretch = self.work + 20000000
        since = 0
        while True:
            if s[0] == 0:
                self.fuel = fuel
                self.run()
                if s[0] == 4:
                    if since > 1:
                        self.retrace(since, fuel)
                    return 4
                self.tidy()
            if s[0] != 1 or s[17] >> s[25] & 1 == 0:
                return s[0]
            if self.left == 0 or (self.until > 0 and s[8] >= self.until):
                return s[0]
            if self.rounds > 0 and s[9] >= self.rounds:
                return s[0]
            if self.work > stretch:
                return 0
            self.left -= 1
            if since == 0 or since == 64:
                self.keep()
                since = 0
            since += 1
            self.answer(self.draw(0, s[25], s[30]))

    def imagine(self, choice, fuel):
        im = self.im
        s = self.s
        said = -1
        limit = im[2] + 1
        x = 4
        while x == 4:
            self.embark()
            until = s[8] + im[1]
            x = s[0]
            taken = 0
            then = choice
            while then >= 0 and taken < limit:
                self.answer(then)
                taken += 1
                then = -1
                x = self.proceed(fuel)
                if x == 1 and s[8] < until and (taken < limit):
                    if im[24] < im[3] and self.returned() == 0:
                        then = self.choose()
            if said < 0:
                said = im[24]
            limit = taken - 1
        im[24] = said
        im[25] = self.stands(fuel) * im[10] - said * im[11]
        self.remember()
        return im[25]

    def survey(self, fuel):
        im = self.im
        sums = self.sums
        n = self.base[30]
        for x in range(n):
            self.work = 0
            self.spent = 0
            im[13] = 2 + x
            self.imagine(x, fuel)
            sums[2 + x] = im[25]
        return n

    def look(self, fuel):
        im = self.im
        s = self.s
        sums = self.sums
        self.embark()
        im[0] = s[25]
        s[17] = 0
        s[4] = im[16]
        s[5] = im[17]
        self.deal(im[0])
        self.keep()
        self.base = self.kept
        n = s[30]
        least = self.usual()
        back = 0
        now = 0
        if least >= 0 and self.kinds[s[26]] != 6:
            back = 1
            now = self.stands(fuel) * im[10]
        detours = 0
        for x in range(n):
            if x != least:
                im[26] = back
                self.imagine(x, fuel)
                im[26] = 0
                if im[27]:
                    if im[25] > now:
                        self.imagine(x, fuel)
                    else:
                        im[25] = -2 * im[5] * im[10]
                        detours += 1
                sums[x] = im[25]
        if least >= 0:
            im[25] = now
            if detours < n - 1:
                self.imagine(least, fuel)
            sums[least] = im[25]
        return self.foremost(n, least)

    def proceed(self, fuel):
        x = 0
        while x == 0:
            x = self.go(fuel)
        return x

    def stands(self, fuel):
        im = self.im
        s = self.s
        ns = self.ns
        seat = im[0]
        if s[0] == 3 and s[38] & (1 << ns) - 1:
            if s[38] >> seat & 1:
                return im[5]
            return -im[5]
        others = 0
        for x in range(ns):
            if x != seat and im[8] == 0:
                others += self.points(x, fuel)
        return self.weigh(self.points(seat, fuel), others)

    def points(self, seat, fuel):
        s = self.s
        im = self.im
        v_avatar = s[self.b_avatar + seat]
        if v_avatar > 0:
            x = v_avatar - 1
        elif v_avatar == 0 and self.k[self.o_block + seat]:
            x = seat
        else:
            x = -1
        if x < 0:
            if im[7] >= 0 and s[im[7] + seat] > 0:
                return im[6]
            return 0
        if im[4] < 0:
            return 0
        at = self.start(im[4], s[0] == 3)
        if at < 0:
            return 0
        s[at] = x
        self.judged = im[28]
        if self.judged:
            for i in range(16):
                im[self.judged + 5 * i] = 0
        y = self.proceed(fuel)
        self.judged = 0
        if y != 5:
            return 0
        x = s[19]
        if x > im[5]:
            return im[5]
        if x < -im[5]:
            return -im[5]
        return x
