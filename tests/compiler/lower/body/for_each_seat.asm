proc.errand: code, 2 arguments, 15 registers, level errand
    SERIAL   r1
  ; step "round": for each other pawn, in seat order: it gains 1 coin
    EMPTY    r2, pawn
    LDI      r5, -1
    SEATS    r4
    SEAT     r7
  loop1:
    ADDI     r5, r5, 1
    JGE      r5, r4, end2
    SEATR    r6, r7, r5
    AVATAR   r6, r6
    JLTI     r6, 0, loop1
    JEQ      r6, r0, loop1
    JOIN     r6, r2..., pawn
    JMP      loop1
  end2:
    LDI      r5, -1
    SEATS    r4
    SEAT     r6
  each3:
    ADDI     r5, r5, 1
    JGE      r5, r4, all4
    SEATR    r7, r6, r5
    AVATAR   r7, r7
    JLTI     r7, 0, each3
    ADDI     r2, r7, -1
    AMONG    r8, r2..., pawn
    JNE      r8, r7, each3
    JEQ      r7, r0, each3
    REC      r9, 1
    MOV      r9, r7
    RAISE    r8, gain:coin, r9...
  unaffected5:
    JMP      each3
  all4:
    SETSEAT  r6
  ; step "each": each pawn loses 1 coin
    EMPTY    r2, pawn
    LDI      r5, -1
    SEATS    r4
    SEAT     r7
  loop6:
    ADDI     r5, r5, 1
    JGE      r5, r4, end7
    SEATR    r6, r7, r5
    AVATAR   r6, r6
    JLTI     r6, 0, loop6
    JOIN     r6, r2..., pawn
    JMP      loop6
  end7:
    LDI      r5, -1
    SEATS    r4
    SEAT     r6
  each8:
    ADDI     r5, r5, 1
    JGE      r5, r4, all9
    SEATR    r7, r6, r5
    AVATAR   r7, r7
    JLTI     r7, 0, each8
    ADDI     r2, r7, -1
    AMONG    r8, r2..., pawn
    JNE      r8, r7, each8
    REC      r9, 1
    MOV      r9, r7
    RAISE    r8, lose:coin, r9...
  unaffected10:
    JMP      each8
  all9:
    SETSEAT  r6
    RETI     0

levels
    name errand, slots (actor #)
