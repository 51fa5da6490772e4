do.draw: code, 0 arguments, 4 registers, event draw
  ; verb draw (draws, drawing, drawn): pawn "draw {goods}"
    EVGET    r0, 0
    EVGET    r1, 1
    JLTI     r1, 0, moved1
    LDI      r2, -1
    ZID      r3, bin, r2
    MOVE     r1, r3, 0
  moved1:
    RETI     0

refill.bag: code, 1 arguments, 6 registers
  ; zone bag
    LDI      r1, -1
    ZID      r2, bin, r1
    LDI      r3, -1
    ZID      r4, bag, r3
  gather1:
    TOP      r5, r2
    JLTI     r5, 0, gathered2
    MOVE     r5, r4, 1
    JMP      gather1
  gathered2:
    SHUF     r4, shuffling bag
    RETI     0

proc.errand: code, 2 arguments, 14 registers, level errand
    SERIAL   r1
  ; step "one": draw the top token of the bag, else gain 1 coin
    LDI      r3, -1
    ZID      r4, bag, r3
    TOP      r2, r4
    JGEI     r2, 0, there3
    LDI      r5, -1
    ZID      r6, bin, r5
    TOP      r2, r6
  there3:
    JLTI     r2, 0, next2
    LDI      r10, -1
    ZID      r11, bag, r10
    TOP      r9, r11
    JGEI     r9, 0, L4
    LDI      r13, -1
    CALL     r12, refill.bag, r13...
    TOP      r9, r11
  L4:
    PAIR     r3, r0, r9
    JLTI     r4, 0, unaffected5
    RAISE    r2, draw, r3...
  unaffected5:
    JMP      end1
  next2:
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected7:
    JMP      end1
  next6:
  end1:
    RETI     0

entities
    name Pebble, text Pebble, tags (token thing =Pebble thing#), zone (bag '')
    name 'Pebble #2', text Pebble, tags (token thing =Pebble thing#), zone (bag '')

zones
    name bin, seen all
    name bag, seen nobody

events
    name draw, body do.draw, text '{0} draws[ {1}]'

purposes
    shuffling bin
    shuffling bag

levels
    name errand, slots (actor #)
