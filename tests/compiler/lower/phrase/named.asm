rule.example.horn~1: code, 1 arguments, 10 registers, event *
  ; when you greet Ben: Ann gains 1 coin
    EVGET    r1, 0
    EVGET    r2, 1
    JNEI     r2, 24, no2
    REC      r3, 1
    LDI      r3, 23
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.horn~2: code, 1 arguments, 9 registers, event *
  ; when you discard Lamp: gain 1 coin
    EVGET    r1, 0
    EVGET    r3, 1
    JNTAG    r3, =Lamp, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event greet, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
    name example.horn, event discard, phase after, proc rule.example.horn~2, carrier Horn, mode 1, layer 1, rank 1, zones (hand)

told answered
    greet: (Ben)
