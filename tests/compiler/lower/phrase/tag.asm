proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "word": if you are red: gain 1 coin
    JNTAG    r0, red, else2
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected4:
    JMP      end3
  else2:
  end3:
  step1:
  ; step "kind": if Bread is a card: gain 1 coin
    LDI      r2, 25
    JNTAG    r2, card, else6
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected8:
    JMP      end7
  else6:
  end7:
  step5:
    RETI     0

levels
    name errand, slots (actor #)
