proc.errand: code, 2 arguments, 10 registers, level errand
    SERIAL   r1
  ; step "it": you may admire Bread
    OPTS
    LDI      r8, 25
    PAIR     r2, r0, r8
    CAN      r8, admire, r2...
    JZ       r8, no1
    LDI      r2, 25
    JLTI     r2, 0, no1
    OPTI     1, 'admire Bread'
    OPTI     -2000000000, 'decline'
    DECIDER  r4, r0
    DEC      r2, r4, 'admire Bread?'
    JEQI     r2, -2000000000, no1
    LDI      r9, 25
    PAIR     r3, r0, r9
    JLTI     r4, 0, unaffected3
    RAISE    r2, admire, r3...
  unaffected3:
    JMP      end2
  no1:
  end2:
    RETI     0

rule.example.horn~1: forbid, 1 arguments, 4 registers, event *
  ; card Horn: you can admire cards
    EVGET    r1, 0
    EVGET    r2, 1
    JNTAG    r2, card, no2
    PERMIT   0
  no2:
  other1:
    RETI     0

guarded.admire: forbid, 1 arguments, 1 registers, event *
    PROHIBIT 0
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

events
    name admire, text '{0} admires[ {1}]'

levels
    name errand, slots (actor #)

rules
    name example.horn, event admire, phase forbid, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, rank 10000, zones (hand)
    name guarded.admire, event admire, phase forbid, proc guarded.admire, layer -1
