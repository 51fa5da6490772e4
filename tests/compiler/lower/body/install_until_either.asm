modifier.example.cloak~1~1: modifier, 3 arguments, 8 registers
  ; card Cloak: when you gain this: until the end of this turn, or you gain 1 coin: +1 power
    LDI      r3, 0
    LDI      r4, -1
  live2:
    EFNEXT   r4, example.cloak~1, r4
    JLTI     r4, 0, end1
    EFGET    r5, r4, 0
    EFGET    r6, r4, 1
    JNE      r0, r5, live2
    LDI      r7, 1
    ADD      r3, r3, r7
    JMP      live2
  end1:
    RET      r3
    RETI     0

rule.example.cloak~1.ends~2: code, 1 arguments, 6 registers, event *
  ; card Cloak: when you gain this: until the end of this turn, or you gain 1 coin: +1 power
    LDI      r1, -1
  live3:
    EFNEXT   r1, example.cloak~1, r1
    JLTI     r1, 0, no2
    EFGET    r2, r1, 0
    EFGET    r3, r1, 1
    EVGET    r4, 0
    JNE      r4, r2, live3
    EFGET    r4, r1, 0
    EFEND    r1
    JMP      live3
  no2:
  other1:
    RETI     0

rule.example.cloak~3: code, 1 arguments, 12 registers, event *
  ; card Cloak: when you gain this: until the end of this turn, or you gain 1 coin: +1 power
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    MOV      r2, r1
    LDI      r3, 0
    INLV     r3, turn
    MOV      r5, r2
    MOV      r6, r0
    LDI      r7, 0
    LDI      r8, 0
    LDI      r9, 0
    LDI      r10, 0
    MOV      r11, r3
    EFNEW    r4, example.cloak~1, r5...
  nowhere3:
  no2:
  other1:
    RETI     0

entities
    name Cloak, text Cloak, tags (card thing =Cloak thing#), zone (deck '')

effects
    example.cloak~1

rules
    name example.cloak~1.ends, event gain:coin, phase after, proc rule.example.cloak~1.ends~2, rank 1, effect example.cloak~1
    name example.cloak, event gain:coin, phase after, proc rule.example.cloak~3, carrier Cloak, layer 1, rank 2
    name example.cloak, event gain, phase after, proc rule.example.cloak~3, carrier Cloak, layer 1, rank 2

modifiers
    name example.cloak~1, stat power, kind add, proc modifier.example.cloak~1~1, common True, effect example.cloak~1
