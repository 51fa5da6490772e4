of the base: proc.turn
   unaffected3:
-    LDI      r9, 24
+    LDI      r9, 32
     PAIR     r3, r0, r9
     OPTS
-    LDI      r4, 25
+    LDI      r4, 33
     JLTI     r4, 0, end12
     HOLDER   r5, r4
-    JNEI     r5, 23, no13
+    JNEI     r5, 31, no13
     OPT      r4, ''
     PAIR     r5, r0, r2
-    LDI      r9, 23
+    LDI      r9, 31
     RAISE    r4, take, r5...
   none14:
-    LDI      r9, 25
+    LDI      r9, 33
     PAIR     r3, r0, r9

entities
    name 'Field A0', text 'Field A0', tags (cell space thing '=Field A0' thing#), attrs (column=1 row=0 right=26 down=25), place True
    name 'Field A1', text 'Field A1', tags (cell space thing '=Field A1' thing#), attrs (column=1 row=1 right=27), place True
    name 'Field B0', text 'Field B0', tags (cell space thing '=Field B0' thing#), attrs (column=2 row=0 down=27), place True
    name 'Field B1', text 'Field B1', tags (cell space thing '=Field B1' thing#), attrs (column=2 row=1), place True
    name 'Lawn A1', text 'Lawn A1', tags (cell space thing '=Lawn A1' thing#), attrs (column=1 row=1), place True
    name 'Lawn A2', text 'Lawn A2', tags (cell space thing '=Lawn A2' thing#), attrs (column=1 row=2), place True
    name 'Lawn B1', text 'Lawn B1', tags (cell space thing '=Lawn B1' thing#), attrs (column=2 row=1), place True
    name 'Lawn B2', text 'Lawn B2', tags (cell space thing '=Lawn B2' thing#), attrs (column=2 row=2), place True

labels
    Field
    Lawn
    Lawn back

edges
    source 'Field A0', target 'Field B0', labels (Field)
    source 'Field A0', target 'Field A1', labels (Field)
    source 'Field A1', target 'Field B1', labels (Field)
    source 'Field B0', target 'Field B1', labels (Field)
    source 'Lawn A1', target 'Lawn B1', labels (Lawn)
    source 'Lawn B1', target 'Lawn A1', labels ('Lawn back')
    source 'Lawn A1', target 'Lawn A2', labels (Lawn)
    source 'Lawn A2', target 'Lawn A1', labels ('Lawn back')
    source 'Lawn A2', target 'Lawn B2', labels (Lawn)
    source 'Lawn B2', target 'Lawn A2', labels ('Lawn back')
    source 'Lawn B1', target 'Lawn B2', labels (Lawn)
    source 'Lawn B2', target 'Lawn B1', labels ('Lawn back')
