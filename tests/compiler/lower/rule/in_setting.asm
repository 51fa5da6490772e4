proc.errand: code, 2 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "go": sneak upon Ann by night
    LDI      r9, 23
    PAIR     r3, r0, r9
    LDI      r6, 1
    JLTI     r4, 0, unaffected1
    RAISE    r2, sneak, r3...
  unaffected1:
    RETI     0

rule.example.horn~1: code, 1 arguments, 9 registers, event *
  ; card Horn: when Ann sneaks upon you by night: lose 1 coin
    EVGET    r1, 1
    EVGET    r2, 0
    JNEI     r2, 23, no2
    LDI      r2, 0
    EVGET    r3, 3
    ANDI     r2, r3, 1
    JNZ      r2, set3
  set3:
    JZ       r2, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected4:
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
    name example.horn, event sneak, phase after, proc rule.example.horn~1, carrier Horn, mode 3, layer 1, zones (hand)
