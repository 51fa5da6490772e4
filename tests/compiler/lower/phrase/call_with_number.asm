do.fine: code, 0 arguments, 10 registers, event fine
  ; verb fine (fines, fining, fined): pawn "fine {pawn} using {number} coin/coins"
    EVGET    r0, 0
  ; the target loses that much
    EVGET    r8, 1
    EVGET    r9, 1
    PAIR     r2, r8, r9
    EVGET    r4, 2
    JLTI     r3, 0, unaffected1
    RAISE    r1, lose, r2...
  unaffected1:
  ; verb fine (fines, fining, fined): pawn "fine {pawn} using {number} coin/coins"
    RETI     0

proc.errand: code, 2 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "two": fine Ann using 2 coins
    LDI      r9, 23
    PAIR     r3, r0, r9
    LDI      r5, 2
    JLTI     r4, 0, unaffected1
    RAISE    r2, fine, r3...
  unaffected1:
    RETI     0

events
    name fine, body do.fine, text '{0} fines[ {1}] using {2:coin|coins}'

levels
    name errand, slots (actor #)
