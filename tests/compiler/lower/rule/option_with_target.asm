proc.errand: code, 3 arguments, 24 registers, level errand
    SERIAL   r1
  ; step "whom": choose another pawn as the target
    LDI      r3, -1
    OPTS
    LDI      r5, -1
    SEAT     r6
  loop2:
    ROUND    r7, r5..., end3
    JEQ      r7, r0, loop2
    OPT      r7, ''
    JMP      loop2
  end3:
    NOPT     r8
    JZ       r8, picked1
    DECIDER  r9, r0
    DEC      r3, r9, 'choose another pawn as the target'
  picked1:
    JLTI     r3, 0, none4
    SETROLE  errand, 2, r3
  none4:
    LDI      r3, 0
  work5:
    LIMS
    PLACE    r4, r0
    LDI      r5, 0
    OPTS
    JNZ      r3, closed7
    LDI      r5, 1
    OPTI     -1, 'what'
  closed7:
    NOPT     r6
    JZ       r6, worked6
    JNZ      r5, must8
    OPTI     -2000000000, 'done'
  must8:
    DECIDER  r8, r0
    DEC      r6, r8, 'work\x1fwhat now?'
    JEQI     r6, -2000000000, worked6
    JNEI     r6, -1, other9
    LDI      r3, 1
    MOV      r9, r0
    OPTS
    PLACE    r10, r9
    OPTI     -1, 'rest'
  closed10:
    LDI      r11, 28
    JNIN     r11, hand, rule11
  awake12:
    HOLDER   r12, r11
    JNE      r12, r9, rule11
    JLTI     r2, 0, rule11
    OPT      r11, 'greet'
  rule11:
    LDI      r11, 29
    JNIN     r11, hand, rule13
  awake14:
    HOLDER   r12, r11
    JNE      r12, r9, rule13
    MOV      r14, r2
    LDI      r13, -1
  loop16:
    HAVE     r13, card, end17
    JMP      found15
    JMP      loop16
  end17:
    JMP      rule13
  found15:
    OPT      r11, 'take'
  rule13:
    NOPT     r11
    JZ       r11, answered18
    DECIDER  r13, r9
    DEC      r11, r13, 'what'
    JNEI     r11, -1, other19
  ; "rest": gain 1 coin
    REC      r15, 1
    MOV      r15, r0
    RAISE    r14, gain:coin, r15...
  unaffected20:
  ; step "whom": choose another pawn as the target
    JMP      answered18
  other19:
    JEQT     r12, 'greet', hit22
    JMP      other21
  hit22:
    JNTAG    r11, =Horn, other21
    MOV      r14, r11
  ; card Horn: option of errand "greet": greet it
    PAIR     r16, r9, r2
    JLTI     r17, 0, unaffected23
    RAISE    r15, greet, r16...
  unaffected23:
  ; step "whom": choose another pawn as the target
    JMP      answered18
  other21:
    JEQT     r12, 'take', hit25
    JMP      other24
  hit25:
    JNTAG    r11, =Whistle, other24
    MOV      r14, r11
    LDI      r15, -1
    OPTS
    ABOUT    0, r2
    MOV      r18, r2
    LDI      r17, -1
  loop27:
    HAVE     r17, card, end28
    OPT      r17, ''
    JMP      loop27
  end28:
    NOPT     r19
    JZ       r19, picked26
    DECIDER  r20, r9
    DEC      r15, r20, 'take a card from {1?the target}'
  picked26:
    JLTI     r15, 0, none29
  ; card Whistle: option of errand "take": take a card from the target
    PAIR     r18, r9, r15
    MOV      r22, r2
    RAISE    r17, take, r18...
  unaffected30:
  none29:
  ; step "whom": choose another pawn as the target
    JMP      answered18
  other24:
  answered18:
    JMP      work5
  other9:
    JMP      work5
  worked6:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')

levels
    name errand, slots (actor # target)

told options
    what now?: (what='')
    what: (rest='gain 1 coin' greet='greet it' take='take a card from the target')
