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
    LDI      r4, 0
    FIRST    r5, hand, r0
    SEEK     r5, card, end10
  loop8:
    JNTAG    r0, red, no11
    JMP      after9
  no11:
    JNTAG    r5, red, no12
    LDI      r6, 23
    PLACE    r7, r6
    JNEI     r7, 20, no12
    JMP      after9
  no12:
    ADDI     r4, r4, 1
  after9:
    NEXT     r5, card, loop8
  end10:
    JZ       r4, fits4
    GETV     r2, load, r0
    STAT     r6, load, r0...
    JGE      r6, r4, fits4
    JGE      r4, r3, stuck3
    MOV      r3, r4
  redress2:
    LDI      r8, 0
    FIRST    r9, hand, r0
    SEEK     r9, card, end15
  loop13:
    JNTAG    r0, red, no16
    JMP      after14
  no16:
    JNTAG    r9, red, no17
    LDI      r10, 23
    PLACE    r11, r10
    JNEI     r11, 20, no17
    JMP      after14
  no17:
    ADDI     r8, r8, 1
  after14:
    NEXT     r9, card, loop13
  end15:
    LDI      r10, 0
    JLTI     r0, 0, L18
    MOV      r11, r0
    LDI      r12, 0
    GETV     r13, load, r11
    STAT     r10, load, r11...
  L18:
    SUB      r7, r8, r10
    EMPTY    r8, card
  again19:
    JLTI     r7, 1, enough20
    ADDI     r7, r7, -1
    LDI      r10, -1
    OPTS
    MOV      r13, r0
    LDI      r12, -1
  loop22:
    HAVE     r12, card, end23
    JNTAG    r0, red, no24
    JMP      loop22
  no24:
    JNTAG    r12, red, no25
    LDI      r14, 23
    PLACE    r15, r14
    JNEI     r15, 20, no25
    JMP      loop22
  no25:
    ADDI     r8, r12, -1
    AMONG    r14, r8..., card
    JNE      r14, r12, new26
    JMP      old27
  new26:
    OPT      r12, ''
  old27:
    JMP      loop22
  end23:
    NOPT     r14
    JZ       r14, picked21
    DECIDER  r15, r0
    DEC      r10, r15, 'discard a card'
  picked21:
    JLTI     r10, 0, enough20
    JOIN     r10, r8..., card
  ; excess: the holder discards that many cards of its choice
    PAIR     r13, r0, r10
    RAISE    r12, discard, r13...
  unaffected29:
  none28:
  ; limit load: card
    JMP      again19
  enough20:
    JMP      over1
  stuck3:
    RETI     1
  fits4:
    RETI     0

fields
    name load, of pawn, seen all

stats
    load

limits
    name load, proc limit.load, each True, redress redress2, zone hand
