proc.errand: code, 2 arguments, 14 registers, level errand
    SERIAL   r1
  ; step "oldest": for each card in your hand, in the order they came: discard it
    EMPTY    r2, card
    FIRST    r4, hand, r0
    SEEK     r4, card, end3
  loop1:
    JOIN     r4, r2..., card
  after2:
    NEXT     r4, card, loop1
  end3:
    EMPTY    r4, card
  each4:
    LDI      r6, -1
    FIRST    r7, hand, r0
    SEEK     r7, card, end8
  loop6:
    ADDI     r2, r7, -1
    AMONG    r8, r2..., card
    JNE      r8, r7, no9
    ADDI     r4, r7, -1
    AMONG    r8, r4..., card
    JNE      r8, r7, take10
    JMP      no9
  take10:
    MOV      r6, r7
  no9:
  after7:
    NEXT     r7, card, loop6
  end8:
    JLTI     r6, 0, all5
    JOIN     r6, r4..., card
    PAIR     r8, r0, r6
    JLTI     r9, 0, unaffected11
    RAISE    r7, discard, r8...
  unaffected11:
    JMP      each4
  all5:
    RETI     0

levels
    name errand, slots (actor #)
