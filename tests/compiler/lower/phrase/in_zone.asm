proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "deck": if Bread is in the deck: gain 1 coin
    LDI      r2, 25
    JNIN     r2, deck, else1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected3:
    JMP      end2
  else1:
  end2:
  ; step "hand": if Bread is in your hand: gain 1 coin
    LDI      r2, 25
    JNIN     r2, hand, else4
    BEAR     r3, r2
    JNE      r3, r0, else4
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected6:
    JMP      end5
  else4:
  end5:
  ; step "or": if Bread is in the deck, or Bread is in Ann's hand: gain 1 coin
    LDI      r2, 25
    JNIN     r2, deck, no10
    JMP      yes9
  no10:
    LDI      r2, 25
    JNIN     r2, hand, no11
    BEAR     r3, r2
    LDI      r4, 23
    JNE      r3, r4, no11
    JMP      yes9
  no11:
    JMP      else7
  yes9:
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected12:
    JMP      end8
  else7:
  end8:
    RETI     0

levels
    name errand, slots (actor #)
