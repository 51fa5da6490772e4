of the base: proc.turn
-proc.turn: code, 2 arguments, 12 registers, level turn
+proc.turn: code, 2 arguments, 13 registers, level turn
     SERIAL   r1
     HAVE     r4, card, end8
+    PAIR     r6, r0, r4
+    CAN      r12, lose, r6...
+    JZ       r12, loop7
     OPT      r4, ''

rule.example.horn~1: forbid, 1 arguments, 4 registers, event *
  ; card Horn: you cannot discard cards
    EVGET    r1, 0
    EVGET    r2, 1
    JNTAG    r2, card, no2
    PROHIBIT 1
  no2:
  other1:
    RETI     0

rule.example.box~2: forbid, 1 arguments, 4 registers, event *
  ; rule "Box": for each pawn: you cannot lose cards
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    EVGET    r2, 1
    JNTAG    r2, card, no2
    PROHIBIT 1
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event discard, phase forbid, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
    name example.box, event lose:coin, phase forbid, proc rule.example.box~2, rank 1
    name example.box, event lose, phase forbid, proc rule.example.box~2, rank 1
