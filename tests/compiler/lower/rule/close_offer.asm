proc.errand: code, 2 arguments, 15 registers, level errand
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
    OPTI     -1, 'work'
  closed3:
    LDI      r5, 28
    JNIN     r5, hand, rule5
  awake6:
    HOLDER   r6, r5
    JNE      r6, r0, rule5
    JMP      closed4
  rule5:
    OPTI     -2, 'rest'
  closed4:
    NOPT     r5
    JZ       r5, worked2
    JNZ      r4, must7
    OPTI     -2000000000, 'done'
  must7:
    DECIDER  r7, r0
    DEC      r5, r7, 'work\x1fwhat now?'
    JEQI     r5, -2000000000, worked2
    JNEI     r5, -1, other8
    LDI      r2, 1
  ; duty "work": lose 1 coin
    REC      r9, 1
    MOV      r9, r0
    RAISE    r8, lose:coin, r9...
  unaffected9:
  ; procedure errand (errands)
    JMP      work1
  other8:
    JNEI     r5, -2, other10
  ; offer "rest": gain 1 coin
    REC      r9, 1
    MOV      r9, r0
    RAISE    r8, gain:coin, r9...
  unaffected11:
  ; procedure errand (errands)
    JMP      work1
  other10:
    JMP      work1
  worked2:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

levels
    name errand, slots (actor #)

told options
    what now?: (work='lose 1 coin' rest='gain 1 coin')
