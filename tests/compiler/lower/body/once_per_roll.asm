rule.example.horn~1: code, 1 arguments, 7 registers, event *
  ; card Horn: once per roll: when you roll for luck: you may add 1 to that roll
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
    JTAG     r3, roll#, roll4
    GETG     r3, roll last
  roll4:
    JNTAG    r3, roll#, no2
    GETF     r2, roll.serial, r3
    GETF     r4, once.example.horn, r0
    JEQ      r4, r2, no2
    OPTS
    OPTI     1, 'add 1 to that roll'
    OPTI     -2000000000, 'decline'
    DECIDER  r4, r1
    DEC      r2, r4, 'add 1 to that roll (Horn)?'
    JEQI     r2, -2000000000, no6
    EVGET    r3, 1
    JTAG     r3, roll#, roll9
    GETG     r3, roll last
  roll9:
    JNTAG    r3, roll#, noted8
    GETF     r2, roll.serial, r3
    SETF     once.example.horn, r0, r2
  noted8:
    EVGET    r2, 1
    LDI      r3, 1
    ADDF     roll.change, r2, r3
    MOV      r4, r1
    MOV      r5, r3
    LDI      r6, -1
    LOG      '[{0} adds {1:n} to the roll]', r4...
  nothing10:
    JMP      end7
  no6:
  end7:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

fields
    name once.example.horn, of =Horn

rules
    name example.horn, event roll, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
