proc.errand: code, 2 arguments, 17 registers, level errand
    SERIAL   r1
  ; step "one": choose one
    MOV      r2, r0
    OPTS
    PLACE    r3, r2
    OPTI     -1, 'gain 1 coin'
  closed1:
    LDI      r5, -1
    ZID      r6, deck, r5
    TOP      r4, r6
    JLTI     r4, 0, closed2
    OPTI     -2, 'a card'
  closed2:
    JNTAG    r0, red, closed3
    LDI      r4, 1
    GETV     r5, coin, r0
    JLT      r5, r4, closed3
    OPTI     -3, 'lose 1 coin'
  closed3:
    NOPT     r4
    JZ       r4, answered4
    DECIDER  r6, r2
    DEC      r4, r6, 'one'
    JNEI     r4, -1, other5
  ; gain 1 coin
    REC      r8, 1
    MOV      r8, r0
    RAISE    r7, gain:coin, r8...
  unaffected6:
  ; step "one": choose one
    JMP      answered4
  other5:
    JNEI     r4, -2, other7
  ; "a card": gain 1 card
    LDI      r15, -1
    ZID      r16, deck, r15
    TOP      r14, r16
    PAIR     r8, r0, r14
    JLTI     r9, 0, unaffected8
    RAISE    r7, gain, r8...
  unaffected8:
  ; step "one": choose one
    JMP      answered4
  other7:
    JNEI     r4, -3, other9
  ; only if you are red: lose 1 coin
    REC      r8, 1
    MOV      r8, r0
    RAISE    r7, lose:coin, r8...
  unaffected10:
  ; step "one": choose one
    JMP      answered4
  other9:
  answered4:
  ; step "hers": Ann chooses one
    LDI      r2, 23
    OPTS
    PLACE    r3, r2
    OPTI     -1, 'gain 1 coin'
  closed11:
    LDI      r4, 1
    LDI      r5, 23
    GETV     r6, coin, r5
    JLT      r6, r4, closed12
    OPTI     -2, 'lose 1 coin'
  closed12:
    NOPT     r4
    JZ       r4, answered13
    DECIDER  r6, r2
    DEC      r4, r6, 'hers'
    JNEI     r4, -1, other14
  ; gain 1 coin
    REC      r8, 1
    LDI      r8, 23
    RAISE    r7, gain:coin, r8...
  unaffected15:
  ; step "hers": Ann chooses one
    JMP      answered13
  other14:
    JNEI     r4, -2, other16
  ; lose 1 coin
    REC      r8, 1
    LDI      r8, 23
    RAISE    r7, lose:coin, r8...
  unaffected17:
  ; step "hers": Ann chooses one
    JMP      answered13
  other16:
  answered13:
    RETI     0

levels
    name errand, slots (actor #)

told options
    one: (gain 1 coin='gain 1 coin' a card='gain 1 card' lose 1 coin='lose 1 coin')
    hers: (gain 1 coin='gain 1 coin' lose 1 coin='lose 1 coin')
