proc.errand: code, 2 arguments, 12 registers, level errand
    SERIAL   r1
  ; step "times": repeat up to 3 times: gain 1 coin
    LDI      r2, 3
  again2:
    JLTI     r2, 1, enough3
    ADDI     r2, r2, -1
    REC      r4, 1
    MOV      r4, r0
    RAISE    r3, gain:coin, r4...
  unaffected4:
    JMP      again2
  enough3:
  step1:
  again6:
  ; step "while": repeat while your coins are more than 5: lose 1 coin
    GETV     r2, coin, r0
    JLTI     r2, 6, enough7
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, lose:coin, r3...
  unaffected8:
    JMP      again6
  enough7:
  step5:
  ; step "perhaps": repeat up to 2 times: you may discard a card
    LDI      r2, 2
  again10:
    JLTI     r2, 1, enough11
    ADDI     r2, r2, -1
    OPTS
    MOV      r5, r0
    LDI      r3, -1
  loop15:
    MOV      r4, r3
    HELD     r3, r4..., card
    JLTI     r3, 0, end16
    JMP      found14
    JMP      loop15
  end16:
    JMP      no12
  found14:
    OPTI     1, 'discard a card'
    OPTI     -2000000000, 'decline'
    DECIDER  r5, r0
    DEC      r3, r5, 'discard a card?'
    JEQI     r3, -2000000000, no12
    LDI      r3, -1
    OPTS
    MOV      r7, r0
    LDI      r5, -1
  loop18:
    MOV      r6, r5
    HELD     r5, r6..., card
    JLTI     r5, 0, end19
    OPT      r5, ''
    JMP      loop18
  end19:
    NOPT     r8
    JZ       r8, picked17
    DECIDER  r9, r0
    DEC      r3, r9, 'discard a card'
  picked17:
    JLTI     r3, 0, enough11
    PAIR     r6, r0, r3
    RAISE    r5, discard, r6...
  unaffected21:
  none20:
    JMP      end13
  no12:
    JMP      enough11
  end13:
    JMP      again10
  enough11:
  step9:
    RETI     0

levels
    name errand, slots (actor #)
