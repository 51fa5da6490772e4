proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "it": if you are poorer than Ann: gain 1 coin
    GETV     r2, coin, r0
    LDI      r3, 23
    GETV     r4, coin, r3
    JGE      r2, r4, else1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected3:
    JMP      end2
  else1:
  end2:
    RETI     0

levels
    name errand, slots (actor #)
