rule.example.horn~1: code, 1 arguments, 11 registers, event *
  ; card Horn: when you gain this:
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    LDI      r2, 0
    JNTAG    r1, pawn, most6
    GETV     r3, coin, r1
    LDI      r4, -1
    SEAT     r5
  loop7:
    ROUND    r6, r4..., end8
    JNE      r6, r1, other9
    LDI      r2, 1
    JMP      after10
  other9:
    GETV     r7, coin, r6
    JLT      r3, r7, surpassed5
  after10:
    JMP      loop7
  end8:
    JMP      most6
  surpassed5:
    LDI      r2, 0
  most6:
    JZ       r2, else3
  ; if you have the most coins: lose 1 coin
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected11:
  ; card Horn: when you gain this:
    JMP      end4
  else3:
  end4:
    LDI      r2, -1
    SEAT     r3
  loop15:
    ROUND    r4, r2..., end16
    JEQ      r4, r1, loop15
    LDI      r5, 0
    JNTAG    r4, pawn, most18
    GETV     r6, coin, r4
    LDI      r7, -1
    SEAT     r8
  loop19:
    ROUND    r9, r7..., end20
    JNE      r9, r4, other21
    LDI      r5, 1
    JMP      after22
  other21:
    GETV     r10, coin, r9
    JGE      r6, r10, surpassed17
  after22:
    JMP      loop19
  end20:
    JMP      most18
  surpassed17:
    LDI      r5, 0
  most18:
    JZ       r5, loop15
    JMP      found14
    JMP      loop15
  end16:
    JMP      else12
  found14:
    JLTI     r0, 0, moved23
    LDI      r2, -1
    ZID      r3, heap, r2
    MOVE     r0, r3, 0
  moved23:
    JMP      end13
  else12:
  end13:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, layer 1
    name example.horn, event gain, phase after, proc rule.example.horn~1, carrier Horn, layer 1
