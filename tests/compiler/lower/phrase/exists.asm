proc.errand: code, 2 arguments, 12 registers, level errand
    SERIAL   r1
  ; step "card": if you have a red card: gain 1 coin
    MOV      r3, r0
    LDI      r2, -1
  loop4:
    HAVE     r2, card, end5
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
    LDI      r2, -1
    SEAT     r3
  loop9:
    ROUND    r4, r2..., end10
    PLACE    r5, r4
    JNEI     r5, 20, loop9
    JMP      else7
    JMP      loop9
  end10:
    REC      r6, 1
    MOV      r6, r0
    RAISE    r5, gain:coin, r6...
  unaffected11:
    JMP      end8
  else7:
  end8:
  ; step "two": if you have 2 cards: gain 1 coin
    LDI      r2, 0
    MOV      r4, r0
    LDI      r3, -1
  loop14:
    HAVE     r3, card, end15
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
