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

proc.errand: code, 2 arguments, 12 registers, level errand
    SERIAL   r1
  ; step "three": put the top 3 tokens of the bag into the bin
    LDI      r2, 3
    LDI      r4, -1
    ZID      r3, bag, r4
    LDI      r6, -1
    ZID      r7, bag, r6
    TOP      r5, r7
    JGEI     r5, 0, L1
    LDI      r9, -1
    CALL     r8, refill.bag, r9...
    TOP      r5, r7
  L1:
    MOV      r4, r5
  next2:
    JLTI     r2, 1, enough4
    JLTI     r4, 0, enough4
    ADDI     r2, r2, -1
    NXT      r5, r4
    JLTI     r4, 0, moved5
    LDI      r7, -1
    ZID      r8, bin, r7
    MOVE     r4, r8, 0
  moved5:
    JLTI     r2, 1, enough4
    ZOF      r6, r5
    JNE      r6, r3, anew3
    MOV      r4, r5
    JMP      next2
  anew3:
    ZOF      r6, r4
    JEQ      r6, r3, enough4
    LDI      r8, -1
    ZID      r9, bag, r8
    TOP      r7, r9
    JGEI     r7, 0, L6
    LDI      r11, -1
    CALL     r10, refill.bag, r11...
    TOP      r7, r9
  L6:
    MOV      r4, r7
    JMP      next2
  enough4:
    RETI     0

entities
    name Pebble, text Pebble, tags (token thing =Pebble thing#), zone (bag '')
    name 'Pebble #2', text Pebble, tags (token thing =Pebble thing#), zone (bag '')
    name 'Pebble #3', text Pebble, tags (token thing =Pebble thing#), zone (bag '')

zones
    name bin, seen all
    name bag, seen nobody

purposes
    shuffling bin
    shuffling bag

levels
    name errand, slots (actor #)
