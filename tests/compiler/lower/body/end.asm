proc.errand: code, 2 arguments, 4 registers, level errand
    SERIAL   r1
  ; step "out": end the turn
    INLV     r2, turn
    JZ       r2, outside1
    LDI      r3, 0
    ENDL     turn, r3
  outside1:
  ; step "own": end your errand
    INLV     r2, errand
    JZ       r2, outside2
    LDI      r3, 0
    ENDL     errand, r3
  outside2:
    RETI     0

levels
    name errand, slots (actor #)
