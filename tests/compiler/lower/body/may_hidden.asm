of the base: give
   other2:
+    JNTAG    r1, pawn, other3
+    JNTAG    r0, note, other3
+    ZID      r2, sleeve, r1
+    MOVE     r0, r2, 0
+    RETI     1
+  other3:
     RETI     0

rule.example.threat~1: code, 1 arguments, 10 registers, event *
  ; note Threat: when you gain 1 coin: if your coins are 3: you may lose 1 coin
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    GETV     r3, coin, r2
    JNEI     r3, 3, else3
    OPTS
    LDI      r3, 1
    GETV     r4, coin, r2
    JLT      r4, r3, no5
    OPTI     1, 'lose 1 coin'
    OPTI     -2000000000, 'decline'
    DECIDER  r5, r2
    DECH     r3, r5, 'lose 1 coin (Threat)?'
    JEQI     r3, -2000000000, no5
    REC      r4, 1
    MOV      r4, r2
    RAISE    r3, lose:coin, r4...
  unaffected7:
    JMP      end6
  no5:
  end6:
    JMP      end4
  else3:
  end4:
  no2:
  other1:
    RETI     0

entities
    name Threat, text Threat, tags (note thing =Threat thing#), zone (pad '')

zones
    name sleeve, of pawn, seen owner, awake True
    name pad, seen nobody

purposes
    shuffling sleeve
    shuffling pad

rules
    name example.threat, event gain:coin, phase after, proc rule.example.threat~1, carrier Threat, mode 1, layer 1, zones (sleeve)
