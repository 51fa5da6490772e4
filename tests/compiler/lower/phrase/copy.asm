proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "it": if you have Lamp: gain 1 coin
    MOV      r3, r0
    LDI      r2, -1
  loop4:
    HAVE     r2, =Lamp, end5
    JMP      found3
    JMP      loop4
  end5:
    JMP      else1
  found3:
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected6:
    JMP      end2
  else1:
  end2:
    RETI     0

rule.example.horn~1: code, 1 arguments, 9 registers, event *
  ; card Horn: when you discard Lamp: gain 1 coin
    EVGET    r1, 0
    EVGET    r3, 1
    JNTAG    r3, =Lamp, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

levels
    name errand, slots (actor #)

rules
    name example.horn, event discard, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
