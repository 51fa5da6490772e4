proc.errand: code, 2 arguments, 17 registers, level errand
    SERIAL   r1
  ; step "threes": gain 1 coin per 3 power of pawns
    REC      r3, 1
    MOV      r3, r0
    LDI      r9, 0
    LDI      r10, -1
    SEAT     r11
  loop1:
    ROUND    r12, r10..., end2
    MOV      r14, r12
    LDI      r15, 0
    GETV     r16, power, r14
    STAT     r13, power, r14...
  L3:
    ADD      r9, r9, r13
    JMP      loop1
  end2:
    DIVI     r5, r9, 3
    RAISE    r2, gain:coin, r3...
  unaffected4:
  ; step "each": gain 2 coins per 1 mark of Ann
    REC      r3, 1
    MOV      r3, r0
    LDI      r9, 2
    LDI      r10, 23
    GETV     r11, mark, r10
    DIVI     r12, r11, 1
    MUL      r5, r9, r12
    RAISE    r2, gain:coin, r3...
  unaffected5:
    RETI     0

levels
    name errand, slots (actor #)
