proc.errand: code, 2 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "nod": your player nods
    REC      r3, 1
    CTRL     r3, r0
    JLTI     r3, 0, unaffected1
    RAISE    r2, nod, r3...
  unaffected1:
    RETI     0

rule.example.points~1: code, 1 arguments, 3 registers, event *
  ; rule "Points": for each pawn: when your player nods: remember that the gate is closed
    EVGET    r1, 0
    CTRL     r2, r0
    JNE      r1, r2, no2
    LDI      r1, 1
    SETG     the gate is closed, r1
  no2:
  other1:
    RETI     0

fields
    name point, of player, seen all

events
    name nod, text '{0} nods'

levels
    name errand, slots (actor #)

rules
    name example.points, event nod, phase after, proc rule.example.points~1, mode 4
