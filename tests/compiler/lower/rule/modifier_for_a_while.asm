modifier.example.horn~1~1: modifier, 3 arguments, 8 registers
  ; when you gain 1 coin: until the end of this turn: your power is 5
    LDI      r3, -2147483648
    LDI      r4, -1
  live2:
    EFNEXT   r4, example.horn~1, r4
    JLTI     r4, 0, end1
    EFGET    r5, r4, 0
    EFGET    r6, r4, 1
    JNE      r0, r5, live2
    LDI      r7, 5
    MOV      r3, r7
    JMP      live2
  end1:
    RET      r3
    RETI     0

modifier.example.horn~2~2: modifier, 3 arguments, 8 registers
  ; when you lose 1 coin: until the end of this turn: for each pawn: +1 to your power
    LDI      r3, 0
    LDI      r4, -1
  live2:
    EFNEXT   r4, example.horn~2, r4
    JLTI     r4, 0, end1
    EFGET    r5, r4, 0
    EFGET    r6, r4, 1
    JNTAG    r0, pawn, live2
    LDI      r7, 1
    ADD      r3, r3, r7
    JMP      live2
  end1:
    RET      r3
    RETI     0

rule.example.horn~3: code, 1 arguments, 13 registers, event *
  ; when you gain 1 coin: until the end of this turn: your power is 5
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    MOV      r3, r2
    LDI      r4, 0
    INLV     r4, turn
    MOV      r6, r3
    MOV      r7, r0
    LDI      r8, 0
    LDI      r9, 0
    LDI      r10, 0
    LDI      r11, 0
    MOV      r12, r4
    EFNEW    r5, example.horn~1, r6...
  nowhere3:
  no2:
  other1:
    RETI     0

rule.example.horn~4: code, 1 arguments, 13 registers, event *
  ; when you lose 1 coin: until the end of this turn: for each pawn: +1 to your power
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    MOV      r3, r2
    LDI      r4, 0
    INLV     r4, turn
    MOV      r6, r3
    MOV      r7, r0
    LDI      r8, 0
    LDI      r9, 0
    LDI      r10, 0
    LDI      r11, 0
    MOV      r12, r4
    EFNEW    r5, example.horn~2, r6...
  nowhere3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

effects
    example.horn~1
    example.horn~2

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~3, carrier Horn, mode 1, layer 1, rank 2, zones (hand)
    name example.horn, event lose:coin, phase after, proc rule.example.horn~4, carrier Horn, mode 1, layer 1, rank 3, zones (hand)

modifiers
    name example.horn~1, stat power, kind set, proc modifier.example.horn~1~1, common True, effect example.horn~1
    name example.horn~2, stat power, kind add, proc modifier.example.horn~2~2, common True, effect example.horn~2
