proc.errand: code, 3 arguments, 13 registers, level errand
    SERIAL   r1
  ; step "whom": choose another pawn as the target
    LDI      r3, -1
    OPTS
    LDI      r5, -1
    SEAT     r6
  loop2:
    ROUND    r7, r5..., end3
    JEQ      r7, r0, loop2
    OPT      r7, ''
    JMP      loop2
  end3:
    NOPT     r8
    JZ       r8, picked1
    DECIDER  r9, r0
    DEC      r3, r9, 'choose another pawn as the target'
  picked1:
    JLTI     r3, 0, none4
    SETROLE  errand, 2, r3
  none4:
  ; step "stop": until the end of this turn: the target cannot discard cards
    MOV      r3, r0
    LDI      r4, 0
    INLV     r4, turn
    MOV      r6, r3
    LDI      r7, -1
    LDI      r8, 0
    LDI      r9, 0
    LDI      r10, 0
    LDI      r11, 0
    MOV      r12, r4
    EFNEW    r5, example.errand.stop~1, r6...
  nowhere5:
    RETI     0

rule.example.errand.stop~1~1: forbid, 1 arguments, 6 registers, event *
  ; step "stop": until the end of this turn: the target cannot discard cards
    LDI      r1, -1
  live3:
    EFNEXT   r1, example.errand.stop~1, r1
    JLTI     r1, 0, no2
    EFGET    r2, r1, 0
    EFGET    r3, r1, 1
    EVGET    r4, 1
    JNTAG    r4, card, live3
    EVGET    r4, 0
    ROLE     r5, errand, 2
    JNE      r4, r5, live3
    PROHIBIT 1
    JMP      live3
  no2:
  other1:
    RETI     0

modifier.example.whistle~2~2: modifier, 3 arguments, 8 registers
  ; card Whistle: when you gain 1 coin: until the end of this turn: +1 power
    LDI      r3, 0
    LDI      r4, -1
  live2:
    EFNEXT   r4, example.whistle~2, r4
    JLTI     r4, 0, end1
    EFGET    r5, r4, 0
    EFGET    r6, r4, 1
    JNE      r0, r5, live2
    LDI      r7, 1
    ADD      r3, r3, r7
    JMP      live2
  end1:
    RET      r3
    RETI     0

rule.example.whistle~3: code, 1 arguments, 13 registers, event *
  ; card Whistle: when you gain 1 coin: until the end of this turn: +1 power
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    MOV      r3, r2
    LDI      r4, 0
    INLV     r4, turn
    MOV      r6, r3
    MOV      r7, r0
    LDI      r8, 0
    LDI      r9, 0
    LDI      r10, 0
    LDI      r11, 0
    MOV      r12, r4
    EFNEW    r5, example.whistle~2, r6...
  nowhere3:
  no2:
  other1:
    RETI     0

entities
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')

levels
    name errand, slots (actor # target)

effects
    example.errand.stop~1
    example.whistle~2

rules
    name example.errand.stop~1, event discard, phase forbid, proc rule.example.errand.stop~1~1, effect example.errand.stop~1
    name example.whistle, event gain:coin, phase after, proc rule.example.whistle~3, carrier Whistle, mode 1, layer 1, rank 2, zones (hand)

modifiers
    name example.whistle~2, stat power, kind add, proc modifier.example.whistle~2~2, common True, effect example.whistle~2
