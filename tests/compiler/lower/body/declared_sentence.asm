proc.errand: code, 2 arguments, 17 registers, level errand
    SERIAL   r1
  ; step "day": have a good day
    MOV      r2, r0
    OPTS
    PLACE    r3, r2
    OPTI     -1, 'gain 1 coin'
  closed1:
    LDI      r5, -1
    ZID      r6, deck, r5
    TOP      r4, r6
    JLTI     r4, 0, closed2
    OPTI     -2, 'gain 1 card'
  closed2:
    NOPT     r4
    JZ       r4, answered3
    DECIDER  r6, r2
    DEC      r4, r6, 'day'
    JNEI     r4, -1, other4
  ; gain 1 coin
    REC      r8, 1
    MOV      r8, r0
    RAISE    r7, gain:coin, r8...
  unaffected5:
  ; step "day": have a good day
    JMP      answered3
  other4:
    JNEI     r4, -2, other6
  ; gain 1 card
    LDI      r15, -1
    ZID      r16, deck, r15
    TOP      r14, r16
    PAIR     r8, r0, r14
    JLTI     r9, 0, unaffected7
    RAISE    r7, gain, r8...
  unaffected7:
  ; step "day": have a good day
    JMP      answered3
  other6:
  answered3:
    RETI     0

levels
    name errand, slots (actor #)

told options
    day: (gain 1 coin='gain 1 coin' gain 1 card='gain 1 card')
