proc.errand: code, 2 arguments, 7 registers, level errand
    SERIAL   r1
  ; step "those": remember the number of pawns that are well off as your mark
    LDI      r2, 0
    LDI      r3, -1
    SEAT     r4
  loop1:
    ROUND    r5, r3..., end2
    GETV     r6, coin, r5
    JLTI     r6, 3, loop1
    ADDI     r2, r2, 1
    JMP      loop1
  end2:
    JNTAG    r0, pawn, L3
    SETF     mark, r0, r2
  L3:
  ; step "others": remember the number of other pawns that are not well off as your mark
    LDI      r2, 0
    LDI      r3, -1
    SEAT     r4
  loop4:
    ROUND    r5, r3..., end5
    JEQ      r5, r0, loop4
    GETV     r6, coin, r5
    JGEI     r6, 3, loop4
    ADDI     r2, r2, 1
    JMP      loop4
  end5:
    JNTAG    r0, pawn, L6
    SETF     mark, r0, r2
  L6:
    RETI     0

levels
    name errand, slots (actor #)
