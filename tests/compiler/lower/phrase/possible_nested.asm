proc.errand: code, 2 arguments, 16 registers, level errand
    SERIAL   r1
  ; step "may":
    MOV      r2, r0
    OPTS
    PLACE    r3, r2
    MOV      r5, r0
    LDI      r4, -1
  loop3:
    HAVE     r4, card, end4
    JNTAG    r4, red, loop3
    JMP      found2
    JMP      loop3
  end4:
    JMP      closed1
  found2:
    OPTI     -1, 'discard a red card'
  closed1:
    OPTI     -2, 'gain 1 coin'
  closed5:
    NOPT     r4
    JZ       r4, answered6
    OPTI     -2000000000, 'decline'
    DECIDER  r6, r2
    DEC      r4, r6, 'may'
    JEQI     r4, -2000000000, answered6
    JNEI     r4, -1, other7
    LDI      r7, -1
    OPTS
    MOV      r10, r0
    LDI      r9, -1
  loop9:
    HAVE     r9, card, end10
    JNTAG    r9, red, loop9
    OPT      r9, ''
    JMP      loop9
  end10:
    NOPT     r11
    JZ       r11, picked8
    DECIDER  r12, r0
    DEC      r7, r12, 'discard a red card'
  picked8:
    JLTI     r7, 0, none11
  ; discard a red card
    PAIR     r10, r0, r7
    RAISE    r9, discard, r10...
  unaffected12:
  none11:
  ; step "may":
    JMP      answered6
  other7:
    JNEI     r4, -2, other13
  ; gain 1 coin
    REC      r8, 1
    MOV      r8, r0
    RAISE    r7, gain:coin, r8...
  unaffected14:
  ; step "may":
    JMP      answered6
  other13:
  answered6:
    MOV      r3, r0
    LDI      r2, -1
  loop18:
    HAVE     r2, card, end19
    JMP      found17
    JMP      loop18
  end19:
    JMP      next16
  found17:
    LDI      r2, 2
  again20:
    JLTI     r2, 1, enough21
    ADDI     r2, r2, -1
    LDI      r3, -1
    OPTS
    MOV      r6, r0
    LDI      r5, -1
  loop23:
    HAVE     r5, card, end24
    OPT      r5, ''
    JMP      loop23
  end24:
    NOPT     r7
    JZ       r7, picked22
    DECIDER  r8, r0
    DEC      r3, r8, 'discard a card'
  picked22:
    JLTI     r3, 0, enough21
  ; repeat up to 2 times: discard a card
    PAIR     r6, r0, r3
    RAISE    r5, discard, r6...
  unaffected26:
  none25:
  ; step "may":
    JMP      again20
  enough21:
    JMP      end15
  next16:
    GETV     r2, coin, r0
    JNEI     r2, 3, else28
    LDI      r2, 1
    GETV     r3, coin, r0
    JLT      r3, r2, next27
    JMP      end29
  else28:
    JMP      next27
  end29:
    GETV     r2, coin, r0
    JNEI     r2, 3, else30
  ; if your coins are 3: lose 1 coin
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, lose:coin, r3...
  unaffected32:
  ; step "may":
    JMP      end31
  else30:
  end31:
    JMP      end15
  next27:
    LDI      r4, -1
    ZID      r5, deck, r4
    TOP      r2, r5
    JLTI     r2, 0, next33
    JLTI     r2, 0, next33
    LDI      r2, 2
    LDI      r4, -1
    ZID      r3, deck, r4
    LDI      r6, -1
    ZID      r7, deck, r6
    TOP      r4, r7
  next34:
    JLTI     r2, 1, enough36
    JLTI     r4, 0, enough36
    ADDI     r2, r2, -1
    NXT      r5, r4
  ; discard the top 2 cards of the deck
    PAIR     r8, r0, r4
    JLTI     r9, 0, unaffected37
    RAISE    r7, discard, r8...
  unaffected37:
  ; step "may":
    JLTI     r2, 1, enough36
    ZOF      r6, r5
    JNE      r6, r3, anew35
    MOV      r4, r5
    JMP      next34
  anew35:
    ZOF      r6, r4
    JEQ      r6, r3, enough36
    LDI      r8, -1
    ZID      r9, deck, r8
    TOP      r7, r9
    MOV      r4, r7
    JMP      next34
  enough36:
    JMP      end15
  next33:
    LDI      r2, -1
    MOV      r3, r0
    LDI      r4, 0
    CALL     r2, proc.turn, r3...
  begun39:
    JMP      end15
  next38:
  end15:
    RETI     0

levels
    name errand, slots (actor #)

told options
    may: (discard a red card='discard a red card' gain 1 coin='gain 1 coin')
