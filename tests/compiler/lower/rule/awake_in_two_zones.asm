of the base: give
   other2:
+    JNTAG    r1, pawn, other3
+    JNTAG    r0, card, other3
+    ZID      r2, belt, r1
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
    JNIN     r10, belt, rule7
  awake8:
    HOLDER   r11, r10
    JNE      r11, r8, rule7
    OPT      r10, 'blow'
  rule7:
    NOPT     r10
    JZ       r10, answered9
    DECIDER  r12, r8
    DEC      r10, r12, 'what'
    JNEI     r10, -1, other10
  ; "rest": gain 1 coin
    REC      r14, 1
    MOV      r14, r0
    RAISE    r13, gain:coin, r14...
  unaffected11:
  ; procedure errand (errands)
    JMP      answered9
  other10:
    JEQT     r11, 'blow', hit13
    JMP      other12
  hit13:
    JNTAG    r10, =Horn, other12
    MOV      r13, r10
  ; option of errand "blow": gain 1 coin
    REC      r15, 1
    MOV      r15, r8
    RAISE    r14, gain:coin, r15...
  unaffected14:
  ; procedure errand (errands)
    JMP      answered9
  other12:
  answered9:
    JMP      work1
  other5:
    JMP      work1
  worked2:
    RETI     0

rule.example.horn~1: code, 1 arguments, 11 registers
  ; as soon as your coins are at least 10: lose 1 coin
    LDI      r1, 0
    LDI      r2, 28
    JIN      r2, hand, awake3
    JNIN     r2, belt, asleep2
  awake3:
    HOLDER   r3, r2
    JLTI     r3, 0, asleep2
    GETV     r4, coin, r3
    JLTI     r4, 10, asleep2
  redress4:
    LDI      r1, 1
    REC      r5, 1
    MOV      r5, r3
    RAISE    r4, lose:coin, r5...
  unaffected5:
  asleep2:
    JNZ      r1, again1
    RETI     0
  again1:
    RETI     2
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

zones
    name belt, of pawn, seen all, awake True

purposes
    shuffling belt

levels
    name errand, slots (actor #)

limits
    name example.horn, proc rule.example.horn~1, redress redress4

told options
    what now?: (what='')
    what: (rest='gain 1 coin' blow='gain 1 coin')
