proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "met": if the pawn at Tower has 2 coins: gain 1 coin
    LDI      r3, -1
    SEATS    r2
    SEAT     r5
  loop4:
    ADDI     r3, r3, 1
    JGE      r3, r2, end5
    SEATR    r4, r5, r3
    AVATAR   r4, r4
    JLTI     r4, 0, loop4
    PLACE    r6, r4
    JNEI     r6, 21, loop4
    GETV     r6, coin, r4
    JLTI     r6, 2, loop4
    JMP      found3
    JMP      loop4
  end5:
    JMP      else1
  found3:
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected6:
    JMP      end2
  else1:
  end2:
  ; step "seen": if the top card in the deck is red: gain 1 coin
    LDI      r3, -1
    ZID      r4, deck, r3
    TOP      r2, r4
    JNTAG    r2, red, else7
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected9:
    JMP      end8
  else7:
  end8:
    RETI     0

levels
    name errand, slots (actor #)
