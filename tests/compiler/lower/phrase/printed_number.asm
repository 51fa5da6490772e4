proc.errand: code, 2 arguments, 4 registers, level errand
    SERIAL   r1
  ; step "light": remember the weight of Bread as your mark
    LDI      r2, 25
    ATTR     r3, weight, r2
  L1:
    JNTAG    r0, pawn, L2
    SETF     mark, r0, r3
  L2:
    RETI     0

levels
    name errand, slots (actor #)
