modifier.example.help~1: modifier, 3 arguments, 10 registers
  ; rule "Help": for each red pawn: +1 to the power of Bread
    LDI      r3, 0
    LDI      r5, -1
    LDI      r7, -1
    SEATS    r4
    SEAT     r6
  each3:
    ADDI     r5, r5, 1
    JGE      r5, r4, end2
    SEATR    r8, r6, r5
    AVATAR   r8, r8
    JLTI     r8, 0, each3
    JNEI     r0, 25, each3
    JNTAG    r8, red, each3
    LDI      r9, 1
    ADD      r3, r3, r9
    JMP      each3
  end2:
    RET      r3
  no1:
    LDI      r3, 0
    RET      r3
    RETI     0

modifier.example.most~2: modifier, 3 arguments, 10 registers
  ; rule "Most": for each pawn: the power of Lamp is at least your coins
    LDI      r3, -2147483648
    LDI      r5, -1
    LDI      r7, -1
    SEATS    r4
    SEAT     r6
  each3:
    ADDI     r5, r5, 1
    JGE      r5, r4, end2
    SEATR    r8, r6, r5
    AVATAR   r8, r8
    JLTI     r8, 0, each3
    JNTAG    r0, =Lamp, each3
    GETV     r9, coin, r8
    MAX      r3, r3, r9
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
