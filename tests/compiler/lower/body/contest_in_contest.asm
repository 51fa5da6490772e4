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

proc.duel: code, 4 arguments, 13 registers, level duel
    SERIAL   r2
  ; step "first": begin a joust
    LDI      r4, -1
    MOV      r5, r0
    MOV      r6, r1
    LDI      r7, 0
    LDI      r8, 0
    CALL     r4, proc.joust, r5...
  begun1:
    LDI      r4, 0
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
    SETF     score.duel, r0, r4
  L3:
    MOV      r5, r0
    LDI      r6, -1
    MOV      r7, r4
    LOG      '{0} scores {2:n}', r5...
    LDI      r5, 0
    LDI      r6, 0
    JLTI     r1, 0, L4
    MOV      r7, r1
    LDI      r8, 0
    GETV     r9, power, r7
    STAT     r6, power, r7...
  L4:
    MOV      r10, r1
    MOV      r11, r1
    MOV      r12, r6
    LOG      'term\x1fpower', r10...
    ADD      r5, r5, r6
    JLTI     r1, 0, L5
    SETF     score.duel, r1, r5
  L5:
    MOV      r6, r1
    LDI      r7, -1
    MOV      r8, r5
    LOG      '{0} scores {2:n}', r6...
    JLT      r5, r4, more6
    JLT      r4, r5, less7
    LDI      r3, 2
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LOG      '[{0} against {1}: tie]', r6...
    JMP      scored8
  more6:
    LDI      r3, 0
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LOG      '[{0} against {1}: win]', r6...
    JMP      scored8
  less7:
    LDI      r3, 1
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LOG      '[{0} against {1}: loss]', r6...
    JMP      scored8
  scored8:
    MOV      r6, r3
  ended10:
  ended9:
    RET      r6
    RETI     0

proc.joust: code, 4 arguments, 14 registers, level joust
    SERIAL   r2
  ; contest joust (jousts)
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
    JLTI     r1, 0, L2
    SETF     score.joust, r1, r5
  L2:
    MOV      r6, r1
    LDI      r7, -1
    MOV      r8, r5
    LOG      '{0} scores {2:n}', r6...
    JLT      r5, r4, more3
    JLT      r4, r5, less4
    LDI      r3, 2
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LOG      '[{0} against {1}: tie]', r6...
    JMP      scored5
  more3:
    LDI      r3, 0
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LOG      '[{0} against {1}: win]', r6...
    JMP      scored5
  less4:
    LDI      r3, 1
    MOV      r6, r0
    MOV      r7, r1
    LDI      r8, 0
    LOG      '[{0} against {1}: loss]', r6...
    JMP      scored5
  scored5:
    MOV      r6, r3
    JNEI     r3, 0, outcome8
  ; on win: the left gains 1 coin
    REC      r8, 1
    MOV      r8, r0
    RAISE    r7, gain:coin, r8...
  unaffected9:
  ; contest joust (jousts)
    JMP      ended7
  outcome8:
  ended7:
  ended6:
    RET      r6
    RETI     0

rule.example.horn~1: code, 1 arguments, 12 registers, event *
  ; card Horn: when you lose 1 coin: fight Ann
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    LDI      r3, -1
    LDI      r4, 23
    MOV      r5, r2
    MOV      r6, r4
    LDI      r7, 0
    LOG      '{0} fights {1}', r5...
    MOV      r4, r2
    LDI      r11, 23
    MOV      r5, r11
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

proc.duel~2: code, 7 arguments, 17 registers, level duel
    SERIAL   r2
  ; step "first": begin a joust
    LDI      r7, -1
    MOV      r8, r0
    MOV      r9, r1
    LDI      r10, 0
    LDI      r11, 0
    CALL     r7, proc.joust, r8...
  begun1:
    LDI      r7, 0
    LDI      r8, 0
    JLTI     r0, 0, L2
    MOV      r9, r0
    LDI      r10, 0
    GETV     r11, power, r9
    STAT     r8, power, r9...
  L2:
    MOV      r12, r0
    MOV      r13, r0
    MOV      r14, r8
    LOG      'term\x1fpower', r12...
    ADD      r7, r7, r8
    JLTI     r0, 0, L3
    SETF     score.duel, r0, r7
  L3:
    MOV      r8, r0
    LDI      r9, -1
    MOV      r10, r7
    LOG      '{0} scores {2:n}', r8...
    LDI      r8, 0
    LDI      r9, 0
    JLTI     r1, 0, L4
    MOV      r10, r1
    LDI      r11, 0
    GETV     r12, power, r10
    STAT     r9, power, r10...
  L4:
    MOV      r13, r1
    MOV      r14, r1
    MOV      r15, r9
    LOG      'term\x1fpower', r13...
    ADD      r8, r8, r9
    JLTI     r1, 0, L5
    SETF     score.duel, r1, r8
  L5:
    MOV      r9, r1
    LDI      r10, -1
    MOV      r11, r8
    LOG      '{0} scores {2:n}', r9...
    JLT      r8, r7, more6
    JLT      r7, r8, less7
    LDI      r3, 2
    MOV      r9, r0
    MOV      r10, r1
    LDI      r11, 0
    LOG      '[{0} against {1}: tie]', r9...
    JMP      scored8
  more6:
    LDI      r3, 0
    MOV      r9, r0
    MOV      r10, r1
    LDI      r11, 0
    LOG      '[{0} against {1}: win]', r9...
    JMP      scored8
  less7:
    LDI      r3, 1
    MOV      r9, r0
    MOV      r10, r1
    LDI      r11, 0
    LOG      '[{0} against {1}: loss]', r9...
    JMP      scored8
  scored8:
    MOV      r9, r3
    JEQI     r3, 0, hit11
    JMP      row10
  hit11:
  ; win: lose 1 coin
    REC      r11, 1
    MOV      r11, r6
    RAISE    r10, lose:coin, r11...
  unaffected12:
  ; step "first": begin a joust
    LDI      r9, -2
    JMP      ended9
  row10:
    JEQI     r3, 1, hit14
    JEQI     r3, 2, hit14
    JMP      row13
  hit14:
    LDI      r9, -2
    JMP      ended9
  row13:
  ended15:
  ended9:
    RET      r9
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

fields
    name score.duel, of thing#
    name score.joust, of thing#

events
    name fight, body do.fight, text '{0} fights[ {1}]'

levels
    name duel, slots (left right # outcome#)
    name joust, slots (left right # outcome#)

rules
    name example.horn, event lose:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
