rule.example.broom~1: code, 1 arguments, 13 registers, event *
  ; card Broom: when you greet Lamp: if each pawn at Gate is red: gain 1 coin
    EVGET    r1, 0
    EVGET    r3, 1
    JNTAG    r3, =Lamp, no2
    MOV      r2, r1
    LDI      r3, -1
    SEAT     r4
  loop5:
    ROUND    r5, r3..., end6
    JTAG     r5, red, loop5
    PLACE    r6, r5
    JNEI     r6, 20, loop5
    JMP      else3
    JMP      loop5
  end6:
    REC      r7, 1
    MOV      r7, r2
    RAISE    r6, gain:coin, r7...
  unaffected7:
    JMP      end4
  else3:
  end4:
  no2:
  other1:
    RETI     0

rule.example.shovel~2: code, 1 arguments, 9 registers, event *
  ; card Shovel: when you greet Lamp: unless all cards in your hand are red: lose 1 coin
    EVGET    r1, 0
    EVGET    r3, 1
    JNTAG    r3, =Lamp, no2
    FIRST    r2, hand, r1
    SEEK     r2, card, end6
  loop4:
    JTAG     r2, red, after5
    JMP      found3
  after5:
    NEXT     r2, card, loop4
  end6:
    JMP      no2
  found3:
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected7:
  no2:
  other1:
    RETI     0

order.example.broom~3: code, 1 arguments, 14 registers, event *
  ; card Broom: when you greet Lamp: if each pawn at Gate is red: gain 1 coin
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
    FIRST    r9, hand, r1
    SEEK     r9, card, end15
  loop13:
    JTAG     r9, red, after14
    JMP      found12
  after14:
    NEXT     r9, card, loop13
  end15:
    JMP      rule9
  found12:
    OPT      r7, '{0}: when you greet Lamp'
    JMP      found8
  rule9:
  found8:
  nothing3:
    NOPT     r7
    JZ       r7, done1
    DECIDER  r10, r1
    DEC      r8, r10, 'order\x1fwhat comes first?'
    JEQT     r9, '{0}: when you greet Lamp', hit17
    JMP      other16
  hit17:
    JNTAG    r8, =Broom, other16
    MOV      r11, r8
    JNEI     r11, 28, other18
    LDI      r2, 1
  other18:
    MOV      r13, r11
    CALL     r12, rule.example.broom~1, r13...
    JMP      next2
  other16:
    JEQT     r9, '{0}: when you greet Lamp', hit20
    JMP      other19
  hit20:
    JNTAG    r8, =Shovel, other19
    MOV      r11, r8
    JNEI     r11, 29, other21
    LDI      r3, 1
  other21:
    MOV      r13, r11
    CALL     r12, rule.example.shovel~2, r13...
    JMP      next2
  other19:
    JMP      next2
  done1:
    RETI     0

entities
    name Broom, text Broom, tags (card thing =Broom thing# any21#), zone (deck '')
    name Shovel, text Shovel, tags (card thing =Shovel thing# any21#), zone (deck '')

rules
    name example.broom, event greet, phase after, proc order.example.broom~3, layer 1
