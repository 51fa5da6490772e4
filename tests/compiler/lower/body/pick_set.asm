proc.errand: code, 3 arguments, 13 registers, level errand
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
  ; step "give": Ann takes the gift
    EMPTY    r3, thing#
    LDI      r5, -1
  loop6:
    FIND     r5, r5, card
    JLTI     r5, 0, end7
    JLTI     r5, 0, loop6
    GETF     r7, set.errand.gift, r5
    JZ       r7, loop6
    ROLE     r6, errand, 1
    JNE      r7, r6, loop6
    JOIN     r5, r3..., thing#
    JMP      loop6
  end7:
  each8:
    AMONG    r3, r3..., thing#
    JLTI     r3, 0, all9
    JLTI     r3, 0, each8
    GETF     r6, set.errand.gift, r3
    JZ       r6, each8
    ROLE     r5, errand, 1
    JNE      r6, r5, each8
    LDI      r12, 23
    PAIR     r6, r12, r3
    RAISE    r5, take, r6...
  unaffected10:
    JMP      each8
  all9:
  ; step "left": remember the number of cards in your hand as your mark
    LDI      r3, 0
    FIRST    r4, hand, r0
    SEEK     r4, card, end13
  loop11:
    ADDI     r3, r3, 1
  after12:
    NEXT     r4, card, loop11
  end13:
    JNTAG    r0, pawn, L14
    SETF     mark, r0, r3
  L14:
    RETI     0

fields
    name set.errand.gift, of thing#

levels
    name errand, slots (actor # gift)
