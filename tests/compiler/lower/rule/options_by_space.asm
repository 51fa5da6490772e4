proc.errand: code, 2 arguments, 23 registers, level errand
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
    OPTI     -1000000, 'done'
  must4:
    DECIDER  r7, r0
    DEC      r5, r7, 'what now?'
    JEQI     r5, -1000000, worked2
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
    JNEI     r9, 20, rule9
    LDI      r11, -1
    ZID      r12, deck, r11
    TOP      r10, r12
    JLTI     r10, 0, rule9
    OPTI     -4, 'leave'
  rule9:
    JNEI     r9, 20, no12
    JMP      yes11
  no12:
    JNEI     r9, 21, no13
    JMP      yes11
  no13:
    JMP      rule10
  yes11:
    MOV      r12, r8
    LDI      r10, -1
  loop15:
    MOV      r11, r10
    HELD     r10, r11..., card
    JLTI     r10, 0, end16
    JMP      found14
    JMP      loop15
  end16:
    JMP      rule10
  found14:
    OPTI     -5, 'wait'
  rule10:
    NOPT     r10
    JZ       r10, answered17
    DECIDER  r12, r8
    DEC      r10, r12, 'what'
    JNEI     r10, -1, other18
  ; "rest": gain 1 coin
    REC      r14, 1
    MOV      r14, r0
    RAISE    r13, gain:coin, r14...
  unaffected19:
  ; procedure errand (errands)
    JMP      answered17
  other18:
    JNEI     r10, -2, other20
  ; option of errand "drink" if you are at Well: gain 1 coin
    REC      r14, 1
    MOV      r14, r8
    RAISE    r13, gain:coin, r14...
  unaffected21:
  ; procedure errand (errands)
    JMP      answered17
  other20:
    JNEI     r10, -3, other22
  ; option of errand "look" if you are at Tower: lose 1 coin
    REC      r14, 1
    MOV      r14, r8
    RAISE    r13, lose:coin, r14...
  unaffected23:
  ; procedure errand (errands)
    JMP      answered17
  other22:
    JNEI     r10, -4, other24
  ; option of errand "leave" if you are at Gate: gain 1 card
    LDI      r21, -1
    ZID      r22, deck, r21
    TOP      r20, r22
    PAIR     r14, r8, r20
    JLTI     r15, 0, unaffected25
    RAISE    r13, gain, r14...
  unaffected25:
  ; procedure errand (errands)
    JMP      answered17
  other24:
    JNEI     r10, -5, other26
    LDI      r13, -1
    OPTS
    MOV      r17, r8
    LDI      r15, -1
  loop28:
    MOV      r16, r15
    HELD     r15, r16..., card
    JLTI     r15, 0, end29
    OPT      r15, ''
    JMP      loop28
  end29:
    NOPT     r18
    JZ       r18, picked27
    DECIDER  r19, r8
    DEC      r13, r19, 'lose 1 card'
  picked27:
    JLTI     r13, 0, none30
  ; option of errand "wait" if you are at Gate or Tower: lose 1 card
    PAIR     r16, r8, r13
    RAISE    r15, lose, r16...
  unaffected31:
  none30:
  ; procedure errand (errands)
    JMP      answered17
  other26:
  answered17:
    JMP      work1
  other5:
    JMP      work1
  worked2:
    RETI     0

levels
    name errand, slots (actor #)

told options
    what now?: (what='')
    what: (rest='gain 1 coin' drink='gain 1 coin' look='lose 1 coin' leave='gain 1 card' wait='lose 1 card')
