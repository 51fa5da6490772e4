proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "is": if the gate is closed: gain 1 coin
    GETG     r2, the gate is closed
    JLTI     r2, 1, else1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected3:
    JMP      end2
  else1:
  end2:
  ; step "not": if not the gate is closed: gain 1 coin
    GETG     r2, the gate is closed
    JGEI     r2, 1, else4
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected6:
    JMP      end5
  else4:
  end5:
    RETI     0

levels
    name errand, slots (actor #)
