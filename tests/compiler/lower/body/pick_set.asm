proc.errand: code, 3 arguments, 13 registers, level errand
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
  ; step "give": Ann takes the gift
    EMPTY    r3, thing#
    LDI      r5, -1
  loop8:
    FIND     r5, r5, card
    JLTI     r5, 0, end9
    JLTI     r5, 0, loop8
    GETF     r7, set.errand.gift, r5
    JZ       r7, loop8
    ROLE     r6, errand, 1
    JNE      r7, r6, loop8
    JOIN     r5, r3..., thing#
    JMP      loop8
  end9:
  each10:
    AMONG    r3, r3..., thing#
    JLTI     r3, 0, all11
    JLTI     r3, 0, each10
    GETF     r6, set.errand.gift, r3
    JZ       r6, each10
    ROLE     r5, errand, 1
    JNE      r6, r5, each10
    LDI      r12, 23
    PAIR     r6, r12, r3
    RAISE    r5, take, r6...
  unaffected12:
    JMP      each10
  all11:
  step7:
  ; step "left": remember the number of cards in your hand as your mark
    LDI      r3, 0
    FIRST    r4, hand, r0
    SEEK     r4, r4, card
    JLTI     r4, 0, end16
  loop14:
    ADDI     r3, r3, 1
  after15:
    NEXT     r4, card, loop14
  end16:
    JNTAG    r0, pawn, L17
    SETF     mark, r0, r3
  L17:
  step13:
    RETI     0

fields
    name set.errand.gift, of thing#

levels
    name errand, slots (actor # gift)
