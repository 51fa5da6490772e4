do.see: code, 0 arguments, 5 registers, event see
  ; verb see (sees, seeing, seen): pawn "see {goods}"
    EVGET    r0, 0
    EVGET    r1, 1
    MOV      r2, r0
    MOV      r3, r1
    LDI      r4, 0
    LOG      '{0} looks at {1}', r2...
    RETI     0

proc.errand: code, 2 arguments, 12 registers, level errand
    SERIAL   r1
  ; step "top": see the top card of the deck
    LDI      r10, -1
    ZID      r11, deck, r10
    TOP      r9, r11
    PAIR     r3, r0, r9
    JLTI     r4, 0, unaffected1
    RAISE    r2, see, r3...
  unaffected1:
    RETI     0

events
    name see, body do.see, text '{0} sees[ {1}]'

levels
    name errand, slots (actor #)
