proc.errand: code, 3 arguments, 12 registers, level errand
    SERIAL   r1
  ; step "which": choose any number of your cards as the gift
    ROLE     r3, errand, 1
    MOV      r4, r0
  more1:
    OPTS
    MOV      r6, r0
    LDI      r5, -1
  loop3:
    HAVE     r5, card, end4
    GETF     r7, set.errand.gift, r5
    JEQ      r7, r3, L5
    OPT      r5, ''
  L5:
    JMP      loop3
  end4:
    NOPT     r7
    JZ       r7, enough2
    OPTI     -2000000000, 'done'
    DECIDER  r10, r4
    DEC      r8, r10, 'gathering\x1fchoose any number of your cards as the gift'
    JEQI     r8, -2000000000, enough2
    SETF     set.errand.gift, r8, r3
    JMP      more1
  enough2:
  ; step "is": if Bread is the gift: gain 1 coin
    LDI      r5, 25
    JLTI     r5, 0, else6
    GETF     r4, set.errand.gift, r5
    JZ       r4, else6
    ROLE     r3, errand, 1
    JNE      r4, r3, else6
    REC      r4, 1
    MOV      r4, r0
    RAISE    r3, gain:coin, r4...
  unaffected8:
    JMP      end7
  else6:
  end7:
  ; step "not": if Bread is not the gift: lose 1 coin
    LDI      r3, 0
    LDI      r6, 25
    JLTI     r6, 0, member11
    GETF     r5, set.errand.gift, r6
    JZ       r5, member11
    ROLE     r4, errand, 1
    JNE      r5, r4, member11
    LDI      r3, 1
  member11:
    JNZ      r3, else9
    REC      r4, 1
    MOV      r4, r0
    RAISE    r3, lose:coin, r4...
  unaffected12:
    JMP      end10
  else9:
  end10:
  ; step "put": for each card in your hand: if it is the gift: discard it
    EMPTY    r3, card
    FIRST    r5, hand, r0
    SEEK     r5, card, end15
  loop13:
    JOIN     r5, r3..., card
  after14:
    NEXT     r5, card, loop13
  end15:
  each16:
    AMONG    r3, r3..., card
    JLTI     r3, 0, all17
    JNIN     r3, hand, each16
    BEAR     r5, r3
    JNE      r5, r0, each16
    JLTI     r3, 0, else18
    GETF     r6, set.errand.gift, r3
    JZ       r6, else18
    ROLE     r5, errand, 1
    JNE      r6, r5, else18
    PAIR     r6, r0, r3
    RAISE    r5, discard, r6...
  unaffected20:
    JMP      end19
  else18:
  end19:
    JMP      each16
  all17:
    RETI     0

fields
    name set.errand.gift, of thing#

levels
    name errand, slots (actor # gift)
