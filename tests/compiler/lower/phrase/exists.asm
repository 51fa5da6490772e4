proc.errand: code, 2 arguments, 13 registers, level errand
    SERIAL   r1
  ; step "card": if you have a red card: gain 1 coin
    MOV      r4, r0
    LDI      r2, -1
  loop5:
    MOV      r3, r2
    HELD     r2, r3..., card
    JLTI     r2, 0, end6
    JNTAG    r2, red, loop5
    JMP      found4
    JMP      loop5
  end6:
    JMP      else2
  found4:
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected7:
    JMP      end3
  else2:
  end3:
  step1:
  ; step "nobody": if there are no pawns at Gate: gain 1 coin
    LDI      r3, -1
    SEATS    r2
    SEAT     r5
  loop11:
    ADDI     r3, r3, 1
    JGE      r3, r2, end12
    SEATR    r4, r5, r3
    AVATAR   r4, r4
    JLTI     r4, 0, loop11
    PLACE    r6, r4
    JNEI     r6, 20, loop11
    JMP      else9
    JMP      loop11
  end12:
    REC      r7, 1
    MOV      r7, r0
    RAISE    r6, gain:coin, r7...
  unaffected13:
    JMP      end10
  else9:
  end10:
  step8:
  ; step "two": if you have 2 cards: gain 1 coin
    LDI      r2, 0
    MOV      r5, r0
    LDI      r3, -1
  loop17:
    MOV      r4, r3
    HELD     r3, r4..., card
    JLTI     r3, 0, end18
    ADDI     r2, r2, 1
    JMP      loop17
  end18:
    JLTI     r2, 2, else15
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected19:
    JMP      end16
  else15:
  end16:
  step14:
    RETI     0

levels
    name errand, slots (actor #)
