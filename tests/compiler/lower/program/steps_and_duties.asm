proc.errand: code, 2 arguments, 19 registers, level errand
    SERIAL   r1
  ; step "begin": gain 1 coin
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected2:
  step1:
    LDI      r2, 0
    LDI      r3, 0
    LDI      r4, 0
  work3:
    LIMS
    LDI      r5, 0
    PLACE    r6, r0
    JNZ      r3, settled7
    JMP      first5
  settled7:
    JNZ      r4, first5
    LDI      r4, 1
  ; duty "end" after "last" first: gain 1 card
    LDI      r15, -1
    ZID      r16, deck, r15
    TOP      r14, r16
    PAIR     r8, r0, r14
    JLTI     r9, 0, unaffected8
    RAISE    r7, gain, r8...
  unaffected8:
  ; step "begin": gain 1 coin
    JMP      work3
  none6:
  first5:
    LDI      r7, 0
    OPTS
    JNZ      r2, closed9
    LDI      r7, 1
    OPTI     -1, 'one'
  closed9:
    JNZ      r2, settled11
    JMP      closed10
  settled11:
    LDI      r8, -1
    LDI      r9, 2147483647
    FIRST    r10, hand, r0
    SEEK     r10, r10, card
    JLTI     r10, 0, end15
  loop13:
    GETF     r11, did.errand.each, r10
    JEQ      r11, r1, no16
    JGEI     r8, 0, no16
    MOV      r8, r10
  no16:
  after14:
    NEXT     r10, card, loop13
  end15:
    JLTI     r8, 0, none12
    LDI      r7, 1
    OPT      r8, 'each: {0}'
    LDI      r5, 1
    JMP      closed10
  none12:
    LDI      r5, 2
  closed10:
    JEQI     r5, 2, through19
    JEQI     r5, 1, closed17
    JNZ      r2, settled20
    JMP      closed17
  settled20:
    LDI      r8, -1
    LDI      r9, 2147483647
    FIRST    r10, hand, r0
    SEEK     r10, r10, card
    JLTI     r10, 0, end23
  loop21:
    GETF     r11, did.errand.each, r10
    JEQ      r11, r1, no24
    JGEI     r8, 0, no24
    MOV      r8, r10
  no24:
  after22:
    NEXT     r10, card, loop21
  end23:
    JLTI     r8, 0, none18
    LDI      r5, 1
    JMP      closed17
  none18:
    LDI      r5, 2
  through19:
    JNZ      r3, closed17
    LDI      r7, 1
    OPTI     -3, 'last'
  closed17:
    NOPT     r8
    JZ       r8, worked4
    JNZ      r7, must25
    OPTI     -2000000000, 'done'
  must25:
    DECIDER  r10, r0
    DEC      r8, r10, 'work\x1fwhat now?'
    JEQI     r8, -2000000000, worked4
    JNEI     r8, -1, other26
    LDI      r2, 1
  ; duty "one": lose 1 coin
    REC      r12, 1
    MOV      r12, r0
    RAISE    r11, lose:coin, r12...
  unaffected27:
  ; step "begin": gain 1 coin
    JMP      work3
  other26:
    JEQT     r9, 'each: {0}', hit29
    JMP      other28
  hit29:
    JNTAG    r8, card, other28
    MOV      r11, r8
    SETF     did.errand.each, r11, r1
  ; duty "each" after "one" for each card in your hand: discard it
    PAIR     r13, r0, r11
    JLTI     r14, 0, unaffected30
    RAISE    r12, discard, r13...
  unaffected30:
  ; step "begin": gain 1 coin
    JMP      work3
  other28:
    JNEI     r8, -3, other31
    LDI      r3, 1
  ; duty "last" after "each": gain 1 coin
    REC      r12, 1
    MOV      r12, r0
    RAISE    r11, gain:coin, r12...
  unaffected32:
  ; step "begin": gain 1 coin
    JMP      work3
  other31:
    JMP      work3
  worked4:
    RETI     0

fields
    name did.errand.each, of thing#

levels
    name errand, slots (actor #)

told options
    what now?: (one='lose 1 coin' each='discard it' last='gain 1 coin')
