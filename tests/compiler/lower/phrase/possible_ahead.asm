proc.errand: code, 2 arguments, 26 registers, level errand
    SERIAL   r1
  ; step "ways": choose one
    MOV      r2, r0
    OPTS
    PLACE    r3, r2
    GETV     r4, coin, r0
    JNEI     r4, 3, closed2
    LDI      r4, 1
    GETV     r5, coin, r0
    JLT      r5, r4, closed2
    OPTI     -1, 'if'
  closed2:
    LDI      r4, 1
    GETV     r5, coin, r0
    JLT      r5, r4, closed3
    OPTI     -2, 'loop'
  closed3:
    LDI      r6, -1
    ZID      r7, deck, r6
    TOP      r4, r7
    JLTI     r4, 0, closed4
    OPTI     -3, 'pile'
  closed4:
    OPTI     -4, 'dice'
  closed5:
    LDI      r4, 1
    GETV     r5, coin, r0
    JLT      r5, r4, not8
    JMP      one7
  not8:
    LDI      r4, 25
    JLTI     r4, 0, not9
    JMP      one7
  not9:
    JMP      closed6
  one7:
    OPTI     -5, 'one'
  closed6:
    LDI      r4, 2
    GETV     r5, coin, r0
    JLT      r5, r4, not12
    JMP      one11
  not12:
    LDI      r4, 25
    JLTI     r4, 0, not13
    JMP      one11
  not13:
    JMP      closed10
  one11:
    OPTI     -6, 'first'
  closed10:
    OPTI     -7, 'turn'
  closed14:
    NOPT     r4
    JZ       r4, answered15
    DECIDER  r6, r2
    DEC      r4, r6, 'ways'
    JNEI     r4, -1, other16
  ; "if": if your coins are 3: lose 1 coin
    REC      r8, 1
    MOV      r8, r0
    RAISE    r7, lose:coin, r8...
  unaffected17:
  ; step "ways": choose one
    JMP      answered15
  other16:
    JNEI     r4, -2, other18
    LDI      r7, 2
  again19:
    JLTI     r7, 1, enough20
    ADDI     r7, r7, -1
  ; "loop": repeat up to 2 times: lose 1 coin
    REC      r9, 1
    MOV      r9, r0
    RAISE    r8, lose:coin, r9...
  unaffected21:
  ; step "ways": choose one
    JMP      again19
  enough20:
    JMP      answered15
  other18:
    JNEI     r4, -3, other22
    LDI      r7, 2
    LDI      r9, -1
    ZID      r8, deck, r9
    LDI      r11, -1
    ZID      r12, deck, r11
    TOP      r9, r12
  next23:
    JLTI     r7, 1, enough25
    JLTI     r9, 0, enough25
    ADDI     r7, r7, -1
    NXT      r10, r9
    JLTI     r9, 0, moved26
    LDI      r12, -1
    ZID      r13, heap, r12
    MOVE     r9, r13, 0
  moved26:
    JLTI     r7, 1, enough25
    ZOF      r11, r10
    JNE      r11, r8, anew24
    MOV      r9, r10
    JMP      next23
  anew24:
    ZOF      r11, r9
    JEQ      r11, r8, enough25
    LDI      r13, -1
    ZID      r14, deck, r13
    TOP      r12, r14
    MOV      r9, r12
    JMP      next23
  enough25:
    JMP      answered15
  other22:
    JNEI     r4, -4, other27
    LDI      r8, 0
    LDI      r9, 1
    MOV      r10, r0
    MOV      r11, r8
    CALL     r7, new roll, r10...
    LDI      r12, 0
    JLTI     r0, 0, L28
    MOV      r13, r0
    LDI      r14, 0
    CALL     r12, stat.luck roll, r13...
  L28:
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
  unaffected29:
  ; step "ways": choose one
    JMP      answered15
  other27:
    JNEI     r4, -5, other30
    MOV      r7, r0
    OPTS
    PLACE    r8, r7
    LDI      r9, 1
    GETV     r10, coin, r0
    JLT      r10, r9, closed31
    OPTI     -1, 'lose 1 coin'
  closed31:
    LDI      r9, 25
    JLTI     r9, 0, closed32
    OPTI     -2, 'discard Bread'
  closed32:
    NOPT     r9
    JZ       r9, answered33
    DECIDER  r11, r7
    DEC      r9, r11, 'ways'
    JNEI     r9, -1, other34
  ; lose 1 coin
    REC      r13, 1
    MOV      r13, r0
    RAISE    r12, lose:coin, r13...
  unaffected35:
  ; step "ways": choose one
    JMP      answered33
  other34:
    JNEI     r9, -2, other36
  ; discard Bread
    LDI      r19, 25
    PAIR     r13, r0, r19
    JLTI     r14, 0, unaffected37
    RAISE    r12, discard, r13...
  unaffected37:
  ; step "ways": choose one
    JMP      answered33
  other36:
  answered33:
    JMP      answered15
  other30:
    JNEI     r4, -6, other38
    LDI      r7, 2
    GETV     r8, coin, r0
    JLT      r8, r7, next40
  ; lose 2 coins
    REC      r8, 2
    MOV      r8, r0
    RAISE    r7, lose:coin, r8...
  unaffected41:
  ; step "ways": choose one
    JMP      end39
  next40:
    LDI      r7, 25
    JLTI     r7, 0, next42
  ; discard Bread
    LDI      r14, 25
    PAIR     r8, r0, r14
    JLTI     r9, 0, unaffected43
    RAISE    r7, discard, r8...
  unaffected43:
  ; step "ways": choose one
    JMP      end39
  next42:
  end39:
    JMP      answered15
  other38:
    JNEI     r4, -7, other44
    LDI      r7, -1
    MOV      r8, r0
    LDI      r9, 0
    CALL     r7, proc.turn, r8...
  begun45:
    JMP      answered15
  other44:
  answered15:
  step1:
    RETI     0

levels
    name errand, slots (actor #)

told options
    ways: (if='lose 1 coin' loop='repeat up to 2 times: lose 1 coin' pile='put the top 2 cards of the deck into the heap' dice='roll 1 die for luck, then lose 1 coin' one='' first='first possible ...' turn='' lose 1 coin='lose 1 coin' discard Bread='discard Bread')
