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
    HELD     r7, r4..., tool
    JLTI     r7, 0, nothing4
    LDI      r8, -1
    MOV      r9, r5
  carrier5:
    HAVE     r8, =Horn, carriers6
    JNIN     r8, hand, carrier5
  awake7:
    JLTI     r5, 0, carrier5
    MOV      r10, r5
    OPT      r8, 'gain 1 coin ({0})'
    JMP      carrier5
  carriers6:
    LDI      r8, 31
    JNIN     r8, hand, rule8
  awake9:
    HOLDER   r9, r8
    JNE      r9, r5, rule8
    JLTI     r5, 0, rule8
    MOV      r10, r5
    OPT      r8, 'gain 2 coins ({0})'
  rule8:
  nothing4:
    NOPT     r8
    JNZ      r8, ask10
    JMP      asked3
  ask10:
    OPTI     -2000000000, 'pass'
    DECIDER  r11, r5
    DECH     r9, r11, 'before the draw'
    JEQI     r9, -2000000000, asked3
    JEQT     r10, 'gain 1 coin ({0})', hit13
    JMP      other12
  hit13:
    JNTAG    r9, =Horn, other12
    MOV      r12, r9
    MOV      r13, r5
  ; tool Horn x2: before the draw: you may gain 1 coin
    REC      r15, 1
    MOV      r15, r13
    RAISE    r14, gain:coin, r15...
  unaffected14:
  ; window before the draw
    JMP      answered11
  other12:
    JEQT     r10, 'gain 2 coins ({0})', hit16
    JMP      other15
  hit16:
    JNTAG    r9, =Flute, other15
    MOV      r12, r9
    MOV      r13, r5
  ; tool Flute: before the draw: you may gain 2 coins
    REC      r15, 2
    MOV      r15, r13
    RAISE    r14, gain:coin, r15...
  unaffected17:
  ; window before the draw
    JMP      answered11
  other15:
  answered11:
    LDI      r3, 1
  asked3:
    OR       r2, r2, r3
    JNZ      r3, round1
  closed2:
    RET      r2
    RETI     0

what is offered.tool.do what a tool in your hand offers: code, 2 arguments, 16 registers
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
    JNTAG    r0, =Flute, closed2
    JLTI     r1, 0, closed2
    MOV      r5, r1
    LDI      r4, 1
    OPTI     -2, 'gain 2 coins'
  closed2:
    NOPT     r5
    JZ       r5, answered3
    DECIDER  r7, r1
    DEC      r5, r7, 'do what a tool in your hand offers'
    JNEI     r5, -1, other4
    MOV      r8, r1
  ; tool Horn x2: before the draw: you may gain 1 coin
    REC      r10, 1
    MOV      r10, r8
    RAISE    r9, gain:coin, r10...
  unaffected5:
    JMP      answered3
  other4:
    JNEI     r5, -2, other6
    MOV      r8, r1
  ; tool Flute: before the draw: you may gain 2 coins
    REC      r10, 2
    MOV      r10, r8
    RAISE    r9, gain:coin, r10...
  unaffected7:
    JMP      answered3
  other6:
  answered3:
    RETI     0
    RETI     0

rule.example.bell~1: code, 1 arguments, 8 registers, event *
  ; when you gain 1 coin:
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    LDI      r2, -1
    OPTS
    FIRST    r4, hand, r1
    SEEK     r4, tool, end6
  loop4:
    OPT      r4, ''
  after5:
    NEXT     r4, tool, loop4
  end6:
    NOPT     r5
    JZ       r5, picked3
    DECIDER  r6, r1
    DEC      r2, r6, 'do what a tool in your hand offers'
  picked3:
    JLTI     r2, 0, none7
    MOV      r4, r1
    JLTI     r4, 0, nobody8
    JLTI     r2, 0, nobody8
    MOV      r6, r2
    MOV      r7, r4
    CALL     r5, what is offered.tool.do what a tool in your hand offers, r6...
  nobody8:
  none7:
  no2:
  other1:
    RETI     0

entities
    name Bell, text Bell, tags (card thing =Bell thing#), zone (deck '')
    name Horn, text Horn, tags (tool card thing =Horn thing#), zone (deck '')
    name 'Horn #2', text Horn, tags (tool card thing =Horn thing#), zone (deck '')
    name Flute, text Flute, tags (tool card thing =Flute thing#), zone (deck '')

rules
    name example.bell, event gain:coin, phase after, proc rule.example.bell~1, carrier Bell, mode 1, layer 1, rank 2, zones (hand)

told options
    before the draw: (gain 1 coin ({0})='' gain 2 coins ({0})='')
    do what a tool in your hand offers: (gain 1 coin='' gain 2 coins='')
