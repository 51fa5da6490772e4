proc.errand: code, 2 arguments, 6 registers, level errand
    SERIAL   r1
  ; step "go": march 2 steps along Road backwards
    LDI      r2, 2
  again1:
    JLTI     r2, 1, enough2
    ADDI     r2, r2, -1
    JLTI     r0, 0, moved3
    PLACE    r3, r0
    ATTR     r4, previous on Road, r3
    ADDI     r4, r4, -1
    JNTAG    r4, space, moved3
    ZID      r5, spot, r4
    MOVE     r0, r5, 0
  moved3:
    JMP      again1
  enough2:
    RETI     0

levels
    name errand, slots (actor #)
