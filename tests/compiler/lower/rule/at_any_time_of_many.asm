proc.errand: code, 2 arguments, 23 registers, level errand
    SERIAL   r1
  work1:
  ; procedure errand (errands)
    LIMS
    PLACE    r2, r0
    LDI      r3, 0
    OPTS
    OPTI     -1, 'rest'
  closed3:
    LDI      r4, -1
    MOV      r5, r0
    HELD     r4, r4..., any22#
    JLTI     r4, 0, nothing4
    LDI      r6, 28
    JNIN     r6, hand, rule5
  awake6:
    HOLDER   r7, r6
    JNE      r7, r0, rule5
    ROLE     r8, turn, 1
    JLTI     r8, 0, rule5
    GETF     r9, once.example.horn, r6
    JEQ      r9, r8, rule5
    JLTI     r0, 0, rule5
    MOV      r8, r0
    LDI      r9, 1
    GETV     r10, coin, r8
    JLT      r10, r9, rule5
    OPT      r6, 'lose 1 coin ({0})'
  rule5:
    LDI      r6, 29
    JNIN     r6, hand, rule8
  awake9:
    HOLDER   r7, r6
    JNE      r7, r0, rule8
    JLTI     r0, 0, rule8
    MOV      r8, r0
    LDI      r10, -1
    ZID      r11, deck, r10
    TOP      r9, r11
    JLTI     r9, 0, rule8
    OPT      r6, 'gain 1 card ({0})'
  rule8:
    LDI      r6, 30
    JNIN     r6, hand, rule10
  awake11:
    HOLDER   r7, r6
    JNE      r7, r0, rule10
    JLTI     r0, 0, rule10
    MOV      r8, r0
    JMP      one12
  not13:
    LDI      r9, 1
    GETV     r10, coin, r8
    JLT      r10, r9, not14
    JMP      one12
  not14:
    JMP      rule10
  one12:
    OPT      r6, 'you may choose one ({0})'
  rule10:
  nothing4:
    NOPT     r6
    JZ       r6, worked2
    JNZ      r3, must15
    OPTI     -2000000000, 'done'
  must15:
    DECIDER  r8, r0
    DEC      r6, r8, 'work\x1fwhat now?'
    JEQI     r6, -2000000000, worked2
    JNEI     r6, -1, other16
  ; offer "rest": gain 1 coin
    REC      r10, 1
    MOV      r10, r0
    RAISE    r9, gain:coin, r10...
  unaffected17:
  ; procedure errand (errands)
    JMP      work1
  other16:
    JEQT     r7, 'lose 1 coin ({0})', hit19
    JMP      other18
  hit19:
    JNTAG    r6, =Horn, other18
    MOV      r9, r6
    ROLE     r10, turn, 1
    JLTI     r10, 0, noted20
    SETF     once.example.horn, r9, r10
  noted20:
    MOV      r10, r0
  ; card Horn: at any time: once per turn: you may lose 1 coin
    REC      r12, 1
    MOV      r12, r10
    RAISE    r11, lose:coin, r12...
  unaffected21:
  ; procedure errand (errands)
    JMP      work1
  other18:
    JEQT     r7, 'gain 1 card ({0})', hit23
    JMP      other22
  hit23:
    JNTAG    r6, =Whistle, other22
    MOV      r9, r6
    MOV      r10, r0
  ; card Whistle: at any time: you may gain 1 card
    LDI      r19, -1
    ZID      r20, deck, r19
    TOP      r18, r20
    PAIR     r12, r10, r18
    JLTI     r13, 0, unaffected24
    RAISE    r11, gain, r12...
  unaffected24:
  ; procedure errand (errands)
    JMP      work1
  other22:
    JEQT     r7, 'you may choose one ({0})', hit26
    JMP      other25
  hit26:
    JNTAG    r6, =Drum, other25
    MOV      r9, r6
    MOV      r10, r0
    MOV      r11, r10
    OPTS
    PLACE    r12, r11
    OPTI     -1, 'gain 1 coin'
  closed27:
    LDI      r13, 1
    GETV     r14, coin, r10
    JLT      r14, r13, closed28
    OPTI     -2, 'lose 1 coin'
  closed28:
    NOPT     r13
    JZ       r13, answered29
    OPTI     -2000000000, 'decline'
    DECIDER  r15, r11
    DEC      r13, r15, 'Drum'
    JEQI     r13, -2000000000, answered29
    JNEI     r13, -1, other30
  ; gain 1 coin
    REC      r17, 1
    MOV      r17, r10
    RAISE    r16, gain:coin, r17...
  unaffected31:
  ; procedure errand (errands)
    JMP      answered29
  other30:
    JNEI     r13, -2, other32
  ; lose 1 coin
    REC      r17, 1
    MOV      r17, r10
    RAISE    r16, lose:coin, r17...
  unaffected33:
  ; procedure errand (errands)
    JMP      answered29
  other32:
  answered29:
    JMP      work1
  other25:
    JMP      work1
  worked2:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing# any22#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing# any22#), zone (deck '')
    name Drum, text Drum, tags (card thing =Drum thing# any22#), zone (deck '')

fields
    name once.example.horn, of =Horn

levels
    name errand, slots (actor #)

told options
    what now?: (rest='gain 1 coin' lose 1 coin ({0})='' gain 1 card ({0})='' you may choose one ({0})='gain 1 coin; lose 1 coin')
    Drum: (gain 1 coin='gain 1 coin' lose 1 coin='lose 1 coin')
