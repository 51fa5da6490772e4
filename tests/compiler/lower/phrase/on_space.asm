proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "at": if you are at Gate: gain 1 coin
    PLACE    r2, r0
    JNEI     r2, 20, else2
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected4:
    JMP      end3
  else2:
  end3:
  step1:
  ; step "or": if you are at Gate or Tower: gain 1 coin
    PLACE    r2, r0
    JNEI     r2, 20, no9
    JMP      yes8
  no9:
    PLACE    r2, r0
    JNEI     r2, 21, no10
    JMP      yes8
  no10:
    JMP      else6
  yes8:
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected11:
    JMP      end7
  else6:
  end7:
  step5:
  ; step "home": if you are at your home: gain 1 coin
    PLACE    r2, r0
    ATTR     r3, home, r0
    ADDI     r3, r3, -1
    PLACE    r4, r3
    JLTI     r2, 0, else13
    JNE      r2, r4, else13
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected15:
    JMP      end14
  else13:
  end14:
  step12:
    RETI     0

levels
    name errand, slots (actor #)
