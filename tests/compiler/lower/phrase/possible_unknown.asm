proc.errand: code, 3 arguments, 22 registers, level errand
    SERIAL   r1
  ; step "who":
    MOV      r3, r0
    OPTS
    ABOUT    0, r2
    PLACE    r4, r3
    LDI      r5, -1
    SEAT     r6
  loop3:
    ROUND    r7, r5..., end4
    JEQ      r7, r0, loop3
    MOV      r9, r7
    LDI      r8, -1
  loop6:
    HAVE     r8, card, end7
    JMP      found5
    JMP      loop6
  end7:
    JMP      loop3
  found5:
    JMP      found2
    JMP      loop3
  end4:
    JMP      closed1
  found2:
    OPTI     -1, 'take'
  closed1:
    OPTI     -2, 'dice'
  closed8:
    LDI      r5, -1
    SEAT     r6
  loop11:
    ROUND    r7, r5..., end12
    JEQ      r7, r0, loop11
    JMP      found10
    JMP      loop11
  end12:
    JMP      closed9
  found10:
    LDI      r5, 1
    GETV     r6, coin, r2
    JLT      r6, r5, closed9
    OPTI     -3, 'number'
  closed9:
    NOPT     r5
    JZ       r5, answered13
    OPTI     -2000000000, 'decline'
    DECIDER  r7, r3
    DEC      r5, r7, 'who'
    JEQI     r5, -2000000000, answered13
    JNEI     r5, -1, other14
    LDI      r8, -1
    OPTS
    LDI      r10, -1
    SEAT     r11
  loop16:
    ROUND    r12, r10..., end17
    JEQ      r12, r0, loop16
    OPT      r12, ''
    JMP      loop16
  end17:
    NOPT     r13
    JZ       r13, picked15
    DECIDER  r14, r0
    DEC      r8, r14, 'take a card from another pawn'
  picked15:
    JLTI     r8, 0, none18
    LDI      r10, -1
    OPTS
    MOV      r13, r8
    LDI      r12, -1
  loop20:
    HAVE     r12, card, end21
    OPT      r12, ''
    JMP      loop20
  end21:
    NOPT     r14
    JZ       r14, picked19
    DECIDER  r15, r0
    DEC      r10, r15, 'take a card from another pawn'
  picked19:
    JLTI     r10, 0, none22
  ; "take": take a card from another pawn
    PAIR     r13, r0, r10
    MOV      r17, r8
    RAISE    r12, take, r13...
  unaffected23:
  none22:
  none18:
  ; step "who":
    JMP      answered13
  other14:
    JNEI     r5, -2, other24
    LDI      r9, 0
    LDI      r10, 1
    MOV      r11, r0
    MOV      r12, r9
    CALL     r8, new roll, r11...
    LDI      r13, 0
    JLTI     r0, 0, L25
    MOV      r14, r0
    LDI      r15, 0
    CALL     r13, stat.luck roll, r14...
  L25:
    SETF     roll.bonus, r8, r13
    REC      r14, 0
    MOV      r14, r0
    MOV      r15, r8
    MOV      r16, r10
    MOV      r19, r9
    RAISE    r13, roll, r14...
    LDI      r20, 0
    JNTAG    r8, roll#, L26
    GETF     r20, roll.1, r8
    GETF     r21, roll.dice, r8
    JLTI     r21, 2, one27
    GETF     r21, roll.2, r8
    ADD      r20, r20, r21
    GETF     r21, roll.3, r8
    ADD      r20, r20, r21
    GETF     r21, roll.4, r8
    ADD      r20, r20, r21
    GETF     r21, roll.more, r8
    ADD      r20, r20, r21
  one27:
    GETF     r21, roll.change, r8
    ADD      r20, r20, r21
    GETF     r21, roll.bonus, r8
    ADD      r20, r20, r21
  L26:
    JNTAG    r0, pawn, L28
    SETF     mark, r0, r20
  L28:
    JMP      answered13
  other24:
    JNEI     r5, -3, other29
    LDI      r8, -1
    OPTS
    LDI      r10, -1
    SEAT     r11
  loop31:
    ROUND    r12, r10..., end32
    JEQ      r12, r0, loop31
    OPT      r12, ''
    JMP      loop31
  end32:
    NOPT     r13
    JZ       r13, picked30
    DECIDER  r14, r0
    DEC      r8, r14, 'choose another pawn as the target'
  picked30:
    JLTI     r8, 0, none33
    SETROLE  errand, 2, r8
  none33:
  ; the target loses 1 coin
    REC      r9, 1
    MOV      r9, r2
    RAISE    r8, lose:coin, r9...
  unaffected34:
  ; step "who":
    JMP      answered13
  other29:
  answered13:
  ; step "rows": you may choose one
    MOV      r3, r0
    OPTS
    PLACE    r4, r3
    GETV     r5, coin, r0
    JNEI     r5, 3, else36
    LDI      r5, 1
    GETV     r6, coin, r0
    JLT      r6, r5, closed35
    JMP      end37
  else36:
    LDI      r5, 25
    JLTI     r5, 0, closed35
  end37:
    OPTI     -1, 'if'
  closed35:
    NOPT     r5
    JZ       r5, answered38
    OPTI     -2000000000, 'decline'
    DECIDER  r7, r3
    DEC      r5, r7, 'rows'
    JEQI     r5, -2000000000, answered38
    JNEI     r5, -1, other39
    GETV     r8, coin, r0
    JNEI     r8, 3, else40
  ; if your coins are 3: lose 1 coin
    REC      r9, 1
    MOV      r9, r0
    RAISE    r8, lose:coin, r9...
  unaffected42:
  ; step "rows": you may choose one
    JMP      end41
  else40:
  ; otherwise: discard Bread
    LDI      r15, 25
    PAIR     r9, r0, r15
    JLTI     r10, 0, unaffected43
    RAISE    r8, discard, r9...
  unaffected43:
  end41:
  ; step "rows": you may choose one
    JMP      answered38
  other39:
  answered38:
    RETI     0

levels
    name errand, slots (actor # target)

told options
    who: (take='take a card from another pawn' dice='roll 1 die for luck; remember the result as your mark' number='choose another pawn as the target; {1?that pawn} loses 1 coin')
    rows: (if='if your coins are 3: lose 1 coin; otherwise: discard Bread')
