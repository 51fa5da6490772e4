rule.example.horn~1: code, 1 arguments, 8 registers, event *
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
    EVGET    r3, 1
    MOV      r4, r3
    CALL     r2, reroll, r4...
    EVGET    r2, 1
    LDI      r3, 1
    ADDF     roll.change, r2, r3
    MOV      r4, r1
    MOV      r5, r3
    LDI      r6, -1
    LOG      '[{0} adds {1:n} to the roll]', r4...
  nothing4:
    EVGET    r2, 1
    LDI      r3, -2
    ADDF     roll.change, r2, r3
    LDI      r4, 0
    SUB      r4, r4, r3
    MOV      r5, r1
    MOV      r6, r4
    LDI      r7, -1
    LOG      '[{0} subtracts {1:n} from the roll]', r5...
  nothing5:
    EVGET    r2, 1
    LDI      r3, 0
    GETF     r4, roll.1, r2
    MAX      r3, r3, r4
    GETF     r4, roll.2, r2
    MAX      r3, r3, r4
    GETF     r4, roll.3, r2
    MAX      r3, r3, r4
    GETF     r4, roll.4, r2
    MAX      r3, r3, r4
    LDI      r5, 0
    SETF     roll.1, r2, r3
    SETF     roll.2, r2, r5
    SETF     roll.3, r2, r5
    SETF     roll.4, r2, r5
    SETF     roll.more, r2, r5
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event roll, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
