refill.chest: code, 1 arguments, 6 registers
  ; zone chest
    LDI      r1, -1
    ZID      r2, heap, r1
    LDI      r3, -1
    ZID      r4, chest, r3
  gather1:
    TOP      r5, r2
    JLTI     r5, 0, gathered2
    MOVE     r5, r4, 1
    JMP      gather1
  gathered2:
    SHUF     r4, shuffling chest
    RETI     0

zones
    name drawer, of pawn, seen owner
    name chest, seen nobody

purposes
    shuffling drawer
    shuffling chest
