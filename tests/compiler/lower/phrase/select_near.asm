proc.errand: code, 2 arguments, 8 registers, level errand
    SERIAL   r1
  ; step "near": remember the number of spaces within 2 steps of Gate as your mark
    LDI      r2, 0
    LDI      r3, -1
  loop2:
    FIND     r3, r3, space
    JLTI     r3, 0, end3
    LDI      r4, -1
    PLACE    r5, r3
    LDI      r6, 20
    JLTI     r5, 0, L4
    JLTI     r6, 0, L4
    DIST     r4, r5, r6
  L4:
    JLTI     r4, 0, loop2
    LDI      r4, -1
    PLACE    r5, r3
    LDI      r6, 20
    JLTI     r5, 0, L5
    JLTI     r6, 0, L5
    DIST     r4, r5, r6
  L5:
    JGEI     r4, 3, loop2
    ADDI     r2, r2, 1
    JMP      loop2
  end3:
    JNTAG    r0, pawn, L6
    SETF     mark, r0, r2
  L6:
  step1:
  ; step "next": remember the number of neighbour spaces as your mark
    LDI      r2, 0
    PLACE    r5, r0
    JLTI     r5, 0, end9
    LDI      r6, 1
    LDI      r3, -1
  loop8:
    MOV      r4, r3
    NEAR     r3, r4..., space
    JLTI     r3, 0, end9
    ADDI     r2, r2, 1
    JMP      loop8
  end9:
    JNTAG    r0, pawn, L10
    SETF     mark, r0, r2
  L10:
  step7:
    RETI     0

levels
    name errand, slots (actor #)
