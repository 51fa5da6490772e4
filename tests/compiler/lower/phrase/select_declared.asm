proc.errand: code, 2 arguments, 8 registers, level errand
    SERIAL   r1
  ; step "those": remember the number of pawns that are well off as your mark
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
    GETV     r7, coin, r5
    JLTI     r7, 3, loop1
    ADDI     r2, r2, 1
    JMP      loop1
  end2:
    JNTAG    r0, pawn, L3
    SETF     mark, r0, r2
  L3:
  ; step "others": remember the number of other pawns that are not well off as your mark
    LDI      r2, 0
    LDI      r4, -1
    SEATS    r3
    SEAT     r6
  loop4:
    ADDI     r4, r4, 1
    JGE      r4, r3, end5
    SEATR    r5, r6, r4
    AVATAR   r5, r5
    JLTI     r5, 0, loop4
    JEQ      r5, r0, loop4
    GETV     r7, coin, r5
    JGEI     r7, 3, loop4
    ADDI     r2, r2, 1
    JMP      loop4
  end5:
    JNTAG    r0, pawn, L6
    SETF     mark, r0, r2
  L6:
    RETI     0

levels
    name errand, slots (actor #)
