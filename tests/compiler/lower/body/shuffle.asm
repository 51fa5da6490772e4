proc.errand: code, 2 arguments, 7 registers, level errand
    SERIAL   r1
  ; step "mix": shuffle the deck
    LDI      r2, -1
    ZID      r3, deck, r2
    SHUF     r3, shuffling deck
  step1:
  ; step "all": shuffle back the heap into the deck
    LDI      r2, -1
    ZID      r3, heap, r2
    LDI      r4, -1
    ZID      r5, deck, r4
  gather3:
    TOP      r6, r3
    JLTI     r6, 0, gathered4
    MOVE     r6, r5, 1
    JMP      gather3
  gathered4:
    SHUF     r5, shuffling deck
  step2:
    RETI     0

levels
    name errand, slots (actor #)
