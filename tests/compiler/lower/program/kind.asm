of the base: leave
     JLTI     r0, 0, gone
-    JNTAG    r0, card, other1
+    JNTAG    r0, tool, other1
+    LDI      r1, -1
+    ZID      r2, deck, r1
+    MOVE     r0, r2, 0
+    RETI     1
+  other1:
+    JNTAG    r0, card, other2
     LDI      r1, -1
     RETI     1
-  other1:
+  other2:
     LDI      r1, -1

entities
    name Saw, text Saw, tags (tool card thing red =Saw thing#), attrs (weight=4), zone (deck '')
    name 'Saw #2', text Saw, tags (tool card thing red =Saw thing#), attrs (weight=4), zone (deck '')
    name Axe, text Axe, tags (tool card thing =Axe thing#), attrs (weight=5 home=22), zone (deck '')
