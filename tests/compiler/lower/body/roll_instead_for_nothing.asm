rule.example.horn~1: code, 1 arguments, 25 registers, event *
  ; card Horn: instead of rolling: roll 2 dice, then keep the highest die
    EVGET    r1, 0
    LDI      r2, 0
    LDI      r2, 2
    MOV      r3, r1
    EVGET    r5, 1
    MOV      r4, r5
    LDI      r6, -1
    LDI      r7, 2
    MOV      r8, r0
    LDI      r9, -1
    LDI      r10, 0
    LOG      'about\x1f[{0}]', r8...
    MOV      r12, r3
    MOV      r13, r4
    MOV      r14, r7
    CALL     r11, dice, r12...
    REC      r16, 0
    MOV      r16, r3
    MOV      r17, r4
    MOV      r18, r7
    MOV      r21, r6
    RAISE    r15, rolled#, r16...
    LDI      r22, 0
    GETF     r23, roll.1, r4
    MAX      r22, r22, r23
    GETF     r23, roll.2, r4
    MAX      r22, r22, r23
    GETF     r23, roll.3, r4
    MAX      r22, r22, r23
    GETF     r23, roll.4, r4
    MAX      r22, r22, r23
    LDI      r24, 0
    SETF     roll.1, r4, r22
    SETF     roll.2, r4, r24
    SETF     roll.3, r4, r24
    SETF     roll.4, r4, r24
    SETF     roll.more, r4, r24
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
