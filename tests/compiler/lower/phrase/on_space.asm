proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "at": if you are at Gate: gain 1 coin
    PLACE    r2, r0
    JNEI     r2, 20, else1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected3:
    JMP      end2
  else1:
  end2:
  ; step "or": if you are at Gate or Tower: gain 1 coin
    PLACE    r2, r0
    JNEI     r2, 20, no7
    JMP      yes6
  no7:
    PLACE    r2, r0
    JNEI     r2, 21, no8
    JMP      yes6
  no8:
    JMP      else4
  yes6:
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected9:
    JMP      end5
  else4:
  end5:
  ; step "home": if you are at your home: gain 1 coin
    PLACE    r2, r0
    ATTR     r3, home, r0
    ADDI     r3, r3, -1
    PLACE    r4, r3
    JLTI     r2, 0, else10
    JNE      r2, r4, else10
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected12:
    JMP      end11
  else10:
  end11:
    RETI     0

levels
    name errand, slots (actor #)
