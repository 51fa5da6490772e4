do.gain:sigh: code, 0 arguments, 4 registers, event gain:sigh
  ; verb gain (gains, gaining, gained): pawn "gain {goods}"
    EVGET    r0, 0
    EVGET    r1, 2
    JNTAG    r0, pawn, changed1
    GETF     r2, sigh, r0
    MOV      r3, r1
    ADDF     sigh, r0, r3
  changed1:
    RETI     0

proc.errand: code, 2 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "road": trudge 2 steps
    REC      r3, 2
    MOV      r3, r0
    RAISE    r2, trudge, r3...
  unaffected1:
  ; step "words": mumble Bread, then drop Bread upon Gate, then gain 1 sigh
    LDI      r9, 25
    PAIR     r3, r0, r9
    JLTI     r4, 0, unaffected2
    RAISE    r2, mumble, r3...
  unaffected2:
    LDI      r9, 25
    PAIR     r3, r0, r9
    LDI      r7, 20
    JLTI     r4, 0, unaffected3
    RAISE    r2, drop, r3...
  unaffected3:
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:sigh, r3...
  unaffected4:
    RETI     0

fields
    name sigh, of pawn, seen all

events
    name gain:sigh, body do.gain:sigh, text '{0} gains {2:sigh|sighs}'
    name trudge, text '{0} trudges {2:step|steps}'
    name mumble, text '{0} mumbles[ {1}]'
    name drop, text '{0} drops[ {1}][ upon {4}]'

levels
    name errand, slots (actor #)

told events
    gain:sigh: ''
    trudge: '{0} is on the road for {2:hour|hours}'
    mumble: ''
