rule.example.broom~1: code, 1 arguments, 13 registers, event *
  ; card Broom: when you greet Lamp: take all cards from another pawn
    EVGET    r1, 0
    EVGET    r3, 1
    JNTAG    r3, =Lamp, no2
    LDI      r2, -1
    OPTS
    LDI      r4, -1
    SEAT     r5
  loop4:
    ROUND    r6, r4..., end5
    JEQ      r6, r1, loop4
    OPT      r6, ''
    JMP      loop4
  end5:
    NOPT     r7
    JZ       r7, picked3
    DECIDER  r8, r1
    DEC      r2, r8, 'take all cards from another pawn'
  picked3:
    JLTI     r2, 0, none6
    EMPTY    r4, card
    MOV      r7, r2
    LDI      r6, -1
  loop7:
    HAVE     r6, card, end8
    JOIN     r6, r4..., card
    JMP      loop7
  end8:
  each9:
    AMONG    r4, r4..., card
    JLTI     r4, 0, all10
    HOLDER   r6, r4
    JNE      r6, r2, each9
    PAIR     r7, r1, r4
    MOV      r11, r2
    RAISE    r6, take, r7...
  unaffected11:
    JMP      each9
  all10:
  none6:
  no2:
  other1:
    RETI     0

rule.example.shovel~2: code, 1 arguments, 16 registers, event *
  ; card Shovel: when you greet Lamp: take 2 cards from another pawn
    EVGET    r1, 0
    EVGET    r3, 1
    JNTAG    r3, =Lamp, no2
    LDI      r2, -1
    OPTS
    LDI      r4, -1
    SEAT     r5
  loop4:
    ROUND    r6, r4..., end5
    JEQ      r6, r1, loop4
    OPT      r6, ''
    JMP      loop4
  end5:
    NOPT     r7
    JZ       r7, picked3
    DECIDER  r8, r1
    DEC      r2, r8, 'take 2 cards from another pawn'
  picked3:
    JLTI     r2, 0, none6
    LDI      r4, 2
    EMPTY    r5, card
  again7:
    JLTI     r4, 1, enough8
    ADDI     r4, r4, -1
    LDI      r7, -1
    OPTS
    MOV      r10, r2
    LDI      r9, -1
  loop10:
    HAVE     r9, card, end11
    ADDI     r5, r9, -1
    AMONG    r11, r5..., card
    JNE      r11, r9, new12
    JMP      old13
  new12:
    OPT      r9, ''
  old13:
    JMP      loop10
  end11:
    NOPT     r11
    JZ       r11, picked9
    DECIDER  r12, r1
    DEC      r7, r12, 'take 2 cards from another pawn'
  picked9:
    JLTI     r7, 0, enough8
    JOIN     r7, r5..., card
    PAIR     r10, r1, r7
    MOV      r14, r2
    RAISE    r9, take, r10...
  unaffected15:
  none14:
    JMP      again7
  enough8:
  none6:
  no2:
  other1:
    RETI     0

order.example.broom~3: code, 1 arguments, 14 registers, event *
  ; card Broom: when you greet Lamp: take all cards from another pawn
    MOV      r1, r0
    EVGET    r1, 0
    JNTAG    r1, pawn, done1
    LDI      r2, 0
    LDI      r3, 0
  next2:
    OPTS
    PLACE    r4, r1
    LDI      r5, -1
    MOV      r6, r1
    HELD     r5, r5..., any21#
    JLTI     r5, 0, nothing3
    LDI      r7, 28
    JNIN     r7, hand, rule5
  awake6:
    HOLDER   r8, r7
    JNE      r8, r1, rule5
    JNEI     r7, 28, other7
    JNZ      r2, rule5
  other7:
    EVGET    r9, 0
    JNE      r9, r1, rule5
    EVGET    r10, 1
    JNTAG    r10, =Lamp, rule5
    OPT      r7, '{0}: when you greet Lamp'
    JMP      found4
  rule5:
  found4:
    LDI      r7, 29
    JNIN     r7, hand, rule9
  awake10:
    HOLDER   r8, r7
    JNE      r8, r1, rule9
    JNEI     r7, 29, other11
    JNZ      r3, rule9
  other11:
    EVGET    r9, 0
    JNE      r9, r1, rule9
    EVGET    r10, 1
    JNTAG    r10, =Lamp, rule9
    OPT      r7, '{0}: when you greet Lamp'
    JMP      found8
  rule9:
  found8:
  nothing3:
    NOPT     r7
    JZ       r7, done1
    DECIDER  r10, r1
    DEC      r8, r10, 'order\x1fwhat comes first?'
    JEQT     r9, '{0}: when you greet Lamp', hit13
    JMP      other12
  hit13:
    JNTAG    r8, =Broom, other12
    MOV      r11, r8
    JNEI     r11, 28, other14
    LDI      r2, 1
  other14:
    MOV      r13, r11
    CALL     r12, rule.example.broom~1, r13...
    JMP      next2
  other12:
    JEQT     r9, '{0}: when you greet Lamp', hit16
    JMP      other15
  hit16:
    JNTAG    r8, =Shovel, other15
    MOV      r11, r8
    JNEI     r11, 29, other17
    LDI      r3, 1
  other17:
    MOV      r13, r11
    CALL     r12, rule.example.shovel~2, r13...
    JMP      next2
  other15:
    JMP      next2
  done1:
    RETI     0

entities
    name Broom, text Broom, tags (card thing =Broom thing# any21#), zone (deck '')
    name Shovel, text Shovel, tags (card thing =Shovel thing# any21#), zone (deck '')

rules
    name example.broom, event greet, phase after, proc order.example.broom~3, layer 1
