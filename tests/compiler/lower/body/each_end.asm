proc.errand: code, 2 arguments, 11 registers, level errand
    SERIAL   r1
  ; step "top": put the top 2 cards of the deck into the heap
    LDI      r2, 2
    LDI      r4, -1
    ZID      r3, deck, r4
    LDI      r6, -1
    ZID      r7, deck, r6
    TOP      r4, r7
  next1:
    JLTI     r2, 1, enough3
    JLTI     r4, 0, enough3
    ADDI     r2, r2, -1
    NXT      r5, r4
    JLTI     r4, 0, moved4
    LDI      r7, -1
    ZID      r8, heap, r7
    MOVE     r4, r8, 0
  moved4:
    JLTI     r2, 1, enough3
    ZOF      r6, r5
    JNE      r6, r3, anew2
    MOV      r4, r5
    JMP      next1
  anew2:
    ZOF      r6, r4
    JEQ      r6, r3, enough3
    LDI      r8, -1
    ZID      r9, deck, r8
    TOP      r7, r9
    MOV      r4, r7
    JMP      next1
  enough3:
  ; step "bottom": put the bottom 2 cards of the deck into the heap
    LDI      r2, 2
    LDI      r4, -1
    ZID      r3, deck, r4
    LDI      r6, -1
    ZID      r7, deck, r6
    BOT      r4, r7
  next5:
    JLTI     r2, 1, enough7
    JLTI     r4, 0, enough7
    ADDI     r2, r2, -1
    LDI      r5, -1
    TOP      r7, r3
  up9:
    JEQ      r7, r4, found8
    MOV      r5, r7
    NXT      r7, r7
    JMP      up9
  found8:
    JLTI     r4, 0, moved10
    LDI      r8, -1
    ZID      r9, heap, r8
    MOVE     r4, r9, 0
  moved10:
    JLTI     r2, 1, enough7
    ZOF      r6, r5
    JNE      r6, r3, anew6
    MOV      r4, r5
    JMP      next5
  anew6:
    ZOF      r6, r4
    JEQ      r6, r3, enough7
    LDI      r9, -1
    ZID      r10, deck, r9
    BOT      r8, r10
    MOV      r4, r8
    JMP      next5
  enough7:
    RETI     0

levels
    name errand, slots (actor #)
