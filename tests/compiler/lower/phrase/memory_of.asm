proc.errand: code, 2 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "keep": remember the top card of the deck as your pledge
    LDI      r3, -1
    ZID      r4, deck, r3
    TOP      r2, r4
    JNTAG    r0, pawn, L1
    SETF     pledge, r0, r2
  L1:
  ; step "away": discard your pledge
    LDI      r9, -1
    JNTAG    r0, pawn, L2
    GETF     r9, pledge, r0
  L2:
    PAIR     r3, r0, r9
    JLTI     r4, 0, unaffected3
    RAISE    r2, discard, r3...
  unaffected3:
    RETI     0

levels
    name errand, slots (actor #)
