proc.errand: code, 2 arguments, 4 registers, level errand
    SERIAL   r1
  ; step "mine": remember your coins as your mark
    GETV     r2, coin, r0
    JNTAG    r0, pawn, L1
    SETF     mark, r0, r2
  L1:
  ; step "hers": remember the mark of Ann as your mark
    LDI      r2, 23
    GETV     r3, mark, r2
    JNTAG    r0, pawn, L2
    SETF     mark, r0, r3
  L2:
    RETI     0

levels
    name errand, slots (actor #)
