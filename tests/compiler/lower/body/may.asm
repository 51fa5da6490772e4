proc.errand: code, 2 arguments, 14 registers, level errand
    SERIAL   r1
  ; step "may": you may lose 1 coin
    OPTS
    LDI      r2, 1
    GETV     r3, coin, r0
    JLT      r3, r2, no1
    OPTI     1, 'lose 1 coin'
    OPTI     -2000000000, 'decline'
    DECIDER  r4, r0
    DEC      r2, r4, 'lose 1 coin?'
    JEQI     r2, -2000000000, no1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, lose:coin, r3...
  unaffected3:
    JMP      end2
  no1:
  end2:
  ; step "other": Ann may discard a card
    LDI      r2, 23
    OPTS
    LDI      r4, 23
    LDI      r3, -1
  loop7:
    HAVE     r3, card, end8
    JMP      found6
    JMP      loop7
  end8:
    JMP      no4
  found6:
    OPTI     1, 'discard a card'
    OPTI     -2000000000, 'decline'
    DECIDER  r5, r2
    DEC      r3, r5, 'discard a card?'
    JEQI     r3, -2000000000, no4
    LDI      r3, 23
    LDI      r4, -1
    OPTS
    LDI      r7, 23
    LDI      r6, -1
  loop10:
    HAVE     r6, card, end11
    OPT      r6, ''
    JMP      loop10
  end11:
    NOPT     r8
    JZ       r8, picked9
    DECIDER  r9, r3
    DEC      r4, r9, 'discard a card'
  picked9:
    JLTI     r4, 0, none12
    LDI      r13, 23
    PAIR     r7, r13, r4
    RAISE    r6, discard, r7...
  unaffected13:
  none12:
    JMP      end5
  no4:
  end5:
    RETI     0

levels
    name errand, slots (actor #)
