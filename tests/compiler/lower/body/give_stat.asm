do.gain:power: code, 0 arguments, 4 registers, event gain:power
  ; verb gain (gains, gaining, gained): pawn "gain {goods}"
    EVGET    r0, 0
    EVGET    r1, 2
    JNTAG    r0, thing, changed1
    GETF     r2, power, r0
    MOV      r3, r1
    ADDF     power, r0, r3
  changed1:
    RETI     0

do.lose:power: code, 0 arguments, 9 registers, event lose:power
  ; verb lose (loses, losing, lost): pawn "lose {goods}"
    EVGET    r0, 0
    EVGET    r1, 2
    JNTAG    r0, thing, changed1
    GETF     r2, power, r0
    LDI      r3, 0
    SUB      r4, r2, r3
    LDI      r5, 0
    MAX      r4, r4, r5
    MIN      r4, r4, r1
    JGE      r4, r1, enough2
    MOV      r6, r0
    LDI      r7, -1
    MOV      r8, r4
    LOG      'capped\x1f[{0} can lose only {2:power|power}]', r6...
  enough2:
    EVSET    2, r4
    SUB      r4, r5, r4
    ADDF     power, r0, r4
  changed1:
    RETI     0

proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "more": gain 1 power
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:power, r3...
  unaffected1:
  ; step "less": lose 1 power
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, lose:power, r3...
  unaffected2:
    RETI     0

events
    name gain:power, body do.gain:power, text '{0} gains {2:power|power}'
    name lose:power, body do.lose:power, text '{0} loses {2:power|power}'

levels
    name errand, slots (actor #)
