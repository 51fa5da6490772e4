of the base: die
-die: code, 2 arguments, 8 registers
-    LDI      r3, 6
+die: code, 3 arguments, 9 registers
+    GETF     r4, roll.sides, r2
     JNEI     r0, 0, other1
-    MOV      r4, r1
-    MOV      r5, r3
-    DIE      r2, luck, r4...
-    RET      r2
+    MOV      r5, r1
+    MOV      r6, r4
+    DIE      r3, luck, r5...
+    RET      r3
   other1:
-    MOV      r6, r1
-    MOV      r7, r3
-    DIE      r2, no purpose, r6...
-    RET      r2
+    MOV      r7, r1
+    MOV      r8, r4
+    DIE      r3, no purpose, r7...
+    RET      r3
     RETI     0

of the base: dice
-dice: code, 3 arguments, 8 registers
+dice: code, 3 arguments, 9 registers
     LDI      r4, 0
     MOV      r7, r0
+    MOV      r8, r1
     CALL     r5, die, r6...

of the base: reroll
-reroll: code, 1 arguments, 14 registers
+reroll: code, 1 arguments, 15 registers
     GETF     r1, roll.by, r0
     MOV      r13, r1
+    MOV      r14, r0
     CALL     r6, die, r12...

turn die: code, 2 arguments, 9 registers
    JLTI     r1, 1, no such side1
    GETF     r7, roll.sides, r0
    JLT      r7, r1, no such side1
    GETF     r2, roll.by, r0
    GETF     r3, roll.dice, r0
    OPTS
    JLTI     r3, 1, L2
    GETF     r7, roll.1, r0
    JZ       r7, L2
    LDI      r7, 1
    OPTN     r7, 'die {0}'
  L2:
    JLTI     r3, 2, L3
    GETF     r7, roll.2, r0
    JZ       r7, L3
    LDI      r7, 2
    OPTN     r7, 'die {0}'
  L3:
    JLTI     r3, 3, L4
    GETF     r7, roll.3, r0
    JZ       r7, L4
    LDI      r7, 3
    OPTN     r7, 'die {0}'
  L4:
    JLTI     r3, 4, L5
    GETF     r7, roll.4, r0
    JZ       r7, L5
    LDI      r7, 4
    OPTN     r7, 'die {0}'
  L5:
    NOPT     r6
    JZ       r6, no dice7
    SEAT     r8
    JLTI     r2, 0, seat6
    CTRL     r8, r2
    JGEI     r8, 0, seat6
    SEAT     r8
  seat6:
    DEC      r4, r8, 'which die is turned?'
    JNEI     r4, 1, other8
    SETF     roll.1, r0, r1
  other8:
    JNEI     r4, 2, other9
    SETF     roll.2, r0, r1
  other9:
    JNEI     r4, 3, other10
    SETF     roll.3, r0, r1
  other10:
    JNEI     r4, 4, other11
    SETF     roll.4, r0, r1
  other11:
  no dice7:
  no such side1:
    RETI     0

rule.example.horn~1: code, 1 arguments, 19 registers, event *
  ; card Horn: when you gain this: roll 2 dice with 10 sides for luck, then reroll one die of that roll, then turn one die of that roll to 9
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    LDI      r3, 0
    LDI      r4, 2
    MOV      r5, r1
    MOV      r6, r3
    CALL     r2, new roll, r5...
    LDI      r7, 10
    SETF     roll.sides, r2, r7
    LDI      r8, 0
    JLTI     r1, 0, L3
    MOV      r9, r1
    LDI      r10, 0
    CALL     r8, stat.luck roll, r9...
  L3:
    SETF     roll.bonus, r2, r8
    REC      r9, 0
    MOV      r9, r1
    MOV      r10, r2
    MOV      r11, r4
    MOV      r14, r3
    RAISE    r8, roll, r9...
    MOV      r16, r2
    CALL     r15, reroll, r16...
    LDI      r16, 9
    MOV      r17, r2
    MOV      r18, r16
    CALL     r15, turn die, r17...
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

fields
    name roll.sides, of roll#

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, layer 1
    name example.horn, event gain, phase after, proc rule.example.horn~1, carrier Horn, layer 1
