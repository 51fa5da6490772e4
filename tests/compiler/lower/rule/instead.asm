rule.example.horn~1: code, 1 arguments, 12 registers, event *
  ; card Horn: instead of losing 1 coin: lose 1 card
    EVGET    r1, 0
    LDI      r2, 0
    LDI      r2, 2
    LDI      r3, -1
    OPTS
    MOV      r7, r1
    LDI      r5, -1
  loop4:
    MOV      r6, r5
    HELD     r5, r6..., card
    JLTI     r5, 0, end5
    OPT      r5, ''
    JMP      loop4
  end5:
    NOPT     r8
    JZ       r8, picked3
    DECIDER  r9, r1
    DEC      r3, r9, 'lose 1 card'
  picked3:
    JLTI     r3, 0, none6
    PAIR     r6, r1, r3
    RAISE    r5, lose, r6...
  unaffected7:
  none6:
    JZ       r2, no2
    RET      r2
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event lose:coin, phase replace, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
