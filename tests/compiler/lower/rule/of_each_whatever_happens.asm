rule.example.whistle~1~1: code, 1 arguments, 15 registers, event *
  ; when you gain 1 coin: until the end of this turn: for each pawn: when Ben takes Bread: lose 1 coin
    LDI      r1, -1
  live3:
    EFNEXT   r1, example.whistle~1, r1
    JLTI     r1, 0, no2
    EFGET    r2, r1, 0
    EFGET    r3, r1, 1
    LDI      r4, -1
    SEAT     r5
    LDI      r6, -1
  each4:
    ROUND    r7, r4..., live3
    EVGET    r8, 0
    JNEI     r8, 24, each4
    EVGET    r8, 1
    JNEI     r8, 25, each4
    REC      r9, 1
    MOV      r9, r7
    RAISE    r8, lose:coin, r9...
  unaffected5:
    JMP      each4
    JMP      live3
  no2:
  other1:
    RETI     0

rule.example.whistle~2: code, 1 arguments, 13 registers, event *
  ; when you gain 1 coin: until the end of this turn: for each pawn: when Ben takes Bread: lose 1 coin
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
    EFNEW    r5, example.whistle~1, r6...
  nowhere3:
  no2:
  other1:
    RETI     0

rule.example.whistle~3: code, 1 arguments, 14 registers
  ; for each red pawn: as soon as its coins are at least 10: it loses 1 coin
    LDI      r1, 0
    LDI      r2, 28
    JNIN     r2, hand, asleep2
  awake3:
    LDI      r3, -1
    SEAT     r4
    LDI      r5, -1
  each4:
    ROUND    r6, r3..., asleep2
    JNTAG    r6, red, each4
    GETV     r7, coin, r6
    JLTI     r7, 10, each4
  redress5:
    LDI      r1, 1
    REC      r8, 1
    MOV      r8, r6
    RAISE    r7, lose:coin, r8...
  unaffected6:
    JMP      each4
  asleep2:
    JNZ      r1, again1
    RETI     0
  again1:
    RETI     2
    RETI     0

rule.example.horn~4: code, 1 arguments, 8 registers, event *
  ; rule "Horn": for each red pawn: when Ben takes Bread: gain 1 coin
    EVGET    r1, 0
    JNEI     r1, 24, no2
    EVGET    r1, 1
    JNEI     r1, 25, no2
    JNTAG    r0, red, no2
    REC      r2, 1
    MOV      r2, r0
    RAISE    r1, gain:coin, r2...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')

effects
    example.whistle~1

rules
    name example.whistle~1, event take, phase after, proc rule.example.whistle~1~1, effect example.whistle~1
    name example.whistle, event gain:coin, phase after, proc rule.example.whistle~2, carrier Whistle, mode 1, layer 1, rank 1, zones (hand)
    name example.horn, event take, phase after, proc rule.example.horn~4, mode 4, rank 3

limits
    name example.whistle, proc rule.example.whistle~3, redress redress5
