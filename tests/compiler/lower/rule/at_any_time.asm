proc.errand: code, 2 arguments, 17 registers, level errand
    SERIAL   r1
  work1:
  ; procedure errand (errands)
    LIMS
    PLACE    r2, r0
    LDI      r3, 0
    OPTS
    GETV     r4, coin, r0
    JNEI     r4, 0, closed3
    OPTI     -1, 'rest'
  closed3:
    LDI      r4, 28
    JNIN     r4, hand, rule4
  awake5:
    HOLDER   r5, r4
    JNE      r5, r0, rule4
    JLTI     r0, 0, rule4
    MOV      r6, r0
    JLTI     r4, 0, rule4
    OPT      r4, 'discard {0?this}'
  rule4:
    NOPT     r4
    JZ       r4, worked2
    JNZ      r3, must6
    OPTI     -2000000000, 'done'
  must6:
    DECIDER  r6, r0
    DEC      r4, r6, 'work\x1fwhat now?'
    JEQI     r4, -2000000000, worked2
    JNEI     r4, -1, other7
  ; offer "rest" if your coins are 0: gain 1 coin
    REC      r8, 1
    MOV      r8, r0
    RAISE    r7, gain:coin, r8...
  unaffected8:
  ; procedure errand (errands)
    JMP      work1
  other7:
    JEQT     r5, 'discard {0?this}', hit10
    JMP      other9
  hit10:
    JNTAG    r4, =Horn, other9
    MOV      r7, r4
    MOV      r8, r0
  ; card Horn: at any time: you may discard this: gain 1 coin
    PAIR     r10, r8, r7
    LDI      r9, 1
    JLTI     r11, 0, unaffected12
    RAISE    r9, discard, r10...
  unaffected12:
  ; procedure errand (errands)
    JNEI     r9, 0, else11
  ; card Horn: at any time: you may discard this: gain 1 coin
    REC      r11, 1
    MOV      r11, r8
    RAISE    r10, gain:coin, r11...
  unaffected13:
  else11:
  ; procedure errand (errands)
    JMP      work1
  other9:
    JMP      work1
  worked2:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

levels
    name errand, slots (actor #)

told options
    what now?: (rest='gain 1 coin' discard {0?this}='gain 1 coin')
