rule.example.crystal~1: code, 1 arguments, 11 registers, event *
  ; when you gain 1 coin: take one of the top 2 cards of the deck
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    LDI      r3, -1
    ZID      r4, deck, r3
    TOP      r2, r4
    LDI      r5, -1
    JEQ      r2, r5, else3
    LDI      r2, -1
    OPTS
    LDI      r5, -1
    FIRST    r4, deck, r5
    SEEK     r4, card, end8
  loop6:
    LDI      r5, 0
    LDI      r7, 2
    LDI      r8, -1
    ZID      r9, deck, r8
    TOP      r6, r9
  next9:
    JLTI     r7, 1, end11
    JLTI     r6, 0, end11
    JEQ      r6, r4, among10
    NXT      r6, r6
    ADDI     r7, r7, -1
    JMP      next9
  among10:
    LDI      r5, 1
  end11:
    JZ       r5, after7
    OPT      r4, ''
  after7:
    NEXT     r4, card, loop6
  end8:
    NOPT     r5
    JZ       r5, picked5
    DECIDER  r6, r1
    DEC      r2, r6, 'take one of the top 2 cards of the deck'
  picked5:
    JLTI     r2, 0, none12
    PAIR     r5, r1, r2
    RAISE    r4, take, r5...
  unaffected13:
  none12:
    JMP      end4
  else3:
  end4:
  no2:
  other1:
    RETI     0

rule.example.crystal~2: code, 1 arguments, 11 registers, event *
  ; when you lose 1 coin: you may discard one of the bottom 2 cards of your hand
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    OPTS
    ZID      r3, hand, r1
    BOT      r2, r3
    LDI      r4, -1
    JEQ      r2, r4, else5
    FIRST    r2, hand, r1
    SEEK     r2, card, end10
  loop8:
    LDI      r3, 0
    LDI      r5, 2
    ZID      r6, hand, r1
    ZOF      r4, r2
    JNE      r4, r6, end13
    MOV      r4, r2
  next11:
    JLTI     r5, 1, end13
    NXT      r4, r4
    JLTI     r4, 0, among12
    ADDI     r5, r5, -1
    JMP      next11
  among12:
    LDI      r3, 1
  end13:
    JZ       r3, after9
    JMP      found7
  after9:
    NEXT     r2, card, loop8
  end10:
    JMP      no3
  found7:
    JMP      end6
  else5:
    JMP      no3
  end6:
    OPTI     1, 'discard one of the bottom 2 cards of your hand'
    OPTI     -2000000000, 'decline'
    DECIDER  r4, r1
    DEC      r2, r4, 'discard one of the bottom 2 cards of your hand (Crystal)?'
    JEQI     r2, -2000000000, no3
    ZID      r3, hand, r1
    BOT      r2, r3
    LDI      r4, -1
    JEQ      r2, r4, else14
    LDI      r2, -1
    OPTS
    FIRST    r4, hand, r1
    SEEK     r4, card, end19
  loop17:
    LDI      r5, 0
    LDI      r7, 2
    ZID      r8, hand, r1
    ZOF      r6, r4
    JNE      r6, r8, end22
    MOV      r6, r4
  next20:
    JLTI     r7, 1, end22
    NXT      r6, r6
    JLTI     r6, 0, among21
    ADDI     r7, r7, -1
    JMP      next20
  among21:
    LDI      r5, 1
  end22:
    JZ       r5, after18
    OPT      r4, ''
  after18:
    NEXT     r4, card, loop17
  end19:
    NOPT     r5
    JZ       r5, picked16
    DECIDER  r6, r1
    DEC      r2, r6, 'discard one of the bottom 2 cards of your hand'
  picked16:
    JLTI     r2, 0, none23
    PAIR     r5, r1, r2
    RAISE    r4, discard, r5...
  unaffected24:
  none23:
    JMP      end15
  else14:
  end15:
    JMP      end4
  no3:
  end4:
  no2:
  other1:
    RETI     0

rule.example.crystal~3: code, 1 arguments, 10 registers, event *
  ; when you greet Ben: if one of the top 2 cards of your hand is red: gain 1 coin
    EVGET    r1, 0
    EVGET    r2, 1
    JNEI     r2, 24, no2
    MOV      r2, r1
    FIRST    r3, hand, r2
    SEEK     r3, red, end8
  loop6:
    JNTAG    r3, card, after7
    LDI      r4, 0
    LDI      r6, 2
    ZID      r7, hand, r2
    TOP      r5, r7
  next9:
    JLTI     r6, 1, end11
    JLTI     r5, 0, end11
    JEQ      r5, r3, among10
    NXT      r5, r5
    ADDI     r6, r6, -1
    JMP      next9
  among10:
    LDI      r4, 1
  end11:
    JZ       r4, after7
    JMP      found5
  after7:
    NEXT     r3, red, loop6
  end8:
    JMP      else3
  found5:
    REC      r4, 1
    MOV      r4, r2
    RAISE    r3, gain:coin, r4...
  unaffected12:
    JMP      end4
  else3:
  end4:
  no2:
  other1:
    RETI     0

entities
    name Crystal, text Crystal, tags (card thing =Crystal thing#), zone (deck '')

rules
    name example.crystal, event gain:coin, phase after, proc rule.example.crystal~1, carrier Crystal, mode 1, layer 1, zones (hand)
    name example.crystal, event lose:coin, phase after, proc rule.example.crystal~2, carrier Crystal, mode 1, layer 1, rank 1, zones (hand)
    name example.crystal, event greet, phase after, proc rule.example.crystal~3, carrier Crystal, mode 1, layer 1, rank 2, zones (hand)

told answered
    greet: (Ben)
