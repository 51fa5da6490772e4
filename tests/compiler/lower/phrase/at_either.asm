rule.example.toll-horn~1: code, 1 arguments, 9 registers, event *
  ; when another pawn at Gate or Well gains 1 coin: gain 1 coin
    HOLDER   r1, r0
    JLTI     r1, 0, no2
    EVGET    r2, 0
    JNTAG    r2, pawn, no2
    EVGET    r2, 0
    JEQ      r2, r1, no2
    EVGET    r2, 0
    PLACE    r3, r2
    JNEI     r3, 20, no4
    JMP      yes3
  no4:
    EVGET    r2, 0
    PLACE    r3, r2
    JNEI     r3, 22, no5
    JMP      yes3
  no5:
    JMP      no2
  yes3:
    EVGET    r2, 2
    JLTI     r2, 1, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected6:
  no2:
  other1:
    RETI     0

entities
    name 'Toll Horn', text 'Toll Horn', tags (card thing '=Toll Horn' thing#), zone (deck '')

rules
    name example.toll-horn, event gain:coin, phase after, proc rule.example.toll-horn~1, carrier 'Toll Horn', mode 2, layer 1, zones (hand)
