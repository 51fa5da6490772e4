of the base: give
   other2:
+    JNTAG    r1, player, other3
+    JNTAG    r0, note, other3
+    ZID      r2, drawer, r1
+    MOVE     r0, r2, 0
+    RETI     1
+  other3:
     RETI     0

cover.example.threat~1: code, 1 arguments, 17 registers, event *
  ; note Threat: when a pawn would lose 1 coin: you may put this into the pad: it does not happen
    LDI      r1, 0
    LDI      r2, 0
    LDI      r3, -1
    SEAT     r4
    LDI      r5, -1
  each2:
    ROUND    r6, r3..., all1
    LDI      r7, 0
  again3:
    EVGET    r8, 0
    JNTAG    r8, pawn, each2
    OPTS
    PLACE    r8, r6
    LDI      r9, 28
    JNIN     r9, drawer, rule5
  awake6:
    HOLDER   r10, r9
    JNE      r10, r6, rule5
    JNEI     r9, 28, other7
    JNZ      r2, rule5
  other7:
    MOV      r11, r6
    OPT      r9, 'put {0?Threat} into the pad'
  rule5:
    NOPT     r9
    JNZ      r9, ask4
    DECIDER  r10, r6
    FIRST    r11, drawer, r10
    JGEI     r11, 0, ask4
    JMP      each2
  ask4:
    LDI      r1, 1
    OPTI     -2000000000, 'pass'
    DECIDER  r12, r6
    DECH     r10, r12, 'when a pawn would lose 1 coin'
    JEQI     r10, -2000000000, each2
    JEQT     r11, 'put {0?Threat} into the pad', hit10
    JMP      other9
  hit10:
    JNTAG    r10, =Threat, other9
    MOV      r13, r10
    JNEI     r13, 28, other11
    LDI      r2, 1
  other11:
    LDI      r7, 1
    MOV      r14, r6
    JLTI     r13, 0, moved12
    LDI      r15, -1
    ZID      r16, pad, r15
    MOVE     r13, r16, 0
  moved12:
    LDI      r7, 2
    JNEI     r7, 2, on13
    RET      r7
  on13:
    JMP      answered8
  other9:
  answered8:
    JMP      again3
    JMP      each2
  all1:
    RET      r1
    RETI     0

entities
    name Threat, text Threat, tags (note thing =Threat thing#), zone (pad '')

zones
    name pad, seen nobody
    name drawer, of player, seen owner, awake True

purposes
    shuffling pad
    shuffling drawer

rules
    name example.threat, event lose:coin, phase replace, proc cover.example.threat~1, layer 1
