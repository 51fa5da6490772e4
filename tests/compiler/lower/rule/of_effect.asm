of the base: proc.turn
-proc.turn: code, 2 arguments, 12 registers, level turn
+proc.turn: code, 2 arguments, 13 registers, level turn
     SERIAL   r1
     HAVE     r4, card, end8
+    PAIR     r6, r0, r4
+    CAN      r12, lose, r6...
+    JZ       r12, loop7
     OPT      r4, ''

rule.example.horn~1~1: forbid, 1 arguments, 6 registers, event *
  ; when you gain 1 coin: until the end of this turn: you cannot discard cards
    LDI      r1, -1
  live3:
    EFNEXT   r1, example.horn~1, r1
    JLTI     r1, 0, no2
    EFGET    r2, r1, 0
    EFGET    r3, r1, 1
    EVGET    r4, 1
    JNTAG    r4, card, live3
    EVGET    r4, 0
    JNE      r4, r2, live3
    PROHIBIT 1
    JMP      live3
  no2:
  other1:
    RETI     0

rule.example.horn~2~2: code, 1 arguments, 11 registers, event *
  ; when you lose 1 coin: until the end of this turn: when you take a card: gain 1 coin
    LDI      r1, -1
  live3:
    EFNEXT   r1, example.horn~2, r1
    JLTI     r1, 0, no2
    EFGET    r2, r1, 0
    EFGET    r3, r1, 1
    EVGET    r4, 1
    JNTAG    r4, card, live3
    EVGET    r4, 0
    JNE      r4, r2, live3
    REC      r5, 1
    MOV      r5, r2
    RAISE    r4, gain:coin, r5...
  unaffected4:
    JMP      live3
  no2:
  other1:
    RETI     0

rule.example.horn~3~3: forbid, 1 arguments, 6 registers, event *
  ; when you take a card: until the end of this turn: for each pawn: you cannot lose cards
    LDI      r1, -1
  live3:
    EFNEXT   r1, example.horn~3, r1
    JLTI     r1, 0, no2
    EFGET    r2, r1, 0
    EFGET    r3, r1, 1
    EVGET    r2, 0
    JNTAG    r2, pawn, live3
    EVGET    r4, 1
    JNTAG    r4, card, live3
    PROHIBIT 1
    JMP      live3
  no2:
  other1:
    RETI     0

rule.example.horn~4: code, 1 arguments, 13 registers, event *
  ; when you gain 1 coin: until the end of this turn: you cannot discard cards
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    MOV      r3, r2
    LDI      r4, 0
    INLV     r4, turn
    MOV      r6, r3
    MOV      r7, r0
    LDI      r8, 0
    LDI      r9, 0
    LDI      r10, 0
    LDI      r11, 0
    MOV      r12, r4
    EFNEW    r5, example.horn~1, r6...
  nowhere3:
  no2:
  other1:
    RETI     0

rule.example.horn~5: code, 1 arguments, 13 registers, event *
  ; when you lose 1 coin: until the end of this turn: when you take a card: gain 1 coin
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    MOV      r3, r2
    LDI      r4, 0
    INLV     r4, turn
    MOV      r6, r3
    MOV      r7, r0
    LDI      r8, 0
    LDI      r9, 0
    LDI      r10, 0
    LDI      r11, 0
    MOV      r12, r4
    EFNEW    r5, example.horn~2, r6...
  nowhere3:
  no2:
  other1:
    RETI     0

rule.example.horn~6: code, 1 arguments, 13 registers, event *
  ; when you take a card: until the end of this turn: for each pawn: you cannot lose cards
    EVGET    r1, 0
    EVGET    r2, 1
    JNTAG    r2, card, no2
    MOV      r2, r1
    MOV      r3, r2
    LDI      r4, 0
    INLV     r4, turn
    MOV      r6, r3
    MOV      r7, r0
    LDI      r8, 0
    LDI      r9, 0
    LDI      r10, 0
    LDI      r11, 0
    MOV      r12, r4
    EFNEW    r5, example.horn~3, r6...
  nowhere3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

effects
    example.horn~1
    example.horn~2
    example.horn~3

rules
    name example.horn~1, event discard, phase forbid, proc rule.example.horn~1~1, effect example.horn~1
    name example.horn~2, event take, phase after, proc rule.example.horn~2~2, rank 1, effect example.horn~2
    name example.horn~3, event lose:coin, phase forbid, proc rule.example.horn~3~3, rank 2, effect example.horn~3
    name example.horn~3, event lose, phase forbid, proc rule.example.horn~3~3, rank 2, effect example.horn~3
    name example.horn, event gain:coin, phase after, proc rule.example.horn~4, carrier Horn, mode 1, layer 1, rank 3, zones (hand)
    name example.horn, event lose:coin, phase after, proc rule.example.horn~5, carrier Horn, mode 1, layer 1, rank 4, zones (hand)
    name example.horn, event take, phase after, proc rule.example.horn~6, carrier Horn, mode 1, layer 1, rank 5, zones (hand)
