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

rule.example.horn~1: code, 1 arguments, 14 registers, event *
  ; card Horn: when you would lose 1 coin: fight Ann
    EVGET    r1, 0
    LDI      r2, 0
    LDI      r2, 1
    MOV      r3, r1
    LDI      r4, -1
    LDI      r5, 23
    MOV      r6, r3
    MOV      r7, r5
    LDI      r8, 0
    LOG      '{0} fights {1}', r6...
    MOV      r5, r3
    LDI      r13, 23
    MOV      r6, r13
    LDI      r7, 0
    LDI      r8, 0
    MOV      r9, r0
    MOV      r10, r1
    MOV      r11, r2
    MOV      r12, r3
    CALL     r4, proc.duel~2, r5...
    JGEI     r4, -1, plain4
    LDI      r13, -2
    SUB      r2, r13, r4
  plain4:
  rows5:
  begun3:
    JZ       r2, no2
    RET      r2
  no2:
  other1:
    RETI     0

rule.example.whistle~3: code, 1 arguments, 16 registers, event *
  ; card Whistle: when you would gain 1 coin: repeat up to 2 times: fight Ann
    EVGET    r1, 0
    LDI      r2, 0
    LDI      r2, 1
    MOV      r3, r1
    LDI      r4, 2
  again3:
    JLTI     r4, 1, enough4
    ADDI     r4, r4, -1
    LDI      r5, -1
    LDI      r6, 23
    MOV      r7, r3
    MOV      r8, r6
    LDI      r9, 0
    LOG      '{0} fights {1}', r7...
    MOV      r6, r3
    LDI      r14, 23
    MOV      r7, r14
    LDI      r8, 0
    LDI      r9, 0
    MOV      r10, r0
    MOV      r11, r1
    MOV      r12, r2
    MOV      r13, r3
    CALL     r5, proc.duel~4, r6...
    JGEI     r5, -1, plain6
    JGEI     r5, -99, stays7
    LDI      r14, -100
    SUB      r2, r14, r5
    JMP      enough4
  stays7:
    LDI      r15, -2
    SUB      r2, r15, r5
  plain6:
  rows8:
  begun5:
    JMP      again3
  enough4:
    JZ       r2, no2
    RET      r2
  no2:
  other1:
    RETI     0

proc.duel~2: code, 8 arguments, 17 registers, level duel
    SERIAL   r2
  ; contest duel (duels)
    LDI      r8, 0
    LDI      r9, 0
    JLTI     r0, 0, L1
    MOV      r10, r0
    LDI      r11, 0
    GETV     r12, power, r10
    STAT     r9, power, r10...
  L1:
    MOV      r13, r0
    MOV      r14, r0
    MOV      r15, r9
    LOG      'term\x1fpower', r13...
    ADD      r8, r8, r9
    JLTI     r0, 0, L2
    SETF     score.duel, r0, r8
  L2:
    MOV      r9, r0
    LDI      r10, -1
    MOV      r11, r8
    LOG      '{0} scores {2:n}', r9...
    LDI      r9, 0
    LDI      r10, 0
    JLTI     r1, 0, L3
    MOV      r11, r1
    LDI      r12, 0
    GETV     r13, power, r11
    STAT     r10, power, r11...
  L3:
    MOV      r14, r1
    MOV      r15, r1
    MOV      r16, r10
    LOG      'term\x1fpower', r14...
    ADD      r9, r9, r10
    JLTI     r1, 0, L4
    SETF     score.duel, r1, r9
  L4:
    MOV      r10, r1
    LDI      r11, -1
    MOV      r12, r9
    LOG      '{0} scores {2:n}', r10...
    JLT      r9, r8, more5
    JLT      r8, r9, less6
    LDI      r3, 2
    MOV      r10, r0
    MOV      r11, r1
    LDI      r12, 0
    LOG      '[{0} against {1}: tie]', r10...
    JMP      scored7
  more5:
    LDI      r3, 0
    MOV      r10, r0
    MOV      r11, r1
    LDI      r12, 0
    LOG      '[{0} against {1}: win]', r10...
    JMP      scored7
  less6:
    LDI      r3, 1
    MOV      r10, r0
    MOV      r11, r1
    LDI      r12, 0
    LOG      '[{0} against {1}: loss]', r10...
    JMP      scored7
  scored7:
    MOV      r10, r3
    JEQI     r3, 0, hit10
    JMP      row9
  hit10:
    LDI      r6, 2
    LDI      r10, -2
    SUB      r10, r10, r6
    JMP      ended8
  row9:
    JEQI     r3, 1, hit12
    JEQI     r3, 2, hit12
    JMP      row11
  hit12:
    LDI      r10, -2
    SUB      r10, r10, r6
    JMP      ended8
  row11:
  ended13:
  ended8:
    RET      r10
    RETI     0

