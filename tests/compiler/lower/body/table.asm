proc.errand: code, 2 arguments, 13 registers, level errand
    SERIAL   r1
  ; step "rows":
    GETV     r2, coin, r0
    SWITCH   r2, [..0 row3, 1 row4, 2..4 row5, 5.. row6, else end2]
  row3:
    JMP      end2
  row4:
  ; 1: gain 1 coin
    REC      r4, 1
    MOV      r4, r0
    RAISE    r3, gain:coin, r4...
  unaffected7:
  ; step "rows":
    JMP      end2
  row5:
  ; 2-4: lose 1 coin
    REC      r4, 1
    MOV      r4, r0
    RAISE    r3, lose:coin, r4...
  unaffected8:
  ; step "rows":
    JMP      end2
  row6:
  ; 5+: gain 1 card
    LDI      r11, -1
    ZID      r12, deck, r11
    TOP      r10, r12
    PAIR     r4, r0, r10
    JLTI     r5, 0, unaffected9
    RAISE    r3, gain, r4...
  unaffected9:
  ; step "rows":
    JMP      end2
  end2:
  step1:
    RETI     0

levels
    name errand, slots (actor #)
