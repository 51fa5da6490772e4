window.during the toll: code, 2 arguments, 22 registers
  ; window during the toll
    LDI      r2, 0
  round1:
    LDI      r3, 0
    LDI      r4, -1
    ROLE     r5, turn, 0
    JLTI     r5, 0, asked3
    JNTAG    r5, pawn, asked3
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
    NOPT     r7
    JNZ      r7, ask6
    JMP      asked3
  ask6:
    OPTI     -2000000000, 'pass'
    DECIDER  r10, r5
    DECH     r8, r10, 'during the toll'
    JEQI     r8, -2000000000, asked3
    JEQT     r9, 'lose 1 coin ({0})', hit9
    JMP      other8
  hit9:
    JNTAG    r8, =Horn, other8
    MOV      r11, r8
    MOV      r12, r5
  ; card Horn: during the toll: you may lose 1 coin
    REC      r14, 1
    MOV      r14, r12
    RAISE    r13, lose:coin, r14...
  unaffected10:
  ; window during the toll
    JMP      answered7
  other8:
  answered7:
    LDI      r3, 1
  asked3:
    LDI      r6, -1
    SEAT     r8
    AVATAR   r7, r8
    JLTI     r7, 0, asked11
    JEQ      r7, r5, asked11
    OPTS
    PLACE    r8, r7
    LDI      r9, 28
    JNIN     r9, hand, rule12
  awake13:
    HOLDER   r10, r9
    JNE      r10, r7, rule12
    JLTI     r7, 0, rule12
    MOV      r11, r7
    LDI      r12, 1
    GETV     r13, coin, r11
    JLT      r13, r12, rule12
    OPT      r9, 'lose 1 coin ({0})'
  rule12:
    NOPT     r9
    JNZ      r9, ask14
    JMP      asked11
  ask14:
    OPTI     -2000000000, 'pass'
    DECIDER  r12, r7
    DECH     r10, r12, 'during the toll'
    JEQI     r10, -2000000000, asked11
    JEQT     r11, 'lose 1 coin ({0})', hit17
    JMP      other16
  hit17:
    JNTAG    r10, =Horn, other16
    MOV      r13, r10
    MOV      r14, r7
  ; card Horn: during the toll: you may lose 1 coin
    REC      r16, 1
    MOV      r16, r14
    RAISE    r15, lose:coin, r16...
  unaffected18:
  ; window during the toll
    JMP      answered15
  other16:
  answered15:
    LDI      r3, 1
  asked11:
    OR       r2, r2, r3
    JNZ      r3, round1
  closed2:
    RET      r2
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

told options
    during the toll: (lose 1 coin ({0})='')
