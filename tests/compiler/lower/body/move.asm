do.banish: code, 0 arguments, 3 registers, event banish
  ; verb banish (banishes, banishing, banished) "banish {goods}"
    EVGET    r0, 0
    EVGET    r1, 1
    JLTI     r1, 0, L1
    LDI      r2, -1
    MOVE     r1, r2, 0
  L1:
    RETI     0

proc.errand: code, 2 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "top": put Bread into the hand of Ann
    LDI      r2, 25
    JLTI     r2, 0, moved1
    LDI      r3, 23
    JNTAG    r3, pawn, moved1
    ZID      r4, hand, r3
    MOVE     r2, r4, 0
  moved1:
  ; step "bottom": slide Bread under the deck
    LDI      r2, 25
    JLTI     r2, 0, moved2
    LDI      r3, -1
    ZID      r4, deck, r3
    MOVE     r2, r4, 1
  moved2:
  ; step "away": banish Bread
    LDI      r9, 25
    PAIR     r3, r0, r9
    JLTI     r4, 0, unaffected3
    RAISE    r2, banish, r3...
  unaffected3:
    RETI     0

events
    name banish, body do.banish, text '{0} banishes[ {1}]'

levels
    name errand, slots (actor #)
