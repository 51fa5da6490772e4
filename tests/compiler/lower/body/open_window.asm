proc.errand: code, 2 arguments, 6 registers, level errand
    SERIAL   r1
  ; step "ask": open before the toll
    LDI      r2, -1
    MOV      r4, r2
    MOV      r5, r0
    CALL     r3, window.before the toll, r4...
    RETI     0

window.before the toll: code, 2 arguments, 20 registers
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
    NOPT     r7
    JNZ      r7, ask6
    JMP      asked3
  ask6:
    OPTI     -2000000000, 'pass'
    DECIDER  r10, r5
    DECH     r8, r10, 'before the toll'
    JEQI     r8, -2000000000, asked3
    JEQT     r9, 'lose 1 coin ({0})', hit9
    JMP      other8
  hit9:
    JNTAG    r8, =Horn, other8
    MOV      r11, r8
    MOV      r12, r5
  ; card Horn: before the toll: you may lose 1 coin
    REC      r14, 1
    MOV      r14, r12
    RAISE    r13, lose:coin, r14...
  unaffected10:
  ; window before the toll
    JMP      answered7
  other8:
  answered7:
    LDI      r3, 1
  asked3:
    OR       r2, r2, r3
    JNZ      r3, round1
  closed2:
    RET      r2
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

levels
    name errand, slots (actor #)

told options
    before the toll: (lose 1 coin ({0})='')
