proc.errand: code, 2 arguments, 8 registers, level errand
    SERIAL   r1
  ; step "red": remember the number of red pawns as your mark
    LDI      r2, 0
    LDI      r3, -1
    SEAT     r4
  loop1:
    ROUND    r5, r3..., end2
    JNTAG    r5, red, loop1
    ADDI     r2, r2, 1
    JMP      loop1
  end2:
    JNTAG    r0, pawn, L3
    SETF     mark, r0, r2
  L3:
  ; step "heavy": remember the number of cards with power at least 3 as your mark
    LDI      r2, 0
    LDI      r3, -1
  loop4:
    FIND     r3, r3, card
    JLTI     r3, 0, end5
    MOV      r5, r3
    LDI      r6, 0
    GETV     r7, power, r5
    STAT     r4, power, r5...
  L6:
    JLTI     r4, 3, loop4
    ADDI     r2, r2, 1
    JMP      loop4
  end5:
    JNTAG    r0, pawn, L7
    SETF     mark, r0, r2
  L7:
    RETI     0

levels
    name errand, slots (actor #)
