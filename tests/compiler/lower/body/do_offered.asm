window.before the draw: code, 2 arguments, 21 registers
  ; window before the draw
    LDI      r2, 0
  round1:
    LDI      r3, 0
    LDI      r4, -1
    SEAT     r6
    AVATAR   r5, r6
    JLTI     r5, 0, asked3
    OPTS
    PLACE    r6, r5
    HELD     r7, r4..., =Horn
    JLTI     r7, 0, nothing4
    LDI      r8, 28
    JNIN     r8, hand, rule5
  awake6:
    HOLDER   r9, r8
    JNE      r9, r5, rule5
    JLTI     r5, 0, rule5
    MOV      r10, r5
    OPT      r8, 'gain 1 coin ({0})'
  rule5:
    LDI      r8, 28
    JNIN     r8, hand, rule7
  awake8:
    HOLDER   r9, r8
    JNE      r9, r5, rule7
    GETV     r10, coin, r5
    JLTI     r10, 3, rule7
    JLTI     r5, 0, rule7
    MOV      r10, r5
    OPT      r8, 'gain 2 coins ({0})'
  rule7:
  nothing4:
    NOPT     r8
    JNZ      r8, ask9
    JMP      asked3
  ask9:
    OPTI     -2000000000, 'pass'
    DECIDER  r11, r5
    DECH     r9, r11, 'before the draw'
    JEQI     r9, -2000000000, asked3
    JEQT     r10, 'gain 1 coin ({0})', hit12
    JMP      other11
  hit12:
    JNTAG    r9, =Horn, other11
    MOV      r12, r9
    MOV      r13, r5
  ; before the draw: you may gain 1 coin
    REC      r15, 1
    MOV      r15, r13
    RAISE    r14, gain:coin, r15...
  unaffected13:
  ; window before the draw
    JMP      answered10
  other11:
    JEQT     r10, 'gain 2 coins ({0})', hit15
    JMP      other14
  hit15:
    JNTAG    r9, =Horn, other14
    MOV      r12, r9
    MOV      r13, r5
  ; before the draw: if you have 3 coins: you may gain 2 coins
    REC      r15, 2
    MOV      r15, r13
    RAISE    r14, gain:coin, r15...
  unaffected16:
  ; window before the draw
    JMP      answered10
  other14:
  answered10:
    LDI      r3, 1
  asked3:
    OR       r2, r2, r3
    JNZ      r3, round1
  closed2:
    RET      r2
    RETI     0

what is offered.Horn.do what Horn offers: code, 2 arguments, 16 registers
    OPTS
    PLACE    r2, r1
    LDI      r3, 0
    JNTAG    r0, =Horn, closed1
    JLTI     r1, 0, closed1
    MOV      r4, r1
    LDI      r3, 1
    OPTI     -1, 'gain 1 coin'
  closed1:
    LDI      r4, 0
    JNTAG    r0, =Horn, closed2
    GETV     r5, coin, r1
    JLTI     r5, 3, closed2
    JLTI     r1, 0, closed2
    MOV      r5, r1
    LDI      r4, 1
    OPTI     -2, 'gain 2 coins'
  closed2:
    NOPT     r5
    JZ       r5, answered3
    DECIDER  r7, r1
    DEC      r5, r7, 'do what Horn offers'
    JNEI     r5, -1, other4
    MOV      r8, r1
  ; before the draw: you may gain 1 coin
    REC      r10, 1
    MOV      r10, r8
    RAISE    r9, gain:coin, r10...
  unaffected5:
    JMP      answered3
  other4:
    JNEI     r5, -2, other6
    MOV      r8, r1
  ; before the draw: if you have 3 coins: you may gain 2 coins
    REC      r10, 2
    MOV      r10, r8
    RAISE    r9, gain:coin, r10...
  unaffected7:
    JMP      answered3
  other6:
  answered3:
    RETI     0
    RETI     0

rule.example.bell~1: code, 1 arguments, 7 registers, event *
  ; card Bell: when you gain 1 coin: do what Horn offers
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    LDI      r3, 28
    JLTI     r2, 0, nobody3
    JLTI     r3, 0, nobody3
    MOV      r5, r3
    MOV      r6, r2
    CALL     r4, what is offered.Horn.do what Horn offers, r5...
  nobody3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')
    name Bell, text Bell, tags (card thing =Bell thing#), zone (deck '')

rules
    name example.bell, event gain:coin, phase after, proc rule.example.bell~1, carrier Bell, mode 1, layer 1, rank 2, zones (hand)

told options
    before the draw: (gain 1 coin ({0})='' gain 2 coins ({0})='')
    do what Horn offers: (gain 1 coin='' gain 2 coins='')
