modifier.example.horn~1~1: modifier, 3 arguments, 8 registers
  ; card Horn: when you lose 1 coin: until the end of this turn: your power is at least that number
    LDI      r3, -2147483648
    LDI      r4, -1
  live2:
    EFNEXT   r4, example.horn~1, r4
    JLTI     r4, 0, end1
    EFGET    r5, r4, 0
    EFGET    r6, r4, 1
    JNE      r0, r5, live2
    EFGET    r7, r4, 2
    MOV      r3, r7
    JMP      live2
  end1:
    RET      r3
    RETI     0

rule.example.horn~2: code, 1 arguments, 14 registers, event *
  ; card Horn: when you lose 1 coin: until the end of this turn: your power is at least that number
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    MOV      r3, r2
    EVGET    r4, 2
    LDI      r5, 0
    INLV     r5, turn
    MOV      r7, r3
    MOV      r8, r0
    MOV      r9, r4
    LDI      r10, 0
    LDI      r11, 0
    LDI      r12, 0
    MOV      r13, r5
    EFNEW    r6, example.horn~1, r7...
  nowhere3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

effects
    example.horn~1

rules
    name example.horn, event lose:coin, phase after, proc rule.example.horn~2, carrier Horn, mode 1, layer 1, rank 1, zones (hand)

modifiers
    name example.horn~1, stat power, kind least, proc modifier.example.horn~1~1, common True, effect example.horn~1
