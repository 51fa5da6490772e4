proc.errand: code, 2 arguments, 14 registers, level errand
    SERIAL   r1
  ; step "perhaps": you may choose one
    MOV      r2, r0
    OPTS
    PLACE    r3, r2
    OPTI     -1, 'gain 1 coin'
  closed1:
    LDI      r4, 1
    GETV     r5, coin, r0
    JLT      r5, r4, closed2
    OPTI     -2, 'lose 1 coin'
  closed2:
    NOPT     r4
    JZ       r4, answered3
    OPTI     -2000000000, 'decline'
    DECIDER  r6, r2
    DEC      r4, r6, 'perhaps'
    JEQI     r4, -2000000000, answered3
    JNEI     r4, -1, other4
  ; gain 1 coin
    REC      r8, 1
    MOV      r8, r0
    RAISE    r7, gain:coin, r8...
  unaffected5:
  ; step "perhaps": you may choose one
    JMP      answered3
  other4:
    JNEI     r4, -2, other6
  ; lose 1 coin
    REC      r8, 1
    MOV      r8, r0
    RAISE    r7, lose:coin, r8...
  unaffected7:
  ; step "perhaps": you may choose one
    JMP      answered3
  other6:
  answered3:
    RETI     0

levels
    name errand, slots (actor #)

told options
    perhaps: (gain 1 coin='gain 1 coin' lose 1 coin='lose 1 coin')
