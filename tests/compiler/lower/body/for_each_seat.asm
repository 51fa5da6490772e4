proc.errand: code, 2 arguments, 15 registers, level errand
    SERIAL   r1
  ; step "round": for each other pawn, in seat order: it gains 1 coin
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
    JEQ      r7, r0, each4
    REC      r9, 1
    MOV      r9, r7
    RAISE    r8, gain:coin, r9...
  unaffected6:
    JMP      each4
  all5:
    SETSEAT  r6
  step1:
  ; step "each": each pawn loses 1 coin
    EMPTY    r2, pawn
    LDI      r5, -1
    SEATS    r4
    SEAT     r7
  loop8:
    ADDI     r5, r5, 1
    JGE      r5, r4, end9
    SEATR    r6, r7, r5
    AVATAR   r6, r6
    JLTI     r6, 0, loop8
    JOIN     r6, r2..., pawn
    JMP      loop8
  end9:
    LDI      r5, -1
    SEATS    r4
    SEAT     r6
  each10:
    ADDI     r5, r5, 1
    JGE      r5, r4, all11
    SEATR    r7, r6, r5
    AVATAR   r7, r7
    JLTI     r7, 0, each10
    ADDI     r2, r7, -1
    AMONG    r8, r2..., pawn
    JNE      r8, r7, each10
    REC      r9, 1
    MOV      r9, r7
    RAISE    r8, lose:coin, r9...
  unaffected12:
    JMP      each10
  all11:
    SETSEAT  r6
  step7:
    RETI     0

levels
    name errand, slots (actor #)
