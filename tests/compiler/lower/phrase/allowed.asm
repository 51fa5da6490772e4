proc.errand: code, 2 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "may": if you cannot discard Bread: gain 1 coin
    LDI      r2, 0
    LDI      r9, 25
    PAIR     r3, r0, r9
    CAN      r9, discard, r3...
    JZ       r9, asked3
    LDI      r2, 1
  asked3:
    JNZ      r2, else1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected4:
    JMP      end2
  else1:
  end2:
    RETI     0

rule.example.horn~1: forbid, 1 arguments, 3 registers, event *
  ; card Horn: you cannot discard Bread
    EVGET    r1, 0
    EVGET    r2, 1
    JNEI     r2, 25, no2
    PROHIBIT 1
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

levels
    name errand, slots (actor #)

rules
    name example.horn, event discard, phase forbid, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
