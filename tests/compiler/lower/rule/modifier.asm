modifier.example.horn~1: modifier, 3 arguments, 5 registers
  ; plus your coins to your power
    HOLDER   r3, r2
    JLTI     r3, 0, no1
    JNE      r0, r3, no1
    GETV     r4, coin, r3
    RET      r4
  no1:
    RETI     0
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')

modifiers
    name example.horn, stat power, kind add, amount 1, carrier Horn, zones (hand)
    name example.horn, stat power, kind add, amount -1, carrier Horn, zones (hand)
    name example.horn, stat power, kind add, proc modifier.example.horn~1, carrier Horn, zones (hand), lent coin
    name example.whistle, stat power, kind set, amount 3, carrier Whistle, zones (hand)
    name example.whistle, stat power, kind least, amount 2, carrier Whistle, zones (hand)
    name example.whistle, stat power, kind most, amount 4, carrier Whistle, zones (hand)
