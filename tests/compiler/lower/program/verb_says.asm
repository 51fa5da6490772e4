do.haul: code, 0 arguments, 3 registers, event haul
  ; verb haul (hauls, hauling, hauled): pawn
    EVGET    r0, 0
    EVGET    r1, 1
    JLTI     r1, 0, moved1
    JNTAG    r0, pawn, moved1
    ZID      r2, hand, r0
    MOVE     r1, r2, 0
  moved1:
    RETI     0

proc.errand: code, 2 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "road": haul Bread, then haul Bread to Gate
    LDI      r9, 25
    PAIR     r3, r0, r9
    JLTI     r4, 0, unaffected1
    RAISE    r2, haul, r3...
  unaffected1:
    LDI      r9, 25
    PAIR     r3, r0, r9
    LDI      r7, 20
    JLTI     r4, 0, unaffected2
    RAISE    r2, haul, r3...
  unaffected2:
    RETI     0

events
    name haul, body do.haul, text '{0} hauls[ {1}]'

levels
    name errand, slots (actor #)
