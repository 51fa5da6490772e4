rule.example.horn~1: code, 1 arguments, 10 registers, event *
  ; card Horn: instead of losing 1 coin: discard this
    EVGET    r1, 0
    LDI      r2, 0
    LDI      r2, 2
    PAIR     r4, r1, r0
    JLTI     r5, 0, unaffected3
    RAISE    r3, discard, r4...
  unaffected3:
    JZ       r2, no2
    RET      r2
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event lose:coin, phase replace, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
