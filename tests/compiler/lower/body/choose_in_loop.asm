proc.errand: code, 2 arguments, 16 registers, level errand
    SERIAL   r1
  ; step "again": repeat up to 3 times: choose one
    LDI      r2, 3
  again1:
    JLTI     r2, 1, enough2
    ADDI     r2, r2, -1
    MOV      r3, r0
    OPTS
    PLACE    r4, r3
    LDI      r5, 1
    GETV     r6, coin, r0
    JLT      r6, r5, closed3
    OPTI     -1, 'lose 1 coin'
  closed3:
    LDI      r5, 25
    JLTI     r5, 0, closed4
    OPTI     -2, 'discard Bread'
  closed4:
    NOPT     r5
    JZ       r5, enough2
    NOPT     r5
    JZ       r5, answered5
    DECIDER  r7, r3
    DEC      r5, r7, 'again'
    JNEI     r5, -1, other6
  ; lose 1 coin
    REC      r9, 1
    MOV      r9, r0
    RAISE    r8, lose:coin, r9...
  unaffected7:
  ; step "again": repeat up to 3 times: choose one
    JMP      answered5
  other6:
    JNEI     r5, -2, other8
  ; discard Bread
    LDI      r15, 25
    PAIR     r9, r0, r15
    JLTI     r10, 0, unaffected9
    RAISE    r8, discard, r9...
  unaffected9:
  ; step "again": repeat up to 3 times: choose one
    JMP      answered5
  other8:
  answered5:
    JMP      again1
  enough2:
    RETI     0

levels
    name errand, slots (actor #)

told options
    again: (lose 1 coin='lose 1 coin' discard Bread='discard Bread')
