of the base: die
-die: code, 2 arguments, 8 registers
+die: code, 2 arguments, 10 registers
     LDI      r3, 6
   other1:
+    JNEI     r0, 1, other2
     MOV      r6, r1
     MOV      r7, r3
-    DIE      r2, no purpose, r6...
+    DIE      r2, fishing, r6...
+    RET      r2
+  other2:
+    MOV      r8, r1
+    MOV      r9, r3
+    DIE      r2, no purpose, r8...
     RET      r2

dice.fishing: code, 3 arguments, 7 registers
    MOV      r4, r0
    MOV      r5, r1
    MOV      r6, r2
    CALL     r3, dice, r4...
    RETI     0

stat.fishing roll: pure, 2 arguments, 3 registers
  ; purpose fishing
    LDI      r2, 0
    STAT     r2, fishing roll, r0...
    RET      r2
    RETI     0

proc.errand: code, 2 arguments, 16 registers, level errand
    SERIAL   r1
  ; step "cast": roll 1 die for fishing, then remember the result as your mark
    LDI      r3, 1
    LDI      r4, 1
    MOV      r5, r0
    MOV      r6, r3
    CALL     r2, new roll, r5...
    LDI      r7, 0
    JLTI     r0, 0, L1
    MOV      r8, r0
    LDI      r9, 0
    CALL     r7, stat.fishing roll, r8...
  L1:
    SETF     roll.bonus, r2, r7
    REC      r8, 0
    MOV      r8, r0
    MOV      r9, r2
    MOV      r10, r4
    MOV      r13, r3
    RAISE    r7, roll, r8...
    LDI      r14, 0
    JNTAG    r2, roll#, L2
    GETF     r14, roll.1, r2
    GETF     r15, roll.dice, r2
    JLTI     r15, 2, one3
    GETF     r15, roll.2, r2
    ADD      r14, r14, r15
    GETF     r15, roll.3, r2
    ADD      r14, r14, r15
    GETF     r15, roll.4, r2
    ADD      r14, r14, r15
    GETF     r15, roll.more, r2
    ADD      r14, r14, r15
  one3:
    GETF     r15, roll.change, r2
    ADD      r14, r14, r15
    GETF     r15, roll.bonus, r2
    ADD      r14, r14, r15
  L2:
    JNTAG    r0, pawn, L4
    SETF     mark, r0, r14
  L4:
    RETI     0

entities
    name Rod, text Rod, tags (card thing =Rod thing#), zone (deck '')

stats
    fishing roll

purposes
    fishing

levels
    name errand, slots (actor #)

modifiers
    name example.rod, stat 'fishing roll', kind add, amount 1, carrier Rod, zones (hand)
