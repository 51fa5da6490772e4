proc.errand: code, 2 arguments, 15 registers, level errand
    SERIAL   r1
  ; step "red": each other red pawn gains 1 coin
    EMPTY    r2, pawn
    LDI      r5, -1
    SEATS    r4
    SEAT     r7
  loop2:
    ADDI     r5, r5, 1
    JGE      r5, r4, end3
    SEATR    r6, r7, r5
    AVATAR   r6, r6
    JLTI     r6, 0, loop2
    JNTAG    r6, red, loop2
    JEQ      r6, r0, loop2
    JOIN     r6, r2..., pawn
    JMP      loop2
  end3:
    LDI      r5, -1
    SEATS    r4
    SEAT     r6
  each4:
    ADDI     r5, r5, 1
    JGE      r5, r4, all5
    SEATR    r7, r6, r5
    AVATAR   r7, r7
    JLTI     r7, 0, each4
    ADDI     r2, r7, -1
    AMONG    r8, r2..., pawn
    JNE      r8, r7, each4
    JNTAG    r7, red, each4
    JEQ      r7, r0, each4
    REC      r9, 1
    MOV      r9, r7
    RAISE    r8, gain:coin, r9...
  unaffected6:
    JMP      each4
  all5:
    SETSEAT  r6
  step1:
    RETI     0

levels
    name errand, slots (actor #)
