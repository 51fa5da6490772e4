proc.errand: code, 2 arguments, 8 registers, level errand
    SERIAL   r1
  ; step "near": remember the number of spaces within 2 steps of Gate as your mark
    LDI      r2, 0
    LDI      r3, -1
  loop1:
    FIND     r3, r3, space
    JLTI     r3, 0, end2
    LDI      r4, -1
    PLACE    r5, r3
    LDI      r6, 20
    JLTI     r5, 0, L3
    JLTI     r6, 0, L3
    DIST     r4, r5, r6
  L3:
    JLTI     r4, 0, loop1
    LDI      r4, -1
    PLACE    r5, r3
    LDI      r6, 20
    JLTI     r5, 0, L4
    JLTI     r6, 0, L4
    DIST     r4, r5, r6
  L4:
    JGEI     r4, 3, loop1
    ADDI     r2, r2, 1
    JMP      loop1
  end2:
    JNTAG    r0, pawn, L5
    SETF     mark, r0, r2
  L5:
  ; step "next": remember the number of neighbour spaces as your mark
    LDI      r2, 0
    PLACE    r5, r0
    JLTI     r5, 0, end7
    LDI      r6, 1
    LDI      r3, -1
  loop6:
    MOV      r4, r3
    NEAR     r3, r4..., space
    JLTI     r3, 0, end7
    ADDI     r2, r2, 1
    JMP      loop6
  end7:
    JNTAG    r0, pawn, L8
    SETF     mark, r0, r2
  L8:
    RETI     0

levels
    name errand, slots (actor #)
