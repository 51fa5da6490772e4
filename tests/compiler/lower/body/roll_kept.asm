proc.duel: code, 4 arguments, 37 registers, level duel
    SERIAL   r2
  ; step "dice":
    LDI      r5, 0
    LDI      r6, 1
    MOV      r7, r0
    MOV      r8, r5
    CALL     r4, new roll, r7...
    LDI      r9, 0
    JLTI     r0, 0, L1
    MOV      r10, r0
    LDI      r11, 0
    CALL     r9, stat.luck roll, r10...
  L1:
    SETF     roll.bonus, r4, r9
    REC      r10, 0
    MOV      r10, r0
    MOV      r11, r4
    MOV      r12, r6
    MOV      r15, r5
    RAISE    r9, roll, r10...
    JNTAG    r0, thing, L2
    SETF     last luck roll, r0, r4
  L2:
    JNTAG    r0, thing, L3
    SETF     last roll, r0, r4
  L3:
    LDI      r17, 0
    LDI      r18, 1
    MOV      r19, r1
    MOV      r20, r17
    CALL     r16, new roll, r19...
    LDI      r21, 0
    JLTI     r1, 0, L4
    MOV      r22, r1
    LDI      r23, 0
    CALL     r21, stat.luck roll, r22...
  L4:
    SETF     roll.bonus, r16, r21
    REC      r22, 0
    MOV      r22, r1
    MOV      r23, r16
    MOV      r24, r18
    MOV      r27, r17
    RAISE    r21, roll, r22...
    JNTAG    r1, thing, L5
    SETF     last luck roll, r1, r16
  L5:
    JNTAG    r1, thing, L6
    SETF     last roll, r1, r16
  L6:
  ; step "again": open after the dice
    LDI      r28, -1
    MOV      r30, r28
    MOV      r31, r0
    CALL     r29, window.after the dice, r30...
    LDI      r28, 0
    LDI      r29, 0
    JLTI     r0, 0, L7
    MOV      r30, r0
    LDI      r31, 0
    GETV     r32, power, r30
    STAT     r29, power, r30...
  L7:
    MOV      r33, r0
    MOV      r34, r0
    MOV      r35, r29
    LOG      'term\x1fpower', r33...
    ADD      r28, r28, r29
    LDI      r29, 0
    LDI      r30, -1
    JNTAG    r0, thing, L8
    GETF     r30, last luck roll, r0
  L8:
    JNTAG    r30, roll#, L9
    GETF     r29, roll.1, r30
    GETF     r31, roll.dice, r30
    JLTI     r31, 2, one10
    GETF     r31, roll.2, r30
    ADD      r29, r29, r31
    GETF     r31, roll.3, r30
    ADD      r29, r29, r31
    GETF     r31, roll.4, r30
    ADD      r29, r29, r31
    GETF     r31, roll.more, r30
    ADD      r29, r29, r31
  one10:
    GETF     r31, roll.change, r30
    ADD      r29, r29, r31
    GETF     r31, roll.bonus, r30
    ADD      r29, r29, r31
  L9:
    MOV      r32, r0
    MOV      r33, r0
    MOV      r34, r29
    LOG      'term\x1froll', r32...
    ADD      r28, r28, r29
    JLTI     r0, 0, L11
    SETF     score.duel, r0, r28
  L11:
    MOV      r29, r0
    LDI      r30, -1
    MOV      r31, r28
    LOG      '{0} scores {2:n}', r29...
    LDI      r29, 0
    LDI      r30, 0
    JLTI     r1, 0, L12
    MOV      r31, r1
    LDI      r32, 0
    GETV     r33, power, r31
    STAT     r30, power, r31...
  L12:
    MOV      r34, r1
    MOV      r35, r1
    MOV      r36, r30
    LOG      'term\x1fpower', r34...
    ADD      r29, r29, r30
    LDI      r30, 0
    LDI      r31, -1
    JNTAG    r1, thing, L13
    GETF     r31, last luck roll, r1
  L13:
    JNTAG    r31, roll#, L14
    GETF     r30, roll.1, r31
    GETF     r32, roll.dice, r31
    JLTI     r32, 2, one15
    GETF     r32, roll.2, r31
    ADD      r30, r30, r32
    GETF     r32, roll.3, r31
    ADD      r30, r30, r32
    GETF     r32, roll.4, r31
    ADD      r30, r30, r32
    GETF     r32, roll.more, r31
    ADD      r30, r30, r32
  one15:
    GETF     r32, roll.change, r31
    ADD      r30, r30, r32
    GETF     r32, roll.bonus, r31
    ADD      r30, r30, r32
  L14:
    MOV      r33, r1
    MOV      r34, r1
    MOV      r35, r30
    LOG      'term\x1froll', r33...
    ADD      r29, r29, r30
    JLTI     r1, 0, L16
    SETF     score.duel, r1, r29
  L16:
    MOV      r30, r1
    LDI      r31, -1
    MOV      r32, r29
    LOG      '{0} scores {2:n}', r30...
    JLT      r29, r28, more17
    JLT      r28, r29, less18
    LDI      r3, 2
    MOV      r30, r0
    MOV      r31, r1
    LDI      r32, 0
    LOG      '[{0} against {1}: tie]', r30...
    JMP      scored19
  more17:
    LDI      r3, 0
    MOV      r30, r0
    MOV      r31, r1
    LDI      r32, 0
    LOG      '[{0} against {1}: win]', r30...
    JMP      scored19
  less18:
    LDI      r3, 1
    MOV      r30, r0
    MOV      r31, r1
    LDI      r32, 0
    LOG      '[{0} against {1}: loss]', r30...
    JMP      scored19
  scored19:
    MOV      r30, r3
  ended21:
  ended20:
    RET      r30
    RETI     0

