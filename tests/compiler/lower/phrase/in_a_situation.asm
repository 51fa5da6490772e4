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

modifier.example.horn~1: modifier, 3 arguments, 6 registers
  ; while you are not in a duel: +1 to your power
    HOLDER   r3, r2
    JLTI     r3, 0, no1
    JNE      r0, r3, no1
    LDI      r4, 0
    INLV     r5, duel
    JZ       r5, L3
    ROLE     r5, duel, 0
    EQ       r4, r5, r3
    JNZ      r4, set2
    ROLE     r5, duel, 1
    EQ       r4, r5, r3
    JNZ      r4, set2
  L3:
  set2:
    JNZ      r4, no1
    RETI     1
  no1:
    RETI     0
    RETI     0

rule.example.horn~2: code, 1 arguments, 12 registers, event *
  ; when another pawn gains 1 coin: if it is in a duel: once per turn you may discard a card other than red or empty
    HOLDER   r1, r0
    JLTI     r1, 0, no2
    EVGET    r2, 0
    JNTAG    r2, pawn, no2
    EVGET    r2, 0
    JEQ      r2, r1, no2
    EVGET    r2, 2
    JLTI     r2, 1, no2
    ROLE     r2, turn, 1
    JLTI     r2, 0, no2
    GETF     r3, once.example.horn, r0
    JEQ      r3, r2, no2
    MOV      r2, r1
    LDI      r3, 0
    EVGET    r4, 3
    ANDI     r3, r4, 1
    JNZ      r3, set6
    INLV     r5, duel
    JZ       r5, L7
    EVGET    r6, 0
    ROLE     r5, duel, 0
    EQ       r3, r5, r6
    JNZ      r3, set6
    ROLE     r5, duel, 1
    EQ       r3, r5, r6
    JNZ      r3, set6
  L7:
  set6:
    JZ       r3, else4
    OPTS
    MOV      r4, r2
    LDI      r3, -1
  loop11:
    HAVE     r3, card, end12
    JTAG     r3, red, loop11
    LDI      r5, 0
    JNZ      r5, loop11
    JMP      found10
    JMP      loop11
  end12:
    JMP      no8
  found10:
    OPTI     1, 'discard a card other than red or empty'
    OPTI     -2000000000, 'decline'
    DECIDER  r5, r2
    DEC      r3, r5, 'discard a card other than red or empty (Horn)?'
    JEQI     r3, -2000000000, no8
    ROLE     r3, turn, 1
    JLTI     r3, 0, noted13
    SETF     once.example.horn, r0, r3
  noted13:
    LDI      r3, -1
    OPTS
    MOV      r6, r2
    LDI      r5, -1
  loop15:
    HAVE     r5, card, end16
    JTAG     r5, red, loop15
    LDI      r7, 0
    JNZ      r7, loop15
    OPT      r5, ''
    JMP      loop15
  end16:
    NOPT     r7
    JZ       r7, picked14
    DECIDER  r8, r2
    DEC      r3, r8, 'discard a card'
  picked14:
    JLTI     r3, 0, none17
    PAIR     r6, r2, r3
    RAISE    r5, discard, r6...
  unaffected18:
  none17:
    JMP      end9
  no8:
  end9:
    JMP      end5
  else4:
  end5:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

fields
    name score.duel, of thing#
    name once.example.horn, of =Horn

levels
    name duel, slots (left right # outcome#)

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~2, carrier Horn, mode 2, layer 1, rank 2, zones (hand)

modifiers
    name example.horn, stat power, kind add, amount 1, carrier Horn, context 1, zones (hand)
    name example.horn, stat power, kind add, proc modifier.example.horn~1, carrier Horn, zones (hand)
