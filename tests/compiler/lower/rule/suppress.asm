of the base: proc.turn
     OPTS
-    LDI      r4, 25
+    LDI      r4, 26
     JLTI     r4, 0, end12
   none14:
-    LDI      r9, 25
+    LDI      r9, 26
     PAIR     r3, r0, r9

entities
    name Cleo, text Cleo, tags (pawn thing =Cleo thing#), zone (box ''), own_block True
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')

modifiers
    name example.horn, stat power, kind add, amount 1, carrier Horn, classes (card), zones (hand)
    name example.whistle, stat power, kind suppress, amount 1, carrier Whistle, classes (card), zones (hand)
    name example.cleo, stat power, kind add, amount 1, carrier Cleo
