of the base: proc.turn
     JNEI     r5, 23, no13
+    PAIR     r5, r0, r4
+    LDI      r9, 23
+    CAN      r11, take, r5...
+    JZ       r11, no13
     OPT      r4, ''

rule.example.toll-gate~1: forbid, 1 arguments, 13 registers, event *
  ; card Toll Gate x2: taking Key costs 1 coin
    EVGET    r1, 0
    EVGET    r2, 1
    JNEI     r2, 30, no2
    GETV     r2, coin, r1
    JLTI     r2, 1, dear3
    LDI      r2, 1
    GETV     r3, coin, r1
    JLT      r3, r2, dear3
    MOV      r2, r1
    LDI      r3, 0
    LDI      r4, -1
  carrier5:
    FIND     r4, r4, =Toll Gate
    JLTI     r4, 0, carriers6
    JNIN     r4, hand, carrier5
  awake7:
    HOLDER   r5, r4
    JLTI     r5, 0, carrier5
    JNE      r1, r5, carrier5
    EVGET    r6, 1
    JNEI     r6, 30, carrier5
    JNE      r5, r2, carrier5
    LDI      r6, 1
    ADD      r3, r3, r6
    JMP      carrier5
  carriers6:
    LDI      r7, -1
    SEAT     r8
    LDI      r9, -1
  each9:
    ROUND    r10, r7..., asleep8
    JNE      r1, r10, each9
    EVGET    r11, 1
    JNEI     r11, 30, each9
    JNE      r10, r2, each9
    LDI      r11, 2
    ADD      r3, r3, r11
    JMP      each9
  asleep8:
    GETV     r12, coin, r1
    JLT      r12, r3, dear3
    JMP      paid4
  dear3:
    PROHIBIT 1
  paid4:
  no2:
  other1:
    RETI     0

rule.example.toll-gate.cost~2: code, 1 arguments, 9 registers, event *
  ; card Toll Gate x2: taking Key costs 1 coin
    EVGET    r1, 0
    EVGET    r2, 1
    JNEI     r2, 30, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.toll~3: forbid, 1 arguments, 13 registers, event *
  ; rule "Toll": for each pawn: taking Key costs 2 coins
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    EVGET    r2, 1
    JNEI     r2, 30, no2
    GETV     r2, coin, r1
    JLTI     r2, 2, dear3
    LDI      r2, 2
    GETV     r3, coin, r1
    JLT      r3, r2, dear3
    MOV      r2, r1
    LDI      r3, 0
    LDI      r4, -1
  carrier5:
    FIND     r4, r4, =Toll Gate
    JLTI     r4, 0, carriers6
    JNIN     r4, hand, carrier5
  awake7:
    HOLDER   r5, r4
    JLTI     r5, 0, carrier5
    JNE      r1, r5, carrier5
    EVGET    r6, 1
    JNEI     r6, 30, carrier5
    JNE      r5, r2, carrier5
    LDI      r6, 1
    ADD      r3, r3, r6
    JMP      carrier5
  carriers6:
    LDI      r7, -1
    SEAT     r8
    LDI      r9, -1
  each9:
    ROUND    r10, r7..., asleep8
    JNE      r1, r10, each9
    EVGET    r11, 1
    JNEI     r11, 30, each9
    JNE      r10, r2, each9
    LDI      r11, 2
    ADD      r3, r3, r11
    JMP      each9
  asleep8:
    GETV     r12, coin, r1
    JLT      r12, r3, dear3
    JMP      paid4
  dear3:
    PROHIBIT 1
  paid4:
  no2:
  other1:
    RETI     0

rule.example.toll.cost~4: code, 1 arguments, 9 registers, event *
  ; rule "Toll": for each pawn: taking Key costs 2 coins
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    EVGET    r2, 1
    JNEI     r2, 30, no2
    REC      r3, 2
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name 'Toll Gate', text 'Toll Gate', tags (card thing '=Toll Gate' thing#), zone (deck '')
    name 'Toll Gate #2', text 'Toll Gate', tags (card thing '=Toll Gate' thing#), zone (deck '')
    name Key, text Key, tags (card thing =Key thing#), zone (deck '')

rules
    name example.toll-gate, event take, phase forbid, proc rule.example.toll-gate~1, carrier 'Toll Gate', mode 1, layer 1, zones (hand)
    name example.toll-gate, event take, phase forbid, proc rule.example.toll-gate~1, carrier 'Toll Gate #2', mode 1, layer 1, zones (hand)
    name example.toll-gate.cost, event take, phase guard, proc rule.example.toll-gate.cost~2, carrier 'Toll Gate', mode 1, layer 1, zones (hand)
    name example.toll-gate.cost, event take, phase guard, proc rule.example.toll-gate.cost~2, carrier 'Toll Gate #2', mode 1, layer 1, zones (hand)
    name example.toll, event take, phase forbid, proc rule.example.toll~3, rank 1
    name example.toll.cost, event take, phase guard, proc rule.example.toll.cost~4, rank 1
