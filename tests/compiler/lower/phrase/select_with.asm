proc.errand: code, 2 arguments, 16 registers, level errand
    SERIAL   r1
  ; step "with": remember the number of pawns with a red card as your mark
    LDI      r2, 0
    LDI      r3, -1
    SEAT     r4
  loop1:
    ROUND    r5, r3..., end2
    MOV      r7, r5
    LDI      r6, -1
  loop4:
    HAVE     r6, card, end5
    JNTAG    r6, red, loop4
    JMP      found3
    JMP      loop4
  end5:
    JMP      loop1
  found3:
    ADDI     r2, r2, 1
    JMP      loop1
  end2:
    JNTAG    r0, pawn, L6
    SETF     mark, r0, r2
  L6:
  ; step "without": remember the number of pawns without cards as your mark
    LDI      r2, 0
    LDI      r3, -1
    SEAT     r4
  loop7:
    ROUND    r5, r3..., end8
    MOV      r7, r5
    LDI      r6, -1
  loop9:
    HAVE     r6, card, end10
    JMP      loop7
    JMP      loop9
  end10:
    ADDI     r2, r2, 1
    JMP      loop7
  end8:
    JNTAG    r0, pawn, L11
    SETF     mark, r0, r2
  L11:
  ; step "other": remember the number of cards other than Bread in the heap as your mark
    LDI      r2, 0
    LDI      r4, -1
    FIRST    r3, heap, r4
    SEEK     r3, card, end14
  loop12:
    LDI      r4, 25
    JEQ      r3, r4, after13
    ADDI     r2, r2, 1
  after13:
    NEXT     r3, card, loop12
  end14:
    JNTAG    r0, pawn, L15
    SETF     mark, r0, r2
  L15:
  ; step "either": discard a red card or Bread
    MOV      r2, r0
    OPTS
    PLACE    r3, r2
    MOV      r5, r0
    LDI      r4, -1
  loop18:
    HAVE     r4, card, end19
    JNTAG    r4, red, loop18
    JMP      found17
    JMP      loop18
  end19:
    JMP      closed16
  found17:
    OPTI     -1, 'a red card'
  closed16:
    LDI      r4, 25
    JLTI     r4, 0, closed20
    OPTI     -2, 'Bread'
  closed20:
    NOPT     r4
    JZ       r4, answered21
    DECIDER  r6, r2
    DEC      r4, r6, 'discard a red card or Bread'
    JNEI     r4, -1, other22
    LDI      r7, -1
    OPTS
    MOV      r10, r0
    LDI      r9, -1
  loop24:
    HAVE     r9, card, end25
    JNTAG    r9, red, loop24
    OPT      r9, ''
    JMP      loop24
  end25:
    NOPT     r11
    JZ       r11, picked23
    DECIDER  r12, r0
    DEC      r7, r12, 'discard a red card or Bread'
  picked23:
    JLTI     r7, 0, none26
    PAIR     r10, r0, r7
    RAISE    r9, discard, r10...
  unaffected27:
  none26:
    JMP      answered21
  other22:
    JNEI     r4, -2, other28
    LDI      r14, 25
    PAIR     r8, r0, r14
    JLTI     r9, 0, unaffected29
    RAISE    r7, discard, r8...
  unaffected29:
    JMP      answered21
  other28:
  answered21:
    RETI     0

levels
    name errand, slots (actor #)

told options
    discard a red card or Bread: (a red card='' Bread='')
