proc.errand: code, 2 arguments, 12 registers, level errand
    SERIAL   r1
  ; step "to": greet Ann
    LDI      r9, 23
    PAIR     r3, r0, r9
    JLTI     r4, 0, unaffected1
    RAISE    r2, greet, r3...
  unaffected1:
  ; step "from": take Bread from Ann
    LDI      r2, -1
    OPTS
    LDI      r4, 25
    JLTI     r4, 0, end3
    HOLDER   r5, r4
    JNEI     r5, 23, no4
    OPT      r4, ''
  no4:
  end3:
    NOPT     r5
    JZ       r5, picked2
    DECIDER  r6, r0
    DEC      r2, r6, 'take Bread from Ann'
  picked2:
    JLTI     r2, 0, none5
    PAIR     r5, r0, r2
    LDI      r9, 23
    RAISE    r4, take, r5...
  unaffected6:
  none5:
  ; step "much": lose 2 coins
    REC      r3, 2
    MOV      r3, r0
    RAISE    r2, lose:coin, r3...
  unaffected7:
  ; step "by whom": Ann discards Bread
    LDI      r9, 23
    LDI      r10, 25
    PAIR     r3, r9, r10
    JLTI     r4, 0, unaffected8
    RAISE    r2, discard, r3...
  unaffected8:
    RETI     0

levels
    name errand, slots (actor #)
