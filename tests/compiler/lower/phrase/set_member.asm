proc.errand: code, 3 arguments, 12 registers, level errand
    SERIAL   r1
  ; step "which": choose any number of your cards as the gift
    ROLE     r3, errand, 1
    MOV      r4, r0
  more2:
    OPTS
    MOV      r7, r0
    LDI      r5, -1
  loop4:
    MOV      r6, r5
    HELD     r5, r6..., card
    JLTI     r5, 0, end5
    GETF     r8, set.errand.gift, r5
    JEQ      r8, r3, L6
    OPT      r5, ''
  L6:
    JMP      loop4
  end5:
    NOPT     r8
    JZ       r8, enough3
    OPTI     -2000000000, 'done'
    DECIDER  r11, r4
    DEC      r9, r11, 'gathering\x1fchoose any number of your cards as the gift'
    JEQI     r9, -2000000000, enough3
    SETF     set.errand.gift, r9, r3
    JMP      more2
  enough3:
  step1:
  ; step "is": if Bread is the gift: gain 1 coin
    LDI      r5, 25
    JLTI     r5, 0, else8
    GETF     r4, set.errand.gift, r5
    JZ       r4, else8
    ROLE     r3, errand, 1
    JNE      r4, r3, else8
    REC      r4, 1
    MOV      r4, r0
    RAISE    r3, gain:coin, r4...
  unaffected10:
    JMP      end9
  else8:
  end9:
  step7:
  ; step "not": if Bread is not the gift: lose 1 coin
    LDI      r3, 0
    LDI      r6, 25
    JLTI     r6, 0, member14
    GETF     r5, set.errand.gift, r6
    JZ       r5, member14
    ROLE     r4, errand, 1
    JNE      r5, r4, member14
    LDI      r3, 1
  member14:
    JNZ      r3, else12
    REC      r4, 1
    MOV      r4, r0
    RAISE    r3, lose:coin, r4...
  unaffected15:
    JMP      end13
  else12:
  end13:
  step11:
  ; step "put": for each card in your hand: if it is the gift: discard it
    EMPTY    r3, card
    FIRST    r5, hand, r0
    SEEK     r5, r5, card
    JLTI     r5, 0, end19
  loop17:
    JOIN     r5, r3..., card
  after18:
    NEXT     r5, card, loop17
  end19:
  each20:
    AMONG    r3, r3..., card
    JLTI     r3, 0, all21
    JNIN     r3, hand, each20
    BEAR     r5, r3
    JNE      r5, r0, each20
    JLTI     r3, 0, else22
    GETF     r6, set.errand.gift, r3
    JZ       r6, else22
    ROLE     r5, errand, 1
    JNE      r6, r5, else22
    PAIR     r6, r0, r3
    RAISE    r5, discard, r6...
  unaffected24:
    JMP      end23
  else22:
  end23:
    JMP      each20
  all21:
  step16:
    RETI     0

fields
    name set.errand.gift, of thing#

levels
    name errand, slots (actor # gift)