window.after the dice: code, 2 arguments, 23 registers
  ; window after the dice
    LDI      r2, 0
  round1:
    LDI      r3, 0
    LDI      r4, -1
    ROLE     r5, duel, 0
    JLTI     r5, 0, asked3
    JNTAG    r5, pawn, asked3
    OPTS
    PLACE    r6, r5
    LDI      r7, 28
    JNIN     r7, hand, rule4
  awake5:
    HOLDER   r8, r7
    JNE      r8, r5, rule4
    MOV      r10, r0
    JTAG     r10, roll#, roll6
    GETG     r10, roll last
  roll6:
    JNTAG    r10, roll#, rule4
    GETF     r9, roll.serial, r10
    GETF     r11, once.example.horn, r7
    JEQ      r11, r9, rule4
    JLTI     r5, 0, rule4
    MOV      r9, r5
    LDI      r10, 1
    GETV     r11, coin, r9
    JLT      r11, r10, rule4
    LDI      r12, -1
    JNTAG    r9, thing, L8
    GETF     r12, last roll, r9
  L8:
    JNTAG    r12, roll#, rule4
    GETF     r13, roll.dice, r12
    JZ       r13, rule4
    OPT      r7, 'lose 1 coin ({0})'
  rule4:
    NOPT     r7
    JNZ      r7, ask9
    JMP      asked3
  ask9:
    OPTI     -2000000000, 'pass'
    DECIDER  r10, r5
    DECH     r8, r10, 'after the dice'
    JEQI     r8, -2000000000, asked3
    JEQT     r9, 'lose 1 coin ({0})', hit12
    JMP      other11
  hit12:
    JNTAG    r8, =Horn, other11
    MOV      r11, r8
    MOV      r13, r0
    JTAG     r13, roll#, roll14
    GETG     r13, roll last
  roll14:
    JNTAG    r13, roll#, noted13
    GETF     r12, roll.serial, r13
    SETF     once.example.horn, r11, r12
  noted13:
    MOV      r12, r5
    LDI      r13, 0
    LDI      r14, 1
    GETV     r15, coin, r12
    JLT      r15, r14, less16
    LDI      r13, 1
  less16:
  ; card Horn: after the dice: once per roll: you may lose 1 coin: reroll one die of your roll
    REC      r15, 1
    MOV      r15, r12
    RAISE    r14, lose:coin, r15...
  unaffected17:
  ; window after the dice
    JNEI     r14, 0, else15
    JZ       r13, else15
    LDI      r16, -1
    JNTAG    r12, thing, L18
    GETF     r16, last roll, r12
  L18:
    MOV      r17, r16
    CALL     r15, reroll, r17...
  else15:
    JMP      answered10
  other11:
  answered10:
    LDI      r3, 1
  asked3:
    LDI      r6, -1
    ROLE     r7, duel, 1
    JLTI     r7, 0, asked19
    JEQ      r7, r5, asked19
    JNTAG    r7, pawn, asked19
    OPTS
    PLACE    r8, r7
    LDI      r9, 28
    JNIN     r9, hand, rule20
  awake21:
    HOLDER   r10, r9
    JNE      r10, r7, rule20
    MOV      r12, r0
    JTAG     r12, roll#, roll22
    GETG     r12, roll last
  roll22:
    JNTAG    r12, roll#, rule20
    GETF     r11, roll.serial, r12
    GETF     r13, once.example.horn, r9
    JEQ      r13, r11, rule20
    JLTI     r7, 0, rule20
    MOV      r11, r7
    LDI      r12, 1
    GETV     r13, coin, r11
    JLT      r13, r12, rule20
    LDI      r14, -1
    JNTAG    r11, thing, L24
    GETF     r14, last roll, r11
  L24:
    JNTAG    r14, roll#, rule20
    GETF     r15, roll.dice, r14
    JZ       r15, rule20
    OPT      r9, 'lose 1 coin ({0})'
  rule20:
    NOPT     r9
    JNZ      r9, ask25
    JMP      asked19
  ask25:
    OPTI     -2000000000, 'pass'
    DECIDER  r12, r7
    DECH     r10, r12, 'after the dice'
    JEQI     r10, -2000000000, asked19
    JEQT     r11, 'lose 1 coin ({0})', hit28
    JMP      other27
  hit28:
    JNTAG    r10, =Horn, other27
    MOV      r13, r10
    MOV      r15, r0
    JTAG     r15, roll#, roll30
    GETG     r15, roll last
  roll30:
    JNTAG    r15, roll#, noted29
    GETF     r14, roll.serial, r15
    SETF     once.example.horn, r13, r14
  noted29:
    MOV      r14, r7
    LDI      r15, 0
    LDI      r16, 1
    GETV     r17, coin, r14
    JLT      r17, r16, less32
    LDI      r15, 1
  less32:
  ; card Horn: after the dice: once per roll: you may lose 1 coin: reroll one die of your roll
    REC      r17, 1
    MOV      r17, r14
    RAISE    r16, lose:coin, r17...
  unaffected33:
  ; window after the dice
    JNEI     r16, 0, else31
    JZ       r15, else31
    LDI      r18, -1
    JNTAG    r14, thing, L34
    GETF     r18, last roll, r14
  L34:
    MOV      r19, r18
    CALL     r17, reroll, r19...
  else31:
    JMP      answered26
  other27:
  answered26:
    LDI      r3, 1
  asked19:
    OR       r2, r2, r3
    JNZ      r3, round1
  closed2:
    RET      r2
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

fields
    name 'last luck roll', of thing, start -1, thing True
    name 'last roll', of thing, start -1, thing True
    name score.duel, of thing#
    name once.example.horn, of =Horn

levels
    name duel, slots (left right # outcome#)

told options
    after the dice: (lose 1 coin ({0})='reroll one die of your roll')
