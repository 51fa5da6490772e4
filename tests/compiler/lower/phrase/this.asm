rule.example.horn~1: code, 1 arguments, 9 registers, event *
  ; card Horn: when you gain 1 coin: discard this
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    PAIR     r3, r1, r0
    JLTI     r4, 0, unaffected3
    RAISE    r2, discard, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
