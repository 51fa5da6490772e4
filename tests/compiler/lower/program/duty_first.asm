proc.errand: code, 2 arguments, 18 registers, level errand
    SERIAL   r1
  ; procedure errand (errands)
    LDI      r2, 0
    LDI      r3, 0
  work1:
    LIMS
    LDI      r4, 0
    PLACE    r5, r0
    JNZ      r2, first3
    LDI      r2, 1
  ; duty "look" first: gain 1 coin
    REC      r7, 1
    MOV      r7, r0
    RAISE    r6, gain:coin, r7...
  unaffected5:
  ; procedure errand (errands)
    JMP      work1
  none4:
  first3:
    LDI      r6, -1
    LDI      r7, 2147483647
    LDI      r8, -1
    SEAT     r9
  loop8:
    ROUND    r10, r8..., end9
    PLACE    r11, r10
    JLTI     r11, 0, loop8
    JNE      r11, r5, loop8
    GETF     r11, did.errand.meet, r10
    JEQ      r11, r1, no10
    JGEI     r6, 0, no10
    MOV      r6, r10
  no10:
    JMP      loop8
  end9:
    JLTI     r6, 0, none7
    SETF     did.errand.meet, r6, r1
  ; duty "meet" first for each pawn here: greet it
    PAIR     r12, r0, r6
    JLTI     r13, 0, unaffected11
    RAISE    r11, greet, r12...
  unaffected11:
  ; procedure errand (errands)
    JMP      work1
  none7:
    LDI      r4, 2
  first6:
    LDI      r6, 0
    OPTS
    JEQI     r4, 2, through14
    JEQI     r4, 1, closed12
    LDI      r7, -1
    LDI      r8, 2147483647
    LDI      r9, -1
    SEAT     r10
  loop15:
    ROUND    r11, r9..., end16
    PLACE    r12, r11
    JLTI     r12, 0, loop15
    JNE      r12, r5, loop15
    GETF     r12, did.errand.meet, r11
    JEQ      r12, r1, no17
    JGEI     r7, 0, no17
    MOV      r7, r11
  no17:
    JMP      loop15
  end16:
    JLTI     r7, 0, none13
    LDI      r4, 1
    JMP      closed12
  none13:
    LDI      r4, 2
  through14:
    JNZ      r3, closed12
    LDI      r6, 1
    OPTI     -1, 'work'
  closed12:
    NOPT     r7
    JZ       r7, worked2
    JNZ      r6, must18
    OPTI     -2000000000, 'done'
  must18:
    DECIDER  r9, r0
    DEC      r7, r9, 'work\x1fwhat now?'
    JEQI     r7, -2000000000, worked2
    JNEI     r7, -1, other19
    LDI      r3, 1
  ; duty "work" after "meet": lose 1 coin
    REC      r11, 1
    MOV      r11, r0
    RAISE    r10, lose:coin, r11...
  unaffected20:
  ; procedure errand (errands)
    JMP      work1
  other19:
    JMP      work1
  worked2:
    RETI     0

fields
    name did.errand.meet, of thing#

levels
    name errand, slots (actor #)

told options
    what now?: (work='lose 1 coin')
