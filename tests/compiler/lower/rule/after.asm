of the base: proc.game
     LDI      r11, 0
+    REC      r13, 0
+    MOV      r13, r10
+    RAISE    r12, begin turn, r13...
+    JNZ      r12, begun24
     CALL     r9, proc.turn, r10...

rule.example.horn~1: code, 1 arguments, 9 registers, event *
  ; card Horn: after you begin a turn: lose 1 coin
    EVGET    r1, 0
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.late~2: code, 1 arguments, 9 registers, event *
  ; rule "Late": for each pawn: after you lose 1 coin: gain 1 coin
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    EVGET    r2, 2
    JLTI     r2, 1, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, gain:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

events
    name 'begin turn', text '{0} begins turn', quiet True

rules
    name example.horn, event 'begin turn', phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 4, zones (hand)
    name example.late, event lose:coin, phase after, proc rule.example.late~2, layer 3, rank 1
