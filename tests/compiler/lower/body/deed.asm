proc.errand: code, 2 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "take": take Bread
    LDI      r9, 25
    PAIR     r3, r0, r9
    JLTI     r4, 0, unaffected1
    RAISE    r2, take, r3...
  unaffected1:
  ; step "lose": lose 2 coins
    REC      r3, 2
    MOV      r3, r0
    RAISE    r2, lose:coin, r3...
  unaffected2:
    RETI     0

levels
    name errand, slots (actor #)
