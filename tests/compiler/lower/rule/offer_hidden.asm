of the base: give
   other2:
+    JNTAG    r1, pawn, other3
+    JNTAG    r0, note, other3
+    ZID      r2, sleeve, r1
+    MOVE     r0, r2, 0
+    RETI     1
+  other3:
     RETI     0

window.after the toll: code, 2 arguments, 23 registers
  ; window after the toll
    LDI      r2, 0
  round1:
    LDI      r3, 0
    DECIDER  r4, r1
    LDI      r5, 0
    MOV      r6, r4
    LDI      r7, -1
  each4:
    ROUND    r8, r5..., round3
    OPTS
    PLACE    r9, r8
    LDI      r10, 28
    JNIN     r10, sleeve, rule5
  awake6:
    HOLDER   r11, r10
    JNE      r11, r8, rule5
    JLTI     r8, 0, rule5
    MOV      r12, r8
    JLTI     r10, 0, rule5
    OPT      r10, 'discard {0?this}'
  rule5:
    NOPT     r10
    JNZ      r10, ask7
    FIRST    r11, sleeve, r8
    JGEI     r11, 0, ask7
    JMP      each4
  ask7:
    OPTI     -2000000000, 'pass'
    DECIDER  r13, r8
    DECH     r11, r13, 'after the toll'
    JEQI     r11, -2000000000, each4
    JEQT     r12, 'discard {0?this}', hit10
    JMP      other9
  hit10:
    JNTAG    r11, =Threat, other9
    MOV      r14, r11
    MOV      r15, r8
  ; note Threat: after the toll: you may discard this
    PAIR     r17, r15, r14
    JLTI     r18, 0, unaffected11
    RAISE    r16, discard, r17...
  unaffected11:
  ; window after the toll
    JMP      answered8
  other9:
  answered8:
    LDI      r3, 1
    JMP      each4
  round3:
    OR       r2, r2, r3
  closed2:
    RET      r2
    RETI     0

entities
    name Threat, text Threat, tags (note thing =Threat thing#), zone (pad '')

zones
    name pad, seen nobody
    name sleeve, of pawn, seen owner, awake True

purposes
    shuffling pad
    shuffling sleeve

told options
    after the toll: (discard {0?this}='')
