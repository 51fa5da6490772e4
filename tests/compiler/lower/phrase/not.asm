proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "other": if Ben is not red: gain 1 coin
    LDI      r2, 24
    JTAG     r2, red, else1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected3:
    JMP      end2
  else1:
  end2:
  ; step "empty": if your hand is not empty: gain 1 coin
    FIRST    r2, hand, r0
    JLTI     r2, 0, end9
  loop7:
    JMP      found6
  after8:
    NEXT     r2, thing#, loop7
  end9:
    JMP      else4
  found6:
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected10:
    JMP      end5
  else4:
  end5:
  ; step "open": if not the gate is closed: gain 1 coin
    GETG     r2, the gate is closed
    JGEI     r2, 1, else11
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected13:
    JMP      end12
  else11:
  end12:
    RETI     0

levels
    name errand, slots (actor #)
