rule.example.horn~1: code, 1 arguments, 13 registers, event *
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
    LDI      r5, -1
    SEATS    r4
    SEAT     r7
  loop7:
    ADDI     r5, r5, 1
    JGE      r5, r4, end8
    SEATR    r6, r7, r5
    AVATAR   r6, r6
    JLTI     r6, 0, loop7
    JNE      r6, r1, other9
    LDI      r2, 1
    JMP      after10
  other9:
    GETV     r8, coin, r6
    JLT      r3, r8, surpassed5
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
    LDI      r3, -1
    SEATS    r2
    SEAT     r5
  loop15:
    ADDI     r3, r3, 1
    JGE      r3, r2, end16
    SEATR    r4, r5, r3
    AVATAR   r4, r4
    JLTI     r4, 0, loop15
    JEQ      r4, r1, loop15
    LDI      r6, 0
    JNTAG    r4, pawn, most18
    GETV     r7, coin, r4
    LDI      r9, -1
    SEATS    r8
    SEAT     r11
  loop19:
    ADDI     r9, r9, 1
    JGE      r9, r8, end20
    SEATR    r10, r11, r9
    AVATAR   r10, r10
    JLTI     r10, 0, loop19
    JNE      r10, r4, other21
    LDI      r6, 1
    JMP      after22
  other21:
    GETV     r12, coin, r10
    JGE      r7, r12, surpassed17
  after22:
    JMP      loop19
  end20:
    JMP      most18
  surpassed17:
    LDI      r6, 0
  most18:
    JZ       r6, loop15
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
