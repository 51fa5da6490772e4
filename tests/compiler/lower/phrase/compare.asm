proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "equal": if your coins are 3: gain 1 coin
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
  ; step "not": if your coins are not 3: gain 1 coin
    GETV     r2, coin, r0
    JEQI     r2, 3, else6
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected8:
    JMP      end7
  else6:
  end7:
  step5:
  ; step "least": if your coins are at least 3: gain 1 coin
    GETV     r2, coin, r0
    JLTI     r2, 3, else10
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected12:
    JMP      end11
  else10:
  end11:
  step9:
  ; step "most": if your coins are at most 3: gain 1 coin
    GETV     r2, coin, r0
    JGEI     r2, 4, else14
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected16:
    JMP      end15
  else14:
  end15:
  step13:
  ; step "less": if your coins are less than 3: gain 1 coin
    GETV     r2, coin, r0
    JGEI     r2, 3, else18
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected20:
    JMP      end19
  else18:
  end19:
  step17:
  ; step "more": if your coins are more than 3: gain 1 coin
    GETV     r2, coin, r0
    JLTI     r2, 4, else22
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected24:
    JMP      end23
  else22:
  end23:
  step21:
    RETI     0

levels
    name errand, slots (actor #)
