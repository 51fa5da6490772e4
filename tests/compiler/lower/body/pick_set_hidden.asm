of the base: give
   other2:
+    JNTAG    r1, pawn, other3
+    JNTAG    r0, note, other3
+    ZID      r2, sleeve, r1
+    MOVE     r0, r2, 0
+    RETI     1
+  other3:
     RETI     0

proc.errand: code, 3 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "which": choose any number of red notes in your sleeve as the gift
    ROLE     r3, errand, 1
    MOV      r4, r0
  more1:
    OPTS
    FIRST    r5, sleeve, r0
    SEEK     r5, note, end5
  loop3:
    JNTAG    r5, red, after4
    GETF     r6, set.errand.gift, r5
    JEQ      r6, r3, L6
    OPT      r5, ''
  L6:
  after4:
    NEXT     r5, note, loop3
  end5:
    NOPT     r6
    JNZ      r6, ask7
    FIRST    r7, sleeve, r0
    JGEI     r7, 0, ask7
    JMP      enough2
  ask7:
    OPTI     -2000000000, 'done'
    DECIDER  r9, r4
    DECA     r7, r9, 'gathering\x1fchoose any number of red notes in your sleeve as the gift'
    JEQI     r7, -2000000000, enough2
    SETF     set.errand.gift, r7, r3
    JMP      more1
  enough2:
  ; step "give": put the gift into the pad
    EMPTY    r3, thing#
    LDI      r6, -1
  loop8:
    FIND     r6, r6, note
    JLTI     r6, 0, end9
    JLTI     r6, 0, loop8
    GETF     r8, set.errand.gift, r6
    JZ       r8, loop8
    ROLE     r7, errand, 1
    JNE      r8, r7, loop8
    JOIN     r6, r3..., thing#
    JMP      loop8
  end9:
  each10:
    AMONG    r3, r3..., thing#
    JLTI     r3, 0, all11
    JLTI     r3, 0, each10
    GETF     r7, set.errand.gift, r3
    JZ       r7, each10
    ROLE     r6, errand, 1
    JNE      r7, r6, each10
    JLTI     r3, 0, moved12
    LDI      r6, -1
    ZID      r7, pad, r6
    MOVE     r3, r7, 0
  moved12:
    JMP      each10
  all11:
    RETI     0

entities
    name Threat, text Threat, tags (note thing red =Threat thing#), zone (pad '')
    name Bribe, text Bribe, tags (note thing =Bribe thing#), zone (pad '')

fields
    name set.errand.gift, of thing#

zones
    name pad, seen nobody
    name sleeve, of pawn, seen owner

purposes
    shuffling pad
    shuffling sleeve

levels
    name errand, slots (actor # gift)
