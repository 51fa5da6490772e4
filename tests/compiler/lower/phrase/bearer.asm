of the base: give
   other2:
+    JNTAG    r1, card, other3
+    JNTAG    r0, box, other3
+    ZID      r2, lining, r1
+    MOVE     r0, r2, 0
+    RETI     1
+  other3:
     RETI     0

rule.example.horn~1: code, 1 arguments, 5 registers, event *
  ; card Horn: when you gain 1 coin: remember the number of boxes of Purse as your mark
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    LDI      r2, 0
    LDI      r3, -1
  loop3:
    FIND     r3, r3, box
    JLTI     r3, 0, end4
    BEAR     r4, r3
    JNEI     r4, 28, loop3
    ADDI     r2, r2, 1
    JMP      loop3
  end4:
    JNTAG    r1, pawn, L5
    SETF     mark, r1, r2
  L5:
  no2:
  other1:
    RETI     0

rule.example.whistle~2: code, 1 arguments, 10 registers, event *
  ; card Whistle: when you lose 1 coin: if Casket's bearer is Purse: gain 1 coin
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    LDI      r3, 31
    BEAR     r4, r3
    JNEI     r4, 28, else3
    REC      r4, 1
    MOV      r4, r2
    RAISE    r3, gain:coin, r4...
  unaffected5:
    JMP      end4
  else3:
  end4:
  no2:
  other1:
    RETI     0

entities
    name Purse, text Purse, tags (card thing =Purse thing#), zone (deck '')
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')
    name Casket, text Casket, tags (box thing =Casket thing#), zone (heap '')

zones
    name lining, of card, seen all

purposes
    shuffling lining

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
    name example.whistle, event lose:coin, phase after, proc rule.example.whistle~2, carrier Whistle, mode 1, layer 1, rank 1, zones (hand)
