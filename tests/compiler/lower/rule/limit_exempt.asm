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

rule.example.drum~1: code, 1 arguments, 13 registers, event *
  ; card Drum: when you gain 1 coin: until the end of this turn: cards do not count
    EVGET    r1, 0
    MOV      r2, r1
    MOV      r3, r2
    LDI      r4, 0
    INLV     r4, turn
    MOV      r6, r3
    MOV      r7, r0
    LDI      r8, 0
    LDI      r9, 0
    LDI      r10, 0
    LDI      r11, 0
    MOV      r12, r4
    EFNEW    r5, example.drum~1, r6...
  prevented3:
  no2:
  other1:
    RETI     0

limit.load: code, 1 arguments, 17 registers
  ; limit load: card
    LDI      r1, 0
    LDI      r3, 2147483647
  over1:
    LDI      r4, 0
    FIRST    r5, hand, r0
    SEEK     r5, r5, card
    JLTI     r5, 0, end7
  loop5:
    MOV      r8, r0
    LDI      r6, -1
  loop10:
    MOV      r7, r6
    HELD     r6, r7..., =Horn
    JLTI     r6, 0, end11
    JNTAG    r5, card, loop10
    JNTAG    r5, red, loop10
    JNIN     r6, hand, no13
    JMP      yes12
  no13:
    JMP      loop10
  yes12:
    JNIN     r5, hand, loop10
    BEAR     r9, r5
    HOLDER   r10, r6
    JNE      r9, r10, loop10
    HOLDER   r9, r6
    LDI      r10, -1
    JEQ      r9, r10, loop10
    JMP      found9
    JMP      loop10
  end11:
    JMP      no8
  found9:
    JMP      after6
  no8:
    MOV      r8, r0
    LDI      r6, -1
  loop16:
    MOV      r7, r6
    HELD     r6, r7..., =Whistle
    JLTI     r6, 0, end17
    JNTAG    r5, card, loop16
    JNIN     r6, hand, no19
    JMP      yes18
  no19:
    JMP      loop16
  yes18:
    JNIN     r5, hand, loop16
    BEAR     r9, r5
    HOLDER   r10, r6
    JNE      r9, r10, loop16
    HOLDER   r9, r6
    JNTAG    r9, red, loop16
    HOLDER   r9, r6
    LDI      r10, -1
    JEQ      r9, r10, loop16
    JMP      found15
    JMP      loop16
  end17:
    JMP      no14
  found15:
    JMP      after6
  no14:
    LDI      r6, 0
    LDI      r7, -1
  loop21:
    EFNEXT   r7, example.drum~1, r7
    JLTI     r7, 0, end22
    EFGET    r8, r7, 0
    JNE      r8, r0, loop21
    LDI      r6, 1
  end22:
    JZ       r6, no20
    JMP      after6
  no20:
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
    JLTI     r9, 0, end25
  loop23:
    ADDI     r8, r8, 1
  after24:
    NEXT     r9, card, loop23
  end25:
    LDI      r10, 0
    JLTI     r0, 0, L26
    MOV      r11, r0
    LDI      r12, 0
    GETV     r13, load, r11
    STAT     r10, load, r11...
  L26:
    SUB      r7, r8, r10
  again27:
    JLTI     r7, 1, enough28
    ADDI     r7, r7, -1
    LDI      r8, -1
    OPTS
    MOV      r12, r0
    LDI      r10, -1
  loop30:
    MOV      r11, r10
    HELD     r10, r11..., card
    JLTI     r10, 0, end31
    OPT      r10, ''
    JMP      loop30
  end31:
    NOPT     r13
    JZ       r13, picked29
    DECIDER  r14, r0
    DEC      r8, r14, 'discard a card'
  picked29:
    JLTI     r8, 0, enough28
  ; excess: the holder discards that many cards of its choice
    PAIR     r11, r0, r8
    RAISE    r10, discard, r11...
  unaffected33:
  none32:
  ; limit load: card
    JMP      again27
  enough28:
    JMP      over1
  stuck3:
    RETI     1
  fits4:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')
    name Drum, text Drum, tags (card thing =Drum thing#), zone (deck '')

fields
    name load, of pawn

stats
    load

effects
    example.drum~1

rules
    name example.drum, event gain:coin, phase after, proc rule.example.drum~1, carrier Drum, mode 1, layer 1, rank 3, zones (hand)

limits
    name load, proc limit.load, each True, redress redress2, zone hand
