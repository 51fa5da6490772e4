proc.errand: code, 2 arguments, 11 registers, level errand
    SERIAL   r1
  ; step "hand": for each card in your hand: discard it
    EMPTY    r2, card
    FIRST    r4, hand, r0
    SEEK     r4, card, end3
  loop1:
    JOIN     r4, r2..., card
  after2:
    NEXT     r4, card, loop1
  end3:
  each4:
    AMONG    r2, r2..., card
    JLTI     r2, 0, all5
    JNIN     r2, hand, each4
    BEAR     r4, r2
    JNE      r4, r0, each4
    PAIR     r5, r0, r2
    RAISE    r4, discard, r5...
  unaffected6:
    JMP      each4
  all5:
  ; step "all": discard all your cards
    EMPTY    r2, card
    MOV      r5, r0
    LDI      r4, -1
  loop7:
    HAVE     r4, card, end8
    JOIN     r4, r2..., card
    JMP      loop7
  end8:
  each9:
    AMONG    r2, r2..., card
    JLTI     r2, 0, all10
    HOLDER   r4, r2
    JNE      r4, r0, each9
    PAIR     r5, r0, r2
    RAISE    r4, discard, r5...
  unaffected11:
    JMP      each9
  all10:
    RETI     0

levels
    name errand, slots (actor #)
