proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "equal": if your coins are Ann's coins: gain 1 coin
    GETV     r2, coin, r0
    LDI      r3, 23
    GETV     r4, coin, r3
    JNE      r2, r4, else1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected3:
    JMP      end2
  else1:
  end2:
  ; step "not": if your coins are not Ann's coins: gain 1 coin
    GETV     r2, coin, r0
    LDI      r3, 23
    GETV     r4, coin, r3
    JEQ      r2, r4, else4
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected6:
    JMP      end5
  else4:
  end5:
  ; step "least": if your coins are at least Ann's coins: gain 1 coin
    GETV     r2, coin, r0
    LDI      r3, 23
    GETV     r4, coin, r3
    JLT      r2, r4, else7
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected9:
    JMP      end8
  else7:
  end8:
  ; step "most": if your coins are at most Ann's coins: gain 1 coin
    GETV     r2, coin, r0
    LDI      r3, 23
    GETV     r4, coin, r3
    JLT      r4, r2, else10
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected12:
    JMP      end11
  else10:
  end11:
  ; step "less": if your coins are less than Ann's coins: gain 1 coin
    GETV     r2, coin, r0
    LDI      r3, 23
    GETV     r4, coin, r3
    JGE      r2, r4, else13
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected15:
    JMP      end14
  else13:
  end14:
  ; step "more": if your coins are more than Ann's coins: gain 1 coin
    GETV     r2, coin, r0
    LDI      r3, 23
    GETV     r4, coin, r3
    JGE      r4, r2, else16
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected18:
    JMP      end17
  else16:
  end17:
  ; step "parameter": if the fee is less than your coins: gain 1 coin
    GETV     r2, coin, r0
    JLTI     r2, 3, else19
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected21:
    JMP      end20
  else19:
  end20:
    RETI     0

levels
    name errand, slots (actor #)
