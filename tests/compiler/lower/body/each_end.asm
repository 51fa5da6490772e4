proc.errand: code, 2 arguments, 11 registers, level errand
    SERIAL   r1
  ; step "top": put the top 2 cards of the deck into the heap
    LDI      r2, 2
    LDI      r4, -1
    ZID      r3, deck, r4
    LDI      r6, -1
    ZID      r7, deck, r6
    TOP      r4, r7
  next2:
    JLTI     r2, 1, enough4
    JLTI     r4, 0, enough4
    ADDI     r2, r2, -1
    NXT      r5, r4
    JLTI     r4, 0, moved5
    LDI      r7, -1
    ZID      r8, heap, r7
    MOVE     r4, r8, 0
  moved5:
    JLTI     r2, 1, enough4
    ZOF      r6, r5
    JNE      r6, r3, anew3
    MOV      r4, r5
    JMP      next2
  anew3:
    ZOF      r6, r4
    JEQ      r6, r3, enough4
    LDI      r8, -1
    ZID      r9, deck, r8
    TOP      r7, r9
    MOV      r4, r7
    JMP      next2
  enough4:
  step1:
  ; step "bottom": put the bottom 2 cards of the deck into the heap
    LDI      r2, 2
    LDI      r4, -1
    ZID      r3, deck, r4
    LDI      r6, -1
    ZID      r7, deck, r6
    BOT      r4, r7
  next7:
    JLTI     r2, 1, enough9
    JLTI     r4, 0, enough9
    ADDI     r2, r2, -1
    LDI      r5, -1
    TOP      r7, r3
  up11:
    JEQ      r7, r4, found10
    MOV      r5, r7
    NXT      r7, r7
    JMP      up11
  found10:
    JLTI     r4, 0, moved12
    LDI      r8, -1
    ZID      r9, heap, r8
    MOVE     r4, r9, 0
  moved12:
    JLTI     r2, 1, enough9
    ZOF      r6, r5
    JNE      r6, r3, anew8
    MOV      r4, r5
    JMP      next7
  anew8:
    ZOF      r6, r4
    JEQ      r6, r3, enough9
    LDI      r9, -1
    ZID      r10, deck, r9
    BOT      r8, r10
    MOV      r4, r8
    JMP      next7
  enough9:
  step6:
    RETI     0

levels
    name errand, slots (actor #)
