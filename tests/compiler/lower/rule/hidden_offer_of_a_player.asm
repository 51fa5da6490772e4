of the base: give
   other2:
+    JNTAG    r1, player, other3
+    JNTAG    r0, note, other3
+    ZID      r2, drawer, r1
+    MOVE     r0, r2, 0
+    RETI     1
+  other3:
     RETI     0

cover.example.threat~1: code, 1 arguments, 18 registers, event *
  ; note Threat: when a pawn would lose 1 coin: you may put this into the pad: it does not happen
    LDI      r1, 0
    LDI      r2, 0
    LDI      r4, -1
    LDI      r6, -1
    SEATS    r3
    SEAT     r5
  each2:
    ADDI     r4, r4, 1
    JGE      r4, r3, all1
    SEATR    r7, r5, r4
    AVATAR   r7, r7
    JLTI     r7, 0, each2
    LDI      r8, 0
  again3:
    EVGET    r9, 0
    JNTAG    r9, pawn, each2
    OPTS
    PLACE    r9, r7
    LDI      r10, 28
    JNIN     r10, drawer, rule5
  awake6:
    HOLDER   r11, r10
    JNE      r11, r7, rule5
    JNEI     r10, 28, other7
    JNZ      r2, rule5
  other7:
    MOV      r12, r7
    OPT      r10, 'put this into the pad ({0})'
  rule5:
    NOPT     r10
    JNZ      r10, ask4
    DECIDER  r11, r7
    FIRST    r12, drawer, r11
    JGEI     r12, 0, ask4
    JMP      each2
  ask4:
    LDI      r1, 1
    OPTI     -2000000000, 'pass'
    DECIDER  r13, r7
    DECH     r11, r13, 'when a pawn would lose 1 coin'
    JEQI     r11, -2000000000, each2
    JEQT     r12, 'put this into the pad ({0})', hit10
    JMP      other9
  hit10:
    JNTAG    r11, =Threat, other9
    MOV      r14, r11
    JNEI     r14, 28, other11
    LDI      r2, 1
  other11:
    LDI      r8, 1
    MOV      r15, r7
    JLTI     r14, 0, moved12
    LDI      r16, -1
    ZID      r17, pad, r16
    MOVE     r14, r17, 0
  moved12:
    LDI      r8, 2
    JNEI     r8, 2, on13
    RET      r8
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
