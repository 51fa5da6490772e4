proc.errand: code, 2 arguments, 11 registers, level errand
    SERIAL   r1
  ; step "all": discard all your cards
    EMPTY    r2, card
    MOV      r5, r0
    LDI      r4, -1
  loop1:
    HAVE     r4, card, end2
    JOIN     r4, r2..., card
    JMP      loop1
  end2:
  each3:
    AMONG    r2, r2..., card
    JLTI     r2, 0, all4
    HOLDER   r4, r2
    JNE      r4, r0, each3
    PAIR     r5, r0, r2
    RAISE    r4, discard, r5...
  unaffected5:
    JMP      each3
  all4:
  ; step "hers": remember the number of cards of Ann as your mark
    LDI      r2, 0
    LDI      r4, 23
    LDI      r3, -1
  loop6:
    HAVE     r3, card, end7
    ADDI     r2, r2, 1
    JMP      loop6
  end7:
    JNTAG    r0, pawn, L8
    SETF     mark, r0, r2
  L8:
    RETI     0

levels
    name errand, slots (actor #)
