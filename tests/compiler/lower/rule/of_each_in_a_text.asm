of the base: proc.turn
     JNEI     r5, 23, no13
+    PAIR     r5, r0, r4
+    LDI      r9, 23
+    CAN      r11, take, r5...
+    JZ       r11, no13
     OPT      r4, ''

rule.example.horn~1: code, 1 arguments, 9 registers, event *
  ; for each red pawn: when it gains 1 coin: it loses 1 coin
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    JNTAG    r1, red, no2
    EVGET    r2, 2
    JLTI     r2, 1, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

rule.example.horn~2: forbid, 1 arguments, 3 registers, event *
  ; for each card: this cannot be taken by Ben
    EVGET    r0, 1
    JNTAG    r0, card, other1
    JNIN     r0, hand, other1
  awake2:
    LDI      r1, -1
    EVGET    r2, 0
    JNEI     r2, 24, no3
    EVGET    r2, 1
    JNE      r2, r0, no3
    LDI      r2, 28
    JNIN     r2, hand, no3
    PROHIBIT 1
  no3:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, layer 1, zones (hand)
    name example.horn, event take, phase forbid, proc rule.example.horn~2, layer 1, rank 1
