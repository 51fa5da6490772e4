proc.errand: code, 2 arguments, 13 registers, level errand
    SERIAL   r1
  ; step "may": you may discard Bread
    OPTS
    LDI      r8, 25
    PAIR     r2, r0, r8
    CAN      r8, discard, r2...
    JZ       r8, no1
    LDI      r2, 25
    JLTI     r2, 0, no1
    OPTI     1, 'discard Bread'
    OPTI     -2000000000, 'decline'
    DECIDER  r4, r0
    DEC      r2, r4, 'discard Bread?'
    JEQI     r2, -2000000000, no1
    LDI      r9, 25
    PAIR     r3, r0, r9
    JLTI     r4, 0, unaffected3
    RAISE    r2, discard, r3...
  unaffected3:
    JMP      end2
  no1:
  end2:
  ; step "pay": lose 2 coins, else gain 1 coin
    LDI      r2, 2
    GETV     r3, coin, r0
    JLT      r3, r2, next5
    REC      r3, 2
    MOV      r3, r0
    RAISE    r2, lose:coin, r3...
  unaffected6:
    JMP      end4
  next5:
    REC      r3, 1
    MOV      r3, r0
    RAISE    r2, gain:coin, r3...
  unaffected8:
    JMP      end4
  next7:
  end4:
  ; step "which": you may discard a red card
    OPTS
    MOV      r3, r0
    LDI      r2, -1
  loop12:
    HAVE     r2, red, end13
    JNTAG    r2, card, loop12
    PAIR     r4, r0, r2
    CAN      r10, discard, r4...
    JZ       r10, loop12
    JMP      found11
    JMP      loop12
  end13:
    JMP      no9
  found11:
    OPTI     1, 'discard a red card'
    OPTI     -2000000000, 'decline'
    DECIDER  r4, r0
    DEC      r2, r4, 'discard a red card?'
    JEQI     r2, -2000000000, no9
    LDI      r2, -1
    OPTS
    MOV      r5, r0
    LDI      r4, -1
  loop15:
    HAVE     r4, red, end16
    JNTAG    r4, card, loop15
    PAIR     r6, r0, r4
    CAN      r12, discard, r6...
    JZ       r12, loop15
    OPT      r4, ''
    JMP      loop15
  end16:
    NOPT     r6
    JZ       r6, picked14
    DECIDER  r7, r0
    DEC      r2, r7, 'discard a red card'
  picked14:
    JLTI     r2, 0, none17
    PAIR     r5, r0, r2
    RAISE    r4, discard, r5...
  unaffected18:
  none17:
    JMP      end10
  no9:
  end10:
    RETI     0

rule.example.horn~1: forbid, 1 arguments, 3 registers, event *
  ; card Horn: you cannot discard Bread
    EVGET    r1, 0
    EVGET    r2, 1
    JNEI     r2, 25, no2
    PROHIBIT 1
  no2:
  other1:
    RETI     0

entities
    name Horn, text Horn, tags (card thing =Horn thing#), zone (deck '')

levels
    name errand, slots (actor #)

rules
    name example.horn, event discard, phase forbid, proc rule.example.horn~1, carrier Horn, mode 1, layer 1, zones (hand)
