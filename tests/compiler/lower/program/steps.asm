proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "one": gain 1 coin
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected1:
  ; step "two": if you are red: lose 1 coin
    JNTAG    r0, red, else2
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, lose:coin, r3...
  unaffected4:
    JMP      end3
  else2:
  end3:
    RETI     0

levels
    name errand, slots (actor #)
