proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "you": if you are Ann: gain 1 coin
    JNEI     r0, 23, else2
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected4:
    JMP      end3
  else2:
  end3:
  step1:
  ; step "active": if you are active: gain 1 coin
    SEAT     r2
    AVATAR   r2, r2
    JNE      r0, r2, else6
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected8:
    JMP      end7
  else6:
  end7:
  step5:
  ; step "not": if you are not Ann: gain 1 coin
    LDI      r2, 23
    JEQ      r0, r2, else10
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected12:
    JMP      end11
  else10:
  end11:
  step9:
    RETI     0

levels
    name errand, slots (actor #)
