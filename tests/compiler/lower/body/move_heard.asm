of the base: give
-give: code, 2 arguments, 3 registers
+give: code, 2 arguments, 11 registers
     JNTAG    r1, space, other1
     JNTAG    r0, pawn, other1
-    ZID      r2, spot, r1
-    MOVE     r0, r2, 0
+    LDI      r2, 0
+    LDI      r4, 0
+    REC      r5, 0
+    MOV      r6, r0
+    MOV      r7, r4
+    MOV      r9, r1
+    MOV      r10, r2
+    RAISE    r3, zone#, r5...
     RETI     1
     JNTAG    r0, card, other2
-    ZID      r2, hand, r1
-    MOVE     r0, r2, 0
+    LDI      r2, 1
+    LDI      r4, 0
+    REC      r5, 0
+    MOV      r6, r0
+    MOV      r7, r4
+    MOV      r9, r1
+    MOV      r10, r2
+    RAISE    r3, zone#, r5...
     RETI     1

of the base: leave
-leave: code, 1 arguments, 3 registers
+leave: code, 1 arguments, 11 registers
     JLTI     r0, 0, gone
     LDI      r1, -1
-    ZID      r2, heap, r1
-    MOVE     r0, r2, 0
+    LDI      r2, 3
+    LDI      r4, 0
+    REC      r5, 0
+    MOV      r6, r0
+    MOV      r7, r4
+    MOV      r9, r1
+    MOV      r10, r2
+    RAISE    r3, zone#, r5...
     RETI     1

of the base: do.take
-do.take: code, 0 arguments, 3 registers, event take
+do.take: code, 0 arguments, 11 registers, event take
   ; verb take (takes, taking, taken): pawn "take {goods}", "take {goods} from {pawn}"
     JNTAG    r0, pawn, moved1
-    ZID      r2, hand, r0
-    MOVE     r1, r2, 0
+    LDI      r2, 1
+    LDI      r4, 0
+    REC      r5, 0
+    MOV      r6, r1
+    MOV      r7, r4
+    MOV      r9, r0
+    MOV      r10, r2
+    RAISE    r3, zone#, r5...
   moved1:

of the base: do.discard
-do.discard: code, 0 arguments, 4 registers, event discard
+do.discard: code, 0 arguments, 12 registers, event discard
   ; verb discard (discards, discarding, discarded): pawn "discard {goods}"
     LDI      r2, -1
-    ZID      r3, heap, r2
-    MOVE     r1, r3, 0
+    LDI      r3, 3
+    LDI      r5, 0
+    REC      r6, 0
+    MOV      r7, r1
+    MOV      r8, r5
+    MOV      r10, r2
+    MOV      r11, r3
+    RAISE    r4, zone#, r6...
   moved1:

do.zone#: code, 0 arguments, 5 registers, event zone#
    EVGET    r0, 1
    EVGET    r1, 4
    EVGET    r2, 5
    EVGET    r3, 2
    JNEI     r2, 0, other1
    ZID      r4, spot, r1
    JNZ      r3, under2
    MOVE     r0, r4, 0
    JMP      end3
  under2:
    MOVE     r0, r4, 1
  end3:
    RETI     0
  other1:
    JNEI     r2, 1, other4
    ZID      r4, hand, r1
    JNZ      r3, under5
    MOVE     r0, r4, 0
    JMP      end6
  under5:
    MOVE     r0, r4, 1
  end6:
    RETI     0
  other4:
    JNEI     r2, 2, other7
    ZID      r4, deck, r1
    JNZ      r3, under8
    MOVE     r0, r4, 0
    JMP      end9
  under8:
    MOVE     r0, r4, 1
  end9:
    RETI     0
  other7:
    JNEI     r2, 3, other10
    ZID      r4, heap, r1
    JNZ      r3, under11
    MOVE     r0, r4, 0
    JMP      end12
  under11:
    MOVE     r0, r4, 1
  end12:
    RETI     0
  other10:
    JNEI     r2, 4, other13
    ZID      r4, box, r1
    JNZ      r3, under14
    MOVE     r0, r4, 0
    JMP      end15
  under14:
    MOVE     r0, r4, 1
  end15:
    RETI     0
  other13:
    RETI     0

proc.errand: code, 2 arguments, 13 registers, level errand
    SERIAL   r1
  ; step "under": slide Bread under the heap
    LDI      r2, 25
    JLTI     r2, 0, moved1
    LDI      r3, -1
    LDI      r4, 3
    LDI      r6, 1
    REC      r7, 0
    MOV      r8, r2
    MOV      r9, r6
    MOV      r11, r3
    MOV      r12, r4
    RAISE    r5, zone#, r7...
  moved1:
    RETI     0

rule.example.heap~1: code, 1 arguments, 9 registers, event *
  ; rule "Heap": for each pawn: when Bread enters the heap: Ann loses 1 coin
    EVGET    r1, 1
    JNEI     r1, 25, no2
    EVGET    r1, 5
    LDI      r2, 3
    JNE      r1, r2, no2
    REC      r2, 1
    LDI      r2, 23
    RAISE    r1, lose:coin, r2...
  unaffected3:
  no2:
  other1:
    RETI     0

events
    name zone#, body do.zone#, text zone#, quiet True

levels
    name errand, slots (actor #)

rules
    name example.heap, event zone#, phase after, proc rule.example.heap~1, mode 4
