proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "pay": gain 1 coin
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected1:
    RETI     0

rule.example.horn~1: code, 1 arguments, 10 registers, event *
  ; card Horn: when you gain 1 coin: greet Ben
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    LDI      r9, 24
    PAIR     r3, r1, r9
    JLTI     r4, 0, unaffected3
    RAISE    r2, greet, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

levels
    name errand, slots (actor #)

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
