proc.errand: code, 2 arguments, 8 registers, level errand
    SERIAL   r1
  ; step "those": remember the number of pawns that are well off as your mark
    LDI      r2, 0
    LDI      r4, -1
    SEATS    r3
    SEAT     r6
  loop2:
    ADDI     r4, r4, 1
    JGE      r4, r3, end3
    SEATR    r5, r6, r4
    AVATAR   r5, r5
    JLTI     r5, 0, loop2
    GETV     r7, coin, r5
    JLTI     r7, 3, loop2
    ADDI     r2, r2, 1
    JMP      loop2
  end3:
    JNTAG    r0, pawn, L4
    SETF     mark, r0, r2
  L4:
  step1:
  ; step "others": remember the number of other pawns that are not well off as your mark
    LDI      r2, 0
    LDI      r4, -1
    SEATS    r3
    SEAT     r6
  loop6:
    ADDI     r4, r4, 1
    JGE      r4, r3, end7
    SEATR    r5, r6, r4
    AVATAR   r5, r5
    JLTI     r5, 0, loop6
    JEQ      r5, r0, loop6
    GETV     r7, coin, r5
    JGEI     r7, 3, loop6
    ADDI     r2, r2, 1
    JMP      loop6
  end7:
    JNTAG    r0, pawn, L8
    SETF     mark, r0, r2
  L8:
  step5:
    RETI     0

levels
    name errand, slots (actor #)
