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
    JNTAG    r0, pawn, printed4
    GETF     r2, mode.mood, r0
    JMP      L3
  printed4:
    ATTR     r2, mood, r0
  L3:
    LDI      r3, 23
    JNTAG    r3, pawn, printed6
    GETF     r4, mode.mood, r3
    JMP      L5
  printed6:
    ATTR     r4, mood, r3
  L5:
    JNE      r2, r4, else1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected7:
    JMP      end2
  else1:
  end2:
  ; step "storm": if your mood is the mood of Storm: gain 1 coin
    JNTAG    r0, pawn, printed11
    GETF     r2, mode.mood, r0
    JMP      L10
  printed11:
    ATTR     r2, mood, r0
  L10:
    LDI      r3, 28
    JNTAG    r3, pawn, printed13
    GETF     r4, mode.mood, r3
    JMP      L12
  printed13:
    ATTR     r4, mood, r3
  L12:
    JNE      r2, r4, else8
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected14:
    JMP      end9
  else8:
  end9:
    RETI     0

entities
    name Storm, text Storm, tags (card thing angry =Storm thing#), attrs (mood=2), zone (deck '')

levels
    name errand, slots (actor #)
