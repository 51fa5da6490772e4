of the base: proc.turn
     JNEI     r5, 23, no13
+    PAIR     r5, r0, r4
+    LDI      r9, 23
+    CAN      r11, take, r5...
+    JZ       r11, no13
     OPT      r4, ''

rule.example.caps~1: forbid, 1 arguments, 5 registers, event *
  ; no pawn can take cards more than 2 times per turn
    LDI      r1, -1
    EVGET    r2, 0
    JNTAG    r2, pawn, no2
    EVGET    r2, 1
    JNTAG    r2, card, no2
    ROLE     r2, turn, 1
    JLTI     r2, 0, free3
    EVGET    r4, 0
    JNTAG    r4, pawn, free3
    GETF     r3, counted.example.caps, r4
    JNE      r3, r2, free3
    GETF     r3, count.example.caps, r4
    JLTI     r3, 2, free3
    PROHIBIT 1
  free3:
  no2:
  other1:
    RETI     0

rule.example.caps.count~2: code, 1 arguments, 7 registers, event *
  ; no pawn can take cards more than 2 times per turn
    LDI      r1, -1
    EVGET    r2, 0
    JNTAG    r2, pawn, no2
    EVGET    r2, 1
    JNTAG    r2, card, no2
    ROLE     r2, turn, 1
    JLTI     r2, 0, counted3
    EVGET    r4, 0
    JNTAG    r4, pawn, counted3
    GETF     r3, counted.example.caps, r4
    JEQ      r3, r2, same4
    SETF     counted.example.caps, r4, r2
    LDI      r5, 0
    SETF     count.example.caps, r4, r5
  same4:
    LDI      r6, 1
    ADDF     count.example.caps, r4, r6
  counted3:
  no2:
  other1:
    RETI     0

rule.example.caps~3: forbid, 1 arguments, 5 registers, event *
  ; pawns cannot gain 1 coin more than once per game
    LDI      r1, -1
    EVGET    r2, 0
    JNTAG    r2, pawn, no2
    LDI      r2, 1
    EVGET    r4, 0
    JNTAG    r4, pawn, free3
    GETF     r3, counted.example.caps, r4
    JNE      r3, r2, free3
    GETF     r3, count.example.caps, r4
    JLTI     r3, 1, free3
    PROHIBIT 1
  free3:
  no2:
  other1:
    RETI     0

rule.example.caps.count~4: code, 1 arguments, 7 registers, event *
  ; pawns cannot gain 1 coin more than once per game
    LDI      r1, -1
    EVGET    r2, 0
    JNTAG    r2, pawn, no2
    LDI      r2, 1
    EVGET    r4, 0
    JNTAG    r4, pawn, counted3
    GETF     r3, counted.example.caps, r4
    JEQ      r3, r2, same4
    SETF     counted.example.caps, r4, r2
    LDI      r5, 0
    SETF     count.example.caps, r4, r5
  same4:
    LDI      r6, 1
    ADDF     count.example.caps, r4, r6
  counted3:
  no2:
  other1:
    RETI     0

fields
    name count.example.caps, of pawn
    name counted.example.caps, of pawn

rules
    name example.caps, event take, phase forbid, proc rule.example.caps~1
    name example.caps.count, event take, phase guard, proc rule.example.caps.count~2, layer -1
    name example.caps, event gain:coin, phase forbid, proc rule.example.caps~3, rank 1
    name example.caps.count, event gain:coin, phase guard, proc rule.example.caps.count~4, layer -1, rank 1
