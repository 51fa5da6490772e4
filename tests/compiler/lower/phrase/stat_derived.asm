stat.reach: pure, 2 arguments, 9 registers
  ; stat reach
    LDI      r3, 0
    JLTI     r0, 0, L1
    MOV      r4, r0
    LDI      r5, 0
    GETV     r6, power, r4
    STAT     r3, power, r4...
  L1:
    GETV     r7, coin, r0
    ADD      r2, r3, r7
    STAT     r2, reach, r0...
    RET      r2
    RETI     0

proc.errand: code, 2 arguments, 6 registers, level errand
    SERIAL   r1
  ; step "far": remember your reach as your mark
    LDI      r2, 0
    JLTI     r0, 0, L1
    MOV      r3, r0
    LDI      r4, 0
    CALL     r2, stat.reach, r3...
  L1:
    JNTAG    r0, pawn, L2
    SETF     mark, r0, r2
  L2:
    RETI     0

stats
    reach

levels
    name errand, slots (actor #)
