proc.errand: code, 2 arguments, 8 registers, level errand
    SERIAL   r1
  ; step "sum": remember the sum of power of cards in your hand as your mark
    LDI      r2, 0
    FIRST    r3, hand, r0
    SEEK     r3, card, end3
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
    LDI      r4, -1
    SEAT     r5
  loop6:
    ROUND    r6, r4..., end7
    GETV     r7, coin, r6
    JZ       r3, L8
    MAX      r2, r2, r7
    JMP      L9
  L8:
    MOV      r2, r7
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
    LDI      r4, -1
    SEAT     r5
  loop11:
    ROUND    r6, r4..., end12
    GETV     r7, coin, r6
    JZ       r3, L13
    MIN      r2, r2, r7
    JMP      L14
  L13:
    MOV      r2, r7
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
