proc.errand: code, 2 arguments, 26 registers, level errand
    SERIAL   r1
  ; step "ways": choose one
    MOV      r2, r0
    OPTS
    PLACE    r3, r2
    GETV     r4, coin, r0
    JNEI     r4, 3, closed1
    LDI      r4, 1
    GETV     r5, coin, r0
    JLT      r5, r4, closed1
    OPTI     -1, 'if'
  closed1:
    LDI      r4, 1
    GETV     r5, coin, r0
    JLT      r5, r4, closed2
    OPTI     -2, 'loop'
  closed2:
    LDI      r6, -1
    ZID      r7, deck, r6
    TOP      r4, r7
    JLTI     r4, 0, closed3
    OPTI     -3, 'pile'
  closed3:
    OPTI     -4, 'dice'
  closed4:
    LDI      r4, 1
    GETV     r5, coin, r0
    JLT      r5, r4, not7
    JMP      one6
  not7:
    LDI      r4, 25
    JLTI     r4, 0, not8
    JMP      one6
  not8:
    JMP      closed5
  one6:
    OPTI     -5, 'one'
  closed5:
    LDI      r4, 2
    GETV     r5, coin, r0
    JLT      r5, r4, not11
    JMP      one10
  not11:
    LDI      r4, 25
    JLTI     r4, 0, not12
    JMP      one10
  not12:
    JMP      closed9
  one10:
    OPTI     -6, 'first'
  closed9:
    OPTI     -7, 'turn'
  closed13:
    NOPT     r4
    JZ       r4, answered14
    DECIDER  r6, r2
    DEC      r4, r6, 'ways'
    JNEI     r4, -1, other15
  ; "if": if your coins are 3: lose 1 coin
    REC      r8, 1
    MOV      r8, r0
    RAISE    r7, lose:coin, r8...
  unaffected16:
  ; step "ways": choose one
    JMP      answered14
  other15:
    JNEI     r4, -2, other17
    LDI      r7, 2
  again18:
    JLTI     r7, 1, enough19
    ADDI     r7, r7, -1
  ; "loop": repeat up to 2 times: lose 1 coin
    REC      r9, 1
    MOV      r9, r0
    RAISE    r8, lose:coin, r9...
  unaffected20:
  ; step "ways": choose one
    JMP      again18
  enough19:
    JMP      answered14
  other17:
    JNEI     r4, -3, other21
    LDI      r7, 2
    LDI      r9, -1
    ZID      r8, deck, r9
    LDI      r11, -1
    ZID      r12, deck, r11
    TOP      r9, r12
  next22:
    JLTI     r7, 1, enough24
    JLTI     r9, 0, enough24
    ADDI     r7, r7, -1
    NXT      r10, r9
    JLTI     r9, 0, moved25
    LDI      r12, -1
    ZID      r13, heap, r12
    MOVE     r9, r13, 0
  moved25:
    JLTI     r7, 1, enough24
    ZOF      r11, r10
    JNE      r11, r8, anew23
    MOV      r9, r10
    JMP      next22
  anew23:
    ZOF      r11, r9
    JEQ      r11, r8, enough24
    LDI      r13, -1
    ZID      r14, deck, r13
    TOP      r12, r14
    MOV      r9, r12
    JMP      next22
  enough24:
    JMP      answered14
  other21:
    JNEI     r4, -4, other26
    LDI      r8, 0
    LDI      r9, 1
    MOV      r10, r0
    MOV      r11, r8
    CALL     r7, new roll, r10...
    LDI      r12, 0
    JLTI     r0, 0, L27
    MOV      r13, r0
    LDI      r14, 0
    CALL     r12, stat.luck roll, r13...
  L27:
    SETF     roll.bonus, r7, r12
    REC      r13, 0
    MOV      r13, r0
    MOV      r14, r7
    MOV      r15, r9
    MOV      r18, r8
    RAISE    r12, roll, r13...
  ; "dice": roll 1 die for luck, then lose 1 coin
    REC      r20, 1
    MOV      r20, r0
    RAISE    r19, lose:coin, r20...
  unaffected28:
  ; step "ways": choose one
    JMP      answered14
  other26:
    JNEI     r4, -5, other29
    MOV      r7, r0
    OPTS
    PLACE    r8, r7
    LDI      r9, 1
    GETV     r10, coin, r0
    JLT      r10, r9, closed30
    OPTI     -1, 'lose 1 coin'
  closed30:
    LDI      r9, 25
    JLTI     r9, 0, closed31
    OPTI     -2, 'discard Bread'
  closed31:
    NOPT     r9
    JZ       r9, answered32
    DECIDER  r11, r7
    DEC      r9, r11, 'ways'
    JNEI     r9, -1, other33
  ; lose 1 coin
    REC      r13, 1
    MOV      r13, r0
    RAISE    r12, lose:coin, r13...
  unaffected34:
  ; step "ways": choose one
    JMP      answered32
  other33:
    JNEI     r9, -2, other35
  ; discard Bread
    LDI      r19, 25
    PAIR     r13, r0, r19
    JLTI     r14, 0, unaffected36
    RAISE    r12, discard, r13...
  unaffected36:
  ; step "ways": choose one
    JMP      answered32
  other35:
  answered32:
    JMP      answered14
  other29:
    JNEI     r4, -6, other37
    LDI      r7, 2
    GETV     r8, coin, r0
    JLT      r8, r7, next39
  ; lose 2 coins
    REC      r8, 2
    MOV      r8, r0
    RAISE    r7, lose:coin, r8...
  unaffected40:
  ; step "ways": choose one
    JMP      end38
  next39:
    LDI      r7, 25
    JLTI     r7, 0, next41
  ; discard Bread
    LDI      r14, 25
    PAIR     r8, r0, r14
    JLTI     r9, 0, unaffected42
    RAISE    r7, discard, r8...
  unaffected42:
  ; step "ways": choose one
    JMP      end38
  next41:
  end38:
    JMP      answered14
  other37:
    JNEI     r4, -7, other43
    LDI      r7, -1
    MOV      r8, r0
    LDI      r9, 0
    CALL     r7, proc.turn, r8...
  begun44:
    JMP      answered14
  other43:
  answered14:
    RETI     0

levels
    name errand, slots (actor #)

told options
    ways: (if='lose 1 coin' loop='repeat up to 2 times: lose 1 coin' pile='put the top 2 cards of the deck into the heap' dice='roll 1 die for luck, then lose 1 coin' one='' first='first possible ...' turn=... lose 1 coin='lose 1 coin' discard Bread='discard Bread')
