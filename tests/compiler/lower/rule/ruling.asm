rule.example.rain~1: code, 1 arguments, 3 registers, event *
  ; rule "Rain": instead of gaining 1 coin: nothing
    LDI      r1, -1
    LDI      r2, 0
    LDI      r2, 2
    JZ       r2, no2
    RET      r2
  no2:
  other1:
    RETI     0

rule.example.shine~2: code, 1 arguments, 14 registers, event *
  ; rule "Shine": instead of gaining 1 coin: the actor gains 1 card
    LDI      r1, -1
    LDI      r2, 0
    LDI      r2, 2
    EVGET    r10, 0
    LDI      r12, -1
    ZID      r13, deck, r12
    TOP      r11, r13
    PAIR     r4, r10, r11
    JLTI     r5, 0, unaffected3
    RAISE    r3, gain, r4...
  unaffected3:
    JZ       r2, no2
    RET      r2
  no2:
  other1:
    RETI     0

rules
    name example.rain, event gain:coin, phase replace, proc rule.example.rain~1
    name example.shine, event gain:coin, phase replace, proc rule.example.shine~2, rank 1
