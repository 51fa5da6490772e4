of the base: proc.game
     LDI      r11, 0
+    REC      r13, 0
+    MOV      r13, r10
+    RAISE    r12, begin turn, r13...
+    JNZ      r12, begun24
     CALL     r9, proc.turn, r10...

rule.example.rich~1: code, 1 arguments, 9 registers, event *
  ; for each pawn: when you begin a turn: gain 1 coin
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

events
    name 'begin turn', text '{0} begins turn', quiet True

rules
    name example.rich, event 'begin turn', phase after, proc rule.example.rich~1, layer 2
