proc.errand: code, 2 arguments, 17 registers, level errand
    SERIAL   r1
  ; step "one": choose one
    MOV      r2, r0
    OPTS
    PLACE    r3, r2
    OPTI     -1, 'gain 1 coin'
  closed2:
    LDI      r5, -1
    ZID      r6, deck, r5
    TOP      r4, r6
    JLTI     r4, 0, closed3
    OPTI     -2, 'a card'
  closed3:
    JNTAG    r0, red, closed4
    LDI      r4, 1
    GETV     r5, coin, r0
    JLT      r5, r4, closed4
    OPTI     -3, 'lose 1 coin'
  closed4:
    NOPT     r4
    JZ       r4, answered5
    DECIDER  r6, r2
    DEC      r4, r6, 'one'
    JNEI     r4, -1, other6
  ; gain 1 coin
    REC      r8, 1
    MOV      r8, r0
    RAISE    r7, gain:coin, r8...
  unaffected7:
  ; step "one": choose one
    JMP      answered5
  other6:
    JNEI     r4, -2, other8
  ; "a card": gain 1 card
    LDI      r15, -1
    ZID      r16, deck, r15
    TOP      r14, r16
    PAIR     r8, r0, r14
    JLTI     r9, 0, unaffected9
    RAISE    r7, gain, r8...
  unaffected9:
  ; step "one": choose one
    JMP      answered5
  other8:
    JNEI     r4, -3, other10
  ; only if you are red: lose 1 coin
    REC      r8, 1
    MOV      r8, r0
    RAISE    r7, lose:coin, r8...
  unaffected11:
  ; step "one": choose one
    JMP      answered5
  other10:
  answered5:
  step1:
  ; step "hers": Ann chooses one
    LDI      r2, 23
    OPTS
    PLACE    r3, r2
    OPTI     -1, 'gain 1 coin'
  closed13:
    LDI      r4, 1
    LDI      r5, 23
    GETV     r6, coin, r5
    JLT      r6, r4, closed14
    OPTI     -2, 'lose 1 coin'
  closed14:
    NOPT     r4
    JZ       r4, answered15
    DECIDER  r6, r2
    DEC      r4, r6, 'hers'
    JNEI     r4, -1, other16
  ; gain 1 coin
    REC      r8, 1
    LDI      r8, 23
    RAISE    r7, gain:coin, r8...
  unaffected17:
  ; step "hers": Ann chooses one
    JMP      answered15
  other16:
    JNEI     r4, -2, other18
  ; lose 1 coin
    REC      r8, 1
    LDI      r8, 23
    RAISE    r7, lose:coin, r8...
  unaffected19:
  ; step "hers": Ann chooses one
    JMP      answered15
  other18:
  answered15:
  step12:
    RETI     0

levels
    name errand, slots (actor #)

told options
    one: (gain 1 coin='gain 1 coin' a card='gain 1 card' lose 1 coin='lose 1 coin')
    hers: (gain 1 coin='gain 1 coin' lose 1 coin='lose 1 coin')
