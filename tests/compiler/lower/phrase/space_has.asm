rule.example.horn~1: code, 1 arguments, 16 registers, event *
  ; card Horn: when you gain 1 coin:
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    PLACE    r3, r2
    JNEI     r3, 20, else3
  ; if Gate has you: gain 1 card
    LDI      r11, -1
    ZID      r12, deck, r11
    TOP      r10, r12
    PAIR     r4, r2, r10
    JLTI     r5, 0, unaffected5
    RAISE    r3, gain, r4...
  unaffected5:
  ; card Horn: when you gain 1 coin:
    JMP      end4
  else3:
  end4:
    LDI      r3, -1
    SEAT     r4
  loop9:
    ROUND    r5, r3..., end10
    JNTAG    r5, red, loop9
    PLACE    r6, r5
    JNEI     r6, 21, loop9
    JMP      found8
    JMP      loop9
  end10:
    JMP      else6
  found8:
  ; if Tower has a red pawn: gain 1 card
    LDI      r11, -1
    ZID      r12, deck, r11
    TOP      r10, r12
    PAIR     r4, r2, r10
    JLTI     r5, 0, unaffected11
    RAISE    r3, gain, r4...
  unaffected11:
  ; card Horn: when you gain 1 coin:
    JMP      end7
  else6:
  end7:
    LDI      r3, -1
    SEAT     r4
  loop14:
    ROUND    r5, r3..., end15
    PLACE    r6, r5
    JNEI     r6, 22, loop14
    JMP      else12
    JMP      loop14
  end15:
  ; if Well has no pawns: gain 1 card
    LDI      r14, -1
    ZID      r15, deck, r14
    TOP      r13, r15
    PAIR     r7, r2, r13
    JLTI     r8, 0, unaffected16
    RAISE    r6, gain, r7...
  unaffected16:
  ; card Horn: when you gain 1 coin:
    JMP      end13
  else12:
  end13:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
