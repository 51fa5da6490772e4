proc.errand: code, 2 arguments, 12 registers, level errand
    SERIAL   r1
  ; step "times": repeat up to 3 times: gain 1 coin
    LDI      r2, 3
  again1:
    JLTI     r2, 1, enough2
    ADDI     r2, r2, -1
    REC      r4, 1
    MOV      r4, r0
    RAISE    r3, gain:coin, r4...
  unaffected3:
    JMP      again1
  enough2:
  again4:
  ; step "while": repeat while your coins are more than 5: lose 1 coin
    GETV     r2, coin, r0
    JLTI     r2, 6, enough5
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, lose:coin, r3...
  unaffected6:
    JMP      again4
  enough5:
  ; step "perhaps": repeat up to 2 times: you may discard a card
    LDI      r2, 2
  again7:
    JLTI     r2, 1, enough8
    ADDI     r2, r2, -1
    OPTS
    MOV      r4, r0
    LDI      r3, -1
  loop12:
    HAVE     r3, card, end13
    JMP      found11
    JMP      loop12
  end13:
    JMP      no9
  found11:
    OPTI     1, 'discard a card'
    OPTI     -2000000000, 'decline'
    DECIDER  r5, r0
    DEC      r3, r5, 'discard a card?'
    JEQI     r3, -2000000000, no9
    LDI      r3, -1
    OPTS
    MOV      r6, r0
    LDI      r5, -1
  loop15:
    HAVE     r5, card, end16
    OPT      r5, ''
    JMP      loop15
  end16:
    NOPT     r7
    JZ       r7, picked14
    DECIDER  r8, r0
    DEC      r3, r8, 'discard a card'
  picked14:
    JLTI     r3, 0, enough8
    PAIR     r6, r0, r3
    RAISE    r5, discard, r6...
  unaffected18:
  none17:
    JMP      end10
  no9:
    JMP      enough8
  end10:
    JMP      again7
  enough8:
    RETI     0

levels
    name errand, slots (actor #)
