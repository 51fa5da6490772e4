proc.errand: code, 2 arguments, 14 registers, level errand
    SERIAL   r1
  ; step "who":
    LDI      r2, -1
    LDI      r4, 0
    LDI      r5, -1
    SEAT     r6
  loop2:
    ROUND    r7, r5..., end3
    JEQ      r7, r0, loop2
    ADDI     r4, r4, 1
    JMP      loop2
  end3:
    JZ       r4, picked1
    LDI      r9, -1
    MOV      r10, r4
    DIE      r8, at random, r9...
    LDI      r11, -1
    SEAT     r12
  loop4:
    ROUND    r13, r11..., end5
    JEQ      r13, r0, loop4
    ADDI     r8, r8, -1
    JNZ      r8, L6
    MOV      r2, r13
    JMP      picked1
  L6:
    JMP      loop4
  end5:
  picked1:
    JLTI     r2, 0, none7
  ; another pawn at random loses 1 coin, then it gains 1 coin
    REC      r5, 1
    MOV      r5, r2
    RAISE    r4, lose:coin, r5...
  unaffected8:
    REC      r5, 1
    MOV      r5, r2
    RAISE    r4, gain:coin, r5...
  unaffected9:
  none7:
  ; step "who":
    LDI      r2, -1
    LDI      r4, 0
    FIRST    r5, hand, r0
    SEEK     r5, card, end13
  loop11:
    ADDI     r4, r4, 1
  after12:
    NEXT     r5, card, loop11
  end13:
    JZ       r4, picked10
    LDI      r7, -1
    MOV      r8, r4
    DIE      r6, at random, r7...
    FIRST    r9, hand, r0
    SEEK     r9, card, end16
  loop14:
    ADDI     r6, r6, -1
    JNZ      r6, L17
    MOV      r2, r9
    JMP      picked10
  L17:
  after15:
    NEXT     r9, card, loop14
  end16:
  picked10:
    JLTI     r2, 0, none18
    JNTAG    r0, pawn, L19
    SETF     pledge, r0, r2
  L19:
  none18:
    RETI     0

levels
    name errand, slots (actor #)
