of the base: give
   other2:
+    JNTAG    r1, pawn, other3
+    JNTAG    r0, note, other3
+    ZID      r2, sleeve, r1
+    MOVE     r0, r2, 0
+    RETI     1
+  other3:
     RETI     0

window.after the toll: code, 2 arguments, 24 registers
  ; window after the toll
    LDI      r2, 0
  round1:
    LDI      r3, 0
    DECIDER  r4, r1
    LDI      r6, 0
    LDI      r8, -1
    SEATS    r5
    MOV      r7, r4
  each4:
    ADDI     r6, r6, 1
    JGE      r6, r5, round3
    SEATR    r9, r7, r6
    AVATAR   r9, r9
    JLTI     r9, 0, each4
    OPTS
    PLACE    r10, r9
    LDI      r11, 28
    JNIN     r11, sleeve, rule5
  awake6:
    HOLDER   r12, r11
    JNE      r12, r9, rule5
    JLTI     r9, 0, rule5
    MOV      r13, r9
    JLTI     r11, 0, rule5
    OPT      r11, 'discard this ({0})'
  rule5:
    NOPT     r11
    JNZ      r11, ask7
    FIRST    r12, sleeve, r9
    JGEI     r12, 0, ask7
    JMP      each4
  ask7:
    OPTI     -2000000000, 'pass'
    DECIDER  r14, r9
    DECH     r12, r14, 'after the toll'
    JEQI     r12, -2000000000, each4
    JEQT     r13, 'discard this ({0})', hit10
    JMP      other9
  hit10:
    JNTAG    r12, =Threat, other9
    MOV      r15, r12
    MOV      r16, r9
  ; note Threat: after the toll: you may discard this
    PAIR     r18, r16, r15
    JLTI     r19, 0, unaffected11
    RAISE    r17, discard, r18...
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
    after the toll: (discard this ({0})='')
