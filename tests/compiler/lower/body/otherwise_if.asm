proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "ways":
    GETV     r2, coin, r0
    JNEI     r2, 3, else1
  ; if your coins are 3: lose 1 coin
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, lose:coin, r3...
  unaffected3:
  ; step "ways":
    JMP      end2
  else1:
    GETV     r2, coin, r0
    JNEI     r2, 0, else4
  ; otherwise if your coins are 0: gain 2 coins
    REC      r3, 2
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected6:
  ; step "ways":
    JMP      end5
  else4:
  ; otherwise: gain 1 coin
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected7:
  end5:
  end2:
  ; step "ways":
    RETI     0

levels
    name errand, slots (actor #)
