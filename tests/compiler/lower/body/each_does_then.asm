proc.errand: code, 2 arguments, 21 registers, level errand
    SERIAL   r1
  ; step "all":
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
    EMPTY    r8, pawn
    LDI      r11, -1
    SEATS    r10
    SEAT     r13
  loop5:
    ADDI     r11, r11, 1
    JGE      r11, r10, end6
    SEATR    r12, r13, r11
    AVATAR   r12, r12
    JLTI     r12, 0, loop5
    JOIN     r12, r8..., pawn
    JMP      loop5
  end6:
    LDI      r11, -1
    SEATS    r10
    SEAT     r12
  each7:
    ADDI     r11, r11, 1
    JGE      r11, r10, all8
    SEATR    r13, r12, r11
    AVATAR   r13, r13
    JLTI     r13, 0, each7
    ADDI     r8, r13, -1
    AMONG    r14, r8..., pawn
    JNE      r14, r13, each7
  ; each pawn gains 1 coin
    REC      r15, 1
    MOV      r15, r13
    RAISE    r14, gain:coin, r15...
  unaffected9:
  ; step "all":
    JMP      each7
  all8:
    SETSEAT  r12
    LDI      r8, 0
    LDI      r10, -1
    SEATS    r9
    SEAT     r12
  loop12:
    ADDI     r10, r10, 1
    JGE      r10, r9, end13
    SEATR    r11, r12, r10
    AVATAR   r11, r11
    JLTI     r11, 0, loop12
    JEQ      r11, r7, loop12
    ADDI     r8, r8, 1
    JMP      loop12
  end13:
    JNEI     r8, 2, else10
  ; if the number of pawns other than it is 2: it loses 1 coin
    REC      r9, 1
    MOV      r9, r7
    RAISE    r8, lose:coin, r9...
  unaffected14:
  ; step "all":
    JMP      end11
  else10:
  end11:
    JMP      each3
  all4:
    SETSEAT  r6
    RETI     0

levels
    name errand, slots (actor #)
