proc.errand: code, 2 arguments, 15 registers, level errand
    SERIAL   r1
  ; step "light first": for each card in your hand, by weight: discard it
    EMPTY    r2, card
    FIRST    r4, hand, r0
    SEEK     r4, card, end3
  loop1:
    JOIN     r4, r2..., card
  after2:
    NEXT     r4, card, loop1
  end3:
    LDI      r4, -2147483648
    LDI      r5, -1
  each4:
    LDI      r7, -1
    LDI      r6, 2147483647
    LDI      r2, -1
  each6:
    AMONG    r2, r2..., card
    JLTI     r2, 0, all7
    JNIN     r2, hand, each6
    BEAR     r8, r2
    JNE      r8, r0, each6
    ATTR     r8, weight, r2
  L11:
    JLT      r8, r4, no8
    JNE      r8, r4, later9
    JLT      r2, r5, no8
    JEQ      r2, r5, no8
  later9:
    JLT      r8, r6, take10
    JNE      r8, r6, no8
    JLTI     r7, 0, take10
    JGE      r2, r7, no8
  take10:
    MOV      r7, r2
    MOV      r6, r8
  no8:
    JMP      each6
  all7:
    JLTI     r7, 0, all5
    MOV      r5, r7
    MOV      r4, r6
    PAIR     r9, r0, r5
    JLTI     r10, 0, unaffected12
    RAISE    r8, discard, r9...
  unaffected12:
    JMP      each4
  all5:
    RETI     0

levels
    name errand, slots (actor #)
