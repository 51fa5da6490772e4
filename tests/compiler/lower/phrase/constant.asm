proc.errand: code, 2 arguments, 3 registers, level errand
    SERIAL   r1
  ; step "constant": remember 7 as your mark
    LDI      r2, 7
    JNTAG    r0, pawn, L1
    SETF     mark, r0, r2
  L1:
  ; step "parameter": remember the fee as your mark
    LDI      r2, 2
    JNTAG    r0, pawn, L2
    SETF     mark, r0, r2
  L2:
    RETI     0

levels
    name errand, slots (actor #)
