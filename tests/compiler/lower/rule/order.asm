rule.example.horn~1: code, 1 arguments, 9 registers, event *
  ; card Horn: when you greet Ben: gain 1 coin
    EVGET    r1, 0
    EVGET    r2, 1
    JNEI     r2, 24, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.whistle~2: code, 1 arguments, 10 registers, event *
  ; card Whistle: when you greet Ben: lose all your coins
    EVGET    r1, 0
    EVGET    r2, 1
    JNEI     r2, 24, no2
    REC      r3, 1
    MOV      r3, r1
    GETV     r5, coin, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

order.example.horn~3: code, 1 arguments, 14 registers, event *
  ; card Horn: when you greet Ben: gain 1 coin
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
    HELD     r5, r5..., any23#
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
    EVGET    r9, 1
    JNEI     r9, 24, rule5
    OPT      r7, '{0}: when you greet Ben'
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
    EVGET    r9, 1
    JNEI     r9, 24, rule9
    OPT      r7, '{0}: when you greet Ben'
    JMP      found8
  rule9:
  found8:
  nothing3:
    NOPT     r7
    JZ       r7, done1
    DECIDER  r10, r1
    DEC      r8, r10, 'order\x1fwhat comes first?'
    JEQT     r9, '{0}: when you greet Ben', hit13
    JMP      other12
  hit13:
    JNTAG    r8, =Horn, other12
    MOV      r11, r8
    JNEI     r11, 28, other14
    LDI      r2, 1
  other14:
    MOV      r13, r11
    CALL     r12, rule.example.horn~1, r13...
    JMP      next2
  other12:
    JEQT     r9, '{0}: when you greet Ben', hit16
    JMP      other15
  hit16:
    JNTAG    r8, =Whistle, other15
    MOV      r11, r8
    JNEI     r11, 29, other17
    LDI      r3, 1
  other17:
    MOV      r13, r11
    CALL     r12, rule.example.whistle~2, r13...
    JMP      next2
  other15:
    JMP      next2
  done1:
    RETI     0

rule.example.drum~4: code, 1 arguments, 9 registers, event *
  ; card Drum: when another pawn greets Ben: gain 1 coin
    HOLDER   r1, r0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNEI     r2, 24, no2
    EVGET    r2, 0
    JNTAG    r2, pawn, no2
    EVGET    r2, 0
    JEQ      r2, r1, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.flute~5: code, 1 arguments, 10 registers, event *
  ; card Flute: when another pawn greets Ben: lose all your coins
    HOLDER   r1, r0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNEI     r2, 24, no2
    EVGET    r2, 0
    JNTAG    r2, pawn, no2
    EVGET    r2, 0
    JEQ      r2, r1, no2
    REC      r3, 1
    MOV      r3, r1
    GETV     r5, coin, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

order.example.drum~6: code, 1 arguments, 14 registers, event *
  ; card Drum: when another pawn greets Ben: gain 1 coin
    MOV      r1, r0
    JNTAG    r1, pawn, done1
    LDI      r2, 0
    LDI      r3, 0
  next2:
    OPTS
    PLACE    r4, r1
    LDI      r5, -1
    MOV      r6, r1
    HELD     r5, r5..., any24#
    JLTI     r5, 0, nothing3
    LDI      r7, 30
    JNIN     r7, hand, rule5
  awake6:
    HOLDER   r8, r7
    JNE      r8, r1, rule5
    JNEI     r7, 30, other7
    JNZ      r2, rule5
  other7:
    EVGET    r9, 0
    JNTAG    r9, pawn, rule5
    EVGET    r9, 0
    JEQ      r9, r1, rule5
    EVGET    r9, 1
    JNEI     r9, 24, rule5
    OPT      r7, '{0}: when another pawn greets Ben'
    JMP      found4
  rule5:
  found4:
    LDI      r7, 31
    JNIN     r7, hand, rule9
  awake10:
    HOLDER   r8, r7
    JNE      r8, r1, rule9
    JNEI     r7, 31, other11
    JNZ      r3, rule9
  other11:
    EVGET    r9, 0
    JNTAG    r9, pawn, rule9
    EVGET    r9, 0
    JEQ      r9, r1, rule9
    EVGET    r9, 1
    JNEI     r9, 24, rule9
    OPT      r7, '{0}: when another pawn greets Ben'
    JMP      found8
  rule9:
  found8:
  nothing3:
    NOPT     r7
    JZ       r7, done1
    DECIDER  r10, r1
    DEC      r8, r10, 'order\x1fwhat comes first?'
    JEQT     r9, '{0}: when another pawn greets Ben', hit13
    JMP      other12
  hit13:
    JNTAG    r8, =Drum, other12
    MOV      r11, r8
    JNEI     r11, 30, other14
    LDI      r2, 1
  other14:
    MOV      r13, r11
    CALL     r12, rule.example.drum~4, r13...
    JMP      next2
  other12:
    JEQT     r9, '{0}: when another pawn greets Ben', hit16
    JMP      other15
  hit16:
    JNTAG    r8, =Flute, other15
    MOV      r11, r8
    JNEI     r11, 31, other17
    LDI      r3, 1
  other17:
    MOV      r13, r11
    CALL     r12, rule.example.flute~5, r13...
    JMP      next2
  other15:
    JMP      next2
  done1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing# any23#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing# any23#), zone (deck '')
    name Drum, text Drum, tags (card thing =Drum thing# any24#), zone (deck '')
    name Flute, text Flute, tags (card thing =Flute thing# any24#), zone (deck '')

rules
    name example.horn, event greet, phase after, proc order.example.horn~3, layer 1
    name example.drum, event greet, phase after, proc order.example.drum~6, mode 4, layer 1, rank 2

told answered
    greet: (Ben)
