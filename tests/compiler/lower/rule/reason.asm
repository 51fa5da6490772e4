of the base: proc.turn
     JNEI     r5, 23, no13
+    PAIR     r5, r0, r4
+    LDI      r9, 23
+    CAN      r11, take, r5...
+    JZ       r11, no13
     OPT      r4, ''

rule.example.doors~1: forbid, 1 arguments, 4 registers, event *
  ; for each pawn: you cannot take red cards
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    EVGET    r2, 1
    JNTAG    r2, card, no2
    EVGET    r2, 1
    JNTAG    r2, red, no2
    PROHIBIT 1
  no2:
  other1:
    RETI     0

rules
    name example.doors, event take, phase forbid, proc rule.example.doors~1, reason 'they are sealed'
