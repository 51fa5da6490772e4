rule.example.horn~1: code, 1 arguments, 3 registers, event *
  ; when you would lose 1 coin: it does not happen
    EVGET    r1, 0
    LDI      r2, 0
    LDI      r2, 1
    LDI      r2, 2
    JZ       r2, no2
    RET      r2
  no2:
  other1:
    RETI     0

rule.example.horn~2: code, 1 arguments, 13 registers, event *
  ; when you would gain 2 coins: gain 1 card
    EVGET    r1, 0
    LDI      r2, 0
    EVGET    r3, 2
    JLTI     r3, 2, no2
    LDI      r2, 1
    LDI      r11, -1
    ZID      r12, deck, r11
    TOP      r10, r12
    PAIR     r4, r1, r10
    JLTI     r5, 0, unaffected3
    RAISE    r3, gain, r4...
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
    name example.horn, event gain:coin, phase replace, proc rule.example.horn~2, carrier Horn, mode 1, layer 1, rank 1, zones (hand)
