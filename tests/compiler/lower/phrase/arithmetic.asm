proc.errand: code, 2 arguments, 6 registers, level errand
    SERIAL   r1
  ; step "more": remember your coins + 2 as your mark
    GETV     r2, coin, r0
    ADDI     r3, r2, 2
    JNTAG    r0, pawn, L2
    SETF     mark, r0, r3
  L2:
  step1:
  ; step "less": remember your coins - 2 as your mark
    GETV     r2, coin, r0
    ADDI     r3, r2, -2
    JNTAG    r0, pawn, L4
    SETF     mark, r0, r3
  L4:
  step3:
  ; step "both": remember your coins + the coins of Ann as your mark
    GETV     r2, coin, r0
    LDI      r3, 23
    GETV     r4, coin, r3
    ADD      r5, r2, r4
    JNTAG    r0, pawn, L6
    SETF     mark, r0, r5
  L6:
  step5:
  ; step "apart": remember your coins - the coins of Ann as your mark
    GETV     r2, coin, r0
    LDI      r3, 23
    GETV     r4, coin, r3
    SUB      r5, r2, r4
    JNTAG    r0, pawn, L8
    SETF     mark, r0, r5
  L8:
  step7:
  ; step "half": remember half your coins rounded up as your mark
    GETV     r2, coin, r0
    ADDI     r3, r2, 1
    DIVI     r3, r3, 2
    JNTAG    r0, pawn, L10
    SETF     mark, r0, r3
  L10:
  step9:
  ; step "less than half": remember half your coins rounded down as your mark
    GETV     r2, coin, r0
    DIVI     r3, r2, 2
    JNTAG    r0, pawn, L12
    SETF     mark, r0, r3
  L12:
  step11:
    RETI     0

levels
    name errand, slots (actor #)
