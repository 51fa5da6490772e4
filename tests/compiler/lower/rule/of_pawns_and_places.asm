of the base: proc.turn
   unaffected3:
-    LDI      r9, 24
+    LDI      r9, 25
     PAIR     r3, r0, r9
     OPTS
-    LDI      r4, 25
+    LDI      r4, 27
     JLTI     r4, 0, end12
     HOLDER   r5, r4
-    JNEI     r5, 23, no13
+    JNEI     r5, 24, no13
     OPT      r4, ''
     PAIR     r5, r0, r2
-    LDI      r9, 23
+    LDI      r9, 24
     RAISE    r4, take, r5...
   none14:
-    LDI      r9, 25
+    LDI      r9, 27
     PAIR     r3, r0, r9

rule.example.cleo~1: code, 1 arguments, 9 registers, event *
  ; when you gain 1 coin: lose 1 coin
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.cleo~2: code, 1 arguments, 8 registers, event *
  ; when Ann gains 1 coin: gain 1 coin
    JLTI     r0, 0, no2
    EVGET    r1, 0
    JNEI     r1, 24, no2
    EVGET    r1, 2
    JLTI     r1, 1, no2
    REC      r2, 1
    MOV      r2, r0
    RAISE    r1, gain:coin, r2...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.cleo~3: code, 1 arguments, 8 registers, event *
  ; when taken: lose 1 coin
    JLTI     r0, 0, no2
    EVGET    r1, 1
    JNE      r1, r0, no2
    REC      r2, 1
    MOV      r2, r0
    RAISE    r1, lose:coin, r2...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.cliff~4: code, 1 arguments, 9 registers, event *
  ; space Cliff: when you discard a card: gain 1 coin
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNTAG    r2, card, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    PLACE    r2, r1
    PLACE    r3, r0
    JLTI     r2, 0, no2
    JNE      r2, r3, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name Cliff, text Cliff, tags (space thing =Cliff thing#), place True
    name Cleo, text Cleo, tags (pawn thing =Cleo thing#), zone (box ''), own_block True

rules
    name example.cleo, event gain:coin, phase after, proc rule.example.cleo~1, carrier Cleo, mode 1, layer 1
    name example.cleo, event gain:coin, phase after, proc rule.example.cleo~2, carrier Cleo, mode 2, layer 1, rank 1
    name example.cleo, event take, phase after, proc rule.example.cleo~3, carrier Cleo, mode 2, layer 1, rank 2
    name example.cliff, event discard, phase after, proc rule.example.cliff~4, carrier Cliff, layer 1, rank 3
