of the base: proc.game
     LDI      r11, 0
+    REC      r13, 0
+    MOV      r13, r10
+    RAISE    r12, begin turn, r13...
+    JNZ      r12, begun24
     CALL     r9, proc.turn, r10...

rule.example.luggage.forgotten~1: code, 1 arguments, 4 registers, event *
  ; forgotten when it begins a turn
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    LDI      r2, -1
    JNTAG    r1, pawn, L3
    GETF     r2, luggage, r1
  L3:
    LDI      r3, -1
    JEQ      r2, r3, no2
    LDI      r2, -1
    JNTAG    r1, pawn, L4
    SETF     luggage, r1, r2
  L4:
  no2:
  other1:
    RETI     0

rule.example.tally.forgotten~2: code, 1 arguments, 3 registers, event *
  ; forgotten when it gains 1 coin
    EVGET    r1, 0
    JNTAG    r1, pawn, no2
    GETV     r2, tally, r1
    JEQI     r2, 0, no2
    LDI      r2, 0
    JNTAG    r1, pawn, L3
    SETF     tally, r1, r2
  L3:
  no2:
  other1:
    RETI     0

rule.example.horn~3: code, 1 arguments, 3 registers, event *
  ; when you lose 1 coin: remember this as your luggage
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    JNTAG    r1, pawn, L3
    SETF     luggage, r1, r0
  L3:
  no2:
  other1:
    RETI     0

rule.example.horn~4: code, 1 arguments, 4 registers, event *
  ; when you lose 1 card: remember 3 as your tally
    EVGET    r1, 0
    EVGET    r2, 1
    JNTAG    r2, card, no2
    GETV     r2, tally, r1
    JEQI     r2, 3, no2
    LDI      r2, 3
    JNTAG    r1, pawn, L3
    SETF     tally, r1, r2
  L3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

fields
    name luggage, of pawn, start -1, seen owner, thing True
    name tally, of pawn, seen owner

events
    name 'begin turn', text '{0} begins turn', quiet True

rules
    name example.luggage.forgotten, event 'begin turn', phase after, proc rule.example.luggage.forgotten~1
    name example.tally.forgotten, event gain:coin, phase after, proc rule.example.tally.forgotten~2, rank 1
    name example.horn, event lose:coin, phase after, proc rule.example.horn~3, carrier Horn, mode 1, layer 1, rank 2, zones (hand)
    name example.horn, event lose:coin, phase after, proc rule.example.horn~4, carrier Horn, mode 1, layer 1, rank 3, zones (hand)
    name example.horn, event lose, phase after, proc rule.example.horn~4, carrier Horn, mode 1, layer 1, rank 3, zones (hand)
