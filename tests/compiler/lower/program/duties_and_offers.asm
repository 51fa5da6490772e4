proc.errand: code, 2 arguments, 19 registers, level errand
    SERIAL   r1
  ; procedure errand (errands)
    LDI      r2, 0
    LDI      r3, 0
  work1:
    LIMS
    PLACE    r4, r0
    GETV     r5, coin, r0
    JEQI     r5, 9, worked2
    LDI      r5, 0
    OPTS
    JNZ      r2, closed3
    LDI      r5, 1
    OPTI     -1, 'work'
  closed3:
    JNZ      r2, settled5
    JMP      closed4
  settled5:
    JNZ      r3, closed4
    JNTAG    r0, red, closed4
    LDI      r5, 1
    OPTI     -2, 'then rest'
  closed4:
    GETV     r6, coin, r0
    JNEI     r6, 3, closed6
    LDI      r7, -1
    ZID      r8, deck, r7
    TOP      r6, r8
    JLTI     r6, 0, closed6
    OPTI     -3, 'draw'
  closed6:
    NOPT     r6
    JZ       r6, worked2
    JNZ      r5, must7
    OPTI     -2000000000, 'done'
  must7:
    DECIDER  r8, r0
    DEC      r6, r8, 'work\x1fwhat now?'
    JEQI     r6, -2000000000, worked2
    JNEI     r6, -1, other8
    LDI      r2, 1
  ; duty "work": lose 1 coin
    REC      r10, 1
    MOV      r10, r0
    RAISE    r9, lose:coin, r10...
  unaffected9:
  ; procedure errand (errands)
    JMP      work1
  other8:
    JNEI     r6, -2, other10
    LDI      r3, 1
  ; duty "then rest" after "work" if you are red: gain 1 coin
    REC      r10, 1
    MOV      r10, r0
    RAISE    r9, gain:coin, r10...
  unaffected11:
  ; procedure errand (errands)
    JMP      work1
  other10:
    JNEI     r6, -3, other12
  ; offer "draw" if your coins are 3: gain 1 card
    LDI      r17, -1
    ZID      r18, deck, r17
    TOP      r16, r18
    PAIR     r10, r0, r16
    JLTI     r11, 0, unaffected13
    RAISE    r9, gain, r10...
  unaffected13:
  ; procedure errand (errands)
    JMP      work1
  other12:
    JMP      work1
  worked2:
    RETI     0

levels
    name errand, slots (actor #)

told options
    what now?: (work='lose 1 coin' then rest='gain 1 coin' draw='gain 1 card')
