proc.errand: code, 2 arguments, 11 registers, level errand
    SERIAL   r1
  ; step "all": for each card in your hand: discard it
    EMPTY    r2, card
    FIRST    r4, hand, r0
    SEEK     r4, r4, card
    JLTI     r4, 0, end4
  loop2:
    JOIN     r4, r2..., card
  after3:
    NEXT     r4, card, loop2
  end4:
  each5:
    AMONG    r2, r2..., card
    JLTI     r2, 0, all6
    JNIN     r2, hand, each5
    BEAR     r4, r2
    JNE      r4, r0, each5
    PAIR     r5, r0, r2
    RAISE    r4, discard, r5...
  unaffected7:
    JMP      each5
  all6:
  step1:
    RETI     0

levels
    name errand, slots (actor #)
