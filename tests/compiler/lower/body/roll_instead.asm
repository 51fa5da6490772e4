rule.example.horn~1: code, 1 arguments, 22 registers, event *
  ; card Horn: instead of rolling for luck: roll 2 dice for luck, then keep the highest die
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
    LDI      r2, 2
    MOV      r3, r1
    EVGET    r5, 1
    MOV      r4, r5
    LDI      r6, 0
    LDI      r7, 2
    LDI      r8, 0
    JLTI     r3, 0, L4
    MOV      r9, r3
    LDI      r10, 0
    CALL     r8, stat.luck roll, r9...
  L4:
    SETF     roll.bonus, r4, r8
    MOV      r9, r3
    MOV      r10, r4
    MOV      r11, r7
    CALL     r8, dice.luck, r9...
    REC      r13, 0
    MOV      r13, r3
    MOV      r14, r4
    MOV      r15, r7
    MOV      r18, r6
    RAISE    r12, rolled#, r13...
    LDI      r19, 0
    GETF     r20, roll.1, r4
    MAX      r19, r19, r20
    GETF     r20, roll.2, r4
    MAX      r19, r19, r20
    GETF     r20, roll.3, r4
    MAX      r19, r19, r20
    GETF     r20, roll.4, r4
    MAX      r19, r19, r20
    LDI      r21, 0
    SETF     roll.1, r4, r19
    SETF     roll.2, r4, r21
    SETF     roll.3, r4, r21
    SETF     roll.4, r4, r21
    SETF     roll.more, r4, r21
    JZ       r2, no2
    RET      r2
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

events
    name rolled#, text rolled#, quiet True

rules
    name example.horn, event roll, phase replace, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
