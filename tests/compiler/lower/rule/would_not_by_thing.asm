rule.example.horn~1: code, 1 arguments, 10 registers, event *
  ; card Horn: when you would lose 1 coin: prevent the loss
    EVGET    r1, 0
    LDI      r2, 0
    REC      r4, 0
    MOV      r4, r0
    CAN      r3, prevent, r4...
    JZ       r3, no2
    LDI      r2, 1
    LDI      r2, 2
    JZ       r2, no2
    RET      r2
  no2:
  other1:
    RETI     0

rule.example.whistle~2: forbid, 1 arguments, 4 registers, event *
  ; card Whistle: Horn cannot prevent losses
    LDI      r1, -1
    EVGET    r2, 0
    JNEI     r2, 28, no2
    EVGET    r2, 1
    LDI      r3, 0
    JZ       r3, no2
    PROHIBIT 1
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')

events
    name prevent, text '{0} prevents[ {1}]'

rules
    name example.horn, event lose:coin, phase replace, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
    name example.whistle, event prevent, phase forbid, proc rule.example.whistle~2, carrier Whistle, layer 1, rank 1, zones (hand)
