proc.errand: code, 2 arguments, 21 registers, level errand
    SERIAL   r1
  ; step "all":
    EMPTY    r2, pawn
    LDI      r4, -1
    SEAT     r5
  loop1:
    ROUND    r6, r4..., end2
    JEQ      r6, r0, loop1
    JOIN     r6, r2..., pawn
    JMP      loop1
  end2:
    SEAT     r4
    LDI      r5, -1
    SEAT     r6
  each3:
    ROUND    r7, r5..., all4
    ADDI     r2, r7, -1
    AMONG    r8, r2..., pawn
    JNE      r8, r7, each3
    JEQ      r7, r0, each3
    EMPTY    r8, pawn
    LDI      r10, -1
    SEAT     r11
  loop5:
    ROUND    r12, r10..., end6
    JOIN     r12, r8..., pawn
    JMP      loop5
  end6:
    SEAT     r10
    LDI      r11, -1
    SEAT     r12
  each7:
    ROUND    r13, r11..., all8
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
    SETSEAT  r10
    LDI      r8, 0
    LDI      r9, -1
    SEAT     r10
  loop12:
    ROUND    r11, r9..., end13
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
    SETSEAT  r4
    RETI     0

levels
    name errand, slots (actor #)
