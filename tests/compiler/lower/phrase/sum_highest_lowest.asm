proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "sum": remember the sum of power of cards in your hand as your mark
    LDI      r2, 0
    FIRST    r3, hand, r0
    SEEK     r3, r3, card
    JLTI     r3, 0, end4
  loop2:
    MOV      r5, r3
    LDI      r6, 0
    GETV     r7, power, r5
    STAT     r4, power, r5...
  L5:
    ADD      r2, r2, r4
  after3:
    NEXT     r3, card, loop2
  end4:
    JNTAG    r0, pawn, L6
    SETF     mark, r0, r2
  L6:
  step1:
  ; step "highest": remember the highest coins of pawns as your mark
    LDI      r2, 0
    LDI      r3, 0
    LDI      r5, -1
    SEATS    r4
    SEAT     r7
  loop8:
    ADDI     r5, r5, 1
    JGE      r5, r4, end9
    SEATR    r6, r7, r5
    AVATAR   r6, r6
    JLTI     r6, 0, loop8
    GETV     r8, coin, r6
    JZ       r3, L10
    MAX      r2, r2, r8
    JMP      L11
  L10:
    MOV      r2, r8
    LDI      r3, 1
  L11:
    JMP      loop8
  end9:
    JNTAG    r0, pawn, L12
    SETF     mark, r0, r2
  L12:
  step7:
  ; step "lowest": remember the lowest coins of pawns as your mark
    LDI      r2, 0
    LDI      r3, 0
    LDI      r5, -1
    SEATS    r4
    SEAT     r7
  loop14:
    ADDI     r5, r5, 1
    JGE      r5, r4, end15
    SEATR    r6, r7, r5
    AVATAR   r6, r6
    JLTI     r6, 0, loop14
    GETV     r8, coin, r6
    JZ       r3, L16
    MIN      r2, r2, r8
    JMP      L17
  L16:
    MOV      r2, r8
    LDI      r3, 1
  L17:
    JMP      loop14
  end15:
    JNTAG    r0, pawn, L18
    SETF     mark, r0, r2
  L18:
  step13:
    RETI     0

levels
    name errand, slots (actor #)
