proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "both": if you are red, and your coins are 3: gain 1 coin
    JNTAG    r0, red, else1
    GETV     r2, coin, r0
    JNEI     r2, 3, else1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected3:
    JMP      end2
  else1:
  end2:
  ; step "either": if you are red, or your coins are 3: gain 1 coin
    JTAG     r0, red, yes6
    GETV     r2, coin, r0
    JEQI     r2, 3, yes6
    JMP      else4
  yes6:
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected7:
    JMP      end5
  else4:
  end5:
  ; step "in a place": if you are at Gate or Tower: gain 1 coin
    PLACE    r2, r0
    JNEI     r2, 20, no11
    JMP      yes10
  no11:
    PLACE    r2, r0
    JNEI     r2, 21, no12
    JMP      yes10
  no12:
    JMP      else8
  yes10:
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected13:
    JMP      end9
  else8:
  end9:
    RETI     0

levels
    name errand, slots (actor #)
