of the base: init one
   other1:
+    JNTAG    r0, pawn, word3
+    JNTAG    r0, angry, word3
+    LDI      r1, 2
+    SETF     mode.mood, r0, r1
+  word3:
     RETI     0

proc.errand: code, 2 arguments, 9 registers, level errand
    SERIAL   r1
  ; step "same": if your mood is the mood of Ann: gain 1 coin
    JNTAG    r0, pawn, printed5
    GETF     r2, mode.mood, r0
    JMP      L4
  printed5:
    ATTR     r2, mood, r0
  L4:
    LDI      r3, 23
    JNTAG    r3, pawn, printed7
    GETF     r4, mode.mood, r3
    JMP      L6
  printed7:
    ATTR     r4, mood, r3
  L6:
    JNE      r2, r4, else2
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected8:
    JMP      end3
  else2:
  end3:
  step1:
  ; step "storm": if your mood is the mood of Storm: gain 1 coin
    JNTAG    r0, pawn, printed13
    GETF     r2, mode.mood, r0
    JMP      L12
  printed13:
    ATTR     r2, mood, r0
  L12:
    LDI      r3, 28
    JNTAG    r3, pawn, printed15
    GETF     r4, mode.mood, r3
    JMP      L14
  printed15:
    ATTR     r4, mood, r3
  L14:
    JNE      r2, r4, else10
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected16:
    JMP      end11
  else10:
  end11:
  step9:
    RETI     0

entities
    name Storm, text Storm, tags (card thing angry =Storm thing#), attrs (mood=2), zone (deck '')

levels
    name errand, slots (actor #)
