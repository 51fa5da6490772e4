proc.errand: code, 2 arguments, 19 registers, level errand
    SERIAL   r1
  ; procedure errand (errands)
    LDI      r2, 0
  work1:
    LIMS
    LDI      r3, 0
    PLACE    r4, r0
    LDI      r5, 0
    OPTS
    JNZ      r2, closed3
    LDI      r5, 1
    OPTI     -1, 'leave'
  closed3:
    JEQI     r3, 2, yes6
    JEQI     r3, 1, closed4
    LDI      r6, -1
    SEAT     r7
  loop8:
    ROUND    r8, r6..., end9
    JEQ      r8, r0, loop8
    PLACE    r9, r8
    JLTI     r9, 0, loop8
    JNE      r9, r4, loop8
    JMP      found7
    JMP      loop8
  end9:
    JMP      no5
  found7:
    LDI      r3, 2
    JMP      yes6
  no5:
    LDI      r3, 1
    JMP      closed4
  yes6:
    LDI      r7, -1
    ZID      r8, deck, r7
    TOP      r6, r8
    JLTI     r6, 0, closed4
    OPTI     -2, 'draw'
  closed4:
    JEQI     r3, 2, yes12
    JEQI     r3, 1, closed10
    LDI      r6, -1
    SEAT     r7
  loop14:
    ROUND    r8, r6..., end15
    JEQ      r8, r0, loop14
    PLACE    r9, r8
    JLTI     r9, 0, loop14
    JNE      r9, r4, loop14
    JMP      found13
    JMP      loop14
  end15:
    JMP      no11
  found13:
    LDI      r3, 2
    JMP      yes12
  no11:
    LDI      r3, 1
    JMP      closed10
  yes12:
    LDI      r6, 1
    GETV     r7, coin, r0
    JLT      r7, r6, closed10
    OPTI     -3, 'pay'
  closed10:
    FIRST    r6, hand, r0
    SEEK     r6, card, end19
  loop17:
    JLTI     r6, 0, shut20
    OPT      r6, 'discard {0}'
  shut20:
  after18:
    NEXT     r6, card, loop17
  end19:
  closed16:
    NOPT     r6
    JZ       r6, worked2
    JNZ      r5, must21
    OPTI     -2000000000, 'done'
  must21:
    DECIDER  r8, r0
    DEC      r6, r8, 'work\x1fwhat now?'
    JEQI     r6, -2000000000, worked2
    JNEI     r6, -1, other22
    LDI      r2, 1
  ; duty "leave" once: gain 1 coin
    REC      r10, 1
    MOV      r10, r0
    RAISE    r9, gain:coin, r10...
  unaffected23:
  ; procedure errand (errands)
    JMP      work1
  other22:
    JNEI     r6, -2, other24
  ; offer "draw" if there is another pawn here: gain 1 card
    LDI      r17, -1
    ZID      r18, deck, r17
    TOP      r16, r18
    PAIR     r10, r0, r16
    JLTI     r11, 0, unaffected25
    RAISE    r9, gain, r10...
  unaffected25:
  ; procedure errand (errands)
    JMP      work1
  other24:
    JNEI     r6, -3, other26
  ; offer "pay" if there is another pawn here: lose 1 coin
    REC      r10, 1
    MOV      r10, r0
    RAISE    r9, lose:coin, r10...
  unaffected27:
  ; procedure errand (errands)
    JMP      work1
  other26:
    JEQT     r7, 'discard {0}', hit29
    JMP      other28
  hit29:
    JNTAG    r6, card, other28
    MOV      r9, r6
    SETF     did.errand.drop, r9, r1
  ; offer "drop" for each card in your hand: discard it
    PAIR     r11, r0, r9
    JLTI     r12, 0, unaffected30
    RAISE    r10, discard, r11...
  unaffected30:
  ; procedure errand (errands)
    JMP      work1
  other28:
    JMP      work1
  worked2:
    RETI     0

fields
    name did.errand.drop, of thing#

levels
    name errand, slots (actor #)

told options
    what now?: (leave='gain 1 coin' draw='gain 1 card' pay='lose 1 coin' discard {0}='discard it')
