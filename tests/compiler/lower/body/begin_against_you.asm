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

proc.duel: code, 4 arguments, 14 registers, level duel
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

rule.example.horn~1: code, 1 arguments, 12 registers, event *
  ; card Horn: when you gain 1 coin: Ann fights you
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    LDI      r3, -1
    LDI      r4, 23
    MOV      r5, r4
    MOV      r6, r2
    LDI      r7, 0
    LOG      '{0} fights {1}', r5...
    LDI      r11, 23
    MOV      r4, r11
    MOV      r5, r2
    LDI      r6, 0
    LDI      r7, 0
    MOV      r8, r0
    MOV      r9, r1
    MOV      r10, r2
    CALL     r3, proc.duel~2, r4...
  rows4:
  begun3:
  no2:
  other1:
    RETI     0

proc.duel~2: code, 7 arguments, 21 registers, level duel
    SERIAL   r2
  ; contest duel (duels)
    LDI      r7, 0
    LDI      r8, 0
    JLTI     r0, 0, L1
    MOV      r9, r0
    LDI      r10, 0
    GETV     r11, power, r9
    STAT     r8, power, r9...
  L1:
    MOV      r12, r0
    MOV      r13, r0
    MOV      r14, r8
    LOG      'term\x1fpower', r12...
    ADD      r7, r7, r8
    JLTI     r0, 0, L2
    SETF     score.duel, r0, r7
  L2:
    MOV      r8, r0
    LDI      r9, -1
    MOV      r10, r7
    LOG      '{0} scores {2:n}', r8...
    LDI      r8, 0
    LDI      r9, 0
    JLTI     r1, 0, L3
    MOV      r10, r1
    LDI      r11, 0
    GETV     r12, power, r10
    STAT     r9, power, r10...
  L3:
    MOV      r13, r1
    MOV      r14, r1
    MOV      r15, r9
    LOG      'term\x1fpower', r13...
    ADD      r8, r8, r9
    JLTI     r1, 0, L4
    SETF     score.duel, r1, r8
  L4:
    MOV      r9, r1
    LDI      r10, -1
    MOV      r11, r8
    LOG      '{0} scores {2:n}', r9...
    JLT      r8, r7, more5
    JLT      r7, r8, less6
    LDI      r3, 2
    MOV      r9, r0
    MOV      r10, r1
    LDI      r11, 0
    LOG      '[{0} against {1}: tie]', r9...
    JMP      scored7
  more5:
    LDI      r3, 0
    MOV      r9, r0
    MOV      r10, r1
    LDI      r11, 0
    LOG      '[{0} against {1}: win]', r9...
    JMP      scored7
  less6:
    LDI      r3, 1
    MOV      r9, r0
    MOV      r10, r1
    LDI      r11, 0
    LOG      '[{0} against {1}: loss]', r9...
    JMP      scored7
  scored7:
    MOV      r9, r3
    JEQI     r3, 1, hit10
    JMP      row9
  hit10:
  ; win: gain 1 card
    LDI      r17, 23
    LDI      r19, -1
    ZID      r20, deck, r19
    TOP      r18, r20
    PAIR     r11, r17, r18
    JLTI     r12, 0, unaffected11
    RAISE    r10, gain, r11...
  unaffected11:
  ; contest duel (duels)
    LDI      r9, -2
    JMP      ended8
  row9:
    JEQI     r3, 0, hit13
    JEQI     r3, 2, hit13
    JMP      row12
  hit13:
  ; loss, tie: lose 1 coin
    REC      r11, 1
    LDI      r11, 23
    RAISE    r10, lose:coin, r11...
  unaffected14:
  ; contest duel (duels)
    LDI      r9, -2
    JMP      ended8
  row12:
    JNEI     r3, 0, outcome16
  ; on win: the left gains 1 coin
    REC      r11, 1
    MOV      r11, r0
    RAISE    r10, gain:coin, r11...
  unaffected17:
  ; contest duel (duels)
    JMP      ended15
  outcome16:
  ended15:
  ended8:
    RET      r9
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

fields
    name score.duel, of thing#

events
    name fight, body do.fight, text '{0} fights[ {1}]'

levels
    name duel, slots (left right # outcome#)

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
