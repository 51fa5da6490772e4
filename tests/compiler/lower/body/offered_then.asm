rule.example.lens~1: code, 1 arguments, 11 registers, event *
  ; card Lens: when taken: you may lose 1 coin, then take a card in the heap
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    OPTS
    LDI      r2, 1
    GETV     r3, coin, r1
    JLT      r3, r2, no3
    LDI      r3, -1
    FIRST    r2, heap, r3
    SEEK     r2, card, end8
  loop6:
    JMP      found5
  after7:
    NEXT     r2, card, loop6
  end8:
    JMP      no3
  found5:
    OPTI     1, 'lose 1 coin, then take a card in the heap'
    OPTI     -2000000000, 'decline'
    DECIDER  r4, r1
    DEC      r2, r4, 'lose 1 coin, then take a card in the heap (Lens)?'
    JEQI     r2, -2000000000, no3
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected9:
    LDI      r2, -1
    OPTS
    LDI      r5, -1
    FIRST    r4, heap, r5
    SEEK     r4, card, end13
  loop11:
    OPT      r4, ''
  after12:
    NEXT     r4, card, loop11
  end13:
    NOPT     r5
    JZ       r5, picked10
    DECIDER  r6, r1
    DEC      r2, r6, 'take a card'
  picked10:
    JLTI     r2, 0, none14
    PAIR     r5, r1, r2
    RAISE    r4, take, r5...
  unaffected15:
  none14:
    JMP      end4
  no3:
  end4:
  no2:
  other1:
    RETI     0

entities
    name Lens, text Lens, tags (card thing =Lens thing#), zone (deck '')

rules
    name example.lens, event take, phase after, proc rule.example.lens~1, carrier Lens, layer 1
