rule.example.horn~1: code, 1 arguments, 19 registers, event *
  ; card Horn: when you would roll for luck: roll 2 dice for luck, then keep the highest die
    EVGET    r1, 0
    LDI      r2, 0
    LDI      r3, 0
    EVGET    r4, 1
    JNTAG    r4, roll#, L3
    GETF     r5, roll.purpose, r4
    LDI      r6, 0
    EQ       r3, r5, r6
  L3:
    JZ       r3, no2
    LDI      r2, 1
    MOV      r3, r1
    LDI      r5, 0
    LDI      r6, 2
    MOV      r7, r3
    MOV      r8, r5
    CALL     r4, new roll, r7...
    LDI      r9, 0
    JLTI     r3, 0, L4
    MOV      r10, r3
    LDI      r11, 0
    CALL     r9, stat.luck roll, r10...
  L4:
    SETF     roll.bonus, r4, r9
    REC      r10, 0
    MOV      r10, r3
    MOV      r11, r4
    MOV      r12, r6
    MOV      r15, r5
    RAISE    r9, roll, r10...
    LDI      r16, 0
    GETF     r17, roll.1, r4
    MAX      r16, r16, r17
    GETF     r17, roll.2, r4
    MAX      r16, r16, r17
    GETF     r17, roll.3, r4
    MAX      r16, r16, r17
    GETF     r17, roll.4, r4
    MAX      r16, r16, r17
    LDI      r18, 0
    SETF     roll.1, r4, r16
    SETF     roll.2, r4, r18
    SETF     roll.3, r4, r18
    SETF     roll.4, r4, r18
    SETF     roll.more, r4, r18
    JZ       r2, no2
    RET      r2
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event roll, phase replace, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
