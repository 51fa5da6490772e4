proc.errand: code, 2 arguments, 5 registers, level errand
    SERIAL   r1
  ; step "far": remember the distance to Tower as your mark
    LDI      r2, -1
    PLACE    r3, r0
    LDI      r4, 21
    JLTI     r3, 0, L1
    JLTI     r4, 0, L1
    DIST     r2, r3, r4
  L1:
    JNTAG    r0, pawn, L2
    SETF     mark, r0, r2
  L2:
    RETI     0

levels
    name errand, slots (actor #)
