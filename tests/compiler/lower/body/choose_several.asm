proc.errand: code, 2 arguments, 20 registers, level errand
    SERIAL   r1
  ; step "two": you must choose 2
    MOV      r2, r0
    LDI      r3, 0
    LDI      r4, 2
  again2:
    JZ       r4, enough3
    OPTS
    PLACE    r5, r2
    ANDI     r6, r3, 1
    JNZ      r6, closed4
    OPTI     -1, 'gain 1 coin'
  closed4:
    ANDI     r6, r3, 2
    JNZ      r6, closed5
    LDI      r6, 1
    GETV     r7, coin, r0
    JLT      r7, r6, closed5
    OPTI     -2, 'lose 1 coin'
  closed5:
    ANDI     r6, r3, 4
    JNZ      r6, closed6
    LDI      r7, -1
    ZID      r8, deck, r7
    TOP      r6, r8
    JLTI     r6, 0, closed6
    OPTI     -3, 'gain 1 card'
  closed6:
    NOPT     r6
    JZ       r6, enough3
    NOPT     r6
    JZ       r6, answered7
    DECIDER  r8, r2
    DEC      r6, r8, 'two'
    JNEI     r6, -1, other8
    LDI      r9, 1
    OR       r3, r3, r9
  ; gain 1 coin
    REC      r11, 1
    MOV      r11, r0
    RAISE    r10, gain:coin, r11...
  unaffected9:
  ; step "two": you must choose 2
    JMP      answered7
  other8:
    JNEI     r6, -2, other10
    LDI      r9, 2
    OR       r3, r3, r9
  ; lose 1 coin
    REC      r11, 1
    MOV      r11, r0
    RAISE    r10, lose:coin, r11...
  unaffected11:
  ; step "two": you must choose 2
    JMP      answered7
  other10:
    JNEI     r6, -3, other12
    LDI      r9, 4
    OR       r3, r3, r9
  ; gain 1 card
    LDI      r18, -1
    ZID      r19, deck, r18
    TOP      r17, r19
    PAIR     r11, r0, r17
    JLTI     r12, 0, unaffected13
    RAISE    r10, gain, r11...
  unaffected13:
  ; step "two": you must choose 2
    JMP      answered7
  other12:
  answered7:
    ADDI     r4, r4, -1
    JMP      again2
  enough3:
  step1:
  ; step "up to two": you may choose up to 2
    MOV      r2, r0
    LDI      r3, 0
    LDI      r4, 2
  again15:
    JZ       r4, enough16
    OPTS
    PLACE    r5, r2
    ANDI     r6, r3, 1
    JNZ      r6, closed17
    OPTI     -1, 'gain 1 coin'
  closed17:
    ANDI     r6, r3, 2
    JNZ      r6, closed18
    LDI      r6, 1
    GETV     r7, coin, r0
    JLT      r7, r6, closed18
    OPTI     -2, 'lose 1 coin'
  closed18:
    ANDI     r6, r3, 4
    JNZ      r6, closed19
    LDI      r7, -1
    ZID      r8, deck, r7
    TOP      r6, r8
    JLTI     r6, 0, closed19
    OPTI     -3, 'gain 1 card'
  closed19:
    NOPT     r6
    JZ       r6, enough16
    NOPT     r6
    JZ       r6, answered20
    OPTI     -2000000000, 'done'
    DECIDER  r8, r2
    DEC      r6, r8, 'up to two'
    JEQI     r6, -2000000000, enough16
    JNEI     r6, -1, other21
    LDI      r9, 1
    OR       r3, r3, r9
  ; gain 1 coin
    REC      r11, 1
    MOV      r11, r0
    RAISE    r10, gain:coin, r11...
  unaffected22:
  ; step "up to two": you may choose up to 2
    JMP      answered20
  other21:
    JNEI     r6, -2, other23
    LDI      r9, 2
    OR       r3, r3, r9
  ; lose 1 coin
    REC      r11, 1
    MOV      r11, r0
    RAISE    r10, lose:coin, r11...
  unaffected24:
  ; step "up to two": you may choose up to 2
    JMP      answered20
  other23:
    JNEI     r6, -3, other25
    LDI      r9, 4
    OR       r3, r3, r9
  ; gain 1 card
    LDI      r18, -1
    ZID      r19, deck, r18
    TOP      r17, r19
    PAIR     r11, r0, r17
    JLTI     r12, 0, unaffected26
    RAISE    r10, gain, r11...
  unaffected26:
  ; step "up to two": you may choose up to 2
    JMP      answered20
  other25:
  answered20:
    ADDI     r4, r4, -1
    JMP      again15
  enough16:
  step14:
  ; step "any": choose any number
    MOV      r2, r0
    LDI      r3, 0
    LDI      r4, 2
  again28:
    JZ       r4, enough29
    OPTS
    PLACE    r5, r2
    ANDI     r6, r3, 1
    JNZ      r6, closed30
    OPTI     -1, 'gain 1 coin'
  closed30:
    ANDI     r6, r3, 2
    JNZ      r6, closed31
    LDI      r6, 1
    GETV     r7, coin, r0
    JLT      r7, r6, closed31
    OPTI     -2, 'lose 1 coin'
  closed31:
    NOPT     r6
    JZ       r6, enough29
    NOPT     r6
    JZ       r6, answered32
    OPTI     -2000000000, 'done'
    DECIDER  r8, r2
    DEC      r6, r8, 'any'
    JEQI     r6, -2000000000, enough29
    JNEI     r6, -1, other33
    LDI      r9, 1
    OR       r3, r3, r9
  ; gain 1 coin
    REC      r11, 1
    MOV      r11, r0
    RAISE    r10, gain:coin, r11...
  unaffected34:
  ; step "any": choose any number
    JMP      answered32
  other33:
    JNEI     r6, -2, other35
    LDI      r9, 2
    OR       r3, r3, r9
  ; lose 1 coin
    REC      r11, 1
    MOV      r11, r0
    RAISE    r10, lose:coin, r11...
  unaffected36:
  ; step "any": choose any number
    JMP      answered32
  other35:
  answered32:
    ADDI     r4, r4, -1
    JMP      again28
  enough29:
  step27:
    RETI     0

levels
    name errand, slots (actor #)

told options
    two: (gain 1 coin='gain 1 coin' lose 1 coin='lose 1 coin' gain 1 card='gain 1 card')
    up to two: (gain 1 coin='gain 1 coin' lose 1 coin='lose 1 coin' gain 1 card='gain 1 card')
    any: (gain 1 coin='gain 1 coin' lose 1 coin='lose 1 coin')
