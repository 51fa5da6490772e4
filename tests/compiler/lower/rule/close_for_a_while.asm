proc.errand: code, 2 arguments, 20 registers, level errand
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
    LDI      r10, -1
  live7:
    EFNEXT   r10, example.horn~1, r10
    JLTI     r10, 0, open8
    EFGET    r11, r10, 0
    JNE      r11, r8, live7
    EFGET    r12, r10, 1
    JMP      closed6
  open8:
    OPTI     -1, 'rest'
  closed6:
    LDI      r10, 1
    GETV     r11, coin, r0
    JLT      r11, r10, closed9
    OPTI     -2, 'work'
  closed9:
    NOPT     r10
    JZ       r10, answered10
    DECIDER  r12, r8
    DEC      r10, r12, 'what'
    JNEI     r10, -1, other11
  ; "rest": gain 1 coin
    REC      r14, 1
    MOV      r14, r0
    RAISE    r13, gain:coin, r14...
  unaffected12:
  ; procedure errand (errands)
    JMP      answered10
  other11:
    JNEI     r10, -2, other13
  ; "work": lose 1 coin
    REC      r14, 1
    MOV      r14, r0
    RAISE    r13, lose:coin, r14...
  unaffected14:
  ; procedure errand (errands)
    JMP      answered10
  other13:
  answered10:
    JMP      work1
  other5:
    JMP      work1
  worked2:
    RETI     0

rule.example.horn~1: code, 1 arguments, 13 registers, event *
  ; card Horn: when you gain 1 coin: until the end of this turn: close option "rest" of errand
    EVGET    r1, 0
    EVGET    r2, 2
    JLTI     r2, 1, no2
    MOV      r2, r1
    MOV      r3, r2
    LDI      r4, 0
    INLV     r4, turn
    MOV      r6, r3
    MOV      r7, r0
    LDI      r8, 0
    LDI      r9, 0
    LDI      r10, 0
    LDI      r11, 0
    MOV      r12, r4
    EFNEW    r5, example.horn~1, r6...
  nowhere3:
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

levels
    name errand, slots (actor #)

effects
    example.horn~1

rules
    name example.horn, event gain:coin, phase after, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, rank 1, zones (hand)

told options
    what now?: (what='')
    what: (rest='gain 1 coin' work='lose 1 coin')
