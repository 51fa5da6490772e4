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

proc.errand: code, 2 arguments, 12 registers, level errand
    SERIAL   r1
  ; step "swap": swap Bread for Lamp
    LDI      r2, -1
    OPTS
    LDI      r4, -1
  loop2:
    FIND     r4, r4, =Lamp
    JLTI     r4, 0, end3
    OPT      r4, ''
    JMP      loop2
  end3:
    NOPT     r5
    JZ       r5, picked1
    DECIDER  r6, r0
    DEC      r2, r6, 'swap Bread for Lamp'
  picked1:
    JLTI     r2, 0, none4
    LDI      r11, 25
    PAIR     r5, r0, r11
    MOV      r9, r2
    JLTI     r6, 0, unaffected5
    RAISE    r4, swap, r5...
  unaffected5:
  none4:
    RETI     0

events
    name swap, body do.swap, text '{0} swaps[ {1}][ for {4}]'

levels
    name errand, slots (actor #)
