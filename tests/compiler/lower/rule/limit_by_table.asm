stat.load: pure, 2 arguments, 13 registers
  ; limit load: card
    LDI      r3, 2
    LDI      r4, 2
    LDI      r5, 1
    LDI      r7, 0
    JLTI     r0, 0, L1
    MOV      r8, r0
    LDI      r9, 0
    GETV     r10, power, r8
    STAT     r7, power, r8...
  L1:
    LT       r6, r5, r7
    MUL      r11, r4, r6
    ADD      r2, r3, r11
    STAT     r2, load, r0...
    RET      r2
    RETI     0

limit.load: code, 1 arguments, 19 registers
  ; limit load: card
    LDI      r1, 0
    LDI      r3, 2147483647
  over1:
    LDI      r4, 0
    FIRST    r5, hand, r0
    SEEK     r5, card, end7
  loop5:
    ADDI     r4, r4, 1
  after6:
    NEXT     r5, card, loop5
  end7:
    JZ       r4, fits4
    CALL     r6, stat.load, r0...
    JGE      r6, r4, fits4
    JGE      r4, r3, stuck3
    MOV      r3, r4
  redress2:
    LDI      r8, 0
    FIRST    r9, hand, r0
    SEEK     r9, card, end10
  loop8:
    ADDI     r8, r8, 1
  after9:
    NEXT     r9, card, loop8
  end10:
    LDI      r10, 0
    JLTI     r0, 0, L11
    MOV      r11, r0
    LDI      r12, 0
    CALL     r10, stat.load, r11...
  L11:
    SUB      r7, r8, r10
    EMPTY    r8, card
  again12:
    JLTI     r7, 1, enough13
    ADDI     r7, r7, -1
    LDI      r10, -1
    OPTS
    MOV      r13, r0
    LDI      r12, -1
  loop15:
    HAVE     r12, card, end16
    ADDI     r8, r12, -1
    AMONG    r14, r8..., card
    JNE      r14, r12, new17
    JMP      old18
  new17:
    OPT      r12, ''
  old18:
    JMP      loop15
  end16:
    NOPT     r14
    JZ       r14, picked14
    DECIDER  r15, r0
    DEC      r10, r15, 'discard a card'
  picked14:
    JLTI     r10, 0, enough13
    JOIN     r10, r8..., card
  ; excess: the holder discards that many cards of its choice
    PAIR     r13, r0, r10
    RAISE    r12, discard, r13...
  unaffected20:
  none19:
  ; limit load: card
    JMP      again12
  enough13:
    JMP      over1
  stuck3:
    RETI     1
  fits4:
    RETI     0

stats
    load

limits
    name load, proc limit.load, each True, redress redress2, zone hand
