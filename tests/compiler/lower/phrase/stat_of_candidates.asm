proc.errand: code, 2 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "sum": remember the sum of power of pawns as your mark
    LDI      r2, 0
    LDI      r3, -1
    SEAT     r4
  loop1:
    ROUND    r5, r3..., end2
    MOV      r7, r5
    LDI      r8, 0
    GETV     r9, power, r7
    STAT     r6, power, r7...
  L3:
    ADD      r2, r2, r6
    JMP      loop1
  end2:
    JNTAG    r0, pawn, L4
    SETF     mark, r0, r2
  L4:
    RETI     0

levels
    name errand, slots (actor #)
