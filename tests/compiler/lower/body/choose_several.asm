proc.errand: code, 2 arguments, 20 registers, level errand
    SERIAL   r1
  ; step "two": you must choose 2
    MOV      r2, r0
    LDI      r3, 0
    LDI      r4, 2
  again1:
    JZ       r4, enough2
    OPTS
    PLACE    r5, r2
    ANDI     r6, r3, 1
    JNZ      r6, closed3
    OPTI     -1, 'gain 1 coin'
  closed3:
    ANDI     r6, r3, 2
    JNZ      r6, closed4
    LDI      r6, 1
    GETV     r7, coin, r0
    JLT      r7, r6, closed4
    OPTI     -2, 'lose 1 coin'
  closed4:
    ANDI     r6, r3, 4
    JNZ      r6, closed5
    LDI      r7, -1
    ZID      r8, deck, r7
    TOP      r6, r8
    JLTI     r6, 0, closed5
    OPTI     -3, 'gain 1 card'
  closed5:
    NOPT     r6
    JZ       r6, enough2
    NOPT     r6
    JZ       r6, answered6
    DECIDER  r8, r2
    DEC      r6, r8, 'two'
    JNEI     r6, -1, other7
    LDI      r9, 1
    OR       r3, r3, r9
  ; gain 1 coin
    REC      r11, 1
    MOV      r11, r0
    RAISE    r10, gain:coin, r11...
  unaffected8:
  ; step "two": you must choose 2
    JMP      answered6
  other7:
    JNEI     r6, -2, other9
    LDI      r9, 2
    OR       r3, r3, r9
  ; lose 1 coin
    REC      r11, 1
    MOV      r11, r0
    RAISE    r10, lose:coin, r11...
  unaffected10:
  ; step "two": you must choose 2
    JMP      answered6
  other9:
    JNEI     r6, -3, other11
    LDI      r9, 4
    OR       r3, r3, r9
  ; gain 1 card
    LDI      r18, -1
    ZID      r19, deck, r18
    TOP      r17, r19
    PAIR     r11, r0, r17
    JLTI     r12, 0, unaffected12
    RAISE    r10, gain, r11...
  unaffected12:
  ; step "two": you must choose 2
    JMP      answered6
  other11:
  answered6:
    ADDI     r4, r4, -1
    JMP      again1
  enough2:
  ; step "up to two": you may choose up to 2
    MOV      r2, r0
    LDI      r3, 0
    LDI      r4, 2
  again13:
    JZ       r4, enough14
    OPTS
    PLACE    r5, r2
    ANDI     r6, r3, 1
    JNZ      r6, closed15
    OPTI     -1, 'gain 1 coin'
  closed15:
    ANDI     r6, r3, 2
    JNZ      r6, closed16
    LDI      r6, 1
    GETV     r7, coin, r0
    JLT      r7, r6, closed16
    OPTI     -2, 'lose 1 coin'
  closed16:
    ANDI     r6, r3, 4
    JNZ      r6, closed17
    LDI      r7, -1
    ZID      r8, deck, r7
    TOP      r6, r8
    JLTI     r6, 0, closed17
    OPTI     -3, 'gain 1 card'
  closed17:
    NOPT     r6
    JZ       r6, enough14
    NOPT     r6
    JZ       r6, answered18
    OPTI     -2000000000, 'done'
    DECIDER  r8, r2
    DEC      r6, r8, 'up to two'
    JEQI     r6, -2000000000, enough14
    JNEI     r6, -1, other19
    LDI      r9, 1
    OR       r3, r3, r9
  ; gain 1 coin
    REC      r11, 1
    MOV      r11, r0
    RAISE    r10, gain:coin, r11...
  unaffected20:
  ; step "up to two": you may choose up to 2
    JMP      answered18
  other19:
    JNEI     r6, -2, other21
    LDI      r9, 2
    OR       r3, r3, r9
  ; lose 1 coin
    REC      r11, 1
    MOV      r11, r0
    RAISE    r10, lose:coin, r11...
  unaffected22:
  ; step "up to two": you may choose up to 2
    JMP      answered18
  other21:
    JNEI     r6, -3, other23
    LDI      r9, 4
    OR       r3, r3, r9
  ; gain 1 card
    LDI      r18, -1
    ZID      r19, deck, r18
    TOP      r17, r19
    PAIR     r11, r0, r17
    JLTI     r12, 0, unaffected24
    RAISE    r10, gain, r11...
  unaffected24:
  ; step "up to two": you may choose up to 2
    JMP      answered18
  other23:
  answered18:
    ADDI     r4, r4, -1
    JMP      again13
  enough14:
  ; step "any": choose any number
    MOV      r2, r0
    LDI      r3, 0
    LDI      r4, 2
  again25:
    JZ       r4, enough26
    OPTS
    PLACE    r5, r2
    ANDI     r6, r3, 1
    JNZ      r6, closed27
    OPTI     -1, 'gain 1 coin'
  closed27:
    ANDI     r6, r3, 2
    JNZ      r6, closed28
    LDI      r6, 1
    GETV     r7, coin, r0
    JLT      r7, r6, closed28
    OPTI     -2, 'lose 1 coin'
  closed28:
    NOPT     r6
    JZ       r6, enough26
    NOPT     r6
    JZ       r6, answered29
    OPTI     -2000000000, 'done'
    DECIDER  r8, r2
    DEC      r6, r8, 'any'
    JEQI     r6, -2000000000, enough26
    JNEI     r6, -1, other30
    LDI      r9, 1
    OR       r3, r3, r9
  ; gain 1 coin
    REC      r11, 1
    MOV      r11, r0
    RAISE    r10, gain:coin, r11...
  unaffected31:
  ; step "any": choose any number
    JMP      answered29
  other30:
    JNEI     r6, -2, other32
    LDI      r9, 2
    OR       r3, r3, r9
  ; lose 1 coin
    REC      r11, 1
    MOV      r11, r0
    RAISE    r10, lose:coin, r11...
  unaffected33:
  ; step "any": choose any number
    JMP      answered29
  other32:
  answered29:
    ADDI     r4, r4, -1
    JMP      again25
  enough26:
    RETI     0

levels
    name errand, slots (actor #)

told options
    two: (gain 1 coin='gain 1 coin' lose 1 coin='lose 1 coin' gain 1 card='gain 1 card')
    up to two: (gain 1 coin='gain 1 coin' lose 1 coin='lose 1 coin' gain 1 card='gain 1 card')
    any: (gain 1 coin='gain 1 coin' lose 1 coin='lose 1 coin')
