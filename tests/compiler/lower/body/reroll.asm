rule.example.horn~1: code, 1 arguments, 7 registers, event *
  ; card Horn: when you roll for luck: reroll one die of that roll, then add 1 to that roll, then subtract 2 from that roll, then keep the highest die
    EVGET    r1, 0
    LDI      r2, 0
    EVGET    r3, 1
    JNTAG    r3, roll#, L3
    GETF     r4, roll.purpose, r3
    LDI      r5, 0
    EQ       r2, r4, r5
  L3:
    JZ       r2, no2
    MOV      r2, r1
    EVGET    r4, 1
    MOV      r5, r4
    CALL     r3, reroll, r5...
    EVGET    r3, 1
    LDI      r4, 1
    ADDF     roll.change, r3, r4
    EVGET    r3, 1
    LDI      r4, -2
    ADDF     roll.change, r3, r4
    EVGET    r3, 1
    LDI      r4, 0
    GETF     r5, roll.1, r3
    MAX      r4, r4, r5
    GETF     r5, roll.2, r3
    MAX      r4, r4, r5
    GETF     r5, roll.3, r3
    MAX      r4, r4, r5
    GETF     r5, roll.4, r3
    MAX      r4, r4, r5
    LDI      r6, 0
    SETF     roll.1, r3, r4
    SETF     roll.2, r3, r6
    SETF     roll.3, r3, r6
    SETF     roll.4, r3, r6
    SETF     roll.more, r3, r6
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event roll, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
