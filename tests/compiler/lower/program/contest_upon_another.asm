proc.duel: code, 4 arguments, 14 registers, level duel
    SERIAL   r2
  ; contest duel (duels)
    LDI      r4, 0
    LDI      r5, 0
    JLTI     r0, 0, L1
    MOV      r6, r0
    LDI      r7, 1
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
    LDI      r8, 1
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
    JNEI     r3, 0, outcome10
  ; on win: the left gains 1 coin
    REC      r8, 1
    MOV      r8, r0
    RAISE    r7, gain:coin, r8...
  unaffected11:
  ; contest duel (duels)
    JMP      ended9
  outcome10:
  ended9:
  ended8:
    RET      r6
    RETI     0

proc.joust: code, 4 arguments, 14 registers, level joust
    SERIAL   r2
  ; contest joust (jousts): duel
    LDI      r4, 0
    GETV     r5, coin, r0
    MOV      r6, r0
    LDI      r7, -1
    MOV      r8, r5
    LOG      'term\x1fcoin', r6...
    ADD      r4, r4, r5
    JLTI     r0, 0, L1
    SETF     score.joust, r0, r4
  L1:
    JLTI     r0, 0, L2
    SETF     score.duel, r0, r4
  L2:
    MOV      r5, r0
    LDI      r6, -1
    MOV      r7, r4
    LOG      '{0} scores {2:n}', r5...
    LDI      r5, 0
    GETV     r6, coin, r1
    MOV      r7, r1
    LDI      r8, -1
    MOV      r9, r6
    LOG      'term\x1fcoin', r7...
    ADD      r5, r5, r6
    JLTI     r1, 0, L3
    SETF     score.joust, r1, r5
  L3:
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
    JNEI     r3, 0, outcome10
  ; on win: the left gains 1 coin
    REC      r8, 1
    MOV      r8, r0
    RAISE    r7, gain:coin, r8...
  unaffected11:
  ; contest joust (jousts): duel
    JMP      ended9
  outcome10:
    JNEI     r3, 1, outcome12
  ; on loss: the left loses 1 coin
    REC      r8, 1
    MOV      r8, r0
    RAISE    r7, lose:coin, r8...
  unaffected13:
  ; contest joust (jousts): duel
    JMP      ended9
  outcome12:
  ended9:
  ended8:
    RET      r6
    RETI     0

modifier.example.joust~1: modifier, 3 arguments, 5 registers
  ; power from cards do not count
    ROLE     r3, joust, 0
    JLTI     r3, 0, no1
    ROLE     r4, joust, 0
    JEQ      r0, r4, yes2
    ROLE     r4, joust, 1
    JEQ      r0, r4, yes2
    JMP      no1
  yes2:
    INLV     r4, joust
    JZ       r4, no1
    RETI     1
  no1:
    RETI     0
    RETI     0

fields
    name score.duel, of thing#
    name score.joust, of thing#

levels
    name duel, slots (left right # outcome#)
    name joust, parent duel, slots (left right # outcome#)

modifiers
    name example.joust, stat power, kind suppress, amount 1, proc modifier.example.joust~1, classes (card), common True
