window.before the toll: code, 2 arguments, 24 registers
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
    LDI      r7, -1
  carrier4:
    FIND     r7, r7, card
    JLTI     r7, 0, carriers5
    JNIN     r7, hand, carrier4
    JNIN     r7, hand, carrier4
  awake6:
    JNTAG    r7, red, carrier4
    JNIN     r7, hand, carrier4
    BEAR     r8, r7
    JNE      r8, r5, carrier4
    OPT      r7, 'gain 1 coin ({0})'
    JMP      carrier4
  carriers5:
    NOPT     r7
    JNZ      r7, ask7
    JMP      asked3
  ask7:
    OPTI     -2000000000, 'pass'
    DECIDER  r10, r5
    DECH     r8, r10, 'before the toll'
    JEQI     r8, -2000000000, asked3
    JEQT     r9, 'gain 1 coin ({0})', hit10
    JMP      other9
  hit10:
    JNTAG    r8, card, other9
    MOV      r11, r8
  ; rule "Red ones": for each pawn: for each red card in your hand: before the toll: you may gain 1 coin
    REC      r13, 1
    MOV      r13, r5
    RAISE    r12, gain:coin, r13...
  unaffected11:
  ; window before the toll
    JMP      answered8
  other9:
  answered8:
    LDI      r3, 1
  asked3:
    DECIDER  r6, r1
    LDI      r7, 0
    MOV      r8, r6
    LDI      r9, -1
  each13:
    ROUND    r10, r7..., round12
    JEQ      r10, r5, each13
    OPTS
    PLACE    r11, r10
    LDI      r12, -1
  carrier14:
    FIND     r12, r12, card
    JLTI     r12, 0, carriers15
    JNIN     r12, hand, carrier14
    JNIN     r12, hand, carrier14
  awake16:
    JNTAG    r12, red, carrier14
    JNIN     r12, hand, carrier14
    BEAR     r13, r12
    JNE      r13, r10, carrier14
    OPT      r12, 'gain 1 coin ({0})'
    JMP      carrier14
  carriers15:
    NOPT     r12
    JNZ      r12, ask17
    JMP      each13
  ask17:
    OPTI     -2000000000, 'pass'
    DECIDER  r15, r10
    DECH     r13, r15, 'before the toll'
    JEQI     r13, -2000000000, each13
    JEQT     r14, 'gain 1 coin ({0})', hit20
    JMP      other19
  hit20:
    JNTAG    r13, card, other19
    MOV      r16, r13
  ; rule "Red ones": for each pawn: for each red card in your hand: before the toll: you may gain 1 coin
    REC      r18, 1
    MOV      r18, r10
    RAISE    r17, gain:coin, r18...
  unaffected21:
  ; window before the toll
    JMP      answered18
  other19:
  answered18:
    LDI      r3, 1
    JMP      each13
  round12:
    OR       r2, r2, r3
    JNZ      r3, round1
  closed2:
    RET      r2
    RETI     0

told options
    before the toll: (gain 1 coin ({0})='')
