proc.errand: code, 2 arguments, 11 registers, level errand
    SERIAL   r1
  ; step "sum": remember the sum of power of pawns as your mark
    LDI      r2, 0
    LDI      r4, -1
    SEATS    r3
    SEAT     r6
  loop1:
    ADDI     r4, r4, 1
    JGE      r4, r3, end2
    SEATR    r5, r6, r4
    AVATAR   r5, r5
    JLTI     r5, 0, loop1
    MOV      r8, r5
    LDI      r9, 0
    GETV     r10, power, r8
    STAT     r7, power, r8...
  L3:
    ADD      r2, r2, r7
    JMP      loop1
  end2:
    JNTAG    r0, pawn, L4
    SETF     mark, r0, r2
  L4:
    RETI     0

levels
    name errand, slots (actor #)
