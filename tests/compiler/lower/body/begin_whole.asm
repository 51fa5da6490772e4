do.fight: code, 0 arguments, 8 registers, event fight
  ; verb fight (fights, fighting, fought): pawn "fight {goods}", "fight {goods} using {contest}"
    EVGET    r0, 0
  ; the actor loses 1 coin
    REC      r2, 1
    MOV      r2, r0
    RAISE    r1, lose:coin, r2...
  unaffected2:
  ; verb fight (fights, fighting, fought): pawn "fight {goods}", "fight {goods} using {contest}"
    EVGET    r1, 1
    JNTAG    r1, red, else3
    LDI      r1, -1
    MOV      r2, r0
    EVGET    r6, 1
    MOV      r3, r6
    LDI      r4, 0
    LDI      r5, 0
    CALL     r1, proc.duel, r2...
  begun5:
    JMP      end4
  else3:
  end4:
  elsewhere1:
    RETI     0

proc.errand: code, 2 arguments, 16 registers, level errand
    SERIAL   r1
  ; step "try": fight Ann
    LDI      r2, -1
    LDI      r3, 23
    MOV      r4, r0
    MOV      r5, r3
    LDI      r6, 0
    LOG      '{0} fights {1}', r4...
    LDI      r9, 23
    PAIR     r3, r0, r9
  ; the actor loses 1 coin
    REC      r10, 1
    MOV      r10, r3
    RAISE    r9, lose:coin, r10...
  unaffected2:
  ; step "try": fight Ann
    JNTAG    r4, red, else3
    LDI      r9, -1
    MOV      r10, r3
    MOV      r11, r4
    LDI      r12, 0
    LDI      r13, 0
    MOV      r14, r0
    CALL     r9, proc.duel~1, r10...
  rows6:
  begun5:
    JMP      end4
  else3:
  end4:
  begun1:
  ; step "again": fight Ann using race
    LDI      r2, -1
    LDI      r3, 23
    MOV      r4, r0
    MOV      r5, r3
    LDI      r6, 0
    LOG      '{0} fights {1}', r4...
    LDI      r9, 23
    PAIR     r3, r0, r9
  ; the actor loses 1 coin
    REC      r10, 1
    MOV      r10, r3
    RAISE    r9, lose:coin, r10...
  unaffected8:
  ; step "again": fight Ann using race
    JNTAG    r4, red, else9
    LDI      r9, -1
    MOV      r10, r3
    MOV      r11, r4
    LDI      r12, 0
    LDI      r13, 0
    CALL     r9, proc.race, r10...
  begun11:
    JMP      end10
  else9:
  end10:
  begun7:
    RETI     0

proc.duel: code, 4 arguments, 13 registers, level duel
    SERIAL   r2
  ; contest duel (duels)
    LDI      r4, 0
    LDI      r5, 0
    JLTI     r0, 0, L1
    MOV      r6, r0
    LDI      r7, 0
    GETV     r8, power, r6
    STAT     r5, power, r6...
  L1:
    MOV      r9, r0
    MOV      r10, r0
    MOV      r11, r5
    LOG      'term\x1fpower', r9...
    ADD      r4, r4, r5
    JLTI     r0, 0, L2
    SETF     score.duel, r0, r4
  L2:
    MOV      r5, r0
    LDI      r6, -1
    MOV      r7, r4
    LOG      '{0} scores {2:n}', r5...
    LDI      r5, 0
    LDI      r6, 0
    JLTI     r1, 0, L3
    MOV      r7, r1
    LDI      r8, 0
    GETV     r9, power, r7
    STAT     r6, power, r7...
  L3:
    MOV      r10, r1
    MOV      r11, r1
    MOV      r12, r6
    LOG      'term\x1fpower', r10...
    ADD      r5, r5, r6
    JLTI     r1, 0, L4
    SETF     score.duel, r1, r5
  L4:
    MOV      r6, r1
    LDI      r7, -1
    MOV      r8, r5
    LOG      '{0} scores {2:n}', r6...
    JLT      r5, r4, more5
    JLT      r4, r5, less6
    LDI      r3, 2
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LOG      '[{0} against {1}: tie]', r6...
    JMP      scored7
  more5:
    LDI      r3, 0
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LOG      '[{0} against {1}: win]', r6...
    JMP      scored7
  less6:
    LDI      r3, 1
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LOG      '[{0} against {1}: loss]', r6...
    JMP      scored7
  scored7:
    MOV      r6, r3
  ended9:
  ended8:
    RET      r6
    RETI     0

