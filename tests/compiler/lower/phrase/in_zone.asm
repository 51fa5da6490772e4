proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "deck": if Bread is in the deck: gain 1 coin
    LDI      r2, 25
    JNIN     r2, deck, else2
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected4:
    JMP      end3
  else2:
  end3:
  step1:
  ; step "hand": if Bread is in your hand: gain 1 coin
    LDI      r2, 25
    JNIN     r2, hand, else6
    BEAR     r3, r2
    JNE      r3, r0, else6
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected8:
    JMP      end7
  else6:
  end7:
  step5:
  ; step "or": if Bread is in the deck, or Bread is in Ann's hand: gain 1 coin
    LDI      r2, 25
    JNIN     r2, deck, no13
    JMP      yes12
  no13:
    LDI      r2, 25
    JNIN     r2, hand, no14
    BEAR     r3, r2
    LDI      r4, 23
    JNE      r3, r4, no14
    JMP      yes12
  no14:
    JMP      else10
  yes12:
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected15:
    JMP      end11
  else10:
  end11:
  step9:
    RETI     0

levels
    name errand, slots (actor #)
