proc.errand: code, 2 arguments, 13 registers, level errand
    SERIAL   r1
  ; step "then": lose 1 coin, then gain 1 card
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, lose:coin, r3...
  unaffected1:
    LDI      r10, -1
    ZID      r11, deck, r10
    TOP      r9, r11
    PAIR     r3, r0, r9
    JLTI     r4, 0, unaffected2
    RAISE    r2, gain, r3...
  unaffected2:
  ; step "else": lose 1 coin, else discard Bread
    LDI      r2, 1
    GETV     r3, coin, r0
    JLT      r3, r2, next4
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, lose:coin, r3...
  unaffected5:
    JMP      end3
  next4:
    LDI      r2, 25
    JLTI     r2, 0, next6
    LDI      r9, 25
    PAIR     r3, r0, r9
    JLTI     r4, 0, unaffected7
    RAISE    r2, discard, r3...
  unaffected7:
    JMP      end3
  next6:
  end3:
  ; lose 1 coin
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, lose:coin, r3...
  unaffected9:
  ; step "below":
    JNEI     r2, 0, else8
  ; gain 1 card
    LDI      r11, -1
    ZID      r12, deck, r11
    TOP      r10, r12
    PAIR     r4, r0, r10
    JLTI     r5, 0, unaffected10
    RAISE    r3, gain, r4...
  unaffected10:
  else8:
  ; step "below":
    RETI     0

levels
    name errand, slots (actor #)
