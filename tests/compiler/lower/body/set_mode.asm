do.become:angry: code, 0 arguments, 2 registers, event become:angry
  ; verb become (becomes, becoming): pawn "become {goods}", "become {value}"
    EVGET    r0, 0
    LDI      r1, 2
    SETF     mode.mood, r0, r1
    RETI     0

proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "now": become angry
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, become:angry, r3...
  unaffected1:
    RETI     0

events
    name become:angry, body do.become:angry, text '{0} becomes angry'

levels
    name errand, slots (actor #)
