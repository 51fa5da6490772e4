proc.errand: code, 2 arguments, 6 registers, level errand
    SERIAL   r1
  ; step "more": remember your coins + 2 as your mark
    GETV     r2, coin, r0
    ADDI     r3, r2, 2
    JNTAG    r0, pawn, L1
    SETF     mark, r0, r3
  L1:
  ; step "less": remember your coins - 2 as your mark
    GETV     r2, coin, r0
    ADDI     r3, r2, -2
    JNTAG    r0, pawn, L2
    SETF     mark, r0, r3
  L2:
  ; step "both": remember your coins + the coins of Ann as your mark
    GETV     r2, coin, r0
    LDI      r3, 23
    GETV     r4, coin, r3
    ADD      r5, r2, r4
    JNTAG    r0, pawn, L3
    SETF     mark, r0, r5
  L3:
  ; step "apart": remember your coins - the coins of Ann as your mark
    GETV     r2, coin, r0
    LDI      r3, 23
    GETV     r4, coin, r3
    SUB      r5, r2, r4
    JNTAG    r0, pawn, L4
    SETF     mark, r0, r5
  L4:
  ; step "half": remember half your coins rounded up as your mark
    GETV     r2, coin, r0
    ADDI     r3, r2, 1
    DIVI     r3, r3, 2
    JNTAG    r0, pawn, L5
    SETF     mark, r0, r3
  L5:
  ; step "less than half": remember half your coins rounded down as your mark
    GETV     r2, coin, r0
    DIVI     r3, r2, 2
    JNTAG    r0, pawn, L6
    SETF     mark, r0, r3
  L6:
  ; step "double": remember your coins multiplied by 2 as your mark
    GETV     r2, coin, r0
    LDI      r3, 2
    MUL      r4, r2, r3
    JNTAG    r0, pawn, L7
    SETF     mark, r0, r4
  L7:
  ; step "square": remember your coins multiplied by your coins as your mark
    GETV     r2, coin, r0
    GETV     r3, coin, r0
    MUL      r4, r2, r3
    JNTAG    r0, pawn, L8
    SETF     mark, r0, r4
  L8:
  ; step "third": remember your coins divided by 3 rounded up as your mark
    GETV     r2, coin, r0
    ADDI     r3, r2, 2
    DIVI     r3, r3, 3
    JNTAG    r0, pawn, L9
    SETF     mark, r0, r3
  L9:
  ; step "share": remember your coins divided by the coins of Ann rounded down as your mark
    GETV     r2, coin, r0
    LDI      r3, 23
    GETV     r4, coin, r3
    DIV      r5, r2, r4
    JNTAG    r0, pawn, L10
    SETF     mark, r0, r5
  L10:
  ; step "share, more": remember your coins divided by the coins of Ann rounded up as your mark
    GETV     r2, coin, r0
    LDI      r3, 23
    GETV     r4, coin, r3
    ADD      r5, r2, r4
    ADDI     r5, r5, -1
    DIV      r5, r5, r4
    JNTAG    r0, pawn, L11
    SETF     mark, r0, r5
  L11:
    RETI     0

levels
    name errand, slots (actor #)
