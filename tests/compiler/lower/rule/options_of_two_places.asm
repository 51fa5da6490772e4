proc.errand: code, 2 arguments, 20 registers, level errand
    SERIAL   r1
  ; procedure errand (errands)
    LDI      r2, 0
  work1:
    LIMS
    PLACE    r3, r0
    LDI      r4, 0
    OPTS
    JNZ      r2, closed3
    LDI      r4, 1
    OPTI     -1, 'what'
  closed3:
    NOPT     r5
    JZ       r5, worked2
    JNZ      r4, must4
    OPTI     -2000000000, 'done'
  must4:
    DECIDER  r7, r0
    DEC      r5, r7, 'work\x1fwhat now?'
    JEQI     r5, -2000000000, worked2
    JNEI     r5, -1, other5
    LDI      r2, 1
    MOV      r8, r0
    OPTS
    PLACE    r9, r8
    OPTI     -1, 'rest'
  closed6:
    JNEI     r9, 22, rule7
    OPTI     -2, 'drink'
  rule7:
    JNEI     r9, 21, rule8
    LDI      r10, 1
    GETV     r11, coin, r8
    JLT      r11, r10, rule8
    OPTI     -3, 'look'
  rule8:
    NOPT     r10
    JZ       r10, answered9
    DECIDER  r12, r8
    DEC      r10, r12, 'what'
    JNEI     r10, -1, other10
  ; "rest": gain 1 coin
    REC      r14, 1
    MOV      r14, r0
    RAISE    r13, gain:coin, r14...
  unaffected11:
  ; procedure errand (errands)
    JMP      answered9
  other10:
    JNEI     r10, -2, other12
  ; at Well: option of errand "drink": gain 1 coin
    REC      r14, 1
    MOV      r14, r8
    RAISE    r13, gain:coin, r14...
  unaffected13:
  ; procedure errand (errands)
    JMP      answered9
  other12:
    JNEI     r10, -3, other14
  ; at Tower: option of errand "look": lose 1 coin
    REC      r14, 1
    MOV      r14, r8
    RAISE    r13, lose:coin, r14...
  unaffected15:
  ; procedure errand (errands)
    JMP      answered9
  other14:
  answered9:
    JMP      work1
  other5:
    JMP      work1
  worked2:
    RETI     0

levels
    name errand, slots (actor #)

told options
    what now?: (what='')
    what: (rest='gain 1 coin' drink='gain 1 coin' look='lose 1 coin')
