of the base: init one
-init one: code, 1 arguments, 3 registers
+init one: code, 1 arguments, 6 registers
     JNTAG    r0, thing, other1
   other1:
+    JNTAG    r0, pawn, other3
+    LDI      r2, 0
+    JLTI     r0, 0, L5
+    MOV      r3, r0
+    LDI      r4, 0
+    GETV     r5, power, r3
+    STAT     r2, power, r3...
+  L5:
+    MOV      r1, r2
+  set4:
+    SETF     charm, r0, r1
+  other3:
     RETI     0

stat.charm: pure, 2 arguments, 3 registers
  ; stat charm
    GETV     r2, charm, r0
    STAT     r2, charm, r0...
    RET      r2
    RETI     0

stat.reach: pure, 2 arguments, 8 registers
  ; stat reach
    LDI      r3, 0
    JLTI     r0, 0, L1
    MOV      r4, r0
    LDI      r5, 0
    GETV     r6, power, r4
    STAT     r3, power, r4...
  L1:
    ADDI     r2, r3, 1
    STAT     r2, reach, r0...
    RET      r2
    RETI     0

fields
    name charm, of pawn, seen all

stats
    charm
    reach
