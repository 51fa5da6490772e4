proc.errand: code, 2 arguments, 16 registers, level errand
    SERIAL   r1
  ; procedure errand (errands)
    LDI      r2, 0
    LDI      r3, 0
  work1:
    LIMS
    PLACE    r4, r0
    JNZ      r2, first3
    GETV     r5, coin, r0
    JLTI     r5, 2, first3
    LDI      r2, 1
  ; duty "look" first if you have 2 coins: lose 1 coin
    REC      r6, 1
    MOV      r6, r0
    RAISE    r5, lose:coin, r6...
  unaffected5:
  ; procedure errand (errands)
    JMP      work1
  none4:
  first3:
    LDI      r5, 0
    OPTS
    JNZ      r2, settled7
    GETV     r6, coin, r0
    JLTI     r6, 2, settled7
    JMP      closed6
  settled7:
    JNZ      r3, closed6
    GETV     r6, coin, r0
    JLTI     r6, 2, closed6
    LDI      r5, 1
    OPTI     -1, 'work'
  closed6:
    NOPT     r6
    JZ       r6, worked2
    JNZ      r5, must8
    OPTI     -2000000000, 'done'
  must8:
    DECIDER  r8, r0
    DEC      r6, r8, 'work\x1fwhat now?'
    JEQI     r6, -2000000000, worked2
    JNEI     r6, -1, other9
    LDI      r3, 1
  ; duty "work" after "look" if you have 2 coins: gain 1 coin
    REC      r10, 1
    MOV      r10, r0
    RAISE    r9, gain:coin, r10...
  unaffected10:
  ; procedure errand (errands)
    JMP      work1
  other9:
    JMP      work1
  worked2:
    RETI     0

levels
    name errand, slots (actor #)

told options
    what now?: (work='gain 1 coin')
