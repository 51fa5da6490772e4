do.quit: code, 0 arguments, 4 registers, event quit
  ; verb quit (quits, quitting): player "quit {goods}"
    EVGET    r0, 0
    CTRL     r1, r0
    JLTI     r1, 0, L1
    LDI      r2, 1
    SETF     out#, r1, r2
    LDI      r3, -1
    SETAV    r1, r3
  L1:
    RETI     0

proc.errand: code, 2 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "out": your player quits the game
    REC      r3, 1
    CTRL     r3, r0
    JLTI     r3, 0, unaffected1
    RAISE    r2, quit, r3...
  unaffected1:
    RETI     0

events
    name quit, body do.quit, text '{0} quits[ {1}]'

levels
    name errand, slots (actor #)
