proc.errand: code, 2 arguments, 7 registers, level errand
    SERIAL   r1
  ; step "cards": remember the number of cards in your hand as your mark
    LDI      r2, 0
    FIRST    r3, hand, r0
    SEEK     r3, card, end3
  loop1:
    ADDI     r2, r2, 1
  after2:
    NEXT     r3, card, loop1
  end3:
    JNTAG    r0, pawn, L4
    SETF     mark, r0, r2
  L4:
  ; step "pawns": remember the number of pawns as your mark
    LDI      r2, 0
    LDI      r3, -1
    SEAT     r4
  loop5:
    ROUND    r5, r3..., end6
    ADDI     r2, r2, 1
    JMP      loop5
  end6:
    JNTAG    r0, pawn, L7
    SETF     mark, r0, r2
  L7:
  ; step "here": remember the number of pawns at Tower as your mark
    LDI      r2, 0
    LDI      r3, -1
    SEAT     r4
  loop8:
    ROUND    r5, r3..., end9
    PLACE    r6, r5
    JNEI     r6, 21, loop8
    ADDI     r2, r2, 1
    JMP      loop8
  end9:
    JNTAG    r0, pawn, L10
    SETF     mark, r0, r2
  L10:
    RETI     0

levels
    name errand, slots (actor #)
