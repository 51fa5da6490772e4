proc.errand: code, 2 arguments, 14 registers, level errand
    SERIAL   r1
  ; step "two": discard 2 cards
    LDI      r2, 2
    EMPTY    r3, card
  again1:
    JLTI     r2, 1, enough2
    ADDI     r2, r2, -1
    LDI      r5, -1
    OPTS
    MOV      r8, r0
    LDI      r7, -1
  loop4:
    HAVE     r7, card, end5
    ADDI     r3, r7, -1
    AMONG    r9, r3..., card
    JNE      r9, r7, new6
    JMP      old7
  new6:
    OPT      r7, ''
  old7:
    JMP      loop4
  end5:
    NOPT     r9
    JZ       r9, picked3
    DECIDER  r10, r0
    DEC      r5, r10, 'discard 2 cards'
  picked3:
    JLTI     r5, 0, enough2
    JOIN     r5, r3..., card
    PAIR     r8, r0, r5
    RAISE    r7, discard, r8...
  unaffected9:
  none8:
    JMP      again1
  enough2:
  ; step "up to two": discard up to 2 cards
    LDI      r2, 2
    EMPTY    r3, card
  again10:
    JLTI     r2, 1, enough11
    ADDI     r2, r2, -1
    LDI      r5, -1
    OPTS
    MOV      r8, r0
    LDI      r7, -1
  loop13:
    HAVE     r7, card, end14
    ADDI     r3, r7, -1
    AMONG    r9, r3..., card
    JNE      r9, r7, new15
    JMP      old16
  new15:
    OPT      r7, ''
  old16:
    JMP      loop13
  end14:
    NOPT     r9
    JZ       r9, picked12
    OPTI     -2000000000, 'none of these'
    DECIDER  r10, r0
    DEC      r5, r10, 'discard up to 2 cards'
    JGEI     r5, 0, picked12
    LDI      r5, -1
  picked12:
    JLTI     r5, 0, enough11
    JOIN     r5, r3..., card
    PAIR     r8, r0, r5
    RAISE    r7, discard, r8...
  unaffected18:
  none17:
    JMP      again10
  enough11:
  ; step "any": discard any number of your cards
    LDI      r3, 0
    MOV      r5, r0
    LDI      r4, -1
  loop19:
    HAVE     r4, card, end20
    ADDI     r3, r3, 1
    JMP      loop19
  end20:
    MOV      r2, r3
    EMPTY    r3, card
  again21:
    JLTI     r2, 1, enough22
    ADDI     r2, r2, -1
    LDI      r5, -1
    OPTS
    MOV      r8, r0
    LDI      r7, -1
  loop24:
    HAVE     r7, card, end25
    ADDI     r3, r7, -1
    AMONG    r9, r3..., card
    JNE      r9, r7, new26
    JMP      old27
  new26:
    OPT      r7, ''
  old27:
    JMP      loop24
  end25:
    NOPT     r9
    JZ       r9, picked23
    OPTI     -2000000000, 'none of these'
    DECIDER  r10, r0
    DEC      r5, r10, 'gathering\x1fdiscard any number of your cards'
    JGEI     r5, 0, picked23
    LDI      r5, -1
  picked23:
    JLTI     r5, 0, enough22
    JOIN     r5, r3..., card
    PAIR     r8, r0, r5
    RAISE    r7, discard, r8...
  unaffected29:
  none28:
    JMP      again21
  enough22:
    RETI     0

levels
    name errand, slots (actor #)
