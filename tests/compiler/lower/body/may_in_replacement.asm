rule.example.horn~1: code, 1 arguments, 10 registers, event *
  ; card Horn: instead of losing 1 coin: you may discard this
    EVGET    r1, 0
    LDI      r2, 0
    LDI      r2, 2
    OPTS
    JLTI     r0, 0, no3
    OPTI     1, 'discard Horn'
    OPTI     -2000000000, 'decline'
    DECIDER  r5, r1
    DEC      r3, r5, 'discard Horn?'
    JEQI     r3, -2000000000, no3
    PAIR     r4, r1, r0
    JLTI     r5, 0, unaffected5
    RAISE    r3, discard, r4...
  unaffected5:
    JMP      end4
  no3:
    LDI      r2, 1
  end4:
    JZ       r2, no2
    RET      r2
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event lose:coin, phase replace, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
