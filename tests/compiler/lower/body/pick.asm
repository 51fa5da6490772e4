proc.errand: code, 3 arguments, 15 registers, level errand
    SERIAL   r1
  ; step "own": discard a card
    LDI      r3, -1
    OPTS
    MOV      r7, r0
    LDI      r5, -1
  loop3:
    MOV      r6, r5
    HELD     r5, r6..., card
    JLTI     r5, 0, end4
    OPT      r5, ''
    JMP      loop3
  end4:
    NOPT     r8
    JZ       r8, picked2
    DECIDER  r9, r0
    DEC      r3, r9, 'discard a card'
  picked2:
    JLTI     r3, 0, none5
    PAIR     r6, r0, r3
    RAISE    r5, discard, r6...
  unaffected6:
  none5:
  step1:
  ; step "hers": Ben takes a red card of your choice from Ann
    LDI      r3, -1
    OPTS
    LDI      r7, 23
    LDI      r5, -1
  loop9:
    MOV      r6, r5
    HELD     r5, r6..., card
    JLTI     r5, 0, end10
    JNTAG    r5, red, loop9
    OPT      r5, ''
    JMP      loop9
  end10:
    NOPT     r8
    JZ       r8, picked8
    DECIDER  r9, r0
    DEC      r3, r9, 'take a red card from Ann'
  picked8:
    JLTI     r3, 0, none11
    LDI      r12, 24
    PAIR     r6, r12, r3
    LDI      r10, 23
    RAISE    r5, take, r6...
  unaffected12:
  none11:
  step7:
  ; step "random": discard a card at random
    LDI      r3, -1
    LDI      r5, 0
    MOV      r8, r0
    LDI      r6, -1
  loop15:
    MOV      r7, r6
    HELD     r6, r7..., card
    JLTI     r6, 0, end16
    ADDI     r5, r5, 1
    JMP      loop15
  end16:
    JZ       r5, picked14
    LDI      r10, -1
    MOV      r11, r5
    DIE      r9, at random, r10...
    MOV      r14, r0
    LDI      r12, -1
  loop17:
    MOV      r13, r12
    HELD     r12, r13..., card
    JLTI     r12, 0, end18
    ADDI     r9, r9, -1
    JNZ      r9, L19
    MOV      r3, r12
    JMP      picked14
  L19:
    JMP      loop17
  end18:
  picked14:
    JLTI     r3, 0, none20
    PAIR     r6, r0, r3
    RAISE    r5, discard, r6...
  unaffected21:
  none20:
  step13:
  ; step "space": choose a card as the target
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
    DEC      r3, r9, 'choose a card as the target'
  picked23:
    JLTI     r3, 0, none26
    SETROLE  errand, 2, r3
  none26:
  step22:
    RETI     0

levels
    name errand, slots (actor # target)
