window.before the toll: code, 2 arguments, 29 registers
  ; window before the toll
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
    JLTI     r5, 0, rule4
    MOV      r9, r5
    LDI      r10, 1
    GETV     r11, coin, r9
    JLT      r11, r10, rule4
    OPT      r7, 'lose 1 coin ({0})'
  rule4:
    ROLE     r7, turn, 1
    JLTI     r7, 0, rule6
    GETF     r8, once.example.all, r5
    JEQ      r8, r7, rule6
    JMP      one8
  not9:
    LDI      r7, 1
    GETV     r8, coin, r5
    JLT      r8, r7, not10
    JMP      one8
  not10:
    JMP      rule6
  one8:
    OPTI     -2, 'you may choose one'
  rule6:
    NOPT     r7
    JNZ      r7, ask11
    JMP      asked3
  ask11:
    OPTI     -2000000000, 'pass'
    DECIDER  r10, r5
    DECH     r8, r10, 'before the toll'
    JEQI     r8, -2000000000, asked3
    JEQT     r9, 'lose 1 coin ({0})', hit14
    JMP      other13
  hit14:
    JNTAG    r8, =Horn, other13
    MOV      r11, r8
    MOV      r12, r5
  ; card Horn: before the toll: you may lose 1 coin
    REC      r14, 1
    MOV      r14, r12
    RAISE    r13, lose:coin, r14...
  unaffected15:
  ; window before the toll
    JMP      answered12
  other13:
    JNEI     r8, -2, other16
    MOV      r11, r5
    OPTS
    PLACE    r12, r11
    OPTI     -1, 'gain 1 coin'
  closed17:
    LDI      r13, 1
    GETV     r14, coin, r5
    JLT      r14, r13, closed18
    OPTI     -2, 'lose 1 coin'
  closed18:
    NOPT     r13
    JZ       r13, answered19
    OPTI     -2000000000, 'decline'
    DECIDER  r15, r11
    DEC      r13, r15, 'all'
    JEQI     r13, -2000000000, answered19
    JNEI     r13, -1, other20
    ROLE     r16, turn, 1
    JLTI     r16, 0, noted21
    SETF     once.example.all, r5, r16
  noted21:
  ; gain 1 coin
    REC      r17, 1
    MOV      r17, r5
    RAISE    r16, gain:coin, r17...
  unaffected22:
  ; window before the toll
    JMP      answered19
  other20:
    JNEI     r13, -2, other23
    ROLE     r16, turn, 1
    JLTI     r16, 0, noted24
    SETF     once.example.all, r5, r16
  noted24:
  ; lose 1 coin
    REC      r17, 1
    MOV      r17, r5
    RAISE    r16, lose:coin, r17...
  unaffected25:
  ; window before the toll
    JMP      answered19
  other23:
  answered19:
    JMP      answered12
  other16:
  answered12:
    LDI      r3, 1
  asked3:
    DECIDER  r6, r1
    LDI      r8, 0
    LDI      r10, -1
    SEATS    r7
    MOV      r9, r6
  each27:
    ADDI     r8, r8, 1
    JGE      r8, r7, round26
    SEATR    r11, r9, r8
    AVATAR   r11, r11
    JLTI     r11, 0, each27
    JEQ      r11, r5, each27
    OPTS
    PLACE    r12, r11
    LDI      r13, 28
    JNIN     r13, hand, rule28
  awake29:
    HOLDER   r14, r13
    JNE      r14, r11, rule28
    JLTI     r11, 0, rule28
    MOV      r15, r11
    LDI      r16, 1
    GETV     r17, coin, r15
    JLT      r17, r16, rule28
    OPT      r13, 'lose 1 coin ({0})'
  rule28:
    ROLE     r13, turn, 1
    JLTI     r13, 0, rule30
    GETF     r14, once.example.all, r11
    JEQ      r14, r13, rule30
    JMP      one32
  not33:
    LDI      r13, 1
    GETV     r14, coin, r11
    JLT      r14, r13, not34
    JMP      one32
  not34:
    JMP      rule30
  one32:
    OPTI     -2, 'you may choose one'
  rule30:
    NOPT     r13
    JNZ      r13, ask35
    JMP      each27
  ask35:
    OPTI     -2000000000, 'pass'
    DECIDER  r16, r11
    DECH     r14, r16, 'before the toll'
    JEQI     r14, -2000000000, each27
    JEQT     r15, 'lose 1 coin ({0})', hit38
    JMP      other37
  hit38:
    JNTAG    r14, =Horn, other37
    MOV      r17, r14
    MOV      r18, r11
  ; card Horn: before the toll: you may lose 1 coin
    REC      r20, 1
    MOV      r20, r18
    RAISE    r19, lose:coin, r20...
  unaffected39:
  ; window before the toll
    JMP      answered36
  other37:
    JNEI     r14, -2, other40
    MOV      r17, r11
    OPTS
    PLACE    r18, r17
    OPTI     -1, 'gain 1 coin'
  closed41:
    LDI      r19, 1
    GETV     r20, coin, r11
    JLT      r20, r19, closed42
    OPTI     -2, 'lose 1 coin'
  closed42:
    NOPT     r19
    JZ       r19, answered43
    OPTI     -2000000000, 'decline'
    DECIDER  r21, r17
    DEC      r19, r21, 'all'
    JEQI     r19, -2000000000, answered43
    JNEI     r19, -1, other44
    ROLE     r22, turn, 1
    JLTI     r22, 0, noted45
    SETF     once.example.all, r11, r22
  noted45:
  ; gain 1 coin
    REC      r23, 1
    MOV      r23, r11
    RAISE    r22, gain:coin, r23...
  unaffected46:
  ; window before the toll
    JMP      answered43
  other44:
    JNEI     r19, -2, other47
    ROLE     r22, turn, 1
    JLTI     r22, 0, noted48
    SETF     once.example.all, r11, r22
  noted48:
  ; lose 1 coin
    REC      r23, 1
    MOV      r23, r11
    RAISE    r22, lose:coin, r23...
  unaffected49:
  ; window before the toll
    JMP      answered43
  other47:
  answered43:
    JMP      answered36
  other40:
  answered36:
    LDI      r3, 1
    JMP      each27
  round26:
    OR       r2, r2, r3
    JNZ      r3, round1
  closed2:
    RET      r2
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

fields
    name once.example.all, of pawn

told options
    before the toll: (lose 1 coin ({0})='' you may choose one='gain 1 coin; lose 1 coin')
    all: (gain 1 coin='gain 1 coin' lose 1 coin='lose 1 coin')
