proc.errand: code, 2 arguments, 16 registers, level errand
    SERIAL   r1
  ; step "may":
    MOV      r2, r0
    OPTS
    PLACE    r3, r2
    MOV      r6, r0
    LDI      r4, -1
  loop4:
    MOV      r5, r4
    HELD     r4, r5..., card
    JLTI     r4, 0, end5
    JNTAG    r4, red, loop4
    JMP      found3
    JMP      loop4
  end5:
    JMP      closed2
  found3:
    OPTI     -1, 'discard a red card'
  closed2:
    OPTI     -2, 'gain 1 coin'
  closed6:
    NOPT     r4
    JZ       r4, answered7
    OPTI     -2000000000, 'decline'
    DECIDER  r6, r2
    DEC      r4, r6, 'may'
    JEQI     r4, -2000000000, answered7
    JNEI     r4, -1, other8
    LDI      r7, -1
    OPTS
    MOV      r11, r0
    LDI      r9, -1
  loop10:
    MOV      r10, r9
    HELD     r9, r10..., card
    JLTI     r9, 0, end11
    JNTAG    r9, red, loop10
    OPT      r9, ''
    JMP      loop10
  end11:
    NOPT     r12
    JZ       r12, picked9
    DECIDER  r13, r0
    DEC      r7, r13, 'discard a red card'
  picked9:
    JLTI     r7, 0, none12
  ; discard a red card
    PAIR     r10, r0, r7
    RAISE    r9, discard, r10...
  unaffected13:
  none12:
  ; step "may":
    JMP      answered7
  other8:
    JNEI     r4, -2, other14
  ; gain 1 coin
    REC      r8, 1
    MOV      r8, r0
    RAISE    r7, gain:coin, r8...
  unaffected15:
  ; step "may":
    JMP      answered7
  other14:
  answered7:
    MOV      r4, r0
    LDI      r2, -1
  loop19:
    MOV      r3, r2
    HELD     r2, r3..., card
    JLTI     r2, 0, end20
    JMP      found18
    JMP      loop19
  end20:
    JMP      next17
  found18:
    LDI      r2, 2
  again21:
    JLTI     r2, 1, enough22
    ADDI     r2, r2, -1
    LDI      r3, -1
    OPTS
    MOV      r7, r0
    LDI      r5, -1
  loop24:
    MOV      r6, r5
    HELD     r5, r6..., card
    JLTI     r5, 0, end25
    OPT      r5, ''
    JMP      loop24
  end25:
    NOPT     r8
    JZ       r8, picked23
    DECIDER  r9, r0
    DEC      r3, r9, 'discard a card'
  picked23:
    JLTI     r3, 0, enough22
  ; repeat up to 2 times: discard a card
    PAIR     r6, r0, r3
    RAISE    r5, discard, r6...
  unaffected27:
  none26:
  ; step "may":
    JMP      again21
  enough22:
    JMP      end16
  next17:
    GETV     r2, coin, r0
    JNEI     r2, 3, else29
    LDI      r2, 1
    GETV     r3, coin, r0
    JLT      r3, r2, next28
    JMP      end30
  else29:
    JMP      next28
  end30:
    GETV     r2, coin, r0
    JNEI     r2, 3, else31
  ; if your coins are 3: lose 1 coin
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, lose:coin, r3...
  unaffected33:
  ; step "may":
    JMP      end32
  else31:
  end32:
    JMP      end16
  next28:
    LDI      r4, -1
    ZID      r5, deck, r4
    TOP      r2, r5
    JLTI     r2, 0, next34
    JLTI     r2, 0, next34
    LDI      r2, 2
    LDI      r4, -1
    ZID      r3, deck, r4
    LDI      r6, -1
    ZID      r7, deck, r6
    TOP      r4, r7
  next35:
    JLTI     r2, 1, enough37
    JLTI     r4, 0, enough37
    ADDI     r2, r2, -1
    NXT      r5, r4
  ; discard the top 2 cards of the deck
    PAIR     r8, r0, r4
    JLTI     r9, 0, unaffected38
    RAISE    r7, discard, r8...
  unaffected38:
  ; step "may":
    JLTI     r2, 1, enough37
    ZOF      r6, r5
    JNE      r6, r3, anew36
    MOV      r4, r5
    JMP      next35
  anew36:
    ZOF      r6, r4
    JEQ      r6, r3, enough37
    LDI      r8, -1
    ZID      r9, deck, r8
    TOP      r7, r9
    MOV      r4, r7
    JMP      next35
  enough37:
    JMP      end16
  next34:
    LDI      r2, -1
    MOV      r3, r0
    LDI      r4, 0
    CALL     r2, proc.turn, r3...
  begun40:
    JMP      end16
  next39:
  end16:
  step1:
    RETI     0

levels
    name errand, slots (actor #)

told options
    may: (discard a red card='discard a red card' gain 1 coin='gain 1 coin')
