proc.errand: code, 2 arguments, 13 registers, level errand
    SERIAL   r1
  ; step "card": if you have a red card: gain 1 coin
    MOV      r4, r0
    LDI      r2, -1
  loop4:
    MOV      r3, r2
    HELD     r2, r3..., card
    JLTI     r2, 0, end5
    JNTAG    r2, red, loop4
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
  ; step "nobody": if there are no pawns at Gate: gain 1 coin
    LDI      r3, -1
    SEATS    r2
    SEAT     r5
  loop9:
    ADDI     r3, r3, 1
    JGE      r3, r2, end10
    SEATR    r4, r5, r3
    AVATAR   r4, r4
    JLTI     r4, 0, loop9
    PLACE    r6, r4
    JNEI     r6, 20, loop9
    JMP      else7
    JMP      loop9
  end10:
    REC      r7, 1
    MOV      r7, r0
    RAISE    r6, gain:coin, r7...
  unaffected11:
    JMP      end8
  else7:
  end8:
  ; step "two": if you have 2 cards: gain 1 coin
    LDI      r2, 0
    MOV      r5, r0
    LDI      r3, -1
  loop14:
    MOV      r4, r3
    HELD     r3, r4..., card
    JLTI     r3, 0, end15
    ADDI     r2, r2, 1
    JMP      loop14
  end15:
    JLTI     r2, 2, else12
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected16:
    JMP      end13
  else12:
  end13:
    RETI     0

levels
    name errand, slots (actor #)
