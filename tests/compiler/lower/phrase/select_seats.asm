proc.errand: code, 2 arguments, 15 registers, level errand
    SERIAL   r1
  ; step "red": each other red pawn gains 1 coin
    EMPTY    r2, pawn
    LDI      r4, -1
    SEAT     r5
  loop1:
    ROUND    r6, r4..., end2
    JNTAG    r6, red, loop1
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
    JNTAG    r7, red, each3
    JEQ      r7, r0, each3
    REC      r9, 1
    MOV      r9, r7
    RAISE    r8, gain:coin, r9...
  unaffected5:
    JMP      each3
  all4:
    SETSEAT  r4
    RETI     0

levels
    name errand, slots (actor #)
