rule.example.horn~1: code, 1 arguments, 14 registers, event *
  ; card Horn: when you gain this:
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
  ; gain 1 coin per card in your hand
    REC      r3, 1
    MOV      r3, r1
    LDI      r9, 0
    FIRST    r10, hand, r1
    SEEK     r10, card, end5
  loop3:
    ADDI     r9, r9, 1
  after4:
    NEXT     r10, card, loop3
  end5:
    MOV      r5, r9
    RAISE    r2, gain:coin, r3...
  unaffected6:
  ; gain 2 coins per 2 cards in your hand
    REC      r3, 1
    MOV      r3, r1
    LDI      r9, 2
    LDI      r10, 0
    FIRST    r11, hand, r1
    SEEK     r11, card, end9
  loop7:
    ADDI     r10, r10, 1
  after8:
    NEXT     r11, card, loop7
  end9:
    DIVI     r12, r10, 2
    MUL      r5, r9, r12
    RAISE    r2, gain:coin, r3...
  unaffected10:
  ; gain the sum of weight of cards in your hand coins
    REC      r3, 1
    MOV      r3, r1
    LDI      r9, 0
    FIRST    r10, hand, r1
    SEEK     r10, card, end13
  loop11:
    ATTR     r11, weight, r10
  L14:
    ADD      r9, r9, r11
  after12:
    NEXT     r10, card, loop11
  end13:
    MOV      r5, r9
    RAISE    r2, gain:coin, r3...
  unaffected15:
  no2:
  other1:
  ; card Horn: when you gain this:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, layer 1
    name example.horn, event gain, phase after, proc rule.example.horn~1, carrier Horn, layer 1
