proc.errand: code, 3 arguments, 22 registers, level errand
    SERIAL   r1
  ; step "who":
    MOV      r3, r0
    OPTS
    PLACE    r4, r3
    LDI      r5, -1
  loop4:
    FIND     r5, r5, card
    JLTI     r5, 0, end5
    JMP      found3
    JMP      loop4
  end5:
    JMP      closed2
  found3:
    OPTI     -1, 'take'
  closed2:
    OPTI     -2, 'dice'
  closed6:
    LDI      r6, -1
    SEATS    r5
    SEAT     r8
  loop9:
    ADDI     r6, r6, 1
    JGE      r6, r5, end10
    SEATR    r7, r8, r6
    AVATAR   r7, r7
    JLTI     r7, 0, loop9
    JEQ      r7, r0, loop9
    JMP      found8
    JMP      loop9
  end10:
    JMP      closed7
  found8:
    LDI      r5, 1
    GETV     r6, coin, r2
    JLT      r6, r5, closed7
    OPTI     -3, 'number'
  closed7:
    NOPT     r5
    JZ       r5, answered11
    OPTI     -2000000000, 'decline'
    DECIDER  r7, r3
    DEC      r5, r7, 'who'
    JEQI     r5, -2000000000, answered11
    JNEI     r5, -1, other12
    LDI      r8, -1
    OPTS
    LDI      r10, -1
  loop14:
    FIND     r10, r10, card
    JLTI     r10, 0, end15
    OPT      r10, ''
    JMP      loop14
  end15:
    NOPT     r11
    JZ       r11, picked13
    DECIDER  r12, r0
    DEC      r8, r12, 'take a card from another pawn'
  picked13:
    JLTI     r8, 0, none16
    LDI      r10, -1
    OPTS
    LDI      r13, -1
    SEATS    r12
    SEAT     r15
  loop18:
    ADDI     r13, r13, 1
    JGE      r13, r12, end19
    SEATR    r14, r15, r13
    AVATAR   r14, r14
    JLTI     r14, 0, loop18
    JEQ      r14, r0, loop18
    OPT      r14, ''
    JMP      loop18
  end19:
    NOPT     r16
    JZ       r16, picked17
    DECIDER  r17, r0
    DEC      r10, r17, 'take a card from another pawn'
  picked17:
    JLTI     r10, 0, none20
  ; "take": take a card from another pawn
    PAIR     r13, r0, r8
    MOV      r17, r10
    RAISE    r12, take, r13...
  unaffected21:
  none20:
  none16:
  ; step "who":
    JMP      answered11
  other12:
    JNEI     r5, -2, other22
    LDI      r9, 0
    LDI      r10, 1
    MOV      r11, r0
    MOV      r12, r9
    CALL     r8, new roll, r11...
    LDI      r13, 0
    JLTI     r0, 0, L23
    MOV      r14, r0
    LDI      r15, 0
    CALL     r13, stat.luck roll, r14...
  L23:
    SETF     roll.bonus, r8, r13
    REC      r14, 0
    MOV      r14, r0
    MOV      r15, r8
    MOV      r16, r10
    MOV      r19, r9
    RAISE    r13, roll, r14...
    LDI      r20, 0
    JNTAG    r8, roll#, L24
    GETF     r20, roll.1, r8
    GETF     r21, roll.dice, r8
    JLTI     r21, 2, one25
    GETF     r21, roll.2, r8
    ADD      r20, r20, r21
    GETF     r21, roll.3, r8
    ADD      r20, r20, r21
    GETF     r21, roll.4, r8
    ADD      r20, r20, r21
    GETF     r21, roll.more, r8
    ADD      r20, r20, r21
  one25:
    GETF     r21, roll.change, r8
    ADD      r20, r20, r21
    GETF     r21, roll.bonus, r8
    ADD      r20, r20, r21
  L24:
    JNTAG    r0, pawn, L26
    SETF     mark, r0, r20
  L26:
    JMP      answered11
  other22:
    JNEI     r5, -3, other27
    LDI      r8, -1
    OPTS
    LDI      r11, -1
    SEATS    r10
    SEAT     r13
  loop29:
    ADDI     r11, r11, 1
    JGE      r11, r10, end30
    SEATR    r12, r13, r11
    AVATAR   r12, r12
    JLTI     r12, 0, loop29
    JEQ      r12, r0, loop29
    OPT      r12, ''
    JMP      loop29
  end30:
    NOPT     r14
    JZ       r14, picked28
    DECIDER  r15, r0
    DEC      r8, r15, 'choose another pawn as the target'
  picked28:
    JLTI     r8, 0, none31
    SETROLE  errand, 2, r8
  none31:
  ; the target loses 1 coin
    REC      r9, 1
    MOV      r9, r2
    RAISE    r8, lose:coin, r9...
  unaffected32:
  ; step "who":
    JMP      answered11
  other27:
  answered11:
  step1:
  ; step "rows": you may choose one
    MOV      r3, r0
    OPTS
    PLACE    r4, r3
    GETV     r5, coin, r0
    JNEI     r5, 3, else35
    LDI      r5, 1
    GETV     r6, coin, r0
    JLT      r6, r5, closed34
    JMP      end36
  else35:
    LDI      r5, 25
    JLTI     r5, 0, closed34
  end36:
    OPTI     -1, 'if'
  closed34:
    NOPT     r5
    JZ       r5, answered37
    OPTI     -2000000000, 'decline'
    DECIDER  r7, r3
    DEC      r5, r7, 'rows'
    JEQI     r5, -2000000000, answered37
    JNEI     r5, -1, other38
    GETV     r8, coin, r0
    JNEI     r8, 3, else39
  ; if your coins are 3: lose 1 coin
    REC      r9, 1
    MOV      r9, r0
    RAISE    r8, lose:coin, r9...
  unaffected41:
  ; step "rows": you may choose one
    JMP      end40
  else39:
  ; otherwise: discard Bread
    LDI      r15, 25
    PAIR     r9, r0, r15
    JLTI     r10, 0, unaffected42
    RAISE    r8, discard, r9...
  unaffected42:
  end40:
  ; step "rows": you may choose one
    JMP      answered37
  other38:
  answered37:
  step33:
    RETI     0

levels
    name errand, slots (actor # target)

told options
    who: (take='take a card from another pawn' dice='roll 1 die for luck; remember the result as your mark' number='choose another pawn as the target; the target loses 1 coin')
    rows: (if='if your coins are 3: lose 1 coin; otherwise: discard Bread')
