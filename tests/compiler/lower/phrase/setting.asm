proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "go": sneak by night
    REC      r3, 1
    MOV      r3, r0
    LDI      r6, 1
    RAISE    r2, sneak, r3...
  unaffected1:
    RETI     0

rule.example.horn~1: code, 1 arguments, 9 registers, event *
  ; when you sneak by night: gain 1 coin
    EVGET    r1, 0
    LDI      r2, 0
    EVGET    r3, 3
    ANDI     r2, r3, 1
    JNZ      r2, set3
  set3:
    JZ       r2, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected4:
  no2:
  other1:
    RETI     0

rule.example.horn~2: forbid, 1 arguments, 4 registers, event *
  ; by night: you cannot sneak
    EVGET    r1, 0
    LDI      r2, 0
    EVGET    r3, 3
    ANDI     r2, r3, 1
    JNZ      r2, set3
  set3:
    JZ       r2, no2
    PROHIBIT 1
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

events
    name sneak, text '{0} sneaks'

levels
    name errand, slots (actor #)

rules
    name example.horn, event sneak, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
    name example.horn, event sneak, phase forbid, proc rule.example.horn~2, carrier Horn, mode 1, layer 1, rank 1, zones (hand)
