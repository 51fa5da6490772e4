do.swap: code, 0 arguments, 4 registers, event swap
  ; verb swap (swaps, swapping, swapped): pawn "swap {goods} for {goods}"
    EVGET    r0, 0
    EVGET    r1, 1
    JLTI     r1, 0, moved1
    LDI      r2, -1
    ZID      r3, deck, r2
    MOVE     r1, r3, 0
  moved1:
    EVGET    r1, 4
    JLTI     r1, 0, moved2
    JNTAG    r0, pawn, moved2
    ZID      r2, hand, r0
    MOVE     r1, r2, 0
  moved2:
    RETI     0

proc.errand: code, 2 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "swap": swap Bread for Lamp
    LDI      r9, 25
    PAIR     r3, r0, r9
    LDI      r7, 26
    JLTI     r4, 0, unaffected1
    RAISE    r2, swap, r3...
  unaffected1:
    RETI     0

events
    name swap, body do.swap, text '{0} swaps[ {1}][ for {4}]'

levels
    name errand, slots (actor #)
