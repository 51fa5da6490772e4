modifier.example.horn~1: modifier, 3 arguments, 5 registers
  ; while you are red: +1 power
    HOLDER   r3, r2
    JLTI     r3, 0, no1
    JNE      r0, r3, no1
    JNTAG    r3, red, no1
    RETI     1
  no1:
    RETI     0
    RETI     0

modifier.example.horn~2: modifier, 3 arguments, 5 registers
  ; at Tower: +1 power
    HOLDER   r3, r2
    JLTI     r3, 0, no1
    JNE      r0, r3, no1
    PLACE    r4, r3
    JNEI     r4, 21, no1
    RETI     1
  no1:
    RETI     0
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

modifiers
    name example.horn, stat power, kind add, proc modifier.example.horn~1, carrier Horn, zones (hand)
    name example.horn, stat power, kind add, proc modifier.example.horn~2, carrier Horn, zones (hand)
    name example.horn, stat power, kind add, amount 1, carrier Horn, context 1, zones (hand)
