rule.example.horn~1~1: code, 1 arguments, 12 registers
  ; card Horn: when you gain 1 coin: until the end of this turn: as soon as your coins are at least 10: lose 1 coin
    LDI      r1, 0
    LDI      r2, -1
  live3:
    EFNEXT   r2, example.horn~1, r2
    JLTI     r2, 0, no2
    EFGET    r3, r2, 0
    EFGET    r4, r2, 1
    GETV     r5, coin, r3
    JLTI     r5, 10, live3
  redress4:
    LDI      r1, 1
    REC      r6, 1
    MOV      r6, r3
    RAISE    r5, lose:coin, r6...
  unaffected5:
    JMP      live3
  no2:
    JNZ      r1, again1
    RETI     0
  again1:
    RETI     2
    RETI     0

rule.example.horn~2: code, 1 arguments, 13 registers, event *
  ; card Horn: when you gain 1 coin: until the end of this turn: as soon as your coins are at least 10: lose 1 coin
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

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

effects
    example.horn~1

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~2, carrier Horn, mode 1, layer 1, rank 1, zones (hand)

limits
    name example.horn~1, proc rule.example.horn~1~1, redress redress4
