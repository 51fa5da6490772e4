of the base: proc.turn
     JNEI     r5, 23, no13
+    PAIR     r5, r0, r4
+    LDI      r9, 23
+    CAN      r11, take, r5...
+    JZ       r11, no13
     OPT      r4, ''

rule.example.horn~1: forbid, 1 arguments, 4 registers, event *
  ; taking this costs 1 coin
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    GETV     r2, coin, r1
    JLTI     r2, 1, dear3
    LDI      r2, 1
    GETV     r3, coin, r1
    JLT      r3, r2, dear3
    JMP      paid4
  dear3:
    PROHIBIT 1
  paid4:
  no2:
  other1:
    RETI     0

rule.example.horn.cost~2: code, 1 arguments, 9 registers, event *
  ; taking this costs 1 coin
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.horn~3: forbid, 1 arguments, 4 registers, event *
  ; discarding Bread costs 2 coins
    EVGET    r1, 0
    EVGET    r2, 1
    JNEI     r2, 25, no2
    GETV     r2, coin, r1
    JLTI     r2, 2, dear3
    LDI      r2, 2
    GETV     r3, coin, r1
    JLT      r3, r2, dear3
    JMP      paid4
  dear3:
    PROHIBIT 1
  paid4:
  no2:
  other1:
    RETI     0

rule.example.horn.cost~4: code, 1 arguments, 9 registers, event *
  ; discarding Bread costs 2 coins
    EVGET    r1, 0
    EVGET    r2, 1
    JNEI     r2, 25, no2
    REC      r3, 2
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event take, phase forbid, proc rule.example.horn~1, carrier Horn, layer 1, zones (hand)
    name example.horn.cost, event take, phase guard, proc rule.example.horn.cost~2, carrier Horn, layer 1, zones (hand)
    name example.horn, event discard, phase forbid, proc rule.example.horn~3, carrier Horn, mode 1, layer 1, rank 1, zones (hand)
    name example.horn.cost, event discard, phase guard, proc rule.example.horn.cost~4, carrier Horn, mode 1, layer 1, rank 1, zones (hand)
