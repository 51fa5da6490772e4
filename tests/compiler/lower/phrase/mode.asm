proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "you": if you are calm: gain 1 coin
    JNTAG    r0, pawn, else1
    GETF     r2, mode.mood, r0
    JNEI     r2, 1, else1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected3:
    JMP      end2
  else1:
  end2:
  ; step "some": remember the number of angry pawns as your mark
    LDI      r2, 0
    LDI      r3, -1
    SEAT     r4
  loop4:
    ROUND    r5, r3..., end5
    JNTAG    r5, pawn, loop4
    GETF     r6, mode.mood, r5
    JNEI     r6, 2, loop4
    ADDI     r2, r2, 1
    JMP      loop4
  end5:
    JNTAG    r0, pawn, L6
    SETF     mark, r0, r2
  L6:
    RETI     0

levels
    name errand, slots (actor #)