proc.race: code, 4 arguments, 13 registers, level race
    SERIAL   r2
  ; contest race (races): duel
    LDI      r4, 0
    LDI      r5, 0
    JLTI     r0, 0, L1
    MOV      r6, r0
    LDI      r7, 0
    GETV     r8, power, r6
    STAT     r5, power, r6...
  L1:
    MOV      r9, r0
    MOV      r10, r0
    MOV      r11, r5
    LOG      'term\x1fpower', r9...
    ADD      r4, r4, r5
    LDI      r5, 0
    JLTI     r0, 0, L2
    MOV      r6, r0
    LDI      r7, 0
    GETV     r8, power, r6
    STAT     r5, power, r6...
  L2:
    MOV      r9, r0
    MOV      r10, r0
    MOV      r11, r5
    LOG      'term\x1fpower', r9...
    ADD      r4, r4, r5
    JLTI     r0, 0, L3
    SETF     score.race, r0, r4
  L3:
    JLTI     r0, 0, L4
    SETF     score.duel, r0, r4
  L4:
    MOV      r5, r0
    LDI      r6, -1
    MOV      r7, r4
    LOG      '{0} scores {2:n}', r5...
    LDI      r5, 0
    LDI      r6, 0
    JLTI     r1, 0, L5
    MOV      r7, r1
    LDI      r8, 0
    GETV     r9, power, r7
    STAT     r6, power, r7...
  L5:
    MOV      r10, r1
    MOV      r11, r1
    MOV      r12, r6
    LOG      'term\x1fpower', r10...
    ADD      r5, r5, r6
    LDI      r6, 0
    JLTI     r1, 0, L6
    MOV      r7, r1
    LDI      r8, 0
    GETV     r9, power, r7
    STAT     r6, power, r7...
  L6:
    MOV      r10, r1
    MOV      r11, r1
    MOV      r12, r6
    LOG      'term\x1fpower', r10...
    ADD      r5, r5, r6
    JLTI     r1, 0, L7
    SETF     score.race, r1, r5
  L7:
    JLTI     r1, 0, L8
    SETF     score.duel, r1, r5
  L8:
    MOV      r6, r1
    LDI      r7, -1
    MOV      r8, r5
    LOG      '{0} scores {2:n}', r6...
    JLT      r5, r4, more9
    JLT      r4, r5, less10
    LDI      r3, 2
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LOG      '[{0} against {1}: tie]', r6...
    JMP      scored11
  more9:
    LDI      r3, 0
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LOG      '[{0} against {1}: win]', r6...
    JMP      scored11
  less10:
    LDI      r3, 1
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LOG      '[{0} against {1}: loss]', r6...
    JMP      scored11
  scored11:
    MOV      r6, r3
  ended13:
  ended12:
    RET      r6
    RETI     0

proc.duel~1: code, 5 arguments, 15 registers, level duel
    SERIAL   r2
  ; contest duel (duels)
    LDI      r5, 0
    LDI      r6, 0
    JLTI     r0, 0, L1
    MOV      r7, r0
    LDI      r8, 0
    GETV     r9, power, r7
    STAT     r6, power, r7...
  L1:
    MOV      r10, r0
    MOV      r11, r0
    MOV      r12, r6
    LOG      'term\x1fpower', r10...
    ADD      r5, r5, r6
    JLTI     r0, 0, L2
    SETF     score.duel, r0, r5
  L2:
    MOV      r6, r0
    LDI      r7, -1
    MOV      r8, r5
    LOG      '{0} scores {2:n}', r6...
    LDI      r6, 0
    LDI      r7, 0
    JLTI     r1, 0, L3
    MOV      r8, r1
    LDI      r9, 0
    GETV     r10, power, r8
    STAT     r7, power, r8...
  L3:
    MOV      r11, r1
    MOV      r12, r1
    MOV      r13, r7
    LOG      'term\x1fpower', r11...
    ADD      r6, r6, r7
    JLTI     r1, 0, L4
    SETF     score.duel, r1, r6
  L4:
    MOV      r7, r1
    LDI      r8, -1
    MOV      r9, r6
    LOG      '{0} scores {2:n}', r7...
    JLT      r6, r5, more5
    JLT      r5, r6, less6
    LDI      r3, 2
    MOV      r7, r0
    MOV      r8, r1
    LDI      r9, 0
    LOG      '[{0} against {1}: tie]', r7...
    JMP      scored7
  more5:
    LDI      r3, 0
    MOV      r7, r0
    MOV      r8, r1
    LDI      r9, 0
    LOG      '[{0} against {1}: win]', r7...
    JMP      scored7
  less6:
    LDI      r3, 1
    MOV      r7, r0
    MOV      r8, r1
    LDI      r9, 0
    LOG      '[{0} against {1}: loss]', r7...
    JMP      scored7
  scored7:
    MOV      r7, r3
    JEQI     r3, 0, hit10
    JMP      row9
  hit10:
  ; win: gain 2 coins
    REC      r9, 2
    MOV      r9, r4
    RAISE    r8, gain:coin, r9...
  unaffected11:
  ; contest duel (duels)
    LDI      r7, -2
    JMP      ended8
  row9:
    JEQI     r3, 1, hit13
    JEQI     r3, 2, hit13
    JMP      row12
  hit13:
    LDI      r7, -2
    JMP      ended8
  row12:
  ended14:
  ended8:
    RET      r7
    RETI     0

fields
    name score.duel, of thing#
    name score.race, of thing#

events
    name fight, body do.fight, text '{0} fights[ {1}]'

levels
    name errand, slots (actor #)
    name duel, slots (left right # outcome#)
    name race, parent duel, slots (left right # outcome#)
