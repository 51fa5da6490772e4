proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "other": if Ben is not red: gain 1 coin
    LDI      r2, 24
    JTAG     r2, red, else2
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected4:
    JMP      end3
  else2:
  end3:
  step1:
  ; step "empty": if your hand is not empty: gain 1 coin
    FIRST    r2, hand, r0
    JLTI     r2, 0, end11
  loop9:
    JMP      found8
  after10:
    NEXT     r2, thing#, loop9
  end11:
    JMP      else6
  found8:
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected12:
    JMP      end7
  else6:
  end7:
  step5:
  ; step "open": if not the gate is closed: gain 1 coin
    GETG     r2, the gate is closed
    JGEI     r2, 1, else14
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected16:
    JMP      end15
  else14:
  end15:
  step13:
    RETI     0

levels
    name errand, slots (actor #)
