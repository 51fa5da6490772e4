turn die: code, 2 arguments, 9 registers
    JLTI     r1, 1, no such side1
    JGEI     r1, 7, no such side1
    GETF     r2, roll.by, r0
    GETF     r3, roll.dice, r0
    OPTS
    JLTI     r3, 1, L2
    GETF     r7, roll.1, r0
    JZ       r7, L2
    LDI      r7, 1
    OPTN     r7, 'die {0}'
  L2:
    JLTI     r3, 2, L3
    GETF     r7, roll.2, r0
    JZ       r7, L3
    LDI      r7, 2
    OPTN     r7, 'die {0}'
  L3:
    JLTI     r3, 3, L4
    GETF     r7, roll.3, r0
    JZ       r7, L4
    LDI      r7, 3
    OPTN     r7, 'die {0}'
  L4:
    JLTI     r3, 4, L5
    GETF     r7, roll.4, r0
    JZ       r7, L5
    LDI      r7, 4
    OPTN     r7, 'die {0}'
  L5:
    NOPT     r6
    JZ       r6, no dice7
    SEAT     r8
    JLTI     r2, 0, seat6
    CTRL     r8, r2
    JGEI     r8, 0, seat6
    SEAT     r8
  seat6:
    DEC      r4, r8, 'which die is turned?'
    JNEI     r4, 1, other8
    SETF     roll.1, r0, r1
  other8:
    JNEI     r4, 2, other9
    SETF     roll.2, r0, r1
  other9:
    JNEI     r4, 3, other10
    SETF     roll.3, r0, r1
  other10:
    JNEI     r4, 4, other11
    SETF     roll.4, r0, r1
  other11:
  no dice7:
  no such side1:
    RETI     0

rule.example.horn~1: code, 1 arguments, 7 registers, event *
  ; card Horn: when you roll for luck: turn one die of that roll to 6
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
    LDI      r4, 6
    MOV      r5, r3
    MOV      r6, r4
    CALL     r2, turn die, r5...
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event roll, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
