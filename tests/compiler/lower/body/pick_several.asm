proc.errand: code, 2 arguments, 12 registers, level errand
    SERIAL   r1
  ; step "two": discard 2 cards
    LDI      r2, 2
  again1:
    JLTI     r2, 1, enough2
    ADDI     r2, r2, -1
    LDI      r3, -1
    OPTS
    MOV      r7, r0
    LDI      r5, -1
  loop4:
    MOV      r6, r5
    HELD     r5, r6..., card
    JLTI     r5, 0, end5
    OPT      r5, ''
    JMP      loop4
  end5:
    NOPT     r8
    JZ       r8, picked3
    DECIDER  r9, r0
    DEC      r3, r9, 'discard 2 cards'
  picked3:
    JLTI     r3, 0, enough2
    PAIR     r6, r0, r3
    RAISE    r5, discard, r6...
  unaffected7:
  none6:
    JMP      again1
  enough2:
  ; step "up to two": discard up to 2 cards
    LDI      r2, 2
  again8:
    JLTI     r2, 1, enough9
    ADDI     r2, r2, -1
    LDI      r3, -1
    OPTS
    MOV      r7, r0
    LDI      r5, -1
  loop11:
    MOV      r6, r5
    HELD     r5, r6..., card
    JLTI     r5, 0, end12
    OPT      r5, ''
    JMP      loop11
  end12:
    NOPT     r8
    JZ       r8, picked10
    OPTI     -2000000000, 'none of these'
    DECIDER  r9, r0
    DEC      r3, r9, 'discard up to 2 cards'
    JGEI     r3, 0, picked10
    LDI      r3, -1
  picked10:
    JLTI     r3, 0, enough9
    PAIR     r6, r0, r3
    RAISE    r5, discard, r6...
  unaffected14:
  none13:
    JMP      again8
  enough9:
  ; step "any": discard any number of your cards
    LDI      r3, 0
    MOV      r6, r0
    LDI      r4, -1
  loop15:
    MOV      r5, r4
    HELD     r4, r5..., card
    JLTI     r4, 0, end16
    ADDI     r3, r3, 1
    JMP      loop15
  end16:
    MOV      r2, r3
  again17:
    JLTI     r2, 1, enough18
    ADDI     r2, r2, -1
    LDI      r3, -1
    OPTS
    MOV      r7, r0
    LDI      r5, -1
  loop20:
    MOV      r6, r5
    HELD     r5, r6..., card
    JLTI     r5, 0, end21
    OPT      r5, ''
    JMP      loop20
  end21:
    NOPT     r8
    JZ       r8, picked19
    OPTI     -2000000000, 'none of these'
    DECIDER  r9, r0
    DEC      r3, r9, 'gathering\x1fdiscard any number of your cards'
    JGEI     r3, 0, picked19
    LDI      r3, -1
  picked19:
    JLTI     r3, 0, enough18
    PAIR     r6, r0, r3
    RAISE    r5, discard, r6...
  unaffected23:
  none22:
    JMP      again17
  enough18:
    RETI     0

levels
    name errand, slots (actor #)
