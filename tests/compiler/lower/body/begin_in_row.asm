do.fight: code, 0 arguments, 7 registers, event fight
  ; verb fight (fights, fighting, fought): pawn "fight {goods}"
    EVGET    r0, 0
    LDI      r1, -1
    MOV      r2, r0
    EVGET    r6, 1
    MOV      r3, r6
    LDI      r4, 0
    LDI      r5, 0
    CALL     r1, proc.duel, r2...
  begun2:
  elsewhere1:
    RETI     0

proc.errand: code, 3 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "whom": choose another pawn as the target
    LDI      r3, -1
    OPTS
    LDI      r5, -1
    SEAT     r6
  loop2:
    ROUND    r7, r5..., end3
    JEQ      r7, r0, loop2
    OPT      r7, ''
    JMP      loop2
  end3:
    NOPT     r8
    JZ       r8, picked1
    DECIDER  r9, r0
    DEC      r3, r9, 'choose another pawn as the target'
  picked1:
    JLTI     r3, 0, none4
    SETROLE  errand, 2, r3
  none4:
  ; step "try": fight Ann
    LDI      r3, -1
    LDI      r4, 23
    MOV      r5, r0
    MOV      r6, r4
    LDI      r7, 0
    LOG      '{0} fights {1}', r5...
    MOV      r4, r0
    LDI      r9, 23
    MOV      r5, r9
    LDI      r6, 0
    LDI      r7, 0
    MOV      r8, r0
    CALL     r3, proc.duel~1, r4...
  rows6:
  begun5:
    RETI     0

proc.detour: code, 3 arguments, 10 registers, level detour
    SERIAL   r1
  ; step "whom": choose another pawn as the target
    LDI      r3, -1
    OPTS
    LDI      r5, -1
    SEAT     r6
  loop2:
    ROUND    r7, r5..., end3
    JEQ      r7, r0, loop2
    OPT      r7, ''
    JMP      loop2
  end3:
    NOPT     r8
    JZ       r8, picked1
    DECIDER  r9, r0
    DEC      r3, r9, 'choose another pawn as the target'
  picked1:
    JLTI     r3, 0, none4
    SETROLE  detour, 2, r3
  none4:
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

proc.duel~1: code, 5 arguments, 14 registers, level duel
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
    LDI      r8, -1
    MOV      r9, r4
    LDI      r10, 0
    ROLE     r11, errand, 2
    CALL     r8, proc.detour, r9...
  begun11:
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

events
    name fight, body do.fight, text '{0} fights[ {1}]'

levels
    name errand, slots (actor # target)
    name detour, slots (actor # target)
    name duel, slots (left right # outcome#)
