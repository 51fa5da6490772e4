of the base: give
   other2:
+    JNTAG    r1, pawn, other3
+    JNTAG    r0, card, other3
+    ZID      r2, shelf, r1
+    MOVE     r0, r2, 0
+    RETI     1
+  other3:
     RETI     0

size.shelf: code, 1 arguments, 13 registers
  ; zone shelf (shelves)
    LDI      r1, 2147483647
  over1:
    ZID      r2, shelf, r0
    CNT      r3, r2
    JLTI     r3, 4, fits4
    JGE      r3, r1, stuck3
    MOV      r1, r3
  redress2:
    LDI      r4, -1
    OPTS
    FIRST    r6, shelf, r0
    SEEK     r6, card, end8
  loop6:
    OPT      r6, ''
  after7:
    NEXT     r6, card, loop6
  end8:
    NOPT     r7
    JZ       r7, picked5
    DECIDER  r8, r0
    DEC      r4, r8, 'discard a card in it'
  picked5:
    JLTI     r4, 0, none9
  ; excess: discard a card in it
    PAIR     r7, r0, r4
    RAISE    r6, discard, r7...
  unaffected10:
  none9:
  ; zone shelf (shelves)
    JMP      over1
  stuck3:
    RETI     1
  fits4:
    RETI     0

size.table: code, 1 arguments, 15 registers
  ; zone table
    SEAT     r1
    AVATAR   r1, r1
    LDI      r2, 2147483647
  over1:
    LDI      r3, -1
    ZID      r4, table, r3
    CNT      r5, r4
    JLTI     r5, 6, fits4
    JGE      r5, r2, stuck3
    MOV      r2, r5
  redress2:
    LDI      r6, -1
    OPTS
    LDI      r9, -1
    FIRST    r8, table, r9
    SEEK     r8, card, end8
  loop6:
    OPT      r8, ''
  after7:
    NEXT     r8, card, loop6
  end8:
    NOPT     r9
    JZ       r9, picked5
    DECIDER  r10, r1
    DEC      r6, r10, 'discard a card in it'
  picked5:
    JLTI     r6, 0, none9
  ; excess: discard a card in it
    PAIR     r9, r1, r6
    RAISE    r8, discard, r9...
  unaffected10:
  none9:
  ; zone table
    JMP      over1
  stuck3:
    RETI     1
  fits4:
    RETI     0

zones
    name shelf, of pawn, seen all
    name table, seen all

purposes
    shuffling shelf
    shuffling table

limits
    name size.shelf, proc size.shelf, each True, redress redress2
    name size.table, proc size.table, redress redress2
