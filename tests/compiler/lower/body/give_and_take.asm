do.gain:gem: code, 0 arguments, 6 registers, event gain:gem
  ; verb gain (gains, gaining, gained): pawn "gain {goods}"
    EVGET    r0, 0
    EVGET    r1, 2
    JNTAG    r0, pawn, changed1
    GETF     r2, gem, r0
    MOV      r3, r1
    LDI      r4, 5
    SUB      r4, r4, r2
    LDI      r5, 0
    MAX      r4, r4, r5
    MIN      r3, r3, r4
    ADDF     gem, r0, r3
  changed1:
    RETI     0

do.lose:gem: code, 0 arguments, 9 registers, event lose:gem
  ; verb lose (loses, losing, lost): pawn "lose {goods}"
    EVGET    r0, 0
    EVGET    r1, 2
    JNTAG    r0, pawn, changed1
    GETF     r2, gem, r0
    LDI      r3, 0
    SUB      r4, r2, r3
    LDI      r5, 0
    MAX      r4, r4, r5
    MIN      r4, r4, r1
    JGE      r4, r1, enough2
    MOV      r6, r0
    LDI      r7, -1
    MOV      r8, r4
    LOG      'capped\x1f[{0} can lose only {2:gem|gems}]', r6...
  enough2:
    EVSET    2, r4
    SUB      r4, r5, r4
    ADDF     gem, r0, r4
  changed1:
    RETI     0

proc.errand: code, 2 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "more": gain 1 gem
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:gem, r3...
  unaffected1:
  ; step "less": lose all your gems
    REC      r3, 1
    MOV      r3, r0
    GETV     r5, gem, r0
    RAISE    r2, lose:gem, r3...
  unaffected2:
  ; step "thing": lose Pebble
    LDI      r9, 28
    PAIR     r3, r0, r9
    JLTI     r4, 0, unaffected3
    RAISE    r2, lose, r3...
  unaffected3:
    RETI     0

entities
    name Pebble, text Pebble, tags (token thing =Pebble thing#), zone (bag '')

fields
    name gem, of pawn, seen all

zones
    name bag, seen all

events
    name gain:gem, body do.gain:gem, text '{0} gains {2:gem|gems}'
    name lose:gem, body do.lose:gem, text '{0} loses {2:gem|gems}'

purposes
    shuffling bag

levels
    name errand, slots (actor #)
