of the base: init one
   other1:
+    JNTAG    r0, pawn, word3
+    JNTAG    r0, angry, word3
+    LDI      r1, 2
+    SETF     mode.mood, r0, r1
+  word3:
+    JNTAG    r0, pawn, word4
+    JNTAG    r0, tall, word4
+    LDI      r1, 1
+    SETF     mode.height, r0, r1
+  word4:
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

entities
    name Cleo, text Cleo, tags (pawn thing angry =Cleo thing#), attrs (mood=2), zone (box ''), own_block True
    name Tree, text Tree, tags (card thing tall =Tree thing#), attrs (height=1), zone (deck '')

fields
    name mode.height, of pawn, seen all

told values
    height: (tall short)
