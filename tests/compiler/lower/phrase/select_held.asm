proc.errand: code, 2 arguments, 11 registers, level errand
    SERIAL   r1
  ; step "all": discard all your cards
    EMPTY    r2, card
    MOV      r6, r0
    LDI      r4, -1
  loop2:
    MOV      r5, r4
    HELD     r4, r5..., card
    JLTI     r4, 0, end3
    JOIN     r4, r2..., card
    JMP      loop2
  end3:
  each4:
    AMONG    r2, r2..., card
    JLTI     r2, 0, all5
    HOLDER   r4, r2
    JNE      r4, r0, each4
    PAIR     r5, r0, r2
    RAISE    r4, discard, r5...
  unaffected6:
    JMP      each4
  all5:
  step1:
  ; step "hers": remember the number of cards of Ann as your mark
    LDI      r2, 0
    LDI      r5, 23
    LDI      r3, -1
  loop8:
    MOV      r4, r3
    HELD     r3, r4..., card
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
