of the base: proc.turn
   unaffected3:
-    LDI      r9, 24
+    LDI      r9, 27
     PAIR     r3, r0, r9
     OPTS
-    LDI      r4, 25
+    LDI      r4, 28
     JLTI     r4, 0, end12
     HOLDER   r5, r4
-    JNEI     r5, 23, no13
+    JNEI     r5, 26, no13
     OPT      r4, ''
     PAIR     r5, r0, r2
-    LDI      r9, 23
+    LDI      r9, 26
     RAISE    r4, take, r5...
   none14:
-    LDI      r9, 25
+    LDI      r9, 28
     PAIR     r3, r0, r9

proc.errand: code, 2 arguments, 23 registers, level errand
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
    SWITCH   r9, [20 here16, 21 here11, 22 here8, 23 here11, 24 here18, 25 here18, else elsewhere7]
  here8:
    JNEI     r9, 22, rule9
    OPTI     -2, 'drink'
  rule9:
    JNEI     r9, 22, rule10
    OPTI     -3, 'wait'
  rule10:
    JMP      elsewhere7
  here11:
    JNEI     r9, 21, no14
    JMP      yes13
  no14:
    JNEI     r9, 23, no15
    JMP      yes13
  no15:
    JMP      rule12
  yes13:
    LDI      r10, 1
    GETV     r11, coin, r8
    JLT      r11, r10, rule12
    OPTI     -4, 'look'
  rule12:
    JMP      elsewhere7
  here16:
    JNTAG    r8, red, rule17
    JNEI     r9, 20, rule17
    LDI      r11, -1
    ZID      r12, deck, r11
    TOP      r10, r12
    JLTI     r10, 0, rule17
    OPTI     -5, 'leave'
  rule17:
    JMP      elsewhere7
  here18:
    JNTAG    r9, =Cave, rule19
    MOV      r11, r8
    LDI      r10, -1
  loop21:
    HAVE     r10, card, end22
    JMP      found20
    JMP      loop21
  end22:
    JMP      rule19
  found20:
    OPTI     -6, 'hide'
  rule19:
    JMP      elsewhere7
  elsewhere7:
    NOPT     r10
    JZ       r10, answered23
    DECIDER  r12, r8
    DEC      r10, r12, 'what'
    JNEI     r10, -1, other24
  ; "rest": gain 1 coin
    REC      r14, 1
    MOV      r14, r0
    RAISE    r13, gain:coin, r14...
  unaffected25:
  ; procedure errand (errands)
    JMP      answered23
  other24:
    JNEI     r10, -2, other26
  ; at Well: option of errand "drink": gain 1 coin
    REC      r14, 1
    MOV      r14, r8
    RAISE    r13, gain:coin, r14...
  unaffected27:
  ; procedure errand (errands)
    JMP      answered23
  other26:
    JNEI     r10, -3, other28
  ; at Well: option of errand "wait": gain 2 coins
    REC      r14, 2
    MOV      r14, r8
    RAISE    r13, gain:coin, r14...
  unaffected29:
  ; procedure errand (errands)
    JMP      answered23
  other28:
    JNEI     r10, -4, other30
  ; at Tower or Cliff: option of errand "look": lose 1 coin
    REC      r14, 1
    MOV      r14, r8
    RAISE    r13, lose:coin, r14...
  unaffected31:
  ; procedure errand (errands)
    JMP      answered23
  other30:
    JNEI     r10, -5, other32
  ; while you are red, and you are at Gate: option of errand "leave": gain 1 card
    LDI      r21, -1
    ZID      r22, deck, r21
    TOP      r20, r22
    PAIR     r14, r8, r20
    JLTI     r15, 0, unaffected33
    RAISE    r13, gain, r14...
  unaffected33:
  ; procedure errand (errands)
    JMP      answered23
  other32:
    JNEI     r10, -6, other34
    LDI      r13, -1
    OPTS
    MOV      r16, r8
    LDI      r15, -1
  loop36:
    HAVE     r15, card, end37
    OPT      r15, ''
    JMP      loop36
  end37:
    NOPT     r17
    JZ       r17, picked35
    DECIDER  r18, r8
    DEC      r13, r18, 'lose 1 card'
  picked35:
    JLTI     r13, 0, none38
  ; at Cave: option of errand "hide": lose 1 card
    PAIR     r16, r8, r13
    RAISE    r15, lose, r16...
  unaffected39:
  none38:
  ; procedure errand (errands)
    JMP      answered23
  other34:
  answered23:
    JMP      work1
  other5:
    JMP      work1
  worked2:
    RETI     0

entities
    name Cliff, text Cliff, tags (space thing =Cliff thing#), place True
    name Cave, text Cave, tags (space thing =Cave thing#), place True
    name 'Cave #2', text Cave, tags (space thing =Cave thing#), place True

levels
    name errand, slots (actor #)

told options
    what now?: (what='')
    what: (rest='gain 1 coin' drink='gain 1 coin' wait='gain 2 coins' look='lose 1 coin' leave='gain 1 card' hide='lose 1 card')
