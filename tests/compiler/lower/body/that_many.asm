rule.example.broom~1: code, 1 arguments, 16 registers, event *
  ; card Broom: when you greet Lamp: discard any number of cards in your hand, then gain that many coins
    EVGET    r1, 0
    EVGET    r3, 1
    JNTAG    r3, =Lamp, no2
    MOV      r2, r1
    LDI      r3, 0
    LDI      r5, 0
    FIRST    r6, hand, r2
    SEEK     r6, card, end5
  loop3:
    ADDI     r5, r5, 1
  after4:
    NEXT     r6, card, loop3
  end5:
    MOV      r4, r5
    EMPTY    r5, card
  again6:
    JLTI     r4, 1, enough7
    ADDI     r4, r4, -1
    LDI      r7, -1
    OPTS
    FIRST    r9, hand, r2
    SEEK     r9, card, end11
  loop9:
    ADDI     r5, r9, -1
    AMONG    r10, r5..., card
    JNE      r10, r9, new12
    JMP      old13
  new12:
    OPT      r9, ''
  old13:
  after10:
    NEXT     r9, card, loop9
  end11:
    NOPT     r10
    JZ       r10, picked8
    OPTI     -2000000000, 'none of these'
    DECIDER  r11, r2
    DEC      r7, r11, 'gathering\x1fdiscard any number of cards in your hand'
    JGEI     r7, 0, picked8
    LDI      r7, -1
  picked8:
    JLTI     r7, 0, enough7
    JOIN     r7, r5..., card
    PAIR     r10, r2, r7
    RAISE    r9, discard, r10...
  unaffected16:
    JNEI     r9, 0, else15
    ADDI     r10, r3, 1
    MOV      r3, r10
  else15:
  none14:
    JMP      again6
  enough7:
    REC      r5, 1
    MOV      r5, r2
    MOV      r7, r3
    RAISE    r4, gain:coin, r5...
  unaffected17:
  no2:
  other1:
    RETI     0

rule.example.shovel~2: code, 1 arguments, 12 registers, event *
  ; card Shovel: when you greet Lamp: lose all your coins, then Ann gains that much
    EVGET    r1, 0
    EVGET    r3, 1
    JNTAG    r3, =Lamp, no2
    MOV      r2, r1
    GETV     r3, coin, r2
    REC      r5, 1
    MOV      r5, r2
    MOV      r7, r3
    RAISE    r4, lose:coin, r5...
  unaffected3:
    REC      r5, 1
    LDI      r5, 23
    MOV      r7, r3
    RAISE    r4, gain:coin, r5...
  unaffected4:
  no2:
  other1:
    RETI     0

order.example.broom~3: code, 1 arguments, 14 registers, event *
  ; card Broom: when you greet Lamp: discard any number of cards in your hand, then gain that many coins
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
