stat.(out of force): pure, 2 arguments, 4 registers
    LDI      r2, 0
    STAT     r2, (out of force), r0...
    RET      r2
    RETI     0

of the base: proc.turn
     OPTS
-    LDI      r4, 25
+    LDI      r4, 26
     JLTI     r4, 0, end12
   none14:
-    LDI      r9, 25
+    LDI      r9, 26
     PAIR     r3, r0, r9

modifier.example.asleep~1: modifier, 3 arguments, 8 registers
  ; your text is not in force
    LDI      r3, 0
    LDI      r4, -1
  live2:
    EFNEXT   r4, asleep, r4
    JLTI     r4, 0, end1
    EFGET    r5, r4, 0
    EFGET    r6, r4, 1
    JNE      r0, r5, live2
    LDI      r7, 1
    ADD      r3, r3, r7
    JMP      live2
  end1:
    RET      r3
    RETI     0

modifier.example.horn~2: modifier, 3 arguments, 8 registers
  ; card Horn: +1 power
    HOLDER   r3, r2
    JLTI     r3, 0, no1
    JNE      r0, r3, no1
    LDI      r4, 0
    JLTI     r2, 0, L2
    MOV      r5, r2
    LDI      r6, 0
    CALL     r4, stat.(out of force), r5...
  L2:
    JNEI     r4, 0, no1
    RETI     1
  no1:
    RETI     0
    RETI     0

modifier.example.whistle~3: modifier, 3 arguments, 8 registers
  ; +1 power
    HOLDER   r3, r2
    JLTI     r3, 0, no1
    JNE      r0, r3, no1
    LDI      r4, 0
    JLTI     r2, 0, L2
    MOV      r5, r2
    LDI      r6, 0
    CALL     r4, stat.(out of force), r5...
  L2:
    JNEI     r4, 0, no1
    RETI     1
  no1:
    RETI     0
    RETI     0

modifier.example.whistle~4: modifier, 3 arguments, 8 registers
  ; for each other card: -1 to its power
    JNTAG    r0, card, no1
    JNIN     r0, hand, no1
  awake2:
    LDI      r3, 30
    JNIN     r3, hand, no1
    LDI      r3, 30
    JEQ      r0, r3, no1
    LDI      r3, 0
    LDI      r4, 30
    JLTI     r4, 0, L3
    MOV      r5, r4
    LDI      r6, 0
    CALL     r3, stat.(out of force), r5...
  L3:
    JNEI     r3, 0, no1
    RETI     -1
  no1:
    RETI     0
    RETI     0

modifier.example.lull~5: modifier, 3 arguments, 5 registers
  ; card Lull: texts of cards in your hand are not in force
    HOLDER   r3, r2
    JLTI     r3, 0, no1
    JNTAG    r0, card, no1
    JNIN     r0, hand, no1
    BEAR     r4, r0
    JNE      r4, r3, no1
    RETI     1
  no1:
    RETI     0
    RETI     0

modifier.example.cleo~1~6: modifier, 3 arguments, 8 registers
  ; when you gain 1 coin: until the end of this turn: the text of Horn is not in force
    LDI      r3, 0
    LDI      r4, -1
  live2:
    EFNEXT   r4, example.cleo~1, r4
    JLTI     r4, 0, end1
    EFGET    r5, r4, 0
    EFGET    r6, r4, 1
    JNEI     r0, 29, live2
    LDI      r7, 1
    ADD      r3, r3, r7
    JMP      live2
  end1:
    RET      r3
    RETI     0

modifier.example.cleo~7: modifier, 3 arguments, 7 registers
  ; +1 power
    JNE      r0, r2, no1
    LDI      r3, 0
    JLTI     r2, 0, L2
    MOV      r4, r2
    LDI      r5, 0
    CALL     r3, stat.(out of force), r4...
  L2:
    JNEI     r3, 0, no1
    RETI     1
  no1:
    RETI     0
    RETI     0

rule.example.cleo~8: code, 1 arguments, 12 registers, event *
  ; when you gain 1 coin: until the end of this turn: the text of Horn is not in force
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    LDI      r2, 0
    JLTI     r0, 0, L3
    MOV      r3, r0
    LDI      r4, 0
    CALL     r2, stat.(out of force), r3...
  L3:
    JNEI     r2, 0, no2
    MOV      r2, r1
    LDI      r3, 0
    INLV     r3, turn
    MOV      r5, r2
    MOV      r6, r0
    LDI      r7, 0
    LDI      r8, 0
    LDI      r9, 0
    LDI      r10, 0
    MOV      r11, r3
    EFNEW    r4, example.cleo~1, r5...
  nowhere4:
  no2:
  other1:
    RETI     0

entities
    name Cleo, text Cleo, tags (pawn thing =Cleo thing#), zone (box ''), own_block True
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')
    name Lull, text Lull, tags (card thing =Lull thing#), zone (deck '')

stats
    (out of force)

effects
    asleep
    example.cleo~1

rules
    name example.cleo, event gain:coin, phase after, proc rule.example.cleo~8, carrier Cleo, mode 1, layer 1, rank 7

modifiers
    name example.asleep, stat '(out of force)', kind add, proc modifier.example.asleep~1, common True, effect asleep
    name example.horn, stat power, kind add, proc modifier.example.horn~2, carrier Horn, zones (hand)
    name example.whistle, stat power, kind add, proc modifier.example.whistle~3, carrier Whistle, zones (hand)
    name example.whistle, stat power, kind add, proc modifier.example.whistle~4, common True
    name example.lull, stat '(out of force)', kind add, proc modifier.example.lull~5, carrier Lull, common True, zones (hand)
    name example.cleo~1, stat '(out of force)', kind add, proc modifier.example.cleo~1~6, common True, effect example.cleo~1
    name example.cleo, stat power, kind add, proc modifier.example.cleo~7, carrier Cleo

told forms
    asleep
