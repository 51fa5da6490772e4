proc.errand: code, 4 arguments, 11 registers, level errand
    SERIAL   r1
  ; step "whom": choose another pawn as the target
    LDI      r4, -1
    OPTS
    LDI      r6, -1
    SEAT     r7
  loop2:
    ROUND    r8, r6..., end3
    JEQ      r8, r0, loop2
    OPT      r8, ''
    JMP      loop2
  end3:
    NOPT     r9
    JZ       r9, picked1
    DECIDER  r10, r0
    DEC      r4, r10, 'choose another pawn as the target'
  picked1:
    JLTI     r4, 0, none4
    SETROLE  errand, 2, r4
  none4:
  ; step "which": the target chooses a card in its hand as the holder
    LDI      r4, -1
    OPTS
    FIRST    r6, hand, r2
    SEEK     r6, card, end8
  loop6:
    OPT      r6, ''
  after7:
    NEXT     r6, card, loop6
  end8:
    NOPT     r7
    JZ       r7, picked5
    DECIDER  r8, r2
    DEC      r4, r8, 'choose a card as the holder'
  picked5:
    JLTI     r4, 0, none9
    SETROLE  errand, 3, r4
  none9:
    RETI     0

levels
    name errand, slots (actor # target holder)
