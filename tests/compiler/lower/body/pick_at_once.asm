proc.errand: code, 2 arguments, 12 registers, level errand
    SERIAL   r1
  ; step "all": for each pawn, at once: it discards a card in its hand
    EMPTY    r2, pawn
    LDI      r4, -1
    SEAT     r5
  loop1:
    ROUND    r6, r4..., end2
    JOIN     r6, r2..., pawn
    JMP      loop1
  end2:
    LDI      r2, -1
  each3:
    AMONG    r2, r2..., pawn
    JLTI     r2, 0, all4
    LDI      r4, 0
    SETF     given~2, r2, r4
    LDI      r5, -1
    OPTS
    FIRST    r7, hand, r2
    SEEK     r7, card, end9
  loop7:
    OPT      r7, ''
  after8:
    NEXT     r7, card, loop7
  end9:
    NOPT     r8
    JZ       r8, picked6
    DECIDER  r9, r2
    DECH     r5, r9, 'discard a card'
  picked6:
    JLTI     r5, 0, none5
    SETF     answer~1, r2, r5
    LDI      r7, 1
    SETF     given~2, r2, r7
  none5:
    JMP      each3
  all4:
    LDI      r2, -1
  each10:
    AMONG    r2, r2..., pawn
    JLTI     r2, 0, all11
    GETF     r4, given~2, r2
    JZ       r4, other12
    GETF     r4, answer~1, r2
    JNIN     r4, hand, other12
    BEAR     r5, r4
    JNE      r5, r2, other12
    PAIR     r6, r2, r4
    RAISE    r5, discard, r6...
  unaffected13:
  other12:
    JMP      each10
  all11:
    RETI     0

fields
    name answer~1, of pawn, seen owner
    name given~2, of pawn, seen owner

levels
    name errand, slots (actor #)
