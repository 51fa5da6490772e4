of the base: proc.turn
   unaffected3:
-    LDI      r9, 24
+    LDI      r9, 27
     PAIR     r3, r0, r9
   ; step "cards": take Bread from Ann, then discard Bread
-    LDI      r9, 25
+    LDI      r9, 28
     PAIR     r3, r0, r9
-    LDI      r7, 23
+    LDI      r7, 26
     JLTI     r4, 0, unaffected11
   unaffected11:
-    LDI      r9, 25
+    LDI      r9, 28
     PAIR     r3, r0, r9

entities
    name 'Gate #2', text Gate, tags (space thing Road Round =Gate thing#), attrs (ring=33), place True
    name Cliff, text Cliff, tags (space thing Round =Cliff thing#), attrs (ring=33), place True
    name Cave, text Cave, tags (space thing Round =Cave thing#), attrs (ring=33), place True
    name Round, text Round, tags (ring =Round thing#)
    name Rope, text Rope, tags (edge =Rope thing#), attrs (owner=23)
    name Slide, text Slide, tags (edge =Slide thing#), attrs (owner=26)

labels
    Round
    Round back
    Down
    Rope
    Rope back
    Slide

edges
    source 'Gate #2', target Cliff, labels (Round)
    source Cliff, target 'Gate #2', labels ('Round back')
    source Cliff, target Cave, labels (Round)
    source Cave, target Cliff, labels ('Round back')
    source Cave, target 'Gate #2', labels (Round)
    source 'Gate #2', target Cave, labels ('Round back')
    source Cliff, target Well, labels (Down)
    source Tower, target Cliff, labels (Rope), entity Rope
    source Cliff, target Tower, labels ('Rope back'), entity Rope
    source Cave, target Gate, labels (Slide), entity Slide
