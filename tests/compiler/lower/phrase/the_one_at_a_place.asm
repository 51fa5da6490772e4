proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "met": if the pawn at Tower has 2 coins: gain 1 coin
    LDI      r2, -1
    SEAT     r3
  loop4:
    ROUND    r4, r2..., end5
    PLACE    r5, r4
    JNEI     r5, 21, loop4
    GETV     r5, coin, r4
    JLTI     r5, 2, loop4
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
