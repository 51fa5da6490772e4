proc.errand: code, 2 arguments, 17 registers, level errand
    SERIAL   r1
  ; step "dice": roll 1 die for luck, then open after the dice
    LDI      r3, 0
    LDI      r4, 1
    MOV      r5, r0
    MOV      r6, r3
    CALL     r2, new roll, r5...
    LDI      r7, 0
    JLTI     r0, 0, L1
    MOV      r8, r0
    LDI      r9, 0
    CALL     r7, stat.luck roll, r8...
  L1:
    SETF     roll.bonus, r2, r7
    REC      r8, 0
    MOV      r8, r0
    MOV      r9, r2
    MOV      r10, r4
    MOV      r13, r3
    RAISE    r7, roll, r8...
    MOV      r15, r2
    MOV      r16, r0
    CALL     r14, window.after the dice, r15...
    RETI     0

window.after the dice: code, 2 arguments, 20 registers
  ; window after the dice
    LDI      r2, 0
  round1:
    LDI      r3, 0
    LDI      r4, -1
    SEAT     r6
    AVATAR   r5, r6
    JLTI     r5, 0, asked3
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
    OPT      r7, 'lose 1 coin ({0})'
  rule4:
    NOPT     r7
    JNZ      r7, ask8
    JMP      asked3
  ask8:
    OPTI     -2000000000, 'pass'
    DECIDER  r10, r5
    DECH     r8, r10, 'after the dice'
    JEQI     r8, -2000000000, asked3
    JEQT     r9, 'lose 1 coin ({0})', hit11
    JMP      other10
  hit11:
    JNTAG    r8, =Horn, other10
    MOV      r11, r8
    MOV      r13, r0
    JTAG     r13, roll#, roll13
    GETG     r13, roll last
  roll13:
    JNTAG    r13, roll#, noted12
    GETF     r12, roll.serial, r13
    SETF     once.example.horn, r11, r12
  noted12:
    MOV      r12, r5
  ; card Horn: after the dice: once per roll: you may lose 1 coin
    REC      r14, 1
    MOV      r14, r12
    RAISE    r13, lose:coin, r14...
  unaffected14:
  ; window after the dice
    JMP      answered9
  other10:
  answered9:
    LDI      r3, 1
  asked3:
    OR       r2, r2, r3
    JNZ      r3, round1
  closed2:
    RET      r2
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

fields
    name once.example.horn, of =Horn

levels
    name errand, slots (actor #)

told options
    after the dice: (lose 1 coin ({0})='')
