proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "both": if you are red, and your coins are 3: gain 1 coin
    JNTAG    r0, red, else2
    GETV     r2, coin, r0
    JNEI     r2, 3, else2
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected4:
    JMP      end3
  else2:
  end3:
  step1:
  ; step "either": if you are red, or your coins are 3: gain 1 coin
    JTAG     r0, red, yes8
    GETV     r2, coin, r0
    JEQI     r2, 3, yes8
    JMP      else6
  yes8:
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected9:
    JMP      end7
  else6:
  end7:
  step5:
  ; step "in a place": if you are at Gate or Tower: gain 1 coin
    PLACE    r2, r0
    JNEI     r2, 20, no14
    JMP      yes13
  no14:
    PLACE    r2, r0
    JNEI     r2, 21, no15
    JMP      yes13
  no15:
    JMP      else11
  yes13:
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected16:
    JMP      end12
  else11:
  end12:
  step10:
    RETI     0

levels
    name errand, slots (actor #)
