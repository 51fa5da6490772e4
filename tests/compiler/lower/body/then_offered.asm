rule.example.lens~1: code, 1 arguments, 12 registers, event *
  ; card Lens: when taken: take a card in the heap, then you may discard it: gain 1 coin
    EVGET    r1, 0
    JLTI     r1, 0, no2
    EVGET    r2, 1
    JNE      r2, r0, no2
    LDI      r2, -1
    OPTS
    LDI      r5, -1
    FIRST    r4, heap, r5
    SEEK     r4, card, end6
  loop4:
    OPT      r4, ''
  after5:
    NEXT     r4, card, loop4
  end6:
    NOPT     r5
    JZ       r5, picked3
    DECIDER  r6, r1
    DEC      r2, r6, 'take a card'
  picked3:
    JLTI     r2, 0, none7
    PAIR     r5, r1, r2
    RAISE    r4, take, r5...
  unaffected8:
    OPTS
    ABOUT    0, r2
    JLTI     r2, 0, no9
    OPTI     1, 'discard {1?it}'
    OPTI     -2000000000, 'decline'
    DECIDER  r6, r1
    DEC      r4, r6, 'discard {1?it}: gain 1 coin (Lens)?'
    JEQI     r4, -2000000000, no9
    PAIR     r5, r1, r2
    RAISE    r4, discard, r5...
  unaffected12:
    JNEI     r4, 0, else11
    REC      r6, 1
    MOV      r6, r1
    RAISE    r5, gain:coin, r6...
  unaffected13:
  else11:
    JMP      end10
  no9:
  end10:
  none7:
  no2:
  other1:
    RETI     0

entities
    name Lens, text Lens, tags (card thing =Lens thing#), zone (deck '')

rules
    name example.lens, event take, phase after, proc rule.example.lens~1, carrier Lens, layer 1
