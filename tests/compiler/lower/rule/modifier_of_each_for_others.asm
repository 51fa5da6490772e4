modifier.example.help~1: modifier, 3 arguments, 9 registers
  ; rule "Help": for each red pawn: +1 to the power of Bread
    LDI      r3, 0
    LDI      r4, -1
    SEAT     r5
    LDI      r6, -1
  each3:
    ROUND    r7, r4..., end2
    JNEI     r0, 25, each3
    JNTAG    r7, red, each3
    LDI      r8, 1
    ADD      r3, r3, r8
    JMP      each3
  end2:
    RET      r3
  no1:
    LDI      r3, 0
    RET      r3
    RETI     0

modifier.example.most~2: modifier, 3 arguments, 9 registers
  ; rule "Most": for each pawn: the power of Lamp is at least your coins
    LDI      r3, -2147483648
    LDI      r4, -1
    SEAT     r5
    LDI      r6, -1
  each3:
    ROUND    r7, r4..., end2
    JNTAG    r0, =Lamp, each3
    GETV     r8, coin, r7
    MAX      r3, r3, r8
    JMP      each3
  end2:
    RET      r3
  no1:
    LDI      r3, -2147483648
    RET      r3
    RETI     0

modifiers
    name example.help, stat power, kind add, proc modifier.example.help~1, common True
    name example.most, stat power, kind least, proc modifier.example.most~2, common True
