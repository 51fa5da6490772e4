proc.errand: code, 2 arguments, 11 registers, level errand
    SERIAL   r1
  ; step "first": first possible
    MOV      r4, r0
    LDI      r2, -1
  loop5:
    MOV      r3, r2
    HELD     r2, r3..., card
    JLTI     r2, 0, end6
    JNTAG    r2, red, loop5
    JMP      found4
    JMP      loop5
  end6:
    JMP      next3
  found4:
    LDI      r2, -1
    OPTS
    MOV      r6, r0
    LDI      r4, -1
  loop8:
    MOV      r5, r4
    HELD     r4, r5..., card
    JLTI     r4, 0, end9
    JNTAG    r4, red, loop8
    OPT      r4, ''
    JMP      loop8
  end9:
    NOPT     r7
    JZ       r7, picked7
    DECIDER  r8, r0
    DEC      r2, r8, 'discard a red card'
  picked7:
    JLTI     r2, 0, none10
  ; discard a red card
    PAIR     r5, r0, r2
    RAISE    r4, discard, r5...
  unaffected11:
  none10:
  ; step "first": first possible
    JMP      end2
  next3:
    LDI      r2, 2
    GETV     r3, coin, r0
    JLT      r3, r2, next12
  ; lose 2 coins
    REC      r3, 2
    MOV      r3, r0
    RAISE    r2, lose:coin, r3...
  unaffected13:
  ; step "first": first possible
    JMP      end2
  next12:
  ; gain 1 coin
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected15:
  ; step "first": first possible
    JMP      end2
  next14:
  end2:
  step1:
    RETI     0

levels
    name errand, slots (actor #)
