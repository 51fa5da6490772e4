proc.errand: code, 2 arguments, 24 registers, level errand
    SERIAL   r1
  ; procedure errand (errands)
    LDI      r2, 0
  work1:
    LIMS
    PLACE    r3, r0
    LDI      r4, 0
    OPTS
    JNZ      r2, closed3
    LDI      r4, 1
    OPTI     -1, 'what'
  closed3:
    NOPT     r5
    JZ       r5, worked2
    JNZ      r4, must4
    OPTI     -2000000000, 'done'
  must4:
    DECIDER  r7, r0
    DEC      r5, r7, 'work\x1fwhat now?'
    JEQI     r5, -2000000000, worked2
    JNEI     r5, -1, other5
    LDI      r2, 1
    MOV      r8, r0
    OPTS
    PLACE    r9, r8
    LDI      r10, 29
    JNIN     r10, hand, rule7
  awake8:
    HOLDER   r11, r10
    JNE      r11, r8, rule7
    JMP      closed6
  rule7:
    OPTI     -1, 'rest'
  closed6:
    LDI      r10, 1
    GETV     r11, coin, r0
    JLT      r11, r10, closed9
    OPTI     -2, 'work'
  closed9:
    LDI      r10, 28
    JNIN     r10, hand, rule10
  awake11:
    HOLDER   r11, r10
    JNE      r11, r8, rule10
    JNTAG    r8, red, rule10
    OPT      r10, 'sing'
  rule10:
    LDI      r10, 28
    JNIN     r10, hand, rule12
  awake13:
    HOLDER   r11, r10
    JNE      r11, r8, rule12
    ROLE     r12, turn, 1
    JLTI     r12, 0, rule12
    GETF     r13, once.example.horn.dance, r10
    JEQ      r13, r12, rule12
    LDI      r13, -1
    ZID      r14, deck, r13
    TOP      r12, r14
    JLTI     r12, 0, rule12
    OPT      r10, 'dance'
  rule12:
    NOPT     r10
    JZ       r10, answered15
    DECIDER  r12, r8
    DEC      r10, r12, 'what'
    JNEI     r10, -1, other16
  ; "rest": gain 1 coin
    REC      r14, 1
    MOV      r14, r0
    RAISE    r13, gain:coin, r14...
  unaffected17:
  ; procedure errand (errands)
    JMP      answered15
  other16:
    JNEI     r10, -2, other18
  ; "work": lose 1 coin
    REC      r14, 1
    MOV      r14, r0
    RAISE    r13, lose:coin, r14...
  unaffected19:
  ; procedure errand (errands)
    JMP      answered15
  other18:
    JEQT     r11, 'sing', hit21
    JMP      other20
  hit21:
    JNTAG    r10, =Horn, other20
    MOV      r13, r10
  ; option of errand "sing" if you are red: gain 1 coin
    REC      r15, 1
    MOV      r15, r8
    RAISE    r14, gain:coin, r15...
  unaffected22:
  ; procedure errand (errands)
    JMP      answered15
  other20:
    JEQT     r11, 'dance', hit24
    JMP      other23
  hit24:
    JNTAG    r10, =Horn, other23
    MOV      r13, r10
    ROLE     r14, turn, 1
    JLTI     r14, 0, noted25
    SETF     once.example.horn.dance, r13, r14
  noted25:
  ; once per turn: option of errand "dance": gain 1 card
    LDI      r22, -1
    ZID      r23, deck, r22
    TOP      r21, r23
    PAIR     r15, r8, r21
    JLTI     r16, 0, unaffected26
    RAISE    r14, gain, r15...
  unaffected26:
  ; procedure errand (errands)
    JMP      answered15
  other23:
  answered15:
    JMP      work1
  other5:
    JMP      work1
  worked2:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Whistle, text Whistle, tags (card thing =Whistle thing#), zone (deck '')

fields
    name once.example.horn.dance, of =Horn

levels
    name errand, slots (actor #)

told options
    what now?: (what='')
    what: (rest='gain 1 coin' work='lose 1 coin' sing='gain 1 coin' dance='gain 1 card')