proc.duel~4: code, 8 arguments, 20 registers, level duel
    SERIAL   r2
  ; contest duel (duels)
    LDI      r8, 0
    LDI      r9, 0
    JLTI     r0, 0, L1
    MOV      r10, r0
    LDI      r11, 0
    GETV     r12, power, r10
    STAT     r9, power, r10...
  L1:
    MOV      r13, r0
    MOV      r14, r0
    MOV      r15, r9
    LOG      'term\x1fpower', r13...
    ADD      r8, r8, r9
    JLTI     r0, 0, L2
    SETF     score.duel, r0, r8
  L2:
    MOV      r9, r0
    LDI      r10, -1
    MOV      r11, r8
    LOG      '{0} scores {2:n}', r9...
    LDI      r9, 0
    LDI      r10, 0
    JLTI     r1, 0, L3
    MOV      r11, r1
    LDI      r12, 0
    GETV     r13, power, r11
    STAT     r10, power, r11...
  L3:
    MOV      r14, r1
    MOV      r15, r1
    MOV      r16, r10
    LOG      'term\x1fpower', r14...
    ADD      r9, r9, r10
    JLTI     r1, 0, L4
    SETF     score.duel, r1, r9
  L4:
    MOV      r10, r1
    LDI      r11, -1
    MOV      r12, r9
    LOG      '{0} scores {2:n}', r10...
    JLT      r9, r8, more5
    JLT      r8, r9, less6
    LDI      r3, 2
    MOV      r10, r0
    MOV      r11, r1
    LDI      r12, 0
    LOG      '[{0} against {1}: tie]', r10...
    JMP      scored7
  more5:
    LDI      r3, 0
    MOV      r10, r0
    MOV      r11, r1
    LDI      r12, 0
    LOG      '[{0} against {1}: win]', r10...
    JMP      scored7
  less6:
    LDI      r3, 1
    MOV      r10, r0
    MOV      r11, r1
    LDI      r12, 0
    LOG      '[{0} against {1}: loss]', r10...
    JMP      scored7
  scored7:
    MOV      r10, r3
    JEQI     r3, 0, hit10
    JMP      row9
  hit10:
    OPTS
    MOV      r12, r7
    LDI      r11, -1
  loop15:
    HAVE     r11, card, end16
    JMP      found14
    JMP      loop15
  end16:
    JMP      no12
  found14:
    OPTI     1, 'lose 1 card'
    OPTI     -2000000000, 'decline'
    DECIDER  r13, r7
    DEC      r11, r13, 'lose 1 card (Whistle)?'
    JEQI     r11, -2000000000, no12
    LDI      r11, -1
    OPTS
    MOV      r14, r7
    LDI      r13, -1
  loop18:
    HAVE     r13, card, end19
    OPT      r13, ''
    JMP      loop18
  end19:
    NOPT     r15
    JZ       r15, picked17
    DECIDER  r16, r7
    DEC      r11, r16, 'lose 1 card'
  picked17:
    JLTI     r11, 0, quit11
  ; win: you may lose 1 card
    PAIR     r14, r7, r11
    RAISE    r13, lose, r14...
  unaffected21:
  none20:
  ; contest duel (duels)
    JMP      end13
  no12:
    JMP      quit11
  end13:
    LDI      r10, -2
    SUB      r10, r10, r6
    JMP      on22
  quit11:
    LDI      r10, -100
    SUB      r10, r10, r6
    RET      r10
  on22:
    JMP      ended8
  row9:
    JEQI     r3, 1, hit24
    JEQI     r3, 2, hit24
    JMP      row23
  hit24:
    LDI      r6, 2
    LDI      r10, -2
    SUB      r10, r10, r6
    JMP      on26
  quit25:
    LDI      r10, -100
    SUB      r10, r10, r6
    RET      r10
  on26:
    JMP      ended8
  row23:
  ended27:
  ended8:
    RET      r10
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')

fields
    name score.duel, of thing#

events
    name fight, body do.fight, text '{0} fights[ {1}]'

levels
    name duel, slots (left right # outcome#)

rules
    name example.horn, event lose:coin, phase replace, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
    name example.whistle, event gain:coin, phase replace, proc rule.example.whistle~3, carrier Whistle, mode 1, layer 1, rank 1, zones (hand)
