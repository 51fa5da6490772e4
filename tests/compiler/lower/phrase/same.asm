proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "you": if you are Ann: gain 1 coin
    JNEI     r0, 23, else1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected3:
    JMP      end2
  else1:
  end2:
  ; step "active": if you are active: gain 1 coin
    SEAT     r2
    AVATAR   r2, r2
    JNE      r0, r2, else4
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected6:
    JMP      end5
  else4:
  end5:
  ; step "not": if you are not Ann: gain 1 coin
    LDI      r2, 23
    JEQ      r0, r2, else7
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected9:
    JMP      end8
  else7:
  end8:
    RETI     0

levels
    name errand, slots (actor #)
