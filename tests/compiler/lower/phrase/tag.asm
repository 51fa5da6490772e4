proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "word": if you are red: gain 1 coin
    JNTAG    r0, red, else1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected3:
    JMP      end2
  else1:
  end2:
  ; step "kind": if Bread is a card: gain 1 coin
    LDI      r2, 25
    JNTAG    r2, card, else4
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected6:
    JMP      end5
  else4:
  end5:
    RETI     0

levels
    name errand, slots (actor #)
