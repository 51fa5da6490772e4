proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "equal": if your coins are 3: gain 1 coin
    GETV     r2, coin, r0
    JNEI     r2, 3, else1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected3:
    JMP      end2
  else1:
  end2:
  ; step "not": if your coins are not 3: gain 1 coin
    GETV     r2, coin, r0
    JEQI     r2, 3, else4
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected6:
    JMP      end5
  else4:
  end5:
  ; step "least": if your coins are at least 3: gain 1 coin
    GETV     r2, coin, r0
    JLTI     r2, 3, else7
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected9:
    JMP      end8
  else7:
  end8:
  ; step "most": if your coins are at most 3: gain 1 coin
    GETV     r2, coin, r0
    JGEI     r2, 4, else10
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected12:
    JMP      end11
  else10:
  end11:
  ; step "less": if your coins are less than 3: gain 1 coin
    GETV     r2, coin, r0
    JGEI     r2, 3, else13
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected15:
    JMP      end14
  else13:
  end14:
  ; step "more": if your coins are more than 3: gain 1 coin
    GETV     r2, coin, r0
    JLTI     r2, 4, else16
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected18:
    JMP      end17
  else16:
  end17:
    RETI     0

levels
    name errand, slots (actor #)
