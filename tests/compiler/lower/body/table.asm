proc.errand: code, 2 arguments, 13 registers, level errand
    SERIAL   r1
  ; step "rows":
    GETV     r2, coin, r0
    SWITCH   r2, [..0 row2, 1 row3, 2..4 row4, 5.. row5, else end1]
  row2:
    JMP      end1
  row3:
  ; 1: gain 1 coin
    REC      r4, 1
    MOV      r4, r0
    RAISE    r3, gain:coin, r4...
  unaffected6:
  ; step "rows":
    JMP      end1
  row4:
  ; 2-4: lose 1 coin
    REC      r4, 1
    MOV      r4, r0
    RAISE    r3, lose:coin, r4...
  unaffected7:
  ; step "rows":
    JMP      end1
  row5:
  ; 5+: gain 1 card
    LDI      r11, -1
    ZID      r12, deck, r11
    TOP      r10, r12
    PAIR     r4, r0, r10
    JLTI     r5, 0, unaffected8
    RAISE    r3, gain, r4...
  unaffected8:
  ; step "rows":
    JMP      end1
  end1:
    RETI     0

levels
    name errand, slots (actor #)
