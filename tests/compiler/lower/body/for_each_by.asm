proc.errand: code, 2 arguments, 15 registers, level errand
    SERIAL   r1
  ; step "light first": for each card in your hand, by weight: discard it
    EMPTY    r2, card
    FIRST    r4, hand, r0
    SEEK     r4, r4, card
    JLTI     r4, 0, end4
  loop2:
    JOIN     r4, r2..., card
  after3:
    NEXT     r4, card, loop2
  end4:
    LDI      r4, -2147483648
    LDI      r5, -1
  each5:
    LDI      r7, -1
    LDI      r6, 2147483647
    LDI      r2, -1
  each7:
    AMONG    r2, r2..., card
    JLTI     r2, 0, all8
    JNIN     r2, hand, each7
    BEAR     r8, r2
    JNE      r8, r0, each7
    ATTR     r8, weight, r2
  L12:
    JLT      r8, r4, no9
    JNE      r8, r4, later10
    JLT      r2, r5, no9
    JEQ      r2, r5, no9
  later10:
    JLT      r8, r6, take11
    JNE      r8, r6, no9
    JLTI     r7, 0, take11
    JGE      r2, r7, no9
  take11:
    MOV      r7, r2
    MOV      r6, r8
  no9:
    JMP      each7
  all8:
    JLTI     r7, 0, all6
    MOV      r5, r7
    MOV      r4, r6
    PAIR     r9, r0, r5
    JLTI     r10, 0, unaffected13
    RAISE    r8, discard, r9...
  unaffected13:
    JMP      each5
  all6:
  step1:
    RETI     0

levels
    name errand, slots (actor #)
