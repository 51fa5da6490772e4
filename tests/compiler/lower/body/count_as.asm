of the base: do.take
-do.take: code, 0 arguments, 3 registers, event take
+do.take: code, 0 arguments, 4 registers, event take
   ; verb take (takes, taking, taken): pawn "take {goods}", "take {goods} from {pawn}"
     ZID      r2, hand, r0
+    LDI      r3, 0
+    JIN      r1, hand, counts2
+    SETF     counts as bird, r1, r3
+  counts2:
     MOVE     r1, r2, 0

of the base: give
-give: code, 2 arguments, 3 registers
+give: code, 2 arguments, 4 registers
     JNTAG    r1, space, other1
     ZID      r2, spot, r1
+    LDI      r3, 0
+    JIN      r0, spot, counts2
+    SETF     counts as bird, r0, r3
+  counts2:
     MOVE     r0, r2, 0
   other1:
-    JNTAG    r1, pawn, other2
-    JNTAG    r0, card, other2
+    JNTAG    r1, pawn, other3
+    JNTAG    r0, card, other3
     ZID      r2, hand, r1
+    LDI      r3, 0
+    JIN      r0, hand, counts4
+    SETF     counts as bird, r0, r3
+  counts4:
     MOVE     r0, r2, 0
     RETI     1
-  other2:
+  other3:
     RETI     0

of the base: leave
-leave: code, 1 arguments, 3 registers
+leave: code, 1 arguments, 4 registers
     JLTI     r0, 0, gone
     ZID      r2, heap, r1
+    LDI      r3, 0
+    JIN      r0, heap, counts2
+    SETF     counts as bird, r0, r3
+  counts2:
     MOVE     r0, r2, 0
   other1:
-    LDI      r1, -1
-    MOVE     r0, r1, 0
+    LDI      r1, 0
+    SETF     counts as bird, r0, r1
+  counts3:
+    LDI      r2, -1
+    MOVE     r0, r2, 0
   gone:

of the base: do.discard
-do.discard: code, 0 arguments, 4 registers, event discard
+do.discard: code, 0 arguments, 5 registers, event discard
   ; verb discard (discards, discarding, discarded): pawn "discard {goods}"
     ZID      r3, heap, r2
+    LDI      r4, 0
+    JIN      r1, heap, counts2
+    SETF     counts as bird, r1, r4
+  counts2:
     MOVE     r1, r3, 0

rule.example.cage~1: code, 1 arguments, 11 registers, event *
  ; card Cage: when you gain this: take a crow here as a bird
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    LDI      r2, -1
    OPTS
    NOPT     r4
    JZ       r4, picked3
    DECIDER  r5, r1
    DEC      r2, r5, 'take a crow here'
  picked3:
    JLTI     r2, 0, none4
    PAIR     r5, r1, r2
    RAISE    r4, take, r5...
  unaffected6:
    JNEI     r4, 0, else5
    LDI      r5, 1
    SETF     counts as bird, r2, r5
  else5:
  none4:
  no2:
  other1:
    RETI     0

rule.example.scale~2: code, 1 arguments, 9 registers, event *
  ; card Scale: when you gain a bird: lose 1 coin
    EVGET    r1, 0
    EVGET    r2, 1
    LDI      r3, 0
    JNZ      r3, yes3
    EVGET    r3, 1
    GETV     r2, counts as bird, r3
    JNZ      r2, yes3
    JMP      no2
  yes3:
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected4:
  no2:
  other1:
    RETI     0

entities
    name Cage, text Cage, tags (card thing =Cage thing#), zone (deck '')
    name Scale, text Scale, tags (card thing =Scale thing#), zone (deck '')

fields
    name 'counts as bird', of thing#

rules
    name example.cage, event gain:coin, phase after, proc rule.example.cage~1, carrier Cage, layer 1
    name example.cage, event gain, phase after, proc rule.example.cage~1, carrier Cage, layer 1
    name example.scale, event gain:coin, phase after, proc rule.example.scale~2, carrier Scale, mode 1, layer 1, rank 1, zones (hand)
    name example.scale, event gain, phase after, proc rule.example.scale~2, carrier Scale, mode 1, layer 1, rank 1, zones (hand)
