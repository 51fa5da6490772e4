of the base: proc.turn
     OPTS
-    LDI      r4, 25
+    LDI      r4, 26
     JLTI     r4, 0, end12
   none14:
-    LDI      r9, 25
+    LDI      r9, 26
     PAIR     r3, r0, r9

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
    JNEI     r8, 25, rule7
    LDI      r10, 25
    CTRL     r11, r10
    JLTI     r11, 0, rule7
    JMP      closed6
  rule7:
    OPTI     -1, 'rest'
  closed6:
    JNEI     r8, 25, rule8
    LDI      r10, 25
    CTRL     r11, r10
    JLTI     r11, 0, rule8
    OPT      r10, 'sing'
  rule8:
    JNTAG    r8, red, rule9
    LDI      r10, 1
    GETV     r11, coin, r8
    JLT      r11, r10, rule9
    OPTI     -3, 'dance'
  rule9:
    NOPT     r10
    JZ       r10, answered10
    DECIDER  r12, r8
    DEC      r10, r12, 'what'
    JNEI     r10, -1, other11
  ; "rest": gain 1 coin
    REC      r14, 1
    MOV      r14, r0
    RAISE    r13, gain:coin, r14...
  unaffected12:
  ; procedure errand (errands)
    JMP      answered10
  other11:
    JEQT     r11, 'sing', hit14
    JMP      other13
  hit14:
    JNTAG    r10, =Cleo, other13
    MOV      r13, r10
  ; option of errand "sing": gain 1 coin
    REC      r15, 1
    MOV      r15, r8
    RAISE    r14, gain:coin, r15...
  unaffected15:
  ; procedure errand (errands)
    JMP      answered10
  other13:
    JNEI     r10, -3, other16
  ; rule "Red": for each red pawn: option of errand "dance": lose 1 coin
    REC      r14, 1
    MOV      r14, r8
    RAISE    r13, lose:coin, r14...
  unaffected17:
  ; procedure errand (errands)
    JMP      answered10
  other16:
  answered10:
    JMP      work1
  other5:
    JMP      work1
  worked2:
    RETI     0

entities
    name Cleo, text Cleo, tags (pawn thing =Cleo thing#), zone (box ''), own_block True

levels
    name errand, slots (actor #)

told options
    what now?: (what='')
    what: (rest='gain 1 coin' sing='gain 1 coin' dance='lose 1 coin')
