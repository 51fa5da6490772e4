rule.example.horn~1: code, 1 arguments, 13 registers, event *
  ; card Horn: instead of losing 1 coin: if you have 2 cards: lose 1 card
    EVGET    r1, 0
    LDI      r2, 0
    LDI      r2, 1
    MOV      r3, r1
    LDI      r4, 0
    MOV      r6, r3
    LDI      r5, -1
  loop5:
    HAVE     r5, card, end6
    ADDI     r4, r4, 1
    JMP      loop5
  end6:
    JLTI     r4, 2, else3
    LDI      r2, 2
    LDI      r4, -1
    OPTS
    MOV      r7, r3
    LDI      r6, -1
  loop8:
    HAVE     r6, card, end9
    OPT      r6, ''
    JMP      loop8
  end9:
    NOPT     r8
    JZ       r8, picked7
    DECIDER  r9, r3
    DEC      r4, r9, 'lose 1 card'
  picked7:
    JLTI     r4, 0, none10
    PAIR     r7, r3, r4
    RAISE    r6, lose, r7...
  unaffected11:
  none10:
    JMP      end4
  else3:
  end4:
    JZ       r2, no2
    RET      r2
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event lose:coin, phase replace, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
