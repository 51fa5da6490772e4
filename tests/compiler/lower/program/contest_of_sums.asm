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
    LDI      r5, 0
    FIRST    r6, hand, r0
    SEEK     r6, card, end4
  loop2:
    MOV      r8, r6
    LDI      r9, 1
    GETV     r10, power, r8
    STAT     r7, power, r8...
  L5:
    ADD      r5, r5, r7
  after3:
    NEXT     r6, card, loop2
  end4:
    MOV      r7, r0
    LDI      r8, -1
    MOV      r9, r5
    LOG      'term\x1fother', r7...
    ADD      r4, r4, r5
    JLTI     r0, 0, L6
    SETF     score.duel, r0, r4
  L6:
    MOV      r5, r0
    LDI      r6, -1
    MOV      r7, r4
    LOG      '{0} scores {2:n}', r5...
    LDI      r5, 0
    LDI      r6, 0
    JLTI     r1, 0, L7
    MOV      r7, r1
    LDI      r8, 1
    GETV     r9, power, r7
    STAT     r6, power, r7...
  L7:
    MOV      r10, r1
    MOV      r11, r1
    MOV      r12, r6
    LOG      'term\x1fpower', r10...
    ADD      r5, r5, r6
    LDI      r6, 0
    FIRST    r7, hand, r1
    SEEK     r7, card, end10
  loop8:
    MOV      r9, r7
    LDI      r10, 1
    GETV     r11, power, r9
    STAT     r8, power, r9...
  L11:
    ADD      r6, r6, r8
  after9:
    NEXT     r7, card, loop8
  end10:
    MOV      r8, r1
    LDI      r9, -1
    MOV      r10, r6
    LOG      'term\x1fother', r8...
    ADD      r5, r5, r6
    JLTI     r1, 0, L12
    SETF     score.duel, r1, r5
  L12:
    MOV      r6, r1
    LDI      r7, -1
    MOV      r8, r5
    LOG      '{0} scores {2:n}', r6...
    JLT      r5, r4, more13
    JLT      r4, r5, less14
    LDI      r3, 2
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LOG      '[{0} against {1}: tie]', r6...
    JMP      scored15
  more13:
    LDI      r3, 0
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LOG      '[{0} against {1}: win]', r6...
    JMP      scored15
  less14:
    LDI      r3, 1
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LOG      '[{0} against {1}: loss]', r6...
    JMP      scored15
  scored15:
    MOV      r6, r3
  ended17:
  ended16:
    RET      r6
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

fields
    name score.duel, of thing#

levels
    name duel, slots (left right # outcome#)

modifiers
    name example.horn, stat power, kind add, amount 2, carrier Horn, context 1, zones (hand)
