proc.errand: code, 3 arguments, 13 registers, level errand
    SERIAL   r1
  ; step "own": discard a card
    LDI      r3, -1
    OPTS
    MOV      r6, r0
    LDI      r5, -1
  loop2:
    HAVE     r5, card, end3
    OPT      r5, ''
    JMP      loop2
  end3:
    NOPT     r7
    JZ       r7, picked1
    DECIDER  r8, r0
    DEC      r3, r8, 'discard a card'
  picked1:
    JLTI     r3, 0, none4
    PAIR     r6, r0, r3
    RAISE    r5, discard, r6...
  unaffected5:
  none4:
  ; step "hers": Ben takes a red card of your choice from Ann
    LDI      r3, -1
    OPTS
    LDI      r6, 23
    LDI      r5, -1
  loop7:
    HAVE     r5, card, end8
    JNTAG    r5, red, loop7
    OPT      r5, ''
    JMP      loop7
  end8:
    NOPT     r7
    JZ       r7, picked6
    DECIDER  r8, r0
    DEC      r3, r8, 'take a red card from Ann'
  picked6:
    JLTI     r3, 0, none9
    LDI      r12, 24
    PAIR     r6, r12, r3
    LDI      r10, 23
    RAISE    r5, take, r6...
  unaffected10:
  none9:
  ; step "random": discard a card at random
    LDI      r3, -1
    LDI      r5, 0
    MOV      r7, r0
    LDI      r6, -1
  loop12:
    HAVE     r6, card, end13
    ADDI     r5, r5, 1
    JMP      loop12
  end13:
    JZ       r5, picked11
    LDI      r9, -1
    MOV      r10, r5
    DIE      r8, at random, r9...
    MOV      r12, r0
    LDI      r11, -1
  loop14:
    HAVE     r11, card, end15
    ADDI     r8, r8, -1
    JNZ      r8, L16
    MOV      r3, r11
    JMP      picked11
  L16:
    JMP      loop14
  end15:
  picked11:
    JLTI     r3, 0, none17
    PAIR     r6, r0, r3
    RAISE    r5, discard, r6...
  unaffected18:
  none17:
  ; step "space": choose a card as the target
    LDI      r3, -1
    OPTS
    MOV      r6, r0
    LDI      r5, -1
  loop20:
    HAVE     r5, card, end21
    OPT      r5, ''
    JMP      loop20
  end21:
    NOPT     r7
    JZ       r7, picked19
    DECIDER  r8, r0
    DEC      r3, r8, 'choose a card as the target'
  picked19:
    JLTI     r3, 0, none22
    SETROLE  errand, 2, r3
  none22:
    RETI     0

levels
    name errand, slots (actor # target)
