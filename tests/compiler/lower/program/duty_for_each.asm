proc.errand: code, 2 arguments, 17 registers, level errand
    SERIAL   r1
  ; procedure errand (errands)
    LDI      r2, 0
  work1:
    LIMS
    LDI      r3, 0
    PLACE    r4, r0
    LDI      r5, 0
    OPTS
    LDI      r6, -1
    LDI      r7, 2147483647
    LDI      r8, -1
    SEAT     r9
  loop4:
    ROUND    r10, r8..., end5
    PLACE    r11, r10
    JLTI     r11, 0, loop4
    JNE      r11, r4, loop4
    GETF     r11, did.errand.greet, r10
    JEQ      r11, r1, no6
    JGEI     r6, 0, no6
    MOV      r6, r10
  no6:
    JMP      loop4
  end5:
    JLTI     r6, 0, closed3
    LDI      r5, 1
    OPT      r6, 'greet {0}'
  closed3:
    LDI      r6, -1
    LDI      r7, 2147483647
    FIRST    r8, hand, r0
    SEEK     r8, card, end11
  loop9:
    GETF     r9, did.errand.sort, r8
    JEQ      r9, r1, no12
    ATTR     r10, weight, r8
  L13:
    JGE      r10, r7, no12
    MOV      r7, r10
    MOV      r6, r8
  no12:
  after10:
    NEXT     r8, card, loop9
  end11:
    JLTI     r6, 0, none8
    LDI      r5, 1
    OPT      r6, 'sort: {0}'
    LDI      r3, 1
    JMP      closed7
  none8:
    LDI      r3, 2
  closed7:
    LDI      r6, -1
    LDI      r7, 2147483647
    FIRST    r8, hand, r0
    SEEK     r8, card, end17
  loop15:
    JNTAG    r8, red, after16
    GETF     r9, did.errand.tidy, r8
    JEQ      r9, r1, no18
    MOV      r6, r8
  no18:
  after16:
    NEXT     r8, card, loop15
  end17:
    JLTI     r6, 0, closed14
    LDI      r5, 1
    OPT      r6, 'tidy: {0}'
  closed14:
    JEQI     r3, 2, through21
    JEQI     r3, 1, closed19
    LDI      r6, -1
    LDI      r7, 2147483647
    FIRST    r8, hand, r0
    SEEK     r8, card, end24
  loop22:
    GETF     r9, did.errand.sort, r8
    JEQ      r9, r1, no25
    ATTR     r10, weight, r8
  L26:
    JGE      r10, r7, no25
    MOV      r7, r10
    MOV      r6, r8
  no25:
  after23:
    NEXT     r8, card, loop22
  end24:
    JLTI     r6, 0, none20
    LDI      r3, 1
    JMP      closed19
  none20:
    LDI      r3, 2
  through21:
    JNZ      r2, closed19
    LDI      r5, 1
    OPTI     -4, 'leave'
  closed19:
    NOPT     r6
    JZ       r6, worked2
    JNZ      r5, must27
    OPTI     -2000000000, 'done'
  must27:
    DECIDER  r8, r0
    DEC      r6, r8, 'work\x1fwhat now?'
    JEQI     r6, -2000000000, worked2
    JEQT     r7, 'greet {0}', hit29
    JMP      other28
  hit29:
    JNTAG    r6, pawn, other28
    MOV      r9, r6
    SETF     did.errand.greet, r9, r1
  ; duty "greet" for each pawn here: greet it
    PAIR     r11, r0, r9
    JLTI     r12, 0, unaffected30
    RAISE    r10, greet, r11...
  unaffected30:
  ; procedure errand (errands)
    JMP      work1
  other28:
    JEQT     r7, 'sort: {0}', hit32
    JMP      other31
  hit32:
    JNTAG    r6, card, other31
    MOV      r9, r6
    SETF     did.errand.sort, r9, r1
  ; duty "sort" for each card in your hand, by weight: discard it
    PAIR     r11, r0, r9
    JLTI     r12, 0, unaffected33
    RAISE    r10, discard, r11...
  unaffected33:
  ; procedure errand (errands)
    JMP      work1
  other31:
    JEQT     r7, 'tidy: {0}', hit35
    JMP      other34
  hit35:
    JNTAG    r6, card, other34
    MOV      r9, r6
    SETF     did.errand.tidy, r9, r1
  ; duty "tidy" for each red card in your hand, in the order they came: discard it
    PAIR     r11, r0, r9
    JLTI     r12, 0, unaffected36
    RAISE    r10, discard, r11...
  unaffected36:
  ; procedure errand (errands)
    JMP      work1
  other34:
    JNEI     r6, -4, other37
    LDI      r2, 1
  ; duty "leave" after "sort": gain 1 coin
    REC      r10, 1
    MOV      r10, r0
    RAISE    r9, gain:coin, r10...
  unaffected38:
  ; procedure errand (errands)
    JMP      work1
  other37:
    JMP      work1
  worked2:
    RETI     0

fields
    name did.errand.greet, of thing#
    name did.errand.sort, of thing#
    name did.errand.tidy, of thing#

levels
    name errand, slots (actor #)

told options
    what now?: (greet {0}='greet it' sort: {0}='discard it' tidy: {0}='discard it' leave='gain 1 coin')
