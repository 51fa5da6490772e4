proc.errand: code, 2 arguments, 7 registers, level errand
    SERIAL   r1
  ; step "mix": shuffle the deck
    LDI      r2, -1
    ZID      r3, deck, r2
    SHUF     r3, shuffling deck
  ; step "all": shuffle back the heap into the deck
    LDI      r2, -1
    ZID      r3, heap, r2
    LDI      r4, -1
    ZID      r5, deck, r4
  gather1:
    TOP      r6, r3
    JLTI     r6, 0, gathered2
    MOVE     r6, r5, 1
    JMP      gather1
  gathered2:
    SHUF     r5, shuffling deck
    RETI     0

levels
    name errand, slots (actor #)
