proc.duel: code, 4 arguments, 13 registers, level duel
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
  ended9:
  ended8:
    RET      r6
    RETI     0

proc.joust: code, 4 arguments, 10 registers, level joust
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
  ended9:
  ended8:
    RET      r6
    RETI     0

rule.example.horn~1: forbid, 1 arguments, 5 registers, event *
  ; in a joust: you cannot discard cards
    EVGET    r1, 0
    EVGET    r2, 1
    JNTAG    r2, card, no2
    LDI      r2, 0
    EVGET    r3, 3
    ANDI     r2, r3, 2
    JNZ      r2, set3
    INLV     r4, joust
    JZ       r4, L4
    ROLE     r4, joust, 0
    EQ       r2, r4, r1
    JNZ      r2, set3
    ROLE     r4, joust, 1
    EQ       r2, r4, r1
    JNZ      r2, set3
  L4:
  set3:
    JZ       r2, no2
    PROHIBIT 1
  no2:
  other1:
    RETI     0

rule.example.horn~2: code, 1 arguments, 9 registers, event *
  ; when you lose 1 coin in a duel: gain 1 coin
    EVGET    r1, 0
    LDI      r2, 0
    EVGET    r3, 3
    ANDI     r2, r3, 1
    JNZ      r2, set3
    INLV     r4, duel
    JZ       r4, L4
    INLV     r4, joust
    JNZ      r4, L4
    ROLE     r4, duel, 0
    EQ       r2, r4, r1
    JNZ      r2, set3
    ROLE     r4, duel, 1
    EQ       r2, r4, r1
    JNZ      r2, set3
  L4:
  set3:
    JZ       r2, no2
    EVGET    r2, 2
    JLTI     r2, 1, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected5:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

fields
    name score.duel, of thing#
    name score.joust, of thing#

levels
    name duel, slots (left right # outcome#)
    name joust, parent duel, slots (left right # outcome#)

rules
    name example.horn, event discard, phase forbid, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, rank 1, zones (hand)
    name example.horn, event lose:coin, phase after, proc rule.example.horn~2, carrier Horn, mode 1, layer 1, rank 2, zones (hand)

modifiers
    name example.horn, stat power, kind add, amount 1, carrier Horn, context 1, zones (hand)
