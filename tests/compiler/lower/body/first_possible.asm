proc.errand: code, 2 arguments, 11 registers, level errand
    SERIAL   r1
  ; step "first": first possible
    MOV      r3, r0
    LDI      r2, -1
  loop4:
    HAVE     r2, card, end5
    JNTAG    r2, red, loop4
    JMP      found3
    JMP      loop4
  end5:
    JMP      next2
  found3:
    LDI      r2, -1
    OPTS
    MOV      r5, r0
    LDI      r4, -1
  loop7:
    HAVE     r4, card, end8
    JNTAG    r4, red, loop7
    OPT      r4, ''
    JMP      loop7
  end8:
    NOPT     r6
    JZ       r6, picked6
    DECIDER  r7, r0
    DEC      r2, r7, 'discard a red card'
  picked6:
    JLTI     r2, 0, none9
  ; discard a red card
    PAIR     r5, r0, r2
    RAISE    r4, discard, r5...
  unaffected10:
  none9:
  ; step "first": first possible
    JMP      end1
  next2:
    LDI      r2, 2
    GETV     r3, coin, r0
    JLT      r3, r2, next11
  ; lose 2 coins
    REC      r3, 2
    MOV      r3, r0
    RAISE    r2, lose:coin, r3...
  unaffected12:
  ; step "first": first possible
    JMP      end1
  next11:
  ; gain 1 coin
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected14:
  ; step "first": first possible
    JMP      end1
  next13:
  end1:
    RETI     0

levels
    name errand, slots (actor #)
