rule.example.horn~1: code, 1 arguments, 17 registers, event *
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
    LDI      r4, -1
    SEATS    r3
    SEAT     r6
  loop9:
    ADDI     r4, r4, 1
    JGE      r4, r3, end10
    SEATR    r5, r6, r4
    AVATAR   r5, r5
    JLTI     r5, 0, loop9
    JNTAG    r5, red, loop9
    PLACE    r7, r5
    JNEI     r7, 21, loop9
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
    LDI      r4, -1
    SEATS    r3
    SEAT     r6
  loop14:
    ADDI     r4, r4, 1
    JGE      r4, r3, end15
    SEATR    r5, r6, r4
    AVATAR   r5, r5
    JLTI     r5, 0, loop14
    PLACE    r7, r5
    JNEI     r7, 22, loop14
    JMP      else12
    JMP      loop14
  end15:
  ; if Well has no pawns: gain 1 card
    LDI      r15, -1
    ZID      r16, deck, r15
    TOP      r14, r16
    PAIR     r8, r2, r14
    JLTI     r9, 0, unaffected16
    RAISE    r7, gain, r8...
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
