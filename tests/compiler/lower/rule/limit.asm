of the base: init one
   other1:
+    JNTAG    r0, pawn, other3
+    LDI      r2, 4
+    MOV      r1, r2
+  set4:
+    SETF     load, r0, r1
+  other3:
     RETI     0

stat.load: pure, 2 arguments, 3 registers
  ; limit load: card
    GETV     r2, load, r0
    STAT     r2, load, r0...
    RET      r2
    RETI     0

limit.load: code, 1 arguments, 19 registers
  ; limit load: card
    LDI      r1, 0
    LDI      r3, 2147483647
  over1:
    LDI      r4, 0
    FIRST    r5, hand, r0
    SEEK     r5, card, end7
  loop5:
    ADDI     r4, r4, 1
  after6:
    NEXT     r5, card, loop5
  end7:
    JZ       r4, fits4
    GETV     r2, load, r0
    STAT     r6, load, r0...
    JGE      r6, r4, fits4
    JGE      r4, r3, stuck3
    MOV      r3, r4
  redress2:
    LDI      r8, 0
    FIRST    r9, hand, r0
    SEEK     r9, card, end10
  loop8:
    ADDI     r8, r8, 1
  after9:
    NEXT     r9, card, loop8
  end10:
    LDI      r10, 0
    JLTI     r0, 0, L11
    MOV      r11, r0
    LDI      r12, 0
    GETV     r13, load, r11
    STAT     r10, load, r11...
  L11:
    SUB      r7, r8, r10
    EMPTY    r8, card
  again12:
    JLTI     r7, 1, enough13
    ADDI     r7, r7, -1
    LDI      r10, -1
    OPTS
    MOV      r13, r0
    LDI      r12, -1
  loop15:
    HAVE     r12, card, end16
    ADDI     r8, r12, -1
    AMONG    r14, r8..., card
    JNE      r14, r12, new17
    JMP      old18
  new17:
    OPT      r12, ''
  old18:
    JMP      loop15
  end16:
    NOPT     r14
    JZ       r14, picked14
    DECIDER  r15, r0
    DEC      r10, r15, 'discard a card'
  picked14:
    JLTI     r10, 0, enough13
    JOIN     r10, r8..., card
  ; excess: the holder discards that many cards of its choice
    PAIR     r13, r0, r10
    RAISE    r12, discard, r13...
  unaffected20:
  none19:
  ; limit load: card
    JMP      again12
  enough13:
    JMP      over1
  stuck3:
    RETI     1
  fits4:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')

fields
    name load, of pawn, seen all

stats
    load

modifiers
    name example.horn, stat load, kind add, amount 1, carrier Horn, zones (hand)
    name example.whistle, stat load, kind set, amount 999, carrier Whistle, zones (hand)

limits
    name load, proc limit.load, each True, redress redress2, zone hand
