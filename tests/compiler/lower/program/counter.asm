of the base: init one
   other1:
+    JNTAG    r0, pawn, other3
+    ATTR     r1, gem, r0
+    JNZ      r1, set4
+    LDI      r2, 3
+    MOV      r1, r2
+  set4:
+    SETF     gem, r0, r1
+  other3:
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
    name Cleo, text Cleo, tags (pawn thing =Cleo thing#), attrs (gem=5), zone (box ''), own_block True

fields
    name gem, of pawn, seen all
    name tally, of pawn, seen owner

globals
    name 'it rains'

told shown
    name gem, plural gems, of pawn
