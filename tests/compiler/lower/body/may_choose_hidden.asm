of the base: give
   other2:
+    JNTAG    r1, pawn, other3
+    JNTAG    r0, note, other3
+    ZID      r2, sleeve, r1
+    MOVE     r0, r2, 0
+    RETI     1
+  other3:
     RETI     0

proc.errand: code, 2 arguments, 14 registers, level errand
    SERIAL   r1
  ; step "one": you may choose one
    MOV      r2, r0
    OPTS
    PLACE    r3, r2
    FIRST    r4, sleeve, r0
    SEEK     r4, note, end5
  loop3:
    JNTAG    r4, red, after4
    JMP      found2
  after4:
    NEXT     r4, note, loop3
  end5:
    JMP      closed1
  found2:
    OPTI     -1, 'put a red note in your sleeve into the pad'
  closed1:
    LDI      r4, 1
    GETV     r5, coin, r0
    JLT      r5, r4, closed6
    OPTI     -2, 'lose 1 coin'
  closed6:
    NOPT     r4
    JNZ      r4, able8
    FIRST    r5, sleeve, r0
    JGEI     r5, 0, able8
    JMP      answered7
  able8:
    OPTI     -2000000000, 'decline'
    DECIDER  r6, r2
    FIRST    r7, sleeve, r0
    JGEI     r7, 0, holding9
    DEC      r4, r6, 'one'
    JMP      asked10
  holding9:
    DECA     r4, r6, 'one'
  asked10:
    JEQI     r4, -2000000000, answered7
    JNEI     r4, -1, other11
    LDI      r7, -1
    OPTS
    FIRST    r9, sleeve, r0
    SEEK     r9, note, end15
  loop13:
    JNTAG    r9, red, after14
    OPT      r9, ''
  after14:
    NEXT     r9, note, loop13
  end15:
    NOPT     r10
    JZ       r10, picked12
    DECIDER  r11, r0
    DEC      r7, r11, 'put a red note in your sleeve into the pad'
  picked12:
    JLTI     r7, 0, none16
    JLTI     r7, 0, moved17
    LDI      r9, -1
    ZID      r10, pad, r9
    MOVE     r7, r10, 0
  moved17:
  none16:
    JMP      answered7
  other11:
    JNEI     r4, -2, other18
  ; lose 1 coin
    REC      r8, 1
    MOV      r8, r0
    RAISE    r7, lose:coin, r8...
  unaffected19:
  ; step "one": you may choose one
    JMP      answered7
  other18:
  answered7:
  ; step "all": for each pawn, at once: it may put a red note in its sleeve into the pad
    EMPTY    r2, pawn
    LDI      r4, -1
    SEAT     r5
  loop20:
    ROUND    r6, r4..., end21
    JOIN     r6, r2..., pawn
    JMP      loop20
  end21:
    LDI      r2, -1
  each22:
    AMONG    r2, r2..., pawn
    JLTI     r2, 0, all23
    MOV      r4, r2
    LDI      r5, 0
    SETF     answer~1, r2, r5
    OPTS
    PLACE    r6, r4
    FIRST    r7, sleeve, r2
    SEEK     r7, note, end28
  loop26:
    JNTAG    r7, red, after27
    JMP      found25
  after27:
    NEXT     r7, note, loop26
  end28:
    JMP      closed24
  found25:
    OPTI     -1, 'put a red note in its sleeve into the pad'
  closed24:
    NOPT     r7
    JNZ      r7, able30
    FIRST    r8, sleeve, r2
    JGEI     r8, 0, able30
    JMP      none29
  able30:
    OPTI     -2000000000, 'decline'
    DECIDER  r9, r4
    DECH     r7, r9, 'put a red note in its sleeve into the pad'
    JEQI     r7, -2000000000, answered31
    JNEI     r7, -1, other32
    LDI      r10, 1
    SETF     answer~1, r2, r10
    JMP      answered31
  other32:
  answered31:
  none29:
    JMP      each22
  all23:
    LDI      r2, -1
  each33:
    AMONG    r2, r2..., pawn
    JLTI     r2, 0, all34
    GETF     r4, answer~1, r2
    JNEI     r4, 1, other35
    LDI      r5, -1
    OPTS
    FIRST    r7, sleeve, r2
    SEEK     r7, note, end39
  loop37:
    JNTAG    r7, red, after38
    OPT      r7, ''
  after38:
    NEXT     r7, note, loop37
  end39:
    NOPT     r8
    JZ       r8, picked36
    DECIDER  r9, r2
    DEC      r5, r9, 'put a red note into the pad'
  picked36:
    JLTI     r5, 0, none40
    JLTI     r5, 0, moved41
    LDI      r7, -1
    ZID      r8, pad, r7
    MOVE     r5, r8, 0
  moved41:
  none40:
  other35:
    JMP      each33
  all34:
    RETI     0

entities
    name Threat, text Threat, tags (note thing red =Threat thing#), zone (pad '')
    name Bribe, text Bribe, tags (note thing =Bribe thing#), zone (pad '')

fields
    name answer~1, of pawn, seen owner

zones
    name pad, seen nobody
    name sleeve, of pawn, seen owner

purposes
    shuffling pad
    shuffling sleeve

levels
    name errand, slots (actor #)

told options
    one: (put a red note in your sleeve into the pad='put a red note in your sleeve into the pad' lose 1 coin='lose 1 coin')
    put a red note in its sleeve into the pad: (put a red note in its sleeve into the pad='')
