modifier.example.horn~1: modifier, 3 arguments, 5 registers
  ; unless you are red, and your coins are 3: +1 power
    HOLDER   r3, r2
    JLTI     r3, 0, no1
    JNE      r0, r3, no1
    JNTAG    r3, red, no2
    GETV     r4, coin, r3
    JNEI     r4, 3, no2
    JMP      no1
  no2:
    RETI     1
  no1:
    RETI     0
    RETI     0

modifier.example.horn~2: modifier, 3 arguments, 5 registers
  ; unless you are at Gate or Tower: +1 power
    HOLDER   r3, r2
    JLTI     r3, 0, no1
    JNE      r0, r3, no1
    PLACE    r4, r3
    JNEI     r4, 20, no2
    JMP      no1
  no2:
    PLACE    r4, r3
    JNEI     r4, 21, no3
    JMP      no1
  no3:
    RETI     1
  no1:
    RETI     0
    RETI     0

modifier.example.horn~3: modifier, 3 arguments, 7 registers
  ; unless Bread is in Ann's hand: +1 power
    HOLDER   r3, r2
    JLTI     r3, 0, no1
    JNE      r0, r3, no1
    LDI      r4, 25
    JNIN     r4, hand, no2
    BEAR     r5, r4
    LDI      r6, 23
    JNE      r5, r6, no2
    JMP      no1
  no2:
    RETI     1
  no1:
    RETI     0
    RETI     0

modifier.example.horn~4: modifier, 3 arguments, 8 registers
  ; unless there are no pawns at Well, or you are blue: +1 power
    HOLDER   r3, r2
    JLTI     r3, 0, no1
    JNE      r0, r3, no1
    JTAG     r3, blue, no1
    LDI      r4, -1
    SEAT     r5
  loop3:
    ROUND    r6, r4..., end4
    PLACE    r7, r6
    JNEI     r7, 22, loop3
    JMP      found2
    JMP      loop3
  end4:
    JMP      no1
  found2:
    RETI     1
  no1:
    RETI     0
    RETI     0

modifier.example.horn~5: modifier, 3 arguments, 8 registers
  ; while you are at Gate or Tower, and there are no pawns at Well: +1 power
    HOLDER   r3, r2
    JLTI     r3, 0, no1
    JNE      r0, r3, no1
    PLACE    r4, r3
    JNEI     r4, 20, no3
    JMP      yes2
  no3:
    PLACE    r4, r3
    JNEI     r4, 21, no4
    JMP      yes2
  no4:
    JMP      no1
  yes2:
    LDI      r4, -1
    SEAT     r5
  loop5:
    ROUND    r6, r4..., end6
    PLACE    r7, r6
    JNEI     r7, 22, loop5
    JMP      no1
    JMP      loop5
  end6:
    RETI     1
  no1:
    RETI     0
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

modifiers
    name example.horn, stat power, kind add, proc modifier.example.horn~1, carrier Horn, zones (hand)
    name example.horn, stat power, kind add, proc modifier.example.horn~2, carrier Horn, zones (hand)
    name example.horn, stat power, kind add, proc modifier.example.horn~3, carrier Horn, zones (hand)
    name example.horn, stat power, kind add, proc modifier.example.horn~4, carrier Horn, zones (hand)
    name example.horn, stat power, kind add, proc modifier.example.horn~5, carrier Horn, zones (hand)
