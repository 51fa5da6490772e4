proc.errand: code, 2 arguments, 4 registers, level errand
    SERIAL   r1
  ; step "number": remember 3 as your mark
    LDI      r2, 3
    JNTAG    r0, pawn, L1
    SETF     mark, r0, r2
  L1:
  ; step "thing": remember Bread as your pledge
    LDI      r2, 25
    JNTAG    r0, pawn, L2
    SETF     pledge, r0, r2
  L2:
  ; step "hers": remember your coins as the mark of Ann
    GETV     r2, coin, r0
    LDI      r3, 23
    JNTAG    r3, pawn, L3
    SETF     mark, r3, r2
  L3:
  ; step "flag": remember that the gate is closed
    LDI      r2, 1
    SETG     the gate is closed, r2
  ; step "no flag": forget that the gate is closed
    LDI      r2, 0
    SETG     the gate is closed, r2
    RETI     0

levels
    name errand, slots (actor #)
