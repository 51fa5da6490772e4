proc.errand: code, 2 arguments, 14 registers, level errand
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
  ; step "below":
    LDI      r2, 0
    LDI      r3, 1
    GETV     r4, coin, r0
    JLT      r4, r3, less9
    LDI      r2, 1
  less9:
  ; lose 1 coin
    REC      r4, 1
    MOV      r4, r0
    RAISE    r3, lose:coin, r4...
  unaffected10:
  ; step "below":
    JNEI     r3, 0, else8
    JZ       r2, else8
  ; gain 1 card
    LDI      r12, -1
    ZID      r13, deck, r12
    TOP      r11, r13
    PAIR     r5, r0, r11
    JLTI     r6, 0, unaffected11
    RAISE    r4, gain, r5...
  unaffected11:
  else8:
  ; step "below":
    RETI     0

levels
    name errand, slots (actor #)
