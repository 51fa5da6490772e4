proc.errand: code, 2 arguments, 16 registers, level errand
    SERIAL   r1
  ; step "with": remember the number of pawns with a red card as your mark
    LDI      r2, 0
    LDI      r4, -1
    SEATS    r3
    SEAT     r6
  loop2:
    ADDI     r4, r4, 1
    JGE      r4, r3, end3
    SEATR    r5, r6, r4
    AVATAR   r5, r5
    JLTI     r5, 0, loop2
    MOV      r9, r5
    LDI      r7, -1
  loop5:
    MOV      r8, r7
    HELD     r7, r8..., card
    JLTI     r7, 0, end6
    JNTAG    r7, red, loop5
    JMP      found4
    JMP      loop5
  end6:
    JMP      loop2
  found4:
    ADDI     r2, r2, 1
    JMP      loop2
  end3:
    JNTAG    r0, pawn, L7
    SETF     mark, r0, r2
  L7:
  step1:
  ; step "without": remember the number of pawns without cards as your mark
    LDI      r2, 0
    LDI      r4, -1
    SEATS    r3
    SEAT     r6
  loop9:
    ADDI     r4, r4, 1
    JGE      r4, r3, end10
    SEATR    r5, r6, r4
    AVATAR   r5, r5
    JLTI     r5, 0, loop9
    MOV      r9, r5
    LDI      r7, -1
  loop11:
    MOV      r8, r7
    HELD     r7, r8..., card
    JLTI     r7, 0, end12
    JMP      loop9
    JMP      loop11
  end12:
    ADDI     r2, r2, 1
    JMP      loop9
  end10:
    JNTAG    r0, pawn, L13
    SETF     mark, r0, r2
  L13:
  step8:
  ; step "other": remember the number of cards other than Bread as your mark
    LDI      r2, 0
    LDI      r3, -1
  loop15:
    FIND     r3, r3, card
    JLTI     r3, 0, end16
    LDI      r4, 25
    JEQ      r3, r4, loop15
    ADDI     r2, r2, 1
    JMP      loop15
  end16:
    JNTAG    r0, pawn, L17
    SETF     mark, r0, r2
  L17:
  step14:
  ; step "either": discard a red card or Bread
    MOV      r2, r0
    OPTS
    PLACE    r3, r2
    MOV      r6, r0
    LDI      r4, -1
  loop21:
    MOV      r5, r4
    HELD     r4, r5..., card
    JLTI     r4, 0, end22
    JNTAG    r4, red, loop21
    JMP      found20
    JMP      loop21
  end22:
    JMP      closed19
  found20:
    OPTI     -1, 'a red card'
  closed19:
    LDI      r4, 25
    JLTI     r4, 0, closed23
    OPTI     -2, 'Bread'
  closed23:
    NOPT     r4
    JZ       r4, answered24
    DECIDER  r6, r2
    DEC      r4, r6, 'discard a red card or Bread'
    JNEI     r4, -1, other25
    LDI      r7, -1
    OPTS
    MOV      r11, r0
    LDI      r9, -1
  loop27:
    MOV      r10, r9
    HELD     r9, r10..., card
    JLTI     r9, 0, end28
    JNTAG    r9, red, loop27
    OPT      r9, ''
    JMP      loop27
  end28:
    NOPT     r12
    JZ       r12, picked26
    DECIDER  r13, r0
    DEC      r7, r13, 'discard a red card or Bread'
  picked26:
    JLTI     r7, 0, none29
    PAIR     r10, r0, r7
    RAISE    r9, discard, r10...
  unaffected30:
  none29:
    JMP      answered24
  other25:
    JNEI     r4, -2, other31
    LDI      r14, 25
    PAIR     r8, r0, r14
    JLTI     r9, 0, unaffected32
    RAISE    r7, discard, r8...
  unaffected32:
    JMP      answered24
  other31:
  answered24:
  step18:
    RETI     0

levels
    name errand, slots (actor #)

told options
    discard a red card or Bread: (a red card='' Bread='')
