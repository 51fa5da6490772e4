proc.errand: code, 2 arguments, 11 registers, level errand
    SERIAL   r1
  ; step "to": greet Ann
    LDI      r9, 23
    PAIR     r3, r0, r9
    JLTI     r4, 0, unaffected1
    RAISE    r2, greet, r3...
  unaffected1:
  ; step "from": take Bread from Ann
    LDI      r9, 25
    PAIR     r3, r0, r9
    LDI      r7, 23
    JLTI     r4, 0, unaffected2
    RAISE    r2, take, r3...
  unaffected2:
  ; step "much": lose 2 coins
    REC      r3, 2
    MOV      r3, r0
    RAISE    r2, lose:coin, r3...
  unaffected3:
  ; step "by whom": Ann discards Bread
    LDI      r9, 23
    LDI      r10, 25
    PAIR     r3, r9, r10
    JLTI     r4, 0, unaffected4
    RAISE    r2, discard, r3...
  unaffected4:
    RETI     0

levels
    name errand, slots (actor #)
