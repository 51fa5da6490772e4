rule.example.horn~1: forbid, 1 arguments, 4 registers, event *
  ; during a turn: you cannot discard cards
    EVGET    r1, 0
    EVGET    r2, 1
    JNTAG    r2, card, no2
    INLV     r2, turn
    JZ       r2, no2
    PROHIBIT 1
  no2:
  other1:
    RETI     0

modifier.example.horn~2: modifier, 3 arguments, 5 registers
  ; during your turn: +1 power
    HOLDER   r3, r2
    JLTI     r3, 0, no1
    JNE      r0, r3, no1
    INLV     r4, turn
    JZ       r4, no1
    ROLE     r4, turn, 0
    JNE      r4, r3, no1
    RETI     1
  no1:
    RETI     0
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event discard, phase forbid, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)

modifiers
    name example.horn, stat power, kind add, proc modifier.example.horn~2, carrier Horn, zones (hand)
