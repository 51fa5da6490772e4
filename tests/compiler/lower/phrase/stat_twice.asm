proc.errand: code, 2 arguments, 7 registers, level errand
    SERIAL   r1
  ; step "twice": remember your power + your power as your mark
    LDI      r2, 0
    JLTI     r0, 0, L1
    MOV      r3, r0
    LDI      r4, 0
    GETV     r5, power, r3
    STAT     r2, power, r3...
  L1:
    ADD      r6, r2, r2
    JNTAG    r0, pawn, L2
    SETF     mark, r0, r6
  L2:
    RETI     0

levels
    name errand, slots (actor #)
