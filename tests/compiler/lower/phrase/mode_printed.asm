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
  ; step "you": if you are angry: gain 1 coin
    LDI      r2, 0
    JNTAG    r0, pawn, L5
    GETF     r3, mode.mood, r0
    LDI      r4, 2
    EQ       r2, r3, r4
    JMP      L4
  L5:
    TAG      r2, r0, angry
  L4:
    JZ       r2, else2
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected6:
    JMP      end3
  else2:
  end3:
  step1:
  ; step "it": if Storm is angry: gain 1 coin
    LDI      r2, 0
    LDI      r3, 28
    JNTAG    r3, pawn, L11
    GETF     r4, mode.mood, r3
    LDI      r5, 2
    EQ       r2, r4, r5
    JMP      L10
  L11:
    TAG      r2, r3, angry
  L10:
    JZ       r2, else8
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected12:
    JMP      end9
  else8:
  end9:
  step7:
    RETI     0

entities
    name Storm, text Storm, tags (card thing angry =Storm thing#), attrs (mood=2), zone (deck '')

levels
    name errand, slots (actor #)
