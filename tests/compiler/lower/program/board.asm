of the base: proc.turn
   unaffected3:
-    LDI      r9, 24
+    LDI      r9, 31
     PAIR     r3, r0, r9
     OPTS
-    LDI      r4, 25
+    LDI      r4, 32
     JLTI     r4, 0, end12
     HOLDER   r5, r4
-    JNEI     r5, 23, no13
+    JNEI     r5, 30, no13
     OPT      r4, ''
     PAIR     r5, r0, r2
-    LDI      r9, 23
+    LDI      r9, 30
     RAISE    r4, take, r5...
   none14:
-    LDI      r9, 25
+    LDI      r9, 32
     PAIR     r3, r0, r9

entities
    name 'Gate #2', text Gate, tags (space thing Road Round =Gate thing#), attrs (ring=37), place True
    name 'Tower #2', text Tower, tags (space thing Road 'Lower Water' =Tower thing#), attrs (ring=39), place True
    name 'Well #2', text Well, tags (space thing Road 'Upper Water' =Well thing#), attrs (ring=38), place True
    name Cliff, text Cliff, tags (space thing Round =Cliff thing#), attrs (ring=37), place True
    name Cave, text Cave, tags (space thing Round =Cave thing#), attrs (ring=37), place True
    name Weir, text Weir, tags (space thing 'Upper Water' 'Lower Water' =Weir thing#), attrs (ring=39), place True
    name 'Weir #2', text Weir, tags (space thing 'Upper Water' 'Lower Water' =Weir thing#), attrs (ring=39), place True
    name Round, text Round, tags (ring =Round thing#)
    name 'Upper Water', text 'Upper Water', tags (ring '=Upper Water' thing#)
    name 'Lower Water', text 'Lower Water', tags (ring '=Lower Water' thing#)
    name Rope, text Rope, tags (edge =Rope thing#), attrs (owner=23)
    name Slide, text Slide, tags (edge =Slide thing#), attrs (owner=28)

labels
    Round
    Round back
    Upper Water
    Upper Water back
    Lower Water
    Lower Water back
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
    source Weir, target 'Well #2', labels ('Upper Water')
    source 'Well #2', target Weir, labels ('Upper Water back')
    source 'Well #2', target 'Weir #2', labels ('Upper Water')
    source 'Weir #2', target 'Well #2', labels ('Upper Water back')
    source 'Weir #2', target Weir, labels ('Upper Water')
    source Weir, target 'Weir #2', labels ('Upper Water back')
    source 'Weir #2', target 'Tower #2', labels ('Lower Water')
    source 'Tower #2', target 'Weir #2', labels ('Lower Water back')
    source 'Tower #2', target 'Weir #2', labels ('Lower Water')
    source 'Weir #2', target 'Tower #2', labels ('Lower Water back')
    source Cliff, target Well, labels (Down)
    source Tower, target Cliff, labels (Rope), entity Rope
    source Cliff, target Tower, labels ('Rope back'), entity Rope
    source Cave, target Gate, labels (Slide), entity Slide
