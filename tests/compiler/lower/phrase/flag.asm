proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "is": if the gate is closed: gain 1 coin
    GETG     r2, the gate is closed
    JLTI     r2, 1, else2
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected4:
    JMP      end3
  else2:
  end3:
  step1:
  ; step "not": if not the gate is closed: gain 1 coin
    GETG     r2, the gate is closed
    JGEI     r2, 1, else6
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected8:
    JMP      end7
  else6:
  end7:
  step5:
    RETI     0

levels
    name errand, slots (actor #)
