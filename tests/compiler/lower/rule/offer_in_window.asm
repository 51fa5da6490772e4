window.before the toll: code, 2 arguments, 28 registers
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
    LDI      r7, 0
    MOV      r8, r6
    LDI      r9, -1
  each27:
    ROUND    r10, r7..., round26
    JEQ      r10, r5, each27
    OPTS
    PLACE    r11, r10
    LDI      r12, 28
    JNIN     r12, hand, rule28
  awake29:
    HOLDER   r13, r12
    JNE      r13, r10, rule28
    JLTI     r10, 0, rule28
    MOV      r14, r10
    LDI      r15, 1
    GETV     r16, coin, r14
    JLT      r16, r15, rule28
    OPT      r12, 'lose 1 coin ({0})'
  rule28:
    ROLE     r12, turn, 1
    JLTI     r12, 0, rule30
    GETF     r13, once.example.all, r10
    JEQ      r13, r12, rule30
    JMP      one32
  not33:
    LDI      r12, 1
    GETV     r13, coin, r10
    JLT      r13, r12, not34
    JMP      one32
  not34:
    JMP      rule30
  one32:
    OPTI     -2, 'you may choose one'
  rule30:
    NOPT     r12
    JNZ      r12, ask35
    JMP      each27
  ask35:
    OPTI     -2000000000, 'pass'
    DECIDER  r15, r10
    DECH     r13, r15, 'before the toll'
    JEQI     r13, -2000000000, each27
    JEQT     r14, 'lose 1 coin ({0})', hit38
    JMP      other37
  hit38:
    JNTAG    r13, =Horn, other37
    MOV      r16, r13
    MOV      r17, r10
  ; card Horn: before the toll: you may lose 1 coin
    REC      r19, 1
    MOV      r19, r17
    RAISE    r18, lose:coin, r19...
  unaffected39:
  ; window before the toll
    JMP      answered36
  other37:
    JNEI     r13, -2, other40
    MOV      r16, r10
    OPTS
    PLACE    r17, r16
    OPTI     -1, 'gain 1 coin'
  closed41:
    LDI      r18, 1
    GETV     r19, coin, r10
    JLT      r19, r18, closed42
    OPTI     -2, 'lose 1 coin'
  closed42:
    NOPT     r18
    JZ       r18, answered43
    OPTI     -2000000000, 'decline'
    DECIDER  r20, r16
    DEC      r18, r20, 'all'
    JEQI     r18, -2000000000, answered43
    JNEI     r18, -1, other44
    ROLE     r21, turn, 1
    JLTI     r21, 0, noted45
    SETF     once.example.all, r10, r21
  noted45:
  ; gain 1 coin
    REC      r22, 1
    MOV      r22, r10
    RAISE    r21, gain:coin, r22...
  unaffected46:
  ; window before the toll
    JMP      answered43
  other44:
    JNEI     r18, -2, other47
    ROLE     r21, turn, 1
    JLTI     r21, 0, noted48
    SETF     once.example.all, r10, r21
  noted48:
  ; lose 1 coin
    REC      r22, 1
    MOV      r22, r10
    RAISE    r21, lose:coin, r22...
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
