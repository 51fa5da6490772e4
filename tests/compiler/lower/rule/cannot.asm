of the base: proc.turn
     JNEI     r5, 23, no13
+    PAIR     r5, r0, r4
+    LDI      r9, 23
+    CAN      r11, take, r5...
+    JZ       r11, no13
     OPT      r4, ''

rule.example.horn~1: forbid, 1 arguments, 4 registers, event *
  ; you cannot discard red cards
    EVGET    r1, 0
    EVGET    r2, 1
    JNTAG    r2, card, no2
    EVGET    r2, 1
    JNTAG    r2, red, no2
    PROHIBIT 1
  no2:
  other1:
    RETI     0

rule.example.horn~2: forbid, 1 arguments, 4 registers, event *
  ; other pawns cannot take this
    HOLDER   r1, r0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNTAG    r2, pawn, no2
    EVGET    r2, 0
    JEQ      r2, r1, no2
    PROHIBIT 1
  no2:
  other1:
    RETI     0

rule.example.horn~3: forbid, 1 arguments, 4 registers, event *
  ; only red pawns can take Lamp
    LDI      r1, -1
    EVGET    r3, 1
    JNTAG    r3, =Lamp, no2
    EVGET    r2, 0
    JNTAG    r2, pawn, no3
    EVGET    r2, 0
    JNTAG    r2, red, no3
    JMP      no2
  no3:
    PROHIBIT 1
  no2:
  other1:
    RETI     0

rule.example.horn~4: forbid, 1 arguments, 3 registers, event *
  ; this cannot be discarded by Ben
    LDI      r1, -1
    EVGET    r2, 0
    JNEI     r2, 24, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    PROHIBIT 1
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

rules
    name example.horn, event discard, phase forbid, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
    name example.horn, event take, phase forbid, proc rule.example.horn~2, carrier Horn, mode 2, layer 1, rank 1, zones (hand)
    name example.horn, event take, phase forbid, proc rule.example.horn~3, carrier Horn, layer 1, rank 2, zones (hand)
    name example.horn, event discard, phase forbid, proc rule.example.horn~4, carrier Horn, layer 1, rank 3, zones (hand)
