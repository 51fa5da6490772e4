of the base: proc.game
     LDI      r11, 0
+    REC      r13, 0
+    MOV      r13, r10
+    RAISE    r12, begin turn, r13...
+    JNZ      r12, begun24
     CALL     r9, proc.turn, r10...
+    REC      r13, 0
+    MOV      r13, r10
+    RAISE    r12, end turn, r13...
   begun24:

modifier.example.broom~1~1: modifier, 3 arguments, 8 registers
  ; card Broom: when your turn begins: until the end of this turn: +1 power
    LDI      r3, 0
    LDI      r4, -1
  live2:
    EFNEXT   r4, example.broom~1, r4
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

rule.example.broom~1.ends~2: code, 1 arguments, 6 registers, event *
  ; card Broom: when your turn begins: until the end of this turn: +1 power
    LDI      r1, -1
  live3:
    EFNEXT   r1, example.broom~1, r1
    JLTI     r1, 0, no2
    EFGET    r2, r1, 0
    EFGET    r3, r1, 1
    EFGET    r4, r1, 0
    EFEND    r1
    JMP      live3
  no2:
  other1:
    RETI     0

rule.example.broom~3: code, 1 arguments, 13 registers, event *
  ; card Broom: when your turn begins: until the end of this turn: +1 power
    EVGET    r1, 0
    MOV      r2, r1
    MOV      r3, r2
    LDI      r4, 0
    MOV      r6, r3
    MOV      r7, r0
    LDI      r8, 0
    LDI      r9, 0
    LDI      r10, 0
    LDI      r11, 0
    MOV      r12, r4
    EFNEW    r5, example.broom~1, r6...
  nowhere3:
  no2:
  other1:
    RETI     0

modifier.example.shovel~2~4: modifier, 3 arguments, 8 registers
  ; card Shovel: when you greet Lamp: until the end of this turn: +1 power
    LDI      r3, 0
    LDI      r4, -1
  live2:
    EFNEXT   r4, example.shovel~2, r4
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

rule.example.shovel~5: code, 1 arguments, 13 registers, event *
  ; card Shovel: when you greet Lamp: until the end of this turn: +1 power
    EVGET    r1, 0
    EVGET    r3, 1
    JNTAG    r3, =Lamp, no2
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
    EFNEW    r5, example.shovel~2, r6...
  nowhere3:
  no2:
  other1:
    RETI     0

entities
    name Broom, text Broom, tags (card thing =Broom thing#), zone (deck '')
    name Shovel, text Shovel, tags (card thing =Shovel thing#), zone (deck '')

events
    name 'begin turn', text '{0} begins turn', quiet True
    name 'end turn', text '{0} ends turn', quiet True

effects
    example.broom~1
    example.shovel~2

rules
    name example.broom~1.ends, event 'end turn', phase after, proc rule.example.broom~1.ends~2, rank 1, effect example.broom~1
    name example.broom, event 'begin turn', phase after, proc rule.example.broom~3, carrier Broom, mode 1, layer 1, rank 2, zones (hand)
    name example.shovel, event greet, phase after, proc rule.example.shovel~5, carrier Shovel, mode 1, layer 1, rank 4, zones (hand)

modifiers
    name example.broom~1, stat power, kind add, proc modifier.example.broom~1~1, common True, effect example.broom~1
    name example.shovel~2, stat power, kind add, proc modifier.example.shovel~2~4, common True, effect example.shovel~2
