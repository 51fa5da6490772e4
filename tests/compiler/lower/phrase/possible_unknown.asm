proc.errand: code, 3 arguments, 22 registers, level errand
    SERIAL   r1
  ; step "who":
    MOV      r3, r0
    OPTS
    PLACE    r4, r3
    LDI      r6, -1
    SEATS    r5
    SEAT     r8
  loop3:
    ADDI     r6, r6, 1
    JGE      r6, r5, end4
    SEATR    r7, r8, r6
    AVATAR   r7, r7
    JLTI     r7, 0, loop3
    JEQ      r7, r0, loop3
    JMP      found2
    JMP      loop3
  end4:
    JMP      closed1
  found2:
    OPTI     -1, 'take'
  closed1:
    OPTI     -2, 'dice'
  closed5:
    LDI      r6, -1
    SEATS    r5
    SEAT     r8
  loop8:
    ADDI     r6, r6, 1
    JGE      r6, r5, end9
    SEATR    r7, r8, r6
    AVATAR   r7, r7
    JLTI     r7, 0, loop8
    JEQ      r7, r0, loop8
    JMP      found7
    JMP      loop8
  end9:
    JMP      closed6
  found7:
    LDI      r5, 1
    GETV     r6, coin, r2
    JLT      r6, r5, closed6
    OPTI     -3, 'number'
  closed6:
    NOPT     r5
    JZ       r5, answered10
    OPTI     -2000000000, 'decline'
    DECIDER  r7, r3
    DEC      r5, r7, 'who'
    JEQI     r5, -2000000000, answered10
    JNEI     r5, -1, other11
    LDI      r8, -1
    OPTS
    LDI      r11, -1
    SEATS    r10
    SEAT     r13
  loop13:
    ADDI     r11, r11, 1
    JGE      r11, r10, end14
    SEATR    r12, r13, r11
    AVATAR   r12, r12
    JLTI     r12, 0, loop13
    JEQ      r12, r0, loop13
    OPT      r12, ''
    JMP      loop13
  end14:
    NOPT     r14
    JZ       r14, picked12
    DECIDER  r15, r0
    DEC      r8, r15, 'take a card from another pawn'
  picked12:
    JLTI     r8, 0, none15
    LDI      r10, -1
    OPTS
    MOV      r14, r8
    LDI      r12, -1
  loop17:
    MOV      r13, r12
    HELD     r12, r13..., card
    JLTI     r12, 0, end18
    OPT      r12, ''
    JMP      loop17
  end18:
    NOPT     r15
    JZ       r15, picked16
    DECIDER  r16, r0
    DEC      r10, r16, 'take a card from another pawn'
  picked16:
    JLTI     r10, 0, none19
  ; "take": take a card from another pawn
    PAIR     r13, r0, r10
    MOV      r17, r8
    RAISE    r12, take, r13...
  unaffected20:
  none19:
  none15:
  ; step "who":
    JMP      answered10
  other11:
    JNEI     r5, -2, other21
    LDI      r9, 0
    LDI      r10, 1
    MOV      r11, r0
    MOV      r12, r9
    CALL     r8, new roll, r11...
    LDI      r13, 0
    JLTI     r0, 0, L22
    MOV      r14, r0
    LDI      r15, 0
    CALL     r13, stat.luck roll, r14...
  L22:
    SETF     roll.bonus, r8, r13
    REC      r14, 0
    MOV      r14, r0
    MOV      r15, r8
    MOV      r16, r10
    MOV      r19, r9
    RAISE    r13, roll, r14...
    LDI      r20, 0
    JNTAG    r8, roll#, L23
    GETF     r20, roll.1, r8
    GETF     r21, roll.dice, r8
    JLTI     r21, 2, one24
    GETF     r21, roll.2, r8
    ADD      r20, r20, r21
    GETF     r21, roll.3, r8
    ADD      r20, r20, r21
    GETF     r21, roll.4, r8
    ADD      r20, r20, r21
    GETF     r21, roll.more, r8
    ADD      r20, r20, r21
  one24:
    GETF     r21, roll.change, r8
    ADD      r20, r20, r21
    GETF     r21, roll.bonus, r8
    ADD      r20, r20, r21
  L23:
    JNTAG    r0, pawn, L25
    SETF     mark, r0, r20
  L25:
    JMP      answered10
  other21:
    JNEI     r5, -3, other26
    LDI      r8, -1
    OPTS
    LDI      r11, -1
    SEATS    r10
    SEAT     r13
  loop28:
    ADDI     r11, r11, 1
    JGE      r11, r10, end29
    SEATR    r12, r13, r11
    AVATAR   r12, r12
    JLTI     r12, 0, loop28
    JEQ      r12, r0, loop28
    OPT      r12, ''
    JMP      loop28
  end29:
    NOPT     r14
    JZ       r14, picked27
    DECIDER  r15, r0
    DEC      r8, r15, 'choose another pawn as the target'
  picked27:
    JLTI     r8, 0, none30
    SETROLE  errand, 2, r8
  none30:
  ; the target loses 1 coin
    REC      r9, 1
    MOV      r9, r2
    RAISE    r8, lose:coin, r9...
  unaffected31:
  ; step "who":
    JMP      answered10
  other26:
  answered10:
  ; step "rows": you may choose one
    MOV      r3, r0
    OPTS
    PLACE    r4, r3
    GETV     r5, coin, r0
    JNEI     r5, 3, else33
    LDI      r5, 1
    GETV     r6, coin, r0
    JLT      r6, r5, closed32
    JMP      end34
  else33:
    LDI      r5, 25
    JLTI     r5, 0, closed32
  end34:
    OPTI     -1, 'if'
  closed32:
    NOPT     r5
    JZ       r5, answered35
    OPTI     -2000000000, 'decline'
    DECIDER  r7, r3
    DEC      r5, r7, 'rows'
    JEQI     r5, -2000000000, answered35
    JNEI     r5, -1, other36
    GETV     r8, coin, r0
    JNEI     r8, 3, else37
  ; if your coins are 3: lose 1 coin
    REC      r9, 1
    MOV      r9, r0
    RAISE    r8, lose:coin, r9...
  unaffected39:
  ; step "rows": you may choose one
    JMP      end38
  else37:
  ; otherwise: discard Bread
    LDI      r15, 25
    PAIR     r9, r0, r15
    JLTI     r10, 0, unaffected40
    RAISE    r8, discard, r9...
  unaffected40:
  end38:
  ; step "rows": you may choose one
    JMP      answered35
  other36:
  answered35:
    RETI     0

levels
    name errand, slots (actor # target)

told options
    who: (take='take a card from another pawn' dice='roll 1 die for luck; remember the result as your mark' number='choose another pawn as the target; the target loses 1 coin')
    rows: (if='if your coins are 3: lose 1 coin; otherwise: discard Bread')
