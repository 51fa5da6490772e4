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
    SEEK     r5, r5, card
    JLTI     r5, 0, end7
  loop5:
    JNTAG    r0, red, no8
    JMP      after6
  no8:
    JNTAG    r5, red, no9
    LDI      r6, 23
    PLACE    r7, r6
    JNEI     r7, 20, no9
    JMP      after6
  no9:
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
    SEEK     r9, r9, card
    JLTI     r9, 0, end12
  loop10:
    JNTAG    r0, red, no13
    JMP      after11
  no13:
    JNTAG    r9, red, no14
    LDI      r10, 23
    PLACE    r11, r10
    JNEI     r11, 20, no14
    JMP      after11
  no14:
    ADDI     r8, r8, 1
  after11:
    NEXT     r9, card, loop10
  end12:
    LDI      r10, 0
    JLTI     r0, 0, L15
    MOV      r11, r0
    LDI      r12, 0
    GETV     r13, load, r11
    STAT     r10, load, r11...
  L15:
    SUB      r7, r8, r10
    EMPTY    r8, card
  again16:
    JLTI     r7, 1, enough17
    ADDI     r7, r7, -1
    LDI      r10, -1
    OPTS
    MOV      r14, r0
    LDI      r12, -1
  loop19:
    MOV      r13, r12
    HELD     r12, r13..., card
    JLTI     r12, 0, end20
    JNTAG    r0, red, no21
    JMP      loop19
  no21:
    JNTAG    r12, red, no22
    LDI      r15, 23
    PLACE    r16, r15
    JNEI     r16, 20, no22
    JMP      loop19
  no22:
    ADDI     r8, r12, -1
    AMONG    r15, r8..., card
    JNE      r15, r12, new23
    JMP      old24
  new23:
    OPT      r12, ''
  old24:
    JMP      loop19
  end20:
    NOPT     r15
    JZ       r15, picked18
    DECIDER  r16, r0
    DEC      r10, r16, 'discard a card'
  picked18:
    JLTI     r10, 0, enough17
    JOIN     r10, r8..., card
  ; excess: the holder discards that many cards of its choice
    PAIR     r13, r0, r10
    RAISE    r12, discard, r13...
  unaffected26:
  none25:
  ; limit load: card
    JMP      again16
  enough17:
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
