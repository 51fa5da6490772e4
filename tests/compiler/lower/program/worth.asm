worth: pure, 1 arguments, 8 registers
  ; 3 per coin
    LDI      r1, 0
    GETV     r2, coin, r0
    LDI      r3, 3
    MUL      r2, r2, r3
    ADD      r1, r1, r2
  L1:
  ; +1 per power up to 4
    LDI      r2, 0
    JLTI     r0, 0, L3
    MOV      r3, r0
    LDI      r4, 0
    GETV     r5, power, r3
    STAT     r2, power, r3...
  L3:
    LDI      r6, 4
    MIN      r2, r2, r6
    LDI      r7, 1
    MUL      r2, r2, r7
    ADD      r1, r1, r2
  L2:
  ; 10 per red card
    LDI      r2, 0
    MOV      r4, r0
    LDI      r3, -1
  loop5:
    HAVE     r3, card, end6
    JNTAG    r3, red, loop5
    ADDI     r2, r2, 1
    JMP      loop5
  end6:
    LDI      r5, 10
    MUL      r2, r2, r5
    ADD      r1, r1, r2
  L4:
  ; 2 times the sum of power of cards in your hand
    LDI      r2, 0
    FIRST    r3, hand, r0
    SEEK     r3, card, end10
  loop8:
    MOV      r5, r3
    LDI      r6, 0
    GETV     r7, power, r5
    STAT     r4, power, r5...
  L11:
    ADD      r2, r2, r4
  after9:
    NEXT     r3, card, loop8
  end10:
    LDI      r4, 2
    MUL      r2, r2, r4
    ADD      r1, r1, r2
  L7:
  ; -2 per step to Tower if you have a card
    MOV      r3, r0
    LDI      r2, -1
  loop14:
    HAVE     r2, card, end15
    JMP      found13
    JMP      loop14
  end15:
    JMP      L12
  found13:
    LDI      r2, -1
    PLACE    r3, r0
    LDI      r4, 21
    JLTI     r3, 0, L16
    JLTI     r4, 0, L16
    DIST     r2, r3, r4
  L16:
    JGEI     r2, 0, L17
    LDI      r2, 3
  L17:
    LDI      r5, -2
    MUL      r2, r2, r5
    ADD      r1, r1, r2
  L12:
  ; 50 if your coins are at least 8
    GETV     r2, coin, r0
    JLTI     r2, 8, L18
    LDI      r2, 1
    LDI      r3, 50
    MUL      r2, r2, r3
    ADD      r1, r1, r2
  L18:
    RET      r1
    RETI     0
