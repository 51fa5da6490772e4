proc.errand: code, 2 arguments, 12 registers, level errand
    SERIAL   r1
  ; step "first": discard the top card of the deck
    LDI      r10, -1
    ZID      r11, deck, r10
    TOP      r9, r11
    PAIR     r3, r0, r9
    JLTI     r4, 0, unaffected1
    RAISE    r2, discard, r3...
  unaffected1:
  ; step "last": discard the bottom card of the deck
    LDI      r10, -1
    ZID      r11, deck, r10
    BOT      r9, r11
    PAIR     r3, r0, r9
    JLTI     r4, 0, unaffected2
    RAISE    r2, discard, r3...
  unaffected2:
    RETI     0

levels
    name errand, slots (actor #)
