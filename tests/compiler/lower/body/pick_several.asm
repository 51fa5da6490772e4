proc.errand: code, 2 arguments, 12 registers, level errand
    SERIAL   r1
  ; step "two": discard 2 cards
    LDI      r2, 2
  again2:
    JLTI     r2, 1, enough3
    ADDI     r2, r2, -1
    LDI      r3, -1
    OPTS
    MOV      r7, r0
    LDI      r5, -1
  loop5:
    MOV      r6, r5
    HELD     r5, r6..., card
    JLTI     r5, 0, end6
    OPT      r5, ''
    JMP      loop5
  end6:
    NOPT     r8
    JZ       r8, picked4
    DECIDER  r9, r0
    DEC      r3, r9, 'discard 2 cards'
  picked4:
    JLTI     r3, 0, enough3
    PAIR     r6, r0, r3
    RAISE    r5, discard, r6...
  unaffected8:
  none7:
    JMP      again2
  enough3:
  step1:
  ; step "up to two": discard up to 2 cards
    LDI      r2, 2
  again10:
    JLTI     r2, 1, enough11
    ADDI     r2, r2, -1
    LDI      r3, -1
    OPTS
    MOV      r7, r0
    LDI      r5, -1
  loop13:
    MOV      r6, r5
    HELD     r5, r6..., card
    JLTI     r5, 0, end14
    OPT      r5, ''
    JMP      loop13
  end14:
    NOPT     r8
    JZ       r8, picked12
    OPTI     -2000000000, 'none of these'
    DECIDER  r9, r0
    DEC      r3, r9, 'discard up to 2 cards'
    JGEI     r3, 0, picked12
    LDI      r3, -1
  picked12:
    JLTI     r3, 0, enough11
    PAIR     r6, r0, r3
    RAISE    r5, discard, r6...
  unaffected16:
  none15:
    JMP      again10
  enough11:
  step9:
  ; step "any": discard any number of your cards
    LDI      r3, 0
    MOV      r6, r0
    LDI      r4, -1
  loop18:
    MOV      r5, r4
    HELD     r4, r5..., card
    JLTI     r4, 0, end19
    ADDI     r3, r3, 1
    JMP      loop18
  end19:
    MOV      r2, r3
  again20:
    JLTI     r2, 1, enough21
    ADDI     r2, r2, -1
    LDI      r3, -1
    OPTS
    MOV      r7, r0
    LDI      r5, -1
  loop23:
    MOV      r6, r5
    HELD     r5, r6..., card
    JLTI     r5, 0, end24
    OPT      r5, ''
    JMP      loop23
  end24:
    NOPT     r8
    JZ       r8, picked22
    OPTI     -2000000000, 'none of these'
    DECIDER  r9, r0
    DEC      r3, r9, 'gathering\x1fdiscard any number of your cards'
    JGEI     r3, 0, picked22
    LDI      r3, -1
  picked22:
    JLTI     r3, 0, enough21
    PAIR     r6, r0, r3
    RAISE    r5, discard, r6...
  unaffected26:
  none25:
    JMP      again20
  enough21:
  step17:
    RETI     0

levels
    name errand, slots (actor #)
