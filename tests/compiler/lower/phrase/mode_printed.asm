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
    JNTAG    r0, pawn, L4
    GETF     r3, mode.mood, r0
    LDI      r4, 2
    EQ       r2, r3, r4
    JMP      L3
  L4:
    TAG      r2, r0, angry
  L3:
    JZ       r2, else1
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected5:
    JMP      end2
  else1:
  end2:
  ; step "it": if Storm is angry: gain 1 coin
    LDI      r2, 0
    LDI      r3, 28
    JNTAG    r3, pawn, L9
    GETF     r4, mode.mood, r3
    LDI      r5, 2
    EQ       r2, r4, r5
    JMP      L8
  L9:
    TAG      r2, r3, angry
  L8:
    JZ       r2, else6
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected10:
    JMP      end7
  else6:
  end7:
    RETI     0

entities
    name Storm, text Storm, tags (card thing angry =Storm thing#), attrs (mood=2), zone (deck '')

levels
    name errand, slots (actor #)
