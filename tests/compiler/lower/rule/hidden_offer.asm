of the base: give
   other2:
+    JNTAG    r1, pawn, other3
+    JNTAG    r0, note, other3
+    ZID      r2, sleeve, r1
+    MOVE     r0, r2, 0
+    RETI     1
+  other3:
     RETI     0

cover.example.threat~1: code, 1 arguments, 22 registers, event *
  ; note Threat: when a pawn would lose 1 coin: you may discard this: it does not happen
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
    JNIN     r9, sleeve, rule5
  awake6:
    HOLDER   r10, r9
    JNE      r10, r6, rule5
    JNEI     r9, 28, other7
    JNZ      r2, rule5
  other7:
    MOV      r11, r6
    JLTI     r9, 0, rule5
    OPT      r9, 'discard {0?Threat}'
  rule5:
    NOPT     r9
    JNZ      r9, ask4
    FIRST    r10, sleeve, r6
    JGEI     r10, 0, ask4
    JMP      each2
  ask4:
    LDI      r1, 1
    OPTI     -2000000000, 'pass'
    DECIDER  r12, r6
    DECH     r10, r12, 'when a pawn would lose 1 coin'
    JEQI     r10, -2000000000, each2
    JEQT     r11, 'discard {0?Threat}', hit10
    JMP      other9
  hit10:
    JNTAG    r10, =Threat, other9
    MOV      r13, r10
    JNEI     r13, 28, other11
    LDI      r2, 1
  other11:
    LDI      r7, 1
    MOV      r14, r6
    PAIR     r16, r14, r13
    LDI      r15, 1
    JLTI     r17, 0, unaffected13
    RAISE    r15, discard, r16...
  unaffected13:
    JNEI     r15, 0, else12
    LDI      r7, 2
  else12:
    JNEI     r7, 2, on14
    RET      r7
  on14:
    JMP      answered8
  other9:
  answered8:
    JMP      again3
    JMP      each2
  all1:
    RET      r1
    RETI     0

cover.example.bribe~2: code, 1 arguments, 23 registers, event *
  ; note Bribe: once per turn: when you gain 1 coin: you may discard this: gain 1 card
    LDI      r1, 0
    LDI      r2, 0
    EVGET    r3, 0
    TAG      r4, r3, pawn
    JZ       r4, all1
  again2:
    EVGET    r5, 0
    JNE      r5, r3, all1
    EVGET    r5, 2
    JLTI     r5, 1, all1
    OPTS
    PLACE    r5, r3
    LDI      r6, 29
    JNIN     r6, sleeve, rule4
  awake5:
    HOLDER   r7, r6
    JNE      r7, r3, rule4
    JNEI     r6, 29, other6
    JNZ      r2, rule4
  other6:
    ROLE     r8, turn, 1
    JLTI     r8, 0, rule4
    GETF     r9, once.example.bribe, r6
    JEQ      r9, r8, rule4
    MOV      r8, r3
    JLTI     r6, 0, rule4
    OPT      r6, 'discard {0?Bribe}'
  rule4:
    NOPT     r6
    JNZ      r6, ask3
    FIRST    r7, sleeve, r3
    JGEI     r7, 0, ask3
    JMP      all1
  ask3:
    LDI      r1, 1
    OPTI     -2000000000, 'pass'
    DECIDER  r9, r3
    DECH     r7, r9, 'when you gain 1 coin'
    JEQI     r7, -2000000000, all1
    JEQT     r8, 'discard {0?Bribe}', hit10
    JMP      other9
  hit10:
    JNTAG    r7, =Bribe, other9
    MOV      r10, r7
    JNEI     r10, 29, other11
    LDI      r2, 1
  other11:
    MOV      r11, r3
    ROLE     r12, turn, 1
    JLTI     r12, 0, noted12
    SETF     once.example.bribe, r10, r12
  noted12:
    PAIR     r13, r11, r10
    LDI      r12, 1
    JLTI     r14, 0, unaffected14
    RAISE    r12, discard, r13...
  unaffected14:
    JNEI     r12, 0, else13
    LDI      r21, -1
    ZID      r22, deck, r21
    TOP      r20, r22
    PAIR     r14, r11, r20
    JLTI     r15, 0, unaffected15
    RAISE    r13, gain, r14...
  unaffected15:
  else13:
    JMP      answered8
  other9:
  answered8:
    JMP      again2
  all1:
    RET      r1
    RETI     0

entities
    name Threat, text Threat, tags (note thing =Threat thing#), zone (pad '')
    name Bribe, text Bribe, tags (note thing =Bribe thing#), zone (pad '')

fields
    name once.example.bribe, of =Bribe

zones
    name pad, seen nobody
    name sleeve, of pawn, seen owner, awake True

purposes
    shuffling pad
    shuffling sleeve

rules
    name example.threat, event lose:coin, phase replace, proc cover.example.threat~1, layer 1
    name example.bribe, event gain:coin, phase after, proc cover.example.bribe~2, layer 1, rank 1
