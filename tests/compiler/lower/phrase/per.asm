proc.errand: code, 2 arguments, 18 registers, level errand
    SERIAL   r1
  ; step "threes": gain 1 coin per 3 power of pawns
    REC      r3, 1
    MOV      r3, r0
    LDI      r9, 0
    LDI      r11, -1
    SEATS    r10
    SEAT     r13
  loop1:
    ADDI     r11, r11, 1
    JGE      r11, r10, end2
    SEATR    r12, r13, r11
    AVATAR   r12, r12
    JLTI     r12, 0, loop1
    MOV      r15, r12
    LDI      r16, 0
    GETV     r17, power, r15
    STAT     r14, power, r15...
  L3:
    ADD      r9, r9, r14
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
