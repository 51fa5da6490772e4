proc.errand: code, 2 arguments, 8 registers, level errand
    SERIAL   r1
  ; step "cards": remember the number of cards in your hand as your mark
    LDI      r2, 0
    FIRST    r3, hand, r0
    SEEK     r3, r3, card
    JLTI     r3, 0, end4
  loop2:
    ADDI     r2, r2, 1
  after3:
    NEXT     r3, card, loop2
  end4:
    JNTAG    r0, pawn, L5
    SETF     mark, r0, r2
  L5:
  step1:
  ; step "pawns": remember the number of pawns as your mark
    LDI      r2, 0
    LDI      r4, -1
    SEATS    r3
    SEAT     r6
  loop7:
    ADDI     r4, r4, 1
    JGE      r4, r3, end8
    SEATR    r5, r6, r4
    AVATAR   r5, r5
    JLTI     r5, 0, loop7
    ADDI     r2, r2, 1
    JMP      loop7
  end8:
    JNTAG    r0, pawn, L9
    SETF     mark, r0, r2
  L9:
  step6:
  ; step "here": remember the number of pawns at Tower as your mark
    LDI      r2, 0
    LDI      r4, -1
    SEATS    r3
    SEAT     r6
  loop11:
    ADDI     r4, r4, 1
    JGE      r4, r3, end12
    SEATR    r5, r6, r4
    AVATAR   r5, r5
    JLTI     r5, 0, loop11
    PLACE    r7, r5
    JNEI     r7, 21, loop11
    ADDI     r2, r2, 1
    JMP      loop11
  end12:
    JNTAG    r0, pawn, L13
    SETF     mark, r0, r2
  L13:
  step10:
    RETI     0

levels
    name errand, slots (actor #)
