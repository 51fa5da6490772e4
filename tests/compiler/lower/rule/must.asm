proc.errand: code, 2 arguments, 15 registers, level errand
    SERIAL   r1
  work1:
  ; procedure errand (errands)
    LIMS
    PLACE    r2, r0
    LDI      r3, 0
    OPTS
    MOV      r5, r0
    LDI      r4, -1
  loop5:
    HAVE     r4, card, end6
    JMP      found4
    JMP      loop5
  end6:
    JMP      closed3
  found4:
    LDI      r4, 28
    JLTI     r4, 0, closed3
    LDI      r11, 28
    PAIR     r5, r0, r11
    CAN      r4, must discard, r5...
    NOT      r4, r4
    OR       r3, r3, r4
    OPTI     -1, 'it'
  closed3:
    NOPT     r4
    JZ       r4, worked2
    JNZ      r3, must7
    OPTI     -2000000000, 'done'
  must7:
    DECIDER  r6, r0
    DEC      r4, r6, 'work\x1fwhat now?'
    JEQI     r4, -2000000000, worked2
    JNEI     r4, -1, other8
  ; offer "it" if you have a card: discard Horn
    LDI      r14, 28
    PAIR     r8, r0, r14
    JLTI     r9, 0, unaffected9
    RAISE    r7, discard, r8...
  unaffected9:
  ; procedure errand (errands)
    JMP      work1
  other8:
    JMP      work1
  worked2:
    RETI     0

rule.example.horn~1: forbid, 1 arguments, 3 registers, event *
  ; you must discard this
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    PROHIBIT 0
  no2:
  other1:
    RETI     0

rule.example.horn~2: forbid, 1 arguments, 3 registers, event *
  ; you need not discard this
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    EVGET    r2, 0
    JNE      r2, r1, no2
    PERMIT   0
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

events
    name 'must discard', text 'must discard', quiet True

levels
    name errand, slots (actor #)

rules
    name example.horn, event 'must discard', phase forbid, proc rule.example.horn~1, carrier Horn, layer 1, zones (hand)
    name example.horn, event 'must discard', phase forbid, proc rule.example.horn~2, carrier Horn, layer 1, rank 1, zones (hand)

told options
    what now?: (it='discard Horn')
