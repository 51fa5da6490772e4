rule.example.horn~1: code, 1 arguments, 11 registers, event *
  ; card Horn: when Ann gains 1 coin: its holder gains 1 coin
    LDI      r1, -1
    EVGET    r2, 0
    JNEI     r2, 23, no2
    REC      r3, 1
    EVGET    r9, 0
    HOLDER   r3, r9
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.whistle~2: code, 1 arguments, 11 registers, event *
  ; card Whistle: when you gain 1 coin: take Lamp from Bread's holder
    EVGET    r1, 0
    LDI      r9, 26
    PAIR     r3, r1, r9
    LDI      r9, 25
    HOLDER   r7, r9
    JLTI     r4, 0, unaffected3
    RAISE    r2, take, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, layer 1, zones (hand)
    name example.whistle, event gain:coin, phase after, proc rule.example.whistle~2, carrier Whistle, mode 1, layer 1, rank 1, zones (hand)
