of the base: give
   other2:
+    JNTAG    r1, pawn, other3
+    JNTAG    r0, note, other3
+    ZID      r2, sleeve, r1
+    MOVE     r0, r2, 0
+    RETI     1
+  other3:
     RETI     0

proc.errand: code, 2 arguments, 21 registers, level errand
    SERIAL   r1
  ; procedure errand (errands)
    LDI      r2, 0
  work1:
    LIMS
    PLACE    r3, r0
    LDI      r4, 0
    OPTS
    JNZ      r2, closed3
    LDI      r4, 1
    OPTI     -1, 'what'
  closed3:
    NOPT     r5
    JZ       r5, worked2
    JNZ      r4, must4
    OPTI     -2000000000, 'done'
  must4:
    DECIDER  r7, r0
    DEC      r5, r7, 'work\x1fwhat now?'
    JEQI     r5, -2000000000, worked2
    JNEI     r5, -1, other5
    LDI      r2, 1
    MOV      r8, r0
    OPTS
    PLACE    r9, r8
    OPTI     -1, 'rest'
  closed6:
    LDI      r10, 28
    JIN      r10, hand, awake8
    JNIN     r10, sleeve, rule7
  awake8:
    HOLDER   r11, r10
    JNE      r11, r8, rule7
    OPT      r10, 'sneak'
  rule7:
    NOPT     r10
    JZ       r10, answered9
    DECIDER  r12, r8
    FIRST    r13, sleeve, r8
    JGEI     r13, 0, holding10
    DEC      r10, r12, 'what'
    JMP      asked11
  holding10:
    DECA     r10, r12, 'what'
  asked11:
    JNEI     r10, -1, other12
  ; "rest": gain 1 coin
    REC      r14, 1
    MOV      r14, r0
    RAISE    r13, gain:coin, r14...
  unaffected13:
  ; procedure errand (errands)
    JMP      answered9
  other12:
    JEQT     r11, 'sneak', hit15
    JMP      other14
  hit15:
    JNTAG    r10, =Map, other14
    MOV      r13, r10
  ; note Map: option of errand "sneak": gain 2 coins
    REC      r15, 2
    MOV      r15, r8
    RAISE    r14, gain:coin, r15...
  unaffected16:
  ; procedure errand (errands)
    JMP      answered9
  other14:
  answered9:
    JMP      work1
  other5:
    JMP      work1
  worked2:
    RETI     0

entities
    name Map, text Map, tags (note card thing =Map thing#), zone (deck '')

zones
    name sleeve, of pawn, seen owner, awake True

purposes
    shuffling sleeve

levels
    name errand, slots (actor #)

told options
    what now?: (what='')
    what: (rest='gain 1 coin' sneak='gain 2 coins')
