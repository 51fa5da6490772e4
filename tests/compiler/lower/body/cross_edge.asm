do.cross: code, 0 arguments, 1 registers, event cross
  ; verb cross (crosses, crossing, crossed): pawn "cross {goods}", "cross {goods} to {space}", "cross to {space}"
    EVGET    r0, 0
    RETI     0

of the base: proc.turn
   unaffected3:
-    LDI      r9, 24
+    LDI      r9, 25
     PAIR     r3, r0, r9
     OPTS
-    LDI      r4, 25
+    LDI      r4, 26
     JLTI     r4, 0, end12
     HOLDER   r5, r4
-    JNEI     r5, 23, no13
+    JNEI     r5, 24, no13
     OPT      r4, ''
     PAIR     r5, r0, r2
-    LDI      r9, 23
+    LDI      r9, 24
     RAISE    r4, take, r5...
   none14:
-    LDI      r9, 25
+    LDI      r9, 26
     PAIR     r3, r0, r9

proc.errand: code, 2 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "over": you cross to Cliff
    LDI      r9, 23
    PAIR     r3, r0, r9
    MOV      r7, r4
    EDGE     r4, r3, r7
    LDI      r2, 0
    JLTI     r4, 0, unaffected2
    LDI      r2, 1
    JLTI     r4, 0, unaffected2
    RAISE    r2, cross, r3...
  unaffected2:
    JNEI     r2, 0, else1
    JLTI     r0, 0, moved3
    LDI      r3, 23
    JNTAG    r3, space, moved3
    ZID      r4, spot, r3
    MOVE     r0, r4, 0
  moved3:
  else1:
    RETI     0

rule.example.rope~1: code, 1 arguments, 9 registers, event *
  ; before you cross this to Cliff: lose 1 coin
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 4
    JNEI     r2, 23, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    REC      r3, 1
    MOV      r3, r1
    RAISE    r2, lose:coin, r3...
  unaffected3:
  no2:
  other1:
    RETI     0

entities
    name Cliff, text Cliff, tags (space thing =Cliff thing#), place True
    name Rope, text Rope, tags (edge =Rope thing#), attrs (owner=22)

events
    name cross, body do.cross, text '{0} crosses[ {1}]'

labels
    Rope
    Rope back

edges
    source Tower, target Cliff, labels (Rope), entity Rope
    source Cliff, target Tower, labels ('Rope back'), entity Rope

levels
    name errand, slots (actor #)

rules
    name example.rope, event cross, phase guard, proc rule.example.rope~1, carrier Rope, layer 1
