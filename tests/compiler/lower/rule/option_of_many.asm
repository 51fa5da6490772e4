proc.errand: code, 2 arguments, 21 registers, level errand
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
    OPTI     -1, 'rest'
  closed6:
    LDI      r10, -1
    MOV      r11, r8
  carrier7:
    HAVE     r10, =Drum, carriers8
    JNIN     r10, hand, carrier7
  awake9:
    JNTAG    r8, red, carrier7
    OPT      r10, 'beat'
    JMP      carrier7
  carriers8:
    LDI      r10, -1
    MOV      r11, r8
  carrier10:
    HAVE     r10, card, carriers11
    JNIN     r10, hand, carrier10
  awake12:
    JNTAG    r10, red, carrier10
    OPT      r10, 'show'
    JMP      carrier10
  carriers11:
    NOPT     r10
    JZ       r10, answered13
    DECIDER  r12, r8
    DEC      r10, r12, 'what'
    JNEI     r10, -1, other14
  ; "rest": gain 1 coin
    REC      r14, 1
    MOV      r14, r0
    RAISE    r13, gain:coin, r14...
  unaffected15:
  ; procedure errand (errands)
    JMP      answered13
  other14:
    JEQT     r11, 'beat', hit17
    JMP      other16
  hit17:
    JNTAG    r10, =Drum, other16
    MOV      r13, r10
  ; card Drum x3: option of errand "beat" if you are red: gain 1 coin
    REC      r15, 1
    MOV      r15, r8
    RAISE    r14, gain:coin, r15...
  unaffected18:
  ; procedure errand (errands)
    JMP      answered13
  other16:
    JEQT     r11, 'show', hit20
    JMP      other19
  hit20:
    JNTAG    r10, card, other19
    MOV      r13, r10
  ; rule "Cards": for each red card: option of errand "show": gain 1 coin
    REC      r15, 1
    MOV      r15, r8
    RAISE    r14, gain:coin, r15...
  unaffected21:
  ; procedure errand (errands)
    JMP      answered13
  other19:
  answered13:
    JMP      work1
  other5:
    JMP      work1
  worked2:
    RETI     0

entities
    name Drum, text Drum, tags (card thing =Drum thing#), zone (deck '')
    name 'Drum #2', text Drum, tags (card thing =Drum thing#), zone (deck '')
    name 'Drum #3', text Drum, tags (card thing =Drum thing#), zone (deck '')

levels
    name errand, slots (actor #)

told options
    what now?: (what='')
    what: (rest='gain 1 coin' beat='gain 1 coin' show='gain 1 coin')
