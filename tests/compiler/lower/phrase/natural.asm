rule.example.horn~1: code, 1 arguments, 9 registers, event *
  ; card Horn: when you roll a natural 5-6 for luck: gain 1 coin
    EVGET    r1, 0
    LDI      r2, 0
    EVGET    r3, 1
    JNTAG    r3, roll#, L3
    GETF     r4, roll.purpose, r3
    LDI      r5, 0
    EQ       r2, r4, r5
  L3:
    JZ       r2, no2
    LDI      r2, 0
    EVGET    r3, 1
    JNTAG    r3, roll#, natural4
    GETF     r4, roll.1, r3
    JLTI     r4, 5, L5
    JGEI     r4, 7, L5
    LDI      r2, 1
    JMP      natural4
  L5:
    GETF     r4, roll.2, r3
    JLTI     r4, 5, L6
    JGEI     r4, 7, L6
    LDI      r2, 1
    JMP      natural4
  L6:
    GETF     r4, roll.3, r3
    JLTI     r4, 5, L7
    JGEI     r4, 7, L7
    LDI      r2, 1
    JMP      natural4
  L7:
    GETF     r4, roll.4, r3
    JLTI     r4, 5, L8
    JGEI     r4, 7, L8
    LDI      r2, 1
    JMP      natural4
  L8:
  natural4:
    JZ       r2, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected9:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event roll, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
