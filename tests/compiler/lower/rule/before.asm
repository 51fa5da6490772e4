rule.example.horn~1: code, 1 arguments, 9 registers, event *
  ; card Horn: before you take a card: lose 1 coin
    EVGET    r1, 0
    EVGET    r2, 1
    JNTAG    r2, card, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event take, phase guard, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
