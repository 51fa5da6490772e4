rule.example.horn~1: code, 1 arguments, 9 registers, event *
  ; when Bread is put into the heap: gain 1 coin
    HOLDER   r1, r0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNEI     r2, 25, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.horn~2: code, 1 arguments, 9 registers, event *
  ; when a card is put into your hand: lose 1 coin
    HOLDER   r1, r0
    JLTI     r1, 0, no2
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

events
    name put, text put, quiet True

rules
    name example.horn, event put, phase after, proc rule.example.horn~1, carrier Horn, mode 2, layer 1, zones (hand)
    name example.horn, event put, phase after, proc rule.example.horn~2, carrier Horn, mode 2, layer 1, rank 1, zones (hand)
