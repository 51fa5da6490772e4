modifier.example.sorter~1: modifier, 3 arguments, 5 registers
  ; then: +1 power
    HOLDER   r3, r2
    JLTI     r3, 0, no1
    JNE      r0, r3, no1
    JNTAG    r3, red, no3
    GETV     r4, coin, r3
    JNEI     r4, 3, no3
    JMP      yes2
  no3:
    PLACE    r4, r3
    JNEI     r4, 21, no4
    JMP      yes2
  no4:
    JMP      no1
  yes2:
    RETI     1
  no1:
    RETI     0
    RETI     0

entities
    name Sorter, text Sorter, tags (card thing =Sorter thing#), zone (deck '')

modifiers
    name example.sorter, stat power, kind add, proc modifier.example.sorter~1, carrier Sorter, zones (hand)
