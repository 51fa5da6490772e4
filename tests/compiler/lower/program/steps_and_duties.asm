proc.errand: code, 2 arguments, 19 registers, level errand
    SERIAL   r1
  ; step "begin": gain 1 coin
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected1:
    LDI      r2, 0
    LDI      r3, 0
    LDI      r4, 0
  work2:
    LIMS
    LDI      r5, 0
    PLACE    r6, r0
    JNZ      r3, settled6
    JMP      first4
  settled6:
    JNZ      r4, first4
    LDI      r4, 1
  ; duty "end" after "last" first: gain 1 card
    LDI      r15, -1
    ZID      r16, deck, r15
    TOP      r14, r16
    PAIR     r8, r0, r14
    JLTI     r9, 0, unaffected7
    RAISE    r7, gain, r8...
  unaffected7:
  ; step "begin": gain 1 coin
    JMP      work2
  none5:
  first4:
    LDI      r7, 0
    OPTS
    JNZ      r2, closed8
    LDI      r7, 1
    OPTI     -1, 'one'
  closed8:
    JNZ      r2, settled10
    JMP      closed9
  settled10:
    LDI      r8, -1
    LDI      r9, 2147483647
    FIRST    r10, hand, r0
    SEEK     r10, card, end14
  loop12:
    GETF     r11, did.errand.each, r10
    JEQ      r11, r1, no15
    JGEI     r8, 0, no15
    MOV      r8, r10
  no15:
  after13:
    NEXT     r10, card, loop12
  end14:
    JLTI     r8, 0, none11
    LDI      r7, 1
    OPT      r8, 'discard {0}'
    LDI      r5, 1
    JMP      closed9
  none11:
    LDI      r5, 2
  closed9:
    JEQI     r5, 2, through18
    JEQI     r5, 1, closed16
    JNZ      r2, settled19
    JMP      closed16
  settled19:
    LDI      r8, -1
    LDI      r9, 2147483647
    FIRST    r10, hand, r0
    SEEK     r10, card, end22
  loop20:
    GETF     r11, did.errand.each, r10
    JEQ      r11, r1, no23
    JGEI     r8, 0, no23
    MOV      r8, r10
  no23:
  after21:
    NEXT     r10, card, loop20
  end22:
    JLTI     r8, 0, none17
    LDI      r5, 1
    JMP      closed16
  none17:
    LDI      r5, 2
  through18:
    JNZ      r3, closed16
    LDI      r7, 1
    OPTI     -3, 'last'
  closed16:
    NOPT     r8
    JZ       r8, worked3
    JNZ      r7, must24
    OPTI     -2000000000, 'done'
  must24:
    DECIDER  r10, r0
    DEC      r8, r10, 'work\x1fwhat now?'
    JEQI     r8, -2000000000, worked3
    JNEI     r8, -1, other25
    LDI      r2, 1
  ; duty "one": lose 1 coin
    REC      r12, 1
    MOV      r12, r0
    RAISE    r11, lose:coin, r12...
  unaffected26:
  ; step "begin": gain 1 coin
    JMP      work2
  other25:
    JEQT     r9, 'discard {0}', hit28
    JMP      other27
  hit28:
    JNTAG    r8, card, other27
    MOV      r11, r8
    SETF     did.errand.each, r11, r1
  ; duty "each" after "one" for each card in your hand: discard it
    PAIR     r13, r0, r11
    JLTI     r14, 0, unaffected29
    RAISE    r12, discard, r13...
  unaffected29:
  ; step "begin": gain 1 coin
    JMP      work2
  other27:
    JNEI     r8, -3, other30
    LDI      r3, 1
  ; duty "last" after "each": gain 1 coin
    REC      r12, 1
    MOV      r12, r0
    RAISE    r11, gain:coin, r12...
  unaffected31:
  ; step "begin": gain 1 coin
    JMP      work2
  other30:
    JMP      work2
  worked3:
    RETI     0

fields
    name did.errand.each, of thing#

levels
    name errand, slots (actor #)

told options
    what now?: (one='lose 1 coin' discard {0}='discard it' last='gain 1 coin')
