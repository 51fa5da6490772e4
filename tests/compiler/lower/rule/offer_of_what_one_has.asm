window.before the toll: code, 2 arguments, 25 registers
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
    LDI      r8, 0
    LDI      r10, -1
    SEATS    r7
    MOV      r9, r6
  each13:
    ADDI     r8, r8, 1
    JGE      r8, r7, round12
    SEATR    r11, r9, r8
    AVATAR   r11, r11
    JLTI     r11, 0, each13
    JEQ      r11, r5, each13
    OPTS
    PLACE    r12, r11
    LDI      r13, -1
  carrier14:
    FIND     r13, r13, card
    JLTI     r13, 0, carriers15
    JNIN     r13, hand, carrier14
    JNIN     r13, hand, carrier14
  awake16:
    JNTAG    r13, red, carrier14
    JNIN     r13, hand, carrier14
    BEAR     r14, r13
    JNE      r14, r11, carrier14
    OPT      r13, 'gain 1 coin ({0})'
    JMP      carrier14
  carriers15:
    NOPT     r13
    JNZ      r13, ask17
    JMP      each13
  ask17:
    OPTI     -2000000000, 'pass'
    DECIDER  r16, r11
    DECH     r14, r16, 'before the toll'
    JEQI     r14, -2000000000, each13
    JEQT     r15, 'gain 1 coin ({0})', hit20
    JMP      other19
  hit20:
    JNTAG    r14, card, other19
    MOV      r17, r14
  ; rule "Red ones": for each pawn: for each red card in your hand: before the toll: you may gain 1 coin
    REC      r19, 1
    MOV      r19, r11
    RAISE    r18, gain:coin, r19...
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
