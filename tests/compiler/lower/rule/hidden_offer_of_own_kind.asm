of the base: give
   other2:
+    JNTAG    r1, pawn, other3
+    JNTAG    r0, note, other3
+    ZID      r2, sleeve, r1
+    MOVE     r0, r2, 0
+    RETI     1
+  other3:
     RETI     0

cover.example.threat~1: code, 1 arguments, 20 registers, event *
  ; note Threat: before Ann discards this: you may lose 1 coin
    LDI      r1, 0
    LDI      r2, 0
    LDI      r3, -1
    SEAT     r4
    LDI      r5, -1
  each2:
    ROUND    r6, r3..., all1
  again3:
    EVGET    r7, 0
    JNEI     r7, 23, each2
    OPTS
    PLACE    r7, r6
    LDI      r8, 28
    JNIN     r8, sleeve, rule5
  awake6:
    HOLDER   r9, r8
    JNE      r9, r6, rule5
    JNEI     r8, 28, other7
    JNZ      r2, rule5
  other7:
    EVGET    r10, 1
    JNE      r10, r8, rule5
    LDI      r10, 1
    GETV     r11, coin, r6
    JLT      r11, r10, rule5
    OPT      r8, 'lose 1 coin ({0})'
  rule5:
    NOPT     r8
    JNZ      r8, ask4
    FIRST    r9, sleeve, r6
    JGEI     r9, 0, ask4
    JMP      each2
  ask4:
    LDI      r1, 1
    OPTI     -2000000000, 'pass'
    DECIDER  r11, r6
    DECH     r9, r11, 'before Ann discards this'
    JEQI     r9, -2000000000, each2
    JEQT     r10, 'lose 1 coin ({0})', hit10
    JMP      other9
  hit10:
    JNTAG    r9, =Threat, other9
    MOV      r12, r9
    JNEI     r12, 28, other11
    LDI      r2, 1
  other11:
    REC      r14, 1
    MOV      r14, r6
    RAISE    r13, lose:coin, r14...
  unaffected12:
    JMP      answered8
  other9:
  answered8:
    JMP      again3
    JMP      each2
  all1:
    RET      r1
    RETI     0

cover.example.bribe~2: code, 1 arguments, 19 registers, event *
  ; note Bribe x2: when another pawn takes a card from you: you may gain 1 coin
    LDI      r1, 0
    LDI      r2, 0
    LDI      r3, 0
    EVGET    r4, 4
    TAG      r5, r4, pawn
    JZ       r5, all1
  again2:
    EVGET    r6, 0
    JNTAG    r6, pawn, all1
    EVGET    r6, 0
    JEQ      r6, r4, all1
    EVGET    r6, 1
    JNTAG    r6, card, all1
    EVGET    r6, 4
    JNE      r6, r4, all1
    OPTS
    PLACE    r6, r4
    LDI      r7, -1
    MOV      r8, r4
  carrier4:
    HAVE     r7, =Bribe, carriers5
    JNIN     r7, sleeve, carrier4
  awake6:
    JNEI     r7, 29, other7
    JNZ      r2, carrier4
  other7:
    JNEI     r7, 30, other8
    JNZ      r3, carrier4
  other8:
    OPT      r7, 'gain 1 coin ({0})'
    JMP      carrier4
  carriers5:
    NOPT     r7
    JNZ      r7, ask3
    FIRST    r8, sleeve, r4
    JGEI     r8, 0, ask3
    JMP      all1
  ask3:
    LDI      r1, 1
    OPTI     -2000000000, 'pass'
    DECIDER  r10, r4
    DECH     r8, r10, 'when another pawn takes a card from you'
    JEQI     r8, -2000000000, all1
    JEQT     r9, 'gain 1 coin ({0})', hit11
    JMP      other10
  hit11:
    JNTAG    r8, =Bribe, other10
    MOV      r11, r8
    JNEI     r11, 29, other12
    LDI      r2, 1
  other12:
    JNEI     r11, 30, other13
    LDI      r3, 1
  other13:
    REC      r13, 1
    MOV      r13, r4
    RAISE    r12, gain:coin, r13...
  unaffected14:
    JMP      answered9
  other10:
  answered9:
    JMP      again2
  all1:
    RET      r1
    RETI     0

entities
    name Threat, text Threat, tags (note thing =Threat thing#), zone (pad '')
    name Bribe, text Bribe, tags (note thing =Bribe thing#), zone (pad '')
    name 'Bribe #2', text Bribe, tags (note thing =Bribe thing#), zone (pad '')

zones
    name pad, seen nobody
    name sleeve, of pawn, seen owner, awake True

purposes
    shuffling pad
    shuffling sleeve

rules
    name example.threat, event discard, phase guard, proc cover.example.threat~1, layer 1
    name example.bribe, event take, phase after, proc cover.example.bribe~2, layer 1, rank 1
