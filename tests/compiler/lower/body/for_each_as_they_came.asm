proc.errand: code, 2 arguments, 14 registers, level errand
    SERIAL   r1
  ; step "oldest": for each card in your hand, in the order they came: discard it
    EMPTY    r2, card
    FIRST    r4, hand, r0
    SEEK     r4, r4, card
    JLTI     r4, 0, end4
  loop2:
    JOIN     r4, r2..., card
  after3:
    NEXT     r4, card, loop2
  end4:
    EMPTY    r4, card
  each5:
    LDI      r6, -1
    FIRST    r7, hand, r0
    SEEK     r7, r7, card
    JLTI     r7, 0, end9
  loop7:
    ADDI     r2, r7, -1
    AMONG    r8, r2..., card
    JNE      r8, r7, no10
    ADDI     r4, r7, -1
    AMONG    r8, r4..., card
    JNE      r8, r7, take11
    JMP      no10
  take11:
    MOV      r6, r7
  no10:
  after8:
    NEXT     r7, card, loop7
  end9:
    JLTI     r6, 0, all6
    JOIN     r6, r4..., card
    PAIR     r8, r0, r6
    JLTI     r9, 0, unaffected12
    RAISE    r7, discard, r8...
  unaffected12:
    JMP      each5
  all6:
  step1:
    RETI     0

levels
    name errand, slots (actor #)
