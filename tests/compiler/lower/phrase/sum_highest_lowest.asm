proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "sum": remember the sum of power of cards in your hand as your mark
    LDI      r2, 0
    FIRST    r3, hand, r0
    SEEK     r3, r3, card
    JLTI     r3, 0, end3
  loop1:
    MOV      r5, r3
    LDI      r6, 0
    GETV     r7, power, r5
    STAT     r4, power, r5...
  L4:
    ADD      r2, r2, r4
  after2:
    NEXT     r3, card, loop1
  end3:
    JNTAG    r0, pawn, L5
    SETF     mark, r0, r2
  L5:
  ; step "highest": remember the highest coins of pawns as your mark
    LDI      r2, 0
    LDI      r3, 0
    LDI      r5, -1
    SEATS    r4
    SEAT     r7
  loop6:
    ADDI     r5, r5, 1
    JGE      r5, r4, end7
    SEATR    r6, r7, r5
    AVATAR   r6, r6
    JLTI     r6, 0, loop6
    GETV     r8, coin, r6
    JZ       r3, L8
    MAX      r2, r2, r8
    JMP      L9
  L8:
    MOV      r2, r8
    LDI      r3, 1
  L9:
    JMP      loop6
  end7:
    JNTAG    r0, pawn, L10
    SETF     mark, r0, r2
  L10:
  ; step "lowest": remember the lowest coins of pawns as your mark
    LDI      r2, 0
    LDI      r3, 0
    LDI      r5, -1
    SEATS    r4
    SEAT     r7
  loop11:
    ADDI     r5, r5, 1
    JGE      r5, r4, end12
    SEATR    r6, r7, r5
    AVATAR   r6, r6
    JLTI     r6, 0, loop11
    GETV     r8, coin, r6
    JZ       r3, L13
    MIN      r2, r2, r8
    JMP      L14
  L13:
    MOV      r2, r8
    LDI      r3, 1
  L14:
    JMP      loop11
  end12:
    JNTAG    r0, pawn, L15
    SETF     mark, r0, r2
  L15:
    RETI     0

levels
    name errand, slots (actor #)
